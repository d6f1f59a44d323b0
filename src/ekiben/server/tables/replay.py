"""Replay of a finished game: its moves, and what a seat saw after each of them.

While a game runs every request is refused; not even the number of moves is given. When it is over its
record names all that was hidden, so anybody who has the table's name may look through any eyes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec.structs import replace

from ekiben.narration import groups_since
from ekiben.protocol import LoggedMove, MoveList, PastSnapshot
from ekiben.server.errors import Refused
from ekiben.server.store.tables import OVER
from ekiben.server.tables.live_table import LiveTable
from ekiben.server.tables.seating import find_seat
from ekiben.server.tables.session import GameSession
from ekiben.server.tables.snapshots import narrate_groups, seat_snapshot

LISTS = 100  # cached lists of moves: each takes a while to narrate
Key = tuple[str, int | None, str | None]  # the table, the seat, the language


class ReplayService:
    """Answers about finished games. They don't change, so answers are cached."""

    def __init__(self, most: int = LISTS) -> None:
        self.most = most
        self._lists: OrderedDict[Key, MoveList] = OrderedDict()

    async def moves(self, live: LiveTable, seat: int | None, language: str | None) -> MoveList:
        """All moves, as a seat (None: a spectator) knew them; narrated once, in a thread."""
        check_over(live, seat)
        key = (live.id, seat, language)
        found = self._lists.pop(key, None)
        if found is None:
            found = await asyncio.to_thread(list_moves, live.session, seat, language)
        self._lists[key] = found
        if len(self._lists) > self.most:
            self._lists.popitem(last=False)
        return found

    def past(self, live: LiveTable, number: int, seat: int | None, language: str | None) -> PastSnapshot:
        """The game after `number` moves, as a seat (None: a spectator) saw it."""
        check_over(live, seat)
        last = len(live.session.table.moves)
        if number > last:
            raise Refused("refused-no-move", number=number, moves=last)
        session = live.session.after(number)
        table = session.table
        # the snapshot a seat had then; its log holds the last group of moves only
        since = table.group_start(len(table.history))
        shown = replace(seat_snapshot(session, seat, since, language), why_no_undo="no-undo-over")
        move = narrate_groups(
            table, shown.view, groups_since(table, seat, max(0, number - 1)), language, session.seats
        )
        return PastSnapshot(number, last, next(iter(move), None), shown)


def check_over(live: LiveTable, seat: int | None) -> None:
    """Refuse a game that is not over or can't be replayed, and a seat that does not exist."""
    if live.state != OVER or not (live.session.table.over or live.session.diverged_at is not None):
        raise Refused("refused-replay")
    if live.session.diverged_at is not None:
        raise Refused("table-differs", number=live.session.diverged_at)
    if seat is not None:
        find_seat(live, seat)


def list_moves(session: GameSession, seat: int | None, language: str | None) -> MoveList:
    table = session.table.copy()  # this runs in a thread
    log = table.log(seat)
    groups = narrate_groups(
        table, table.view(seat), groups_since(table, seat, 0, log), language, session.seats
    )
    return MoveList(len(table.history), groups, [LoggedMove(*each) for each in log])
