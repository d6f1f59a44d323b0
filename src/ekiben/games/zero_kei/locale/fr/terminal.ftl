# Zero-Kei in the terminal, in narration and on the page. ¥ are yen, ★ points.

zero-kei-welcome = Zero-Kei : la construction de la première ligne du Shinkansen, 1959–1964.
zero-kei-example-steps = engine yellow prepare 7
zero-kei-example-thing = 6a

zero-kei-title = Zero-Kei · { $years }, manche { $round } sur 5 · { $phase }
zero-kei-phase-draft = choix des locomotives
zero-kei-phase-purchase = achat des wagons
zero-kei-phase-run = les trains circulent
zero-kei-phase-end-of-round = fin de la manche
zero-kei-phase-over = la fin

## Colours of stations and counters
zero-kei-colour-gold = doré
zero-kei-colour-white = blanc
zero-kei-colour-black = noir

## The board
zero-kei-line = La ligne
zero-kei-site = terrain
zero-kei-trains = trains
zero-kei-now = vaut
zero-kei-prepared = préparé
zero-kei-value-track = jeton
zero-kei-space = case
zero-kei-worth = valeur
zero-kei-stock = suivante
zero-kei-next = { $points } (reste { $left })
zero-kei-track-cost = voie
zero-kei-track-costs = { "Voie " }
zero-kei-venues = site
zero-kei-effect = effet
zero-kei-your-total = votre total
zero-kei-cauldrons = vasques
zero-kei-closed = fermé
zero-kei-venue-move = déplacer un wagon
zero-kei-spare = Tuiles inutilisées : { $cities }
zero-kei-row = La rangée
zero-kei-does = action
zero-kei-counter = jeton
zero-kei-price = prix
zero-kei-then-one = puis le { $colours }
zero-kei-tile = { "Ordre du tour : " }
zero-kei-advance = avancer
zero-kei-discard = { "Défausse : " }
zero-kei-or = { " ou " }

## Trains
zero-kei-engine = locomotive
zero-kei-tail = queue
zero-kei-no-engine = pas encore de locomotive
zero-kei-cauldrons-left = { $count ->
        [one] { $count } vasque
       *[other] { $count } vasques
    }
zero-kei-track-tokens = { $count ->
        [one] { $count } voie
       *[other] { $count } voies
    }
zero-kei-actions-left = { $count ->
        [0] plus d’action
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
zero-kei-used = ✓ a servi
zero-kei-covered = ✗ épuisé

## Hideo’s board
zero-kei-hideo-board = Plateau de Hideo
zero-kei-hideo-rounds = manches
zero-kei-hideo-margin = sinon
zero-kei-face-down = { $kind ->
        [venue] un site ?
       *[city] une ville ?
    }
zero-kei-closes = ferme le site { $venue }
zero-kei-margin-venue = site { $venue }

## Events
zero-kei-year = année
zero-kei-actions = actions
zero-kei-event = événement
zero-kei-actions-of-event = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
zero-kei-event-action = Action :
zero-kei-event-end = À la fin :
zero-kei-event-venue-and-advance = participer et avancer un jeton
zero-kei-event-points-for-yen = qui veut donne { $lose } contre { $gain }
zero-kei-event-four-yen = { $gain } pour chacun
zero-kei-event-order-reward-again = encore la récompense de l’ordre du tour
zero-kei-event-any-works = préparer, voie ou gare, au prix normal
zero-kei-event-yen-by-rank = yens, du premier au dernier : { $ranks }
zero-kei-event-buy-discard = qui veut achète dans la défausse
zero-kei-event-repeat-train-card = réutiliser une carte de train de ce tour
zero-kei-event-prepare-and-track = payer { $fee } ; préparer et voie, au prix normal
zero-kei-event-venue-token = payer { $fee } ; tuile Site libre sur un wagon
zero-kei-event-track-2 = voie, { $discount } de moins
zero-kei-event-prepare-and-station = payer { $fee } ; préparer et gare, au prix normal
zero-kei-event-participate = participer à un site
zero-kei-event-score-a-city = qui veut marque les points d’une ville de son train
zero-kei-event-station = gare au prix normal
zero-kei-event-prepare = préparer au prix normal
zero-kei-event-track = voie au prix normal
zero-kei-event-seven-yen = prendre { $gain }

## Actions and abilities: names
zero-kei-action-prepare = préparer
zero-kei-action-prepare-1 = préparer −1
zero-kei-action-track = voie
zero-kei-action-track-1 = voie −1
zero-kei-action-station = gare
zero-kei-action-station-1 = gare −1
zero-kei-action-participate = participer
zero-kei-action-repeat = répéter
zero-kei-action-buy = achat unique
zero-kei-action-station-bonus = bonus de gare
zero-kei-action-free-track-space = coût au choix
zero-kei-action-double-venue = site double
zero-kei-action-ground-1 = terrain moins cher
zero-kei-action-engine-1 = locomotives moins chères
zero-kei-action-tail-8 = queue généreuse
zero-kei-action-double-order = ordre double

## Actions and abilities: what they do
zero-kei-does-prepare = enlevez une tuile Chantier : payez le terrain, marquez ses points, gardez la tuile comme voie sur votre locomotive.
zero-kei-does-prepare-1 = comme préparer, 1¥ de moins.
zero-kei-does-track = mettez une voie de votre locomotive dans une ville sans voie : payez et marquez selon la case de la piste Coût. Sans tuile à vous, vous utilisez celle d’un autre joueur et c’est lui que vous payez.
zero-kei-does-track-1 = comme voie, 1¥ de moins, avec tous les points.
zero-kei-does-station = payez { $station_cost }, choisissez une couleur, mettez sa gare la plus haute dans une ville préparée qui n’en a pas, et marquez sa rangée ({ $row_points }).
zero-kei-does-station-1 = comme gare, 1¥ de moins.
zero-kei-does-participate = placez une vasque sur un site ; puis, si vous voulez, profitez de son effet.
zero-kei-does-repeat = payez { $repeat_fee } et réutilisez une carte qui a servi à ce tour ; ni Répéter, ni Acheter.
zero-kei-does-buy = une fois par partie, achetez un wagon de la défausse, en yens seulement ; ses jetons avancent.
zero-kei-does-station-bonus = une gare coûte toujours { $bonus_station_cost } et rapporte { $bonus_station_points } de plus.
zero-kei-does-free-track-space = en posant une voie, choisissez toujours une case de la piste Coût ; payez et marquez celle-là.
zero-kei-does-double-venue = l’effet d’un site compte toujours deux fois.
zero-kei-does-ground-1 = le terrain coûte toujours { $ability_ground_cost }.
zero-kei-does-engine-1 = toute locomotive coûte toujours { $ability_engine_fee }.
zero-kei-does-tail-8 = le wagon de queue donne toujours { $ability_tail_income }.
zero-kei-does-double-order = la récompense de l’ordre du tour compte toujours deux fois ; sur la case « avancer », deux jetons différents.

## What is asked
zero-kei-ask-engine = Choisissez la locomotive de votre train
zero-kei-ask-carriage = Achetez un wagon pour votre train
zero-kei-ask-counter = Quel jeton avance d’une case ?
zero-kei-ask-order = Choisissez votre place pour l’année suivante, et son gain
zero-kei-ask-action = Utilisez une carte de votre train : { $left ->
        [one] 1 action restante
       *[other] { $left } actions restantes
    }
zero-kei-ask-done = Il ne reste aucune action : finissez votre tour
zero-kei-ask-repeat = Quelle carte utilisée agit encore une fois ?
zero-kei-ask-work = Où voulez-vous { $works } ?
zero-kei-ask-space = Voie, { $city } : à quel prix ?
zero-kei-ask-lender = Voie, { $city } : quelle tuile utilisez-vous, à qui payez-vous ?
zero-kei-ask-effect = Profiter de l’effet du site ({ $effect }) ou non ?
zero-kei-ask-move = Déplacez un wagon dans votre train, ou aucun
zero-kei-ask-place = À quelle place du train va { $carriage } ?
zero-kei-ask-token = Quelle tuile Ville prenez-vous ?
zero-kei-ask-token-carriage = Quel wagon reçoit la tuile { $city } ?
zero-kei-ask-discard = Fin d’année : achetez un wagon de la défausse, ou aucun
zero-kei-ask-trade = { $event }. Oui ou non ?
zero-kei-ask-score = Fin d’année : marquez une ville de votre train, ou aucune
zero-kei-work-prepare = préparer le terrain
zero-kei-work-track = poser une voie
zero-kei-work-station = construire une gare
zero-kei-work-participate = placer une vasque
zero-kei-work-advance = avancer un jeton
zero-kei-and = { " et " }

## Moves in words
zero-kei-do-draft = Locomotive { $engine } : { $does }
zero-kei-do-buy = Acheter { $cities } : { $does } ; le jeton { $counter } avance
zero-kei-do-advance = Avancer le jeton { $colour ->
        [gold] doré
        [white] blanc
       *[black] noir
    } : { $key ->
        [last] il reste sur la dernière case, { $space }
       *[moves] de la case { $space } à la { $next }
    }
zero-kei-do-order = Case { $space } de l’ordre du tour
zero-kei-do-use = Utiliser « { $does } » ({ $cities })
zero-kei-do-prepare = Préparer le terrain : { $city }
zero-kei-do-track = Poser une voie : { $city }
zero-kei-do-station = Gare { $colour ->
        [gold] dorée
        [white] blanche
       *[black] noire
    } : { $city }
zero-kei-do-participate = Placer une vasque : { $city } ; effet : { $effect }
zero-kei-do-space = Case { $letter } : { $cost } { $points } sur la piste
zero-kei-do-move = Déplacer { $carriage }
zero-kei-do-to = À l’endroit { $place }, là où est { $carriage }
zero-kei-do-token = Prendre la tuile { $city }
zero-kei-do-on = La mettre sur { $carriage }
zero-kei-do-score = Marquer les points : { $city }
zero-kei-do-tail = des yens, puis avancer un jeton au choix
zero-kei-do-accept = oui
zero-kei-do-decline = non
zero-kei-do-done = finir le tour
zero-kei-counter-moves = Le jeton { $colour ->
        [gold] doré
        [white] blanc
       *[black] noir
    } { NUMBER($rank) ->
        [1] est premier
        [2] est deuxième
       *[3] est troisième
    } et irait de la case { $space } à la { $next }
zero-kei-counter-last = Le jeton { $colour ->
        [gold] doré
        [white] blanc
       *[black] noir
    } est sur la dernière case, { $space }, et y reste
zero-kei-own-engine = { $does }, la vôtre
zero-kei-other-engine = { $does }, à payer à { $owner }
zero-kei-lender = à payer à { $owner }, qui a { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
zero-kei-station-in = gare à

## How a price or a score comes about
zero-kei-quote-surcharge = { $sum } : il y a une gare à { $cities }
zero-kei-quote-in-points = { $count ->
        [one] dont { $count } payé en points
       *[other] dont { $count } payés en points
    }
zero-kei-quote-waived = le reste ({ $count }) n’est pas dû
zero-kei-quote-ability = { $now } au lieu de { $was }, grâce à votre capacité
zero-kei-quote-discount = { $base } − { $off } par la carte
zero-kei-quote-token = vous recevez une tuile Voie
zero-kei-quote-bonus = { $row } + { $more } points, grâce à votre capacité
zero-kei-quote-lent = avec la tuile d’un autre joueur, qui est payé
zero-kei-quote-advance = un jeton au choix avance
zero-kei-quote-unused = { $count ->
        [one] { $count } action non faite
       *[other] { $count } actions non faites
    }
zero-kei-quote-twice = la récompense deux fois, grâce à votre capacité
zero-kei-quote-score = { $count } × { $worth }

## What somebody did, above what came of it
zero-kei-did-draft = Locomotive choisie
zero-kei-did-buy = Wagon choisi
zero-kei-did-use = Wagon { $carriage } { $cities }
zero-kei-did-own-engine = Sa propre locomotive
zero-kei-did-engine = Locomotive empruntée à { $name }
zero-kei-did-tail = Queue
zero-kei-did-event = Événement
zero-kei-did-accept = Accepté
zero-kei-did-decline = Refusé
zero-kei-did-done = Fin du tour

## What happened
zero-kei-fact-prepared = terrain préparé : { $place }
zero-kei-fact-station-built = gare { $colour ->
        [gold] dorée
        [white] blanche
        [black] noire
       *[other] de couleur { $colour }
    } : { $place }
zero-kei-fact-track-laid = voie : { $place }
zero-kei-fact-counter = { $colour ->
        [gold] jeton doré
        [white] jeton blanc
        [black] jeton noir
       *[other] jeton { $colour }
    } à la case { $space }
zero-kei-fact-venue-closed = site { $venue } fermé
zero-kei-fact-cauldrons-placed = { $count ->
        [one] vasque
       *[other] { $count } vasques
    } sur le site { $venue } ({ $place })
zero-kei-fact-tile = case { $space } de l’ordre du tour
zero-kei-fact-carriage-chosen = { $carriage } { $name } pris
zero-kei-fact-train-changed = train : { $train }
zero-kei-fact-token-put = { $place } sur { $carriage }
zero-kei-fact-carriage-joined = { $carriage } { $name } accroché
zero-kei-fact-turned-up = { $position } révélée : { $token }
zero-kei-fact-spare-turned-up = tuiles révélées : { $cities }
zero-kei-gains-event = À la fin de la manche : { $amounts }
zero-kei-gains-round = Revenus : { $amounts }
zero-kei-fact-new-round = { $years } · manche { $round } sur 5 · { $event }
zero-kei-fact-game-over = La ligne est ouverte. La partie est finie.

## The end
zero-kei-part-points = points
zero-kei-part-cities = villes
zero-kei-part-venues = sites
zero-kei-part-connected = connectées
zero-kei-part-cauldrons = vasques restantes
zero-kei-part-yen = yens
zero-kei-part-track_tokens = voies
zero-kei-part-total = total
zero-kei-tie-break = L’égalité se tranche au plus grand nombre de vasques non placées.
zero-kei-outcome-values = Une gare vaut
zero-kei-outcome-cities = Villes :
zero-kei-outcome-venues = Sites :

## Help
zero-kei-about-carriage = Wagon { $carriage } : { $cities }. Coûte { $cost } ; le jeton { $counter } avance.
zero-kei-about-event = Événement { $event } ({ $years }) : { $words }. Il accorde { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } ; coût des voies : lettre { $letter }.
zero-kei-about-venue = Site { $venue } ({ $city }). Effet : { $effect }. Celui qui a le plus de vasques ici à la fin marque les points de la ville.
zero-kei-about-city = { $city } : terrain { $cost } pour { $points }, { $ground ->
        [prepared] préparé
       *[no] non préparé
    } ; { $station ->
        [no] pas de gare
       *[other] gare { $station ->
        [gold] dorée
        [white] blanche
        [black] noire
       *[other] de couleur { $station }
    }
    } ; { $track ->
        [laid] une voie
       *[no] pas de voie
    }.
zero-kei-help-signs =
    ¥ yens, ★ points ; ▲ vert (green), ◆ jaune (yellow), ● rouge (red), ■ bleu (blue).
    ┃ une ville avec voie, ┊ sans voie.
    ▒ 3¥ 3★ un terrain non préparé : ce qu’il coûte et rapporte. Ensuite il est dit « préparé », puis vient la couleur de la gare.
    vaut : ce que rapporte un wagon avec la ville si la partie finit ainsi ; les signes qui suivent sont les wagons qui s’y arrêtent.
    2+2 = 4¥ le prix imprimé et ce que les gares ajoutent ; ◀ qui a choisi un wagon.
    ∞ une capacité, toujours active ; ✓ a servi à ce tour ; ✗ épuisé ; 6a+3 une tuile Site de la ville 3 sur le wagon 6a.
zero-kei-help-round =
    Cinq manches. L’événement de l’année fixe combien d’actions il y a et ce que coûte la voie.
    1. Chacun reçoit 1¥ par vasque à lui sur un site ; des wagons sont disposés dans la rangée.
    2. Chacun choisit un wagon (help buying).
    3. Les trains circulent (help running).
    4. Un événement « à la fin » prend effet.
zero-kei-help-buying =
    Dans l’ordre du tour, chacun choisit un wagon. Il coûte ce qui est imprimé, et { $surcharge } de plus pour chacune de ses villes qui a une gare. Ce que vos yens ne paient pas se paie en points.
    Son jeton avance ; sur un wagon double, ensuite un second, à votre choix. Plus votre wagon est haut dans la rangée, plus tôt vous jouez.
zero-kei-help-running =
    Votre wagon s’ajoute devant celui de queue. Vous choisissez une case du plateau Ordre du tour et recevez sa récompense.
    Puis les actions, chaque carte une fois par tour : votre locomotive (pour { $engine_fee }), celle d’un autre joueur ({ $engine_fee } à ce joueur), vos wagons, votre wagon de queue, l’événement. Chaque action non faite vaut { $unused_action }.
zero-kei-help-scoring =
    Selon leur rang, les couleurs valent { $final_values }.
    Chaque ville sur chacun de vos wagons : avec voie et gare, la valeur de sa couleur ; avec voie seule, 0 ; sans voie, { $untracked_city }.
    Chaque site où vous avez le plus de vasques rapporte sa ville de la même façon.
    Connectées : lisez les villes de la locomotive à la queue ; la plus longue séquence où la suivante est la même ou d’un rang plus haut, toutes avec voie, rapporte { $connected_city } par ville différente, à partir de deux.
    Restes : { $leftover_cauldron } par vasque non placée, 1★ par tranche de { $yen_per_point }, { $leftover_track } par tuile Voie.
    En cas d’égalité, celui qui a le plus de vasques non placées l’emporte.
zero-kei-help-hideo =
    Hideo ne paie rien, et reçoit des points au lieu de yens. Il prend le wagon du milieu, ou sinon le plus proche du plateau Ordre du tour, et la première case libre de celui-ci.
    Puis son plateau, de haut en bas : chaque tuile qui agit à cette manche. Dans sa ville il fait la première chose possible entre préparer, gare et voie ; sinon, ce que dit la ligne. Un site fermé reçoit deux de ses vasques, et vous ne pouvez plus y en placer.
    Il ne marque rien au-dessous de 0, les villes de A1 et A2 comptent pour lui comme des sites, et ses villes comme une séquence dans n’importe quel ordre.
zero-kei-help-draft = choisissez la locomotive de votre train. Chacune de ses deux actions coûte { $engine_fee } à chaque usage, à quiconque l’utilise.
zero-kei-help-engine = fait une de ses deux actions pour { $engine_fee }, à payer à la réserve ou, si elle est à un autre joueur, à ce joueur.
zero-kei-help-tail = { $tail_income }, puis avancer un jeton au choix.
zero-kei-help-use = l’action d’un wagon de votre train ; chaque carte une fois par tour.
zero-kei-help-order = votre tuile va sur une case libre du plateau Ordre du tour ; sa récompense vient aussitôt, et à la manche suivante on choisit dans cet ordre.
zero-kei-help-advance = un jeton avance d’une case et se met sur ce qui s’y trouve. Selon leur rang, les couleurs valent { $final_values } à la fin.
zero-kei-help-space = une case de la piste Coût des voies ; vous payez et marquez celle-là.
zero-kei-help-from = le joueur dont vous utilisez la tuile Voie et que vous payez.
zero-kei-help-move = un wagon de votre train vers un autre endroit entre locomotive et queue.
zero-kei-help-to = l’endroit où sera le wagon, compté depuis la locomotive.
zero-kei-help-token = prenez une tuile Site inutilisée ; sa ville s’ajoute à un wagon.
zero-kei-help-on = le wagon qui reçoit la tuile.
zero-kei-help-score = vos wagons avec cette ville, fois sa valeur actuelle.
zero-kei-help-accept = oui, appliquer l’effet.
zero-kei-help-decline = non.
zero-kei-help-done = finir le tour ; chaque action non faite vaut { $unused_action }.
