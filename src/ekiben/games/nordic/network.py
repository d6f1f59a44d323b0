"""A seat's network: what its routes connect, and the longest path through them."""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import CITIES, MOST_TRAINS, NOBODY, ROUTES, State
from ekiben.games.nordic.tickets import count_members
from ekiben.rule import rule


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
    count = list_routes(s, box, seat)
    longest = leave_out(s, box, count)
    for i in range(2 * MOST_TRAINS):
        s.trail[i] = 0
    return longest


@rule
def list_routes(s: State, box: Box, seat: int) -> int:
    """A seat's routes into the first half of `trail`, city by city; how many.

    The next city is one already met that has fewest routes not in order yet: all routes of a city soon stand
    there.
    """
    count = 0
    for route in range(ROUTES):
        if s.owner[route] == seat and count < MOST_TRAINS:  # more than that nobody can have
            s.trail[count] = route
            count += 1
    met = 0
    ordered = 0
    while ordered < count:
        city = next_city(s, box, ordered, count, met)
        for i in range(ordered, count):
            route = s.trail[i]
            if ends_of(box, route) >> city & 1:
                s.trail[i] = s.trail[ordered]
                s.trail[ordered] = route
                ordered += 1
                met |= ends_of(box, route)
    return count


@rule
def next_city(s: State, box: Box, ordered: int, count: int, met: int) -> int:
    """The city with fewest routes from a place in the list on, if possible one of those met."""
    cities = ahead(s, box, ordered, count)
    if cities & met:
        cities &= met
    best = NOBODY
    fewest = ROUTES
    for city in range(CITIES):
        if cities >> city & 1:
            routes = 0
            for i in range(ordered, count):
                routes += ends_of(box, s.trail[i]) >> city & 1
            if routes < fewest:
                best = city
                fewest = routes
    return best


@rule
def leave_out(s: State, box: Box, count: int) -> int:
    """Spaces of the longest path of the routes listed: each is kept or left out, in all ways that matter.

    The second half of `trail` holds what was decided: 1 to keep, 2 to leave out. Nothing comes of too many
    cities that are odd for good, nor of leaving out as much as in a way known before.
    """
    spaces = 0  # kept or not decided yet
    for i in range(count):
        spaces += box.route_length[s.trail[i]]
    longest = 0
    odd = 0
    depth = 0
    while True:
        if depth == count and spaces > longest and hang_together(s, box, count):
            longest = spaces
        if depth < count and spaces > longest and count_members(odd & ~ahead(s, box, depth, count)) <= 2:
            s.trail[MOST_TRAINS + depth] = 1
            odd ^= ends_of(box, s.trail[depth])
            depth += 1
            continue
        while depth > 0 and s.trail[MOST_TRAINS + depth - 1] == 2:  # both were tried
            depth -= 1
            spaces += box.route_length[s.trail[depth]]
        if depth == 0:
            return longest
        s.trail[MOST_TRAINS + depth - 1] = 2
        odd ^= ends_of(box, s.trail[depth - 1])
        spaces -= box.route_length[s.trail[depth - 1]]


@rule
def ends_of(box: Box, route: int) -> int:
    """Both cities of a route, as a set."""
    return 1 << box.route_a[route] | 1 << box.route_b[route]


@rule
def ahead(s: State, box: Box, depth: int, count: int) -> int:
    """Cities of the routes that are not decided yet."""
    cities = 0
    for i in range(depth, count):
        cities |= ends_of(box, s.trail[i])
    return cities


@rule
def hang_together(s: State, box: Box, count: int) -> bool:
    """Whether the routes kept are one path, with at most two odd cities."""
    odd = 0
    cities = 0
    for i in range(count):
        if s.trail[MOST_TRAINS + i] == 1:
            odd ^= ends_of(box, s.trail[i])
            if cities == 0:
                cities = ends_of(box, s.trail[i])
    if count_members(odd) > 2:
        return False
    left = 1
    grown = True
    while grown:
        grown = False
        left = 0
        for i in range(count):
            if s.trail[MOST_TRAINS + i] == 1:
                ends = ends_of(box, s.trail[i])
                if not cities & ends:
                    left += 1
                elif cities | ends != cities:
                    cities |= ends
                    grown = True
    return left == 0
