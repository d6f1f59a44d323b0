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
zero-kei-page-your-train = Your train
zero-kei-page-you = (you)

zero-kei-page-new = new
zero-kei-page-values = Worth at the end · points for the next station
zero-kei-page-closed-to-you = closed to you
zero-kei-page-you-lead = · you lead
zero-kei-page-times = { $count }× actions
zero-kei-page-year-of = { $year } of { $years }
zero-kei-page-left-of = { $left } of { $count } actions left
zero-kei-page-end-turn = End turn
zero-kei-page-end-sure = End with { $left } actions left?
zero-kei-page-event-button = Event
zero-kei-page-discard-count = Discard { $count }
zero-kei-page-used = used
zero-kei-page-covered = used up
zero-kei-page-carriage-does = { $kind ->
        [always] Always: { $does }
        [once] Once: { $does }
       *[turn] Each turn: { $does }
    }
zero-kei-page-counter-moves = moves 1
zero-kei-page-hideo-takes = Hideo takes the middle one, or the first if you take that
zero-kei-page-hideo-acts = This year he acts at

## The running total, part by part
zero-kei-page-total-now = Total now
zero-kei-page-your-total = Your total
zero-kei-page-change-points = points, at once
zero-kei-page-change-city = your { $city } carriage: { $was } becomes { $now }
zero-kei-page-change-venue = venue { $place }, { $city }: { $was } becomes { $now }
zero-kei-page-change-connected = connected run: { $was } becomes { $now }
zero-kei-page-change-cauldrons = cauldrons left: { $was } become { $now }
zero-kei-page-change-yen = yen: { $was } become { $now }
zero-kei-page-change-track_tokens = track tokens: { $was } become { $now }
zero-kei-page-forced = Only one possibility: { $move }
zero-kei-page-part-points = points
zero-kei-page-part-cities = cities
zero-kei-page-part-venues = venues
zero-kei-page-part-connected = connected
zero-kei-page-part-cauldrons = cauldrons left
zero-kei-page-part-yen = yen
zero-kei-page-part-track_tokens = track tokens

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

## What Hideo does, step by step
zero-kei-page-scene = The turn of { $name }
zero-kei-page-years = years { $years }
zero-kei-page-step = step { $step } of { $steps }
zero-kei-page-step-back = Back a step
zero-kei-page-pause = Pause
zero-kei-page-next-step = Next step
zero-kei-page-skip = Skip
zero-kei-page-fact-carriage-joined = { $name } joins
zero-kei-page-fact-carriage-chosen = { $name } taken

## The count at the end
zero-kei-page-counting = The line is open. Counting { $part ->
        [cities] the cities, from west to east
        [venues] the venues and who leads them
        [connected] the connected runs
        [cauldrons] the cauldrons that are left
        [yen] the yen
       *[other] the track tokens
    }
zero-kei-page-count-next = next: { $next }
zero-kei-page-result = Show the result
zero-kei-page-so-far = So far
zero-kei-page-dotted = Dotted: not counted yet. The winner is named when everything is counted.
