"""Measure the engine: `.venv/bin/python -m benchmarks.engine --json`.

Random games in compiled code on one thread, beside OpenSpiel's C++ card games in their own C++ loop
(`pyspiel.evaluate_bots` with uniform random bots): Zero-Kei beside the fastest of them, Nordic beside Hanabi,
which also has hidden hands. The machines that run this are shared and noisy, so everything is measured in
turn, several times, and ratios are ratios of medians.

OpenSpiel is installed by `python3 bootstrap.py research`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress

from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import find_game
from ekiben.rng import SAMPLE_STREAM, seed_rng
from ekiben.rule import compiled_rule
from ekiben.sim import PlayoutBuffers, simulate

FASTEST = ("crazy_eights(players=2)", "crazy_eights", "cribbage", "hearts")
TURNS = 7
SECONDS = 1.0  # per measurement and turn
CALLS = 50_000  # to measure the time of one call
CHUNK = 1000
MIDDLE = 60  # moves before a position is copied or sampled
CAPPED_GAMES = 100_000  # to count those that reach the cap on turns

Measure = Callable[[], float]


class Match(NamedTuple):
    """One of our games, its number of players, and the game it is compared with."""

    game: str
    players: int
    peers: tuple[str, ...]


MATCHES = (Match("zero-kei", 4, FASTEST), Match("nordic", 2, ("hanabi",)))


def ours(name: str, players: int) -> Measure:
    """Moves per second of random games, compiled, on this thread."""
    game = find_game(name)
    buffers = PlayoutBuffers(game, CHUNK)
    box = game.components().box
    first = 0

    def measure() -> float:
        nonlocal first
        moves, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            buffers.play(box, players, 0, 1, first, CHUNK)
            first += CHUNK
            moves += int(buffers.lengths.array.sum())
        return moves / (time.perf_counter() - start)

    return measure


def theirs(name: str) -> Measure:
    """Moves per second of OpenSpiel's C++ loop; chance nodes count as moves, too."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    number = 0

    def measure() -> float:
        nonlocal number
        moves, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            number += 1
            moves += len(state.history())
        return moves / (time.perf_counter() - start)

    return measure


def middle_of_a_game(name: str, players: int) -> tuple[Engine, Any]:
    """A compiled engine, and a position in the middle of a random game."""
    game = find_game(name)
    engine = Engine(game, game.components(), compiled_game(game).rules)
    position = engine.new_game(players, 0, 1)
    for number in range(MIDDLE):
        legal = engine.legal(position)
        engine.apply(position, legal[number * 7 % len(legal)])
    return engine, position


def our_copy(name: str, players: int) -> Measure:
    """Microseconds to copy a position in the middle of a game, from Python."""
    _, position = middle_of_a_game(name, players)
    return lambda: microseconds(position.copy)


def our_sample(name: str, players: int) -> Measure:
    """Microseconds of `sample`, called again and again in compiled code."""
    import numba

    engine, position = middle_of_a_game(name, players)
    sample = compiled_rule(engine.game.rules.sample)

    @numba.njit
    def often(positions: Any, boxes: Any, rng: Any, times: int) -> None:
        for _ in range(times):
            sample(positions[0], boxes[0], 0, rng)

    positions = np.frombuffer(position.data, engine.game.state.dtype)
    boxes = np.frombuffer(engine.box.data, type(engine.box).dtype)
    rng = np.zeros(2, np.int64)
    seed_rng(rng, 1, 0, SAMPLE_STREAM)
    often(positions, boxes, rng, 1)

    def measure() -> float:
        start = time.perf_counter()
        often(positions, boxes, rng, CALLS)
        return (time.perf_counter() - start) / CALLS * 1e6

    return measure


def their_clone(name: str) -> Measure:
    """Microseconds of OpenSpiel's `clone`."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(MIDDLE):
        following = state.child(state.legal_actions()[0])
        if not following.is_terminal():
            state = following
    return lambda: microseconds(state.clone)


def microseconds(function: Callable[[], object]) -> float:
    """The time of one call."""
    start = time.perf_counter()
    for _ in range(CALLS):
        function()
    return (time.perf_counter() - start) / CALLS * 1e6


def timed_command(arguments: list[str], cache: str) -> float:
    """Seconds that a command takes, with the given folder for compiled rules."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "ekiben", *arguments]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "EKIBEN_CACHE": cache})
    return time.perf_counter() - start


def start_times(name: str) -> dict[str, float]:
    """Seconds to compile the rules without a cache, and to start `sim` with compiled rules."""
    with tempfile.TemporaryDirectory() as cache:
        cold = timed_command(["compile", name], cache)
        warm = [timed_command(["sim", name, "--games", "1", "--json"], cache) for _ in range(5)]
    return {"compile_seconds": round(cold, 1), "sim_start_seconds": round(statistics.median(warm), 2)}


def how_games_end(name: str, players: int) -> dict[str, int]:
    """How many random games reach the cap on turns, and the longest of them in moves."""
    game = find_game(name)
    result = simulate(game, game.components(), players, 0, CAPPED_GAMES, 1)
    return {key: result[key] for key in ("games", "capped", "longest")}


def in_turns(measures: dict[str, Measure], tell: Callable[[], None]) -> dict[str, float]:
    """Measure each several times, in turn; the medians."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(TURNS):
        for name, measure in measures.items():
            found[name].append(measure())
            tell()
    return {name: statistics.median(values) for name, values in found.items()}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("OpenSpiel is missing: run `python3 bootstrap.py research` first.", file=sys.stderr)
        return 2
    with Progress(console=Console(stderr=True), transient=True) as bar:
        steps = sum(TURNS * (2 * len(match.peers) + 3) + 2 for match in MATCHES)
        task = bar.add_task("Measuring", total=steps)
        result = {match.game: report(match, lambda: bar.advance(task)) for match in MATCHES}
    print(json.dumps(result) if args.json else json.dumps(result, indent=2))
    return 0


def report(match: Match, tell: Callable[[], None]) -> dict[str, Any]:
    """All figures of one game."""
    name, players, peers = match
    moves = in_turns({name: ours(name, players)} | {peer: theirs(peer) for peer in peers}, tell)
    calls = {"copy": our_copy(name, players), "sample": our_sample(name, players)}
    times = in_turns(calls | {peer: their_clone(peer) for peer in peers}, tell)
    ends = how_games_end(name, players)
    tell()
    starts = start_times(name)
    tell()
    return {
        "players": players,
        "moves_per_second": round(moves[name]),
        "open_spiel_moves_per_second": {peer: round(moves[peer]) for peer in peers},
        "ratio_to_openspiel": round(moves[name] / max(moves[peer] for peer in peers), 2),
        "copy_microseconds": round(times["copy"], 3),
        "open_spiel_clone_microseconds": {peer: round(times[peer], 3) for peer in peers},
        "copy_to_fastest_clone": round(times["copy"] / min(times[peer] for peer in peers), 2),
        "sample_microseconds": round(times["sample"], 3),
        "state_bytes": find_game(name).state.dtype.itemsize,
        "random_games": ends,
        **starts,
    }


if __name__ == "__main__":
    sys.exit(main())
