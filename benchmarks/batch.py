"""Measure the batched environment: `.venv/bin/python -m benchmarks.batch --json`.

Random games, stepped in a batch with observations and masks, beside random playouts of the same engine, which
have neither: on one thread and on all cores. The machines that run this are shared and noisy, so everything
is measured in turn, several times; figures are medians, and ratios are ratios of medians. On one thread CPU
time is measured, too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from ekiben.game import find_game
from ekiben.research import Batch
from ekiben.sim import PlayoutBuffers, simulate

SETTINGS = (("zero-kei", 4), ("zero-kei", 2), ("nordic", 2), ("nordic", 3))
TURNS = 7
SECONDS = 0.5  # per measurement and turn
GAMES = 2048
STEPS = 300  # before measuring, so that the games of a batch are at different moves
CHUNK = 1000


class Rate(NamedTuple):
    """Moves per second of wall time and of CPU time."""

    wall: float
    processor: float


def timed(work: Callable[[], int]) -> Rate:
    """Repeat some work for SECONDS; its moves per second."""
    moves, start, used = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < SECONDS:
        moves += work()
    return Rate(moves / (time.perf_counter() - start), moves / (time.process_time() - used))


def batched(name: str, players: int, threads: int) -> Callable[[], Rate]:
    """Steps of a batch by random actions."""
    batch = Batch(name, players, GAMES * threads, seeds=1, threads=threads)

    def step() -> int:
        batch.step(batch.random_actions())
        return batch.games

    for _ in range(STEPS):
        step()
    return lambda: timed(step)


def playouts(name: str, players: int) -> Callable[[], Rate]:
    """Random games of the single engine, on this thread."""
    game = find_game(name)
    buffers, box = PlayoutBuffers(game, CHUNK), game.components().box

    def play() -> int:
        buffers.play(box, players, 0, 1, 0, CHUNK)
        return int(buffers.lengths.array.sum())

    return lambda: timed(play)


def all_playouts(name: str, players: int) -> Callable[[], Rate]:
    """Random games of the single engine, on all cores."""
    game = find_game(name)

    def play() -> int:
        result = simulate(game, game.components(), players, 0, 8 * CHUNK, 1)
        return int(result["moves"])

    return lambda: timed(play)


def report(name: str, players: int) -> dict[str, Any]:
    """All figures of one game."""
    cores = os.cpu_count() or 1
    measures = {
        "batch_one_core": batched(name, players, 1),
        "playouts_one_core": playouts(name, players),
        "batch_all_cores": batched(name, players, cores),
        "playouts_all_cores": all_playouts(name, players),
    }
    found: dict[str, list[Rate]] = {key: [] for key in measures}
    for _ in range(TURNS):
        for key, measure in measures.items():
            found[key].append(measure())
    wall = {key: statistics.median(rate.wall for rate in rates) for key, rates in found.items()}
    used = {key: statistics.median(rate.processor for rate in rates) for key, rates in found.items()}
    batch = Batch(name, players, 1)
    return {
        "players": players,
        "games_per_core": GAMES,
        "cores": cores,
        "features": batch.fields.size,
        "actions": len(batch.action_names),
        "moves_per_second": {key: round(value) for key, value in wall.items()},
        "moves_per_processor_second": {key: round(value) for key, value in used.items()},
        "batch_to_playouts_one_core": round(used["batch_one_core"] / used["playouts_one_core"], 2),
        "batch_to_playouts_all_cores": round(wall["batch_all_cores"] / wall["playouts_all_cores"], 2),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    result = {f"{name}-{players}": report(name, players) for name, players in SETTINGS}
    print(json.dumps(result) if args.json else json.dumps(result, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
