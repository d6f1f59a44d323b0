"""What tables do without people: bots move, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from ekiben.bots.custom import is_custom
from ekiben.bots.player import BotRng
from ekiben.errors import Refused
from ekiben.game import Game
from ekiben.rng import SEED_LIMIT
from ekiben.server.bots.compiler import BotCompiler
from ekiben.server.bots.pool import BotPool, NoAnswer, budget, quicker
from ekiben.server.store.database import StoreError
from ekiben.server.tables.live_table import LiveTable
from ekiben.server.tables.moves import MoveService
from ekiben.server.tables.seating import Seating
from ekiben.server.tables.tables import Tables
from ekiben.tables.rows import BOT, GUEST

TRIES = 2  # before a random move replaces a bot that does not answer
PACE = 0.25  # seconds for a move, so that people can follow
PRIVATE_PACE = 0.75  # the same in games where thinking time could leak hidden cards
PAUSE = 2.0  # seconds between attempts to reach the database
_log = logging.getLogger("ekiben.tables")


class Autoplay:
    """Runs bots and clocks of the tables in memory."""

    def __init__(
        self, tables: Tables, moves: MoveService, seating: Seating, bots: BotPool, bot_compiler: BotCompiler
    ) -> None:
        self.tables = tables
        self.moves = moves
        self.seating = seating
        self.bots = bots
        self.bot_compiler = bot_compiler
        self.random_moves = 0  # made in place of bots that failed
        tables.on_change = self.schedule

    def schedule(self, live: LiveTable) -> None:
        """Start what a table needs after a change."""
        live.changed_event.set()
        if live.autoplay_task is None or live.autoplay_task.done():
            live.autoplay_task = asyncio.create_task(self._run(live))

    async def _run(self, live: LiveTable) -> None:
        """Until the table needs a person."""
        while True:
            live.changed_event.clear()
            decider = live.decider
            if decider is None or live.session.diverged_at is not None:
                return
            try:
                if decider.kind == BOT and decider.bot:
                    bot = decider.bot
                    game = live.session.table.game
                    # The name of a custom bot that the server was not started with must not load any code.
                    if is_custom(bot, game) and bot not in self.tables.settings.bots.get(game.name, ()):
                        _log.warning("a table waits for its bot", extra={"table": live.id, "bot": bot})
                        return
                    await self._bot_turn(live, decider.number, bot)
                elif decider.kind == GUEST and live.clock:
                    await self._run_clock(live, decider.number)
                else:
                    return
            except StoreError as error:
                _log.error("a table waits for the database", extra={"table": live.id, "why": str(error)})
                await asyncio.sleep(PAUSE)

    # --- bots -------------------------------------------------------------------------------------------

    async def _bot_turn(self, live: LiveTable, seat: int, bot: str) -> None:
        """Make a bot's move. After a move made in another process, that process has the first try."""
        if live.handled_elsewhere:
            live.handled_elsewhere = False
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE + self.pace(live.session.table.game, bot)):
                    await live.changed_event.wait()
            return
        session, number = live.session, live.session.shown_number(seat)
        table, game = session.table, session.table.game
        begins = game.begins_group(table.position)
        until = time.monotonic() + self.pace(game, bot, begins)
        await self.bot_compiler.wait(game, bot)
        legal = table.engine.legal(table.position)
        asked = bot if begins else quicker(bot, game)
        move = legal[0] if len(legal) == 1 else await self._choose(live, seat, asked)
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        now = live.decider
        if session.shown_number(seat) != number or now is None or (now.number, now.bot) != (seat, bot):
            return  # something else has happened since
        try:
            await self.moves.bot_move(live, seat, number, move, f"bot-{secrets.token_hex(8)}")
        except Refused:
            await self.tables.catch_up(live)  # another process was faster

    async def _choose(self, live: LiveTable, seat: int, bot: str) -> int:
        """The bot's move; a random one if it fails TRIES times."""
        table, components = live.session.table, live.session.components_text
        for _ in range(TRIES):
            sample = table.engine.sample(table.position, seat, secrets.randbelow(SEED_LIMIT))
            try:
                move = await self.bots.choose(table.game, bot, bytes(sample.data), components)
            except NoAnswer:
                continue
            if table.seat != seat or move in table.engine.legal(table.position):
                return move
            _log.error("a bot's move is illegal", extra={"table": live.id, "bot": bot, "move": move})
        self.random_moves += 1
        legal = table.engine.legal(table.position)
        return legal[BotRng().below(len(legal))] if legal else -1

    def pace(self, game: Game, bot: str, begins_group: bool = True) -> float:
        """Delay before a bot's move is made. Where thinking time could leak hidden cards it is the same for
        every first move of a group, and for every other one, whether there is a choice or not."""
        if not game.secrets:
            return PACE
        return max(PRIVATE_PACE, budget(bot if begins_group else quicker(bot, game), game))

    # --- clocks -----------------------------------------------------------------------------------------

    async def _run_clock(self, live: LiveTable, seat: int) -> None:
        """Wait until something happens or the time is up; then a bot plays on."""
        left = live.seconds_left()
        assert left is not None
        if left[seat] > 0:
            try:
                async with asyncio.timeout(left[seat]):
                    await live.changed_event.wait()
                return
            except TimeoutError:
                pass
        async with live.lock:
            left, decider, clock = live.seconds_left(), live.decider, live.clock
            due = decider and decider.number == seat and decider.kind == GUEST
            if due and left and clock and left[seat] <= 0:
                try:
                    await self.seating.time_out(live, seat, clock.bot)
                except Refused:
                    return  # another player sits there now
        await self.tables.publish(live)

    async def close(self) -> None:
        """Stop all bots and clocks."""
        tasks = [live.autoplay_task for live in self.tables.live_tables.values() if live.autoplay_task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
