"""A plan: free routes that would connect a seat's tickets, cheaply, and what they ask for.

The tickets are gone through from the dearest to the cheapest. Each gets the cheapest way over own routes,
routes planned before, which cost nothing more, and free ones. So the ways run together where they can. A
ticket for which there are no ways, trains or turns left, or not worth its way, is given up.
"""

from __future__ import annotations

from ekiben.bots.mind import Mind
from ekiben.games.nordic.bots.ways import (
    COST,
    NO_WAY,
    NOTES_USED,
    WAY,
    find_way,
    is_connected,
    label_cities,
    note_costs,
    note_way,
    route_cost,
)
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import (
    CHOOSE_ACTION,
    COLOURS,
    FERRY,
    GREY,
    KINDS,
    NOBODY,
    OVER,
    PLAIN,
    ROUTES,
    TICKETS,
    TUNNEL,
    State,
)
from ekiben.rule import rule

# Where things stand in `mind.notes`
PLAN_SIZE = NOTES_USED
PLAN = NOTES_USED + 1  # + place: a route of the plan
NEED = NOTES_USED + 50  # + colour: spaces of coloured routes to be paid in it
FLEXIBLE = NOTES_USED + 60  # + colour: those of them that locomotives may pay for, too
SYMBOLS = NOTES_USED + 70  # of the ferries planned
TUNNELS = NOTES_USED + 71  # planned
GREYS_SIZE = NOTES_USED + 72
GREYS = NOTES_USED + 73  # + place: spaces of a grey route planned, to be paid in one colour
SPACES = NOTES_USED + 120  # of the plan
SCORE = NOTES_USED + 121  # points for the routes of the plan
DANGER = NOTES_USED + 122  # of losing them, in tenths of points
CONNECTED = NOTES_USED + 123  # points of the tickets connected
CONNECTED_COUNT = NOTES_USED + 124
LOST = NOTES_USED + 125  # points of the tickets given up
PLANNED_COUNT = NOTES_USED + 126  # tickets that the plan connects
PLANNED_POINTS = NOTES_USED + 130  # + place: their points
PLANNED_TURNS = NOTES_USED + 180  # + place: turns, roughly, that it takes to connect it and those before
PLANNED_SPACES = NOTES_USED + 300  # + place: spaces of the plan up to it
REST = NOTES_USED + 230  # + colour: cards in hand that the plan does not need
LACK = NOTES_USED + 240  # cards still to be drawn for the plan
PLAN_USED = NOTES_USED + 350
MOST_PLANNED = 45

# Turns are counted in tenths
LATE = 67  # a plan may take so much longer than the game seems to last
SPACES_A_CLAIM = 34  # tenths
HAND_THAT_HELPS = 3  # tenths of the hand
RISK = 5  # of losing a planned route, in tenths of points
RISK_NEAR = 4  # more for each end where another has a route
RISK_SINGLE = 2  # more for each such end if there is no other route beside it
WORTH_WHILE = 30  # tenths of points that a way may cost for each point of its ticket


@rule
def turns_left(s: State, box: Box, seat: int) -> int:
    """Turns that a seat still has, in tenths: until another could have placed the trains, and one more.

    When to place its own is up to the seat itself. A turn that is under way counts as used up.
    """
    if s.phase == OVER:
        return 0
    under_way = 10 if seat == s.seat and s.decision != CHOOSE_ACTION else 0
    if s.last_turns > 0:
        return 10 - under_way if (seat - s.seat) % s.players < s.last_turns else 0
    least = 10000
    for other in range(s.players):
        if other != seat:
            least = min(least, turns_to_place(s, box, other))
    return least + 10


@rule
def turns_to_place(s: State, box: Box, seat: int) -> int:
    """Turns, in tenths, until a seat could have placed so many trains that the game ends."""
    spaces = max(s.trains[seat] - box.end_trains, 0)
    cards = max(spaces - HAND_THAT_HELPS * s.hand_size[seat] // 10, 0)
    return spaces * 100 // SPACES_A_CLAIM + 5 * cards


@rule
def plan_network(s: State, box: Box, mind: Mind, seat: int, tickets: int) -> None:
    """Plan for these tickets, and note what the plan asks for."""
    note_costs(s, box, mind, seat)
    label_cities(s, box, mind, seat)
    mind.notes[PLAN_SIZE] = 0
    mind.notes[SPACES] = 0
    mind.notes[CONNECTED] = 0
    mind.notes[CONNECTED_COUNT] = 0
    mind.notes[LOST] = 0
    mind.notes[PLANNED_COUNT] = 0
    turns = turns_left(s, box, seat)
    for ticket in range(TICKETS):
        if tickets >> ticket & 1:
            if is_connected(box, mind, ticket):
                mind.notes[CONNECTED] += box.ticket_points[ticket]
                mind.notes[CONNECTED_COUNT] += 1
            else:
                plan_ticket(s, box, mind, seat, ticket, turns)
    note_needs(s, box, mind, seat)


@rule
def plan_ticket(s: State, box: Box, mind: Mind, seat: int, ticket: int, turns: int) -> None:
    """Add a ticket's way to the plan, or give the ticket up."""
    points = box.ticket_points[ticket]
    cost = find_way(mind, box.ticket_a[ticket], box.ticket_b[ticket]) if turns > 0 else NO_WAY
    before = mind.notes[PLAN_SIZE]
    if cost < NO_WAY and cost <= WORTH_WHILE * points:
        add_way(box, mind, box.ticket_a[ticket], box.ticket_b[ticket])
        takes = rough_turns(s, mind, seat)
        if mind.notes[SPACES] <= s.trains[seat] and takes <= turns + LATE:
            count = mind.notes[PLANNED_COUNT]
            mind.notes[PLANNED_POINTS + count] = points
            mind.notes[PLANNED_TURNS + count] = takes
            mind.notes[PLANNED_SPACES + count] = mind.notes[SPACES]
            mind.notes[PLANNED_COUNT] = count + 1
            return
    for place in range(before, mind.notes[PLAN_SIZE]):
        route = mind.notes[PLAN + place]
        mind.notes[COST + route] = route_cost(s, box, seat, route)
        mind.notes[SPACES] -= box.route_length[route]
    mind.notes[PLAN_SIZE] = before
    mind.notes[LOST] += points


@rule
def add_way(box: Box, mind: Mind, start: int, end: int) -> None:
    """Plan the routes that lack on the way just found."""
    for place in range(note_way(box, mind, start, end)):
        route = mind.notes[WAY + place]
        mind.notes[PLAN + mind.notes[PLAN_SIZE]] = route
        mind.notes[PLAN_SIZE] += 1
        mind.notes[SPACES] += box.route_length[route]


@rule
def rough_turns(s: State, mind: Mind, seat: int) -> int:
    """Turns that the plan so far takes, before the colours are looked at."""
    cards = max(mind.notes[SPACES] - HAND_THAT_HELPS * s.hand_size[seat] // 10, 0)
    return 10 * mind.notes[PLAN_SIZE] + 5 * cards


@rule
def note_needs(s: State, box: Box, mind: Mind, seat: int) -> None:
    """Cards by colour, symbols, tunnels and points of the planned routes, and how much they are in danger."""
    for kind in range(KINDS):
        mind.notes[NEED + kind] = 0
        mind.notes[FLEXIBLE + kind] = 0
    mind.notes[SYMBOLS] = 0
    mind.notes[TUNNELS] = 0
    mind.notes[GREYS_SIZE] = 0
    mind.notes[SCORE] = 0
    mind.notes[DANGER] = 0
    others = others_cities(s, box, seat)
    for place in range(mind.notes[PLAN_SIZE]):
        route = mind.notes[PLAN + place]
        need_route(box, mind, route)
        mind.notes[SCORE] += box.route_points[route]
        mind.notes[DANGER] += danger(s, box, others, route)


@rule
def need_route(box: Box, mind: Mind, route: int) -> None:
    """The cards that a route asks for."""
    colour = box.route_colour[route]
    spaces = box.route_length[route] - box.route_symbols[route]
    if colour == GREY:
        if spaces > 0:
            mind.notes[GREYS + mind.notes[GREYS_SIZE]] = spaces
            mind.notes[GREYS_SIZE] += 1
    else:
        mind.notes[NEED + colour] += spaces
        if box.route_kind[route] != PLAIN:
            mind.notes[FLEXIBLE + colour] += spaces
    if box.route_kind[route] == FERRY:
        mind.notes[SYMBOLS] += box.route_symbols[route]
    elif box.route_kind[route] == TUNNEL:
        mind.notes[TUNNELS] += 1


@rule
def others_cities(s: State, box: Box, seat: int) -> int:
    """Cities where others have routes, as a set."""
    cities = 0
    for route in range(ROUTES):
        if s.owner[route] >= 0 and s.owner[route] != seat:
            cities |= 1 << box.route_a[route] | 1 << box.route_b[route]
    return cities


@rule
def danger(s: State, box: Box, others: int, route: int) -> int:
    """What it may cost that somebody else claims a planned route first, in tenths of points."""
    near = (others >> box.route_a[route] & 1) + (others >> box.route_b[route] & 1)
    twin = box.route_twin[route]
    single = twin == NOBODY or s.owner[twin] != NOBODY or s.players == 2
    return RISK + near * (RISK_NEAR + RISK_SINGLE if single else RISK_NEAR)


@rule
def count_rest(s: State, mind: Mind, seat: int) -> int:
    """Turns, in tenths, that it takes to draw the cards that lack for the plan. Noted are how many those are,
    `LACK`, and what is left over, `REST`.

    Locomotives pay for symbols, then for what lacks on ferries and in tunnels; sets of cards that nothing
    else needs pay for symbols. Many cards of one kind take longer than as many of several.
    """
    locomotives = s.hands[seat, KINDS - 1] - mind.notes[SYMBOLS]
    lack = 0
    most = 0
    for colour in range(COLOURS):
        rest = s.hands[seat, colour] - mind.notes[NEED + colour]
        if rest < 0:
            short = -rest
            if locomotives > 0:
                jokers = min(locomotives, min(short, mind.notes[FLEXIBLE + colour]))
                short -= jokers
                locomotives -= jokers
            lack += short
            most = max(most, short)
            rest = 0
        mind.notes[REST + colour] = rest
    for place in range(mind.notes[GREYS_SIZE]):
        short = pay_grey(mind, mind.notes[GREYS + place])
        lack += short
        most = max(most, short)
    over = 0
    for colour in range(COLOURS):
        over += mind.notes[REST + colour]
    if locomotives < 0:
        missing = -locomotives
        sets = min(missing, over // 3)
        missing -= sets
        take_sets(mind, 3 * sets)
        lack += missing
        most = max(most, missing)
        locomotives = 0
    mind.notes[REST + KINDS - 1] = locomotives
    mind.notes[LACK] = lack
    turned = max(TUNNEL_EXTRA * mind.notes[TUNNELS] - 10 * locomotives, 0)
    return max((10 * lack + turned) * HUNDREDTHS_A_CARD // 100, TENTHS_OF_MOST * most)


HUNDREDTHS_A_CARD = 95  # of a turn
TENTHS_OF_MOST = 15  # for each card of the kind that lacks most
TUNNEL_EXTRA = 5  # tenths of cards that a tunnel costs more


@rule
def pay_grey(mind: Mind, spaces: int) -> int:
    """Take the cards of a colour for a grey route from what is left over; how many lack."""
    best = 0
    for colour in range(COLOURS):
        if mind.notes[REST + colour] > mind.notes[REST + best]:
            best = colour
    paid = min(spaces, mind.notes[REST + best])
    mind.notes[REST + best] -= paid
    return spaces - paid


@rule
def take_sets(mind: Mind, count: int) -> None:
    """Cards for sets, from the smallest piles of what is left over."""
    while count > 0:
        least = NOBODY
        for colour in range(COLOURS):
            pile = mind.notes[REST + colour]
            if pile > 0 and (least == NOBODY or pile < mind.notes[REST + least]):
                least = colour
        if least == NOBODY:
            return
        taken = min(count, mind.notes[REST + least])
        mind.notes[REST + least] -= taken
        count -= taken
