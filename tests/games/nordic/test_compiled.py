"""Interpreted and compiled rules give the same bytes, also where games of chance seldom lead."""

from __future__ import annotations

import pytest

from ekiben.engine import Engine
from ekiben.games.nordic.components import check, standard
from tests.games.nordic.games import GAME, POLICIES, SET_UPS, compiled, engine_for, walk
from tests.games.nordic.test_wild_components import Wild
from tests.support.random_games import Policy, SetUp, uniform

pytestmark = [pytest.mark.slow, pytest.mark.covers]


def compare(interpreted: Engine, other: Engine, set_up: SetUp, number: int, policy: Policy) -> None:
    """Every position, the moves, samples for each seat, and the scores."""
    for options in (0, 1):
        new = [engine.new_game(set_up.players, options, 3, number) for engine in (interpreted, other)]
        assert bytes(new[0]) == bytes(new[1])
    for step, (before, move, after) in enumerate(walk(other, set_up, number, policy)):
        assert interpreted.legal(before) == other.legal(before)
        twin = before.copy()
        interpreted.apply(twin, move)
        assert bytes(twin) == bytes(after), GAME.move_texts[move]
        seat = step % set_up.players
        if step % 3 == 0:
            assert bytes(interpreted.sample(after, seat, 7, step)) == bytes(
                other.sample(after, seat, 7, step)
            )
        if step % 10 == 0 or after.seat < 0:
            assert interpreted.score(after) == other.score(after)


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_every_move_gives_the_same_bytes(set_up: SetUp, policy: Policy) -> None:
    compare(Engine(GAME, standard()), compiled(), set_up, 200, policy)


@pytest.mark.parametrize("number", range(4))
def test_wild_components_give_the_same_bytes(number: int) -> None:
    components = check(Wild(40 + number).data, "wild")
    compare(Engine(GAME, components), engine_for(components), SET_UPS[number % 3], number, uniform)
