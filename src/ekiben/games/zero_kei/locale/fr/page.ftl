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
zero-kei-page-open-train = Montrer le train en entier : { $name }
zero-kei-page-your-train = Votre train
zero-kei-page-you = (vous)

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
