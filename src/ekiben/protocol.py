"""All messages between server and clients.

A message with a field that is not declared here is refused.

Keys and tags belong to version 1, which programs rely on, so some are older than the names in Python:
`shown` is a snapshot, `told` a list of move groups, `facts` their effects, `words` sentences, `follower` the
table of a rematch, and `differs` the entry at which newer rules lead elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ekiben.data import AccountPart, LogEntry, Phrase, SeatLook, View, Way
from ekiben.table import Move as LegalMove
from ekiben.table import Result

Name = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
BotName = Annotated[str, Meta(min_length=1, max_length=200)]  # a level, or a custom bot of the server
TomlFile = Annotated[str, Meta(max_length=65_536)]
Record = Annotated[str, Meta(min_length=1, max_length=200_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
RequestId = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
Seconds = Annotated[float, Meta(ge=0, le=2_592_000)]
SeatKind = Literal["guest", "bot", "automa", "free"]


class ClientMessage(Struct, forbid_unknown_fields=True):
    """Sent to the server."""


class ServerMessage(Struct):
    """Sent by the server."""


# --- sent to the server ---------------------------------------------------------------------------------


class SeatSpec(ClientMessage):
    """A seat of a new table: mine, open to others, a bot's, or the automa's."""

    kind: Literal["me", "open", "bot", "automa"]
    name: Name = ""
    bot: BotName | None = None


class ClockSpec(ClientMessage):
    """Seconds at the start and per turn, and the bot that takes over when they run out."""

    bank: Annotated[float, Meta(ge=10, le=2_592_000)]
    increment: Seconds = 0.0
    bot: BotName = "medium"


class NewTable(ClientMessage):
    """A new table. `away` says what happens when a player leaves: `wait`, or the name of a bot.

    `components` is the text of a components file, for owners who play with their own cards.
    """

    game: Word
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=8)]
    options: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    clock: ClockSpec | None = None
    away: BotName = "wait"
    components: TomlFile | None = None


class Sit(ClientMessage):
    """Take a free seat: a certain one, or any."""

    name: Name
    seat: SeatNumber | None = None


class MySeat(ClientMessage):
    """One of my seats: to leave it, or to get a new private link."""

    seat: SeatNumber


class Replace(ClientMessage):
    """The host gives a seat to a bot, or frees it (no bot)."""

    seat: SeatNumber
    bot: BotName | None = None


class TakeOver(ClientMessage):
    """The secret of a seat's private link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class NewRecord(ClientMessage):
    """A record to import, with its components file if it wasn't played with the game's own."""

    record: Record
    components: TomlFile | None = None


class KeptSeat(ClientMessage):
    """A seat of a table in a browser: of somebody in front of it (`guest`), of a bot or automa, or free."""

    kind: SeatKind
    name: Name = ""
    bot: BotName | None = None


class KeptTable(ClientMessage):
    """A table that a browser keeps: its game as a record, over or not, with its components, and its seats."""

    id: Word
    record: Record
    seats: Annotated[list[KeptSeat], Meta(min_length=1, max_length=8)]
    components: TomlFile | None = None
    away: BotName = "wait"
    created: float = 0.0
    changed: float = 0.0


class MoveMessage(ClientMessage, tag="move"):
    """A move as text, with the entry number it answers and a request id, so that a retry counts once."""

    seat: SeatNumber
    number: Number
    move: Text
    request: RequestId


class UndoMessage(ClientMessage, tag="undo"):
    """Undo the last move."""

    seat: SeatNumber
    number: Number
    request: RequestId


class Ping(ClientMessage, tag="ping"):
    """Answered by `Pong`."""


AnyClientMessage = MoveMessage | UndoMessage | Ping  # over a connection


# --- sent by the server ---------------------------------------------------------------------------------


TableStatus = Literal["open", "running", "over"]
Reach = Literal["computer", "network", "internet"]


class SeatInfo(ServerMessage):
    """A seat: its colour, its player, whether they are online, and whether it is yours."""

    seat: int
    colour: str
    kind: SeatKind
    name: str
    bot: str | None
    here: bool
    yours: bool
    look: SeatLook = SeatLook("●", "grey", "grey")


class Standing(ServerMessage):
    """How a game stands, as far as everybody knows."""

    round: int | None  # 0 before the first; null in a game without rounds
    totals: list[int]  # by seat; without the parts that are secret
    winners: list[int]  # when the game is over


class TableInfo(ServerMessage, tag="table"):
    """What everybody may know of a table."""

    id: str
    game: str
    players: int
    options: list[str]
    state: TableStatus
    decides: int | None  # the seat to move while the game runs; over a connection, `shown` says it
    secrets: bool  # whether seats see different things
    host: bool  # whether you are the host
    seats: list[SeatInfo]
    clock: ClockSpec | None
    away: str
    preparing: bool  # the bots are still being compiled on this machine
    watching: int  # the number of spectators
    follower: str | None
    differs: int | None
    components: str  # their digest, as in records
    own_components: bool  # whether they differ from the game's own
    created: float
    changed: float
    brought: bool = False  # whether the game began in somebody's browser
    moved: str | None = None  # in a browser: the server's table where the game goes on
    standing: Standing | None = None  # over a connection, `shown` says it


class LoggedMove(ServerMessage):
    """A move that was made, and what it did, as far as the viewer may know it."""

    move: int  # its number, from 1
    entries: list[LogEntry]
    seat: int
    text: str  # as the viewer may know it
    verb: str | None  # None if it is secret what the move was
    on: tuple[str, ...]  # the things it was about, as in a legal move
    args: Mapping[str, Any]
    begins_group: bool
    round: int | None  # in which it was made; 0 before the first, None in a game without rounds


class SeatEffects(ServerMessage):
    """What a move did to a seat, or to all (None), as sentences."""

    seat: int | None
    texts: list[str]
    round: int | None = None  # the round that the sentences announce


class NarratedGroup(ServerMessage):
    """A move group as sentences; `number` is that of its first move."""

    number: int
    seat: int
    move: str
    facts: list[SeatEffects]
    deed: str = ""  # what the seat did, as a headline; empty if `facts` say it all
    round: int | None = None  # in which it began; 0 before the first


class Narration(ServerMessage):
    """The question, unfinished moves, and what happened after the first `told_from` moves, as sentences."""

    question: str
    begun: str
    told_from: int
    told: list[NarratedGroup]
    moves: list[str]  # each legal move as a sentence; empty if its text is clear enough
    parts: list[list[str]]  # of each legal move: how its quote adds up


class TakenBack(ServerMessage):
    """An action that was undone after others had seen it; `after` is the number of moves before it."""

    after: int
    seat: int
    move: str


class SeatSnapshot(ServerMessage, tag="shown"):
    """All that a seat (None: a spectator) may see. `log` starts after the first `log_from` moves."""

    seat: int | None
    number: int
    decides: int | None
    over: bool
    view: View
    question: Phrase | None
    legal: list[LegalMove]
    begun: list[LegalMove]  # the moves of the group that you have begun and not finished
    log_from: int
    log: list[LoggedMove]
    scores: list[dict[str, float | None]]
    accounts: list[tuple[AccountPart, ...]]  # by seat: the scores item by item
    ways: list[Way]
    why_no_undo: str | None  # an id; None if you can undo
    taken_back: list[TakenBack]  # what others have seen and is undone
    early: str | None  # what you have answered before your turn; it is made then, and secret until then
    clock: list[float] | None  # seconds left, by seat
    words: Narration | None = None  # if the client asked for a language
    result: Result | None = None  # when the game is over


class Accepted(ServerMessage, tag="accepted"):
    """The move is made and durable; `repeated` if an earlier request with this id had made it."""

    request: str
    number: int
    repeated: bool


class Problem(ServerMessage, tag="refused"):
    """A refusal: why, as an id with arguments, and a sentence in the language of the request.

    For an illegal move the arguments are the `reason` of the game and its `args`.
    """

    reason: str
    message: str
    arguments: dict[str, Any] = field(default_factory=dict)
    request: str | None = None


class Pong(ServerMessage, tag="pong"):
    """The answer to `Ping`."""


AnyServerMessage = TableInfo | SeatSnapshot | Accepted | Problem | Pong  # over a connection


class RulesSection(ServerMessage):
    """A section of a game's written rules; `id` is its anchor, `level` 2 or 3."""

    id: str
    level: int
    title: str
    html: str


class RulesPage(ServerMessage):
    """The written rules of a game; `html` is the text before the first section."""

    game: str
    language: str
    title: str
    html: str
    sections: list[RulesSection]


class TableSnapshot(ServerMessage):
    """A table, and what each of your seats, or a spectator, sees."""

    table: TableInfo
    shown: list[SeatSnapshot]


class MoveList(ServerMessage):
    """A finished game: the number of its moves, the groups as sentences, and the log as data."""

    moves: int
    told: list[NarratedGroup]
    log: list[LoggedMove]


class PastSnapshot(ServerMessage):
    """A finished game as it was after `number` of its `moves`; `move` is the last of these."""

    number: int
    moves: int
    move: NarratedGroup | None
    shown: SeatSnapshot


class TextBoard(ServerMessage):
    """A table as plain text: the board, the question, the unfinished moves and the latest news."""

    board: str
    question: str
    begun: str
    news: str


class Why(ServerMessage):
    """Why something can't be done now, as an id with arguments and as a sentence; empty if it can."""

    reason: Phrase | None
    why: str


class MoveOutcome(ServerMessage):
    """The outcome of a move or undo, and what the seat sees now."""

    accepted: Accepted | None
    problem: Problem | None
    shown: SeatSnapshot


class TableRef(ServerMessage):
    """A table: of a rematch, or of an imported record."""

    table: str


class SeatRef(TableRef):
    """A seat that became yours."""

    seat: int


class SeatSecret(SeatRef):
    """The secret of a seat's private link. Sent once; the server stores only a hash."""

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


class BotInfo(ServerMessage):
    """A custom bot of the server: what to send to give it a seat, and its name for people."""

    bot: str
    name: str


class GameInfo(ServerMessage):
    """A game, and what a new table may choose."""

    game: str
    rules: int
    players: list[int]
    options: dict[str, list[int]]  # name → the numbers of players it is for
    seats: list[str]
    automas: dict[str, list[str]]  # number of players → the automas that join
    levels: list[str]
    bots: list[BotInfo]  # the server's custom bots
    tie_breaks: list[str]  # parts of the score that don't count towards the total
    own_components: bool = False  # whether tables made without a file have other values than the game's own
    looks: list[SeatLook] = field(default_factory=list)  # of the seats


class GameList(ServerMessage):
    """All games."""

    games: list[GameInfo]
