"""How the two servers are spoken to: ours, and boardgame.io's over socket.io.

A wire makes tables, opens the connection of a seat, reads what comes and writes moves. The load is the same
for both; see `load`.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

LARGEST = 4_000_000  # bytes of a message
PATIENCE = 60.0
MOVE_LETTERS = 12


class Turn(NamedTuple):
    """How many moves were made, who decides (None: the game is over), and what they may do."""

    number: int
    decides: int | None
    moves: list[Any]


class Heard(NamedTuple):
    """What a message says: a move that was acknowledged (its number), a turn, and what to send back."""

    acknowledged: int | None = None
    turn: Turn | None = None
    reply: str | None = None


class Wire(Protocol):
    """A server, as the load sees it."""

    async def make(self, number: int) -> str:
        """A new table for two; its name."""

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """The connection of a seat."""

    def read(self, data: bytes) -> Heard:
        """What a message says."""

    def move(self, table: str, turn: Turn, move: Any) -> str | bytes:
        """The message that makes a move."""

    async def close(self) -> None:
        """Let go."""


async def opened(address: str, **headers: str) -> ClientConnection:
    """A connection as a browser makes it: it offers compression, and the server may take it."""
    return await connect(
        address,
        additional_headers=headers,
        max_size=LARGEST,
        open_timeout=PATIENCE,
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
    """Ours: two guests, who sit at all tables, each with a connection to each table."""

    def __init__(self, address: str, games: list[str]) -> None:
        self.address = address
        self.games = games
        self._first = asyncio.Lock()  # who asks without a cookie would be a new guest each time
        self._guests = [httpx.AsyncClient(base_url=f"{address}/api/1", timeout=PATIENCE) for _ in range(2)]

    async def make(self, number: int) -> str:
        """Tables have the games of the box by turns."""
        async with self._first:
            if "ekiben_guest" not in self._guests[1].cookies:
                return await self._make(number)
        return await self._make(number)

    async def _make(self, number: int) -> str:
        """One guest makes it, the other sits down."""
        host, other = self._guests
        game = self.games[number % len(self.games)]
        wish = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        made = await host.post("/tables", json=wish)
        made.raise_for_status()
        name = str(made.json()["table"]["id"])
        (await other.post(f"/tables/{name}/sit", json={"name": "Bob"})).raise_for_status()
        return name

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """A guest is known by a cookie."""
        cookie = self._guests[seat].cookies["ekiben_guest"]
        address = f"{self.address.replace('http', 'ws', 1)}/api/1/tables/{table}/live"
        return await opened(address, Cookie=f"ekiben_guest={cookie}")

    def read(self, data: bytes) -> Heard:
        """Only what the load needs is decoded."""
        told = _told.decode(data)
        if isinstance(told, Accepted):
            return Heard(acknowledged=told.number)
        if isinstance(told, Shown):
            return Heard(turn=Turn(told.number, told.decides, [each.move for each in told.legal]))
        if isinstance(told, Refused):
            raise RuntimeError(f"the server refused a legal move: {told.message}")
        return Heard()

    def move(self, table: str, turn: Turn, move: Any) -> bytes:
        """A move under a name of its own."""
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
    """The toy game's own state, without what is secret."""

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
    """boardgame.io: a match is made when the first seat asks for it; nobody has to prove who they are."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def make(self, number: int) -> str:
        """A name is enough."""
        return secrets.token_hex(6)

    async def connect(self, table: str, seat: int) -> ClientConnection:
        """The handshakes of Engine.IO and Socket.IO, then the wish to see the match."""
        address = self.address.replace("http", "ws", 1)
        socket = await opened(f"{address}/socket.io/?EIO=4&transport=websocket")
        await socket.recv()
        await socket.send(CONNECT)
        await socket.recv()
        await socket.send(event("sync", table, str(seat), None, 2))
        return socket

    def read(self, data: bytes) -> Heard:
        """After a move all seats are sent the new state, which is all the acknowledgement there is."""
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
    """The seat that decides, and its hand, as far as it was sent."""
    if state.context.result is not None:
        return Turn(state.number, None, [])
    mine = state.game.players.get(state.context.current)
    return Turn(state.number, int(state.context.current), mine.hand if mine else [])
