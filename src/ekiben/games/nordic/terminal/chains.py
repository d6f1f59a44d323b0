"""Ways and networks as chains of cities."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.game import Way
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.narration.names import ends
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.view import NordicView

Chain = tuple[list[str], list[str]]  # cities, and the routes between them


def chains(way: Way, components: Components) -> list[Chain]:
    """The missing routes of a way as chains of cities, broken where the seat's own routes lie between."""
    found: list[Chain] = []
    missing, built = list(way.missing or ()), list(way.built)
    here, broken = ends(printed(components), way.goal)[0], True
    while missing:
        own = bool(built) and here in ends(printed(components), built[0])
        route = built.pop(0) if own else missing.pop(0)
        one, other = ends(printed(components), route)
        there = other if here == one else one
        if not own:
            if broken:
                found.append(([here], []))
            found[-1][0].append(there)
            found[-1][1].append(route)
        here, broken = there, own
    return found


# --- networks -------------------------------------------------------------------------------------------


def networks(view: NordicView, components: Components, seat: str) -> list[list[list[str]]]:
    """A seat's routes as chains of cities, network by network; every route is in one chain."""
    rest = [ends(printed(components), route) for route, owner in view["routes"].items() if owner == seat]
    found: list[list[list[str]]] = []
    while rest:
        here: list[list[str]] = []
        reached: set[str] = set()
        while (start := first_city(rest, reached)) is not None:
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
