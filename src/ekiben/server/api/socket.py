"""The WebSocket of a player or spectator."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ekiben.errors import EkibenError, Refused
from ekiben.protocol import AnyClientMessage, Ping, Pong, ServerMessage, TableInfo
from ekiben.server.api.dependencies import GuardDep, ServiceDep, TableId
from ekiben.server.api.guard import RequestGuard
from ekiben.server.api.problems import problem
from ekiben.server.service import Service
from ekiben.server.tables.live_table import LiveTable, Watcher
from ekiben.tables.rows import OVER
from ekiben.tables.snapshots import parse_language

LARGEST = 4096  # bytes of a message
PRESENCE = 45.0  # seconds between notes that a guest is there
MAX_TOO_FAST = 100  # messages above the rate limit, less those within it, before the connection is closed
REFUSED, GONE, TOO_FAST = 4403, 4404, 4429  # close codes
CODES = {"refused-no-table": GONE, "refused-too-often": TOO_FAST}
_decoder: msgspec.json.Decoder[AnyClientMessage] = msgspec.json.Decoder(AnyClientMessage)
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("ekiben.api")
Socket = WebSocket[Any, Any, Any]


@websocket("/api/1/tables/{table:str}/live")
async def table_socket(socket: Socket, service: ServiceDep, guard: GuardDep, table: TableId) -> None:
    """A live table; docs/api.md describes the messages."""
    await socket.accept()
    if not guard.connect(socket):
        await close(socket, TOO_FAST, Refused("refused-too-often", seconds=60))
        return
    service.metrics.sockets.inc()
    try:
        guard.check_request_rate(socket)
        guard.check_origin(socket)
        live = await service.tables.find(table[:40], newest=True)
        await TableConnection(service, guard, socket, live).run()
    except Refused as error:
        await close(socket, CODES.get(error.reason, REFUSED), error)
    finally:
        service.metrics.sockets.dec()
        guard.disconnect(socket)


async def close(socket: Socket, code: int, why: EkibenError) -> None:
    with suppress(WebSocketException, RuntimeError):
        await socket.send_data(_encode(problem(why)), mode="text")
        await socket.close(code=code)


def read_message(data: bytes) -> AnyClientMessage:
    """A decoded message; one nested too deeply is malformed, too."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


class TableConnection:
    def __init__(self, service: Service, guard: RequestGuard, socket: Socket, live: LiveTable) -> None:
        self.service = service
        self.guard = guard
        self.socket = socket
        self.live = live
        self.guest = guard.guest(socket) or ""
        self.watcher = Watcher(self.guest)
        self.language = parse_language(
            socket.query_params.get("language") or socket.query_params.get("words")
        )
        self._info: TableInfo | None = None  # the last one sent
        self._sent: dict[int | None, object] = {}  # by seat: the last state sent

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        self.live.add_watcher(self.watcher)
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._note_presence()
            tasks = [asyncio.create_task(self._receive_loop()), asyncio.create_task(self._send_loop())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            pass  # disconnected; the framework has several exceptions for that
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.live.remove_watcher(self.watcher)
            with suppress(EkibenError):
                await self._note_presence(leaving=True)

    async def _note_presence(self, leaving: bool = False) -> None:
        if self.guest and not (leaving and any(other.guest == self.guest for other in self.live.watchers)):
            await self.service.seating.mark_present(self.live, self.guest, leaving)

    # --- receiving --------------------------------------------------------------------------------------

    async def _receive_loop(self) -> None:
        too_fast = 0
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            data = event.get("bytes") if text is None else text.encode()
            ok = await self._handle(data or b"")
            too_fast = max(0, too_fast - 1) if ok else too_fast + 1
            if too_fast > MAX_TOO_FAST or self.watcher.closed:
                await self.socket.close(code=TOO_FAST)
                return

    async def _handle(self, data: bytes) -> bool:
        """Handle a message; false if it was above the rate limit."""
        request: str | None = None
        try:
            self.guard.check_message_rate(self.socket, self.guest)
            message = read_message(data)
            if isinstance(message, Ping):
                self.watcher.answer(Pong())
                return True
            request = message.request
            self.watcher.busy = True
            self.watcher.answer(await self.service.play(self.live, self.guest, message))
        except (EkibenError, msgspec.MsgspecError, UnicodeError) as error:
            self._refuse(error, request)
            return not (isinstance(error, Refused) and error.reason == "refused-too-often")
        except Exception as error:
            _log.error("a message failed", exc_info=error, extra={"table": self.live.id})
            self._refuse(error, request)
        return True

    def _refuse(self, error: Exception, request: str | None) -> None:
        """Send the problem; after a move also the current state."""
        if request is not None:
            self._sent.clear()
            self.watcher.log_sent.clear()
        self.watcher.answer(problem(error, request))

    # --- sending ----------------------------------------------------------------------------------------

    async def _send_loop(self) -> None:
        watcher = self.watcher
        while True:
            try:
                async with asyncio.timeout(PRESENCE):
                    await watcher.news.wait()
            except TimeoutError:
                await self._note_presence()
                continue
            watcher.news.clear()
            if watcher.busy:
                continue  # the answer will wake this loop again
            if self.service.tables.live_tables.get(self.live.id) is not self.live:
                await close(self.socket, GONE, Refused("refused-no-table"))
                return
            while watcher.answers:
                await self._send(watcher.answers.popleft())
            await self._send_changes()

    async def _send_changes(self) -> None:
        """Send what has changed: the table, and each seat's snapshot."""
        live = self.live
        info = self.service.info(live, self.guest)
        # moves are sent as snapshots
        known = msgspec.structs.replace(info, changed=0.0, decides=None, standing=None)
        if known != self._info:
            self._info = known
            await self._send(info)
        seats: list[int | None] = [*live.seats_of(self.guest)]
        for seat in seats or [None]:
            state = live.shown_state(seat)
            if self._sent.get(seat) != state:
                self._sent[seat] = state
                await self._send_snapshot(seat)

    async def _send_snapshot(self, seat: int | None) -> None:
        live, known = self.live, self.watcher.log_sent
        since = 0 if live.state == OVER else known.get(seat, 0)
        data = live.encoded_snapshot(seat, since, self.language)
        known[seat] = live.moves_seen_by(seat)
        await self.socket.send_data(data, mode="text")

    async def _send(self, message: ServerMessage) -> None:
        await self.socket.send_data(_encode(message), mode="text")
