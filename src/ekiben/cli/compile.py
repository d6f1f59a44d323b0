"""`ekiben compile [GAME…]`: compile the rules ahead of time."""

from __future__ import annotations

import argparse
import time

from ekiben.cli.progress import compile_with_progress
from ekiben.game import find_game, game_names
from ekiben.texts import text as say


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""
    p.add_argument("games", metavar="GAME", nargs="*", help=say("cli-arg-games"))


def run(args: argparse.Namespace) -> int:
    """Compile the games named, or all."""
    for name in args.games or game_names():
        start = time.perf_counter()
        compile_with_progress(find_game(name))
        print(say("compiled", game=name, seconds=f"{time.perf_counter() - start:.1f}"))
    return 0
