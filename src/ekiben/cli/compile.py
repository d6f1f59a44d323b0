"""`ekiben compile [GAME…]`: rules, bots, and the steps of batches ahead of time; or games as JavaScript."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty

from ekiben.bots.compiled import compiled_bots
from ekiben.cli.progress import progress_bar
from ekiben.compiling import CompiledEntries, compiled_game
from ekiben.errors import LocalizedError, os_error_text
from ekiben.game import Game, find_game, game_names
from ekiben.research.batch import compiled_batch
from ekiben.texts import t

PARTS: dict[str, Callable[[Game], CompiledEntries]] = {
    "compiling": compiled_game,
    "compiling-bots": compiled_bots,
    "compiling-steps": compiled_batch,
}
Report = tuple[str, str, int, int]  # a game, which of the parts, rules compiled so far, rules in all


def add_compile(p: argparse.ArgumentParser) -> None:
    p.add_argument("games", metavar="GAME", nargs="*", help=t("cli-arg-games"))
    p.add_argument("--js", metavar="FOLDER", help=t("cli-arg-js"))


def run_compile(args: argparse.Namespace) -> int:
    """Compile all that belongs to the games named, or to all games, each in a process of its own."""
    if args.js:
        return write_javascript(args.js, args.games)
    start = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    reports: Queue[Report] = context.Queue()
    names = dict.fromkeys(find_game(name).name for name in args.games or game_names())
    workers = {
        name: context.Process(target=compile_game, args=(name, reports), daemon=True, name=name)
        for name in names
    }
    for worker in workers.values():
        worker.start()
    seconds: dict[str, float] = {}
    with progress_bar() as bar:
        tasks = {name: bar.add_task(t("compiling", game=name), total=None) for name in names}
        while len(seconds) < len(workers):
            with suppress(Empty):
                name, part, done, total = reports.get(timeout=0.1)
                bar.update(tasks[name], description=t(part, game=name), completed=done, total=total)
            for name in workers.keys() - seconds.keys():
                if not workers[name].is_alive():
                    seconds[name] = time.perf_counter() - start
    for name, worker in workers.items():
        if worker.exitcode == 0:
            print(t("compiled", game=name, seconds=f"{seconds[name]:.1f}"))
    return max(abs(worker.exitcode or 0) for worker in workers.values())


def write_javascript(folder: str, games: list[str]) -> int:
    """Write games and what they need of the core as ES modules."""
    from ekiben.javascript.build import build

    try:
        files = build(Path(folder), [find_game(name).name for name in games])
    except OSError as error:
        raise LocalizedError("export-unwritable", file=folder, why=os_error_text(error)) from error
    print(t("compiled-js", count=len(files), folder=folder))
    return 0


def compile_game(name: str, reports: Queue[Report]) -> None:
    """Compile all parts of a game, in a process that ends with the one that watches."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for part, compiled in PARTS.items():
        entries = compiled(find_game(name))
        entries.compile(lambda done, total, part=part: reports.put((name, part, done, total)))  # type: ignore[misc]
