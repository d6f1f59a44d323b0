"""Names: how seats, cards, cities, routes and points are called."""

from __future__ import annotations

from collections.abc import Mapping

from ekiben.games.nordic.components import KIND_NAMES, Components
from ekiben.games.nordic.notation import ROUTE_NUMBERS
from ekiben.games.nordic.state import NOBODY
from ekiben.texts import named
from ekiben.texts import text as say

SEAT_SIGNS = {"white": "◇", "red": "●", "lilac": "▲"}


def seat_colour(seat: str) -> str:
    """The colour of a seat, as a sentence has it."""
    return say(f"nordic-seat-{seat}").lower()


def signed_seat(seat: str) -> str:
    """A seat in a sentence; the sign tells it from a colour of cards."""
    return f"{SEAT_SIGNS[seat]} {seat_colour(seat)}"


def points(amount: int) -> str:
    """An amount of points."""
    return f"{amount}★" if amount >= 0 else f"−{-amount}★"


def cards_words(cards: Mapping[str, int]) -> str:
    """Cards in words: "3 red, 1 locomotive"."""
    return ", ".join(paid(kind, cards[kind]) for kind in KIND_NAMES if cards.get(kind))


def paid(kind: str, count: int, size: int = 0) -> str:
    """So many cards of a kind, or sets of a size, in words."""
    return say("nordic-paid", kind=kind, count=count, size=size)


def kind_name(kind: str) -> str:
    """A kind of card, or the colour of a route, in a word."""
    return say("nordic-page-colour", colour=kind)


def city(components: Components, name: str) -> str:
    """A city by its name."""
    return named("nordic-city", components.cities[name].name)


def ends(name: str) -> tuple[str, str]:
    """The two cities of a route or a ticket."""
    one, other = name.split("-")[:2]
    return one, other


def pair(components: Components, name: str) -> str:
    """A route or a ticket by its cities: "Bergen–Oslo"."""
    return "–".join(city(components, end) for end in ends(name))


def colour(route: str) -> str:
    """The colour of a route."""
    return route.split("-")[2]


def route_name(components: Components, route: str) -> str:
    """A route in words: "Bergen–Oslo red"."""
    number = "".join(route.split("-")[3:])
    shown = f"{kind_name(colour(route))} {number}".rstrip()
    return say("nordic-route", cities=pair(components, route), colour=shown)


def length(components: Components, route: str) -> int:
    """How many spaces a route has."""
    return components.box.route_length[ROUTE_NUMBERS[route]]


def route_points(components: Components, route: str) -> int:
    """What a route scores."""
    return components.box.route_points[ROUTE_NUMBERS[route]]


def symbols(components: Components, route: str) -> int:
    """Locomotive symbols of a ferry."""
    return components.box.route_symbols[ROUTE_NUMBERS[route]]


def twin(components: Components, route: str) -> str | None:
    """The other route of a double."""
    number = components.box.route_twin[ROUTE_NUMBERS[route]]
    names = list(ROUTE_NUMBERS)
    return None if number == NOBODY else names[number]


def spaces(count: int) -> str:
    """So many spaces."""
    return say("nordic-spaces", count=count)
