"""Answers about finished games. They don't change, so the lists of moves are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ekiben.protocol import MoveList, PastSnapshot
from ekiben.server.tables.live_table import LiveTable
from ekiben.tables.replay import check_over, list_moves, past_snapshot

LISTS = 100  # cached lists of moves: each takes a while to narrate
Key = tuple[str, int | None, str | None]  # the table, the seat, the language


class ReplayService:
    def __init__(self, most: int = LISTS) -> None:
        self.most = most
        self._lists: OrderedDict[Key, MoveList] = OrderedDict()

    async def moves(self, live: LiveTable, seat: int | None, language: str | None) -> MoveList:
        """All moves, as a seat (None: a spectator) knew them; narrated once, in a thread."""
        check_over(live.session, seat)
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
        return past_snapshot(live.session, number, seat, language)
