"""Studies: what is counted adds up, whatever the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ekiben.arena.arena import play_arena
from ekiben.arena.game_counts import CountedItem, GameCounts, GameHistory
from ekiben.arena.matches import GameResult, Match, MoveStatistics
from ekiben.arena.study import item_statistics, study_report
from ekiben.cli import main
from ekiben.game import find_game, game_names
from ekiben.texts import has_text

pytestmark = pytest.mark.covers

GAMES = 6
studied: dict[tuple[str, int], tuple[list[GameResult], dict[str, Any]]] = {}


def study(name: str, players: int) -> tuple[list[GameResult], dict[str, Any]]:
    """The results and figures of a few games; played once."""
    if (name, players) not in studied:
        match = Match(name, players, ("greedy", "random") if players > 1 else ("greedy",))
        results = play_arena(match, GAMES, 1, keep_history=True)
        studied[name, players] = results, study_report(match, results)
    return studied[name, players]


TABLES = [(name, players) for name in game_names() for players in find_game(name).player_counts]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
def test_wins_and_scores_add_up(name: str, players: int) -> None:
    results, found = study(name, players)
    assert found["games"] == len(results) >= GAMES
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(found["games"], abs=1e-4)
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(found["games"], abs=1e-4)
    assert len(found["seats"]) == find_game(name).seats(players)
    assert found["fair_share"] == pytest.approx(1 / len(found["seats"]), abs=1e-6)
    totals = [score["total"] for result in results for score in result.scores]
    assert found["score"]["total"]["mean"] == pytest.approx(sum(totals) / len(totals), abs=1e-5)
    assert found["score"]["total"]["most"] == max(totals)
    assert found["length"]["moves"]["mean"] == pytest.approx(
        sum(result.moves for result in results) / len(results), abs=1e-5
    )
    assert found["length"]["move_groups"]["most"] <= found["length"]["moves"]["most"]


@every_table
def test_tables_are_what_the_games_counted(name: str, players: int) -> None:
    results, found = study(name, players)
    items = [fact for result in results if result.counted for fact in result.counted.items]
    rows = [row for table in found["tables"].values() for row in table]
    assert sum(row["count"] for row in rows) == len(items)
    for row in rows:
        assert 1 <= row["games"] <= min(row["count"], found["games"])
        low, high = row["games_share_interval"]
        assert low <= row["games_share"] <= high
        if row["win_share"] is not None:
            low, high = row["win_share_interval"]
            assert 0 <= low <= row["win_share"] <= high <= 1
        for mark in row["marks"].values():
            assert mark["count"] <= row["count"]
    for table in found["tables"].values():
        shares = [row["win_share"] or 0 for row in table]
        assert shares == sorted(shares, reverse=True)


@every_table
def test_everything_has_a_text(name: str, players: int) -> None:
    _, found = study(name, players)
    for table, rows in found["tables"].items():
        assert has_text(f"{name}-study-{table}")
        for row in rows:
            for part in (*row["marks"], *row["amounts"]):
                assert has_text(f"{name}-study-{table}-{part}")
    for number in found["numbers"]:
        assert has_text(f"{name}-study-seat-{number}")
    for number in set(found["length"]) - {"moves", "move_groups"}:
        assert has_text(f"{name}-study-game-{number}")


def test_zero_kei_counts_its_engines_carriages_and_events() -> None:
    results, found = study("zero-kei", 3)
    tables = found["tables"]
    assert sum(row["count"] for row in tables["engine"]) == 3 * len(results)
    assert sum(row["wins"] for row in tables["engine"]) == pytest.approx(len(results), abs=1e-4)
    carriages = found["numbers"]["carriages"]["all"]["mean"] * 3 * len(results)
    assert sum(row["count"] for row in tables["carriage"]) == pytest.approx(carriages, abs=0.01)
    assert sum(row["count"] for row in tables["event"]) == 5 * 3 * len(results)
    assert {row["key"][0] for row in tables["event"]} == set("12345")
    assert all(row["win_share"] is None for row in tables["event"] if not row["amounts"])
    assert sum(row["amounts"]["used"] * row["count"] for row in tables["carriage"]) > 0


def test_nordic_counts_its_tickets_routes_and_tunnels() -> None:
    results, found = study("nordic", 2)
    tables, numbers, length = found["tables"], found["numbers"], found["length"]
    seats = 2 * len(results)
    assert sum(row["count"] for row in tables["ticket"]) == pytest.approx(
        numbers["tickets-kept"]["all"]["mean"] * seats, abs=0.01
    )
    assert sum(row["marks"]["connected"]["count"] for row in tables["ticket"]) == pytest.approx(
        numbers["tickets-connected"]["all"]["mean"] * seats, abs=0.01
    )
    claimed = sum(row["count"] for row in tables["route"])
    assert claimed == pytest.approx(length["routes-claimed"]["mean"] * len(results), abs=0.01)
    assert claimed == pytest.approx(numbers["routes"]["all"]["mean"] * seats, abs=0.01)
    closed = sum(row["count"] for row in tables["closed"])
    assert closed == pytest.approx(length["routes-closed"]["mean"] * len(results), abs=0.01)
    failed = sum(row["marks"]["failed"]["count"] for row in tables["tunnel"])
    assert failed == pytest.approx(length["tunnels-failed"]["mean"] * len(results), abs=0.01)
    assert all(row["win_share"] is None for row in tables["closed"])


def test_with_three_no_route_of_nordic_is_closed() -> None:
    _, found = study("nordic", 3)
    assert "closed" not in found["tables"]


# --- adding up ------------------------------------------------------------------------------------------


def game_with(items: list[CountedItem], wins: list[float]) -> GameResult:
    scores = [{"total": 10.0 * win, "win": win} for win in wins]
    return GameResult(0, 0, ("a", "b"), scores, [MoveStatistics(), MoveStatistics()], 1, GameCounts(items))


def test_rows_count_items_games_wins_marks_and_amounts() -> None:
    first = [
        CountedItem("card", "x", 0, {"lucky": True}, {"used": 2}),
        CountedItem("card", "x", 1, {"lucky": False}, {"used": 4}),
        CountedItem("card", "y", None),
    ]
    found = item_statistics(
        [game_with(first, [1.0, 0.0]), game_with([CountedItem("card", "x", 0)], [0.5, 0.5])]
    )
    x, y = found["card"]
    assert (x["key"], x["count"], x["games"], x["wins"]) == ("x", 3, 2, 1.5)
    assert x["win_share"] == pytest.approx(0.5)
    assert x["score_mean"] == pytest.approx(5)
    assert x["marks"]["lucky"]["share"] == 0.5
    assert x["marks"]["lucky"]["win_share"] == 1
    assert x["amounts"] == {"used": 3}
    assert (y["key"], y["count"], y["games_share"], y["win_share"]) == ("y", 1, 0.5, None)


def test_a_game_that_counts_nothing_is_studied_all_the_same() -> None:
    assert find_game("milk-run").study(GameHistory([], [], None, 2)) == GameCounts()
    plain = [game_with([], [1.0, 0.0])]
    found = study_report(Match("zero-kei", 2, ("a", "b")), plain)
    assert (found["tables"], found["numbers"]) == ({}, {})
    assert list(found["length"]) == ["moves", "move_groups"]


# --- the command ----------------------------------------------------------------------------------------

KEYS = [
    *("game", "players", "options", "seed", "games", "confidence", "fair_share", "bots", "seats"),
    *("score", "length", "numbers", "tables"),
]
SMALL = ["--players", "2", "--bots", "greedy,random", "--games", "4", "--processes", "1"]


@pytest.mark.covers(False)
@pytest.mark.parametrize("name", game_names())
def test_the_command(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "study.png"
    assert main(["study", name, *SMALL, "--json", "--plot", str(plot)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert main(["study", name, *SMALL]) == 0
    short = capsys.readouterr().out
    assert ("--all shows them" in short) == bool(found["tables"])
    assert main(["study", name, *SMALL, "--all"]) == 0
    whole = capsys.readouterr().out
    assert (len(whole) > len(short)) == bool(found["tables"])
    for rows in found["tables"].values():
        assert all(row["key"] in whole for row in rows)
