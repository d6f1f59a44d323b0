"""`ekiben study GAME`: what happens in the games when certain bots play."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table as Grid

from ekiben.arena.plots import plot_study
from ekiben.arena.study import study_report
from ekiben.cli import arena
from ekiben.cli.arena import columns, interval_text, percent, table
from ekiben.game import Game, find_game
from ekiben.rendering.console import make_console
from ekiben.texts import t

ROWS = 12  # of a table, unless all are wanted


def add_study(p: argparse.ArgumentParser) -> None:
    arena.add_match(p)
    p.add_argument("--all", action="store_true", help=t("cli-arg-all"))


def run_study(args: argparse.Namespace) -> int:
    """Play, then print tables or one JSON object."""
    match, workers = arena.match_of(args), arena.workers_of(args)
    game = find_game(match.game)
    found = study_report(match, arena.play(match, args.games, workers, keep_history=True))
    if args.plot:
        plot_study(found, list(game.seat_names), args.plot)
    if args.json:
        print(json.dumps(found))
    else:
        print_study(game, found, args.all)
    return 0


def print_study(game: Game, found: dict[str, Any], everything: bool) -> None:
    console = make_console()
    fair = f"{percent(found['fair_share'])} %"
    console.print(t("study-summary", games=f"{found['games']:,}", fair=fair))
    console.print(arena.seat_table(game, found["seats"]))
    seats = {game.seat_names[seat["seat"]]: seat_scores(seat) for seat in found["seats"]}
    console.print(arena.score_table(game, seats))
    console.print(arena.score_table(game, {bot["bot"]: arena.scores_of(bot) for bot in found["bots"]}))
    console.print(number_table(game, found))
    for name, rows in found["tables"].items():
        console.print(item_table(game, name, rows, everything))


def seat_scores(seat: dict[str, Any]) -> arena.Scores:
    return {part: each["mean"] for part, each in seat["score"].items()}, seat["score"]["total"]["deviation"]


def number_table(game: Game, found: dict[str, Any]) -> Grid:
    """How long games were, and what seats had: the mean, its spread, and the mean of the winners."""
    grid = table(*columns("number", "mean", "spread", "least", "most", "winners", "others"))
    for name, spread in found["length"].items():
        grid.add_row(number_name(game, name), *spread_cells(spread), "", "")
    grid.add_section()
    for name, groups in found["numbers"].items():
        means = [f"{group['mean']:.1f}" if group else "–" for group in (groups["winners"], groups["others"])]
        grid.add_row(number_name(game, name, "seat"), *spread_cells(groups["all"]), *means)
    return grid


def number_name(game: Game, name: str, kind: str = "game") -> str:
    """A number in words; moves and their groups are counted for every game."""
    common = kind == "game" and name in ("moves", "move_groups")
    return t(f"study-{name.replace('_', '-')}" if common else f"{game.name}-study-{kind}-{name}")


def spread_cells(spread: dict[str, float]) -> list[str]:
    ends = [f"{spread[key]:.0f}" for key in ("least", "most")]
    return [f"{spread['mean']:.1f}", f"{spread['deviation']:.1f}", *ends]


def item_table(game: Game, name: str, rows: list[dict[str, Any]], everything: bool) -> Grid:
    marks = list(dict.fromkeys(mark for row in rows for mark in row["marks"]))
    amounts = list(dict.fromkeys(amount for row in rows for amount in row["amounts"]))
    owned = any(row["win_share"] is not None for row in rows)
    words = {each: t(f"{game.name}-study-{name}-{each}") for each in [*marks, *amounts]}
    headings = [t(f"{game.name}-study-{name}"), *columns("count")]
    headings += columns("won", "interval", "points") if owned else columns("in-games", "interval")
    for mark in marks:
        headings += [words[mark], t("column-win-share-then")]
    grid = table(*headings, *[words[amount] for amount in amounts])
    shown = rows if everything else rows[:ROWS]
    for row in shown:
        grid.add_row(*item_cells(row, owned, marks, amounts))
    if len(shown) < len(rows):
        grid.caption = t("study-more", rows=len(rows) - len(shown))
    return grid


def item_cells(row: dict[str, Any], owned: bool, marks: list[str], amounts: list[str]) -> list[str]:
    cells = [row["key"], f"{row['count']:,}"]
    kind = "win_share" if owned else "games_share"
    cells += [percent(row[kind]), interval_text(row[f"{kind}_interval"])]
    if owned:
        cells.append("–" if row["score_mean"] is None else f"{row['score_mean']:.1f}")
    for mark in marks:
        found = row["marks"].get(mark)
        cells += [percent(found["share"]), percent(found["win_share"])] if found else ["–", "–"]
    return cells + [f"{row['amounts'][name]:.2f}" if name in row["amounts"] else "–" for name in amounts]
