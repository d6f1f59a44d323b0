# Nordic in the terminal. ★ are points.

nordic-welcome = Nordic: railways from Denmark to the North Cape, with secret tickets.
nordic-example-steps = claim bergen-oslo red3+loco1
nordic-example-thing = bergen-oslo

## The board
nordic-title-set-up = Nordic · choosing the first tickets
nordic-title-play = Nordic · turn { $turn }
nordic-title-last = Nordic · turn { $turn } · { $left ->
        [one] the last turn of all
       *[other] the last { $left } turns
    }
nordic-title-over = Nordic · the end
nordic-face-up = { "Face up  " }
nordic-decks = { "Decks    " }
nordic-deck = { $count ->
        [0] no cards left
        [one] 1 card
       *[other] { $count } cards
    }
nordic-ticket-deck = { $count ->
        [0] no tickets left
        [one] 1 ticket
       *[other] { $count } tickets
    }
nordic-discard = { $count ->
        [0] nothing discarded
       *[other] { $count } discarded
    }
nordic-discarded = { "Discard  " }
nordic-trains = { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
nordic-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
nordic-tickets = { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
nordic-known = { "  seen   " }
nordic-unseen = { $count ->
        [one] 1 card unseen
       *[other] { $count } cards unseen
    }
nordic-network = { "  routes " }
nordic-no-routes = no routes yet
nordic-hand = { "  hand   " }
nordic-empty-hand = empty
nordic-no-tickets = no tickets
nordic-connected = connected
nordic-no-way = can’t be connected any more
nordic-missing = { $spaces } missing
nordic-spaces = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }

nordic-colour = { $colour ->
        [purple] purple
        [blue] blue
        [orange] orange
        [white] white
        [green] green
        [yellow] yellow
        [black] black
        [red] red
        [loco] locomotive
        [grey] grey
       *[other] { $colour }
    }
nordic-chip = { $colour ->
        [loco] loco
       *[other] { nordic-colour }
    }
nordic-route = { $cities } { $colour }

## What is asked
nordic-ask-ticket = Keep { $ticket }, { $points }?
nordic-ask-tickets = Which tickets to keep?
nordic-ask-action = Draw cards, take tickets, or claim a route?
nordic-ask-second-card = Which second card?
nordic-ask-payment = What do you pay with?
nordic-ask-set = { $count ->
        [one] One more card for the set. Which one?
       *[other] { $count } more cards for sets. Which ones?
    }
nordic-ask-extra = { $count ->
        [one] Pay 1 more card, or give up?
       *[other] Pay { $count } more cards, or give up?
    }

## Moves in words
nordic-do-keep = Keep { $ticket }
nordic-do-return = Return { $ticket }
nordic-do-claim = Claim { $route }
nordic-do-draw = Draw { $card ->
        [loco] a locomotive
       *[other] a { $card } card
    }
nordic-do-draw-blind = Draw a card from the deck, unseen
nordic-do-give-up = Give up:
nordic-do-pass = Pass:
nordic-passed = passes
nordic-move-keep = worth { $points } if you connect it, −{ $points } if not
nordic-move-return = it leaves the game
nordic-move-tickets = { $count ->
        [one] the last one, which you must keep
       *[other] take { $count } and keep { $keep } or more
    }
nordic-move-pass = there is nothing to do
nordic-move-set = { $count ->
        [one] your only one
       *[other] one of your { $count }
    }
nordic-move-give-up = take back { $cards }; the turn ends
nordic-paid = { $kind ->
        [loco] { $count ->
            [one] 1 locomotive
           *[other] { $count } locomotives
        }
        [set] { $count ->
            [one] a set of any { $size }
           *[other] { $count } sets of any { $size }
        }
       *[other] { $count } { $kind }
    }
nordic-nothing-to-claim = you can’t pay for any route now; “why bergen-oslo” says what one would take
nordic-claim = { $count ->
        [one] the one route that you can pay for
       *[other] one of the { $count } routes that you can pay for
    } (length · points)
nordic-wanted = on the shortest way of one of your tickets
nordic-offer = { $count ->
        [one] The last ticket; you must keep it.
       *[other] { $count } tickets; keep { $keep } or more. Missing spaces and the shortest way:
    }
nordic-offer-hint = Answer one by one, or about all at once: “{ $example }”, or “keep all”. “map” shows where the cities lie.
nordic-laid = { "  laid       " }
nordic-turned-up = { "  turned up  " }
nordic-due = { $count ->
        [one] one of them counts
       *[other] { $count } of them count
    }: { $colour ->
        [loco] to be paid in locomotives
       *[other] to be paid in { $colour } or locomotives
    }
nordic-total-with-tickets = with your tickets
nordic-payment-hint = Or name all cards at once, those of sets, too: “pay red2+blue3”.

## What happened
nordic-fact-drew-face-up = { $card ->
        [loco] locomotive
       *[other] { $card }
    } taken
nordic-fact-drew-blind = { $card ->
        [loco] locomotive
       *[other] { $card }
    } drawn from the deck
nordic-fact-drew-unseen = a card from the deck, unseen
nordic-fact-face-up = { $card ->
        [loco] locomotive
       *[other] { $card }
    } comes up
nordic-fact-laid = laid: { $cards }
nordic-fact-gave-up = { $route } given up, { $cards } taken back
nordic-fact-turned-up = turned up: { $cards }; { $extra ->
        [0] nothing more is due
        [one] 1 card more is due
       *[other] { $extra } cards more are due
    }
nordic-fact-turned-up-none = no card is left to turn up; nothing more is due
nordic-fact-claimed = { $route } claimed, +{ $points }
nordic-fact-closed = { $route } is closed
nordic-fact-drew-tickets = { $count ->
        [one] 1 ticket taken
       *[other] { $count } tickets taken
    }
nordic-fact-kept-tickets = { $count ->
        [one] 1 ticket kept
       *[other] { $count } tickets kept
    }
nordic-fact-new-deck = the discard is shuffled into a new deck
nordic-fact-begins = { $seat } begins
nordic-fact-last-turns = { $seat } is almost out of trains: one more turn for everybody
nordic-fact-game-over = The last train has left. The game is over.
nordic-fact-capped = Too many turns without an end: the game is scored as it stands.

## The end
nordic-outcome-globetrotter = Globetrotter +{ $points }: { $count ->
        [one] 1 ticket connected
       *[other] { $count } tickets connected
    }
nordic-outcome-longest = longest path { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }

## Pages
nordic-map-legend = 4R four spaces, red; K black; * any one colour; ⠤⠤ track; ⠁⠁⠁ ferry ≈; ⠒⠂⠐⠒ tunnel ∩; ●4 claimed
nordic-map-ticket = on a ticket of yours
nordic-legend = × closed; 4R four spaces, red; K black; * any one colour; ≈ ferry; ∩ tunnel
nordic-routes-of = Routes, { $name }: { $count }
nordic-country = { $country ->
        [NO] Norway
        [SE] Sweden
        [FI] Finland
        [DK] Denmark
       *[across] Across borders
    }

nordic-page-map = There is one map: type “map”.
nordic-page-routes = There is no list “routes { $words }”. Type “routes”, or add a city (routes bergen), a colour (routes red), ferry, tunnel or free.

## Help
nordic-owner = { $owner ->
        [free] free
        [closed] closed
       *[other] { $seat }
    }
nordic-kind = { $kind ->
        [ferry] { $count ->
            [one] ferry ≈ with 1 locomotive symbol
           *[other] ferry ≈ with { $count } locomotive symbols
        }
        [tunnel] tunnel ∩
        [wild] route with a rule of its own
       *[plain] plain route
    }
nordic-about-route = { $route }: { $spaces }, { $kind }, { $points }; { $colour ->
        [grey] paid in any one colour
       *[other] paid in { $colour }
    }. Owner: { $owner }.
nordic-about-double = Double with { $other } ({ $owner }).
nordic-about-wild = On this route any { $size } cards, locomotives too, replace one card of the colour you pay in.
nordic-about-city = { $city } has { $count ->
        [one] 1 route:
       *[other] { $count } routes:
    }
nordic-short-route = { $route }: { $spaces }, { $kind }, { $points } — { $owner }
nordic-about-colour = { $colour ->
        [grey] Grey is no colour of cards: a grey route is paid in any one colour.
       *[other] There are { $count } { $colour } cards.
    } { $routes } routes are { $colour }, { $spaces } together; { $free } of them are free.
nordic-about-ticket = Ticket { $ticket }: { $points } if your routes connect the two cities, −{ $points } if not.
nordic-help-signs =
    ◇ white, ● claret, ■ teal: the players. The word white alone means cards and routes.
    ★ points. ≈ a ferry, ≈LL one with two locomotive symbols; ∩ a tunnel.
    ∩4R a route in short: a tunnel of 4 spaces, red. P purple, B blue, O orange, W white, G green, Y yellow, K black, R red, * any one colour.
    Beside a ticket: how many spaces are missing, then the shortest way over routes that are free or yours; … where your own routes lie between. ✓ connected, ✗ no way is left.
    ◂ a route on the shortest way of one of your tickets.
    “map” draws the map; “routes”, “routes bergen”, “routes red”, “routes ferry”, “routes free” list routes and whose they are.
    “why bergen-oslo” says why you can’t claim a route now, or that you can.
nordic-help-turn =
    In your turn you do exactly one of three things: draw cards (help cards), claim a route (help claiming), or take tickets (help tickets).
    You pass only if you can do none of them.
nordic-help-cards =
    You draw two cards, each from the { $face_up } that lie face up or blind from the deck. A face-up card is replaced before you choose the second card, and you see a blind one before that, too.
    There are { $colour_cards } cards of each of { $colours } colours and { $locomotives } locomotives. A locomotive counts as one card like any other, even face up.
    The discard becomes the new deck when the deck is empty. The cards that a player took face up are listed as “seen”.
nordic-help-locomotives =
    Locomotives are jokers on ferries and in tunnels. On a plain route they pay for nothing, not even on a grey one.
    There are { $locomotives }. Taking a face-up one counts no more than taking any other card.
nordic-help-claiming =
    Any free route, whole, anywhere on the map: it need not touch what you have. Pay as many cards as it has spaces, in its colour; grey: in one colour of your choice. As many of your { $trains } trains go onto it.
    Points by length: { $values }.
    Type “claim bergen-oslo-red”, then the payment; or both in one line: “claim bergen-oslo red3+loco1”.
nordic-help-paying =
    A payment is cards of one colour, locomotives where they are jokers, and sets of any cards where those are allowed: on ferries { $ferry_set } cards for the locomotive of a symbol, on Lieksa–Murmansk { $wild_set } cards for a card of the colour.
    You pay exactly; nothing is given back. “pay red+loco1” means one locomotive and red for all other spaces. Name the cards of sets one by one in the order of the colours, or all in one line: “pay red2+blue3”.
nordic-help-ferry =
    Each locomotive symbol of a ferry ≈ costs a locomotive, or any { $ferry_set } cards instead; the other spaces its colour. A locomotive may also stand for a card of the colour.
    { $stack ->
        [true] In this game sets of { $ferry_set } may stand for any space of a ferry.
       *[other] Sets are for symbols only, so that there are no more of them than symbols.
    }
nordic-help-tunnel =
    Lay the cards for a tunnel ∩: its colour, locomotives as jokers. Then { $reveal } cards are turned up from the deck. For each that has the colour you laid, or is a locomotive, pay one more card, of that colour or a locomotive.
    If you laid locomotives only, only locomotives count, and only locomotives pay.
    If you can’t or won’t pay, you take the cards back, and the turn is over. There are no sets in tunnels.
nordic-help-doubles =
    Two routes between the same two cities. Nobody may own both. { $players ->
        [2] With two players the second one is closed as soon as the first is claimed.
       *[other] With three players another one may claim the second.
    }
nordic-help-tickets =
    A ticket names two cities. If your routes connect them at the end, it scores its points, otherwise it costs them. Tickets are secret until then.
    At the beginning everybody gets { $first_deal } and keeps { $first_keep } or more. Taking tickets is a turn: { $later_deal }, of which you keep { $later_keep } or more. What is returned leaves the game.
    Answer one by one, or about all in one line: “keep all”, “keep only oslo-vaasa+bergen-narvik”.
nordic-help-end =
    When a player ends a turn with { $end_trains } trains or fewer, everybody has one more turn; that player’s comes last. Then tickets are shown and scored.
nordic-help-scoring =
    Routes score when they are claimed, by length: { $values }.
    At the end: each ticket connected adds its points, every other one takes them away. The Globetrotter, { $bonus }, goes to whoever has connected most tickets, and to each of them on a tie.
    Ties are broken by tickets connected, then by the longest path: a way that uses each route once.
