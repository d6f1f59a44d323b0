"""How seats look in a terminal: each has a sign besides its colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import SeatLook

NAME_WIDTH = 30


class SeatSigns(NamedTuple):
    """The signs of a game's seats, in their order."""

    looks: Mapping[str, SeatLook]
    colour: Callable[[str], str]  # what a sentence calls the seat

    def sign(self, seat: str) -> Text:
        return Text(self.looks[seat].sign, self.looks[seat].style)

    def name(self, seat: int, label: str) -> Text:
        """A seat with its player: "▲ green · Anna"."""
        name, look = list(self.looks.items())[seat]
        text = Text.assemble((f"{look.sign} {self.colour(name)}", look.style))
        return text.append(f" · {label}") if label else text

    def heading(self, seat: int, label: str, belongings: Text) -> Grid:
        """A seat and its belongings, in one line."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
        grid.add_column()
        grid.add_row(self.name(seat, label), belongings)
        return grid
