"""Moves and undos: planned, stored, then announced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from ekiben.errors import Refused
from ekiben.protocol import Accepted, MoveMessage, UndoMessage
from ekiben.server.store import tables as store
from ekiben.server.store.database import Conflict, Connection
from ekiben.server.tables.live_table import LiveTable
from ekiben.server.tables.tables import Tables
from ekiben.tables.rows import GUEST, OPEN
from ekiben.tables.session import EntryPlan

Plan = Callable[[], EntryPlan]


class MoveService:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[Accepted]] = set()

    async def play(self, live: LiveTable, guest: str, message: MoveMessage | UndoMessage) -> Accepted:
        """Make a move of a guest's seat, or undo its last one."""
        check_seat(live, guest, message.seat)
        seat, number, request = message.seat, message.number, message.request

        def plan() -> EntryPlan:
            if live.state == OPEN:  # not all seats are taken
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
        """Finish storing and announcing a move even if the client disconnects."""
        task = asyncio.create_task(self._commit(*given))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def drain(self) -> None:
        """Wait until all moves in progress are stored and announced."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _commit(self, live: LiveTable, seat: int, number: int, request: str, plan: Plan) -> Accepted:
        async with live.lock:
            if number > live.session.number:  # the sender knows of it from another process
                await self.tables.catch_up_locked(live)
            if live.session.is_repeat(seat, number, request):
                return Accepted(request, live.session.shown_number(seat), repeated=True)
            planned = plan()
            while not await self._store(
                live, planned
            ):  # another process stored an entry: this one, or another
                await self.tables.catch_up_locked(live)
                if live.session.is_repeat(seat, number, request):
                    return Accepted(request, live.session.shown_number(seat), repeated=True)
                planned = plan()  # refused, unless it was an entry that this seat can't see
            live.accept(planned.entries)
            live.handled_elsewhere = False
            live.update_row(state=planned.state, standing=planned.standing or live.session.row.standing)
            accepted = Accepted(request, live.session.shown_number(seat), repeated=False)
        await self.tables.publish(live)
        return accepted

    async def _store(self, live: LiveTable, planned: EntryPlan) -> bool:
        """Store the entries of a plan; false if one of their numbers is taken."""
        try:
            return await self.tables.write(lambda connection: store_entries(connection, live.id, planned))
        except Conflict:
            return False


def store_entries(connection: Connection, table: str, planned: EntryPlan) -> bool:
    """Store all entries of a move, or none; false if they are there already."""
    new = True
    for entry in planned.entries:
        new = store.add_entry(
            connection, table, entry, planned.state, planned.decides, planned.changed, planned.standing
        )
    return new


def check_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Refuse a guest who does not sit there."""
    if seat >= len(live.session.seats) or live.session.seats[seat].guest != guest:
        raise Refused("refused-not-your-seat")
    if live.session.seats[seat].kind != GUEST:
        raise Refused("refused-bot-plays")
