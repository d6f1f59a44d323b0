"""Names: how seats, cards, cities, routes and points are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from ekiben import narration
from ekiben.texts import localized_name, t

if TYPE_CHECKING:  # sentences need no rules, so that pages can make them alone
    from ekiben.games.nordic.printed import NordicPrinted, PrintedRoute
    from ekiben.games.nordic.view import NordicView

Context: TypeAlias = "narration.Context[NordicView, NordicPrinted]"


def seat_colour(seat: str) -> str:
    """The colour of a seat, as a sentence has it."""
    return t(f"nordic-seat-{seat}").lower()


def points(amount: int) -> str:
    return f"{amount}★" if amount >= 0 else f"−{-amount}★"


def cards_words(cards: Mapping[str, int]) -> str:
    """Cards in words: "3 red, 1 locomotive"."""
    return ", ".join(paid(kind, count) for kind, count in cards.items())


def paid(kind: str, count: int, size: int = 0) -> str:
    """A number of cards of a kind, or of sets of a size, in words."""
    return t("nordic-paid", kind=kind, count=count, size=size)


def city(printed: NordicPrinted, name: str) -> str:
    return localized_name("nordic-city", printed["cities"][name]["name"])


def ends(printed: NordicPrinted, name: str) -> tuple[str, str]:
    """The two cities of a route or a ticket."""
    return (printed["routes"].get(name) or printed["tickets"][name])["ends"]


def pair(printed: NordicPrinted, name: str) -> str:
    """A route or a ticket by its cities: "Bergen–Oslo"."""
    return "–".join(city(printed, end) for end in ends(printed, name))


def route_of(printed: NordicPrinted, name: str) -> PrintedRoute:
    return printed["routes"][name]


def route_name(printed: NordicPrinted, name: str) -> str:
    """A route in words: "Bergen–Oslo red"."""
    route = route_of(printed, name)
    colour = f"{t('nordic-colour', colour=route['colour'])} {route['number'] or ''}".rstrip()
    return t("nordic-route", cities=pair(printed, name), colour=colour)


def in_words(context: Context, args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a text, with names in place of what programs read."""
    printed = context.printed
    words: dict[str, Callable[[Any], str]] = {
        "seat": context.name,
        "route": lambda route: route_name(printed, route),
        "ticket": lambda ticket: pair(printed, ticket),
        "points": points,
        "cards": lambda cards: cards_words({kind: cards[kind] for kind in printed["kinds"] if kind in cards}),
    }
    return {name: words[name](value) if name in words else value for name, value in args.items()}


def spaces(count: int) -> str:
    return t("nordic-spaces", count=count)
