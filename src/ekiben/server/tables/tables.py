"""All tables: found, made, kept in memory while they are used, and brought up to date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import TypeVar

from ekiben.protocol import NewTable
from ekiben.server.bus import Bus
from ekiben.server.errors import Refused
from ekiben.server.settings import Settings
from ekiben.server.store import tables as store
from ekiben.server.store.database import Connection, Database
from ekiben.server.store.tables import EntryRow, Kept, SeatRow, TableRow
from ekiben.server.tables import new_table as making
from ekiben.server.tables.live_table import Live
from ekiben.server.tables.session import Room

T = TypeVar("T")
Attend = Callable[[Live], None]


class Tables:
    """The tables that this process knows, in memory and in the database."""

    def __init__(self, database: Database, bus: Bus, settings: Settings) -> None:
        self.database = database
        self.bus = bus
        self.settings = settings
        self.attend: Attend = lambda live: None  # what a table needs that nobody asks for; see `attending`
        self.lives: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._hearing: set[asyncio.Task[None]] = set()

    # --- the database -----------------------------------------------------------------------------------

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job; when this returns it is on disk."""
        return await settled(self.database.write(job))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Look something up."""
        return await settled(self.database.read(job))

    # --- finding ----------------------------------------------------------------------------------------

    async def find(self, name: str, newest: bool = False) -> Live:
        """A table, from memory or built again; `newest` if what other processes did must be seen."""
        live = self.lives.get(name)
        if live is None:
            return await self._open(name)
        live.used = time.monotonic()
        if newest:
            await self.catch_up(live)
        return live

    async def _open(self, name: str) -> Live:
        """Build a table again, once, however many ask for it."""
        task = self._opening.get(name)
        if task is None:
            task = self._opening[name] = asyncio.create_task(self._build(name))
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(task)

    async def _build(self, name: str) -> Live:
        kept = await self.read(lambda connection: store.find_table(connection, name))
        if kept is None:
            raise Refused("refused-no-table")
        return await self._add(kept)

    async def _add(self, kept: Kept) -> Live:
        room = Room(kept)
        await self._note_rules(room)
        await self._note_decides(room)
        live = Live(room, self.settings.away_after)
        self.lives[live.name] = live
        self._let_go()
        self.attend(live)
        return live

    async def _note_rules(self, room: Room) -> None:
        """A table of older rules goes on under those of today, or is marked with the first difference."""
        name, row, today = room.row.id, room.row, room.table.game.rules_version
        differs = room.differs
        if differs is not None:
            room.row = replace(row, differs=differs)
            if differs != row.differs:
                await self.write(lambda connection: store.set_differs(connection, name, differs))
        elif row.rules != today:
            await self.write(lambda connection: store.set_rules(connection, name, today))

    async def _note_decides(self, room: Room) -> None:
        """Who is asked: lists of tables say so without building them again."""
        name, seat = room.row.id, room.table.seat
        if seat != room.row.decides:
            room.row = replace(room.row, decides=seat)
            await self.write(lambda connection: store.set_decides(connection, name, seat))

    def _let_go(self) -> None:
        """Forget tables that nobody has used for longest, if there are too many; they are on disk."""
        if len(self.lives) <= self.settings.rooms:
            return
        idle = [live for live in self.lives.values() if not live.watchers and not live.lock.locked()]
        for live in sorted(idle, key=lambda live: live.used)[: self.settings.rooms // 10 + 1]:
            self.forget(live)

    def forget(self, live: Live) -> None:
        """Not in memory any more."""
        if live.attention:
            live.attention.cancel()
        self.lives.pop(live.name, None)

    # --- making -----------------------------------------------------------------------------------------

    async def make(self, guest: str, wish: NewTable) -> Live:
        """A new table."""
        kept = making.plan_table(guest, wish, time.time())
        await self.write(lambda connection: store.add_table(connection, kept.table, kept.seats))
        return await self._add(kept)

    async def of_guest(self, guest: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables of a guest with their seats, the newest first."""
        most = self.settings.listed

        def job(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = store.tables_of_guest(connection, guest, most)
            return [(row, store.seats_of(connection, row.id)) for row in rows]

        return await self.read(job)

    async def remove_old(self) -> int:
        """Open tables that nobody came to are removed."""
        before = time.time() - self.settings.open_for
        names = await self.write(lambda connection: store.remove_open_tables(connection, before))
        for name in names:
            if name in self.lives:
                self.forget(self.lives[name])
        return len(names)

    # --- other processes --------------------------------------------------------------------------------

    async def catch_up(self, live: Live) -> None:
        """See what others have kept of a table since."""
        async with live.lock:
            await self.refresh(live)

    async def refresh(self, live: Live) -> None:
        """The same for who has the lock."""
        name, number = live.name, live.room.number

        def job(connection: Connection) -> tuple[TableRow | None, list[SeatRow], list[EntryRow]]:
            row = store.find_row(connection, name)
            return row, store.seats_of(connection, name), store.entries_since(connection, name, number)

        row, seats, entries = await self.read(job)
        if row is None:
            self.forget(live)
            raise Refused("refused-no-table")
        if live.room.differs is None:
            live.accept(entries)
            live.led_elsewhere = live.led_elsewhere or bool(entries)
        live.change(state=row.state, host=row.host, follower=row.follower)
        live.sit(seats)
        self.attend(live)

    def hear(self, name: str) -> None:
        """Another process says that something happened at a table."""
        live = self.lives.get(name)
        if live is not None:
            task = asyncio.create_task(self._heard(live))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _heard(self, live: Live) -> None:
        try:
            await self.catch_up(live)
        except Refused:
            live.wake()

    async def tell(self, live: Live) -> None:
        """Tell the other processes, and see what the table needs next."""
        await self.bus.tell(live.name)
        self.attend(live)


async def settled(future: Future[T]) -> T:
    """The result of a job. Who stops waiting does not stop the job."""
    return await asyncio.shield(asyncio.wrap_future(future))
