"""Moves, and moves taken back: planned, kept, then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ekiben.protocol import Accepted
from ekiben.server.errors import Refused
from ekiben.server.store import tables as store
from ekiben.server.store.database import Connection, Taken
from ekiben.server.store.tables import GUEST, OPEN
from ekiben.server.tables.live_table import Live
from ekiben.server.tables.session import Planned
from ekiben.server.tables.tables import Tables

T = TypeVar("T")
Plan = Callable[[], Planned]


class Playing:
    """What the seats of a table do."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: set[asyncio.Task[Any]] = set()

    async def move(self, live: Live, guest: str, seat: int, number: int, move: str, request: str) -> Accepted:
        """A move of a guest's seat."""
        check_seat(live, guest, seat)
        room = live.room

        def plan() -> Planned:
            check_begun(live)
            return room.plan_move(seat, number, move, request, time.time(), live.running_for())

        return await self._finish(self._keep(live, seat, number, request, plan))

    async def undo(self, live: Live, guest: str, seat: int, number: int, request: str) -> Accepted:
        """A guest takes the last move back."""
        check_seat(live, guest, seat)

        def plan() -> Planned:
            check_begun(live)
            return live.room.plan_undo(seat, number, request, time.time(), live.running_for())

        return await self._finish(self._keep(live, seat, number, request, plan))

    async def bot_move(self, live: Live, seat: int, number: int, move: int, request: str) -> Accepted:
        """A move of a bot, or of who plays for it."""

        def plan() -> Planned:
            return live.room.plan_move(seat, number, move, request, time.time())

        return await self._finish(self._keep(live, seat, number, request, plan))

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """What is being kept is also told, even if who asked for it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finished(self) -> None:
        """Until all that is being kept has been told."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, live: Live, seat: int, number: int, request: str, plan: Plan) -> Accepted:
        async with live.lock:
            if number > live.room.number:  # the sender has heard of it from another process
                await self.tables.refresh(live)
            if live.room.repeats(seat, number, request):
                return Accepted(request, live.room.number, repeated=True)
            planned = plan()
            try:
                new = await self.tables.write(lambda connection: keep(connection, live.name, planned))
            except Taken:
                await self.tables.refresh(live)
                if live.room.repeats(seat, number, request):
                    return Accepted(request, live.room.number, repeated=True)
                raise Refused("refused-stale", number=number, now=live.room.number) from None
            if not new:
                await self.tables.refresh(live)
                return Accepted(request, live.room.number, repeated=True)
            live.accept(planned.entries)
            live.led_elsewhere = False
            live.change(state=live.room.state)
            accepted = Accepted(request, live.room.number, repeated=False)
        await self.tables.tell(live)
        return accepted


def keep(connection: Connection, table: str, planned: Planned) -> bool:
    """All entries of a move, or none; false if they are there already."""
    new = True
    for entry in planned.entries:
        new = store.add_entry(connection, table, entry, planned.state, planned.decides)
    return new


def check_seat(live: Live, guest: str, seat: int) -> None:
    """Only who sits there moves."""
    if seat >= len(live.room.seats) or live.room.seats[seat].guest != guest:
        raise Refused("refused-not-your-seat")
    if live.room.seats[seat].kind != GUEST:
        raise Refused("refused-bot-plays")


def check_begun(live: Live) -> None:
    """Nothing is played before all have come."""
    if live.state == OPEN:
        raise Refused("refused-not-begun")
