"""The protocols of the two servers: ours, and boardgame.io's over socket.io.

A wire makes tables, opens the connection of a seat, reads messages and writes moves. The load is the same for
both; see `load`.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

MAX_MESSAGE_BYTES = 4_000_000
TIMEOUT = 60.0  # seconds
MOVE_LETTERS = 12


class Turn(NamedTuple):
    """The number of moves so far, the seat to move (None: the game is over), and its legal moves."""

    number: int
    decides: int | None
    moves: list[Any]


class Heard(NamedTuple):
    """The content of a message: the number of an acknowledged move, a turn, and what to send back."""

    acknowledged: int | None = None
    turn: Turn | None = None
    reply: str | None = None


class Wire(Protocol):
    """The protocol of a server."""

    async def make(self, number: int) -> str:
        """Make a table for two; its id."""

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """Open the connection of a seat."""

    def read(self, data: bytes) -> Heard:
        """Decode a message."""

    def move(self, table: str, turn: Turn, move: Any) -> str | bytes:
        """The message that makes a move."""

    async def close(self) -> None:
        """Let go."""


async def opened(address: str, **headers: str) -> ClientConnection:
    """Open a connection like a browser: it offers compression, and the server may accept it."""
    return await connect(
        address,
        additional_headers=headers,
        max_size=MAX_MESSAGE_BYTES,
        open_timeout=TIMEOUT,
        ping_interval=None,
        proxy=None,
    )


# --- ours -----------------------------------------------------------------------------------------------


class Legal(msgspec.Struct):
    """A legal move."""

    move: str


class Shown(msgspec.Struct, tag="shown"):
    """What a seat sees; the rest is skipped unread."""

    number: int
    decides: int | None
    legal: list[Legal]


class Accepted(msgspec.Struct, tag="accepted"):
    """A move is on disk."""

    number: int


class Refused(msgspec.Struct, tag="refused"):
    """A move was refused, which must not happen here."""

    message: str


class Table(msgspec.Struct, tag="table"):
    """The names of the seats; not needed."""


class Move(msgspec.Struct, tag="move", tag_field="type"):
    """A move."""

    seat: int
    number: int
    move: str
    request: str


_told: msgspec.json.Decoder[Shown | Accepted | Refused | Table] = msgspec.json.Decoder(
    Shown | Accepted | Refused | Table
)
_encode = msgspec.json.Encoder().encode


class Ekiben:
    """Our server: two guests sit at all tables, each with one connection per table."""

    def __init__(self, address: str, games: list[str]) -> None:
        self.address = address
        self.games = games
        self._first = asyncio.Lock()  # each request without a cookie would make a new guest
        self._guests = [httpx.AsyncClient(base_url=f"{address}/api/1", timeout=TIMEOUT) for _ in range(2)]

    async def make(self, number: int) -> str:
        """Make a table; its game depends on its number."""
        async with self._first:
            if "ekiben_guest" not in self._guests[1].cookies:
                return await self._make(number)
        return await self._make(number)

    async def _make(self, number: int) -> str:
        """Make a table as one guest, and sit down as the other."""
        host, other = self._guests
        game = self.games[number % len(self.games)]
        wish = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        made = await host.post("/tables", json=wish)
        made.raise_for_status()
        name = str(made.json()["table"]["id"])
        (await other.post(f"/tables/{name}/sit", json={"name": "Bob"})).raise_for_status()
        return name

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """Connect with the cookie of a guest."""
        cookie = self._guests[seat].cookies["ekiben_guest"]
        address = f"{self.address.replace('http', 'ws', 1)}/api/1/tables/{table}/live"
        return await opened(address, Cookie=f"ekiben_guest={cookie}")

    def read(self, data: bytes) -> Heard:
        """Decode only what the load needs."""
        told = _told.decode(data)
        if isinstance(told, Accepted):
            return Heard(acknowledged=told.number)
        if isinstance(told, Shown):
            return Heard(turn=Turn(told.number, told.decides, [each.move for each in told.legal]))
        if isinstance(told, Refused):
            raise RuntimeError(f"the server refused a legal move: {told.message}")
        return Heard()

    def move(self, table: str, turn: Turn, move: Any) -> bytes:
        """A move with its own request id."""
        assert turn.decides is not None
        return _encode(Move(turn.decides, turn.number, move, secrets.token_hex(MOVE_LETTERS)))

    async def close(self) -> None:
        """Let go."""
        for guest in self._guests:
            await guest.aclose()


# --- boardgame.io ---------------------------------------------------------------------------------------


class Hand(msgspec.Struct):
    """The cards of a seat: its legal moves."""

    hand: list[int]


class Position(msgspec.Struct):
    """The state of the toy game, without secrets."""

    players: dict[str, Hand]


class Context(msgspec.Struct):
    """The seat that decides, and whether the game is over."""

    current: str = msgspec.field(name="currentPlayer")
    result: Any = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    """What boardgame.io sends after a move."""

    game: Position = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What boardgame.io sends at first."""

    state: State


_parts = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(State)
_synced = msgspec.json.Decoder(Synced)
PLACE = "/toy,"  # the namespace of the game
EVENT = f"42{PLACE}"  # packet types of Engine.IO and Socket.IO before it
CONNECT = f"40{PLACE}"
PING, PONG = b"2", "3"


class BoardgameIo:
    """boardgame.io's server: the first seat that asks for a match makes it, without credentials."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def make(self, number: int) -> str:
        """Only choose a name."""
        return secrets.token_hex(6)

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """Do the handshakes of Engine.IO and Socket.IO, then ask for the match."""
        address = self.address.replace("http", "ws", 1)
        socket = await opened(f"{address}/socket.io/?EIO=4&transport=websocket")
        await socket.recv()
        await socket.send(CONNECT)
        await socket.recv()
        await socket.send(event("sync", table, str(seat), None, 2))
        return socket

    def read(self, data: bytes) -> Heard:
        """Decode the new state, which all seats get after a move: there is no other acknowledgement."""
        if data == PING:
            return Heard(reply=PONG)
        if not data.startswith(EVENT.encode()):
            return Heard()
        name, *rest = _parts.decode(data[len(EVENT) :])
        if bytes(name) == b'"sync"':
            return Heard(turn=turn_of(_synced.decode(rest[1]).state))
        if bytes(name) == b'"update"':
            state = _state.decode(rest[1])
            return Heard(state.number, turn_of(state))
        return Heard()

    def move(self, table: str, turn: Turn, move: Any) -> str:
        """A card of the hand."""
        seat = str(turn.decides)
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [move], "playerID": seat}}
        return event("update", action, turn.number, table, seat)

    async def close(self) -> None:
        """Nothing to let go."""


def event(*what: Any) -> str:
    """A message of Socket.IO."""
    return EVENT + _encode(what).decode()


def turn_of(state: State) -> Turn:
    """The seat to move, and its hand, if it was sent."""
    if state.context.result is not None:
        return Turn(state.number, None, [])
    mine = state.game.players.get(state.context.current)
    return Turn(state.number, int(state.context.current), mine.hand if mine else [])
