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
nordic-page-free = free
nordic-page-closed = closed

## The players
nordic-page-players = Players
nordic-page-look-at = Show only the routes of { $name }
nordic-page-decides = decides

## What is on offer
nordic-page-face-up = Face up
nordic-page-deck = deck
nordic-page-ticket-deck = tickets
nordic-page-empty-space = No card is left for this space

## What is mine
nordic-page-hand = Your hand
nordic-page-own-tickets = Your tickets
nordic-page-lacking = lacking: { $cards }
nordic-page-cards-and-tickets = Cards and tickets
nordic-page-more = Show
nordic-page-less = Hide

## What is asked
nordic-page-set-up = The first tickets
nordic-page-turn = Turn { $turn }
nordic-page-last-turns = Turn { $turn } · { $left ->
        [one] the last turn of all
       *[other] the last { $left } turns
    }
nordic-page-offer = { $count ->
        [one] The last ticket; you must keep it.
       *[other] { $count } tickets; keep { $keep } or more. Those not kept leave the game.
    }
nordic-page-keep = keep
nordic-page-return = return
nordic-page-keep-these = { $count ->
        [0] Choose tickets to keep
        [one] Keep this ticket
       *[other] Keep these { $count } tickets
    }
nordic-page-laid = Laid:
nordic-page-turned-up = Turned up
nordic-page-other-payments = { $count ->
        [one] 1 other payment
       *[other] { $count } other payments
    }
nordic-page-claims = { $count ->
        [one] The one route you can pay for
       *[other] The { $count } routes you can pay for
    }
nordic-page-nothing-to-claim = You can’t pay for any route now.
nordic-page-keep-more = { $count ->
        [one] Choose 1 more to keep
       *[other] Choose { $count } more to keep
    }
nordic-page-skip = Reveal all
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
nordic-page-total = total with your tickets: { $now } → { $later }

## The position in words
nordic-page-summary = The position in words
nordic-page-summary-routes = Routes: { $routes }.
nordic-page-summary-closed = Closed: { $routes }.
