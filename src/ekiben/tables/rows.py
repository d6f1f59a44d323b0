"""What is stored of a table: its row, its seats and its entries.

The entries of a table are numbered without gaps, and never changed: the number is the lock. An
entry with a number that is taken was sent too late, unless it is the same request again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from ekiben.protocol import ClockSpec, SeatKind, TableStatus

OPEN: Literal["open"] = "open"
RUNNING: Literal["running"] = "running"
OVER: Literal["over"] = "over"
TABLE_STATES: tuple[TableStatus, ...] = (OPEN, RUNNING, OVER)
GUEST: Literal["guest"] = "guest"
BOT: Literal["bot"] = "bot"
AUTOMA: Literal["automa"] = "automa"
FREE: Literal["free"] = "free"
SEAT_KINDS: tuple[SeatKind, ...] = (GUEST, BOT, AUTOMA, FREE)
# Kinds of entries; EARLY is an answer before a seat's turn, CHANGED takes all of a seat's back
MOVE, UNDO, EARLY, CHANGED = "move", "undo", "early", "changed"
WAIT = "wait"


@dataclass(frozen=True)
class TableRow:
    """A table: what the game depends on, and how it is played."""

    id: str
    game: str
    rules: int
    components: str
    players: int
    options: list[str]
    seed: int
    settings: dict[str, Any]
    host: str
    state: TableStatus
    created: float
    changed: float
    follower: str | None = None  # the table of the rematch
    differs: int | None = None  # the first entry with another outcome under newer rules
    decides: int | None = None  # the seat to move, once known
    standing: dict[str, Any] | None = None  # what lists say of the game; the fields of `Standing`

    @property
    def clock(self) -> ClockSpec | None:
        found = self.settings.get("clock")
        return ClockSpec(found["bank"], found["increment"], found["bot"]) if found else None

    @property
    def away(self) -> str:
        """What happens when a player leaves: the seat waits, or this bot plays on."""
        return str(self.settings.get("away", WAIT))

    @property
    def brought(self) -> str | None:
        """The id that the table had in the browser where its game began."""
        return self.settings.get("brought")

    @property
    def moved(self) -> str | None:
        """The table on a server where the game goes on."""
        return self.settings.get("moved")


@dataclass(frozen=True)
class SeatRow:
    """A seat, and who sits there."""

    number: int
    kind: SeatKind
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    secret: str | None = None  # of the seat's private link, hashed
    seen: float = 0.0  # when its guest was last there, or until when it surely is


@dataclass(frozen=True)
class EntryRow:
    """An entry: a move or an undo, or an answer before the seat's turn."""

    number: int
    kind: str
    seat: int
    move: int | None
    request: str  # the request id; the same one again is a retry
    trace: str  # digest of the position after it
    moment: float
    spent: float = 0.0  # seconds used by the seat


@dataclass
class StoredTable:
    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow] = field(default_factory=list)
    components_text: str | None = None  # the components file; None: the game's own
