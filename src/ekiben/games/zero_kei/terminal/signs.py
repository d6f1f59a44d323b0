"""Signs: how seats, colours, cities, yen and points look. A colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from ekiben.games.zero_kei.components import COLOUR_NAMES, Components
from ekiben.games.zero_kei.notation import SEAT_NAMES, members
from ekiben.games.zero_kei.telling.names import colour_name, index, seat_colour
from ekiben.texts import text as say

SEAT_SIGNS = {"green": "▲", "yellow": "◆", "red": "●", "blue": "■"}
SEAT_STYLES = {"green": "bold green", "yellow": "bold yellow", "red": "bold red", "blue": "bold bright_blue"}
# Both colours are given, so that a chip can be read on a dark and on a light screen.
CHIP_STYLES = {
    "gold": "color(16) on color(178)",
    "white": "color(16) on color(255)",
    "black": "color(255) on color(234)",
}


def seat_sign(seat: str) -> Text:
    """The sign of a seat."""
    return Text(SEAT_SIGNS[seat], SEAT_STYLES[seat])


def seat_name(seat: int, label: str) -> Text:
    """A seat with who sits there: "▲ green · Anna"."""
    name = SEAT_NAMES[seat]
    text = Text.assemble((f"{SEAT_SIGNS[name]} {seat_colour(name)}", SEAT_STYLES[name]))
    return text.append(f" · {label}") if label else text


def chip(colour: str) -> Text:
    """The colour of a station or a counter."""
    return Text.assemble((f" {colour_name(colour)} ", CHIP_STYLES[colour]))


def carriage_counter(components: Components, carriage: str) -> Text:
    """The counter that a carriage advances; on doubles a second one, of the player's choice."""
    box, number = components.box, index(carriage)
    text = chip(COLOUR_NAMES[box.carriage_counter[number]])
    if box.carriage_choice[number]:
        choice = [colour_name(COLOUR_NAMES[colour]) for colour in members(box.carriage_choice[number])]
        text.append(f" {say('zero-kei-then-one', colours='/'.join(choice))}", "dim")
    return text
