"""The engine measured: `python -m benchmarks.engine --json`.

Random games of Zero-Kei in compiled code, on one thread, against OpenSpiel's fastest C++ card games in
their own C++ loop (`pyspiel.evaluate_bots` with uniform random bots). The machines that run this are shared
and noisy, so both are measured in turns, several times, and the ratio is that of the medians.

OpenSpiel is installed by `python3 bootstrap.py bench`.
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
from typing import Any

from rich.console import Console
from rich.progress import Progress

from ekiben.compiling import Rooms, compiled_game
from ekiben.game import Engine, find_game

OPEN_SPIEL_GAMES = ("crazy_eights(players=2)", "crazy_eights", "cribbage", "hearts")
TURNS = 7
SECONDS = 1.0  # for each of them, each turn
COPIES = 50_000
CHUNK = 1000
MOVES_BEFORE_COPY = 20

Measure = Callable[[], float]


def ours(name: str, players: int) -> Measure:
    """Moves per second of random games, compiled, on this thread."""
    game = find_game(name)
    compiled = compiled_game(game)
    compiled.load("play_games")
    rooms = Rooms(game, CHUNK)
    box = game.components().box
    first = 0

    def measure() -> float:
        nonlocal first
        moves, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            rooms.play(compiled, box, players, 0, 1, first, CHUNK)
            first += CHUNK
            moves += int(rooms.lengths.array.sum())
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


def our_copy(name: str, players: int) -> Measure:
    """Microseconds to copy a position in the middle of a game, from Python."""
    game = find_game(name)
    engine = Engine(game, game.components())
    position = engine.new_game(players, 0, 1)
    for _ in range(MOVES_BEFORE_COPY):
        engine.apply(position, engine.legal(position)[0])
    return lambda: microseconds(position.copy)


def their_clone(name: str) -> Measure:
    """The same for OpenSpiel's `clone`."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(MOVES_BEFORE_COPY):
        state.apply_action(state.legal_actions()[0])
    return lambda: microseconds(state.clone)


def microseconds(function: Callable[[], object]) -> float:
    """The time of one call."""
    start = time.perf_counter()
    for _ in range(COPIES):
        function()
    return (time.perf_counter() - start) / COPIES * 1e6


def timed_command(arguments: list[str], cache: str) -> float:
    """Seconds that a command takes, with the given folder for compiled rules."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "ekiben", *arguments]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "EKIBEN_CACHE": cache})
    return time.perf_counter() - start


def start_times(name: str) -> dict[str, float]:
    """How long the rules take to compile from nothing, and `sim` to start when they are compiled."""
    with tempfile.TemporaryDirectory() as cache:
        cold = timed_command(["compile", name], cache)
        warm = [timed_command(["sim", name, "--games", "1", "--json"], cache) for _ in range(5)]
    return {"compile_seconds": round(cold, 1), "sim_start_seconds": round(statistics.median(warm), 2)}


def in_turns(measures: dict[str, Measure], tell: Callable[[], None]) -> dict[str, float]:
    """The median of each, measured alternately."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(TURNS):
        for name, measure in measures.items():
            found[name].append(measure())
            tell()
    return {name: statistics.median(values) for name, values in found.items()}


def main() -> int:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("OpenSpiel is missing: run `python3 bootstrap.py bench` first.", file=sys.stderr)
        return 2
    name, players = "zero-kei", 4
    speeds: dict[str, Measure] = {"ekiben": ours(name, players)}
    speeds |= {peer: theirs(peer) for peer in OPEN_SPIEL_GAMES}
    copies: dict[str, Measure] = {"ekiben": our_copy(name, players)}
    copies |= {peer: their_clone(peer) for peer in OPEN_SPIEL_GAMES}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Measuring", total=TURNS * (len(speeds) + len(copies)) + 1)
        moves = in_turns(speeds, lambda: bar.advance(task))
        clones = in_turns(copies, lambda: bar.advance(task))
        starts = start_times(name)
        bar.advance(task)
    result = report(name, players, moves, clones, starts)
    print(json.dumps(result) if args.json else json.dumps(result, indent=2))
    return 0


def report(
    name: str, players: int, moves: dict[str, float], clones: dict[str, float], starts: dict[str, float]
) -> dict[str, Any]:
    """All figures."""
    fastest = max(moves[peer] for peer in OPEN_SPIEL_GAMES)
    quickest = min(clones[peer] for peer in OPEN_SPIEL_GAMES)
    return {
        "game": name,
        "players": players,
        "moves_per_second": round(moves["ekiben"]),
        "open_spiel_moves_per_second": {peer: round(moves[peer]) for peer in OPEN_SPIEL_GAMES},
        "ratio_to_openspiel": round(moves["ekiben"] / fastest, 2),
        "copy_microseconds": round(clones["ekiben"], 3),
        "open_spiel_clone_microseconds": {peer: round(clones[peer], 3) for peer in OPEN_SPIEL_GAMES},
        "copy_to_fastest_clone": round(clones["ekiben"] / quickest, 2),
        "state_bytes": find_game(name).state.dtype.itemsize,
        **starts,
    }


if __name__ == "__main__":
    sys.exit(main())
