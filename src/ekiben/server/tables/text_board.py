"""A table in plain text, as the terminal shows it: for programs that draw nothing themselves.

Everything comes from what the seat may see: its view and its log.
"""

from __future__ import annotations

import asyncio

from ekiben.narration import context_of, groups_since
from ekiben.protocol import TextBoard
from ekiben.rendering.console import capture
from ekiben.rendering.log_printer import LogPrinter
from ekiben.rendering.whole_table import WIDTH, board_and_result
from ekiben.server.tables.live_table import LiveTable
from ekiben.table import Table
from ekiben.tables.rows import SeatRow
from ekiben.tables.snapshots import player_name

NEWS = 60  # moves narrated, at most


def draw(table: Table, seats: list[SeatRow], seat: int | None) -> TextBoard:
    """What a seat (None: a spectator) sees."""
    labels = [player_name(each, table.game) or each.bot or "" for each in seats]
    asked = table.question(seat) if seat is not None and table.seat == seat else None
    begun = [move.text for move in table.unfinished()] if asked else []
    news = groups_since(table, seat, max(0, len(table.moves) - NEWS))
    return TextBoard(
        board=capture(lambda console: console.print(board_and_result(table, labels, seat)), WIDTH),
        question=table.game.narration.question(asked, context_of(table, table.view(seat))) if asked else "",
        begun=" ".join(begun),
        news=capture(
            lambda console: LogPrinter(console, table, labels, seat).print_groups(news, numbers=True), WIDTH
        ),
    )


async def draw_in_thread(live: LiveTable, seat: int | None) -> TextBoard:
    """The same in a thread, since it takes a while; it draws a copy."""
    table = live.session.seen_by(seat).table.copy()
    return await asyncio.to_thread(draw, table, list(live.session.seats), seat)
