"""`ekiben compile [GAME…]`: compile rules, bots and the steps of batches ahead of time."""

from __future__ import annotations

import argparse
import time

from ekiben.cli.progress import compile_with_progress
from ekiben.compiling import compiled_game
from ekiben.game import find_game, game_names
from ekiben.players.bots import thinker
from ekiben.research.batch import stepper
from ekiben.texts import text as say

PARTS = {"compiling": compiled_game, "compiling-bots": thinker, "compiling-steps": stepper}


def add(p: argparse.ArgumentParser) -> None:
    """Arguments."""
    p.add_argument("games", metavar="GAME", nargs="*", help=say("cli-arg-games"))


def run(args: argparse.Namespace) -> int:
    """Compile all that belongs to the games named, or to all games."""
    for game in [find_game(name) for name in args.games or game_names()]:
        start = time.perf_counter()
        for what, made in PARTS.items():
            compile_with_progress(made(game), what)
        print(say("compiled", game=game.name, seconds=f"{time.perf_counter() - start:.1f}"))
    return 0
