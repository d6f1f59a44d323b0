"""Servers that start at once: a process that has loaded everything forks them, and kills them.

python -m tests.server.fork_server PORT DATABASE CLOCK    obeys the lines that it reads

`start COMMITS` forks a server, which dies by itself after that many transactions (0: never). `kill` ends
it as a power cut would. The bots of these servers do not think: chance moves in their place, so that no other
process is needed. CLOCK is a file with the seconds by which their clock is wrong.
"""

from __future__ import annotations

import mmap
import os
import random
import select
import signal
import struct
import subprocess
import sys
import time
import traceback
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any
from unittest.mock import patch

import uvicorn

from ekiben.client import Client
from tests.server.server_process import TIMEOUT, free_port

CLOCK_FORMAT = struct.Struct("d")


class ForkServer:
    """A server that can be killed hundreds of times."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._clock = database.with_name("clock")
        self.set_clock(0.0)
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.server.fork_server",
                str(self.port),
                str(database),
                str(self._clock),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._heard = b""
        self._clients: list[Client] = []
        self._await(b"loaded")

    def set_clock(self, seconds: float) -> None:
        """Let the servers' clock be wrong by so much from now on."""
        with open(self._clock, "r+b" if self._clock.exists() else "wb") as file:
            file.write(CLOCK_FORMAT.pack(seconds))

    def start(self, commits: int = 0, wait: bool = True) -> None:
        """Start a server, and wait until it answers; then it dies by itself after that many transactions."""
        self._say(f"start {commits}")
        child = self._await(b"forked")
        if wait:
            self._await(b"ready " + child)

    def kill(self) -> None:
        """End the server as a power cut would."""
        self._say("kill")
        self._await(b"killed")

    def client(self, cookie: str | None = None) -> Client:
        """Somebody at the server, until the end of the test."""
        self._clients.append(Client(self.address, cookie))
        return self._clients[-1]

    def _say(self, line: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n".encode())

    def _await(self, beginning: bytes) -> bytes:
        """The rest of the line that begins so; what servers said who are dead by now is passed over."""
        assert self._process.stdout
        until = time.monotonic() + TIMEOUT
        while True:
            line, end, rest = self._heard.partition(b"\n")
            if end:
                self._heard = rest
                if line == b"failed":
                    raise RuntimeError("the server ended by itself")
                if line.startswith(beginning):
                    return line.removeprefix(beginning).strip()
                continue
            there, _, _ = select.select([self._process.stdout], [], [], max(0.0, until - time.monotonic()))
            more = os.read(self._process.stdout.fileno(), 4096) if there else b""
            if not more:
                raise RuntimeError(f"the fork server does not say {beginning!r}")
            self._heard += more

    def __enter__(self) -> ForkServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self._clients:
            client.close()
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(TIMEOUT)
        self._process.stdout.close()


# --- the process ----------------------------------------------------------------------------------------


def tell(line: str) -> None:
    """Say something to the test: in one piece, for servers and their parent speak at the same time."""
    os.write(1, f"{line}\n".encode())


def preload() -> None:
    """Load all that a server needs, so that those who are forked have it; no thread may be left."""
    from ekiben.game import find_game, game_names
    from ekiben.tables.session import GameSession
    from tests.server.tables.test_session import everything, new_table, play

    for module in ("ekiben.server.launch", "anyio._backends._asyncio", "sqlite3"):
        import_module(module)
    uvicorn.Config("ekiben:new", ws="websockets-sansio").load()
    for name in game_names():
        session = GameSession(new_table(find_game(name)))
        play(session, random.Random(1), 60)
        everything(session)


def run_server(port: int, database: str, clock: Path, commits: int) -> None:
    """Serve, in a forked process, until it is killed."""
    from ekiben.server import launch
    from ekiben.server.bots import autoplay, compiler, pool
    from ekiben.server.settings import Settings
    from ekiben.server.store import sqlite

    with open(clock, "rb") as file:
        wrong = mmap.mmap(file.fileno(), CLOCK_FORMAT.size, access=mmap.ACCESS_READ)
    right_time, within, left = time.time, sqlite.transaction, [0]

    async def say_nothing(*_: Any) -> int:
        raise pool.NoAnswer("this one never thinks")

    def within_and_die(connection: Any, work: Any, begin: str = "BEGIN IMMEDIATE") -> Any:
        result = within(connection, work, begin)
        if left[0] and begin == "BEGIN IMMEDIATE":
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)  # it is on disk, and nobody has been told
        return result

    def ready() -> None:
        left[0] = commits
        tell(f"ready {os.getpid()}")

    with ExitStack() as changed:
        for owner, name, value in (
            (time, "time", lambda: right_time() + CLOCK_FORMAT.unpack(wrong[:])[0]),
            (compiler.BotCompiler, "ready", lambda *_: True),
            (pool.BotProcess, "ask", say_nothing),
            (autoplay, "budget", lambda *_: 0.0),
            (autoplay, "PACE", 0.01),
            (autoplay, "PRIVATE_PACE", 0.01),
            (sqlite, "transaction", within_and_die),
        ):
            changed.enter_context(patch.object(owner, name, value))
        place = launch.ServerConfig("127.0.0.1", port, database)
        launch.serve(place, Settings(hosts=("*",)).unlimited(), "critical", ready)


def fork_server(port: int, database: str, clock: Path, commits: int) -> int:
    """Fork a server; its id."""
    child = os.fork()
    if child == 0:
        try:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what is said to its parent is not for it
            run_server(port, database, clock, commits)
        except BaseException:
            traceback.print_exc()
            tell("failed")
        finally:
            os._exit(1)
    return child


def kill(child: int | None) -> None:
    """End a server, if there is one, and wait until it has ended."""
    if child is not None:
        os.kill(child, signal.SIGKILL)  # who died by itself can still be waited for
        os.waitpid(child, 0)


def main(port: str, database: str, clock: str) -> None:
    """Obey until stdin is closed."""
    preload()
    child: int | None = None
    tell("loaded")
    for line in sys.stdin:
        word, *rest = line.split()
        kill(child)
        child = None
        if word == "start":
            child = fork_server(int(port), database, Path(clock), int(rest[0]))
            tell(f"forked {child}")
        else:
            tell("killed")
    kill(child)


if __name__ == "__main__":
    main(*sys.argv[1:])
