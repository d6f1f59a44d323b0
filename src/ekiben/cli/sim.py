"""`ekiben sim GAME`: random games by the thousand."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table as Grid

from ekiben.cli import add_game
from ekiben.cli.options import add_options, options_given
from ekiben.cli.progress import compile_rules, show_progress
from ekiben.errors import BadOption
from ekiben.game import Game, find_game
from ekiben.rendering.console import make_console
from ekiben.sim import simulate
from ekiben.texts import t


def add_sim(p: argparse.ArgumentParser) -> None:
    add_game(p)
    add_players(p)
    p.add_argument("--games", type=int, default=1000, metavar="N", help=t("cli-arg-number"))
    p.add_argument("--seed", type=int, default=1, metavar="N", help=t("cli-arg-seed"))
    p.add_argument("--threads", type=int, metavar="N", help=t("cli-arg-threads"))
    p.add_argument("--json", action="store_true", help=t("cli-arg-json"))


def run_sim(args: argparse.Namespace) -> int:
    """Play, then print a table or one JSON object."""
    game = find_game(args.game)
    players = players_of(game, args)
    options = game.option_bits(options_given(game, args), players)
    game.check_seed(args.seed)
    check_positive(args, "games", "threads")
    components = game.components(args.components)
    compile_rules(game)
    with show_progress("simulating", args.games) as report:
        result = simulate(game, components, players, options, args.games, args.seed, args.threads, report)
    if args.json:
        print(json.dumps(result))
    else:
        print_result(game, result)
    return 0


def add_players(p: argparse.ArgumentParser) -> None:
    """How many play, and with which options of the game."""
    p.add_argument("--players", type=int, metavar="N", help=t("cli-arg-players"))
    p.add_argument("--solo", action="store_true", help=t("cli-arg-solo"))
    add_options(p)


def check_positive(args: argparse.Namespace, *names: str) -> None:
    for name in names:
        value = getattr(args, name)
        if value is not None and value < 1:
            raise BadOption("not-positive", option=f"--{name}", value=value)


def players_of(game: Game, args: argparse.Namespace) -> int:
    """How many play; `--solo` is one."""
    if args.solo and args.players not in (None, 1):
        raise BadOption("solo-is-one", players=args.players)
    players = 1 if args.solo else args.players
    if players is None:
        players = game.player_counts[-1]
    return game.check_players(players)


def print_result(game: Game, result: dict[str, Any]) -> None:
    console = make_console()
    console.print(t("sim-summary", **{k: f"{v:,}" for k, v in result.items() if isinstance(v, int)}))
    if result["capped"]:
        console.print(t("sim-capped", capped=result["capped"]))
    grid = Grid()
    for heading in ("seat", "score", "wins"):
        grid.add_column(t(f"sim-{heading}"), justify="left" if heading == "seat" else "right")
    for name, mean, wins in zip(game.seat_names, result["score_mean"], result["wins"], strict=False):
        grid.add_row(name, f"{mean:.2f}", f"{100 * wins / result['games']:.1f} %")
    console.print(grid)
