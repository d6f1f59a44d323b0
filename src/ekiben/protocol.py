"""What travels between the server and those who play: every message, with its fields.

A field that is not named here is refused, and never sent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ekiben.game import AccountPart, LogEntry, Meaning, Phrase, View, Way
from ekiben.table import Move as LegalMove

Name = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
TomlFile = Annotated[str, Meta(max_length=65_536)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
RequestId = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Seconds = Annotated[float, Meta(ge=0, le=2_592_000)]


class ClientMessage(Struct, forbid_unknown_fields=True):
    """Something that is sent to the server."""


class ServerMessage(Struct):
    """Something that the server sends."""


# --- asked ----------------------------------------------------------------------------------------------


class SeatSpec(ClientMessage):
    """A seat of a new table: mine, open to others, for a bot of a level, or for the automa of the rules."""

    kind: Literal["me", "open", "bot", "automa"]
    name: Name = ""
    bot: Word | None = None


class ClockSpec(ClientMessage):
    """Seconds at the start and for every turn, and the level of the bot that plays on when they are spent."""

    bank: Annotated[float, Meta(ge=10, le=2_592_000)]
    increment: Seconds = 0.0
    bot: Word = "medium"


class NewTable(ClientMessage):
    """A table to be made. `away` is what happens to a seat that is left: `wait`, or the level of a bot.

    `components` is the text of a components file, for who plays with the cards of their own box.
    """

    game: Word
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=8)]
    options: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    clock: ClockSpec | None = None
    away: Word = "wait"
    components: TomlFile | None = None


class Sit(ClientMessage):
    """Sit down: at a certain free seat, or at any."""

    name: Name
    seat: SeatNumber | None = None


class MySeat(ClientMessage):
    """A seat of mine: to be left, or to be given a new private link."""

    seat: SeatNumber


class Replace(ClientMessage):
    """The host lets a bot of a level play for a seat, or frees the seat for somebody else (no bot)."""

    seat: SeatNumber
    bot: Word | None = None


class TakeOver(ClientMessage):
    """The secret of a seat's private link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class NewRecord(ClientMessage):
    """The record of a finished game, and the components file it was played with, if not the game's own."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    components: TomlFile | None = None


class MoveMessage(ClientMessage, tag="move"):
    """A move: what it answers, the move as text, and the sender's own name for it."""

    seat: SeatNumber
    number: Number
    move: Text
    request: RequestId


class UndoMessage(ClientMessage, tag="undo"):
    """Take the last move back."""

    seat: SeatNumber
    number: Number
    request: RequestId


class Ping(ClientMessage, tag="ping"):
    """Is anybody there?"""


AnyClientMessage = MoveMessage | UndoMessage | Ping  # over a connection


# --- told -----------------------------------------------------------------------------------------------


SeatKind = Literal["guest", "bot", "automa", "free"]
TableState = Literal["open", "running", "over"]
Reach = Literal["computer", "network", "internet"]


class SeatInfo(ServerMessage):
    """A seat: its colour, who sits there, whether they are there now, and whether it is yours."""

    seat: int
    colour: str
    kind: SeatKind
    name: str
    bot: str | None
    here: bool
    yours: bool


class TableInfo(ServerMessage, tag="table"):
    """A table, as everybody sees it."""

    id: str
    game: str
    players: int
    options: list[str]
    state: TableState
    decides: int | None  # the seat that is asked while it is running; over a connection, `shown` has it
    secrets: bool  # whether seats see different things
    host: bool  # whether you are
    seats: list[SeatInfo]
    clock: ClockSpec | None
    away: str
    preparing: bool  # the bots are not ready yet on this machine
    watching: int  # how many look on without a seat
    follower: str | None
    differs: int | None
    components: str  # the digest of what is printed on them, as records name it
    own_components: bool  # whether they are not the game's own, but those of somebody's box
    created: float
    changed: float


class LoggedMove(ServerMessage):
    """What a move did."""

    move: int
    entries: list[LogEntry]


class SeatEffects(ServerMessage):
    """What a move did to a seat, or to all (None), in words."""

    seat: int | None
    texts: list[str]


class NarratedGroup(ServerMessage):
    """The steps of one action, by the number of the first, and what they did."""

    number: int
    seat: int
    move: str
    facts: list[SeatEffects]
    moves: list[Meaning] = []
    deed: str = ""  # how the seat acted; empty where the effects say all


class Narration(ServerMessage):
    """What is asked, what has been begun, and what happened after the first `told_from` moves, in words."""

    question: str
    begun: str
    told_from: int
    told: list[NarratedGroup]
    moves: list[str]  # each legal move as a sentence; empty where its text says it best
    parts: list[list[str]]  # of each legal move: how its quote comes about


class SeatSnapshot(ServerMessage, tag="shown"):
    """All that a seat (None: a spectator) may see. `log` has what follows the first `log_from` moves."""

    seat: int | None
    number: int
    decides: int | None
    over: bool
    view: View
    question: Phrase | None
    legal: list[LegalMove]
    log_from: int
    log: list[LoggedMove]
    scores: list[dict[str, float | None]]
    accounts: list[tuple[AccountPart, ...]]  # by seat: how the scores come about
    ways: list[Way]
    undo: str | None  # why you can't; None if you can
    clock: list[float] | None  # seconds left, by seat
    words: Narration | None = None  # for who asked for a language


class Accepted(ServerMessage, tag="accepted"):
    """It has happened, and is on disk; `repeated` if it had before."""

    request: str
    number: int
    repeated: bool


class Problem(ServerMessage, tag="refused"):
    """It has not happened: why, as an id, its arguments, and a sentence in the language of the request.

    For an illegal move the arguments are the `reason` of the game and its `args`.
    """

    reason: str
    message: str
    arguments: dict[str, Any] = field(default_factory=dict)
    request: str | None = None


class Pong(ServerMessage, tag="pong"):
    """Yes."""


AnyServerMessage = TableInfo | SeatSnapshot | Accepted | Problem | Pong  # over a connection


class RulesSection(ServerMessage):
    """A section of a game's rules: its name in links, its level (2, or 3 inside one of 2), what it says."""

    id: str
    level: int
    title: str
    html: str


class RulesPage(ServerMessage):
    """The rules of a game in words; `html` is what comes before the sections."""

    game: str
    language: str
    title: str
    html: str
    sections: list[RulesSection]


class TableSnapshot(ServerMessage):
    """A table, and what each of your seats sees; or what a spectator sees."""

    table: TableInfo
    shown: list[SeatSnapshot]


class MoveList(ServerMessage):
    """The moves of a game that is over: how many, all of them, action by action; what happened, by ids."""

    moves: int
    told: list[NarratedGroup]
    log: list[LoggedMove]


class PastSnapshot(ServerMessage):
    """A game that is over, as it was after `number` of its `moves`; `move` is the last of these."""

    number: int
    moves: int
    move: NarratedGroup | None
    shown: SeatSnapshot


class TextBoard(ServerMessage):
    """A table in plain text: the board, what you are asked, the steps begun, what happened lately."""

    board: str
    question: str
    begun: str
    news: str


class Why(ServerMessage):
    """Why something can't be done now: as an id with its arguments and as a sentence; nothing if it can."""

    reason: Phrase | None
    why: str


class Answer(ServerMessage):
    """What became of a move, and what is to be seen now."""

    accepted: Accepted | None
    problem: Problem | None
    shown: SeatSnapshot


class TableRef(ServerMessage):
    """A table: where the same people play again, or where a record is."""

    table: str


class SeatRef(TableRef):
    """The seat that is yours now."""

    seat: int


class SeatSecret(SeatRef):
    """A seat's secret. It is told once; only a hash is kept."""

    secret: str


class Invitation(ServerMessage):
    """A link to a table, how far it reaches, and an image of its QR code, as a `data:` address.

    The link can be opened on this `computer` only, in the local `network`, or everywhere on the `internet`.
    """

    link: str
    reach: Reach
    qr_code: str


class TableList(ServerMessage):
    """Your tables, the newest first."""

    tables: list[TableInfo]


class GameInfo(ServerMessage):
    """A game of the box: what a table may be made with."""

    game: str
    rules: int
    players: list[int]
    options: dict[str, list[int]]  # by name: the numbers of players that each is for
    seats: list[str]
    automas: dict[str, list[str]]  # by the number of players: who sits there besides
    levels: list[str]
    tie_breaks: list[str]  # parts of the score that are not added to the total


class GameList(ServerMessage):
    """The games of the box."""

    games: list[GameInfo]
