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
nordic-page-legend-ferry = ferry : le symbole se paie d’une locomotive
nordic-page-legend-tunnel = tunnel : peut coûter jusqu’à 3 de plus
nordic-page-legend-grey = couleur au choix
nordic-page-legend-ticket = sur vos tickets
nordic-page-free = libre
nordic-page-closed = fermée

## Who plays
nordic-page-players = Joueurs
nordic-page-look-at = Ne montrer que ces routes : { $name }
nordic-page-decides = décide

## What is on offer
nordic-page-face-up = Face visible
nordic-page-deck = pioche
nordic-page-ticket-deck = tickets
nordic-page-empty-space = Il ne reste pas de carte pour cet emplacement

## What is mine
nordic-page-hand = Votre main
nordic-page-own-tickets = Vos tickets
nordic-page-lacking = il manque : { $cards }
nordic-page-cards-and-tickets = Cartes et tickets
nordic-page-more = Afficher
nordic-page-less = Masquer

## What is asked
nordic-page-set-up = Les premiers tickets
nordic-page-turn = Tour { $turn }
nordic-page-last-turns = Tour { $turn } · { $left ->
        [one] le tout dernier tour
       *[other] les { $left } derniers tours
    }
nordic-page-offer = { $count ->
        [one] Le dernier ticket ; il faut le garder.
       *[other] { $count } tickets ; gardez-en { $keep } ou plus. Les autres sortent de la partie.
    }
nordic-page-keep = garder
nordic-page-return = rendre
nordic-page-keep-these = { $count ->
        [0] Choisissez les tickets à garder
        [one] Garder ce ticket
       *[other] Garder ces { $count } tickets
    }
nordic-page-laid = Posées :
nordic-page-turned-up = Révélées
nordic-page-other-payments = { $count ->
        [one] { $count } autre paiement
       *[other] { $count } autres paiements
    }
nordic-page-claims = { $count ->
        [one] La seule route que vous pouvez payer
       *[other] Les { $count } routes que vous pouvez payer
    }
nordic-page-nothing-to-claim = Vous ne pouvez payer aucune route maintenant.
nordic-page-keep-more = { $count ->
        [one] Choisissez encore { $count } ticket
       *[other] Choisissez encore { $count } tickets
    }
nordic-page-skip = Tout révéler
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
nordic-page-total = total avec vos tickets : { $now } → { $later }

## The position in words
nordic-page-summary = La position en mots
nordic-page-summary-routes = Routes : { $routes }.
nordic-page-summary-closed = Fermées : { $routes }.
