# Nordic: parts of the score, and why a move is not legal.

nordic-part-routes = routes
nordic-part-connected = reliés
nordic-part-unconnected = manqués
nordic-part-globetrotter = Globetrotter
nordic-part-tickets = tickets
nordic-part-total = total
nordic-tie-break = Égalité de points : l’emporte celui qui a relié le plus de tickets, puis celui qui a le plus long chemin.

nordic-reason-not-now = ce n’est pas possible maintenant : { $asked ->
     [ticket] gardez ou rendez d’abord un ticket
    *[action] piochez d’abord des cartes, prenez une route ou des tickets
     [second-card] piochez d’abord la seconde carte
     [payment] dites d’abord comment vous payez la route
     [set] choisissez d’abord une carte pour un lot
     [extra] ajoutez d’abord des cartes pour le tunnel, ou renoncez
    }.
nordic-reason-not-offered = le ticket { $ticket } ne vous est pas proposé.
nordic-reason-no-such-ticket = il n’y a pas de ticket { $ticket }.
nordic-reason-other-ticket-first = décidez d’abord pour { $ticket }.
nordic-reason-must-keep = { $count ->
     [one] il faut garder au moins un ticket.
    *[other] il faut garder au moins { $count } tickets.
    }
nordic-reason-not-face-up = il n’y a pas de carte { $card ->
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
    } face visible.
nordic-reason-deck-empty = la pioche et la défausse sont vides ; on ne peut prendre que des cartes face visible.
nordic-reason-no-tickets = il ne reste plus de tickets.
nordic-reason-can-act = on ne peut passer que s’il n’y a rien d’autre à faire.
nordic-reason-route-taken = { $route } appartient au joueur { $seat ->
        [white] blanc
        [red] bordeaux
        [lilac] turquoise
       *[other] { $seat }
    }.
nordic-reason-route-yours = { $route } est déjà à vous.
nordic-reason-route-closed = { $route } est fermée : à deux joueurs, on ne peut prendre qu’une des deux routes, et le joueur { $seat ->
        [white] blanc
        [red] bordeaux
        [lilac] turquoise
       *[other] { $seat }
    } a { $other }.
nordic-reason-other-yours = { $other } est à vous, et personne ne peut avoir les deux routes d’une route double.
nordic-reason-too-few-trains = la route a { $length ->
     [one] une case
    *[other] { $length } cases
    }, il { $trains ->
     [0] ne vous reste aucun wagon
     [one] vous reste un wagon
    *[other] vous reste { $trains } wagons
    }.
nordic-reason-cards-plain = il en faut { $length } { $colour ->
     [grey] d’une même couleur ; d’une même couleur, vous en avez { $have } au plus
    *[other] { $colour ->
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
    } ; vous en avez { $have }
    }. Les locomotives n’aident pas sur une route normale.
nordic-reason-cards-tunnel = le tunnel en demande { $length } { $colour ->
     [grey] d’une même couleur
    *[other] { $colour ->
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
    } ou en locomotives ; vous en avez { $have } de la couleur et { $locos ->
     [0] aucune locomotive
     [one] une locomotive
    *[other] { $locos } locomotives
    }.
nordic-reason-cards-ferry = le ferry demande { $length ->
     [one] une carte
    *[other] { $length } cartes
    }, dont { $symbols ->
     [one] une locomotive
    *[other] { $symbols } locomotives
    }, le reste { $colour ->
     [grey] d’une même couleur
    *[other] { $colour ->
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
    } ou en locomotives ; { $size } cartes au choix remplacent une locomotive, { $sets ->
     [one] une fois
    *[other] { $sets } fois
    } au plus. Vous en avez { $have } de la couleur, { $locos ->
     [0] aucune locomotive
     [one] une locomotive
    *[other] { $locos } locomotives
    } et { $cards ->
     [one] { $cards } carte
    *[other] { $cards } cartes
    } en tout.
nordic-reason-cards-wild = il faut { $length } cartes d’une même couleur, et { $size } cartes au choix en remplacent une. Cartes en main : { $cards }, dont { $have } d’une même couleur.
nordic-reason-no-locos-here = les locomotives ne sont des jokers que sur les ferries et dans les tunnels, pas sur { $route }.
nordic-reason-sets-too-many = { $most ->
     [0] sur { $route }, on ne peut pas payer avec des lots de cartes au choix.
     [one] sur { $route }, on peut payer un lot de { $size } cartes, pas plus.
    *[other] sur { $route }, on peut payer au plus { $most } lots de { $size } cartes.
    }
nordic-reason-other-colour = { $route } se paie en { $colour ->
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
    }.
nordic-reason-not-exact = { $length ->
     [one] { $length } case est à payer
    *[other] { $length } cases sont à payer
    } exactement : { $given } en locomotives et en lots{ $coloured ->
     [0] {""}, et aucune couleur n’est nommée pour le reste.
    *[other] {""} ; il ne reste ainsi rien pour la couleur, ou c’est trop.
    }
nordic-reason-symbols-unpaid = { $route } a { $symbols ->
     [one] un symbole de locomotive : payez-le avec une locomotive ou avec { $size } cartes.
    *[other] { $symbols } symboles de locomotive : payez chacun avec une locomotive ou avec { $size } cartes.
    }
nordic-reason-too-few = il en faut { $need } { $card ->
        [purple] en violet
        [blue] en bleu
        [orange] en orange
        [white] en blanc
        [green] en vert
        [yellow] en jaune
        [black] en noir
        [red] en rouge
        [loco] en locomotives
       *[other] en { $card }
    } ; vous en avez { $have }.
nordic-reason-too-few-for-sets = il faut { $need } cartes en tout ; vous en avez { $have }.
nordic-reason-no-sets-in-tunnels = il n’y a pas de lots dans les tunnels.
nordic-reason-only-locos = vous n’avez posé que des locomotives, donc seules des locomotives paient le supplément.
nordic-reason-extra-colour = le tunnel a été commencé en { $colour ->
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
    } ; payez { $colour ->
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
    } ou en locomotives.
nordic-reason-extra-not-exact = il faut payer exactement { $extra } { $extra ->
     [one] carte
    *[other] cartes
    } de plus, { $colour ->
     [loco] en locomotives seulement
    *[other] { $colour ->
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
    }.
nordic-reason-not-in-hand = vous n’avez pas de carte { $card ->
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
    }.
nordic-reason-sets-in-order = les cartes des lots se nomment dans un ordre fixe ; après { $lowest ->
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
       *[other] { $lowest }
    } ne vient pas { $card ->
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
       *[other] { $card }
    }.
nordic-reason-set-rest = il faut encore { $need ->
     [one] { $need } carte
    *[other] { $need } cartes
    }, et à partir de { $card ->
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
       *[other] { $card }
    } vous n’en avez pas autant.
nordic-reason-no-such-card = il n’y a pas de cartes « { $card } » ; il y a { $cards }.
nordic-reason-does-not-pay = « { $cards } » ne paie pas exactement { $routes }.
nordic-reason-which-route = il y en a plusieurs : { $routes }. Nommez-en une, ou les cartes avec lesquelles vous payez.
