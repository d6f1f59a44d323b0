"""Hideo's board in solo: which token acts in which round, and the margin of each row."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from ekiben.games.zero_kei.components import BOARD_POSITIONS, BoardPosition, Components
from ekiben.games.zero_kei.telling.names import city_and_number, points
from ekiben.games.zero_kei.view import ZeroKeiView
from ekiben.sets import members
from ekiben.texts import text as say

ROWS = 4


def hideo_board(view: ZeroKeiView, components: Components) -> Grid:
    """A row of the board in a line: its tokens with their rounds, then the margin."""
    box = components.box
    order = [box.board_order[i] for i in range(len(BOARD_POSITIONS))]
    rows = [[position for position in order if box.position_row[position] == row] for row in range(ROWS)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    widest = max(map(len, rows))
    for column in range(widest):
        grid.add_column(say("zero-kei-hideo-board") if column == 0 else "")
        grid.add_column(say("zero-kei-hideo-rounds"))
    grid.add_column(say("zero-kei-hideo-margin"))
    for row, positions in enumerate(rows):
        cells = [cell for position in positions for cell in token(view, components, position)]
        blank = [Text()] * (2 * (widest - len(positions)))
        grid.add_row(*cells, *blank, margin(components, row))
    return grid


def token(view: ZeroKeiView, components: Components, position: int) -> tuple[Text, Text]:
    """A token: where it lies and what it is, marked if it acts in this round; and its rounds."""
    name = BOARD_POSITIONS[position]
    rounds = [year + 1 for year in members(components.box.position_years[position])]
    acts = view["year"] in rounds
    style = "bold" if acts else "dim" if max(rounds, default=0) < view["year"] else ""
    mark = "▶" if acts else " "
    shown = Text(f"{mark} {name} {token_name(view, components, name)}", style)
    return shown, Text(" ".join(map(str, rounds)), style)


def token_name(view: ZeroKeiView, components: Components, name: BoardPosition) -> str:
    """What lies there: a city, a closed venue, or something face down."""
    seen = view["hideo"][name]
    if seen is None:
        return say("zero-kei-face-down", kind="venue" if name.startswith("C") else "city")
    if isinstance(seen, int):
        return city_and_number(components, seen)
    return say("zero-kei-closes", venue=seen.removeprefix("venue "))


def margin(components: Components, row: int) -> Text:
    """What he does when nothing can be done in the city."""
    box = components.box
    parts = []
    if box.margin_venue[row] >= 0:
        parts.append(say("zero-kei-margin-venue", venue=box.margin_venue[row] + 1))
    if box.margin_points[row]:
        parts.append(f"+{points(box.margin_points[row])}")
    return Text(" ".join(parts))
