"""Counted move trees: how many sequences of so many moves there are from a position.

    python -m tests.support.perft            count again and compare with tests/perft.json
    python -m tests.support.perft --write    choose positions, count, and write tests/perft.json

A change in a rule changes a count somewhere. Positions are kept as moves, so that what is counted stays the
same when the way to choose positions changes.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from ekiben.engine import Engine
from ekiben.game import View
from ekiben.table import Table
from tests.support.random_games import Dice, SetUp, eager, step_by_step

FILE = Path(__file__).parents[1] / "perft.json"
MOST = 12_000  # sequences in a tree: what the interpreter counts in less than a second
SET_UPS = [
    *(SetUp("zero-kei", 1), SetUp("zero-kei", 1, ("hard",)), *(SetUp("zero-kei", n) for n in (2, 3, 4))),
    *(SetUp("nordic", 2), SetUp("nordic", 3), SetUp("nordic", 2, ("ferry_sets_stack",))),
]
SEED = 1964
# Where in a game, and what is asked there
PLACES = {
    "zero-kei": [
        *(("year 1", "engine"), ("year 2", "carriage"), ("year 2", "order")),
        *(("year 3", "action"), ("year 4", "action"), ("year 5", "order")),
    ],
    "nordic": [
        *(("set-up", "ticket"), ("turns 1-30", "action"), ("turns 1-30", "second-card")),
        *(("turns 31-60", "payment"), ("turns 61-90", "ticket"), ("turns 61-90", "set")),
        *(("turns 91-120", "action"), ("last turns", "action")),
    ],
}


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
            for move in table.parse(text, known=True):
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
    return [Tree(**tree) for tree in json.loads(FILE.read_text(encoding="utf-8"))]


def grow(table: Table) -> list[int]:
    """Counts to the depth that is still quick."""
    depth = 2
    counts = count(table.engine, table.position, depth)
    while counts[-1] and counts[-1] * counts[-1] // max(1, counts[-2]) <= MOST:
        depth += 1
        counts = count(table.engine, table.position, depth)
    return counts


def place_of(view: View) -> tuple[str, str] | None:
    """Where a view is in its game, as PLACES name it; None where no tree is wanted."""
    if view["game"] == "zero-kei":
        return None if view["used"] else (f"year {view['year']}", view["decision"])
    first = view["turn"] - (view["turn"] - 1) % 30
    where = "last turns" if view["last_turns"] else f"turns {first}-{first + 29}"
    return ("set-up" if view["phase"] == "set-up" else where, view["decision"])


def choose(set_up: SetUp) -> list[Tree]:
    """Positions of a random game, with their trees."""
    table = set_up.table(SEED)
    trees = []
    wanted = list(PLACES[set_up.game])
    for _ in chain([None], step_by_step(table, Dice(SEED), eager)):
        place = place_of(table.view())
        if place in wanted:
            wanted.remove(place)
            moves = [text for _, text in table.units()]
            name = f"{set_up}, {place[0]}, {place[1]}"
            options = list(set_up.options)
            trees.append(Tree(name, set_up.game, set_up.players, options, SEED, moves, grow(table)))
    return trees


def write() -> None:
    """Choose, count and write."""
    trees = [tree for set_up in SET_UPS for tree in choose(set_up)]
    lines = [json.dumps(asdict(tree)) for tree in trees]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Count again, or write."""
    if arguments == ["--write"]:
        write()
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
