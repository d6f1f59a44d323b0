"""Signs: how seats, colours, cities, yen and points look. A colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.narration.names import card, colour_name, seat_colour, second_counter
from ekiben.games.zero_kei.notation import SEAT_LOOKS
from ekiben.games.zero_kei.printed import printed
from ekiben.rendering.signs import SeatSigns

SEATS = SeatSigns(SEAT_LOOKS, seat_colour)
# Both colours are given, so that a chip can be read on a dark and on a light screen.
CHIP_STYLES = {
    "gold": "color(16) on color(178)",
    "white": "color(16) on color(255)",
    "black": "color(231) on color(234)",
}


def chip(colour: str) -> Text:
    """The colour of a station or a counter."""
    return Text.assemble((f" {colour_name(colour)} ", CHIP_STYLES[colour]))


def carriage_counter(components: Components, carriage: str) -> Text:
    """The counter that a carriage advances; on doubles a second one, of the player's choice."""
    text = chip(card(printed(components), carriage)["counter"])
    choice = second_counter(printed(components), carriage)
    return text.append(f" {choice}", "dim") if choice else text
