"""Shares, means and ratings against values that are known."""

from __future__ import annotations

import math

import pytest

from ekiben.arena import statistics
from ekiben.arena.statistics import (
    MissingPackage,
    PairResult,
    ratings,
    require_packages,
    rounded,
    share_statistics,
    spread_of,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the textbook's table, four digits
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_lies_between() -> None:
    below, above = wilson(7, 20), wilson(8, 20)
    assert all(a < b < c for a, b, c in zip(below, wilson(7.5, 20), above, strict=True))
    assert wilson(7 + 1e-12, 20) == pytest.approx(below)
    assert wilson(20 * 0.3333333333333333 * 3, 20) == pytest.approx(wilson(20, 20))


def test_a_share_of_nothing_is_none() -> None:
    assert share_statistics("won", 0, 0) == {"won": None, "won_interval": None}
    found = share_statistics("won", 3, 4)
    assert found["won"] == 0.75
    assert found["won_interval"][0] < 0.75 < found["won_interval"][1]


def test_mean_and_spread() -> None:
    assert tuple(spread_of([2, 4, 4, 4, 5, 5, 7, 9])) == pytest.approx((5, math.sqrt(32 / 7), 2, 9))
    assert tuple(spread_of([3])) == (3, 0, 3, 3)


@pytest.mark.parametrize(("share", "apart"), [(0.5, 0.0), (0.75, 190.85), (10 / 11, 400.0), (0.64, 99.95)])
def test_two_are_as_far_apart_as_elo_says(share: float, apart: float) -> None:
    found = ratings(["a", "b"], [PairResult("a", "b", 1000 * share, 1000)], prior=0)
    assert found["a"].elo - found["b"].elo == pytest.approx(apart, abs=0.02)
    assert found["a"].elo == pytest.approx(-found["b"].elo, abs=1e-6)


def test_the_interval_of_two_is_that_of_the_odds() -> None:
    """The error of the log of the odds is 1/sqrt(n p q); each of two is half of it from the mean."""
    found = ratings(["a", "b"], [PairResult("a", "b", 75, 100)], prior=0)["a"]
    error = 1 / math.sqrt(100 * 0.75 * 0.25) / 2 * 400 / math.log(10)
    assert found.interval[1] - found.elo == pytest.approx(1.959964 * error, rel=1e-4)
    assert found.elo - found.interval[0] == pytest.approx(1.959964 * error, rel=1e-4)


def test_ratings_add_up() -> None:
    """If results fit the model, the strengths they were made from are found again."""
    strengths = {"a": 300.0, "b": 0.0, "c": -100.0, "d": -200.0}
    names = list(strengths)
    chance = {
        (x, y): 1 / (1 + 10 ** ((strengths[y] - strengths[x]) / 400))
        for x in names
        for y in names
        if x < y and (x, y) != ("a", "d")  # two who never met
    }
    found = ratings(names, [PairResult(x, y, 5000 * p, 5000) for (x, y), p in chance.items()], prior=0)
    assert {name: found[name].elo for name in names} == pytest.approx(strengths, abs=0.5)
    assert all(one.interval[0] < one.elo < one.interval[1] for one in found.values())


def test_who_never_lost_is_not_infinitely_strong() -> None:
    found = ratings(["a", "b"], [PairResult("a", "b", 400, 400)])
    apart = found["a"].elo - found["b"].elo
    assert apart == pytest.approx(400 * math.log10(400.5 / 0.5), abs=1)
    assert all(math.isfinite(bound) for rating in found.values() for bound in rating.interval)
    assert found["b"].interval[1] < found["a"].interval[0]


def test_more_games_make_narrower_intervals() -> None:
    widths = []
    for games in (100, 400):
        low, high = ratings(["a", "b"], [PairResult("a", "b", 0.6 * games, games)])["a"].interval
        widths.append(high - low)
    assert widths[0] == pytest.approx(2 * widths[1], rel=0.02)


def test_a_missing_package_is_named_with_what_to_do() -> None:
    require_packages("scipy", "matplotlib")
    with pytest.raises(MissingPackage, match=r"no_such_thing.*python3 bootstrap.py arena"):
        require_packages("scipy", "no_such_thing")


def test_rounded() -> None:
    spread = statistics.Spread(1 / 3, 0, 1, 2)
    assert rounded({"a": [spread, (0.1234567, None)]}) == {
        "a": [{"mean": 0.333333, "deviation": 0, "least": 1, "most": 2}, [0.123457, None]]
    }
