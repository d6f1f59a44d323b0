"""Random games for the tests, the same on every machine: their chance is that of `ekiben.rng`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

import ekiben
from ekiben.game import Game
from ekiben.rng import PLAY_STREAM, random_below, seed_rng
from ekiben.table import Table

T = TypeVar("T")

MOST_MOVES = 3000  # no game is nearly as long: a longer one does not end
PASSES = ("done", "decline")


class Dice:
    """A small random source."""

    def __init__(self, seed: int, number: int = 0) -> None:
        self._words = [0, 0]
        seed_rng(self._words, seed, number, PLAY_STREAM)

    def below(self, limit: int) -> int:
        """From 0 to limit - 1."""
        return random_below(self._words, limit)

    def pick(self, things: Sequence[T]) -> T:
        """One of several things."""
        return things[self.below(len(things))]


def rows_and_cells(game: Game, count: int) -> tuple[list[Any], Any]:
    """Blank positions in a row, and the bytes that they lie in."""
    cells: Any = np.zeros((count, game.state.dtype.itemsize), np.uint8)
    positions: list[Any] = [game.state() for _ in range(count)]
    for position, row in zip(positions, cells, strict=True):
        position.data = memoryview(row)
    return positions, cells


Policy = Callable[[Dice, Sequence[str]], int]


def uniform(dice: Dice, texts: Sequence[str]) -> int:
    """Any move."""
    return dice.below(len(texts))


def eager(dice: Dice, texts: Sequence[str]) -> int:
    """Any move, but seldom one that gives up something: such games are longer and show more."""
    choice = dice.below(len(texts))
    for _ in range(4):
        if texts[choice] in PASSES:
            choice = dice.below(len(texts))
    return choice


def first(dice: Dice, texts: Sequence[str]) -> int:
    """The move named first."""
    return 0


def last(dice: Dice, texts: Sequence[str]) -> int:
    """The move named last."""
    return len(texts) - 1


def buyer(dice: Dice, texts: Sequence[str]) -> int:
    """Every carriage on offer, and money for more: the longest trains."""
    tempting = [i for i, text in enumerate(texts) if text.startswith(("buy", "use"))]
    if tempting:
        return dice.pick(tempting)
    return texts.index("tail") if "tail" in texts else eager(dice, texts)


@dataclass(frozen=True)
class SetUp:
    """A game, how many play it, and its options."""

    game: str
    players: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options])

    def table(self, seed: int, components: Path | None = None) -> Table:
        """A new table."""
        options = dict.fromkeys(self.options, True)
        return ekiben.new(self.game, self.players, seed, options, components)


def set_ups() -> Iterator[SetUp]:
    """Every game for every number of players, plain and with each of its options."""
    for name in ekiben.game_names():
        game = ekiben.find_game(name)
        for players in game.player_counts:
            yield SetUp(name, players)
            for option in game.options:
                if players in game.option_players(option):
                    yield SetUp(name, players, (option,))


def play_random(table: Table, dice: Dice, policy: Policy = uniform, moves: int = MOST_MOVES) -> Table:
    """Play on at random, to the end or for a number of moves."""
    for _ in step_by_step(table, dice, policy, moves):
        pass
    return table


def step_by_step(
    table: Table, dice: Dice, policy: Policy = uniform, moves: int = MOST_MOVES
) -> Iterator[tuple[Any, int]]:
    """The same, one move at a time: the position before it, and the move."""
    for _ in range(moves):
        legal = table.engine.legal(table.position)
        if not legal:
            return
        before = table.position.copy()
        move = legal[policy(dice, [table.game.move_texts[n] for n in legal])]
        table.play(move)
        yield before, move
    assert moves < MOST_MOVES, "the game does not end"


def some_positions(set_up: SetUp, each: int) -> list[Table]:
    """Tables in the middle of games, and at their end: a number for each kind of decision."""
    found: dict[tuple[int, int], list[Table]] = {}
    for seed in range(25):
        table = set_up.table(seed)
        for before, _ in step_by_step(table, Dice(seed), eager):
            s = table.position
            tables = found.setdefault((s.phase, s.decision), [])
            if len(tables) < each and (s.decision != before.decision or s.year % 2):
                tables.append(table.copy())
    return [table for tables in found.values() for table in tables]
