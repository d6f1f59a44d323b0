"""What a game counts for a study; see `Game.study`.

The game gets the whole history of a finished game and returns counted items, each with a category and a key,
and numbers for the game and its seats. They are added up in `study.py`, the same way for all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class GameHistory(NamedTuple):
    positions: list[Any]  # before each move, and the last one
    moves: list[int]
    components: Any
    players: int  # that decide; automas sit after them

    @property
    def last(self) -> Any:
        """The final position."""
        return self.positions[-1]


class CountedItem(NamedTuple):
    """An item that occurred: a card a seat had, a route that was closed."""

    category: str  # the table that counts it
    key: str
    seat: int | None = None  # whose it was, if anybody's
    marks: Mapping[str, bool] = {}  # what was true or false of it
    amounts: Mapping[str, float] = {}  # numbers about it


@dataclass
class GameCounts:
    items: list[CountedItem] = field(default_factory=list)
    game: dict[str, float] = field(default_factory=dict)  # numbers such as turns
    seats: list[dict[str, float]] = field(default_factory=list)  # numbers for each seat that decides
