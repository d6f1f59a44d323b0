"""Names: how seats, cards, cities, routes and points are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ekiben import narration
from ekiben.games.nordic.components import KIND_NAMES, Components
from ekiben.games.nordic.printed import PrintedRoute, printed
from ekiben.games.nordic.view import NordicView
from ekiben.texts import localized_name, t

Context = narration.Context[NordicView, Components]


def seat_colour(seat: str) -> str:
    """The colour of a seat, as a sentence has it."""
    return t(f"nordic-seat-{seat}").lower()


def points(amount: int) -> str:
    return f"{amount}★" if amount >= 0 else f"−{-amount}★"


def cards_words(cards: Mapping[str, int]) -> str:
    """Cards in words: "3 red, 1 locomotive"."""
    return ", ".join(paid(kind, cards[kind]) for kind in KIND_NAMES if cards.get(kind))


def paid(kind: str, count: int, size: int = 0) -> str:
    """A number of cards of a kind, or of sets of a size, in words."""
    return t("nordic-paid", kind=kind, count=count, size=size)


def city(components: Components, name: str) -> str:
    return localized_name("nordic-city", printed(components)["cities"][name]["name"])


def ends(components: Components, name: str) -> tuple[str, str]:
    """The two cities of a route or a ticket."""
    box = printed(components)
    return (box["routes"].get(name) or box["tickets"][name])["ends"]


def pair(components: Components, name: str) -> str:
    """A route or a ticket by its cities: "Bergen–Oslo"."""
    return "–".join(city(components, end) for end in ends(components, name))


def route_of(components: Components, name: str) -> PrintedRoute:
    return printed(components)["routes"][name]


def route_name(components: Components, name: str) -> str:
    """A route in words: "Bergen–Oslo red"."""
    route = route_of(components, name)
    colour = f"{t('nordic-colour', colour=route['colour'])} {route['number'] or ''}".rstrip()
    return t("nordic-route", cities=pair(components, name), colour=colour)


def in_words(context: Context, args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a text, with names in place of what programs read."""
    components = context.components
    words: dict[str, Callable[[Any], str]] = {
        "seat": context.name,
        "route": lambda route: route_name(components, route),
        "ticket": lambda ticket: pair(components, ticket),
        "points": points,
        "cards": cards_words,
    }
    return {name: words[name](value) if name in words else value for name, value in args.items()}


def spaces(count: int) -> str:
    return t("nordic-spaces", count=count)
