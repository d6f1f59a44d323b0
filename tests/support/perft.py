"""Counted move trees: how many sequences of a number of moves a position has.

    python -m tests.support.perft                   count again and compare with the files
    python -m tests.support.perft --write GAME      choose positions, count, and write the game's file

The files are `tests/games/GAME/perft.json`. A change in a rule changes a count somewhere. Positions are kept
as moves, so that what is counted stays the same when the way to choose positions changes.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from typing import Any

from ekiben.engine import Engine
from ekiben.table import Table
from tests.support.of_game import GAMES, folder
from tests.support.random_games import Dice, SetUp, eager, set_ups, step_by_step

MOST = 12_000  # sequences in a tree: what the interpreter counts in less than a second
SEED = 1964


@dataclass
class Tree:
    """A position, and how many sequences of 1, 2, 3, … moves follow it."""

    name: str
    game: str
    players: int
    options: list[str]
    seed: int
    moves: list[str]
    counts: list[int]

    def table(self) -> Table:
        """The position."""
        table = SetUp(self.game, self.players, tuple(self.options)).table(self.seed)
        for text in self.moves:
            for move in table.parse(text, trusted=True):
                table.play(move)
        return table


def count(engine: Engine, s: Any, depth: int) -> list[int]:
    """How many sequences of 1, 2, … depth moves there are; none goes on after the end of the game."""
    counts = [0] * depth
    _count(engine, s, counts, 0)
    return counts


def _count(engine: Engine, s: Any, counts: list[int], level: int) -> None:
    moves = engine.legal(s)
    counts[level] += len(moves)
    if level + 1 < len(counts):
        for move in moves:
            after = s.copy()
            engine.apply(after, move)
            _count(engine, after, counts, level + 1)


def load() -> list[Tree]:
    """The trees that were counted."""
    files = sorted(GAMES.glob("*/perft.json"))
    return [Tree(**tree) for file in files for tree in json.loads(file.read_text(encoding="utf-8"))]


def grow(table: Table) -> list[int]:
    """Counts to the depth that is still quick."""
    depth = 2
    counts = count(table.engine, table.position, depth)
    while counts[-1] and counts[-1] * counts[-1] // max(1, counts[-2]) <= MOST:
        depth += 1
        counts = count(table.engine, table.position, depth)
    return counts


def choose(set_up: SetUp) -> list[Tree]:
    """Where each decision of a random game is asked first, and where it is asked last, with their trees."""
    whole = set_up.table(SEED)
    asked: dict[str, list[int]] = {}
    for number, _ in enumerate(step_by_step(whole, Dice(SEED), eager)):
        asked.setdefault(whole.after(number).view()["decision"], []).append(number)
    chosen = {number: decision for decision, all_ in asked.items() for number in (all_[0], all_[-1])}
    trees = []
    for number, decision in sorted(chosen.items()):
        table = whole.after(number)
        moves = [text for _, text in table.move_groups()]
        name = f"{set_up}, after {number} moves, {decision}"
        trees.append(Tree(name, set_up.game, set_up.players, [*set_up.options], SEED, moves, grow(table)))
    return trees


def write(game: str) -> None:
    """Choose, count and write."""
    trees = [tree for set_up in set_ups() if set_up.game == game for tree in choose(set_up)]
    lines = [json.dumps(asdict(tree)) for tree in trees]
    file = GAMES / folder(game) / "perft.json"
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Count again, or write."""
    if arguments[:1] == ["--write"] and len(arguments) == 2:
        write(arguments[1])
    elif arguments:
        print(__doc__)
        return 2
    wrong = 0
    for tree in load():
        table = tree.table()
        counts = count(table.engine, table.position, len(tree.counts))
        wrong += counts != tree.counts
        print(f"{'ok ' if counts == tree.counts else 'NOT'} {tree.name}: {' '.join(map(str, counts))}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
