"""Signs: how seats, cards, cities, routes and points look. A colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from ekiben.games.nordic.components import COLOUR_NAMES, Components
from ekiben.games.nordic.narration.names import route_of, seat_colour
from ekiben.games.nordic.notation import SEAT_LOOKS
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.view import NordicView
from ekiben.rendering.signs import SeatSigns
from ekiben.texts import t

SEATS = SeatSigns(SEAT_LOOKS, seat_colour)
CLOSED_SIGN = "×"
# Both colours are given, so that a chip can be read on a dark and on a light screen.
CHIP_STYLES = {
    "purple": "color(231) on color(97)",
    "blue": "color(231) on color(25)",
    "orange": "color(16) on color(208)",
    "white": "color(16) on color(255)",
    "green": "color(231) on color(28)",
    "yellow": "color(16) on color(220)",
    "black": "color(231) on color(234)",
    "red": "color(231) on color(160)",
    "loco": "bold color(16) on color(116)",
    "grey": "color(16) on color(248)",
}
LETTERS = dict(zip((*COLOUR_NAMES, "grey"), "PBOWGYKR*"))  # of routes, where there is no room for a word
KIND_SIGNS = {"ferry": "≈", "tunnel": "∩"}


def legend(view: NordicView) -> list[Text]:
    """The signs of the players."""
    return [Text.assemble(SEATS.sign(seat), f" {seat_colour(seat)}") for seat in view["seats"]]


# --- cards ----------------------------------------------------------------------------------------------


def chip(kind: str) -> Text:
    return Text.assemble((f" {t('nordic-chip', colour=kind)} ", CHIP_STYLES[kind]))


def counted(kind: str, count: int) -> Text:
    return Text.assemble(chip(kind), (f" {count}", "bold"))


# --- cities, routes, tickets ----------------------------------------------------------------------------


def kind_sign(components: Components, route: str) -> str:
    """The sign of a ferry or a tunnel; nothing for other routes."""
    return KIND_SIGNS.get(route_of(printed(components), route)["kind"], "")


def code(components: Components, route: str) -> Text:
    """A route in three signs: "∩4R" is a red tunnel of 4 spaces."""
    found = route_of(printed(components), route)
    shown = f"{kind_sign(components, route)}{found['length']}{LETTERS[found['colour']]}"
    return Text.assemble((shown, CHIP_STYLES[found["colour"]]))


def double_code(components: Components, route: str, other: str | None) -> Text:
    """The same for a route and the other one of its double, where nothing but the colour differs."""
    text = code(components, route)
    if other is not None:
        this, that = route_of(printed(components), route), route_of(printed(components), other)
        alike = all(this[key] == that[key] for key in ("kind", "length", "symbols"))
        if alike and this["colour"] != that["colour"]:
            text.append(LETTERS[that["colour"]], CHIP_STYLES[that["colour"]])
    return text


def kind_signs(components: Components, route: str) -> str:
    """The kind of a route with a sign for each locomotive symbol: "∩", "≈LL"; nothing for plain ones."""
    return kind_sign(components, route) + "L" * route_of(printed(components), route)["symbols"]
