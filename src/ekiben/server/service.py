"""The server without HTTP: everything that a request or a message can ask for."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import replace

from ekiben.errors import EkibenError, Refused
from ekiben.game import find_game
from ekiben.protocol import Accepted, KeptTable, MoveMessage, TableInfo, TableSnapshot, UndoMessage
from ekiben.server.bots.autoplay import Autoplay
from ekiben.server.bots.compiler import BotCompiler
from ekiben.server.bots.pool import BotPool
from ekiben.server.bus import Bus
from ekiben.server.identity import Cookies, new_key
from ekiben.server.metrics import Metrics
from ekiben.server.settings import Settings
from ekiben.server.store import tables as store
from ekiben.server.store.database import Database
from ekiben.server.tables.import_export import store_table
from ekiben.server.tables.live_table import LiveTable
from ekiben.server.tables.moves import MoveService
from ekiben.server.tables.replay import ReplayService
from ekiben.server.tables.seating import Seating
from ekiben.server.tables.tables import Tables
from ekiben.tables.handover import plan_brought
from ekiben.tables.import_export import export_record, plan_import
from ekiben.tables.rows import BOT, OVER, SeatRow, TableRow
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import table_info

HOUSEKEEPING = 3600.0  # seconds
_log = logging.getLogger("ekiben.server")


class Service:
    """The parts of a server, put together."""

    def __init__(self, database: Database, bus: Bus, settings: Settings, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.database = database
        self.tables = Tables(database, bus, settings)
        self.moves = MoveService(self.tables)
        self.seating = Seating(self.tables)
        self.replay = ReplayService()
        self.bots = bots or BotPool(settings.bot_processes)
        self.bot_compiler = BotCompiler()
        self.autoplay = Autoplay(self.tables, self.moves, self.seating, self.bots, self.bot_compiler)
        cookie_key = "cookie-key", new_key()
        key = database.write(lambda connection: store.get_or_create_setting(connection, *cookie_key))
        self.cookies = Cookies(key.result())
        self._housekeeping: asyncio.Task[None] | None = None
        self.metrics = metrics = Metrics()
        metrics.gauge("tables", "Tables in memory", lambda: len(self.tables.live_tables))
        metrics.gauge("bots_waiting", "Bots waiting for a process", lambda: self.bots.waiting)
        metrics.gauge("bot_failures", "Bots that gave no valid answer", lambda: self.bots.failures)
        metrics.gauge("chance_moves", "Random moves for them", lambda: self.autoplay.random_moves)

    async def start(self) -> None:
        await self.tables.bus.start(self.tables.on_bus_message)
        self.bot_compiler.start()
        self._housekeeping = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        """Finish moves in progress, and release everything."""
        if self._housekeeping:
            self._housekeeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._housekeeping
        await self.autoplay.close()
        await self.moves.drain()
        await self.bot_compiler.close()
        await self.bots.close()
        await self.tables.bus.close()
        await asyncio.to_thread(self.database.close)

    async def _keep_house(self) -> None:
        while True:
            try:
                removed = await self.tables.remove_old()
                if removed:
                    _log.info("open tables have expired", extra={"tables": removed})
            except EkibenError as error:
                _log.error("housekeeping failed", extra={"why": str(error)})
            await asyncio.sleep(HOUSEKEEPING)

    # --- tables -----------------------------------------------------------------------------------------

    def info(self, live: LiveTable, guest: str) -> TableInfo:
        """A table as a guest sees it."""
        row, seats = live.session.row, live.session.seats
        preparing, watching = self.is_preparing(row, seats), live.spectator_count()
        return table_info(row, seats, guest, live.is_present, preparing, watching)

    def row_info(self, row: TableRow, seats: list[SeatRow], guest: str) -> TableInfo:
        """The same for a table that may not be in memory."""
        live = self.tables.live_tables.get(row.id)
        return self.info(live, guest) if live else table_info(row, seats, guest)

    def is_preparing(self, row: TableRow, seats: list[SeatRow]) -> bool:
        """Whether a bot of a table still has to be compiled."""
        levels = {seat.bot for seat in seats if seat.kind == BOT and seat.bot}
        if row.state == OVER or not levels:
            return False  # by far the most frequent case
        game = find_game(row.game)
        return not all(self.bot_compiler.ready(game, level) for level in levels)

    def table_snapshot(self, live: LiveTable, guest: str) -> TableSnapshot:
        """A table and what a guest sees there."""
        seats: list[int | None] = [*live.seats_of(guest)]
        return TableSnapshot(self.info(live, guest), [live.snapshot(seat) for seat in seats or [None]])

    # --- doing ------------------------------------------------------------------------------------------

    async def play(self, live: LiveTable, guest: str, message: MoveMessage | UndoMessage) -> Accepted:
        """Make a move or undo one; counted and timed."""
        begin = time.perf_counter()
        try:
            accepted = await self.moves.play(live, guest, message)
        except EkibenError as error:
            reason = error.reason if isinstance(error, Refused) else type(error).__name__
            self.metrics.refused.labels(reason).inc()
            raise
        self.metrics.stored.labels("guest").inc()
        self.metrics.store_seconds.observe(time.perf_counter() - begin)
        return accepted

    async def record(self, live: LiveTable) -> str:
        if live.state != OVER:
            raise Refused("refused-running")
        stored = await self.tables.read(lambda connection: store.find_table(connection, live.id))
        if stored is None:
            raise Refused("refused-no-table")
        return export_record(GameSession(stored))

    async def import_record(self, guest: str, record: str, components: str | None = None) -> str:
        """Import the record of a finished game, with its components; the id of its table."""
        defaults = self.settings.components
        plan = await asyncio.to_thread(plan_import, guest, record, time.time(), components, defaults)
        await self.tables.write(lambda connection: store_table(connection, plan))
        return plan.table.id

    async def take_table(self, guest: str, kept: KeptTable) -> str:
        """Let a game that began in a browser go on here; the id of its table, however often it is sent."""
        plan = await asyncio.to_thread(plan_brought, guest, kept, time.time(), self.settings)
        moves = [entry.move for entry in plan.entries]
        for row, _ in await self.tables.of_guest(guest):
            if row.brought == kept.id and row.seed == plan.table.seed:
                known = (await self.tables.find(row.id, newest=True)).session.table.moves
                if known[: len(moves)] == moves:
                    return row.id
        plan.table = replace(plan.table, settings={**plan.table.settings, "brought": kept.id})
        await self.tables.write(lambda connection: store_table(connection, plan))
        return plan.table.id
