"""What a game itself counts, for a study; see `Game.study`.

It gets the whole history of a game that is over and says what was there: facts, each in a table and with a
key, and numbers of the game and of its seats. Adding up is done elsewhere, for all games alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class GameHistory(NamedTuple):
    positions: list[Any]  # before each move, and the last one
    moves: list[int]
    components: Any
    players: int  # the first seats: those that were asked

    @property
    def last(self) -> Any:
        """How it ended."""
        return self.positions[-1]


class CountedItem(NamedTuple):
    """Something that was there: a card that a seat had, a route that nobody may take."""

    table: str
    key: str
    seat: int | None = None  # whose it was
    marks: Mapping[str, bool] = {}  # what is true of it or not
    amounts: Mapping[str, float] = {}  # how often, how much


@dataclass
class GameCounts:
    facts: list[CountedItem] = field(default_factory=list)
    game: dict[str, float] = field(default_factory=dict)  # numbers of the game, such as its turns
    seats: list[dict[str, float]] = field(default_factory=list)  # numbers of each seat that was asked
