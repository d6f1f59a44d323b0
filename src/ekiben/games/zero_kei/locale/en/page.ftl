# Zero-Kei on the page.

zero-kei-page-map = The line from Osaka to Tokyo
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

## The letters of the colours, on stations and counters
zero-kei-page-letter-gold = G
zero-kei-page-letter-white = W
zero-kei-page-letter-black = B

## What a move costs and brings
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

## What things are
zero-kei-page-value-track = Value track
zero-kei-page-position = The whole position
zero-kei-page-outcome = How the points came about
zero-kei-page-has = { $name } has { $yen } yen, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cauldrons ->
        [one] 1 cauldron
       *[other] { $cauldrons } cauldrons
    } to place, { $tracks ->
        [one] 1 track token
       *[other] { $tracks } track tokens
    }.
zero-kei-page-has-tracks = { $count ->
        [one] 1 track token
       *[other] { $count } track tokens
    } on the engine, to lay as track
zero-kei-page-chosen-by = Chosen by { $name }.
zero-kei-page-price = It costs { $price } yen now.
zero-kei-page-event = { $years }: { $words }. { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } each; track cost: space { $letter }.
zero-kei-page-tile = Space { $space } of the turn order: { $gives }; { $name ->
        [no] free
       *[other] { $name }
    }.
zero-kei-page-stock = A station is worth { $value } at the end; { $left ->
        [0] none is left
        [one] 1 is left, the next scores { $next }
       *[other] { $left } are left, the next scores { $next }
    }.
zero-kei-page-city-now = Worth { $worth } now, { $count ->
        [0] but no train stops here.
       *[other] for each carriage: { $names }.
    }
zero-kei-page-city-venue = The city of venue { $venue }.
zero-kei-page-space = Laying track at space { $letter } costs { $cost } and scores { $points }.
zero-kei-page-space-now = This year track is at space { $letter }: { $cost } for { $points }.
zero-kei-page-token = An unused token of { $city }.

## Hideo’s board
zero-kei-page-hideo = { $id }, in { $count ->
        [one] round
       *[other] rounds
    } { $rounds }: { $kind ->
        [venue] a closed-venue token. Hideo lays it on its venue with two of his cauldrons, and you may place none there any more.
       *[city] { $city ->
            [no] a hidden city is turned up. There
           *[other] in { $city }
        } Hideo does the first that is possible: he prepares the ground, builds a station, or lays track. If nothing is possible: { $margin }.
    }
zero-kei-page-hideo-cauldron = a cauldron into venue { $venue }
