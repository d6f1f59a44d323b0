"""Signs: how seats, cards, cities, routes and points look. A colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from ekiben.games.nordic.components import Components
from ekiben.games.nordic.notation import ROUTE_NUMBERS, SEAT_NAMES
from ekiben.games.nordic.state import FERRY, TUNNEL
from ekiben.games.nordic.telling.names import SEAT_SIGNS, colour, length, seat_colour, symbols
from ekiben.texts import text as say

SEAT_STYLES = {"white": "bold", "red": "bold red", "lilac": "bold magenta"}
CLOSED_SIGN = "×"
# Both colours are given, so that a chip can be read on a dark and on a light screen.
CHIP_STYLES = {
    "purple": "color(255) on color(97)",
    "blue": "color(255) on color(25)",
    "orange": "color(16) on color(208)",
    "white": "color(16) on color(255)",
    "green": "color(255) on color(28)",
    "yellow": "color(16) on color(220)",
    "black": "color(255) on color(234)",
    "red": "color(255) on color(160)",
    "loco": "bold color(16) on color(116)",
    "grey": "color(16) on color(248)",
}
LETTERS = {  # of the colours of routes, where there is no room for a word
    "purple": "P",
    "blue": "B",
    "orange": "O",
    "white": "W",
    "green": "G",
    "yellow": "Y",
    "black": "K",
    "red": "R",
    "grey": "*",
}
KIND_SIGNS = {FERRY: "≈", TUNNEL: "∩"}


def seat_sign(seat: str) -> Text:
    """The sign of a seat."""
    return Text(SEAT_SIGNS[seat], SEAT_STYLES[seat])


def seat_name(seat: int, label: str) -> Text:
    """A seat with who sits there: "◇ white · Anna"."""
    name = SEAT_NAMES[seat]
    text = Text.assemble((f"{SEAT_SIGNS[name]} {seat_colour(name)}", SEAT_STYLES[name]))
    return text.append(f" · {label}") if label else text


# --- cards ----------------------------------------------------------------------------------------------


def chip(kind: str) -> Text:
    """A kind of card."""
    return Text.assemble((f" {say('nordic-chip', colour=kind)} ", CHIP_STYLES[kind]))


def counted(kind: str, count: int) -> Text:
    """So many cards of a kind."""
    return Text.assemble(chip(kind), (f" {count}", "bold"))


# --- cities, routes, tickets ----------------------------------------------------------------------------


def kind_sign(components: Components, route: str) -> str:
    """The sign of a ferry or a tunnel; nothing for other routes."""
    return KIND_SIGNS.get(components.box.route_kind[ROUTE_NUMBERS[route]], "")


def code(components: Components, route: str) -> Text:
    """A route in three signs: "∩4R" is a red tunnel of 4 spaces."""
    shown = f"{kind_sign(components, route)}{length(components, route)}{LETTERS[colour(route)]}"
    return Text.assemble((shown, CHIP_STYLES[colour(route)]))


def double_code(components: Components, route: str, other: str | None) -> Text:
    """The same for a route and the other one of its double, where nothing but the colour differs."""
    text = code(components, route)
    if other is not None and colour(other) != colour(route):
        like = code(components, other)
        same_symbols = symbols(components, other) == symbols(components, route)
        if same_symbols and like.plain[:-1] == text.plain[:-1]:
            text.append_text(like[len(like) - 1])
    return text


def kind_signs(components: Components, route: str) -> str:
    """The kind of a route with a sign for each locomotive symbol: "∩", "≈LL"; nothing for plain ones."""
    return kind_sign(components, route) + "L" * symbols(components, route)
