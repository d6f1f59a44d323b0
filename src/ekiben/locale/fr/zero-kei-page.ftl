# Zero-Kei on the page.

zero-kei-page-map = La ligne d’Osaka à Tokyo
zero-kei-page-closer = Plus près
zero-kei-page-farther = Plus loin
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
zero-kei-page-menu = Que faire ici
zero-kei-page-cancel = Annuler
zero-kei-page-show = Montrez-moi où

## Colours of stations and counters; the letter stands on them
zero-kei-page-colour-gold = doré
zero-kei-page-colour-white = blanc
zero-kei-page-colour-black = noir
zero-kei-page-letter-gold = D
zero-kei-page-letter-white = B
zero-kei-page-letter-black = N

## Moves; what they cost and bring is said after them
zero-kei-page-do-draft = Locomotive { $engine } : { $does }
zero-kei-page-do-buy = Acheter { $carriage } : { $does } ; avance { $counter }
zero-kei-page-do-advance = Avancer { $counter }
zero-kei-page-do-order = Case { $space } du plateau
zero-kei-page-do-use = Utiliser { $does } ({ $cities })
zero-kei-page-do-prepare = Préparer { $city }
zero-kei-page-do-track = Voie à { $city }
zero-kei-page-do-station = Gare à { $city } : { $colour }
zero-kei-page-do-participate = Une vasque à { $city } ; effet : { $effect }
zero-kei-page-do-space = Case { $letter } : imprimé { $cost } { $points }
zero-kei-page-do-move = Déplacer { $carriage }
zero-kei-page-do-to = À l’endroit { $place }, où est { $carriage }
zero-kei-page-do-token = Prendre la tuile { $city }
zero-kei-page-do-on = Sur { $carriage }
zero-kei-page-do-score = Décompter { $city }
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
