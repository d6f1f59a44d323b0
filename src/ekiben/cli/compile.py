"""`ekiben compile [GAME…]`: compile rules, bots, and the steps of batches ahead of time.

With `--wasm FOLDER` rules and bots become a WebAssembly file of each game, with its description; with `--js
FOLDER` games become JavaScript modules.
"""

from __future__ import annotations

import argparse
import json
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
from ekiben.compiling import CompiledEntries, compiled_game, report_progress
from ekiben.errors import LocalizedError, os_error_text
from ekiben.files import write_atomically
from ekiben.game import Game, find_game, game_names
from ekiben.native import require_compiler
from ekiben.research.batch import compiled_batch
from ekiben.texts import t
from ekiben.wasm.description import describe
from ekiben.wasm.entries import wasm_entries

PARTS: dict[str, Callable[[Game], CompiledEntries]] = {
    "compiling": compiled_game,
    "compiling-bots": compiled_bots,
    "compiling-steps": compiled_batch,
}
Report = tuple[str, str, int, int]  # a game, which of the parts, rules compiled so far, rules in all


def add_compile(p: argparse.ArgumentParser) -> None:
    p.add_argument("games", metavar="GAME", nargs="*", help=t("cli-arg-games"))
    p.add_argument("--js", metavar="FOLDER", help=t("cli-arg-js"))
    p.add_argument("--wasm", metavar="FOLDER", type=Path, help=t("cli-arg-wasm"))


def run_compile(args: argparse.Namespace) -> int:
    """Compile all that belongs to the games named, or to all games, each in a process of its own."""
    if args.js:
        return write_javascript(args.js, args.games)
    require_compiler()
    start = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    reports: Queue[Report] = context.Queue()
    names = dict.fromkeys(find_game(name).name for name in args.games or game_names())
    if args.wasm:
        args.wasm.mkdir(parents=True, exist_ok=True)
    target, more = (write_wasm, (args.wasm,)) if args.wasm else (compile_game, ())
    workers = {
        name: context.Process(target=target, args=(name, reports, *more), daemon=True, name=name)
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
            print(t("wasm-written" if args.wasm else "compiled", game=name, seconds=f"{seconds[name]:.1f}"))
    return max(abs(worker.exitcode or 0) for worker in workers.values())


def write_javascript(folder: str, games: list[str]) -> int:
    """Write games and what they need of the core as ES modules, with the files of their bots."""
    from ekiben.javascript.build import build
    from ekiben.wasm.page_files import write_page_files

    names = [find_game(name).name for name in games or game_names()]
    try:
        files = build(Path(folder), names)
        write_page_files(Path(folder) / "bots", map(find_game, names))
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


def write_wasm(name: str, reports: Queue[Report], folder: Path) -> None:
    """Write the files of a game; likewise."""
    from ekiben.wasm.build import build_wasm

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find_game(name)
    rules = [entry.rule for entry in wasm_entries(game).values()]
    with report_progress(lambda done, total: reports.put((name, "compiling-wasm", done, total)), rules):
        code = build_wasm(game)
    write_atomically(folder / f"{name}.wasm", code)
    text = json.dumps(describe(game), ensure_ascii=False, indent=1)
    write_atomically(folder / f"{name}.json", f"{text}\n".encode())
