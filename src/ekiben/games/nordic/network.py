"""A seat's network: what its routes connect, and the longest path through them."""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import CITIES, MOST_TRAINS, NOBODY, ROUTES, State
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
def list_routes(s: State, seat: int) -> int:
    """A seat's routes into the first half of `trail`; how many."""
    count = 0
    for route in range(ROUTES):
        if s.owner[route] == seat:
            s.trail[count] = route
            count += 1
    return count


@rule
def longest_path(s: State, box: Box, seat: int) -> int:
    """The longest continuous path in spaces: each route once, cities may repeat (rules 1.13, ruling 16)."""
    count = list_routes(s, seat)
    total = 0
    cities = 0
    for i in range(count):
        total += box.route_length[s.trail[i]]
        cities |= 1 << box.route_a[s.trail[i]] | 1 << box.route_b[s.trail[i]]
    longest = 0
    for city in range(CITIES):
        if cities >> city & 1 and longest < total:
            longest = longest_from(s, box, city, count, total, longest)
    for i in range(2 * MOST_TRAINS):
        s.trail[i] = 0
    return longest


@rule
def longest_from(s: State, box: Box, start: int, count: int, total: int, longest: int) -> int:
    """The longest path from a city, if longer than one known: all ways, step by step forward and back.

    The second half of `trail` holds the steps, as places in the list of routes. A path that has left behind
    too much to become the longest is not followed.
    """
    used = 0
    depth = 0
    length = 0
    city = start
    step = 0  # where the list is read on
    while True:
        if step == count:  # nowhere to go on from here: one step back
            if depth == 0:
                return longest
            depth -= 1
            step = s.trail[MOST_TRAINS + depth]
            route = s.trail[step]
            city = other_end(box, route, city)
            length -= box.route_length[route]
            used &= ~(1 << step)
            step += 1
            continue
        route = s.trail[step]
        if not used >> step & 1 and other_end(box, route, city) != NOBODY:
            s.trail[MOST_TRAINS + depth] = step
            depth += 1
            used |= 1 << step
            city = other_end(box, route, city)
            length += box.route_length[route]
            longest = max(longest, length)
            if longest == total:
                return longest
            step = 0
        else:
            step += 1


@rule
def other_end(box: Box, route: int, city: int) -> int:
    """Where a route leads from a city; NOBODY if it does not begin there."""
    if box.route_a[route] == city:
        return box.route_b[route]
    if box.route_b[route] == city:
        return box.route_a[route]
    return NOBODY
