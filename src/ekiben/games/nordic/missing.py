"""What a ticket still needs: the shortest way over own and free routes."""

from __future__ import annotations

from heapq import heappop, heappush

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import CITIES, NOBODY, ROUTES, State

SPACE = ROUTES  # in a cost, where each claim adds 1: of ways with as many spaces the one with fewer claims

Usable = list[list[tuple[int, int, int]]]  # by city: its routes, what they cost, and where they lead


def usable_routes(s: State, box: Box, seat: int) -> Usable:
    """The routes that a seat owns or may still claim; of a double it may own only one (rules 1.8)."""
    owners = list(s.owner)
    printed = zip(box.route_a, box.route_b, box.route_length, box.route_twin, owners, strict=True)
    usable: Usable = [[] for _ in range(CITIES)]
    for route, (one, other, length, twin, owner) in enumerate(printed):
        if owner == seat:
            cost = 0
        elif owner == NOBODY and (twin == NOBODY or owners[twin] != seat):
            cost = length * SPACE + 1
        else:
            continue
        usable[one].append((route, cost, other))
        usable[other].append((route, cost, one))
    return usable


def costs_from(usable: Usable, start: int, end: int) -> dict[int, int]:
    """What the cities cost that are no farther from the start than the end, the nearest first."""
    costs: dict[int, int] = {}
    queue = [start]  # each a cost and a city in one number
    while queue and end not in costs:
        cost, city = divmod(heappop(queue), CITIES)
        if city not in costs:
            costs[city] = cost
            for _, more, following in usable[city]:
                if following not in costs:
                    heappush(queue, (cost + more) * CITIES + following)
    return costs


def missing_spaces(usable: Usable, start: int, end: int) -> int | None:
    """Spaces to claim on the shortest way between two cities; None if there is no way left."""
    costs = costs_from(usable, start, end)
    return costs[end] // SPACE if end in costs else None


def missing_routes(usable: Usable, start: int, end: int) -> list[int] | None:
    """The routes to claim on that way, from its end back to its start."""
    costs = costs_from(usable, start, end)
    if end not in costs:
        return None
    way = []
    while end != start:
        route, cost, end = next(
            (route, cost, before)
            for before in costs
            for route, cost, following in usable[before]
            if following == end and costs[before] + cost == costs[end]
        )
        way += [route] * bool(cost)
    return way[::-1]
