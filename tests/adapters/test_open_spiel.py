"""The games in OpenSpiel: its own tests, its bots, the same games as everywhere, and no secrets told."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ekiben.engine import Engine
from ekiben.errors import BadOption, IllegalMove
from ekiben.game import find_game
from tests.support.random_games import Dice, SetUp, set_ups

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")

from benchmarks import rivals  # noqa: E402
from ekiben.adapters.open_spiel import EkibenState, Trajectory  # noqa: E402

every_set_up = pytest.mark.parametrize("set_up", list(set_ups()), ids=str)
SECRETIVE = [SetUp("nordic", 2), SetUp("nordic", 3), SetUp("zero-kei", 1), SetUp("zero-kei", 3)]
MOVES = 10  # of a bot


def load(set_up: SetUp, **more: Any) -> Any:
    given = {"players": set_up.players, **dict.fromkeys(set_up.options, True), **more}
    return pyspiel.load_game(f"ekiben_{set_up.game.replace('-', '_')}", given)


def walk(set_up: SetUp, deal: int, every: int = 1) -> Iterator[EkibenState]:
    """States of a random game, the first one after the deal."""
    state, dice, number = load(set_up).new_initial_state(), Dice(deal), 0
    state.apply_action(deal)
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(dice.pick(state.legal_actions()))
        number += 1
    yield state


def trajectory(state: EkibenState) -> Trajectory:
    assert state.trajectory is not None
    return state.trajectory


# --- OpenSpiel's own tests ------------------------------------------------------------------------------


@every_set_up
def test_openspiel_plays_at_random(set_up: SetUp) -> None:
    pyspiel.random_sim_test(load(set_up), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("set_up", SECRETIVE, ids=str)
def test_games_and_states_are_kept(set_up: SetUp) -> None:
    game = load(set_up, deals=9, seed=4)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    assert texts_of_deals(game) == [f"deal {seed}" for seed in range(4, 13)]
    for state in walk(set_up, 3, every=25):
        guess = state.resample_from_infostate(0, lambda: 0.7)
        if not guess.is_terminal():
            guess.apply_action(guess.legal_actions()[0])
        for kept in (state, guess):
            _, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, kept))
            for other in (same, pickle.loads(pickle.dumps(kept)), kept.clone()):
                assert str(other) == str(kept)
                assert other.history() == kept.history()
                assert bytes(trajectory(other).position) == bytes(trajectory(kept).position)
                for seat in range(set_up.players):
                    assert other.information_state_string(seat) == kept.information_state_string(seat)


def texts_of_deals(game: Any) -> list[str]:
    state = game.new_initial_state()
    return [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]


# --- the same games -------------------------------------------------------------------------------------


@every_set_up
def test_every_position_is_that_of_the_engine(set_up: SetUp) -> None:
    """Interpreted: the rules as they are written."""
    game = find_game(set_up.game)
    engine = Engine(game, game.components())
    options = game.option_bits(dict.fromkeys(set_up.options, True), set_up.players)
    position = engine.new_game(set_up.players, options, 100 + 7)
    state, dice = load(set_up, seed=100).new_initial_state(), Dice(1)
    assert state.is_chance_node()
    state.apply_action(7)
    while position.seat >= 0:
        assert bytes(trajectory(state).position) == bytes(position)
        assert state.current_player() == position.seat
        assert state.legal_actions() == sorted(engine.legal(position))
        move = dice.pick(state.legal_actions())
        assert state.action_to_string(move) == game.move_texts[move]
        state.apply_action(move)
        engine.apply(position, move)
    assert state.is_terminal()
    wins = [line["win"] / game.win_unit for line in engine.score(position)]
    assert state.returns() == pytest.approx(wins[: set_up.players])


def test_an_illegal_action_is_told_and_nothing_changes() -> None:
    state = next(walk(SetUp("nordic", 2), 0))
    before = bytes(trajectory(state).position)
    for action, reason in ((find_game("nordic").move_numbers["pass"], "not-now"), (100_000, "no-such-move")):
        with pytest.raises(IllegalMove) as refused:
            state.clone().apply_action(action)
        assert refused.value.reason == reason
    assert bytes(trajectory(state).position) == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ekiben_nordic(players=4)", "2, 3"),
        ("ekiben_zero_kei(hard=True)", "hard"),
        ("ekiben_nordic(deals=0)", "deal"),
    ],
)
def test_bad_parameters(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        pyspiel.load_game(text)


# --- what a seat sees -----------------------------------------------------------------------------------


def sights(state: EkibenState, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


@pytest.mark.parametrize("set_up", SECRETIVE, ids=str)
def test_a_seat_can_not_tell_a_guess_from_the_truth(set_up: SetUp) -> None:
    rng, changed = np.random.default_rng(5), 0
    for state in walk(set_up, 6, every=3):
        for seat in range(set_up.players):
            guess = state.resample_from_infostate(seat, rng.random)
            changed += bytes(trajectory(guess).position) != bytes(trajectory(state).position)
            assert sights(guess, seat) == sights(state, seat)
            assert guess.history() == state.history()
            if state.current_player() == seat:
                assert guess.legal_actions() == state.legal_actions()
            again = guess.resample_from_infostate(seat, rng.random)
            assert sights(again, seat) == sights(state, seat)
    assert changed > 10


@pytest.mark.parametrize("set_up", SECRETIVE[:2], ids=str)
def test_nothing_that_was_ever_hidden_is_told(set_up: SetUp) -> None:
    """Two games that differ in what a seat can't know, and in the tickets that others keep: as long as it
    sees the same, its information state is the same."""
    rng, compared, differ = np.random.default_rng(2), 0, 0
    for state in walk(set_up, 8, every=2):
        for seat in range(set_up.players):
            real = trajectory(state)
            other = trajectory(state.resample_from_infostate(seat, rng.random))
            adapter = real.adapter
            one = Trajectory(adapter, real.position.copy(), first_node(real))
            two = Trajectory(adapter, other.position.copy(), first_node(other))
            while one.seat >= 0 and one.seat != seat and compared < 400:
                shown = {adapter.game.public_text(move, False): move for move in one.legal()}
                both = [move for move in two.legal() if adapter.game.public_text(move, False) in shown]
                if not both:
                    break
                move = both[int(rng.integers(len(both)))]
                twin = shown[adapter.game.public_text(move, False)]
                one.play(twin)
                two.play(move)
                if (
                    adapter.observe(one.position, seat).tolist()
                    != adapter.observe(two.position, seat).tolist()
                ):
                    break
                compared += 1
                differ += move != twin
                assert one.last.information_state(adapter, seat) == two.last.information_state(adapter, seat)
    assert compared > 100
    assert differ > 5


def first_node(found: Trajectory) -> Any:
    return type(found.last)(None, -1, 0, bytes(found.position))


@pytest.mark.parametrize("set_up", SECRETIVE, ids=str)
def test_all_that_was_seen_is_remembered(set_up: SetUp) -> None:
    """Every observation that a seat ever had can be read off its information state, and its own moves."""
    seen: list[list[list[int]]] = [[] for _ in range(set_up.players)]
    own: list[list[str]] = [[] for _ in range(set_up.players)]
    state = None
    for state in walk(set_up, 9):
        for seat in range(set_up.players):
            seen[seat].append([int(number) for number in state.observation_tensor(seat)])
    assert state is not None
    adapter = trajectory(state).adapter
    player_actions = [each for each in state.full_history() if each.player >= 0]
    for each in player_actions:
        own[each.player].append(adapter.game.move_texts[each.action])
    for seat in range(set_up.players):
        name, *lines = state.information_state_string(seat).split("\n")
        assert name == adapter.seat_names[seat]
        assert list(remembered(lines, adapter.names)) == seen[seat]
        said = [line.split(" | ")[0] for line in lines[1:]]
        assert [text.removeprefix(f"{name}: ") for text in said if text.startswith(f"{name}: ")] == own[seat]


def remembered(lines: list[str], names: list[str]) -> Iterator[list[int]]:
    places = {name: place for place, name in enumerate(names)}
    numbers = [0] * len(names)
    for line in lines:
        for name, number in re.findall(r"([a-z_]+(?:\[\d+\])*)=(-?\d+)", line.split(" | ")[-1]):
            numbers[places[name]] = int(number)
        yield list(numbers)


def test_others_of_a_guess_know_what_all_have_seen() -> None:
    rng = np.random.default_rng(3)
    for state in walk(SetUp("nordic", 2), 5, every=20):
        guess = state.resample_from_infostate(0, rng.random)
        told = guess.information_state_string(1)
        assert told.endswith(guess.observation_string(1))
        assert "keep" not in told.replace("keep or return", "").replace("must_keep", "")


def test_observers() -> None:
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

    game = load(SetUp("nordic", 2))
    state = game.new_initial_state()
    plain, recalling = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    plain.set_from(state, 0)
    assert not plain.tensor.any()
    assert plain.string_from(state, 0) == ""
    state.apply_action(0)
    plain.set_from(state, 1)
    assert plain.tensor.tolist() == state.observation_tensor(1)
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    assert game.observation_tensor_shape() == [len(trajectory(state).adapter.names)]
    with pytest.raises(ValueError, match="seat"):
        make_observation(game, pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.ALL_PLAYERS))
    with pytest.raises(ValueError, match="parameters"):
        make_observation(game, None, {"some": 1})


# --- its bots -------------------------------------------------------------------------------------------


def play_on(state: EkibenState, seat: int, bot: Any, moves: int) -> EkibenState:
    """A bot in one seat, chance in the others."""
    dice = Dice(2)
    while moves and not state.is_terminal():
        if state.current_player() == seat:
            action = bot.step(state)
            assert action in state.legal_actions()
            moves -= 1
        else:
            action = dice.pick(state.legal_actions())
        state.apply_action(action)
    return state


class CompiledMCTSBot:
    """OpenSpiel's own in C++. Its `step` must not be called: it crashes with every game written in Python."""

    def __init__(self, game: Any) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.4, 20, 10, False, 3, False)

    def step(self, state: EkibenState) -> int:
        return int(self.bot.mcts_search(state).best_child().action)


@pytest.mark.parametrize("compiled", [True, False], ids=["pyspiel", "python"])
def test_mcts_bot_plays_zero_kei(compiled: bool) -> None:
    game, chance = load(SetUp("zero-kei", 2)), np.random.RandomState(3)
    bot: Any = CompiledMCTSBot(game)
    if not compiled:
        bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    play_on(next(walk(SetUp("zero-kei", 2), 1)), 1, bot, MOVES)


def ismcts_bot(game: Any, seed: int, simulations: int) -> Any:
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=chance)
    sampler = np.random.default_rng(seed)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, sampler.random))
    return bot


@pytest.mark.parametrize("set_up", [SetUp("nordic", 2), SetUp("nordic", 3), SetUp("zero-kei", 2)], ids=str)
def test_ismcts_bot_plays(set_up: SetUp) -> None:
    state = next(walk(set_up, 1))
    chance = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 12, random_state=chance)
    play_on(state, 1, bot, MOVES)


@pytest.mark.parametrize("game", ["zero_kei", "nordic"])
def test_both_sides_of_the_benchmark_move(game: str) -> None:
    (rivalry,) = (each for each in rivals.RIVALRIES if each.name == game)
    state = next(walk(SetUp(game.replace("_", "-"), 2), 1))
    for bot in (rivals.OurSearch(state.get_game(), 0.5, 1), rivalry.kind(state.get_game(), 0.5, 1)):
        assert bot.step(state) in state.legal_actions()
        assert bot.simulations > 0


def test_ismcts_bot_sees_what_its_seat_sees() -> None:
    """In positions that its seat can't tell apart it thinks the same, to the last visit."""
    rng, differ = np.random.default_rng(1), 0
    for state in walk(SetUp("nordic", 2), 12, every=60):
        if state.is_terminal():
            break
        guess = state.resample_from_infostate(state.current_player(), rng.random)
        differ += bytes(trajectory(guess).position) != bytes(trajectory(state).position)
        policies = [ismcts_bot(each.get_game(), 4, 20).get_policy(each) for each in (state, guess)]
        assert policies[0] == policies[1]
    assert differ > 1
