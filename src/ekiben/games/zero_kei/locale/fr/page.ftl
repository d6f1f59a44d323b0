# Zero-Kei on the page.

zero-kei-page-map = La ligne d’Osaka à Tokyo
zero-kei-page-events = Événements
zero-kei-page-value = Valeur et gares
zero-kei-page-next = ensuite
zero-kei-page-track = Voie
zero-kei-page-venues = Sites
zero-kei-page-order = Ordre du tour
zero-kei-page-engines = Locomotives
zero-kei-page-offer = Disponibles
zero-kei-page-deck = { $count } à venir
zero-kei-page-spare = Tuiles inutilisées
zero-kei-page-discard = Défausse
zero-kei-page-others = Autres trains
zero-kei-page-train-of = Le train de { $name }
zero-kei-page-open-train = Montrer en entier le train de { $name }
zero-kei-page-your-train = Votre train
zero-kei-page-you = (vous)
zero-kei-page-show = Montrer où

## Colours of stations and counters; the letter stands on them
zero-kei-page-colour-gold = doré
zero-kei-page-colour-white = blanc
zero-kei-page-colour-black = noir
zero-kei-page-letter-gold = D
zero-kei-page-letter-white = B
zero-kei-page-letter-black = N

## Moves; what they cost and bring is said after them
zero-kei-page-do-draft = Locomotive { $engine } : { $does }
zero-kei-page-do-buy = Acheter { $cities } : { $does } ; le jeton { $counter } avance
zero-kei-page-do-advance = Avancer le jeton { $colour ->
        [gold] doré
        [white] blanc
       *[black] noir
    } : { $key ->
        [last] il reste sur la dernière case, { $space }
       *[moves] de la case { $space } à la { $next }
    }
zero-kei-page-do-order = Case { $space } de l’ordre du tour
zero-kei-page-do-use = Utiliser « { $does } » ({ $cities })
zero-kei-page-do-prepare = Préparer le terrain : { $city }
zero-kei-page-do-track = Poser une voie : { $city }
zero-kei-page-do-station = Gare { $colour ->
        [gold] dorée
        [white] blanche
       *[black] noire
    } : { $city }
zero-kei-page-do-participate = Placer une vasque : { $city } ; effet : { $effect }
zero-kei-page-do-space = Case { $letter } : { $cost } { $points } sur la piste
zero-kei-page-do-move = Déplacer { $carriage }
zero-kei-page-do-to = À l’endroit { $place }, là où est { $carriage }
zero-kei-page-do-token = Prendre la tuile { $city }
zero-kei-page-do-on = La mettre sur { $carriage }
zero-kei-page-do-score = Marquer les points : { $city }
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

## Ce que sont les choses
zero-kei-page-value-track = Piste Valeur des gares
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
zero-kei-page-space-now = Cette année, la voie en case { $letter } : { $cost } pour { $points }.
zero-kei-page-token = Une tuile inutilisée de { $city }.

## D’où vient un prix ou un gain
zero-kei-page-part-surcharge = { $sum } : il y a une gare à { $cities }
zero-kei-page-part-in-points = { $count ->
        [one] dont { $count } payé en points
       *[other] dont { $count } payés en points
    }
zero-kei-page-part-waived = le reste ({ $count }) n’est pas dû
zero-kei-page-part-ability = { $now } au lieu de { $was }, grâce à votre capacité
zero-kei-page-part-discount = { $base } − { $off } par la carte
zero-kei-page-part-token = vous recevez une tuile Voie
zero-kei-page-part-bonus = { $row } + { $more } points, grâce à votre capacité
zero-kei-page-part-lent = avec la tuile d’un autre joueur, qui est payé
zero-kei-page-part-advance = un jeton au choix avance
zero-kei-page-part-unused = { $count ->
        [one] { $count } action non faite
       *[other] { $count } actions non faites
    }
zero-kei-page-part-twice = la récompense deux fois, grâce à votre capacité
zero-kei-page-part-score = { $count } × { $worth }

## What somebody did, above what came of it
zero-kei-page-did-draft = Locomotive choisie
zero-kei-page-did-buy = Wagon choisi
zero-kei-page-did-use = Wagon { $carriage } { $cities }
zero-kei-page-did-own-engine = Sa propre locomotive
zero-kei-page-did-engine = Locomotive de { $name }
zero-kei-page-did-tail = Queue
zero-kei-page-did-event = Événement
zero-kei-page-did-accept = Accepté
zero-kei-page-did-decline = Refusé
zero-kei-page-did-done = Fin du tour

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
