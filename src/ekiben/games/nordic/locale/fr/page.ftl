# Nordic on the page: what the board says besides the texts of the terminal.

## Names
nordic-page-kind = { $kind ->
        [ferry] { $count ->
            [one] ferry, { $count } symbole de locomotive
           *[other] ferry, { $count } symboles de locomotive
        }
        [tunnel] tunnel
        [wild] { $size } cartes au choix en remplacent une
       *[plain] route normale
    }
nordic-page-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The map
nordic-page-world = La carte : les villes et les routes qui les relient
nordic-page-points-title = Cases → points
nordic-page-legend-ferry = ferry : le symbole se paie d’une locomotive
nordic-page-legend-tunnel = tunnel : peut coûter jusqu’à 3 de plus
nordic-page-legend-grey = couleur au choix
nordic-page-legend-ticket = sur vos tickets
nordic-page-free = pas encore prise
nordic-page-show-all = Voir tout ce que je peux payer : { $count }
nordic-page-show-all-short = Tout voir : { $count }
nordic-page-last-round = Dernière manche{ $mine ->
        [now]  : c’est votre dernier tour
        [later]  : il vous reste un tour
        [done]  : vous avez joué votre dernier tour
       *[none] {""}
    }
nordic-page-more-lit = { $side ->
        [left] ←
        [right] →
        [up] ↑
       *[down] ↓
    } { $count } de plus
nordic-page-closed = fermée

## Who plays
nordic-page-players = Joueurs
nordic-page-others = Les autres
nordic-page-unseen = { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
nordic-page-look-at = Ne montrer que ces routes : { $name }
nordic-page-decides = décide

## What is on offer
nordic-page-face-up = Face visible
nordic-page-draw-two = prenez-en deux, l’une après l’autre
nordic-page-draw-one = prenez-en encore une
nordic-page-deck = pioche
nordic-page-ticket-deck = tickets
nordic-page-empty-space = Il ne reste pas de carte pour cet emplacement

## What is mine
nordic-page-hand = Vos cartes
nordic-page-hand-hint = touchez une couleur : ce qu’elle permet de prendre s’éclaire
nordic-page-all-on-map = tous sur la carte
nordic-page-tickets-sum = ouverts { $open } · reliés +{ $connected }
nordic-page-hold = vous avez
nordic-page-held = { $held } sur { $need }
nordic-page-pin = touchez pour voir son chemin sur la carte
nordic-page-unpin = touchez pour ôter son chemin de la carte
nordic-page-own-tickets = Vos tickets
nordic-page-lacking = il manque : { $cards }

## What is asked
nordic-page-how-to-pay = Comment payez-vous ?
nordic-page-pressed = { $kind ->
        [loco] locomotives
       *[other] { $card }
    } : { $count ->
        [0] rien à prendre pour l’instant.
        [one] { $count } route à prendre, touchez-la.
       *[other] { $count } routes à prendre, touchez-en une.
    }
nordic-page-digging = On creuse le tunnel : { $route }
nordic-page-your-total = Votre total
nordic-page-effect-route = points pour la route
nordic-page-effect-ticket = ticket { $ticket } relié : { $was } devient { $now }
nordic-page-pay = { $count ->
        [one] Payer { $count } carte
       *[other] Payer { $count } cartes
    }
nordic-page-offer = { $count ->
        [one] Le dernier ticket ; il faut le garder.
       *[other] { $count } tickets ; gardez-en { $keep } ou plus. Les autres sortent de la partie.
    }
nordic-page-keep-these = { $count ->
        [0] Choisissez les tickets à garder
        [one] Garder ce ticket
       *[other] Garder ces { $count } tickets
    }
nordic-page-laid = Posées :
nordic-page-other-payments = { $count ->
        [one] { $count } autre manière de payer
       *[other] { $count } autres manières de payer
    }
nordic-page-choose-set = Choisir les cartes
nordic-page-nothing-to-claim = Vous ne pouvez payer aucune route maintenant.
nordic-page-keep-more = { $count ->
        [one] Choisissez encore { $count } ticket
       *[other] Choisissez encore { $count } tickets
    }
nordic-page-skip = Tout retourner
nordic-page-turn-next = Retourner la suivante
nordic-page-go-on = Continuer
nordic-page-counting = On compte les tickets
nordic-page-counting-order = Un de chacun à tour de rôle, les petits d’abord
nordic-page-pause = Pause
nordic-page-next = Suivant
nordic-page-result = Résultat
nordic-page-not-counted = ticket, pas encore compté
nordic-page-routes-points = routes { $count }
nordic-page-turning = se retourne…
nordic-page-face-down = face cachée
nordic-page-nothing = rien à payer
nordic-page-so-far = Pour l’instant : { $count ->
        [0] rien de plus à payer
        [one] { $count } carte de plus à payer
       *[other] { $count } cartes de plus à payer
    }
nordic-page-nothing-due = Rien de plus à payer : le tunnel est à vous.
nordic-page-set-hint = { $count ->
        [one] { $count } carte au choix :
       *[other] { $count } cartes au choix :
    }
nordic-page-set-less = Une { $card ->
        [purple] violette
        [blue] bleue
        [orange] orange
        [white] blanche
        [green] verte
        [yellow] jaune
        [black] noire
        [red] rouge
        [loco] locomotive
       *[other] carte { $card }
    } de moins
nordic-page-set-more = Une { $card ->
        [purple] violette
        [blue] bleue
        [orange] orange
        [white] blanche
        [green] verte
        [yellow] jaune
        [black] noire
        [red] rouge
        [loco] locomotive
       *[other] carte { $card }
    } de plus
nordic-page-set-given = { $card ->
        [purple] violettes
        [blue] bleues
        [orange] orange
        [white] blanches
        [green] vertes
        [yellow] jaunes
        [black] noires
        [red] rouges
        [loco] locomotives
       *[other] { $card }
    } : { $count } sur { $all }
nordic-page-set-missing = { $count ->
        [one] Choisissez encore { $count } carte
       *[other] Choisissez encore { $count } cartes
    }
nordic-page-set-pay = Payer { $cards }

## What things are
nordic-page-deck-tip = La pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
nordic-page-discard-tip = Cartes payées et remplacées ; quand la pioche est vide, elles sont mélangées pour en former une autre
nordic-page-ticket-deck-tip = { $count ->
        [one] Il reste { $count } ticket
       *[other] Il reste { $count } tickets
    } à prendre
nordic-page-costs = Coûte
nordic-page-have = Vous avez
nordic-page-one-colour = { $count } d’une même couleur
nordic-page-cost = { $kind ->
        [ferry] { $cards } ; une locomotive remplace toute carte, { $size } cartes au choix une locomotive
        [tunnel] { $cards }, locomotives comprises ; puis jusqu’à { $more } de plus
        [wild] { $cards } ; { $size } cartes au choix en remplacent une
       *[plain] { $cards }
    }
nordic-quote-trains-left = { $count ->
        [0] il ne vous restera aucun wagon
        [one] il vous restera { $count } wagon
       *[other] il vous restera { $count } wagons
    }
nordic-quote-closes = { nordic-fact-closed }
nordic-quote-connects = Relie { $ticket } : +{ $points }

## The position in words
nordic-page-summary = La position en mots
nordic-page-summary-routes = Routes : { $routes }.
nordic-page-summary-closed = Fermées : { $routes }.
