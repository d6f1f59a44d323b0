"""Ways over own and free routes: what a route costs a seat, the cheapest way between two cities, and what the
seat's own routes connect.
"""

from __future__ import annotations

from ekiben.games.nordic.bots.scratch import RING, NordicScratch
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import owns_twin
from ekiben.games.nordic.payment import best_colour_count
from ekiben.games.nordic.state import CITIES, FERRY, GREY, LOCOMOTIVE, NOBODY, ROUTES, TUNNEL, WILD, State
from ekiben.rule import rule

NO_WAY = 1 << 24
POINT = 10  # worths and costs are in tenths of points …
WHOLE_TURN = 10  # … and times in tenths of turns

# What a route costs, in tenths of points. A turn is worth about `TURN`: it brings two cards or one claim.
TURN = 15
CARD = 12
SYMBOL_COST = 11  # more than a colour card
TUNNEL_COST = 17  # for the cards turned up
POINTS_BACK = 5  # of 10: what a route scores counts against its cost
CARD_IN_HAND = 6  # off, for a card of the colour
GREY_THIRDS = 2  # thirds of the cards that help on a grey route: they may be wanted elsewhere
LEAST_COST = 3  # for each space: trains are few
ONE_CLAIM = 20


@rule
def draw_map(box: Box, scratch: NordicScratch) -> None:
    """The routes of each city, once. Which cities a route joins is the same in every box."""
    if scratch.map_ready:
        return
    place = 0
    for city in range(CITIES):
        scratch.first_edge[city] = place
        for route in range(ROUTES):
            if box.route_a[route] == city or box.route_b[route] == city:
                scratch.edge_route[place] = route
                scratch.edge_city[place] = box.route_a[route] + box.route_b[route] - city
                place += 1
    scratch.first_edge[CITIES] = place
    scratch.map_ready = 1


@rule
def may_use(s: State, box: Box, seat: int, route: int) -> bool:
    """Whether a route is free for a seat that has the trains for it."""
    return (
        s.owner[route] == NOBODY
        and box.route_length[route] <= s.trains[seat]
        and not owns_twin(s, box, seat, route)
    )


@rule
def cards_for(s: State, box: Box, seat: int, route: int) -> int:
    """Cards in hand that would help to pay for a route."""
    spaces = box.route_length[route] - box.route_symbols[route]
    best = best_colour_count(s, box, seat, route)
    if box.route_colour[route] == GREY:
        best = best * GREY_THIRDS // 3
    return min(best, spaces) + min(s.hands[seat, LOCOMOTIVE], box.route_symbols[route])


@rule
def route_cost(s: State, box: Box, seat: int, route: int) -> int:
    """What it costs to claim a route, in tenths of points: turns, less what it scores."""
    length = box.route_length[route]
    cost = CARD * length + ONE_CLAIM - POINTS_BACK * box.route_points[route]
    cost -= CARD_IN_HAND * cards_for(s, box, seat, route)
    kind = box.route_kind[route]
    if kind == FERRY:
        cost += SYMBOL_COST * box.route_symbols[route]
    elif kind == TUNNEL:
        cost += TUNNEL_COST
    elif kind == WILD:
        cost += CARD * length  # nobody has nine cards of a colour
    return max(cost, LEAST_COST * length)


@rule
def note_spaces(s: State, box: Box, scratch: NordicScratch, seat: int) -> None:
    """What every route costs a seat in spaces, the simplest measure of a way: nothing if it is its own."""
    draw_map(box, scratch)
    for route in range(ROUTES):
        if s.owner[route] == seat:
            scratch.cost[route] = 0
        elif may_use(s, box, seat, route):
            scratch.cost[route] = box.route_length[route]
        else:
            scratch.cost[route] = NO_WAY


@rule
def note_costs(s: State, box: Box, scratch: NordicScratch, seat: int) -> None:
    """The same in tenths of points."""
    note_spaces(s, box, scratch, seat)
    for route in range(ROUTES):
        if s.owner[route] != seat and scratch.cost[route] < NO_WAY:
            scratch.cost[route] = route_cost(s, box, seat, route)


@rule
def find_way(scratch: NordicScratch, start: int, end: int) -> int:
    """The cost of the cheapest way between two cities, or NO_WAY; `via` leads back along it.

    Cities wait in a ring until their neighbours have been looked at; what costs more than a way already
    known is not followed. With `end` NOBODY all cities get their distance.
    """
    for city in range(CITIES):
        scratch.distance[city] = NO_WAY
    scratch.distance[start] = 0
    scratch.queue[0] = start
    waiting = 1 << start
    head = 0
    tail = 1
    bound = NO_WAY
    while head != tail:
        city = scratch.queue[head]
        head = (head + 1) % RING
        waiting &= ~(1 << city)
        distance = scratch.distance[city]
        for place in range(scratch.first_edge[city], scratch.first_edge[city + 1]):
            route = scratch.edge_route[place]
            longer = distance + scratch.cost[route]
            other = scratch.edge_city[place]
            if longer < scratch.distance[other] and longer < bound:
                scratch.distance[other] = longer
                scratch.via[other] = route
                if other == end:
                    bound = longer
                elif not waiting >> other & 1:
                    waiting |= 1 << other
                    scratch.queue[tail] = other
                    tail = (tail + 1) % RING
    return bound


@rule
def note_way(box: Box, scratch: NordicScratch, start: int, end: int) -> int:
    """Note the missing routes of the way just found, from its end. Returns how many.

    They cost nothing from now on, so that the next ways run along them.
    """
    count = 0
    city = end
    while city != start:
        route = scratch.via[city]
        if scratch.cost[route] > 0:
            scratch.cost[route] = 0
            scratch.way[count] = route
            count += 1
        city = box.route_a[route] + box.route_b[route] - city
    return count


@rule
def label_cities(s: State, box: Box, scratch: NordicScratch, seat: int) -> None:
    """Cities get the same label if the seat's own routes connect them."""
    for city in range(CITIES):
        scratch.label[city] = city
    for route in range(ROUTES):
        if s.owner[route] == seat:
            kept = scratch.label[box.route_a[route]]
            gone = scratch.label[box.route_b[route]]
            if kept != gone:
                for city in range(CITIES):
                    if scratch.label[city] == gone:
                        scratch.label[city] = kept


@rule
def is_connected(box: Box, scratch: NordicScratch, ticket: int) -> bool:
    """Whether the labelled routes connect a ticket's cities."""
    return scratch.label[box.ticket_a[ticket]] == scratch.label[box.ticket_b[ticket]]
