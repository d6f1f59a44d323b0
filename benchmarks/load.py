"""Generate load: a separate process with asyncio clients that play at many tables.

`benchmarks.server` starts it and writes orders to it, one line of JSON each:

    {"do": "make", "tables": 10, "moves": 5}    make tables, play some moves at each, leave
    {"do": "open"}                              open both connections of each table
    {"do": "play", "seconds": 5, "pace": 0.1}   play at all; `pace`: mean seconds per move of a table
    {"do": "close"}                             close all connections and forget the tables

It answers with lines: its progress (`done`, `total`), and at the end `result`.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from collections.abc import Awaitable, Iterable
from typing import Any

from websockets.asyncio.client import ClientConnection

from benchmarks.wires import TIMEOUT, BoardgameIo, Ekiben, Turn, Wire

CONCURRENT = 16  # tables that are made or opened in parallel
SEATS = 2


def say(**what: Any) -> None:
    """Write a line to the process that started this one."""
    print(json.dumps(what), flush=True)


class Table:
    """A table with both of its players."""

    def __init__(self, wire: Wire, number: int, rng: random.Random) -> None:
        self.wire = wire
        self.number = number
        self.rng = rng
        self.name = ""
        self.received = 0  # bytes before compression
        self._sockets: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []
        self._turn: asyncio.Future[Turn]
        self._waited: asyncio.Future[float] | None = None
        self._mover, self._number = 0, -1  # of the last move

    async def open(self) -> None:
        """Make it if it is new, and connect both seats."""
        if not self.name:
            self.name = await self.wire.make(self.number)
        self._turn = asyncio.get_running_loop().create_future()
        for seat in range(SEATS):
            self._sockets.append(await self.wire.connect(self.name, seat))
            self._listening.append(asyncio.create_task(self._listen(seat, self._sockets[seat])))

    async def close(self) -> None:
        """Disconnect both."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        for socket in self._sockets:
            await socket.close()
        self._sockets, self._listening = [], []

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                self.received += len(data)
                heard = self.wire.read(data)
                if heard.acknowledged is not None:
                    self._acknowledge(seat, heard.acknowledged)
                if heard.turn and heard.turn.decides in (seat, None):
                    self._see(heard.turn)
                if heard.reply:
                    await socket.send(heard.reply)
        except Exception as error:  # who plays shall hear of it
            for future in (self._waited, self._turn):
                if future and not future.done():
                    future.set_exception(error)

    def _acknowledge(self, seat: int, number: int) -> None:
        if self._waited and not self._waited.done() and seat == self._mover and number > self._number:
            self._waited.set_result(time.perf_counter())

    def _see(self, turn: Turn) -> None:
        if not self._turn.done() and turn.number > self._number:
            self._turn.set_result(turn)

    async def next_turn(self) -> Turn:
        """Wait until a seat has to move or the game is over."""
        async with asyncio.timeout(TIMEOUT):
            return await asyncio.shield(self._turn)

    async def move(self, turn: Turn) -> float:
        """Make a random legal move; the seconds until it was acknowledged."""
        assert turn.decides is not None
        loop = asyncio.get_running_loop()
        self._turn, self._waited = loop.create_future(), loop.create_future()
        self._mover, self._number = turn.decides, turn.number
        message = self.wire.move(self.name, turn, self.rng.choice(turn.moves))
        begin = time.perf_counter()
        await self._sockets[turn.decides].send(message)
        async with asyncio.timeout(TIMEOUT):
            return await self._waited - begin

    async def restart(self) -> None:
        """Start another game after this one is over."""
        await self.close()
        self.name, self._number = "", -1
        await self.open()


class Load:
    """All tables, and the orders."""

    def __init__(self, wire: Wire, seed: int) -> None:
        self.wire = wire
        self.rng = random.Random(seed)
        self.tables: list[Table] = []

    async def make(self, tables: int, moves: int, first: int = 0) -> dict[str, Any]:
        """Make tables, numbered from `first`, play some moves at each, leave."""
        self.tables = [Table(self.wire, first + n, self.rng) for n in range(tables)]

        async def begin(table: Table) -> None:
            await table.open()
            for _ in range(moves):
                await table.move(await table.next_turn())
            await table.close()

        await with_progress(map(begin, self.tables), tables)
        return {}

    async def open(self) -> dict[str, Any]:
        """Open both connections of each table."""
        await with_progress((table.open() for table in self.tables), len(self.tables))
        return {}

    async def play(self, seconds: float, pace: float) -> dict[str, Any]:
        """Play at all tables; how long each acknowledgement took."""
        gc.collect()
        gc.freeze()  # our own pauses must not look like the server's
        before = sum(table.received for table in self.tables)
        begin, worked = time.monotonic(), time.process_time()
        players = [asyncio.create_task(self._play(table, begin + seconds, pace)) for table in self.tables]
        reporting = asyncio.create_task(report_time(seconds))
        times = [each for found in await asyncio.gather(*players) for each in found]
        reporting.cancel()
        return {
            "times": times,
            "seconds": time.monotonic() - begin,
            "cpu": time.process_time() - worked,
            "bytes": sum(table.received for table in self.tables) - before,
        }

    async def _play(self, table: Table, until: float, pace: float) -> list[float]:
        """Play at one table; when a game is over, start another one."""
        times: list[float] = []
        wait = self.rng.uniform(0, pace)
        while time.monotonic() + wait < until:
            await asyncio.sleep(wait)
            turn = await table.next_turn()
            if turn.decides is None:
                await table.restart()
                continue
            times.append(await table.move(turn))
            wait = self.rng.uniform(0.5, 1.5) * pace
        return times

    async def close(self) -> dict[str, Any]:
        """Close all connections and forget the tables."""
        await with_progress((table.close() for table in self.tables), len(self.tables))
        self.tables = []
        return {}


async def with_progress(works: Iterable[Awaitable[None]], total: int) -> None:
    """Run many tasks, CONCURRENT of them in parallel, and report progress."""
    free, done = asyncio.Semaphore(CONCURRENT), 0

    async def do(work: Awaitable[None]) -> None:
        nonlocal done
        async with free:
            await work
        done += 1
        if done % 10 == 0:
            say(done=done, total=total)

    await asyncio.gather(*map(do, works))


async def report_time(seconds: float) -> None:
    """Report once a second how much of the time is over."""
    for second in range(int(seconds) + 1):
        say(done=second, total=seconds)
        await asyncio.sleep(1)


async def obey(wire: Wire) -> None:
    """Obey one order after another, until there are no more."""
    load = Load(wire, seed=1)
    try:
        while line := await asyncio.to_thread(sys.stdin.readline):
            order = json.loads(line)
            say(result=await getattr(load, order.pop("do"))(**order))
    finally:
        await wire.close()


def main() -> None:
    """`load.py ADDRESS [GAME ...]`: without games it is boardgame.io's server that is there."""
    address, *games = sys.argv[1:]
    asyncio.run(obey(Ekiben(address, games) if games else BoardgameIo(address)))


if __name__ == "__main__":
    main()
