# Nordic in the terminal. ★ are points.

nordic-welcome = Nordic : des chemins de fer du Danemark au cap Nord, avec des tickets secrets.
nordic-example-steps = claim bergen-oslo red3+loco1
nordic-example-thing = bergen-oslo

## The board
nordic-title-set-up = Nordic · choix des premiers tickets
nordic-title-play = Nordic · tour { $turn }
nordic-title-last = Nordic · tour { $turn } · { $left ->
        [one] le tout dernier tour
       *[other] les { $left } derniers tours
    }
nordic-title-over = Nordic · la fin
nordic-face-up = { "Visibles " }
nordic-decks = { "Pioches  " }
nordic-deck = { $count ->
        [0] plus de cartes
        [one] 1 carte
       *[other] { $count } cartes
    }
nordic-ticket-deck = { $count ->
        [0] plus de tickets
        [one] 1 ticket
       *[other] { $count } tickets
    }
nordic-discard = { $count ->
        [0] défausse vide
       *[other] { $count } en défausse
    }
nordic-discarded = { "Défausse " }
nordic-trains = { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
nordic-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
nordic-tickets = { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
nordic-known = { "  vues   " }
nordic-unseen = { $count ->
        [one] { $count } carte non vue
       *[other] { $count } cartes non vues
    }
nordic-network = { "  routes " }
nordic-no-routes = pas encore de routes
nordic-hand = { "  main   " }
nordic-empty-hand = vide
nordic-no-tickets = aucun ticket
nordic-connected = relié
nordic-no-way = ne peut plus être relié
nordic-missing = il manque { $spaces }
nordic-spaces = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

nordic-colour = { $colour ->
        [purple] violet
        [blue] bleu
        [orange] orange
        [white] blanc
        [green] vert
        [yellow] jaune
        [black] noir
        [red] rouge
        [loco] locomotive
        [grey] gris
       *[other] { $colour }
    }
nordic-chip = { $colour ->
        [loco] locomotive
       *[other] { nordic-colour }
    }
nordic-route = { $cities } ({ $colour })

## What is asked
nordic-ask-ticket = Garder { $ticket }, { $points } ?
nordic-ask-tickets = Quels tickets garder ?
nordic-ask-action = Cartes, tickets ou route : que prenez-vous ?
nordic-ask-second-card = Quelle seconde carte piocher ?
nordic-ask-payment = Avec quoi payez-vous ?
nordic-ask-set = { $count ->
        [one] Encore une carte pour le lot. Laquelle ?
       *[other] Encore { $count } cartes pour les lots. Lesquelles ?
    }
nordic-ask-extra = { $count ->
        [one] Payer { $count } carte de plus, ou renoncer ?
       *[other] Payer { $count } cartes de plus, ou renoncer ?
    }

## Moves in words
nordic-do-keep = Garder { $ticket }
nordic-do-return = Rendre { $ticket }
nordic-do-claim = Prendre possession de { $route }
nordic-do-draw = Prendre une { $card ->
        [purple] carte violette
        [blue] carte bleue
        [orange] carte orange
        [white] carte blanche
        [green] carte verte
        [yellow] carte jaune
        [black] carte noire
        [red] carte rouge
        [loco] locomotive
       *[other] carte { $card }
    }
nordic-do-draw-blind = Piocher une carte à l’aveugle
nordic-do-give-up = Renoncer :
nordic-do-pass = Passer :
nordic-passed = passe
nordic-move-keep = vaut { $points } si vous le reliez, −{ $points } sinon
nordic-move-return = il sort de la partie
nordic-move-tickets = { $count ->
        [one] le dernier, qu’il faut garder
       *[other] en prendre { $count } et en garder { $keep } ou plus
    }
nordic-move-pass = il n’y a rien à faire
nordic-move-set = { $count ->
        [one] la seule que vous avez
       *[other] une de vos { $count }
    }
nordic-move-give-up = reprendre { $cards } ; le tour est fini
nordic-paid = { $kind ->
        [loco] { $count ->
            [one] { $count } locomotive
           *[other] { $count } locomotives
        }
        [set] { $count ->
            [one] un lot de { $size } au choix
           *[other] { $count } lots de { $size } au choix
        }
        [purple] { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
        [blue] { $count ->
            [one] { $count } bleue
           *[other] { $count } bleues
        }
        [orange] { $count ->
            [one] { $count } orange
           *[other] { $count } orange
        }
        [white] { $count ->
            [one] { $count } blanche
           *[other] { $count } blanches
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [yellow] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [black] { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
       *[other] { $count } × { $kind }
    }
nordic-nothing-to-claim = aucune route n’est payable maintenant ; « why bergen-oslo » dit ce qu’il faudrait
nordic-claim = { $count ->
        [one] la seule route que vous pouvez payer
       *[other] une des { $count } routes que vous pouvez payer
    } (longueur · points)
nordic-wanted = sur le chemin le plus court d’un de vos tickets
nordic-offer = { $count ->
        [one] Le dernier ticket ; il faut le garder.
       *[other] { $count } tickets ; gardez-en { $keep } ou plus. Cases manquantes, chemin le plus court :
    }
nordic-offer-hint = Répondez un par un, ou sur tous à la fois : « { $example } », ou « keep all ». « map » montre où sont les villes.
nordic-laid = { "  posées     " }
nordic-turned-up = { "  révélées   " }
nordic-due = { $count ->
        [0] aucune d’elles ne compte
        [one] une d’elles compte
       *[other] { $count } d’elles comptent
    } : { $colour ->
        [loco] à payer en locomotives
       *[other] à payer { $colour ->
        [purple] en violet
        [blue] en bleu
        [orange] en orange
        [white] en blanc
        [green] en vert
        [yellow] en jaune
        [black] en noir
        [red] en rouge
        [loco] en locomotives
       *[other] en { $colour }
    } ou en locomotives
    }
nordic-total-with-tickets = avec vos tickets
nordic-payment-hint = Ou nommez toutes les cartes à la fois, celles des lots aussi : « pay red2+blue3 ».

## What happened
nordic-fact-drew-face-up = prend une { $card ->
        [purple] carte violette
        [blue] carte bleue
        [orange] carte orange
        [white] carte blanche
        [green] carte verte
        [yellow] carte jaune
        [black] carte noire
        [red] carte rouge
        [loco] locomotive
       *[other] carte { $card }
    }
nordic-fact-drew-blind = pioche une { $card ->
        [purple] carte violette
        [blue] carte bleue
        [orange] carte orange
        [white] carte blanche
        [green] carte verte
        [yellow] carte jaune
        [black] carte noire
        [red] carte rouge
        [loco] locomotive
       *[other] carte { $card }
    }
nordic-fact-drew-unseen = pioche une carte à l’aveugle
nordic-fact-face-up = nouvelle carte : { $card ->
        [purple] violette
        [blue] bleue
        [orange] orange
        [white] blanche
        [green] verte
        [yellow] jaune
        [black] noire
        [red] rouge
        [loco] locomotive
       *[other] { $card }
    }
nordic-fact-laid = pose { $cards }
nordic-fact-gave-up = renonce à { $route } et reprend { $cards }
nordic-fact-turned-up = révélées : { $cards } ; { $extra ->
        [0] rien de plus à payer
        [one] { $extra } carte de plus à payer
       *[other] { $extra } cartes de plus à payer
    }
nordic-fact-turned-up-none = plus aucune carte à révéler ; rien de plus à payer
nordic-fact-claimed = prend possession de { $route }, +{ $points }
nordic-fact-closed = { $route } est fermée
nordic-fact-drew-tickets = { $count ->
        [one] prend { $count } ticket
       *[other] prend { $count } tickets
    }
nordic-fact-kept-tickets = { $count ->
        [one] garde { $count } ticket
       *[other] garde { $count } tickets
    }
nordic-fact-new-deck = la défausse est mélangée en une nouvelle pioche
nordic-fact-begins = { $seat } commence
nordic-fact-last-turns = { $seat } n’a presque plus de wagons : encore un tour pour chacun
nordic-fact-game-over = Le dernier train est parti. La partie est finie.
nordic-fact-capped = Trop de tours sans que la partie finisse : les points sont comptés tels quels.

## The end
nordic-outcome-globetrotter = Globetrotter +{ $points } : { $count ->
        [one] { $count } ticket relié
       *[other] { $count } tickets reliés
    }
nordic-outcome-longest = plus long chemin : { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

## Pages
nordic-map-legend = 4R quatre cases, rouge ; K noir ; * une couleur au choix ; ⠤⠤ voie ; ⠁⠁⠁ ferry ≈ ; ⠒⠂⠐⠒ tunnel ∩ ; ●4 prise
nordic-map-ticket = sur un de vos tickets
nordic-legend = × fermée ; 4R quatre cases, rouge ; K noir ; * une couleur au choix ; ≈ ferry ; ∩ tunnel
nordic-routes-of = Routes, { $name } : { $count }
nordic-country = { $country ->
        [NO] Norvège
        [SE] Suède
        [FI] Finlande
        [DK] Danemark
       *[across] Entre pays
    }

nordic-page-map = Il n’y a qu’une carte : tapez « map ».
nordic-page-routes = « routes { $words } » n’est pas une liste de routes. Il y a : routes, et les routes d’une ville (routes bergen), d’une couleur (routes red), ferry, tunnel, free.

## Help
nordic-owner = { $owner ->
        [free] libre
        [closed] fermée
       *[other] { $seat }
    }
nordic-kind = { $kind ->
        [ferry] { $count ->
            [one] ferry ≈ avec { $count } symbole de locomotive
           *[other] ferry ≈ avec { $count } symboles de locomotive
        }
        [tunnel] tunnel ∩
        [wild] route avec sa propre règle
       *[plain] route normale
    }
nordic-about-route = { $route } : { $spaces }, { $kind }, { $points } ; { $colour ->
        [grey] se paie en une couleur au choix
       *[other] se paie { $colour ->
        [purple] en violet
        [blue] en bleu
        [orange] en orange
        [white] en blanc
        [green] en vert
        [yellow] en jaune
        [black] en noir
        [red] en rouge
        [loco] en locomotives
       *[other] en { $colour }
    }
    }. Propriétaire : { $owner }.
nordic-about-double = Double avec { $other } ({ $owner }).
nordic-about-wild = Sur cette route, { $size } cartes au choix, locomotives comprises, remplacent une carte de la couleur avec laquelle vous payez.
nordic-about-city = { $city } a { $count ->
        [one] { $count } route :
       *[other] { $count } routes :
    }
nordic-short-route = { $route } : { $spaces }, { $kind }, { $points } — { $owner }
nordic-about-colour = { $colour ->
        [grey] Le gris n’est pas une couleur de cartes : une route grise se paie en une couleur au choix.
       *[other] Il y a { $count } cartes { $colour ->
        [purple] violettes
        [blue] bleues
        [orange] orange
        [white] blanches
        [green] vertes
        [yellow] jaunes
        [black] noires
        [red] rouges
       *[other] { $colour }
    }.
    } { $routes } routes sont de couleur { $colour ->
        [purple] violet
        [blue] bleu
        [orange] orange
        [white] blanc
        [green] vert
        [yellow] jaune
        [black] noir
        [red] rouge
        [grey] gris
        [loco] locomotive
       *[other] { $colour }
    }, { $spaces } en tout ; { $free ->
        [0] aucune n’est libre
        [one] { $free } est libre
       *[other] { $free } sont libres
    }.
nordic-about-ticket = Ticket { $ticket } : { $points } si vos routes relient les deux villes, −{ $points } sinon.
nordic-help-signs =
    ◇ blanc, ● bordeaux, ■ turquoise : les joueurs. Le mot « white » seul désigne des cartes et des routes.
    ★ points. ≈ un ferry, ≈LL un ferry à deux symboles de locomotive ; ∩ un tunnel.
    ∩4R une route en abrégé : un tunnel de 4 cases, rouge. P purple (violet), B blue (bleu), O orange (orange), W white (blanc), G green (vert), Y yellow (jaune), K black (noir), R red (rouge), * une couleur au choix.
    À côté d’un ticket : combien de cases manquent, puis le chemin le plus court par des routes libres ou à vous ; … là où vos propres routes sont entre deux. ✓ relié, ✗ il ne reste aucun chemin.
    ◂ une route sur le chemin le plus court d’un de vos tickets.
    « map » dessine la carte ; « routes », « routes bergen », « routes red », « routes ferry », « routes free » donnent des routes et leurs propriétaires.
    « why bergen-oslo » dit pourquoi vous ne pouvez pas prendre une route maintenant, ou que vous le pouvez.
nordic-help-turn =
    À votre tour, vous faites exactement une chose parmi trois : piocher des cartes (help cards), prendre possession d’une route (help claiming) ou prendre des tickets (help tickets).
    On ne passe que si rien de tout cela n’est possible.
nordic-help-cards =
    Vous piochez deux cartes, chacune parmi les { $face_up } face visible ou à l’aveugle dans la pioche. Une carte visible est remplacée avant que vous choisissiez la seconde ; une carte piochée à l’aveugle, vous la voyez avant.
    Il y a { $colour_cards } cartes de chacune des { $colours } couleurs et { $locomotives } locomotives. Une locomotive compte comme toute autre carte, même face visible.
    Une pioche vide est refaite avec la défausse. Les cartes que quelqu’un a prises face visible figurent comme « vues ».
nordic-help-locomotives =
    Les locomotives sont des jokers sur les ferries et dans les tunnels. Sur une route normale, elles ne paient rien, même si elle est grise.
    Il y en a { $locomotives }. En prendre une parmi les cartes visibles ne coûte pas plus que toute autre carte.
nordic-help-claiming =
    N’importe quelle route libre, entière, n’importe où sur la carte : elle n’a pas besoin de toucher les vôtres. Payez autant de cartes qu’elle a de cases, dans sa couleur ; grise, dans une couleur de votre choix. Autant de vos { $trains } wagons vont dessus.
    Points selon la longueur : { $values }.
    On tape « claim bergen-oslo-red », puis le paiement ; ou tout à la fois, « claim bergen-oslo red3+loco1 ».
nordic-help-paying =
    Un paiement, ce sont des cartes d’une couleur, des locomotives là où elles sont des jokers, et des lots de cartes au choix là où ils sont permis : sur les ferries, { $ferry_set } cartes pour la locomotive d’un symbole ; sur Lieksa–Mourmansk, { $wild_set } cartes pour une carte de la couleur.
    Vous payez le compte exact ; rien n’est rendu. « pay red+loco1 » veut dire une locomotive, et du rouge pour toutes les autres cases. Les cartes des lots sont demandées une à une dans l’ordre des couleurs ; ou nommez tout à la fois : « pay red2+blue3 ».
nordic-help-ferry =
    Chaque symbole de locomotive d’un ferry ≈ coûte une locomotive, ou bien { $ferry_set } cartes au choix ; les autres cases, sa couleur. Une locomotive peut aussi valoir une carte de la couleur.
    { $stack ->
        [true] Dans cette partie, les lots de { $ferry_set } peuvent valoir n’importe quelle case d’un ferry.
       *[other] Les lots ne servent qu’aux symboles, il n’y en a donc pas plus que de symboles.
    }
nordic-help-tunnel =
    Posez les cartes d’un tunnel ∩ : sa couleur, les locomotives comme jokers. Puis { $reveal } cartes de la pioche sont révélées. Pour chacune qui a la couleur posée, ou qui est une locomotive, payez une carte de plus, de cette couleur ou une locomotive.
    Si vous n’avez posé que des locomotives, seules les locomotives comptent, et seules les locomotives paient.
    Si vous ne pouvez ou ne voulez pas payer, vous reprenez vos cartes et le tour est fini. Il n’y a pas de lots dans les tunnels.
nordic-help-doubles =
    Deux routes entre les deux mêmes villes. Personne ne peut avoir les deux. { $players ->
        [2] À deux joueurs, la seconde est fermée dès que la première est prise.
       *[other] À trois joueurs, un autre peut prendre la seconde.
    }
nordic-help-tickets =
    Un ticket nomme deux villes. Si vos routes les relient à la fin, il rapporte ses points, sinon il les coûte. Jusque-là les tickets sont secrets.
    Au début, chacun en reçoit { $first_deal } et en garde { $first_keep } ou plus. Prendre des tickets occupe un tour : vous en recevez { $later_deal } et en gardez { $later_keep } ou plus. Ceux que l’on rend sortent de la partie.
    Vous répondez un par un, ou sur tous : « keep all », « keep only oslo-vaasa+bergen-narvik ».
nordic-help-end =
    Quand quelqu’un finit un tour avec { $end_trains } wagons ou moins, chacun a encore un tour, ce joueur aussi, en dernier. Puis les tickets sont montrés et comptés.
nordic-help-scoring =
    Les routes rapportent quand on les prend, selon leur longueur : { $values }.
    À la fin, chaque ticket relié ajoute ses points, chacun des autres les retire. Le Globetrotter, { $bonus }, va à celui qui a relié le plus de tickets, et à chacun en cas d’égalité.
    Les égalités se tranchent par les tickets reliés, puis par le plus long chemin : un trajet qui utilise chaque route une fois.
