"""The printed values as boards draw them: the components file, with all that its names and sections imply."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypedDict, cast

from ekiben.games.nordic.components import CITY_IDS, KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.payment import most_coloured, set_size, takes_colour, takes_locomotives
from ekiben.games.nordic.state import COLOURS, FERRY, GREY, NOBODY, PLAIN, TUNNEL, WILD

GREY_NAME = "grey"
RouteKind = Literal["plain", "tunnel", "ferry", "wild"]
ROUTE_KINDS: dict[int, RouteKind] = {PLAIN: "plain", TUNNEL: "tunnel", FERRY: "ferry", WILD: "wild"}


class Offer(TypedDict):
    """Tickets: how many are dealt, and how many of them must be kept."""

    deal: int
    keep: int


class Limits(TypedDict):
    """How many of what there is, and is dealt and paid."""

    trains: int
    end_trigger_trains: int
    cards_per_colour: int
    locomotives: int
    face_up: int
    first_hand: int
    first_tickets: Offer
    later_tickets: Offer
    tunnel_reveal: int
    globetrotter: int
    cards_per_ferry_locomotive: int
    cards_per_wild_card: int


class PrintedCity(TypedDict):
    """A city and its place on the map."""

    name: str
    ru: str
    country: str
    at: tuple[float, float]
    lat: float
    lon: float


class PrintedRoute(TypedDict):
    ends: tuple[str, str]
    colour: str
    number: int | None  # tells two routes apart that have the same cities and colour
    kind: RouteKind
    length: int
    symbols: int  # locomotive symbols
    points: int
    twin: str | None  # the other route of a double
    coloured: int  # spaces that cards of a colour pay for: all but the symbols
    payable: list[str]  # the kinds of cards that pay by themselves, without sets
    set_size: int  # cards of a set
    locomotives: bool  # whether they are jokers there


class PrintedTicket(TypedDict):
    ends: tuple[str, str]
    points: int


class NordicPrinted(TypedDict):
    limits: Limits
    kinds: list[str]  # of cards: the colours, then the locomotive
    route_points: dict[str, int]  # by length
    cities: dict[str, PrintedCity]
    routes: dict[str, PrintedRoute]
    tickets: dict[str, PrintedTicket]


@lru_cache(maxsize=16)
def printed(components: Components) -> NordicPrinted:
    """What is printed; made once for each components file."""
    box, data = components.box, components.data
    tickets = zip(TICKET_IDS, box.ticket_a, box.ticket_b, box.ticket_points, strict=True)
    return {
        "limits": cast(Limits, data["limits"]),
        "kinds": list(KIND_NAMES),
        "route_points": data["route_points"],
        "cities": data["cities"],
        "routes": {name: printed_route(components, route) for route, name in enumerate(ROUTE_IDS)},
        "tickets": {
            name: {"ends": (CITY_IDS[one], CITY_IDS[other]), "points": points}
            for name, one, other, points in tickets
        },
    }


def printed_route(components: Components, route: int) -> PrintedRoute:
    box = components.box
    colour, twin = box.route_colour[route], box.route_twin[route]
    alike = twin != NOBODY and box.route_colour[twin] == colour
    jokers = takes_locomotives(box, route)
    colours = [name for kind, name in enumerate(KIND_NAMES[:COLOURS]) if takes_colour(box, route, kind)]
    return {
        "ends": (CITY_IDS[box.route_a[route]], CITY_IDS[box.route_b[route]]),
        "colour": GREY_NAME if colour == GREY else KIND_NAMES[colour],
        "number": (1 if route < twin else 2) if alike else None,
        "kind": ROUTE_KINDS[box.route_kind[route]],
        "length": box.route_length[route],
        "symbols": box.route_symbols[route],
        "points": box.route_points[route],
        "twin": None if twin == NOBODY else ROUTE_IDS[twin],
        "coloured": most_coloured(box, route),
        "payable": [*colours, *KIND_NAMES[COLOURS:]] if jokers else colours,
        "set_size": set_size(box, route),
        "locomotives": jokers,
    }
