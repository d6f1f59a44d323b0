"""A server in this process, and connections of the plainest kind: every byte that comes is kept."""

from __future__ import annotations

import asyncio
import json
import re
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import prometheus_client.metrics
import pytest
import uvicorn
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from ekiben.server import service
from ekiben.server.api.guard import COOKIE
from ekiben.server.app import make_app
from ekiben.server.bots.compiler import BotCompiler
from ekiben.server.bots.pool import BotPool
from ekiben.server.bus import Bus
from ekiben.server.identity import Cookies
from ekiben.server.service import Service
from ekiben.server.settings import Settings
from ekiben.server.store import tables as store
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.tables import import_export, live_table, moves, seating, tables
from ekiben.tables.rows import SeatRow, TableRow
from tests.server.server_process import free_port

KEY = "a-key-that-is-never-told-to-anybody"
SECRET = "a-secret-that-is-told-once"
HOST = "ekiben.example"  # the same at every server, whatever its port
MOMENT = 1_700_000_000.0
TIMEOUT = 60.0
TEXT, CLOSE = 1, 8  # kinds of frames
PING = '{"type":"ping"}'
PONG = b'{"type":"pong"}'


def stop_time(patch: pytest.MonkeyPatch) -> None:
    """What the server says of the time is the same in every run; what waits for time still does."""
    still = SimpleNamespace(time=lambda: MOMENT, monotonic=lambda: 1.0, perf_counter=lambda: 1.0)
    for module in (import_export, live_table, moves, seating, service, tables, prometheus_client.metrics):
        patch.setattr(module, "time", still)


def compile_nothing(patch: pytest.MonkeyPatch) -> None:
    """Bots are not asked, or are not those of the games."""
    patch.setattr(BotCompiler, "start", lambda self: None)
    patch.setattr(BotCompiler, "ready", lambda self, game, bot: True)


def keep_table(path: Path, row: TableRow, seats: list[SeatRow]) -> None:
    """A database with one table, and a known key for its cookies."""
    database = SqliteDatabase(path)
    database.write(lambda connection: store.get_or_create_setting(connection, "cookie-key", KEY)).result()
    database.write(lambda connection: store.add_table(connection, row, seats)).result()
    database.close()


class InProcessServer:
    """A server that runs here: its service can be reached, too."""

    def __init__(self, service: Service, port: int) -> None:
        self.service = service
        self.port = port

    async def ask(self, method: str, path: str, body: Any = None, guest: str | None = None) -> bytes:
        """All bytes of an answer, but not when it was sent."""
        content = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", "Connection: close", *cookie(guest)]
        head += [f"Content-Length: {len(content)}", "Content-Type: application/json"] if content else []
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        async with asyncio.timeout(TIMEOUT):
            answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return undated(answer)


def undated(answer: bytes) -> bytes:
    """Bytes without the moment at which they were sent."""
    return re.sub(rb"(?im)^date: [^\r]*", b"date:", answer, count=1)


def cookie(guest: str | None) -> list[str]:
    """The line of a request that says who asks."""
    return [] if guest is None else [f"Cookie: {COOKIE}={Cookies(KEY).write(guest)}"]


def make_quiet_app(service: Service) -> Litestar:
    """The application; newer releases of the framework want this in another way: their warning is no news."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return make_app(service)


@asynccontextmanager
async def in_process_server(
    path: Path, bots: BotPool | None = None, settings: Settings | None = None
) -> AsyncIterator[InProcessServer]:
    """A server with a database, as `launch.serve` makes it."""
    made = Service(SqliteDatabase(path), Bus(), settings or Settings().unlimited(), bots)
    port = free_port()
    config = uvicorn.Config(
        make_quiet_app(made),
        port=port,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_ping_interval=None,  # its content is random
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(TIMEOUT):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield InProcessServer(made, port)
    finally:
        server.should_exit = True
        await running


class RawWebSocket:
    """A WebSocket that reads frames byte by byte and understands as little of them as possible."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.received = b""

    @classmethod
    async def open(cls, server: InProcessServer, table: str, guest: str | None) -> RawWebSocket:
        """Open a connection to a table, and keep what is answered."""
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = [f"GET /api/1/tables/{table}/live HTTP/1.1", f"Host: {HOST}", "Connection: Upgrade"]
        head += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}=="]
        writer.write("\r\n".join([*head, *cookie(guest), "", ""]).encode())
        found = cls(reader, writer)
        async with asyncio.timeout(TIMEOUT):
            found.received += undated(await reader.readuntil(b"\r\n\r\n"))
        return found

    def send(self, text: str) -> None:
        """A frame with a text; masked by zeros."""
        content = text.encode()
        size = bytes([len(content)]) if len(content) < 126 else b"\x7e" + len(content).to_bytes(2, "big")
        self._writer.write(bytes([0x80 | TEXT, 0x80 | size[0]]) + size[1:] + bytes(4) + content)

    async def frame(self) -> bytes:
        """The content of the next frame."""
        async with asyncio.timeout(TIMEOUT):
            head = await self._reader.readexactly(2)
            size = head[1] & 0x7F
            more = await self._reader.readexactly({126: 2, 127: 8}.get(size, 0))
            content = await self._reader.readexactly(int.from_bytes(more, "big") if more else size)
        self.received += head + more + content
        return content

    async def receive(self) -> list[bytes]:
        """What has been sent up to now."""
        self.send(PING)
        found = []
        while (content := await self.frame()) != PONG:
            found.append(content)
        return found

    async def close(self) -> None:
        """Say goodbye, and keep what is answered."""
        self._writer.write(bytes([0x80 | CLOSE, 0x82]) + bytes(4) + (1000).to_bytes(2, "big"))
        async with asyncio.timeout(TIMEOUT):
            self.received += await self._reader.read()
        self._writer.close()
        await self._writer.wait_closed()
