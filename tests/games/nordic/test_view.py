"""How much work a view is. A server makes views while everybody at its tables waits, so they must be quick.

Work is counted in calls of functions: unlike seconds they are the same on every machine.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from ekiben.games.nordic.components import standard
from ekiben.games.nordic.network import longest_path
from ekiben.games.nordic.state import State
from tests.games.nordic.games import GAME, claimer, compiled, walk
from tests.games.nordic.test_network import BOX, MAP, a_network, with_routes
from tests.support.random_games import Dice, SetUp

pytestmark = pytest.mark.covers

NETWORKS = 40
RUNNING, FINISHED, LONGEST = 150, 15_000, 4_000  # calls, at most


def calls_in(work: Any, *args: Any) -> int:
    """How many functions are called meanwhile."""
    calls = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work(*args)
    finally:
        sys.setprofile(before)
    return calls


def all_trains(dice: Dice, dense: bool) -> State:
    """A position in which white has built with all its trains: a dense network, or one that goes far."""
    names: list[str] = []
    trains = BOX.trains
    for name in a_network(dice, BOX.trains, dense):
        if MAP.routes[name].length <= trains:
            names.append(name)
            trains -= MAP.routes[name].length
    return with_routes(names)


def test_the_search_for_the_longest_path_is_short() -> None:
    dice = Dice(29)
    for number in range(NETWORKS):
        assert calls_in(longest_path, all_trains(dice, number % 2 == 0), BOX, 0) < LONGEST


@pytest.mark.parametrize("players", [2, 3])
def test_a_view_is_little_work(players: int) -> None:
    components = standard()
    for step, (_, _, after) in enumerate(walk(compiled(), SetUp("nordic", players), 1, claimer)):
        if after.seat >= 0 and step % 7 == 0:
            assert calls_in(GAME.view, after.copy(), components, step % players) < RUNNING
    assert calls_in(GAME.view, after, components, 0) < FINISHED
