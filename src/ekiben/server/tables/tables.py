"""All tables: found, made, held in memory while in use, and kept up to date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from ekiben.errors import Refused
from ekiben.protocol import NewTable
from ekiben.server.bus import Bus
from ekiben.server.settings import Settings
from ekiben.server.store import tables as store
from ekiben.server.store.database import Connection, Database
from ekiben.server.tables.live_table import LiveTable
from ekiben.tables import new_table
from ekiben.tables.rows import OPEN, EntryRow, SeatRow, StoredTable, TableRow
from ekiben.tables.session import GameSession, standing_of

T = TypeVar("T")
OnChange = Callable[[LiveTable], None]


class Tables:
    """The tables that this process knows, in memory and in the database."""

    def __init__(self, database: Database, bus: Bus, settings: Settings) -> None:
        self.database = database
        self.bus = bus
        self.settings = settings
        # called after every change; see `Autoplay`
        self.on_change: OnChange = lambda live: None
        self.live_tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._reloads: set[asyncio.Task[None]] = set()

    # --- the database -----------------------------------------------------------------------------------

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job; when this returns it is on disk. Cancelling the caller does not cancel the job."""
        return await asyncio.shield(asyncio.wrap_future(self.database.write(job)))

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.shield(asyncio.wrap_future(self.database.read(job)))

    # --- finding ----------------------------------------------------------------------------------------

    async def find(self, table_id: str, newest: bool = False) -> LiveTable:
        """A table, from memory or the database; `newest`: with all that other processes did."""
        live = self.live_tables.get(table_id)
        if live is None:
            return await self._open(table_id)
        live.last_used = time.monotonic()
        if newest:
            await self.catch_up(live)
        return live

    async def _open(self, table_id: str) -> LiveTable:
        """Load a table once for all callers."""
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._build(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _build(self, table_id: str) -> LiveTable:
        stored = await self.read(lambda connection: store.find_table(connection, table_id))
        if stored is None:
            raise Refused("refused-no-table")
        return await self._add(stored)

    async def _add(self, stored: StoredTable) -> LiveTable:
        session = GameSession(stored)
        await self._note(session)
        live = LiveTable(session, self.settings.away_after, self.settings.here_for)
        self.live_tables[live.id] = live
        self._evict_idle()
        self.on_change(live)
        return live

    async def _note(self, session: GameSession) -> None:
        """Store the outcome of a replay (the game goes on under today's rules, or where it diverged) and the
        deciding seat, so that lists of tables need not load them."""
        row, found = session.row, dict[str, Any](decides=session.table.seat)
        if session.diverged_at is None:
            found["rules"] = session.table.game.rules_version
            if row.standing is None and row.state != OPEN:  # stored by an older version
                found["standing"] = standing_of(session.table.after(session.table.whole_groups))
        else:
            found["differs"] = session.diverged_at
        changes = {name: value for name, value in found.items() if getattr(row, name) != value}
        if changes:
            session.row = replace(row, **changes)
            await self.write(lambda connection: store.change_table(connection, row.id, **changes))

    def _evict_idle(self) -> None:
        """Drop the least recently used tables from memory if there are too many."""
        if len(self.live_tables) <= self.settings.max_idle_tables:
            return
        idle = [live for live in self.live_tables.values() if not live.watchers and not live.lock.locked()]
        for live in sorted(idle, key=lambda live: live.last_used)[: self.settings.max_idle_tables // 10 + 1]:
            self.evict(live)

    def evict(self, live: LiveTable) -> None:
        if live.autoplay_task:
            live.autoplay_task.cancel()
        self.live_tables.pop(live.id, None)

    # --- making -----------------------------------------------------------------------------------------

    async def make(self, guest: str, spec: NewTable) -> LiveTable:
        plan = partial(new_table.plan_table, guest, spec, time.time(), self.settings)
        stored = plan() if spec.components is None else await asyncio.to_thread(plan)
        await self.write(lambda c: store.add_table(c, stored.table, stored.seats, stored.components_text))
        return await self._add(stored)

    async def of_guest(self, guest: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables of a guest with their seats, the newest first."""
        most = self.settings.max_listed

        def job(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = store.tables_of_guest(connection, guest, most)
            return [(row, store.seats_of(connection, row.id)) for row in rows]

        return await self.read(job)

    async def remove_old(self) -> int:
        """Delete open tables that nobody came to; their number."""
        before = time.time() - self.settings.open_table_ttl
        removed = await self.write(lambda connection: store.remove_open_tables(connection, before))
        for table_id in removed:
            if table_id in self.live_tables:
                self.evict(self.live_tables[table_id])
        return len(removed)

    # --- other processes --------------------------------------------------------------------------------

    async def catch_up(self, live: LiveTable) -> None:
        """Load what other processes have stored of a table since."""
        async with live.lock:
            await self.catch_up_locked(live)

    async def catch_up_locked(self, live: LiveTable) -> None:
        """The same for callers that hold the lock."""
        table_id, number = live.id, live.session.number

        def job(connection: Connection) -> tuple[TableRow | None, list[SeatRow], list[EntryRow]]:
            row = store.find_row(connection, table_id)
            return (
                row,
                store.seats_of(connection, table_id),
                store.entries_since(connection, table_id, number),
            )

        row, seats, entries = await self.read(job)
        if row is None:
            self.evict(live)
            raise Refused("refused-no-table")
        if live.session.diverged_at is None:
            live.accept(entries)
            live.handled_elsewhere = live.handled_elsewhere or bool(entries)
        live.update_row(state=row.state, host=row.host, follower=row.follower, standing=row.standing)
        live.set_seats(seats)
        self.on_change(live)

    def on_bus_message(self, table_id: str) -> None:
        """Called when something happened at a table in another process."""
        live = self.live_tables.get(table_id)
        if live is not None:
            task = asyncio.create_task(self._reload(live))
            self._reloads.add(task)
            task.add_done_callback(self._reloads.discard)

    async def _reload(self, live: LiveTable) -> None:
        try:
            await self.catch_up(live)
        except Refused:
            live.wake()

    async def publish(self, live: LiveTable) -> None:
        """Notify the other processes, and start what the table needs next."""
        await self.bus.publish(live.id)
        self.on_change(live)
