"""The arena: fair seats, the same deals for all, games that do not depend on how they are played."""

from __future__ import annotations

import json
import math
import multiprocessing
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ekiben.arena import arena, matches
from ekiben.arena.arena import arena_report, play_arena
from ekiben.arena.matches import (
    AUTOMA,
    GameResult,
    Match,
    MatchRunner,
    MoveStatistics,
    arrangements,
    most_seconds,
    play_games,
)
from ekiben.arena.results import BadResults, ResultsFile
from ekiben.bots.player import BotContext, Budget, Choice, Player
from ekiben.cli import main
from ekiben.game import Game, find_game, game_names
from tests.support.soak import soaked

QUICK = Match("zero-kei", 2, ("greedy", "random"))
SEARCHING = Match("nordic", 3, ("search:8", "greedy", "random"))
CLOCK = {"seconds", "longest"}


def timeless(result: GameResult) -> dict[str, Any]:
    """A result without what depends on the clock."""
    line = result.to_dict()
    return {**line, "pace": [{k: v for k, v in pace.items() if k not in CLOCK} for pace in line["pace"]]}


def all_timeless(results: list[GameResult]) -> list[dict[str, Any]]:
    return [timeless(result) for result in results]


def no_clock(found: dict[str, Any]) -> dict[str, Any]:
    """The figures without what depends on the clock."""
    bots = [{k: v for k, v in bot.items() if "second" not in k} for bot in found["bots"]]
    return {**found, "bots": bots}


# --- who sits where -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "seats", "count"),
    [("ab", 2, 2), ("abc", 2, 6), ("ab", 3, 3), ("ab", 4, 4), ("abc", 3, 6), ("abcd", 4, 24), ("a", 3, 1)],
)
def test_everybody_sits_everywhere_equally_often(bots: str, seats: int, count: int) -> None:
    found = arrangements(bots, seats)
    assert len(found) == len(set(found)) == count
    for bot in bots:
        places = Counter(place for seating in found for place, name in enumerate(seating) if name == bot)
        assert len(set(places.values())) == 1
        assert len(places) == seats


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert arrangements("ab", 3) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_games_are_whole_deals() -> None:
    match = Match("zero-kei", 3, ("a", "b"))
    assert len(match.game_keys(400)) == 134 * len(match.arrangements)
    assert match.game_keys(4) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


@pytest.mark.parametrize("name", game_names())
def test_all_arrangements_play_the_same_deals(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, bytes]] = []
    runner = MatchRunner(Match(name, 2, ("greedy", "random"), seed=5))
    new_game = runner.engine.new_game

    def noted(players: int, options: int, seed: int, number: int = 0) -> Any:
        position = new_game(players, options, seed, number)
        dealt.append((number, bytes(position.data)))
        return position

    monkeypatch.setattr(runner.engine, "new_game", noted)
    for key in runner.match.game_keys(6):
        runner.play(key)
    assert [deal for deal, _ in dealt] == [0, 0, 1, 1, 2, 2]
    assert len(set(dealt)) == 3
    assert len({data for _, data in dealt}) == 3


def test_every_seat_of_every_game_has_its_own_chance() -> None:
    runner = MatchRunner(Match("zero-kei", 3, ("greedy", "random")))
    seeds = [runner.bot_seed(key, seat) for key in runner.match.game_keys(30) for seat in range(3)]
    assert seeds == list(range(90))


# --- games ----------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_any_number_of_processes_gives_the_same_games() -> None:
    games = soaked(6, 120)
    one = play_arena(SEARCHING, games, 1)
    two = play_arena(SEARCHING, games, 2)
    assert all_timeless(one) == all_timeless(two)
    assert no_clock(arena_report(SEARCHING, one)) == no_clock(arena_report(SEARCHING, two))
    assert [result.key for result in one] == SEARCHING.game_keys(games)
    searching = arena_report(SEARCHING, one)["bots"][0]
    assert searching["iterations_per_second"] > 0
    iterations = sum(result.pace[result.seating.index("search:8")].iterations for result in one)
    assert iterations == 8 * (searching["moves"] - searching["forced"])


def test_workers_end_when_nobody_waits_for_them() -> None:
    before = set(multiprocessing.active_children())
    games = play_games(QUICK, QUICK.game_keys(4), 2)
    next(games)
    games.close()
    until = time.monotonic() + 60  # the pool's own thread waits for them, too, and may notice it a bit later
    while set(multiprocessing.active_children()) - before and time.monotonic() < until:
        time.sleep(0.05)
    assert not set(multiprocessing.active_children()) - before


def test_another_seed_gives_other_games() -> None:
    other = Match("zero-kei", 2, QUICK.bots, seed=2)
    assert [r.scores for r in play_arena(QUICK, 2, 1)] != [r.scores for r in play_arena(other, 2, 1)]


def test_shares_add_up() -> None:
    results = play_arena(QUICK, 20, 1)
    found = arena_report(QUICK, results)
    assert found["games"] == 20
    assert found["deals"] == 10
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(20)
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(20)
    greedy, random = found["bots"]
    assert (greedy["bot"], random["bot"]) == QUICK.bots
    assert greedy["share"] > 0.7
    assert greedy["elo"] == pytest.approx(-random["elo"], abs=0.01)
    assert greedy["elo_interval"][0] < greedy["elo"] < greedy["elo_interval"][1]
    assert sum(greedy["score_mean"].values()) == pytest.approx(2 * greedy["score_mean"]["total"], abs=1e-4)
    assert found["moves"] == greedy["moves"] + random["moves"]
    assert found["pairs"][0]["better"] == pytest.approx(greedy["wins"], abs=0.5)
    assert greedy["iterations_per_second"] is None
    assert greedy["illegal"] == greedy["late"] == 0


def test_one_against_the_rest_at_three_seats() -> None:
    match = Match("zero-kei", 3, ("greedy", "random"))
    found = arena_report(match, play_arena(match, 6, 1))
    greedy, random = found["bots"]
    assert greedy["fair_share"] == pytest.approx(1 / 3, abs=1e-6)
    assert random["fair_share"] == pytest.approx(2 / 3, abs=1e-6)
    assert greedy["times_fair"] == pytest.approx(3 * greedy["share"], abs=1e-4)
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert found["pairs"][0]["meetings"] == 12


def test_solo_is_a_game_against_the_automa() -> None:
    match = Match("zero-kei", 1, ("greedy",), options=("hard",))
    results = play_arena(match, 4, 1)
    assert all(result.seating == ("greedy", AUTOMA) for result in results)
    assert all(len(result.pace) == 1 for result in results)
    found = arena_report(match, results)
    greedy, automa = found["bots"]
    assert greedy["wins"] + automa["wins"] == pytest.approx(4)
    assert greedy["wins"] == found["seats"][0]["wins"]
    assert automa["moves"] == 0
    normal = play_arena(Match("zero-kei", 1, ("greedy",)), 4, 1)
    assert [r.scores for r in normal] != [r.scores for r in results]


def test_one_bot_everywhere_has_no_rating() -> None:
    match = Match("zero-kei", 2, ("random",))
    [bot] = arena_report(match, play_arena(match, 3, 1))["bots"]
    assert (bot["share"], bot["fair_share"], bot["elo"], bot["elo_interval"]) == (1, 1, None, None)


# --- better, pairs --------------------------------------------------------------------------------------


def played(*rows: tuple[str, float, float]) -> GameResult:
    """A game with these bots, wins and totals."""
    scores = [{"total": total, "win": win} for _, win, total in rows]
    return GameResult(0, 0, tuple(name for name, _, _ in rows), scores, [MoveStatistics() for _ in rows], 1)


def test_pairs_of_a_game() -> None:
    result = played(("a", 1.0, 50), ("b", 0.0, 50), ("b", 0.0, 40), ("c", 0.0, 40))
    found = {(met.first, met.second): (met.won, met.games) for met in arena.meetings(list("abc"), [result])}
    assert found == {("a", "b"): (1.0, 1.0), ("a", "c"): (0.5, 0.5), ("b", "c"): (0.75, 1.0)}
    counted = {tuple(pair["bots"]): pair for pair in arena.pair_statistics(list("abc"), [result])}
    assert (counted["b", "c"]["better"], counted["b", "c"]["meetings"]) == (1.5, 2)


# --- what a bot must not do -----------------------------------------------------------------------------


class Cheat:
    """Makes a move that is not legal, every time."""

    name = "cheat"

    def choose(self, context: BotContext) -> Choice:
        return Choice(next(n for n in range(10_000) if n not in context.legal), [])


class Slow:
    """Takes longer than its budget, once in a game."""

    name = "slow"

    def __init__(self) -> None:
        self.budget = Budget(seconds=0.001)
        self.asked = 0

    def choose(self, context: BotContext) -> Choice:
        self.asked += 1
        if self.asked == 3:
            time.sleep(0.2)
        return Choice(context.legal[0], [])


def fake(text: str, game: Game) -> Player:
    return Cheat() if text == "cheat" else Slow()


def test_illegal_and_late_moves_are_counted() -> None:
    match = Match("zero-kei", 2, ("cheat", "slow"))
    results = play_arena(match, 2, 1, make_player=fake)
    cheat, slow = arena_report(match, results)["bots"]
    assert cheat["illegal"] == cheat["moves"] > 0
    assert cheat["late"] == 0
    assert slow["illegal"] == 0
    assert slow["late"] == 2
    assert slow["seconds_longest"] >= 0.2
    assert all_timeless(results) == all_timeless(play_arena(match, 2, 1, make_player=fake))


def test_a_budget_has_a_fair_margin() -> None:
    slow = Slow()
    assert most_seconds(slow) == pytest.approx(0.101, abs=0.001)
    assert most_seconds(Cheat()) is None
    slow.budget = Budget(iterations=100)
    assert most_seconds(slow) is None


# --- the file -------------------------------------------------------------------------------------------


def kept(path: Path, match: Match, games: int) -> list[GameResult]:
    with ResultsFile(path, match) as file:
        return play_arena(match, games, 1, file)


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = kept(path, QUICK, 6)
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) == 7
    for length in (10, len(text) // 2, len(text) - 5, len(text)):
        path.write_text(text[:length], encoding="utf-8")
        told: list[int] = []
        with ResultsFile(path, QUICK) as file:
            again = play_arena(QUICK, 6, 1, file, told.append)
        assert told[0] == max(0, text[:length].count("\n") - 1)
        assert told[-1] == 6
        assert all_timeless(again) == all_timeless(whole)
        assert len(path.read_text(encoding="utf-8").splitlines()) == 7
    assert again == whole  # nothing was played again, so even the seconds are the same


def test_more_games_can_be_played_later(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = kept(path, QUICK, 2)
    assert kept(path, QUICK, 4)[:2] == first
    assert kept(path, QUICK, 2) == first


@pytest.mark.parametrize(
    ("match", "key"),
    [
        (Match("zero-kei", 3, QUICK.bots), "players"),
        (Match("zero-kei", 2, ("random", "greedy")), "bots"),
        (Match("zero-kei", 2, QUICK.bots, seed=2), "seed"),
        (Match("nordic", 2, QUICK.bots), "game"),
    ],
)
def test_the_file_of_another_arena_is_refused(tmp_path: Path, match: Match, key: str) -> None:
    path = tmp_path / "results.jsonl"
    kept(path, QUICK, 2)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(BadResults, match=f"of another arena: {key} is"), ResultsFile(path, match):
        pass
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("text", ["my notes", "my notes\n", "[1]\n", '{"a": 1}\n'])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadResults, match="is not a file of arena results"), ResultsFile(path, QUICK):
        pass
    assert path.read_text(encoding="utf-8") == text


def test_two_arenas_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, QUICK) as first:
        with pytest.raises(BadResults, match="Another arena is writing"), ResultsFile(path, QUICK):
            pass
        results = play_arena(QUICK, 2, 1, first)
    assert kept(path, QUICK, 2) == results


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept(path, QUICK, 2)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], "{}", *lines[2:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadResults, match="Line 2"), ResultsFile(path, QUICK):
        pass
    with pytest.raises(BadResults, match="can't be used"), ResultsFile(tmp_path, QUICK):
        pass


# --- the command ----------------------------------------------------------------------------------------

KEYS = ["game", "players", "options", "seed", "deals", "arrangements", "games", "moves", "confidence"]
BOT_KEYS = [
    *("bot", "games", "wins", "share", "share_interval", "fair_share", "times_fair"),
    *("score_mean", "score_deviation", "moves", "forced", "seconds_mean", "seconds_longest"),
    *("iterations_per_second", "illegal", "late", "elo", "elo_interval"),
]
SMALL = ["--players", "2", "--bots", "greedy,random", "--games", "4", "--processes", "1"]


def test_the_command_prints_one_json_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, plot = tmp_path / "results.jsonl", tmp_path / "ladder.svg"
    more = ["--json", "--file", str(file), "--plot", str(plot)]
    assert main(["arena", "nordic", *SMALL, *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [*KEYS, "bots", "pairs", "seats"]
    assert all(list(bot) == BOT_KEYS for bot in found["bots"])
    assert list(found["bots"][0]["score_mean"]) == list(find_game("nordic").score_parts[:-1])
    assert all(math.isfinite(bound) for bot in found["bots"] for bound in bot["elo_interval"])
    assert "greedy" in plot.read_text(encoding="utf-8")
    assert main(["arena", "nordic", *SMALL, *more]) == 0  # all is there; the picture is the same
    assert json.loads(capsys.readouterr().out) == found


def test_the_command_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "zero-kei", *SMALL[2:], "--solo", "--hard"]) == 0
    out = capsys.readouterr().out
    assert "the automa" in out
    assert "yellow" in out
    three = ["--players", "2", "--bots", "greedy,random,search:2", "--games", "6", "--processes", "1"]
    assert main(["arena", "zero-kei", *three]) == 0
    assert "greedy – search:2" in capsys.readouterr().out


def test_a_bot_that_cheats_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches.MatchRunner, "__init__", cheating(matches.MatchRunner.__init__))
    assert main(["arena", "zero-kei", *SMALL]) == 1
    assert "broke the rules" in capsys.readouterr().out


def cheating(init: Any) -> Any:
    """A runner where everybody cheats."""

    def replaced(self: MatchRunner, match: Match, make_player: Any, keep_history: bool = False) -> None:
        init(self, match, lambda text, game: Cheat(), keep_history)

    return replaced


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "greedie"], "greedie"),
        (["--bots", ""], "no bot"),
        (["--bots", "search:0s"], "budget"),
        (["--bots", "random", "--players", "5"], "players, not 5"),
        (["--bots", "random", "--players", "3", "--hard"], "option 'hard'"),
        (["--bots", "random", "--games", "0"], "--games is 0"),
        (["--bots", "random", "--processes", "0"], "--processes is 0"),
        (["--bots", "random", "--seed", "-1"], "a seed is a whole number"),
        (["--bots", "random", "--plot", "ladder.gif"], "must end with .svg"),
        (["--bots", "random", "--plot", "no/such/folder/ladder.svg"], "its folder does not exist"),
        (["--bots", "random", "--components", "none.toml"], "none.toml has 1 mistake"),
    ],
)
def test_bad_arguments(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "zero-kei", *arguments]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.out == ""


@pytest.mark.parametrize(("package", "more"), [("scipy", []), ("matplotlib", ["--plot", "ladder.svg"])])
def test_without_its_packages_the_command_says_what_to_run(
    package: str, more: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["arena", "zero-kei", "--bots", "random", *more]) == 2
    error = capsys.readouterr().err
    assert f"This needs {package}" in error
    assert "python3 bootstrap.py arena" in error
