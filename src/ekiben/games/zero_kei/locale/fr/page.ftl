# Zero-Kei on the page.

zero-kei-page-map = La ligne d’Osaka à Tokyo
zero-kei-page-events = Événements
zero-kei-page-value = Valeur et gares
zero-kei-page-next = suivante
zero-kei-page-track = Voie
zero-kei-page-venues = Sites
zero-kei-page-order = Ordre du tour
zero-kei-page-engines = Locomotives
zero-kei-page-offer = Disponibles
zero-kei-page-deck = { $count } à venir
zero-kei-page-spare = Tuiles inutilisées
zero-kei-page-discard = Défausse
zero-kei-page-others = Autres trains
zero-kei-page-train-of = Train : { $name }
zero-kei-page-your-train = Votre train
zero-kei-page-you = (vous)

zero-kei-page-new = nouveau
zero-kei-page-values = Valeur finale · points de la prochaine gare
zero-kei-page-closed-to-you = fermé pour vous
zero-kei-page-you-lead = · vous menez
zero-kei-page-times = { $count }× actions
zero-kei-page-year-of = { $year } sur { $years }
zero-kei-page-left-of = { $left } actions sur { $count } restantes
zero-kei-page-end-turn = Finir le tour
zero-kei-page-end-sure = Finir avec { $left } actions restantes ?
zero-kei-page-event-button = Événement
zero-kei-page-discard-count = Défausse { $count }
zero-kei-page-used = utilisé
zero-kei-page-covered = épuisé
zero-kei-page-carriage-does = { $kind ->
        [always] Toujours : { $does }
        [once] Une fois : { $does }
       *[turn] Chaque tour : { $does }
    }
zero-kei-page-counter-moves = avance de 1
zero-kei-page-hideo-takes = Hideo prend celui du milieu, ou le premier si vous le prenez
zero-kei-page-hideo-acts = Cette année, il agit en

## The running total, part by part
zero-kei-page-total-now = Total actuel
zero-kei-page-your-total = Votre total
zero-kei-page-change-points = points, tout de suite
zero-kei-page-change-city = votre wagon { $city } : { $was } devient { $now }
zero-kei-page-change-venue = site { $place }, { $city } : { $was } devient { $now }
zero-kei-page-change-connected = liaison : { $was } devient { $now }
zero-kei-page-change-cauldrons = vasques restantes : de { $was } à { $now }
zero-kei-page-change-yen = yens : de { $was } à { $now }
zero-kei-page-change-track_tokens = tuiles Voie : de { $was } à { $now }
zero-kei-page-forced = Une seule possibilité : { $move }
zero-kei-page-part-points = points
zero-kei-page-part-cities = villes
zero-kei-page-part-venues = sites
zero-kei-page-part-connected = liaison
zero-kei-page-part-cauldrons = vasques restantes
zero-kei-page-part-yen = yens
zero-kei-page-part-track_tokens = tuiles Voie

## The letters of the colours, on stations and counters
zero-kei-page-letter-gold = D
zero-kei-page-letter-white = B
zero-kei-page-letter-black = N

## What a move costs and brings
zero-kei-page-costs-yen = { $count ->
        [one] coûte { $count } yen
       *[other] coûte { $count } yens
    }
zero-kei-page-costs-points = { $count ->
        [one] coûte { $count } point
       *[other] coûte { $count } points
    }
zero-kei-page-brings-yen = { $count ->
        [one] rapporte { $count } yen
       *[other] rapporte { $count } yens
    }
zero-kei-page-brings-points = { $count ->
        [one] rapporte { $count } point
       *[other] rapporte { $count } points
    }
zero-kei-page-free = gratuit

## What things are
zero-kei-page-position = Toute la position
zero-kei-page-outcome = D’où viennent les points
zero-kei-page-has = { $name } a { $yen ->
        [one] { $yen } yen
       *[other] { $yen } yens
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cauldrons ->
        [one] { $cauldrons } vasque
       *[other] { $cauldrons } vasques
    } à placer et { $tracks ->
        [one] { $tracks } tuile Voie
       *[other] { $tracks } tuiles Voie
    }.
zero-kei-page-has-tracks = { $count ->
        [one] { $count } tuile Voie
       *[other] { $count } tuiles Voie
    } sur la locomotive, à poser comme voie
zero-kei-page-chosen-by = Choisi par { $name }.
zero-kei-page-price = { $price ->
        [one] Le prix est maintenant de { $price } yen.
       *[other] Le prix est maintenant de { $price } yens.
    }
zero-kei-page-event = { $years } : { $words }. { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } chacun ; coût des voies : case { $letter }.
zero-kei-page-tile = Case { $space } de l’ordre du tour : { $gives } ; { $name ->
        [no] libre
       *[other] { $name }
    }.
zero-kei-page-stock = À la fin une gare vaut { $value } ; { $left ->
        [0] il n’en reste aucune
        [one] il en reste 1, qui rapporte { $next }
       *[other] il en reste { $left }, la prochaine rapporte { $next }
    }.
zero-kei-page-city-now = Vaut { $worth } maintenant, { $count ->
        [0] mais aucun train ne s’y arrête.
       *[other] pour chaque wagon : { $names }.
    }
zero-kei-page-city-venue = La ville du site { $venue }.
zero-kei-page-space = Poser une voie en case { $letter } coûte { $cost } et rapporte { $points }.
zero-kei-page-token = Une tuile inutilisée de { $city }.

## Hideo’s board
zero-kei-page-hideo = { $id }, { $count ->
        [one] manche
       *[other] manches
    } { $rounds } : { $kind ->
        [venue] une tuile de site fermé. Hideo la pose sur son site avec deux de ses vasques, et vous ne pouvez plus y en placer.
       *[city] { $city ->
            [no] une ville cachée est retournée ; là,
           *[other] dans la ville { $city },
        } Hideo fait la première chose possible : préparer le terrain, construire une gare ou poser une voie. Si rien n’est possible : { $margin }.
    }
zero-kei-page-hideo-cauldron = une vasque sur le site { $venue }

## What Hideo does, step by step
zero-kei-page-scene = Tour de { $name }
zero-kei-page-years = années { $years }
zero-kei-page-step = étape { $step } sur { $steps }
zero-kei-page-step-back = Une étape en arrière
zero-kei-page-pause = Pause
zero-kei-page-next-step = Étape suivante
zero-kei-page-skip = Passer
zero-kei-page-fact-carriage-joined = { $name } rejoint le train
zero-kei-page-fact-carriage-chosen = prend { $name }

## The count at the end
zero-kei-page-counting = La ligne est ouverte. On compte { $part ->
        [cities] les villes, d’ouest en est
        [venues] les sites et qui y mène
        [connected] les liaisons
        [cauldrons] les vasques restantes
        [yen] les yens
       *[other] les tuiles Voie
    }
zero-kei-page-count-next = ensuite : { $next }
zero-kei-page-result = Voir le résultat
zero-kei-page-so-far = Jusqu’ici
zero-kei-page-dotted = En pointillé : pas encore compté. Le vainqueur est nommé quand tout est compté.
