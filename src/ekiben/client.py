"""A client for an Ekiben server: make tables, sit down, move, watch.

    from ekiben.client import Client, bot, me

    client = Client("http://127.0.0.1:8964")
    table = client.new_table("nordic", [me("Ann"), bot("easy")])
    while not table.over:
        shown = table.wait_for_turn()
        if shown:
            table.play(shown.legal[0].text, shown.seat)

Requests are retried with the same request id, so a move counts once.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ekiben import protocol
from ekiben.components_file import read_file
from ekiben.errors import EkibenError
from ekiben.protocol import (
    Accepted,
    ClientMessage,
    LoggedMove,
    MoveOutcome,
    Problem,
    SeatSnapshot,
    SeatSpec,
    TableInfo,
    TableSnapshot,
)

TRIES = 6
PAUSE = 0.2  # seconds before the first retry; doubled each time
TIMEOUT = 10.0
REFUSED, GONE = 4403, 4404  # close codes after which reconnecting is pointless
JSON = {"content-type": "application/json"}
LARGEST = 4_000_000  # bytes of a message; a whole game as sentences fits
T = TypeVar("T")
ServerEvent = TableInfo | SeatSnapshot | Accepted | Problem
_events: msgspec.json.Decoder[ServerEvent] = msgspec.json.Decoder(ServerEvent)


class Unreachable(EkibenError):
    """The server doesn't answer."""


class Refusal(EkibenError):
    """The server refused a request; `reason` is an id, the message says why."""

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(problem.message)
        self.reason = problem.reason
        self.arguments = problem.arguments
        self.status = status


def me(name: str) -> SeatSpec:
    """A seat for yourself."""
    return SeatSpec("me", name)


def bot(name: str) -> SeatSpec:
    """A seat for a bot: a level, or a custom bot of the server."""
    return SeatSpec("bot", bot=name)


def open_seat() -> SeatSpec:
    """A seat for anyone with the link."""
    return SeatSpec("open")


class Client:
    """A guest of a server, identified by a cookie."""

    def __init__(
        self, address: str, cookie: str | None = None, transport: httpx.BaseTransport | None = None
    ) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.Client(base_url=f"{self.address}/api/1", timeout=TIMEOUT, transport=transport)
        self._sockets: set[ClientConnection] = set()
        if cookie:
            self._http.cookies.set("ekiben_guest", cookie)

    def __repr__(self) -> str:
        return f"<Client at {self.address}>"

    @property
    def cookie(self) -> str | None:
        """Your identity: save it to come back as the same guest."""
        return self._http.cookies.get("ekiben_guest")

    def games(self) -> protocol.GameList:
        """The server's games."""
        return self._get("/games", protocol.GameList)

    def tables(self) -> list[TableInfo]:
        """Your tables, newest first."""
        return self._get("/tables", protocol.TableList).tables

    def new_table(
        self,
        game: str,
        seats: Sequence[SeatSpec],
        options: Sequence[str] = (),
        clock: protocol.ClockSpec | None = None,
        away: str = "wait",
        components: str | os.PathLike[str] | None = None,
    ) -> RemoteTable:
        """Make a new table, optionally with the components of a file."""
        text = None if components is None else read_file(components)
        wish = protocol.NewTable(game, list(seats), list(options), clock, away, text)
        return RemoteTable(self, self._post("/tables", wish, TableSnapshot))

    def table(self, table: str) -> RemoteTable:
        """The table with an id."""
        return RemoteTable(self, self._get(f"/tables/{table}", TableSnapshot))

    def sit(self, table: str, player_name: str, seat: int | None = None) -> RemoteTable:
        """Sit down at a table."""
        return RemoteTable(
            self, self._post(f"/tables/{table}/sit", protocol.Sit(player_name, seat), TableSnapshot)
        )

    def take_over(self, secret: str) -> RemoteTable:
        """Take a seat over by the secret of its private link."""
        wish = protocol.TakeOver(secret)
        return self.table(self._post("/take-over", wish, protocol.SeatRef, retry=True).table)

    def import_record(self, record: str, components: str | os.PathLike[str] | None = None) -> RemoteTable:
        """Import the record of a finished game, with its components file if it was played with one."""
        wish = protocol.NewRecord(record, None if components is None else read_file(components))
        return self.table(self._post("/records", wish, protocol.TableRef).table)

    # --- asking -----------------------------------------------------------------------------------------

    def _get(self, path: str, kind: type[T]) -> T:
        return decode(self._send("GET", path), kind)

    def _post(self, path: str, data: ClientMessage, kind: type[T], retry: bool = False) -> T:
        return decode(self._send("POST", path, data, retry), kind)

    def _send(
        self, method: str, path: str, data: ClientMessage | None = None, retry: bool = True
    ) -> httpx.Response:
        """Send a request; `retry` if sending it twice does no harm."""
        content, pause = msgspec.json.encode(data) if data else None, PAUSE
        for turn in range(TRIES):
            try:
                answer = self._http.request(method, path, content=content, headers=JSON)
                if answer.status_code == 429 and turn < TRIES - 1:  # rate limited: nothing was done
                    pause = float(answer.headers.get("retry-after", pause))
                elif answer.status_code != 503 or not retry:
                    return answer
            except httpx.TransportError as error:
                if turn == TRIES - 1 or not retry:
                    raise Unreachable(f"{self.address}: {error}") from error
            time.sleep(pause)
            pause *= 2
        return answer

    def close(self) -> None:
        """Close all connections."""
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class RemoteTable:
    """A table on the server, as last seen; `refresh` and `watch` update it."""

    def __init__(self, client: Client, whole: TableSnapshot) -> None:
        self.client = client
        self._socket: ClientConnection | None = None
        self._take_whole(whole)

    def __repr__(self) -> str:
        return f"<RemoteTable {self.id} of {self.info.game}, {self.info.state}>"

    @property
    def id(self) -> str:
        """The table's id, with which its link ends."""
        return self.info.id

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this client has seen."""
        return any(shown.over for shown in self.shown.values())

    @property
    def seats(self) -> list[int]:
        """Your seats."""
        return [seat.seat for seat in self.info.seats if seat.yours]

    def _take_whole(self, whole: TableSnapshot) -> None:
        self.info = whole.table
        self.shown: dict[int | None, SeatSnapshot] = {}
        self.log: dict[int | None, list[LoggedMove]] = {}
        for each in whole.shown:
            self._apply(each)

    def _apply(self, shown: SeatSnapshot) -> None:
        known = self.shown.get(shown.seat)
        if known and known.number > shown.number:
            return  # older than what an answer has shown already
        self.shown[shown.seat] = shown
        self.log[shown.seat] = [*self.log.get(shown.seat, [])[: shown.log_from], *shown.log]

    def _path(self, rest: str = "") -> str:
        return f"/tables/{self.id}{rest}"

    def _post(self, path: str, data: ClientMessage, kind: type[T], retry: bool = False) -> T:
        return self.client._post(self._path(path), data, kind, retry)

    # --- doing ------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Fetch the current state."""
        self._take_whole(self.client._get(self._path(), TableSnapshot))

    def my_turn(self) -> SeatSnapshot | None:
        """What your seat sees, if one of yours is to move."""
        for seat in self.seats:
            shown = self.shown.get(seat)
            if self.info.state == "running" and shown and shown.decides == seat:
                return shown
        return None

    def play(self, move: str, seat: int | None = None, number: int | None = None) -> Accepted:
        """Make a move."""
        return self._do("/moves", protocol.MoveMessage(*self._answers(seat, number), move, new_request_id()))

    def undo(self, seat: int | None = None, number: int | None = None) -> Accepted:
        """Undo your last move."""
        return self._do("/undo", protocol.UndoMessage(*self._answers(seat, number), new_request_id()))

    def _mine(self, seat: int | None) -> int:
        return next(iter(self.seats), 0) if seat is None else seat

    def _answers(self, seat: int | None, number: int | None) -> tuple[int, int]:
        """A seat, and the entry number that its message answers; by default the last one it saw."""
        seat = self._mine(seat)
        shown = self.shown.get(seat)
        return seat, number if number is not None else shown.number if shown else 0

    def _do(self, path: str, data: protocol.MoveMessage | protocol.UndoMessage) -> Accepted:
        answer = self.client._send("POST", self._path(path), data)
        found = decode(answer, MoveOutcome, 403, 400, 409)
        self._apply(found.shown)
        if found.accepted is None:
            assert found.problem
            raise Refusal(found.problem, answer.status_code)
        return found.accepted

    def leave(self, seat: int | None = None) -> None:
        """Leave your seat."""
        self.info = self._post("/leave", protocol.MySeat(self._mine(seat)), TableSnapshot).table

    def replace(self, seat: int, bot: str | None) -> None:
        """As the host: give a seat to a bot, or free it (None)."""
        self.info = self._post("/replace", protocol.Replace(seat, bot), TableSnapshot).table

    def link(self, seat: int | None = None) -> str:
        """A secret that lets another device take over your seat."""
        return self._post("/link", protocol.MySeat(self._mine(seat)), protocol.SeatSecret).secret

    def rematch(self) -> RemoteTable:
        """A new table with the same players."""
        found = self._post("/again", ClientMessage(), protocol.TableRef, retry=True)
        return self.client.table(found.table)

    def record(self) -> str:
        """The record of a finished game."""
        return self._text("/record")

    def components(self) -> str:
        """The components file of the table."""
        return self._text("/components")

    def _text(self, path: str) -> str:
        answer = self.client._send("GET", self._path(path))
        if answer.status_code != 200:
            raise Refusal(msgspec.json.decode(answer.content, type=Problem), answer.status_code)
        return answer.text

    # --- looking back -----------------------------------------------------------------------------------

    def moves(self, seat: int | None = None, language: str | None = None) -> protocol.MoveList:
        """All moves of a finished game, as a seat or a spectator knew them; with sentences in a language."""
        return self.client._get(self._path(f"/moves{query(seat, language)}"), protocol.MoveList)

    def past(
        self, number: int, seat: int | None = None, language: str | None = None
    ) -> protocol.PastSnapshot:
        """A finished game after its first `number` moves, as a seat or a spectator saw it."""
        return self.client._get(self._path(f"/moves/{number}{query(seat, language)}"), protocol.PastSnapshot)

    # --- watching ---------------------------------------------------------------------------------------

    def watch(self, seconds: float | None = None) -> Iterator[ServerEvent]:
        """Server events as they arrive, for `seconds` or for ever; reconnects when the connection breaks."""
        until = None if seconds is None else time.monotonic() + seconds
        while news := self._next_message(until):
            yield news

    def wait_for_turn(self, seconds: float | None = None) -> SeatSnapshot | None:
        """Wait until one of your seats is to move; None if the game or the time ends first."""
        until = None if seconds is None else time.monotonic() + seconds
        if self._socket is None:
            self.refresh()
        while self._socket and self._next_message(time.monotonic()):
            pass  # read what has arrived meanwhile
        found = self.my_turn()
        while found is None and not self.over and self._next_message(until):
            found = self.my_turn()
        return found

    def close(self) -> None:
        """Close the connection; `watch` opens a new one."""
        if self._socket:
            self._socket.close()
            self.client._sockets.discard(self._socket)
            self._socket = None

    @property
    def address(self) -> str:
        """The URL of the table's WebSocket."""
        return f"{self.client.address.replace('http', 'ws', 1)}/api/1{self._path('/live')}"

    def _next_message(self, until: float | None) -> ServerEvent | None:
        """The next server event, or None if none comes in time; the connection stays open."""
        pause = PAUSE
        while True:
            try:
                if self._socket is None:
                    self._socket = self._connect(until)
                    self.client._sockets.add(self._socket)
                return self._receive(self._socket, until)
            except (ConnectionClosed, InvalidMessage, OSError) as error:
                self.close()
                closed = getattr(error, "rcvd", None)
                if closed is not None and closed.code in (REFUSED, GONE):
                    raise Unreachable(f"{self.address}: closed with code {closed.code}") from error
                if until is not None and time.monotonic() + pause > until:
                    return None
                if pause > PAUSE * 2**TRIES:
                    raise Unreachable(f"{self.address}: {error}") from error
                time.sleep(pause)
                pause *= 2

    def _connect(self, until: float | None) -> ClientConnection:
        cookie = self.client.cookie
        headers = {"Cookie": f"ekiben_guest={cookie}"} if cookie else {}
        timeout = TIMEOUT if until is None else min(TIMEOUT, max(0.01, until - time.monotonic()))
        connection = connect(self.address, additional_headers=headers, max_size=LARGEST, open_timeout=timeout)
        try:
            return ExitStack().enter_context(connection)  # `close` ends it, not the end of a block
        except InvalidStatus as error:
            raise Unreachable(f"{self.address}: {error}") from error

    def _receive(self, socket: ClientConnection, until: float | None) -> ServerEvent | None:
        left = None if until is None else max(0.0, until - time.monotonic())
        try:
            news = _events.decode(socket.recv(left, decode=False))
        except TimeoutError:
            return None
        if isinstance(news, TableInfo):
            self.info = news
        elif isinstance(news, SeatSnapshot):
            self._apply(news)
        return news


def new_request_id() -> str:
    """A request id, so that a retry counts once."""
    return secrets.token_hex(12)


def query(seat: int | None, language: str | None) -> str:
    asked = {name: value for name, value in (("seat", seat), ("language", language)) if value is not None}
    return f"?{urlencode(asked)}" if asked else ""


def decode(answer: httpx.Response, kind: type[T], *allowed: int) -> T:
    """The decoded answer; raises Refusal."""
    if answer.status_code < 300 or (answer.status_code in allowed and b'"shown"' in answer.content):
        return msgspec.json.decode(answer.content, type=kind)
    try:
        problem = msgspec.json.decode(answer.content, type=Problem)
    except msgspec.MsgspecError:
        problem = Problem(f"http-{answer.status_code}", answer.reason_phrase)
    raise Refusal(problem, answer.status_code)
