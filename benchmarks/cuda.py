"""Measure games on a GPU: `.venv/bin/python -m benchmarks.cuda --json`.

Random games played to their end, and steps by random actions with observations and masks, every step
checked; in the same run, random games of the single engine on one core of the same machine. Times run from
before the first launch until everything is finished. They include everything but compiling, even the last
moves of the last games. Figures are medians of several turns.

One more turn shows where the time goes: it measures sorting, moves and refills with events on the device,
and the time before and after the last game started. Instead of all that, `--tune` compares numbers of games
per warp and of games in parallel.

    .venv/bin/python -m benchmarks.cuda --all figures.json --only zero-kei-4 nordic-2

runs the tests of the device first, and the benchmark only if they pass. After every figure it writes the
file: the commit, the versions, the output of the tests, all figures so far, and whether they reach `BARS`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ekiben.compiling import shared_instance
from ekiben.game import find_game
from ekiben.research.batch_spec import BatchSpec
from ekiben.research.cuda import CudaBatch, play_games
from ekiben.research.cuda.device import cuda_module, empty
from ekiben.research.cuda.kernels import Kernels
from ekiben.research.cuda.playout_kernels import count_word, idle_key
from ekiben.research.cuda.playouts import PlayoutPool, play_out
from ekiben.sim import PlayoutBuffers

SETTINGS = (("zero-kei", 4), ("nordic", 2), ("zero-kei", 2), ("nordic", 3))
TURNS = 3
CONCURRENT = {"zero-kei": 1 << 22, "nordic": 1 << 21}  # a position of Nordic is four times as large
ROUNDS = {"zero-kei": 16, "nordic": 8}  # games per row, about
BATCHES = (1 << 18, 1 << 20)
STEPS = 300  # before measuring, so that the games of a batch are at different moves
MEASURED = 100
GAMES_PER_WARP = (8, 16, 32)  # to be compared
TUNING_ROUNDS = 3
BARS = {  # moves per second on an H200 that every version must reach
    ("zero-kei-4", "playouts"): 1_300_000_000,
    ("nordic-2", "playouts"): 400_000_000,
    ("zero-kei-4", "steps_of_1048576"): 200_000_000,
    ("nordic-2", "steps_of_1048576"): 170_000_000,
}
TESTS = ("-m", "pytest", "-q", "-x", "tests/research/test_cuda.py")
TESTS_TIMEOUT = 330  # seconds, compiling included; the figures of two games take four more minutes
ROOT = Path(__file__).parents[1]
Save = Callable[[dict[str, Any]], None]
START = time.perf_counter()


def say(*words: object) -> None:
    """Report progress."""
    print(f"{time.perf_counter() - START:6.1f} s", *words, file=sys.stderr, flush=True)


def playouts(name: str, players: int) -> float:
    """Moves per second of random games played to their end."""
    start = time.perf_counter()
    played = play_games(name, players, ROUNDS[name] * CONCURRENT[name], concurrent=CONCURRENT[name])
    cuda_module().synchronize()
    seconds = time.perf_counter() - start
    return float(played.lengths.numpy().sum(dtype="int64")) / seconds


def steps(batch: CudaBatch) -> float:
    """Moves per second of steps with observations and masks."""
    start = time.perf_counter()
    for _ in range(MEASURED):
        batch.step(batch.random_actions())
    cuda_module().synchronize()
    return MEASURED * batch.games / (time.perf_counter() - start)


def one_core(name: str, players: int) -> float:
    """Moves per second of random games of the single engine."""
    game = find_game(name)
    buffers = PlayoutBuffers(game, 4000)
    start = time.perf_counter()
    buffers.play(game.components().box, players, 0, 1, 0, 4000)
    return float(buffers.lengths.array.sum()) / (time.perf_counter() - start)


class Tail(NamedTuple):
    """The state of a pool when its last game had started."""

    start: float
    copied: float  # time after copying what is below
    numbers: Any  # of the unfinished games
    counts: Any  # their moves so far


class TimedPool(PlayoutPool):
    """A pool that times each kind of kernel, and notes the state in which its last game started."""

    def __init__(self, *args: Any) -> None:
        self.spans: dict[str, list[tuple[Any, Any]]] = {"sort": [], "advance": [], "refill": []}
        self.tail: Tail | None = None
        super().__init__(*args)

    def unfinished_games(self) -> int:
        left = super().unfinished_games()
        if left <= self.size and self.tail is None:
            now = time.perf_counter()
            running = self.order.rows.numpy()[self.order.keys.numpy() != idle_key(self.spec.game)]
            numbers, counts = self.game_numbers.numpy()[running], self._counts()[running]
            self.tail = Tail(now, time.perf_counter(), numbers, counts)
        return left

    def _counts(self) -> Any:
        """The moves so far of the game in each row."""
        cuda, found, at = cuda_module(), empty(self.size, np.int64), count_word(self.spec.game)

        def collect(rows: Any, found: Any) -> None:
            i = cuda.grid(1)
            if i < found.size:
                found[i] = rows[i, at]

        cuda.jit(collect)[-(-self.size // 256), 256](self.rows.array, found.array)
        return found.numpy()

    def sort(self) -> None:
        self._timed("sort", super().sort)

    def advance(self) -> None:
        self._timed("advance", super().advance)

    def refill(self, seed: int, first: int) -> None:
        self._timed("refill", lambda: PlayoutPool.refill(self, seed, first))

    def _timed(self, what: str, work: Callable[[], None]) -> None:
        cuda = cuda_module()
        start, end = cuda.event(), cuda.event()
        start.record()
        work()
        end.record()
        self.spans[what].append((start, end))


def phases(name: str, players: int) -> dict[str, Any]:
    """Where the time of playouts goes, in seconds, and the speed before and after the last game starts."""
    start = time.perf_counter()
    spec = BatchSpec(name, players, ROUNDS[name] * CONCURRENT[name])
    pool = TimedPool(spec, CONCURRENT[name], shared_instance(Kernels, spec.game))
    cuda_module().synchronize()
    made = time.perf_counter()
    lengths = play_out(pool, 0, 0).lengths.numpy()
    end, tail = time.perf_counter(), pool.tail
    assert tail is not None
    later = int((lengths[tail.numbers] - tail.counts).sum(dtype="int64"))
    sooner = int(lengths.sum(dtype="int64")) - later
    apart = {
        what: round(sum(cuda_module().event_elapsed_time(*span) for span in spans) / 1000, 3)
        for what, spans in pool.spans.items()
    }
    return {
        "memory": round(made - start, 3),
        "all": round(end - made, 3),
        **apart,
        "tail": round(end - tail.copied, 3),
        "moves_per_second_before_the_tail": round(sooner / (tail.start - made)),
        "moves_per_second_in_the_tail": round(later / (end - tail.copied)),
    }


def report(name: str, players: int, save: Save = lambda _: None) -> dict[str, Any]:
    """All figures of one game; `save` gets the figures so far after every one."""
    play_games(name, players, 1000)  # compiled or loaded
    batches = {f"steps_of_{games}": CudaBatch(name, players, games) for games in BATCHES}
    for batch in batches.values():
        for _ in range(STEPS):
            batch.step(batch.random_actions())
    measure: dict[str, Callable[[], float]] = {
        "playouts": lambda: playouts(name, players),
        **{key: partial(steps, batch) for key, batch in batches.items()},
        "playouts_one_core": lambda: one_core(name, players),
    }
    found: dict[str, list[float]] = {key: [] for key in measure}
    result = {"players": players, "concurrent": CONCURRENT[name], "games": ROUNDS[name] * CONCURRENT[name]}
    for turn in range(TURNS):
        for key, rate in measure.items():
            found[key].append(rate())
            medians = {key: round(statistics.median(rates)) for key, rates in found.items() if rates}
            save({**result, "turns": turn + 1, "moves_per_second": medians})
        say(name, players, f"turn {turn + 1}:", *(f"{key} {rates[-1]:,.0f}" for key, rates in found.items()))
    spent = phases(name, players)
    say(name, players, spent)
    return {**result, "turns": TURNS, "moves_per_second": medians, "seconds": spent}


def tune(name: str, players: int) -> None:
    """Moves per second by games per warp and games in parallel, in shorter runs."""
    for games_per_warp in GAMES_PER_WARP:
        kernels = Kernels(find_game(name), games_per_warp)
        play_out(PlayoutPool(BatchSpec(name, players, 1000), 1000, kernels), 0, 0)
        for concurrent in (CONCURRENT[name] // 4, CONCURRENT[name] // 2, CONCURRENT[name]):
            spec = BatchSpec(name, players, TUNING_ROUNDS * CONCURRENT[name])
            start = time.perf_counter()
            played = play_out(PlayoutPool(spec, concurrent, kernels), 0, 0)
            seconds = time.perf_counter() - start
            rate = played.lengths.numpy().sum(dtype="int64") / seconds
            print(
                f"{name:9} {players} games per warp {games_per_warp:3} "
                f"concurrent {concurrent:8,}: {rate / 1e6:8.1f} M/s",
                flush=True,
            )


def commit() -> str:
    """The commit that is measured; marked if files differ from it."""
    try:
        git = partial(subprocess.run, cwd=ROOT, capture_output=True, text=True, check=True)
        changed = git(["git", "status", "--porcelain"]).stdout
        return git(["git", "rev-parse", "HEAD"]).stdout.strip() + (" with changes" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def run_tests() -> dict[str, Any]:
    """Run the tests of the device, in a process that can be killed if a kernel hangs."""
    start = time.perf_counter()
    try:
        done = subprocess.run(
            [sys.executable, *TESTS], cwd=ROOT, capture_output=True, text=True, timeout=TESTS_TIMEOUT
        )
        passed, output = done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    except subprocess.TimeoutExpired as late:
        passed, output = False, f"no end after {TESTS_TIMEOUT} seconds; so far: {late.stdout!r:.4000}"
    return {"passed": passed, "seconds": round(time.perf_counter() - start, 1), "output": output}


def compared(result: dict[str, Any]) -> dict[str, Any]:
    """The figures so far, beside their bars."""
    found = {}
    for (game, key), bar in BARS.items():
        rate = result.get(game, {}).get("moves_per_second", {}).get(key)
        if rate is not None:
            found[f"{game} {key}"] = {"bar": bar, "measured": rate, "reached": rate >= bar}
    return found


def write(file: Path, result: dict[str, Any]) -> None:
    """Write all results so far, so that nothing is lost if the machine goes away."""
    whole = json.dumps({**result, "bars": compared(result)}, indent=2)
    part = file.with_suffix(".part")
    part.write_text(whole + "\n", "utf-8")
    os.replace(part, file)


def run_all(file: Path, label: str, wanted: list[tuple[str, int]]) -> int:
    """Run the tests, then measure everything; 1 if the tests fail or a bar is not reached."""
    packages = ("numba", "llvmlite", "numba-cuda", "cuda-core", "numpy")
    result: dict[str, Any] = {
        "commit": label,
        "device": str(cuda_module().get_current_device().name),
        "versions": {name: metadata.version(name) for name in packages},
    }
    write(file, result)
    say("tests of the device")
    result["tests"] = run_tests()
    write(file, result)
    say(result["tests"]["output"])
    if not result["tests"]["passed"]:
        return 1
    for name, players in wanted:

        def save(found: dict[str, Any], key: str = f"{name}-{players}") -> None:
            result[key] = found
            write(file, result)

        save(report(name, players, save))
    found = compared(result)
    say(json.dumps(found, indent=2))
    return 0 if all(each["reached"] for each in found.values()) else 1


def table(result: dict[str, Any]) -> str:
    """Million moves per second, one line per game."""
    lines = [
        f"{result['device']}: million moves per second",
        "game          playouts before tail" + "".join(f"{games:10,}x" for games in BATCHES) + "   one core",
    ]
    for name, found in result.items():
        if name != "device":
            rates, spent = found["moves_per_second"], found["seconds"]
            figures = (
                rates["playouts"],
                spent["moves_per_second_before_the_tail"],
                *(rates[f"steps_of_{games}"] for games in BATCHES),
                rates["playouts_one_core"],
            )
            lines.append(f"{name:11}" + "".join(f"{figure / 1e6:11.1f}" for figure in figures))
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--only", nargs="+", metavar="GAME-PLAYERS", help="such as nordic-2")
    parser.add_argument("--tune", action="store_true", help="compare sizes instead")
    parser.add_argument("--all", type=Path, metavar="FILE", help="tests first; all figures into a JSON file")
    parser.add_argument("--commit", help="what to call the code in that file, where there is no Git")
    args = parser.parse_args()
    wanted = [each for each in SETTINGS if not args.only or "{}-{}".format(*each) in args.only]
    if args.tune:
        for name, players in wanted:
            tune(name, players)
        return 0
    if args.all:
        return run_all(args.all, args.commit or commit(), wanted)
    result: dict[str, Any] = {"device": str(cuda_module().get_current_device().name)}
    for name, players in wanted:
        say(f"measuring {name} with {players} players")
        result[f"{name}-{players}"] = report(name, players)
    print(json.dumps(result, indent=None if args.json else 2))
    if not args.json:
        print(table(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
