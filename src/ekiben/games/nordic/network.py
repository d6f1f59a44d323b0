"""A seat's network: what its routes connect, and the longest path through them."""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import MOST_TRAINS, ROUTES, State
from ekiben.rule import rule
from ekiben.sets import count_members


@rule
def reach(s: State, box: Box, seat: int, city: int) -> int:
    """The cities that a seat's routes connect with a city, itself included, as a set."""
    cities = 1 << city
    grown = True
    while grown:
        grown = False
        for route in range(ROUTES):
            if s.owner[route] == seat:
                ends = 1 << box.route_a[route] | 1 << box.route_b[route]
                if cities & ends and cities | ends != cities:
                    cities |= ends
                    grown = True
    return cities


@rule
def longest_path(s: State, box: Box, seat: int) -> int:
    """The longest continuous path in spaces: each route once, cities may repeat (rules 1.13, ruling 16).

    Routes are one path if they hang together and at most two cities have an odd number of them: where it
    begins and where it ends. So what is sought is not a way but the least to leave out; see `leave_out`.
    """
    longest = 0
    seen = 0  # cities
    for route in range(ROUTES):
        if s.owner[route] == seat and not seen & ends_of(box, route):
            network = reach(s, box, seat, box.route_a[route])
            seen |= network
            count = list_routes(s, box, seat, network)
            mark_last_routes(s, box, count)
            longest = leave_out(s, box, count, longest)
    for i in range(2 * MOST_TRAINS):
        s.trail[i] = 0
    return longest


@rule
def list_routes(s: State, box: Box, seat: int, network: int) -> int:
    """The routes of a seat's network into the first half of `trail`, city by city; how many.

    The next city is one with fewest routes not in order yet: all routes of a city soon stand there.
    """
    count = 0
    for route in range(ROUTES):
        if s.owner[route] == seat and ends_of(box, route) & network and count < MOST_TRAINS:
            s.trail[count] = route  # nobody can have more than that
            count += 1
    ordered = 0
    while ordered < count:
        city = next_city(s, box, ordered, count)
        for i in range(ordered, count):
            route = s.trail[i]
            if ends_of(box, route) & city:
                s.trail[i] = s.trail[ordered]
                s.trail[ordered] = route
                ordered += 1
    return count


@rule
def next_city(s: State, box: Box, ordered: int, count: int) -> int:
    """A city with one route from a place in the list on, or else two, or else more; as a set."""
    once = 0
    twice = 0
    more = 0
    for i in range(ordered, count):
        ends = ends_of(box, s.trail[i])
        more |= twice & ends
        twice |= once & ends
        once |= ends
    cities = once & ~twice or twice & ~more or more
    return cities & -cities


@rule
def mark_last_routes(s: State, box: Box, count: int) -> None:
    """In the second half of `trail`: which ends of a route are on no later one, 1 and 2 added up."""
    ahead = 0
    for i in range(count - 1, -1, -1):
        a = box.route_a[s.trail[i]]
        b = box.route_b[s.trail[i]]
        s.trail[MOST_TRAINS + i] = (~ahead >> a & 1) + 2 * (~ahead >> b & 1)
        ahead |= 1 << a | 1 << b


@rule
def leave_out(s: State, box: Box, count: int, longest: int) -> int:
    """Spaces of the longest path of the routes listed, or of one found before if none is longer.

    Each route is kept or left out, in all ways that can lead to more. A path has two odd cities at most: more
    that are odd for good, with all their routes decided, end the search there. So does the price of the odd
    cities: a route left out costs a space at least, and makes two of them even at most.
    """
    spaces = 0  # kept or not decided yet
    odd = 0  # cities with an odd number of these routes
    for i in range(count):
        spaces += box.route_length[s.trail[i]]
        odd ^= ends_of(box, s.trail[i])
    decided = 0  # cities
    left_out = 0  # places in the list
    depth = 0
    while True:
        few_ends = count_members(odd & decided) <= 2
        hopeful = few_ends and spaces - max(0, count_members(odd) // 2 - 1) > longest
        if hopeful and depth < count:
            decided |= last_ends(s, box, depth)
            depth += 1
            continue
        if hopeful and hang_together(s, box, count, left_out):
            longest = spaces
        while depth > 0 and left_out >> depth - 1 & 1:  # both were tried
            depth -= 1
            left_out ^= 1 << depth
            decided ^= last_ends(s, box, depth)
            odd ^= ends_of(box, s.trail[depth])
            spaces += box.route_length[s.trail[depth]]
        if depth == 0:
            return longest
        left_out |= 1 << depth - 1
        odd ^= ends_of(box, s.trail[depth - 1])
        spaces -= box.route_length[s.trail[depth - 1]]


@rule
def ends_of(box: Box, route: int) -> int:
    """Both cities of a route, as a set."""
    return 1 << box.route_a[route] | 1 << box.route_b[route]


@rule
def last_ends(s: State, box: Box, place: int) -> int:
    """The cities that have no route after a place in the list."""
    route = s.trail[place]
    marks = s.trail[MOST_TRAINS + place]
    return (marks & 1) << box.route_a[route] | (marks >> 1) << box.route_b[route]


@rule
def hang_together(s: State, box: Box, count: int, left_out: int) -> bool:
    """Whether the routes that are not left out are one network."""
    cities = 0
    grown = True
    while grown:
        grown = False
        apart = False
        for i in range(count):
            if not left_out >> i & 1:
                ends = ends_of(box, s.trail[i])
                if cities and not cities & ends:
                    apart = True
                elif cities | ends != cities:
                    cities |= ends
                    grown = True
    return not apart
