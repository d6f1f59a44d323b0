"""Ways over the map: what tickets still need, and networks as chains of cities.

All of it is read off a view: who owns which route lies open.
"""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.game import View
from ekiben.games.nordic.components import ROUTE_IDS, Components
from ekiben.games.nordic.missing import missing_routes, usable_routes
from ekiben.games.nordic.notation import ROUTE_NUMBERS, SEAT_NAMES, TICKET_NUMBERS
from ekiben.games.nordic.state import CLOSED, NOBODY, ROUTES, State
from ekiben.games.nordic.telling.names import ends

Chain = tuple[list[str], list[str]]  # cities, and the routes between them


def network(view: View) -> State:
    """A position that has nothing but the routes: enough to look for ways."""
    s = State()
    for route in range(ROUTES):
        s.owner[route] = NOBODY
    for name, owner in view["routes"].items():
        s.owner[ROUTE_NUMBERS[name]] = CLOSED if owner == "closed" else SEAT_NAMES.index(owner)
    return s


def way(view: View, components: Components, seat: int, ticket: str) -> list[str] | None:
    """The routes that a seat must still claim to connect a ticket, as few spaces as can be."""
    box, number = components.box, TICKET_NUMBERS[ticket]
    usable = usable_routes(network(view), box, seat)
    found = missing_routes(usable, box.ticket_a[number], box.ticket_b[number])
    return None if found is None else [ROUTE_IDS[route] for route in found]


def wanted(view: View, components: Components, seat: int) -> set[str]:
    """All routes on such ways of a seat's tickets, both of a double."""
    found: set[str] = set()
    for ticket in view[view["seats"][seat]].get("tickets", ()):
        found.update(way(view, components, seat, ticket) or ())
    pairs = {ends(route) for route in found}
    return {route for route in ROUTE_IDS if ends(route) in pairs}


def chains(way: Sequence[str], start: str, networks: Sequence[set[str]]) -> list[Chain]:
    """A way from a city on as chains of cities, broken where own networks lie between."""
    found: list[Chain] = []
    here = start
    for route in way:
        one, other = ends(route)
        if connected(here, other, networks) and not connected(here, one, networks):
            one, other = other, one
        if found and here == one:
            found[-1][0].append(other)
            found[-1][1].append(route)
        else:
            found.append(([one, other], [route]))
        here = other
    return found


def connected(one: str, other: str, networks: Sequence[set[str]]) -> bool:
    """Whether one can go from a city to another over own routes."""
    return one == other or any(one in cities and other in cities for cities in networks)


# --- networks -------------------------------------------------------------------------------------------


def owned(view: View, seat: str) -> list[str]:
    """The routes of a seat."""
    return [route for route, owner in view["routes"].items() if owner == seat]


def networks(view: View, seat: str) -> list[set[str]]:
    """The cities of each of a seat's networks."""
    return [{city for chain in one for city in chain} for one in trails(owned(view, seat))]


def trails(routes: Sequence[str]) -> list[list[list[str]]]:
    """Routes as chains of cities, network by network; every route is in one chain."""
    rest = [ends(route) for route in routes]
    found: list[list[list[str]]] = []
    while rest:
        here: list[list[str]] = []
        reached: set[str] = set()
        while True:
            start = first_city(rest, reached)
            if start is None:
                break
            here.append(walk(rest, start))
            reached.update(here[-1])
        found.append(here)
    return found


def first_city(rest: Sequence[tuple[str, str]], reached: set[str]) -> str | None:
    """Where the next chain begins: at an end of the network, if it has one."""
    cities = [city for route in rest for city in route if city in reached or not reached]
    if not cities:
        return None
    every = [city for route in rest for city in route]
    return min(cities, key=lambda city: (every.count(city) % 2 == 0, every.count(city), city))


def walk(rest: list[tuple[str, str]], start: str) -> list[str]:
    """Go on from a city until no route is left; those that were used are taken out."""
    cities = [start]
    while True:
        step = next((route for route in rest if cities[-1] in route), None)
        if step is None:
            return cities
        rest.remove(step)
        cities.append(step[1] if step[0] == cities[-1] else step[0])
