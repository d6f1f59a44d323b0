"""What the arena, a study and a simulation print fits 80 columns in every language, with no figure broken."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from rich.table import Table as Grid

from ekiben.arena.arena import arena_report, play_arena
from ekiben.arena.matches import Match
from ekiben.arena.study import study_report
from ekiben.cli import arena, study
from ekiben.cli.sim import print_result
from ekiben.game import Game, find_game
from ekiben.rendering.console import capture
from ekiben.texts import LANGUAGES, use_language

WIDTH = 80
BOTS = ("search:2000/10000+1.5s", "my_own_bots:BestOfAll:model.pt", "expert", "search:100/2000+1s")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", params=[("zero-kei", 4), ("nordic", 3), ("zero-kei", 1)])
def reports(request: pytest.FixtureRequest) -> tuple[Game, dict[str, Any], dict[str, Any]]:
    """A game, and an arena and a study in which bots with long names play it for long."""
    name, players = request.param
    match = Match(name, players, ("random",))
    played = play_arena(match, 3, 1, keep_history=True)
    results = [replace(result, seating=(*BOTS[:players], *result.seating[players:])) for result in played]
    many = [replace(result, deal=deal) for deal in range(400) for result in results]
    renamed = replace(match, bots=BOTS[:players])
    return find_game(name), arena_report(renamed, many), study_report(renamed, many)


def figures(text: str) -> Counter[str]:
    """All numbers and intervals."""
    return Counter(re.findall(r"(?<!\S)[-+–…\d.,]*\d[-+–…\d.,]*(?!\S)", text))


def check(grid: Grid) -> None:
    wide, fitted = (capture(lambda console: console.print(grid), width) for width in (400, WIDTH))
    assert max(map(len, fitted.splitlines())) <= WIDTH
    missing = figures(wide) - figures(fitted)
    assert not missing, fitted
    assert "…" not in re.sub(r"\d…[-+]", "", fitted).replace("… ", ""), fitted


@every_language
def test_the_tables_of_an_arena(language: str, reports: tuple[Game, dict[str, Any], dict[str, Any]]) -> None:
    game, found, _ = reports
    with use_language(language):
        check(arena.strength_table(found))
        check(arena.score_table(game, {bot["bot"]: arena.scores_of(bot) for bot in found["bots"]}))
        check(arena.pair_table(found))
        check(arena.seat_table(game, found["seats"]))
        check(arena.pace_table(found))


@every_language
def test_the_tables_of_a_study(language: str, reports: tuple[Game, dict[str, Any], dict[str, Any]]) -> None:
    game, _, found = reports
    with use_language(language):
        check(study.number_table(game, found))
        for name, rows in found["tables"].items():
            check(study.item_table(game, name, rows, everything=True))


@every_language
def test_a_simulation(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    counts = dict.fromkeys(
        ("games", "moves", "moves_per_second", "games_per_second", "longest", "capped"), 123_456_789
    )
    with use_language(language):
        print_result(find_game("zero-kei"), counts | {"score_mean": [123.45] * 4, "wins": [10**8] * 4})
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert sum("123.45" in line and "81.0 %" in line for line in lines) == 4
