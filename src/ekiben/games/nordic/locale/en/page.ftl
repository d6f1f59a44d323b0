# Nordic on the page: what the board says besides the texts of the terminal.

## Names
nordic-page-kind = { $kind ->
        [ferry] { $count ->
            [one] ferry, 1 locomotive symbol
           *[other] ferry, { $count } locomotive symbols
        }
        [tunnel] tunnel
        [wild] any { $size } cards replace one
       *[plain] plain route
    }
nordic-page-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## The map
nordic-page-world = The map: cities and the routes between them
nordic-page-points-title = Spaces → points
nordic-page-legend-ferry = ferry: pay a locomotive for the sign
nordic-page-legend-tunnel = tunnel: it may cost up to 3 more
nordic-page-legend-grey = any one colour
nordic-page-legend-ticket = on your tickets
nordic-page-free = not claimed yet
nordic-page-show-all = Show all I can pay for: { $count }
nordic-page-show-all-short = Show all: { $count }
nordic-page-last-round = Last round{ $mine ->
        [now] : this is your last turn
        [later] : you have one more turn
        [done] : you have had your last turn
       *[none] {""}
    }
nordic-page-more-lit = { $side ->
        [left] ←
        [right] →
        [up] ↑
       *[down] ↓
    } { $count } more
nordic-page-closed = closed

## The players
nordic-page-players = Players
nordic-page-others = The others
nordic-page-unseen = { $count } unseen
nordic-page-look-at = Show only the routes of { $name }
nordic-page-decides = decides

## What is on offer
nordic-page-face-up = On offer
nordic-page-draw-two = draw two, one after the other
nordic-page-draw-one = draw one more
nordic-page-deck = deck
nordic-page-ticket-deck = tickets
nordic-page-empty-space = No card is left for this space

## What is mine
nordic-page-hand = Your cards
nordic-page-hand-hint = press a colour: what it can claim is lit
nordic-page-all-on-map = all on the map
nordic-page-tickets-sum = open { $open } · connected +{ $connected }
nordic-page-hold = you hold
nordic-page-held = { $held } of { $need }
nordic-page-pin = press to see its way on the map
nordic-page-unpin = press to take its way off the map
nordic-page-own-tickets = Your tickets
nordic-page-lacking = lacking: { $cards }

## What is asked
nordic-page-how-to-pay = How do you pay?
nordic-page-pressed = { $count ->
        [0] With { $kind ->
            [loco] locomotives
           *[other] { $card }
        } you can’t claim anything now.
        [one] With { $kind ->
            [loco] locomotives
           *[other] { $card }
        } you can claim 1 route: press it.
       *[other] With { $kind ->
            [loco] locomotives
           *[other] { $card }
        } you can claim { $count } routes: press one.
    }
nordic-page-digging = The tunnel is being dug: { $route }
nordic-page-your-total = Your total
nordic-page-effect-route = points for the route
nordic-page-effect-ticket = ticket { $ticket } is done: { $was } becomes { $now }
nordic-page-pay = { $count ->
        [one] Pay 1 card
       *[other] Pay { $count } cards
    }
nordic-page-offer = { $count ->
        [one] The last ticket; you must keep it.
       *[other] { $count } tickets; keep { $keep } or more. Those not kept leave the game.
    }
nordic-page-keep-these = { $count ->
        [0] Choose tickets to keep
        [one] Keep this ticket
       *[other] Keep these { $count } tickets
    }
nordic-page-laid = Laid:
nordic-page-other-payments = { $count ->
        [one] 1 more way to pay
       *[other] { $count } more ways to pay
    }
nordic-page-choose-set = Choose the cards yourself
nordic-page-nothing-to-claim = You can’t pay for any route now.
nordic-page-keep-more = { $count ->
        [one] Choose 1 more to keep
       *[other] Choose { $count } more to keep
    }
nordic-page-skip = Turn all
nordic-page-turn-next = Turn the next
nordic-page-go-on = Go on
nordic-page-counting = Counting the tickets
nordic-page-counting-order = One of each in turn, small ones first
nordic-page-pause = Pause
nordic-page-next = Next
nordic-page-result = Result
nordic-page-not-counted = ticket, not counted yet
nordic-page-routes-points = routes { $count }
nordic-page-turning = turning …
nordic-page-face-down = face down
nordic-page-nothing = nothing due
nordic-page-so-far = So far: { $count ->
        [0] nothing more to pay
        [one] 1 card more to pay
       *[other] { $count } cards more to pay
    }
nordic-page-nothing-due = Nothing more is due: the tunnel is claimed.
nordic-page-set-hint = { $count ->
        [one] Any 1 card:
       *[other] Any { $count } cards:
    }
nordic-page-set-less = One { $card ->
        [loco] locomotive
       *[other] { $card } card
    } less
nordic-page-set-more = One { $card ->
        [loco] locomotive
       *[other] { $card } card
    } more
nordic-page-set-given = { $card ->
        [loco] locomotives
       *[other] { $card }
    }: { $count } of { $all }
nordic-page-set-missing = { $count ->
        [one] Choose 1 more card
       *[other] Choose { $count } more cards
    }
nordic-page-set-pay = Pay { $cards }

## What things are
nordic-page-deck-tip = The deck, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
nordic-page-discard-tip = Cards paid and replaced; when the deck is empty, they are shuffled into a new one
nordic-page-ticket-deck-tip = { $count ->
        [one] 1 ticket is left
       *[other] { $count } tickets are left
    } to draw
nordic-page-costs = Costs
nordic-page-have = You have
nordic-page-one-colour = { $count } of one colour
nordic-page-cost = { $kind ->
        [ferry] { $cards }; a locomotive stands for any card, any { $size } cards for a locomotive
        [tunnel] { $cards }, locomotives too; then up to { $more } more
        [wild] { $cards }; any { $size } cards stand for one
       *[plain] { $cards }
    }
nordic-quote-trains-left = { $count ->
        [0] no trains left then
        [one] 1 train left then
       *[other] { $count } trains left then
    }
nordic-quote-closes = { nordic-fact-closed }
nordic-quote-connects = Connects { $ticket }: +{ $points }

## The position in words
nordic-page-summary = The position in words
nordic-page-summary-routes = Routes: { $routes }.
nordic-page-summary-closed = Closed: { $routes }.
