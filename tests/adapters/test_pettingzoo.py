"""The games in PettingZoo: its own tests, the same games as everywhere, and no secrets told."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ekiben.adapters.pettingzoo import EkibenEnv, env, raw_env
from ekiben.engine import Engine
from ekiben.errors import BadOption, IllegalMove
from ekiben.game import find_game
from ekiben.research import Batch
from tests.support.random_games import Dice, SetUp, set_ups

every_set_up = pytest.mark.parametrize("set_up", list(set_ups()), ids=str)
# What its test advises against, as it would with PettingZoo's own classic games if it did not know their
# names: observations with a mask beside them. And our agents have the names of seats.
own_ways = [
    pytest.mark.filterwarnings(f"ignore:{advice}:UserWarning")
    for advice in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "We recommend agents to be named in the format",
    )
]


def make(set_up: SetUp, raw: bool = True, **more: Any) -> Any:
    kind = raw_env if raw else env
    return kind(set_up.game, set_up.players, options=dict.fromkeys(set_up.options, True), **more)


def with_own_ways(test: Any) -> Any:
    for mark in own_ways:
        test = mark(test)
    return test


# --- PettingZoo's own tests -----------------------------------------------------------------------------


@every_set_up
@with_own_ways
def test_pettingzoo_finds_no_fault(set_up: SetUp) -> None:
    api_test(make(set_up, raw=False), num_cycles=100)


@every_set_up
@with_own_ways
def test_seeds_decide_the_game(set_up: SetUp) -> None:
    seed_test(lambda: make(set_up, raw=False), 100)


# --- the same games -------------------------------------------------------------------------------------


@every_set_up
def test_every_position_is_that_of_the_engine(set_up: SetUp) -> None:
    """Interpreted: the rules as they are written."""
    game = find_game(set_up.game)
    engine = Engine(game, game.components())
    options = game.option_bits(dict.fromkeys(set_up.options, True), set_up.players)
    position = engine.new_game(set_up.players, options, 31)
    played, dice = make(set_up), Dice(1)
    played.reset(seed=31)
    while position.seat >= 0:
        assert bytes(played.position) == bytes(position)
        assert played.agent_selection == game.seat_names[position.seat]
        seen, reward, terminated, truncated, info = played.last()
        assert (reward, terminated, truncated) == (0, False, False)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(engine.legal(position))
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        move = dice.pick(engine.legal(position))
        played.step(move)
        engine.apply(position, move)
    shares = [line["win"] / game.win_unit for line in engine.score(position)][: set_up.players]
    assert list(played.rewards.values()) == pytest.approx(shares)
    rewards = {}
    for agent in played.agent_iter():
        seen, rewards[agent], terminated, truncated, info = played.last()
        assert (terminated, truncated, info) == (True, False, {})
        assert not seen["action_mask"].any()
        played.step(None)
    assert [rewards[name] for name in game.seat_names[: set_up.players]] == pytest.approx(shares)
    assert not played.agents


def test_games_follow_each_other_as_in_a_batch() -> None:
    batch, played = Batch("nordic", 2, 1, 77), make(SetUp("nordic", 2))
    played.reset(seed=77)
    for _ in range(2):
        while played.agents:
            if played.terminations[played.agent_selection]:
                played.step(None)
                continue
            assert played.observe(played.agent_selection)["observation"].tolist() == (
                batch.observations[0].tolist()
            )
            actions = batch.random_actions()
            played.step(actions[0])
            batch.step(actions)
        played.reset()
        assert played.seed == batch.seeds[0]


# --- what an agent sees ---------------------------------------------------------------------------------


@pytest.mark.parametrize("set_up", [SetUp("nordic", 3), SetUp("zero-kei", 1)], ids=str)
def test_nothing_depends_on_what_is_hidden(set_up: SetUp) -> None:
    played, dice, changed, number = make(set_up), Dice(4), 0, 0
    played.reset(seed=4)
    while not any(played.terminations.values()):
        truth = played.position
        for seat, agent in enumerate(played.agents):
            seen = played.observe(agent)
            asked = agent == played.agent_selection  # the moves of others would tell what they hold
            assert bool(seen["action_mask"].any()) == bool(played.infos[agent]) == asked
            played.position = played.adapter.engine.sample(truth, seat, 1, number)
            changed += bytes(played.position) != bytes(truth)
            other = played.observe(agent)
            assert seen["observation"].tolist() == other["observation"].tolist()
            if number % 40 == 0:
                played.agent_selection, selected = agent, played.agent_selection
                guess = played.render()
                played.position = truth
                assert guess == played.render()
                played.agent_selection = selected
            played.position = truth
        played.step(dice.pick(played.adapter.engine.legal(truth)))
        number += 1
    assert changed > 20


def test_observations_are_kept() -> None:
    """What was seen does not change when the game goes on."""
    played = make(SetUp("zero-kei", 2))
    played.reset(seed=1)
    seen = played.last()[0]
    before = copy.deepcopy(seen)
    played.step(np.flatnonzero(seen["action_mask"])[0])
    played.last()
    for key in seen:
        assert seen[key].tolist() == before[key].tolist()


# --- mistakes, drawing, keeping -------------------------------------------------------------------------


def test_an_illegal_action_is_told_and_nothing_changes() -> None:
    played = make(SetUp("nordic", 2))
    played.reset(seed=3)
    before = bytes(played.position)
    illegal = int(np.flatnonzero(played.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, -1, 100_000, None):
        with pytest.raises(IllegalMove):
            played.step(action)
    assert bytes(played.position) == before


def test_or_an_illegal_action_ends_the_game() -> None:
    """As in PettingZoo's classic games, but for an action that does not exist."""
    played = make(SetUp("nordic", 2), raw=False)
    played.reset(seed=3)
    agent, seen = played.agent_selection, played.last()[0]
    for action in (-1, 100_000, None):
        with pytest.raises(IllegalMove):
            played.step(action)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    played.step(illegal)
    assert played.adapter.game.move_texts[illegal] in played.infos[agent]["illegal"]
    rewards = {}
    for each in played.agent_iter():
        _, rewards[each], terminated, truncated, _ = played.last()
        assert terminated
        assert truncated
        played.step(None)
    assert rewards == {name: -1 if name == agent else 0 for name in ("white", "red")}


def test_bad_arguments() -> None:
    for arguments, message in (
        (("nordic", 5), "2, 3"),
        (("nordic", 2, None, None, None, "tell"), "raise, end"),
    ):
        with pytest.raises(BadOption, match=message):
            raw_env(*arguments)


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "human"):
        played = make(SetUp("zero-kei", 2), render_mode=mode)
        played.reset(seed=3)
        drawn = played.render()
        printed = capsys.readouterr().out
        assert "Zero-Kei" in (drawn if mode == "ansi" else printed)
        assert (drawn is None) == (mode == "human")
        played.step(int(np.flatnonzero(played.last()[0]["action_mask"])[0]))
        assert bool(capsys.readouterr().out) == (mode == "human")
        played.close()


def test_environments_are_kept() -> None:
    played = pickle.loads(pickle.dumps(make(SetUp("nordic", 3, ("ferry_sets_stack",)))))
    assert isinstance(played, EkibenEnv)
    assert played.adapter.players == 3
    assert played.adapter.options
    assert str(played) == "ekiben_nordic_v0"
