"""What games say of positions and moves, as data: ids and typed arguments, no prose.

Narration makes sentences of it, here and in the browser; so this module needs no rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypedDict, get_args

from msgspec import Struct


class EveryView(TypedDict):
    """The keys that every view has."""

    game: str
    seats: list[str]  # by name
    seat: str | None  # to move; None when the game is over
    decision: str | None  # which kind of choice the seat has


View = Annotated[dict[str, Any], EveryView]  # what code for any game can use; see `Game.view_type`


class Phrase(Struct, frozen=True):
    """A sentence to be made: an id in the language files and typed arguments, no prose."""

    id: str
    args: Mapping[str, Any] = {}


class LogEntry(Struct, frozen=True):
    """Something that happened: an id in the language files, typed arguments, and who or what did it."""

    id: str
    args: Mapping[str, Any]
    by: str = ""  # the name of a seat, or "event", "round" or "rules" for what no seat did


class Meaning(NamedTuple):
    """A move as data, so that nobody has to parse its text."""

    verb: str
    on: tuple[str, ...] = ()  # the things it is about, as kind and id: "city:7"
    args: Mapping[str, Any] = {}  # everything else


class Payment(Struct, frozen=True):
    """A way to pay for a move: the text that makes the move and pays, and all cards laid, by kind."""

    move: str
    cards: Mapping[str, int]


class Item(Struct, frozen=True):
    """A line of an account: an id in the language files, typed arguments, and points."""

    id: str
    args: Mapping[str, Any]
    amount: int


class Quote(NamedTuple):
    """What a legal move would cost and bring the seat that makes it.

    The last three are of the whole move group, with what has been made of it before.
    """

    amounts: Mapping[str, int]  # by the names used in views; costs are negative
    parts: tuple[Phrase, ...] = ()  # how they add up
    effect: tuple[Item, ...] | None = None  # what changes `Table.known_total`; None: not known yet
    others: Mapping[str, int] = {}  # how the totals of other seats change, by name
    whole: Mapping[str, int] | None = None  # the amounts of the group; None: the same as of the move


class AccountPart(Struct, frozen=True):
    """A part of a seat's score, item by item."""

    part: str  # one of `Game.score_parts`
    amount: int | None  # None where the viewer may not know it
    items: tuple[Item, ...] = ()
    scored: bool = False  # whether the points are scored already, not only at the end


class Way(Struct, frozen=True):
    """What a seat still lacks for a goal."""

    goal: str
    missing: tuple[str, ...] | None  # the routes to claim, in order; None if the goal is out of reach
    built: tuple[str, ...]  # the seat's own routes on the way
    spaces: int | None
    cards: Mapping[str, int]  # what the missing routes cost, by kind
    lacking: Mapping[str, int]  # those the seat doesn't hold
    last: tuple[str, ...] = ()  # routes that would each complete the goal alone
    alternatives: tuple[str, ...] = ()  # routes beside a missing one that would do instead


Sign = Literal["●", "▲", "■", "◆", "◇", "★"]
SIGNS: tuple[Sign, ...] = get_args(Sign)


class SeatLook(Struct, frozen=True):
    """How a seat looks everywhere: a colour never stands alone, a sign goes with it."""

    sign: Sign
    light: str  # the colour on a light background, as CSS writes it
    dark: str  # and on a dark one
    style: str = ""  # in a terminal, as Rich writes it
    named: bool = False  # whether sentences put the sign before the name of the colour
