# Nordic: parts of the score, and why a move is not legal.

nordic-part-routes = routes
nordic-part-connected = connected
nordic-part-unconnected = missed
nordic-part-globetrotter = Globetrotter
nordic-part-tickets = tickets
nordic-part-total = total
nordic-tie-break = Tied on points: whoever has connected more tickets wins, then whoever has the longest path.

nordic-reason-not-now = you can't do that now: { $asked ->
     [ticket] first keep or return a ticket
    *[action] first draw cards, claim a route, or take tickets
     [second-card] first draw the second card
     [payment] first choose how to pay for the route
     [set] first choose a card for a set
     [extra] first pay more cards for the tunnel, or give up
    }.
nordic-reason-not-offered = the ticket { $ticket } is not offered to you.
nordic-reason-no-such-ticket = there is no ticket { $ticket }.
nordic-reason-other-ticket-first = first decide about { $ticket }.
nordic-reason-must-keep = { $count ->
     [one] at least one ticket must be kept.
    *[other] at least { $count } tickets must be kept.
    }
nordic-reason-not-face-up = no { $card } card lies face up.
nordic-reason-deck-empty = the deck and the discard are empty; only face-up cards can be drawn.
nordic-reason-no-tickets = no tickets are left.
nordic-reason-can-act = passing is only possible when there is nothing else to do.
nordic-reason-route-taken = { $route } belongs to { $seat }.
nordic-reason-route-yours = { $route } is yours already.
nordic-reason-route-closed = { $route } is closed: with two players only one route of a double is built, and { $seat } has { $other }.
nordic-reason-other-yours = { $other } is yours, and nobody may own both routes of a double.
nordic-reason-too-few-trains = the route has { $length } spaces, you have { $trains ->
     [0] no trains
     [one] one train
    *[other] { $trains } trains
    } left.
nordic-reason-cards-plain = it takes { $length } { $colour ->
     [grey] of one colour; you have at most { $have } of one colour
    *[other] { $colour }; you have { $have }
    }. Locomotives do not help on a plain route.
nordic-reason-cards-tunnel = the tunnel takes { $length } { $colour ->
     [grey] of one colour
    *[other] { $colour }
    } or locomotives; you have { $have } of the colour and { $locos ->
     [one] one locomotive
    *[other] { $locos } locomotives
    }.
nordic-reason-cards-ferry = the ferry takes { $length } cards, { $symbols } of them { $symbols ->
     [one] locomotive
    *[other] locomotives
    }, the others { $colour ->
     [grey] of one colour
    *[other] { $colour }
    } or locomotives; any { $size } cards replace { $sets ->
     [one] one locomotive
    *[other] up to { $sets } locomotives
    }. You have { $have } of the colour, { $locos ->
     [one] one locomotive
    *[other] { $locos } locomotives
    } and { $cards } cards in all.
nordic-reason-cards-wild = it takes { $length } cards of one colour, and any { $size } cards replace one of them. Of your { $cards } cards { $have } are of one colour.
nordic-reason-no-locos-here = locomotives are jokers on ferries and in tunnels only, not on { $route }.
nordic-reason-sets-too-many = { $most ->
     [0] sets of any cards can't be paid on { $route }.
     [one] one set of { $size } cards can be paid on { $route }, not more.
    *[other] at most { $most } sets of { $size } cards can be paid on { $route }.
    }
nordic-reason-other-colour = { $route } is paid in { $colour }.
nordic-reason-not-exact = { $length } { $length ->
     [one] space is
    *[other] spaces are
    } to be paid exactly: { $given } in locomotives and sets{ $coloured ->
     [0] {""}, and no colour is named for the rest.
    *[other] {""} leave nothing for the colour, or take too much.
    }
nordic-reason-symbols-unpaid = { $route } has { $symbols ->
     [one] a locomotive symbol: pay it with a locomotive or with { $size } cards.
    *[other] { $symbols } locomotive symbols: pay each with a locomotive or with { $size } cards.
    }
nordic-reason-too-few = it takes { $need } { $card }; you have { $have }.
nordic-reason-too-few-for-sets = it takes { $need } cards in all; you have { $have }.
nordic-reason-no-sets-in-tunnels = there are no sets in tunnels.
nordic-reason-only-locos = only locomotives were laid, so only locomotives pay for more.
nordic-reason-extra-colour = the tunnel was begun in { $colour }; pay in { $colour } or with locomotives.
nordic-reason-extra-not-exact = exactly { $extra } more { $extra ->
     [one] card is
    *[other] cards are
    } due, { $colour ->
     [loco] locomotives only
    *[other] { $colour } or locomotives
    }.
nordic-reason-not-in-hand = you have no { $card } card.
nordic-reason-sets-in-order = the cards of sets are named in a fixed order; after { $lowest } there is no { $card }.
nordic-reason-set-rest = { $need } more cards are needed, and from { $card } on you don’t have that many.
nordic-reason-no-such-card = there are no { $card } cards; the kinds are { $cards }.
nordic-reason-does-not-pay = “{ $cards }” does not pay exactly for { $routes }.
nordic-reason-which-route = there are several: { $routes }. Name one, or the cards you pay with.
