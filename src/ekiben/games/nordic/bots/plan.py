"""A plan: free routes that would connect a seat's tickets cheaply, and the cards and turns they take.

The tickets with most points come first. Each gets the cheapest way over own routes, routes already planned,
which cost nothing more, and free ones. So the ways run together where they can. A ticket is given up if no
way, trains or turns are left for it, or if it is not worth its way.
"""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.bots.cheapest_way import (
    NO_WAY,
    WHOLE_TURN,
    find_way,
    is_connected,
    label_cities,
    note_costs,
    note_way,
    route_cost,
)
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import (
    COLOURS,
    FERRY,
    GREY,
    KINDS,
    LOCOMOTIVE,
    NOBODY,
    PLAIN,
    ROUTES,
    TICKETS,
    TUNNEL,
    TURN_CAP,
    State,
)
from ekiben.rule import rule

# Turns are counted in tenths
LATE = 67  # how much longer a plan may take than the game seems to last
SPACES_A_CLAIM = 34  # tenths
TENTHS_A_CARD = 5  # a turn brings two
HAND_THAT_HELPS = 3  # tenths of the hand
WHOLE_CARD = 10  # missing cards are counted in tenths where tunnels count as well
RISK = 5  # of losing a planned route, in tenths of points
RISK_NEAR = 4  # more for each end where another has a route
RISK_SINGLE = 2  # more for each such end if there is no other route beside it
HUNDREDTHS_A_CARD = 95  # of a turn
TENTHS_OF_MOST = 15  # for each missing card of the kind most are missing of
TUNNEL_EXTRA = 5  # tenths of cards that a tunnel costs more
WORTH_WHILE = 30  # tenths of points that a way may cost for each point of its ticket


@rule
def turns_left(s: State, box: Box, seat: int) -> int:
    """Turns that a seat still has, in tenths: until another could have placed the trains, and one more.

    When to place its own is up to the seat itself. A turn that is under way counts as used up.
    """
    if s.phase == phases.OVER:
        return 0
    under_way = WHOLE_TURN if seat == s.seat and s.decision != decisions.ACTION else 0
    if s.last_turns > 0:
        return WHOLE_TURN - under_way if (seat - s.seat) % s.players < s.last_turns else 0
    least = WHOLE_TURN * TURN_CAP
    for other in range(s.players):
        if other != seat:
            least = min(least, turns_to_place(s, box, other))
    return least + WHOLE_TURN


@rule
def turns_to_place(s: State, box: Box, seat: int) -> int:
    """Turns, in tenths, until a seat could have placed enough trains to end the game."""
    spaces = max(s.trains[seat] - box.end_trains, 0)
    return spaces * 10 * WHOLE_TURN // SPACES_A_CLAIM + turns_to_draw(s, seat, spaces)


@rule
def turns_to_draw(s: State, seat: int, spaces: int) -> int:
    """Turns, in tenths, to draw the cards for some spaces: a part of the hand will help."""
    return TENTHS_A_CARD * max(spaces - HAND_THAT_HELPS * s.hand_size[seat] // 10, 0)


@rule
def plan_network(s: State, box: Box, scratch: NordicScratch, seat: int, tickets: int) -> None:
    """Plan for these tickets, and note what the plan asks for."""
    note_costs(s, box, scratch, seat)
    label_cities(s, box, scratch, seat)
    scratch.plan_size = 0
    scratch.spaces = 0
    scratch.connected_points = 0
    scratch.connected_count = 0
    scratch.lost_points = 0
    scratch.planned_count = 0
    turns = turns_left(s, box, seat)
    for ticket in range(TICKETS):
        if tickets >> ticket & 1:
            if is_connected(box, scratch, ticket):
                scratch.connected_points += box.ticket_points[ticket]
                scratch.connected_count += 1
            else:
                plan_ticket(s, box, scratch, seat, ticket, turns)
    note_needs(s, box, scratch, seat)


@rule
def plan_ticket(s: State, box: Box, scratch: NordicScratch, seat: int, ticket: int, turns: int) -> None:
    """Add a ticket's way to the plan, or give the ticket up."""
    points = box.ticket_points[ticket]
    cost = find_way(scratch, box.ticket_a[ticket], box.ticket_b[ticket]) if turns > 0 else NO_WAY
    before = scratch.plan_size
    if cost < NO_WAY and cost <= WORTH_WHILE * points:
        add_way(box, scratch, box.ticket_a[ticket], box.ticket_b[ticket])
        takes = rough_turns(s, scratch, seat)
        if scratch.spaces <= s.trains[seat] and takes <= turns + LATE:
            count = scratch.planned_count
            scratch.planned_points[count] = points
            scratch.planned_turns[count] = takes
            scratch.planned_spaces[count] = scratch.spaces
            scratch.planned_count = count + 1
            return
    for place in range(before, scratch.plan_size):
        route = scratch.plan[place]
        scratch.cost[route] = route_cost(s, box, seat, route)
        scratch.spaces -= box.route_length[route]
    scratch.plan_size = before
    scratch.lost_points += points


@rule
def add_way(box: Box, scratch: NordicScratch, start: int, end: int) -> None:
    """Plan the missing routes of the way just found."""
    for place in range(note_way(box, scratch, start, end)):
        route = scratch.way[place]
        scratch.plan[scratch.plan_size] = route
        scratch.plan_size += 1
        scratch.spaces += box.route_length[route]


@rule
def rough_turns(s: State, scratch: NordicScratch, seat: int) -> int:
    """Turns that the plan so far takes, before the colours are looked at."""
    return WHOLE_TURN * scratch.plan_size + turns_to_draw(s, seat, scratch.spaces)


@rule
def note_needs(s: State, box: Box, scratch: NordicScratch, seat: int) -> None:
    """Cards by colour, symbols, tunnels and points of the planned routes, and how much they are in danger."""
    for kind in range(KINDS):
        scratch.need[kind] = 0
        scratch.flexible[kind] = 0
    scratch.symbols = 0
    scratch.tunnels = 0
    scratch.grey_count = 0
    scratch.route_points = 0
    scratch.danger = 0
    others = others_cities(s, box, seat)
    for place in range(scratch.plan_size):
        route = scratch.plan[place]
        need_route(box, scratch, route)
        scratch.route_points += box.route_points[route]
        scratch.danger += danger(s, box, others, route)


@rule
def need_route(box: Box, scratch: NordicScratch, route: int) -> None:
    """The cards that a route asks for."""
    colour = box.route_colour[route]
    spaces = box.route_length[route] - box.route_symbols[route]
    if colour == GREY:
        if spaces > 0:
            scratch.greys[scratch.grey_count] = spaces
            scratch.grey_count += 1
    else:
        scratch.need[colour] += spaces
        if box.route_kind[route] != PLAIN:
            scratch.flexible[colour] += spaces
    if box.route_kind[route] == FERRY:
        scratch.symbols += box.route_symbols[route]
    elif box.route_kind[route] == TUNNEL:
        scratch.tunnels += 1


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
    """What it may cost if another seat claims a planned route first, in tenths of points."""
    near = (others >> box.route_a[route] & 1) + (others >> box.route_b[route] & 1)
    twin = box.route_twin[route]
    single = twin == NOBODY or s.owner[twin] != NOBODY or s.players == 2
    return RISK + near * (RISK_NEAR + RISK_SINGLE if single else RISK_NEAR)


@rule
def count_rest(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """Turns, in tenths, to draw the cards still missing for the plan. Notes how many those are, `lack`, and
    what is left over.

    Locomotives pay for symbols, then for missing cards on ferries and in tunnels; sets of cards that nothing
    else needs pay for symbols. Many cards of one kind take longer than as many of several.
    """
    locomotives = s.hands[seat, LOCOMOTIVE] - scratch.symbols
    lack = 0
    most = 0
    for colour in range(COLOURS):
        rest = s.hands[seat, colour] - scratch.need[colour]
        if rest < 0:
            short = -rest
            if locomotives > 0:
                jokers = min(locomotives, min(short, scratch.flexible[colour]))
                short -= jokers
                locomotives -= jokers
            lack += short
            most = max(most, short)
            rest = 0
        scratch.left_over[colour] = rest
    for place in range(scratch.grey_count):
        short = pay_grey(scratch, scratch.greys[place])
        lack += short
        most = max(most, short)
    over = 0
    for colour in range(COLOURS):
        over += scratch.left_over[colour]
    if locomotives < 0:
        missing = -locomotives
        sets = min(missing, over // box.ferry_set)
        missing -= sets
        take_sets(scratch, box.ferry_set * sets)
        lack += missing
        most = max(most, missing)
        locomotives = 0
    scratch.left_over[LOCOMOTIVE] = locomotives
    scratch.lack = lack
    turned = max(TUNNEL_EXTRA * scratch.tunnels - WHOLE_CARD * locomotives, 0)
    return max((WHOLE_CARD * lack + turned) * HUNDREDTHS_A_CARD // 100, TENTHS_OF_MOST * most)


@rule
def pay_grey(scratch: NordicScratch, spaces: int) -> int:
    """Take the cards of a colour for a grey route from what is left over. Returns how many are missing."""
    best = 0
    for colour in range(COLOURS):
        if scratch.left_over[colour] > scratch.left_over[best]:
            best = colour
    paid = min(spaces, scratch.left_over[best])
    scratch.left_over[best] -= paid
    return spaces - paid


@rule
def take_sets(scratch: NordicScratch, count: int) -> None:
    """Cards for sets, from the smallest piles of what is left over."""
    while count > 0:
        least = NOBODY
        for colour in range(COLOURS):
            pile = scratch.left_over[colour]
            if pile > 0 and (least == NOBODY or pile < scratch.left_over[least]):
                least = colour
        if least == NOBODY:
            return
        taken = min(count, scratch.left_over[least])
        scratch.left_over[least] -= taken
        count -= taken
