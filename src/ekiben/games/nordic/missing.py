"""What a ticket still needs: the shortest way over own and free routes."""

from __future__ import annotations

from heapq import heappop, heappush

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import owns_twin
from ekiben.games.nordic.components import CITY_IDS, ROUTE_IDS
from ekiben.games.nordic.state import NOBODY, State


def _routes_from(city: str) -> list[tuple[int, int]]:
    """The routes of a city, and where they lead."""
    ends = [(route, name.split("-")[:2]) for route, name in enumerate(ROUTE_IDS)]
    return [(route, CITY_IDS.index(b if a == city else a)) for route, (a, b) in ends if city in (a, b)]


FROM_CITY = [_routes_from(city) for city in CITY_IDS]


def way_cost(s: State, box: Box, seat: int, route: int) -> int | None:
    """Spaces that a seat must still claim to use a route; None if it never can."""
    if s.owner[route] == seat:
        return 0
    if s.owner[route] != NOBODY or owns_twin(s, box, seat, route):
        return None
    return box.route_length[route]


def missing_routes(s: State, box: Box, seat: int, ticket: int) -> list[int] | None:
    """Free routes of the shortest way that connects a ticket's cities; None if there is no way left."""
    start, end = box.ticket_a[ticket], box.ticket_b[ticket]
    queue: list[tuple[int, int, int, list[int]]] = [(0, 0, start, [])]
    done: set[int] = set()
    while queue:
        spaces, claims, city, way = heappop(queue)
        if city == end:
            return way
        if city in done:
            continue
        done.add(city)
        for route, following in FROM_CITY[city]:
            cost = way_cost(s, box, seat, route)
            if cost is not None and following not in done:
                longer = [*way, route] if cost else way
                heappush(queue, (spaces + cost, claims + bool(cost), following, longer))
    return None


def missing_spaces(s: State, box: Box, seat: int, ticket: int) -> int | None:
    """Spaces of that way; None if there is none."""
    way = missing_routes(s, box, seat, ticket)
    return None if way is None else sum(box.route_length[route] for route in way)
