"""The components file of Nordic, read and checked into a `Box`.

Which cities, routes and tickets there are is part of the rules: the moves are named after them. What they
are worth, how long routes are and of which kind, a file may change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ekiben.components import ComponentsReader, digest, overlay
from ekiben.components_file import Data, Source, read_toml
from ekiben.errors import ComponentsError
from ekiben.games.nordic import state
from ekiben.games.nordic.box import Box

MOST_POINTS = 100

_STANDARD = read_toml(Path(__file__).with_name("components.toml"))
COLOUR_NAMES: tuple[str, ...] = tuple(_STANDARD["colours"]["cards"])
KIND_NAMES = (*COLOUR_NAMES, "loco")
CITY_IDS: tuple[str, ...] = tuple(_STANDARD["cities"])
ROUTE_IDS: tuple[str, ...] = tuple(_STANDARD["routes"])
TICKET_IDS: tuple[str, ...] = tuple(_STANDARD["tickets"])
assert (len(CITY_IDS), len(ROUTE_IDS), len(TICKET_IDS)) == (state.CITIES, state.ROUTES, state.TICKETS)
assert len(COLOUR_NAMES) == state.COLOURS


@dataclass(frozen=True, eq=False)
class Components:
    data: Data = field(repr=False)
    digest: str
    box: Box = field(repr=False)


@cache
def standard() -> Components:
    """The components that the game comes with."""
    return check(_STANDARD, "components.toml")


def load(path: Source | None = None) -> Components:
    """The standard components, with what a file gives instead."""
    if path is None:
        return standard()
    return check(overlay(_STANDARD, read_toml(path)), str(path))


def check(data: Data, source: str) -> Components:
    """Read everything, and report all mistakes together."""
    box = Box()
    top = ComponentsReader(data)
    read_limits(top.table("limits"), box)
    points = read_route_points(top.table("route_points"))
    top.table("colours").fixed("cards", list(COLOUR_NAMES))  # the moves are named after them
    read_cities(top.table("cities"))
    read_routes(top.table("routes"), box, points)
    read_tickets(top.table("tickets"), box)
    top.no_other_keys()
    if top.mistakes:
        raise ComponentsError(source, top.mistakes)
    return Components(data, digest(data), box)


def read_limits(r: ComponentsReader, box: Box) -> None:
    box.trains = r.integer("trains", 3, state.MOST_TRAINS)
    box.end_trains = r.integer("end_trigger_trains", 0, state.MOST_TRAINS)
    box.colour_cards = r.integer("cards_per_colour", 6, 12)
    box.locomotives = r.integer("locomotives", 0, state.CARDS - 12 * state.COLOURS)
    box.face_up = r.integer("face_up", 1, state.FACE_UP)
    box.first_hand = r.integer("first_hand", 0, 10)
    first, later = r.table("first_tickets"), r.table("later_tickets")
    box.first_deal, box.first_keep = read_pair(first, "deal", state.TICKETS // state.SEATS, "keep")
    box.later_deal, box.later_keep = read_pair(later, "deal", state.TICKETS, "keep")
    box.reveal = r.integer("tunnel_reveal", 0, state.REVEAL)
    box.globetrotter = r.integer("globetrotter", 0, MOST_POINTS)
    box.ferry_set = r.integer("cards_per_ferry_locomotive", 2, 10)
    box.wild_set = r.integer("cards_per_wild_card", 2, 10)


def read_pair(r: ComponentsReader, key: str, most: int, part: str) -> tuple[int, int]:
    """A number and one that is no greater; if the first is wrong, that alone is the mistake."""
    before = len(r.mistakes)
    number = r.integer(key, 1, most)
    return number, r.integer(part, 1, number if len(r.mistakes) == before else most)


def read_route_points(r: ComponentsReader) -> dict[int, int]:
    """Section `route_points`: points by length, for the lengths that there are."""
    lengths = [str(length) for length in range(1, state.LENGTH + 1)]
    return {int(key): r.integer(key, 0, MOST_POINTS) for key in lengths if r.has(key)}


def read_cities(r: ComponentsReader) -> None:
    """Section `cities`: names and places, which no rule reads."""
    for city in CITY_IDS:
        c = r.table(city)
        for text in ("name", "ru", "country"):
            c.text(text)
        c.numbers("at", 2, 0, 2000)
        c.number("lat", -90, 90)
        c.number("lon", -180, 180)


def read_routes(r: ComponentsReader, box: Box, points: dict[int, int]) -> None:
    """Section `routes`; cities and colour are in the name."""
    pairs: dict[tuple[str, str], int] = {}
    for route, name in enumerate(ROUTE_IDS):
        one, other, colour = name.split("-")[:3]
        box.route_a[route], box.route_b[route] = CITY_IDS.index(one), CITY_IDS.index(other)
        box.route_colour[route] = state.GREY if colour == "grey" else COLOUR_NAMES.index(colour)
        card = r.table(name)
        read_route(card, box, route)
        length = box.route_length[route]
        if length not in points and card.data.get("length") == length:
            lengths = ", ".join(map(str, points))
            card.add_mistake("length", length, f"a length that route_points has: {lengths}")
        box.route_points[route] = points.get(length, 0)
        twin = pairs.setdefault((one, other), route)
        box.route_twin[route] = state.NOBODY if twin == route else twin
        if twin != route:
            box.route_twin[twin] = route


def read_route(r: ComponentsReader, box: Box, route: int) -> None:
    """Length and kind of a route; `false` takes a kind away."""
    kinds = {"ferry": state.FERRY, "tunnel": state.TUNNEL, "any_four": state.WILD}
    named = [key for key in kinds if r.has(key) and r.data[key] is not False]
    if len(named) > 1:
        r.add_mistake(named[1], r.data[named[1]], f"false, because {named[0]} is given")
    box.route_kind[route] = kinds[named[0]] if named else state.PLAIN
    if "ferry" in named:
        box.route_length[route], box.route_symbols[route] = read_pair(r, "length", state.LENGTH, "ferry")
    else:
        box.route_length[route] = r.integer("length", 1, state.LENGTH)
    for key in named:
        if key != "ferry" and r.data[key] is not True:
            r.add_mistake(key, r.data[key], "true or false")


def read_tickets(r: ComponentsReader, box: Box) -> None:
    for ticket, name in enumerate(TICKET_IDS):
        one, other = name.split("-")
        box.ticket_a[ticket], box.ticket_b[ticket] = CITY_IDS.index(one), CITY_IDS.index(other)
        box.ticket_points[ticket] = r.integer(name, 0, MOST_POINTS)
