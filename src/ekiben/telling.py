"""What is asked and what happened, in words: for the terminal, for pages, for programs.

A game tells it in a package `telling` in its folder, from a view and the components, never from a position.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, cast

from ekiben.game import Game, LogEntry, Phrase, View
from ekiben.table import Move, Table

EVERYBODY = -1  # in place of a seat: each move as its maker saw it, for a game that is over


class Told(NamedTuple):
    """What happened to a seat, or to all (None), in words."""

    seat: int | None
    facts: list[str]


class Telling(Protocol):
    """What a game says of itself."""

    def question(self, view: View, components: Any, steps: Sequence[str]) -> str:
        """What is asked now; `steps` are the moves of the action begun."""

    def tell(
        self, entries: Sequence[LogEntry], moves: Sequence[str], mover: int, view: View, components: Any
    ) -> list[Told]:
        """What the moves of a seat did, in words."""

    def move(self, move: Move, view: View, components: Any) -> str:
        """A legal move as a sentence, without its price; empty where its text says it best."""

    def part(self, part: Phrase, view: View, components: Any) -> str:
        """A part of a quote, in words."""


def find_telling(game: Game) -> Telling:
    """How a game is told."""
    return cast(Telling, importlib.import_module(f"ekiben.games.{game.name.replace('-', '_')}.telling"))


@dataclass
class Piece:
    """Moves that belong together: the steps of one action, as far as they were not told before."""

    number: int  # of the first move, from 1
    mover: int
    moves: list[str]
    entries: list[LogEntry]


def pieces(
    table: Table, seat: int | None, since: int, log: Iterable[tuple[int, list[LogEntry]]] | None = None
) -> list[Piece]:
    """The moves after the first `since`, action by action, as far as a seat may know from its `log`."""
    found: list[Piece] = []
    for number, entries in log_of(table, seat, since) if log is None else log:
        move, mover, begins_unit, _ = table.history[number - 1]
        text = table.game.shown_text(move, own=seat in (mover, EVERYBODY))
        if not found or begins_unit or found[-1].mover != mover:
            found.append(Piece(number, mover, [], []))
        secret = text != table.game.move_texts[move]
        if not (secret and found[-1].moves[-1:] == [text]):  # said once is enough
            found[-1].moves.append(text)
        found[-1].entries += entries
    return found


def log_of(table: Table, seat: int | None, since: int) -> list[tuple[int, list[LogEntry]]]:
    """The log as a seat may know it, or everybody together."""
    if seat != EVERYBODY:
        return table.log(seat, since)
    logs = [dict(table.log(maker, since)) for maker in range(table.position.players)]
    return [(n, logs[played.mover][n]) for n, played in enumerate(table.history[since:], since + 1)]


def begun(table: Table) -> list[str]:
    """The moves of the action that the deciding seat has begun."""
    if table.over or table.game.begins_unit(table.position):
        return []
    start = table.unit_start(len(table.history))
    return [table.game.move_texts[played.move] for played in table.history[start:]]
