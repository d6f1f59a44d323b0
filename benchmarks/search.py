"""Measure the search: `.venv/bin/python -m benchmarks.search --json`.

Iterations per second, each a playout to the horizon, on one thread and on two, and the ratio. Both are
measured in turn on the same positions from the beginning, the middle and the end of a game between greedy
bots; figures are medians.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import Progress

from ekiben.bots.names import make_player
from ekiben.bots.player import BotRng, Budget, ask
from ekiben.bots.tree import Search
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import Game, find_game

SETTINGS = (("zero-kei", 2), ("zero-kei", 4), ("nordic", 2), ("nordic", 3))
PARTS = (0.15, 0.5, 0.85)  # of a game's moves, after which a search is measured
TURNS = 5
SECONDS = 0.6
MIN_LEGAL_MOVES = 4


def positions(engine: Engine, game: Game, players: int) -> Iterator[Any]:
    """Positions of one game with at least MIN_LEGAL_MOVES."""
    bot, rng = make_player("greedy", game), BotRng(1)
    position, found = engine.new_game(players, 0, 1), []
    while position.seat >= 0:
        if len(engine.legal(position)) >= MIN_LEGAL_MOVES:
            found.append(position.copy())
        engine.apply(position, ask(bot, engine, position, rng).move)
    for part in PARTS:
        yield found[int(part * len(found))]


def speed(game: Game, engine: Engine, position: Any, threads: int) -> float:
    """Iterations per second, the sum of all threads."""
    player = Search(game, Budget(seconds=SECONDS), threads, stops_early=False)
    start = time.perf_counter()
    ask(player, engine, position, BotRng(1))
    return player.iterations / (time.perf_counter() - start)


def measure(name: str, players: int) -> dict[str, Any]:
    """Measure one game with one number of players."""
    game = find_game(name)
    engine = Engine(game, game.components(), compiled_game(game).rules)
    found: dict[str, Any] = {"game": name, "players": players}
    one, two, ratios = [], [], []
    for position in positions(engine, game, players):
        turns = [[speed(game, engine, position, threads) for threads in (1, 2)] for _ in range(TURNS)]
        one.append(statistics.median(turn[0] for turn in turns))
        two.append(statistics.median(turn[1] for turn in turns))
        ratios.append(statistics.median(turn[1] / turn[0] for turn in turns))
    found["iterations_per_second"] = [round(each) for each in one]
    found["with_two_threads"] = [round(each) for each in two]
    found["ratio"] = round(statistics.median(ratios), 2)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    results = []
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("searching", total=len(SETTINGS))
        for name, players in SETTINGS:
            results.append(measure(name, players))
            bar.advance(task)
    if args.json:
        print(json.dumps({"positions": PARTS, "seconds": SECONDS, "results": results}))
    else:
        for found in results:
            print(*(f"{key}: {value}" for key, value in found.items()), sep="   ")


if __name__ == "__main__":
    main()
