# Zero-Kei on the page.

zero-kei-page-map = The line from Osaka to Tokyo
zero-kei-page-closer = Closer
zero-kei-page-farther = Farther away
zero-kei-page-events = Events
zero-kei-page-value = Value and stations
zero-kei-page-next = next
zero-kei-page-track = Track
zero-kei-page-venues = Venues
zero-kei-page-order = Turn order
zero-kei-page-engines = Engines
zero-kei-page-offer = On offer
zero-kei-page-deck = { $count } still to come
zero-kei-page-spare = Unused tokens
zero-kei-page-discard = Discard
zero-kei-page-others = Other trains
zero-kei-page-train-of = The train of { $name }
zero-kei-page-open-train = Show the train of { $name } in full
zero-kei-page-your-train = Your train
zero-kei-page-you = (you)
zero-kei-page-menu = What to do here
zero-kei-page-cancel = Cancel
zero-kei-page-show = Show me where

## Colours of stations and counters; the letter stands on them
zero-kei-page-colour-gold = gold
zero-kei-page-colour-white = white
zero-kei-page-colour-black = black
zero-kei-page-letter-gold = G
zero-kei-page-letter-white = W
zero-kei-page-letter-black = B

## Moves; what they cost and bring is said after them
zero-kei-page-do-draft = Engine { $engine }: { $does }
zero-kei-page-do-buy = Buy { $carriage }: { $does }; advances { $counter }
zero-kei-page-do-advance = Advance { $counter }
zero-kei-page-do-order = Space { $space } of the tile
zero-kei-page-do-use = Use { $does } ({ $cities })
zero-kei-page-do-prepare = Prepare { $city }
zero-kei-page-do-track = Track in { $city }
zero-kei-page-do-station = Station in { $city }: { $colour }
zero-kei-page-do-participate = A cauldron into { $city }; effect: { $effect }
zero-kei-page-do-space = Space { $letter }: printed { $cost } { $points }
zero-kei-page-do-move = Move { $carriage }
zero-kei-page-do-to = To place { $place }, where { $carriage } is
zero-kei-page-do-token = Take the token { $city }
zero-kei-page-do-on = Onto { $carriage }
zero-kei-page-do-score = Score { $city }
zero-kei-page-costs-yen = costs { $count } yen
zero-kei-page-costs-points = { $count ->
        [one] costs 1 point
       *[other] costs { $count } points
    }
zero-kei-page-brings-yen = brings { $count } yen
zero-kei-page-brings-points = { $count ->
        [one] brings 1 point
       *[other] brings { $count } points
    }
zero-kei-page-free = free
