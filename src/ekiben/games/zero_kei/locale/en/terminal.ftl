# Zero-Kei in the terminal, in narration and on the page. ¥ are yen, ★ points.

zero-kei-welcome = Zero-Kei: building the first Shinkansen line, 1959–1964.
zero-kei-example-steps = engine yellow prepare 7
zero-kei-example-thing = 6a

zero-kei-title = Zero-Kei · { $years }, round { $round } of 5 · { $phase }
zero-kei-phase-draft = choosing engines
zero-kei-phase-purchase = buying carriages
zero-kei-phase-run = running the trains
zero-kei-phase-end-of-round = end of the round
zero-kei-phase-over = the end

## Colours of stations and counters
zero-kei-colour-gold = gold
zero-kei-colour-white = white
zero-kei-colour-black = black

## The board
zero-kei-line = The line
zero-kei-site = ground
zero-kei-trains = trains
zero-kei-now = now
zero-kei-prepared = prepared
zero-kei-value-track = counter
zero-kei-space = space
zero-kei-worth = worth
zero-kei-stock = next station
zero-kei-next = { $points } ({ $left } left)
zero-kei-track-cost = track
zero-kei-track-costs = { "Track " }
zero-kei-venues = venue
zero-kei-effect = effect
zero-kei-your-total = your total
zero-kei-cauldrons = cauldrons
zero-kei-closed = closed
zero-kei-venue-move = move a car
zero-kei-spare = Unused tokens: { $cities }
zero-kei-row = The row
zero-kei-does = does
zero-kei-counter = counter
zero-kei-price = price
zero-kei-then-one = then { $colours }
zero-kei-tile = { "Turn order: " }
zero-kei-advance = advance
zero-kei-discard = { "Discard: " }
zero-kei-or = { " or " }

## Trains
zero-kei-engine = engine
zero-kei-tail = tail
zero-kei-no-engine = no engine yet
zero-kei-cauldrons-left = { $count ->
        [one] 1 cauldron
       *[other] { $count } cauldrons
    }
zero-kei-track-tokens = { $count ->
        [one] 1 track
       *[other] { $count } tracks
    }
zero-kei-actions-left = { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
zero-kei-used = ✓ used
zero-kei-covered = ✗ used up

## Hideo’s board
zero-kei-hideo-board = Hideo’s board
zero-kei-hideo-rounds = acts in
zero-kei-hideo-margin = or else
zero-kei-face-down = { $kind ->
        [venue] a venue?
       *[city] a city?
    }
zero-kei-closes = closes venue { $venue }
zero-kei-margin-venue = venue { $venue }

## Events
zero-kei-year = year
zero-kei-actions = actions
zero-kei-event = event
zero-kei-actions-of-event = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
zero-kei-event-action = Action:
zero-kei-event-end = At the end:
zero-kei-event-venue-and-advance = participate, and advance any counter
zero-kei-event-points-for-yen = each may give { $lose } for { $gain }
zero-kei-event-four-yen = { $gain } for each
zero-kei-event-order-reward-again = the reward of one’s tile space again
zero-kei-event-any-works = prepare, track or station at its cost
zero-kei-event-yen-by-rank = yen by score, leader first: { $ranks }
zero-kei-event-buy-discard = each may buy from the discard
zero-kei-event-repeat-train-card = use again a train card used this turn
zero-kei-event-prepare-and-track = pay { $fee }; prepare, and track, at their costs
zero-kei-event-venue-token = pay { $fee }; an unused venue token onto a carriage
zero-kei-event-track-2 = track at { $discount } less
zero-kei-event-prepare-and-station = pay { $fee }; prepare, and station, at their costs
zero-kei-event-participate = participate
zero-kei-event-score-a-city = each may score a city of their train
zero-kei-event-station = station at its cost
zero-kei-event-prepare = prepare at its cost
zero-kei-event-track = track at its cost
zero-kei-event-seven-yen = take { $gain }

## Actions and abilities: names
zero-kei-action-prepare = prepare
zero-kei-action-prepare-1 = prepare −1
zero-kei-action-track = track
zero-kei-action-track-1 = track −1
zero-kei-action-station = station
zero-kei-action-station-1 = station −1
zero-kei-action-participate = participate
zero-kei-action-repeat = repeat
zero-kei-action-buy = buy once
zero-kei-action-station-bonus = station bonus
zero-kei-action-free-track-space = any track cost
zero-kei-action-double-venue = venue twice
zero-kei-action-ground-1 = cheap ground
zero-kei-action-engine-1 = cheap engines
zero-kei-action-tail-8 = rich tail
zero-kei-action-double-order = order twice

## Actions and abilities: what they do
zero-kei-does-prepare = clear a construction token: pay the ground, score its points, keep the token as track on your engine.
zero-kei-does-prepare-1 = as prepare, 1¥ cheaper.
zero-kei-does-track = lay a track token of your engine in a city without track: pay and score the space of the cost marker. Without a token of your own you use another player’s and pay that player.
zero-kei-does-track-1 = as track, 1¥ cheaper, for full points.
zero-kei-does-station = pay { $station_cost }, choose a colour, put its topmost station into a prepared city without one, and score its row ({ $row_points }).
zero-kei-does-station-1 = as station, 1¥ cheaper.
zero-kei-does-participate = place a cauldron in a venue; then you may take its effect.
zero-kei-does-repeat = pay { $repeat_fee } and use a card again that you used this turn, but not a Repeat or a Buy.
zero-kei-does-buy = once in a game, buy a carriage of the discard, for yen only; its counters advance.
zero-kei-does-station-bonus = a station always costs { $bonus_station_cost } and scores { $bonus_station_points } more.
zero-kei-does-free-track-space = when you lay track, choose any space of the cost marker; you pay and score that.
zero-kei-does-double-venue = you may take the effect of a venue twice.
zero-kei-does-ground-1 = ground always costs { $ability_ground_cost }.
zero-kei-does-engine-1 = any engine always costs { $ability_engine_fee }.
zero-kei-does-tail-8 = the tail always gives { $ability_tail_income }.
zero-kei-does-double-order = the reward of the turn order tile always counts twice; on the space that advances, two different counters.

## What is asked
zero-kei-ask-engine = Choose the engine of your train
zero-kei-ask-carriage = Buy one carriage for your train
zero-kei-ask-counter = Which counter moves one space on?
zero-kei-ask-order = Choose your place in next year’s order, and its reward
zero-kei-ask-action = Use a card of your train: { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
zero-kei-ask-done = No action is left: end your turn
zero-kei-ask-repeat = Which used card works once more?
zero-kei-ask-work = Where do you { $works }?
zero-kei-ask-space = Track in { $city }: at which price?
zero-kei-ask-lender = Track in { $city }: whose track token do you use, and pay?
zero-kei-ask-effect = Take the effect of the venue ({ $effect }), or leave it?
zero-kei-ask-move = Move a carriage within your train, or leave it
zero-kei-ask-place = Where in your train does { $carriage } go?
zero-kei-ask-token = Which city token do you take?
zero-kei-ask-token-carriage = Which carriage gets the token of { $city }?
zero-kei-ask-discard = End of the year: buy a carriage of the discard, or none
zero-kei-ask-trade = { $event }. Yes or no?
zero-kei-ask-score = End of the year: score a city of your train now, or none
zero-kei-work-prepare = prepare the ground
zero-kei-work-track = lay track
zero-kei-work-station = build a station
zero-kei-work-participate = place a cauldron
zero-kei-work-advance = advance a counter
zero-kei-and = { " and " }

## Moves in words
zero-kei-do-draft = Engine { $engine }: { $does }
zero-kei-do-buy = Buy { $cities }: { $does }; advances { $counter }
zero-kei-do-advance = Advance { $colour }: { $key ->
        [last] it stays on the last space, { $space }
       *[moves] from space { $space } to { $next }
    }
zero-kei-do-order = Space { $space } of the tile
zero-kei-do-use = Use “{ $does }” ({ $cities })
zero-kei-do-prepare = Prepare { $city }
zero-kei-do-track = Track in { $city }
zero-kei-do-station = { $colour ->
        [gold] Gold
        [white] White
       *[black] Black
    } station in { $city }
zero-kei-do-participate = Place a cauldron in { $city }; effect: { $effect }
zero-kei-do-space = Space { $letter }: marked { $cost } { $points }
zero-kei-do-move = Move { $carriage }
zero-kei-do-to = To place { $place }, where { $carriage } is
zero-kei-do-token = Take the token of { $city }
zero-kei-do-on = Onto { $carriage }
zero-kei-do-score = Score { $city }
zero-kei-do-tail = yen, then advance any counter
zero-kei-do-accept = yes
zero-kei-do-decline = no
zero-kei-do-done = end the turn
zero-kei-counter-moves = The { $colour } counter { NUMBER($rank) ->
        [1] leads
        [2] is second
       *[3] is third
    } and would go from space { $space } to { $next }
zero-kei-counter-last = The { $colour } counter is on the last space, { $space }, and stays there
zero-kei-own-engine = { $does }, your own
zero-kei-other-engine = { $does }, paid to { $owner }
zero-kei-lender = paid to { $owner }, who has { $count }
zero-kei-station-in = station in

## How a price or a score comes about
zero-kei-quote-surcharge = { $sum }: there is a station in { $cities }
zero-kei-quote-in-points = { $count ->
        [one] 1 of this is paid in points
       *[other] { $count } of this are paid in points
    }
zero-kei-quote-waived = the remaining { $count } are waived
zero-kei-quote-ability = { $now } instead of { $was }, by your ability
zero-kei-quote-discount = { $base } − { $off } by the card
zero-kei-quote-token = you get a track token
zero-kei-quote-bonus = { $row } + { $more } points, by your ability
zero-kei-quote-lent = with another player’s token; that player is paid
zero-kei-quote-advance = any counter advances
zero-kei-quote-unused = { $count ->
        [one] 1 action not taken
       *[other] { $count } actions not taken
    }
zero-kei-quote-twice = the reward twice, by your ability
zero-kei-quote-score = { $count } × { $worth }

## What somebody did, above what came of it
zero-kei-did-draft = Engine chosen
zero-kei-did-buy = Carriage chosen
zero-kei-did-use = Carriage { $carriage } { $cities }
zero-kei-did-own-engine = Own engine
zero-kei-did-engine = Engine of { $name }
zero-kei-did-tail = Tail
zero-kei-did-event = Event
zero-kei-did-accept = Accepted
zero-kei-did-decline = Declined
zero-kei-did-done = End of the turn

## What happened
zero-kei-fact-prepared = { $place } prepared
zero-kei-fact-station-built = { $colour } station in { $place }
zero-kei-fact-track-laid = track in { $place }
zero-kei-fact-counter = { $colour } to space { $space }
zero-kei-fact-venue-closed = venue { $venue } closed
zero-kei-fact-cauldrons-placed = { $count ->
        [one] cauldron
       *[other] { $count } cauldrons
    } in venue { $venue } ({ $place })
zero-kei-fact-tile = space { $space } of the tile
zero-kei-fact-carriage-chosen = { $carriage } { $name } taken
zero-kei-fact-train-changed = train: { $train }
zero-kei-fact-token-put = { $place } on { $carriage }
zero-kei-fact-carriage-joined = { $carriage } { $name } joins
zero-kei-fact-turned-up = { $position } turned up: { $token }
zero-kei-fact-spare-turned-up = tokens turned up: { $cities }
zero-kei-gains-event = At the end of the round: { $amounts }
zero-kei-gains-round = Income: { $amounts }
zero-kei-fact-new-round = { $years } · round { $round } of 5 · { $event }
zero-kei-fact-game-over = The line is open. The game is over.

## The end
zero-kei-part-points = points
zero-kei-part-cities = cities
zero-kei-part-venues = venues
zero-kei-part-connected = connected
zero-kei-part-cauldrons = cauldrons left
zero-kei-part-yen = yen
zero-kei-part-track_tokens = tracks
zero-kei-part-total = total
zero-kei-tie-break = The tie is broken in favour of more cauldrons not placed.
zero-kei-outcome-values = A station is worth
zero-kei-outcome-cities = Cities:
zero-kei-outcome-venues = Venues:

## Help
zero-kei-about-carriage = Carriage { $carriage }: { $cities }. Costs { $cost }, advances { $counter }.
zero-kei-about-event = Event { $event } ({ $years }): { $words }. It grants { $actions } actions; track cost: letter { $letter }.
zero-kei-about-venue = Venue { $venue } ({ $city }). Effect: { $effect }. Whoever has most cauldrons here at the end scores the city.
zero-kei-about-city = { $city }: ground { $cost } for { $points }, { $ground ->
        [prepared] prepared
       *[no] not prepared
    }; { $station ->
        [no] no station
       *[other] { $station } station
    }; { $track ->
        [laid] track
       *[no] no track
    }.
zero-kei-help-signs =
    ¥ yen, ★ points; ▲ green, ◆ yellow, ● red, ■ blue.
    ┃ a city with track, ┊ without.
    ▒ 3¥ 3★ ground that is not prepared: what it costs and scores. Then it says “prepared”, then the colour of the station.
    now: what a carriage with the city scores if the game ends as it stands; the signs after it are the carriages that stop there.
    2+2 = 4¥ the printed price and what stations add; ◀ who has chosen a carriage.
    ∞ an ability, always on; ✓ used this turn; ✗ used up; 6a+3 a venue token of city 3 on carriage 6a.
zero-kei-help-round =
    Five rounds. The event of the year sets how many actions there are and what track costs.
    1. Each gets 1¥ per own cauldron in a venue; carriages are dealt to the row.
    2. Each chooses a carriage (help buying).
    3. The trains run (help running).
    4. An event “at the end” takes effect.
zero-kei-help-buying =
    In turn order each chooses a carriage. It costs what is printed, and { $surcharge } more for each of its cities that has a station. What your yen do not pay is paid in points.
    Its counter advances; on a double then a second one, of your choice. The nearer your carriage is to the top of the row, the earlier you run.
zero-kei-help-running =
    Your carriage joins in front of the tail. You choose a space of the turn order tile and get its reward.
    Then the actions, each card once a turn: your engine (for { $engine_fee }), another player’s engine ({ $engine_fee } to that player), your carriages, your tail, the event. Each action not taken is worth { $unused_action }.
zero-kei-help-scoring =
    By rank the colours are worth { $final_values }.
    Each city on each of your carriages: with track and a station the value of its colour, with track only 0, without track { $untracked_city }.
    Each venue where you have most cauldrons scores its city in the same way.
    Connected: read the cities from engine to tail; the longest run in which the next is the same or one higher, all with track, scores { $connected_city } for each different city, from two on.
    Left over: { $leftover_cauldron } per cauldron not placed, 1★ per { $yen_per_point }, { $leftover_track } per track token.
    On a tie whoever has more cauldrons not placed wins.
zero-kei-help-hideo =
    Hideo pays nothing, and gets points instead of yen. He takes the middle carriage, or the one nearest the tile, and the first free space of the tile.
    Then his board, from the top: each token that acts in this round. In its city he does the first that is possible of prepare, station, track; or else what the row says. A closed venue gets two of his cauldrons, and you may place none there any more.
    He scores nothing below 0, the cities on A1 and A2 as venues, and his cities as a run in any order.
zero-kei-help-draft = choose the engine of your train. Its two actions cost { $engine_fee } each time, for whoever uses it.
zero-kei-help-engine = does one of its two actions for { $engine_fee }, paid to the bank or, if it is another player’s, to that player.
zero-kei-help-tail = { $tail_income }, then advance any counter.
zero-kei-help-use = an action of a carriage in your train; each card once a turn.
zero-kei-help-order = your token goes to a free space of the turn order tile. You get its reward now; in the next round you choose in this order.
zero-kei-help-advance = a counter moves one space on, onto the top of the pile there. By rank the colours are worth { $final_values } at the end.
zero-kei-help-space = a space of the track cost marker; you pay and score that.
zero-kei-help-from = the player whose track token you use and pay.
zero-kei-help-move = a carriage of your train to another place between engine and tail.
zero-kei-help-to = the place where the carriage will stand, from the engine on.
zero-kei-help-token = take an unused venue token; its city is added to a carriage.
zero-kei-help-on = the carriage that gets the token.
zero-kei-help-score = your carriages with that city, times its present value.
zero-kei-help-accept = yes, take the effect.
zero-kei-help-decline = no.
zero-kei-help-done = end the turn; each action not taken is worth { $unused_action }.
