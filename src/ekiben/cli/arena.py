"""`ekiben arena GAME`: let bots play each other and say how strong they are."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from contextlib import nullcontext
from pathlib import Path
from textwrap import wrap
from typing import Any

from rich import box
from rich.table import Table as Grid

from ekiben.arena.arena import arena_report, play_arena
from ekiben.arena.cluster import Cluster
from ekiben.arena.matches import AUTOMA, GameResult, Match
from ekiben.arena.plots import check_plot, plot_arena
from ekiben.arena.results import ResultsFile
from ekiben.arena.statistics import require_packages
from ekiben.bots.custom import read_bots
from ekiben.cli import add_game
from ekiben.cli.options import options_given
from ekiben.cli.progress import compile_bots, compile_rules, show_progress
from ekiben.cli.sim import add_players, check_positive, players_of
from ekiben.errors import BadOption
from ekiben.game import Game, find_game
from ekiben.rendering.console import make_console
from ekiben.texts import t

MAX_WORD = 14  # columns of a word in a heading


def add_arena(p: argparse.ArgumentParser) -> None:
    add_match(p)
    p.add_argument("--file", metavar="FILE", help=t("cli-arg-results"))


def add_match(p: argparse.ArgumentParser) -> None:
    """What is played, by whom, and how it is printed; the same for an arena and a study."""
    add_game(p)
    add_players(p)
    p.add_argument("--bots", required=True, metavar="BOTS", help=t("cli-arg-bots"))
    p.add_argument("--games", type=int, default=400, metavar="N", help=t("cli-arg-arena-games"))
    p.add_argument("--seed", type=int, default=1, metavar="N", help=t("cli-arg-arena-seed"))
    p.add_argument("--processes", type=int, metavar="N", help=t("cli-arg-processes"))
    p.add_argument("--on", metavar="ADDRESS", help=t("cli-arg-on"))
    p.add_argument("--plot", metavar="FILE", help=t("cli-arg-plot"))
    p.add_argument("--json", action="store_true", help=t("cli-arg-json"))


def run_arena(args: argparse.Namespace) -> int:
    """Play, then print tables or one JSON object; 1 if a bot did something that it must not."""
    match, workers = match_of(args), workers_of(args)
    with ResultsFile(Path(args.file), match) if args.file else nullcontext() as file:
        found = arena_report(match, play(match, args.games, workers, file))
    if args.plot:
        plot_arena(found, args.plot)
    if args.json:
        print(json.dumps(found))
    else:
        print_arena(find_game(match.game), found)
    return 1 if any(bot["illegal"] or bot["late"] for bot in found["bots"]) else 0


def match_of(args: argparse.Namespace) -> Match:
    """What the arguments ask for; whatever is wrong is said before anything is played."""
    require_packages("scipy")
    check_plot(args.plot)
    game = find_game(args.game)
    players = players_of(game, args)
    options = options_given(game, args)
    game.option_bits(options, players)
    game.check_seed(args.seed)
    check_positive(args, "games", "processes")
    bots = read_bots(args.bots, game)
    match = Match(game.name, players, bots, args.seed, tuple(sorted(options)), args.components)
    match.read_components()
    return match


def workers_of(args: argparse.Namespace) -> int | Cluster:
    """Where games are played: on a cluster, or in processes here, as many as cores if it is not said."""
    if not args.on:
        return args.processes or os.cpu_count() or 1
    if args.processes:
        raise BadOption("cluster-processes")
    return Cluster(args.on, lambda message: print(message, file=sys.stderr))


def play(
    match: Match,
    games: int,
    workers: int | Cluster,
    file: ResultsFile | None = None,
    keep_history: bool = False,
) -> list[GameResult]:
    """Play, and show how far it is. What is not compiled yet is compiled before any process starts; workers
    elsewhere do it there."""
    game = find_game(match.game)
    if not isinstance(workers, Cluster):
        compile_rules(game)
        compile_bots(game, match.bots)
    with show_progress("simulating", len(match.game_keys(games))) as report:
        return play_arena(match, games, workers, file, report, keep_history=keep_history)


# --- for people -----------------------------------------------------------------------------------------


def print_arena(game: Game, found: dict[str, Any]) -> None:
    console = make_console()
    counts = {key: f"{found[key]:,}" for key in ("games", "deals")}
    console.print(t("arena-summary", **counts, arrangements=found["arrangements"]))
    console.print(strength_table(found))
    console.print(score_table(game, {bot["bot"]: scores_of(bot) for bot in found["bots"]}))
    if len(found["pairs"]) > 1:
        console.print(pair_table(found))
    console.print(seat_table(game, found["seats"]))
    console.print(pace_table(found))
    for bot in found["bots"]:
        if bot["illegal"] or bot["late"]:
            console.print(t("arena-wrong", bot=bot["bot"], illegal=bot["illegal"], late=bot["late"]))


def table(*headings: str) -> Grid:
    """A table whose first column is text, the others figures. In a narrow window the text is folded, figures
    never are.
    """
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column(headings[0], overflow="fold", vertical="bottom")
    for heading in headings[1:]:
        grid.add_column(narrow(heading), justify="right", no_wrap=True, vertical="bottom")
    return grid


def narrow(heading: str) -> str:
    """A heading in as many lines as it has words; the name of a bot may be broken anywhere."""
    words = re.sub(r"(\d) %", "\\1\u00a0%", heading).split(" ")
    return "\n".join(piece for word in words for piece in wrap(word, MAX_WORD))


def columns(*names: str) -> list[str]:
    return [t(f"column-{name}") for name in names]


def shown_bot(name: str) -> str:
    """A bot, or who plays where none does."""
    return t("arena-automa") if name == AUTOMA else name


def percent(share: float | None) -> str:
    """A share for people, in percent; the heading of the column says so."""
    return "–" if share is None else f"{100 * share:.1f}"


def interval_text(interval: list[float] | None) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def strength_table(found: dict[str, Any]) -> Grid:
    grid = table(*columns("bot", "games", "won", "interval", "fair", "times", "elo", "interval"))
    for bot in sorted(found["bots"], key=lambda bot: -(bot["elo"] or 0)):
        won = [percent(bot["share"]), interval_text(bot["share_interval"]), percent(bot["fair_share"])]
        elo = ["–", "–"]
        if bot["elo"] is not None:
            low, high = bot["elo_interval"]
            elo = [f"{bot['elo']:+.0f}", f"{low:+.0f}…{high:+.0f}"]
        grid.add_row(shown_bot(bot["bot"]), f"{bot['games']:,}", *won, f"{bot['times_fair']:.2f}", *elo)
    return grid


Scores = tuple[dict[str, float], float]  # means by part, deviation of the total


def scores_of(bot: dict[str, Any]) -> Scores:
    return bot["score_mean"], bot["score_deviation"]


def score_table(game: Game, who: dict[str, Scores]) -> Grid:
    """Mean scores part by part, a column for each bot or seat."""
    grid = table(t("column-score"), *map(shown_bot, who))
    for part in game.score_parts[:-1]:
        if part == "total":
            grid.add_section()
        grid.add_row(part.replace("_", " "), *[f"{means[part]:.1f}" for means, _ in who.values()])
    grid.add_row(t("column-deviation"), *[f"{deviation:.1f}" for _, deviation in who.values()])
    return grid


def pair_table(found: dict[str, Any]) -> Grid:
    grid = table(*columns("pair", "meetings", "better", "interval"))
    for pair in found["pairs"]:
        names = " – ".join(shown_bot(name) for name in pair["bots"])
        shares = percent(pair["share"]), interval_text(pair["share_interval"])
        grid.add_row(names, f"{pair['meetings']:,}", *shares)
    return grid


def seat_table(game: Game, seats: list[dict[str, Any]]) -> Grid:
    grid = table(*columns("seat", "won", "interval"))
    for seat in seats:
        name = game.seat_names[seat["seat"]]
        grid.add_row(name, percent(seat["share"]), interval_text(seat["share_interval"]))
    return grid


def pace_table(found: dict[str, Any]) -> Grid:
    grid = table(*columns("bot", "moves", "forced", "seconds", "longest", "iterations", "illegal", "late"))
    for bot in found["bots"]:
        if bot["bot"] != AUTOMA:
            speed = bot["iterations_per_second"]
            grid.add_row(
                bot["bot"],
                f"{bot['moves']:,}",
                f"{bot['forced']:,}",
                f"{bot['seconds_mean']:.4f}",
                f"{bot['seconds_longest']:.4f}",
                "–" if speed is None else f"{speed:,.0f}",
                str(bot["illegal"]),
                str(bot["late"]),
            )
    return grid
