"""The legal moves: numbered, in words, with what they cost and score."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ekiben import narration
from ekiben.game import Way
from ekiben.games.zero_kei.components import COLOUR_NAMES, Components
from ekiben.games.zero_kei.narration import names
from ekiben.games.zero_kei.narration.moves import WORDS, part
from ekiben.games.zero_kei.narration.moves import move as sentence
from ekiben.games.zero_kei.narration.names import change, city, yen
from ekiben.games.zero_kei.printed import printed
from ekiben.games.zero_kei.terminal.signs import chip
from ekiben.games.zero_kei.view import ZeroKeiView
from ekiben.rendering.scores import add_total_column, total_change
from ekiben.table import Move
from ekiben.texts import t

FEW = 8  # up to this number of moves stand in one column
WIDTH = 78
PRICED = ("prepare", "track", "station", "space", "buy", "engine")  # "free" is worth saying here
# The words do not repeat what the text of the move, left of them, says.
SHORT = {"draft": "{does}", "buy": "{cities}: {does}, {counter}", "advance": "{counter}"}
PLACES = ("prepare", "track", "token", "score")
EVERY_TIME = ("token", "advance")  # parts that every such quote has

Numbered = tuple[int, Move]


# --- the list -------------------------------------------------------------------------------------------


def moves(
    view: ZeroKeiView,
    components: Components,
    moves: Sequence[Move],
    steps: Sequence[Move],
    ways: Sequence[Way],
) -> RenderableType:
    """The legal moves. Stations, which are many, stand in a table of cities and colours."""
    numbered = list(enumerate(moves, 1))
    stations = [(number, move) for number, move in numbered if move.verb == "station"]
    others = [(number, move) for number, move in numbered if move.verb != "station"]
    parts: list[tuple[int, RenderableType]] = []
    if others:
        parts.append((others[0][0], move_list(view, components, others)))
    if stations:
        parts.append((stations[0][0], station_table(components, stations)))
    return Group(*(part for _, part in sorted(parts, key=lambda part: part[0])))


def move_list(view: ZeroKeiView, components: Components, numbered: Sequence[Numbered]) -> Grid:
    """Moves in one column, or in several when there are many and all are short."""
    context = narration.Context(view, printed(components))
    cells = [
        (str(number), move.text, words(move, context), cost(move), total_change(move))
        for number, move in numbered
    ]
    heading = t("zero-kei-your-total")
    widths = [max(len(cell[i]) for cell in cells) for i in range(5)]
    widths[4] = max(widths[4], len(heading)) if widths[4] else 0
    fit = max(1, (WIDTH + 2) // (sum(widths) + 6 + 2)) if len(cells) > FEW else 1
    lines = -(-len(cells) // fit)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(fit):
        grid.add_column(justify="right", no_wrap=True, min_width=3, style="bold cyan")
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        grid.add_column(no_wrap=True)
        add_total_column(grid, [move for _, move in numbered], heading)
    for line in range(lines):
        some = cells[line::lines]
        grid.add_row(*(Text(cell) for cells_of_move in some for cell in cells_of_move))
    return grid


def words(move: Move, context: names.Context) -> str:
    """A move, with the parts of its price if something changes it."""
    parts = [part(each, context) for each in move.parts if each.id not in EVERY_TIME]
    if move.verb in SHORT:
        said = SHORT[move.verb].format(**WORDS[move.verb](move.args, context))
    else:
        named = move.verb in PLACES
        said = city(context.printed, move.args["city"]) if named else sentence(move, context)
    return f"{said} ({', '.join(parts)})" if parts else said


def cost(move: Move) -> str:
    shown = change(move.quote)
    free = move.quote is not None and not move.quote["yen"] and move.verb in PRICED
    return f"{yen(0)} {shown}".strip() if free else shown


def station_table(components: Components, numbered: Sequence[Numbered]) -> Grid:
    """Where a station can stand, and of which colour; the price and the points are the colour's."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(Text(f"    {t('zero-kei-station-in')}", "dim"))
    found = {(move.args["city"], move.args["colour"]): (number, move) for number, move in numbered}
    colours = [colour for colour in COLOUR_NAMES if any(colour == other for _, other in found)]
    for colour in colours:
        first = next(move for (_, other), (_, move) in found.items() if other == colour)
        grid.add_column(Text.assemble(chip(colour), " ", cost(first)), justify="center", style="bold cyan")
    for there in sorted({place for place, _ in found}):
        cells = (str(found[there, colour][0]) for colour in colours)
        grid.add_row(Text(f"    {there:>2} {city(printed(components), there)}"), *cells)
    return grid
