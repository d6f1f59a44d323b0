"""Moves, and moves taken back: planned, kept, then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ekiben.protocol import Accepted, MoveMessage, UndoMessage
from ekiben.server.errors import Refused
from ekiben.server.store import tables as store
from ekiben.server.store.database import Conflict, Connection
from ekiben.server.store.tables import GUEST, OPEN
from ekiben.server.tables.live_table import LiveTable
from ekiben.server.tables.session import EntryPlan
from ekiben.server.tables.tables import Tables

Plan = Callable[[], EntryPlan]


class MoveService:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[Accepted]] = set()

    async def play(self, live: LiveTable, guest: str, message: MoveMessage | UndoMessage) -> Accepted:
        """A move of a guest's seat, or its last move taken back."""
        check_seat(live, guest, message.seat)
        seat, number, request = message.seat, message.number, message.request

        def plan() -> EntryPlan:
            if live.state == OPEN:  # nothing is played before all have come
                raise Refused("refused-not-begun")
            now, spent = time.time(), live.running_for()
            if isinstance(message, MoveMessage):
                return live.session.plan_move(seat, number, message.move, request, now, spent)
            return live.session.plan_undo(seat, number, request, now, spent)

        return await self._shielded(live, seat, number, request, plan)

    async def bot_move(self, live: LiveTable, seat: int, number: int, move: int, request: str) -> Accepted:

        def plan() -> EntryPlan:
            return live.session.plan_move(seat, number, move, request, time.time())

        return await self._shielded(live, seat, number, request, plan)

    async def _shielded(self, *given: Any) -> Accepted:
        """What is being kept is also told, even if who asked for it has gone."""
        task = asyncio.create_task(self._commit(*given))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def drain(self) -> None:
        """Until all that is being kept has been told."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _commit(self, live: LiveTable, seat: int, number: int, request: str, plan: Plan) -> Accepted:
        async with live.lock:
            if number > live.session.number:  # the sender has heard of it from another process
                await self.tables.catch_up_locked(live)
            if live.session.is_repeat(seat, number, request):
                return Accepted(request, live.session.number, repeated=True)
            planned = plan()
            try:
                new = await self.tables.write(lambda connection: store_entries(connection, live.id, planned))
            except Conflict:
                new = False
            if not new:  # another process kept something: the same, or something else
                await self.tables.catch_up_locked(live)
                if live.session.is_repeat(seat, number, request):
                    return Accepted(request, live.session.number, repeated=True)
                raise Refused("refused-stale", number=number, now=live.session.number)
            live.accept(planned.entries)
            live.handled_elsewhere = False
            live.update_row(state=planned.state)
            accepted = Accepted(request, live.session.number, repeated=False)
        await self.tables.publish(live)
        return accepted


def store_entries(connection: Connection, table: str, planned: EntryPlan) -> bool:
    """All entries of a move, or none; false if they are there already."""
    new = True
    for entry in planned.entries:
        new = store.add_entry(connection, table, entry, planned.state, planned.decides)
    return new


def check_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Only who sits there moves."""
    if seat >= len(live.session.seats) or live.session.seats[seat].guest != guest:
        raise Refused("refused-not-your-seat")
    if live.session.seats[seat].kind != GUEST:
        raise Refused("refused-bot-plays")
