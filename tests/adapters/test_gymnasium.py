"""The games in Gymnasium: its own test, the same games as everywhere, fair bots, and no secrets told."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ekiben.adapters.gymnasium import SeatEnv, SeatVectorEnv
from ekiben.engine import Engine
from ekiben.errors import BadOption, IllegalMove
from ekiben.game import find_game, game_names
from ekiben.research import ROTATES, Batch
from ekiben.research.seat_batch import step_seat_games
from ekiben.research.stepping import BatchRows, bind_step_games, next_seed
from ekiben.rng import PLAY_STREAM, random_below, seed_rng
from tests.support.random_games import Dice, SetUp, rows_and_cells, set_ups

every_set_up = pytest.mark.parametrize("set_up", list(set_ups()), ids=str)
IDS = {name: f"ekiben/{name.title().replace('-', '')}-v0" for name in game_names()}


def make(set_up: SetUp, **more: Any) -> SeatEnv:
    options = dict.fromkeys(set_up.options, True)
    made = gymnasium.make(IDS[set_up.game], players=set_up.players, options=options, **more).unwrapped
    assert isinstance(made, SeatEnv)
    return made


def legal(info: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(info["action_mask"])]


# --- Gymnasium's own test -------------------------------------------------------------------------------


@every_set_up
def test_gymnasium_finds_no_fault(set_up: SetUp, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(set_up))
    game = find_game(set_up.game)
    assert game.renderer.seat_name(0, "").plain in capsys.readouterr().out, "it draws in every mode"


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_no_fault_with_other_bots(name: str) -> None:
    check_env(make(SetUp(name, 3), seat=None, opponents=["greedy", "search:20"]), skip_render_check=True)


# --- the same games -------------------------------------------------------------------------------------


@every_set_up
def test_every_position_is_that_of_the_engine(set_up: SetUp) -> None:
    """Interpreted; what bots do is read off the bytes, and must be legal."""
    game = find_game(set_up.game)
    engine = Engine(game, game.components())
    options = game.option_bits(dict.fromkeys(set_up.options, True), set_up.players)
    played, dice, moves = make(set_up, seat=set_up.players - 1), Dice(3), []
    position = engine.new_game(set_up.players, options, 12)
    apply = played.adapter.engine.apply

    def noted(s: Any, move: int) -> None:
        moves.append(move)
        apply(s, move)

    played.adapter.engine.apply = noted  # type: ignore[method-assign]
    _, info = played.reset(seed=12)
    over, reward = False, 0.0
    while not over:
        _, reward, over, truncated, info = played.step(dice.pick(legal(info)))
        assert not truncated
        assert bool(reward) <= over
    for move in moves:
        assert move in engine.legal(position)
        engine.apply(position, move)
    assert bytes(position) == bytes(played.position)
    assert not legal(info)
    assert reward == pytest.approx(engine.score(position)[set_up.players - 1]["win"] / game.win_unit)


def test_the_seat_of_the_learner() -> None:
    for seat, number in ((1, 1), ("red", 0), ("white", 1)):
        played = make(SetUp("nordic", 2), seat=number if isinstance(seat, int) else seat)
        played.reset(seed=0)
        assert played.seat == (played.adapter.seat_names.index(seat) if isinstance(seat, str) else number)
    played = make(SetUp("nordic", 3), seat=None)
    seats = []
    for seed in range(6):
        played.reset(seed=seed)
        seats.append(played.seat)
    assert seats == [0, 1, 2, 0, 1, 2]


def test_bots_sit_where_they_were_told_to_and_see_what_their_seats_see() -> None:
    asked: list[tuple[str, int]] = []

    class Spy:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, sight: Any) -> Any:
            asked.append((self.name, sight.seat))
            truth = played.position
            assert sight.position is not truth
            hidden.append(bytes(sight.position) != bytes(truth))
            return played_by.choose(sight)

    hidden: list[bool] = []
    played = make(SetUp("nordic", 3), seat=1)
    played_by = played.opponents[0]
    played.opponents = [Spy("next"), Spy("one after")]
    _, info = played.reset(seed=5)
    for _ in range(20):
        *_, info = played.step(legal(info)[0])
    assert set(asked) == {("next", 2), ("one after", 0)}
    assert any(hidden)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"seat": 2}, "white"),
        ({"seat": "blue"}, "blue"),
        ({"opponents": ["random", "random"]}, "seats: 1; opponents named: 2"),
        ({"opponents": "nobody"}, "nobody"),
        ({"illegal": "ignore"}, "tell, raise"),
        ({"players": 7}, "2, 3"),
    ],
)
def test_bad_arguments(more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        SeatEnv("nordic", **more)


def test_an_illegal_action_is_told_and_nothing_changes() -> None:
    played = make(SetUp("nordic", 2))
    _, info = played.reset(seed=3)
    before = bytes(played.position)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, truncated, told = played.step(illegal)
    assert (reward, over, truncated) == (-1, False, False)
    assert played.adapter.game.move_texts[illegal] in told["illegal"]
    assert legal(told) == legal(info)
    strict = make(SetUp("nordic", 2), illegal="raise")
    strict.reset(seed=3)
    for action in (illegal, -1, 100_000):
        with pytest.raises(IllegalMove):
            strict.step(action)
    assert bytes(strict.position) == bytes(played.position) == before
    assert seen.tolist() == strict.adapter.observe(strict.position, 0).tolist()


@pytest.mark.parametrize("set_up", [SetUp("nordic", 3), SetUp("zero-kei", 1)], ids=str)
def test_nothing_depends_on_what_is_hidden(set_up: SetUp) -> None:
    played, dice, changed, number, over = make(set_up), Dice(4), 0, 0, False
    _, info = played.reset(seed=4)
    while not over:
        seen, _, over, _, info = played.step(dice.pick(legal(info)))
        truth = played.position
        played.position = played.adapter.engine.sample(truth, played.seat, 1, number)
        changed += bytes(played.position) != bytes(truth)
        assert played._observation().tolist() == seen.tolist()
        assert sorted(played.adapter.engine.legal(played.position)) == legal(info)
        played.position = truth
        number += 1
    assert changed > 10


# --- many games -----------------------------------------------------------------------------------------


def answered(engine: Engine, position: Any, learner: int, words: list[int]) -> None:
    """The others play at random, with the dice of their game."""
    while position.seat >= 0 and position.seat != learner:
        moves = engine.legal(position)
        engine.apply(position, moves[random_below(words, len(moves))])


@pytest.mark.parametrize("seat", [None, 0], ids=["rotating", "first"])
@every_set_up
def test_every_game_of_a_vector_is_that_of_the_engine(set_up: SetUp, seat: int | None) -> None:
    """Interpreted: every row is played again by the rules as they are written."""
    game = find_game(set_up.game)
    engine = Engine(game, game.components())
    options = dict.fromkeys(set_up.options, True)
    bits = game.option_bits(options, set_up.players)
    many = gymnasium.make_vec(
        IDS[set_up.game], 2, players=set_up.players, options=options, seat=seat, threads=1
    ).unwrapped
    assert isinstance(many, SeatVectorEnv)
    seeds, dice, ended = [40, 41], Dice(5), 0
    learners, positions, words = [0, 0], [None, None], [[0, 0], [0, 0]]

    def begin(row: int) -> None:
        learners[row] = seeds[row] % set_up.players if seat is None else seat
        positions[row] = engine.new_game(set_up.players, bits, seeds[row])
        seed_rng(words[row], seeds[row], 0, PLAY_STREAM)
        answered(engine, positions[row], learners[row], words[row])

    for row in range(2):
        begin(row)
    seen, info = many.reset(seed=40)
    while ended < 3:
        for row in range(2):
            assert many.batch.positions[row].tobytes() == bytes(positions[row])  # type: ignore[call-overload]
            assert info["seat"][row] == learners[row]
            assert seen[row].tolist() == observe(game, positions[row], learners[row])
            assert legal({"action_mask": info["action_mask"][row]}) == sorted(engine.legal(positions[row]))
        actions = [dice.pick(engine.legal(position)) for position in positions]
        seen, rewards, over, truncated, info = many.step(np.array(actions))
        for row in range(2):
            engine.apply(positions[row], actions[row])
            answered(engine, positions[row], learners[row], words[row])
            assert over[row] == (positions[row].seat < 0)  # type: ignore[attr-defined]
            assert not truncated[row]
            if over[row]:
                share = engine.score(positions[row])[learners[row]]["win"] / game.win_unit
                assert rewards[row] == pytest.approx(share)
                assert info["_final_obs"][row]
                assert info["final_obs"][row].tolist() == observe(game, positions[row], learners[row])
                seeds[row] = next_seed(seeds[row])
                begin(row)
                ended += 1
            else:
                assert rewards[row] == 0


def observe(game: Any, position: Any, seat: int) -> list[int]:
    fields, observing = game.observation
    out = [0] * fields.size
    observing(position, game.components().box, seat, out)
    return [int(number) for number in out]


@pytest.mark.parametrize(("name", "players"), [("nordic", 2), ("zero-kei", 3)])
def test_lessons_are_the_same_interpreted(name: str, players: int) -> None:
    game = find_game(name)
    games, moves, seats = 2, len(game.move_texts), game.seats(players)
    lessons = Batch(name, players, games, [5, 6], learner=ROTATES)

    def cells(*shape: int) -> Any:
        return np.zeros(shape, np.int64)

    features = game.observation.fields.size
    positions, table = rows_and_cells(game, games)
    actions, seeds, rng, action_rng = [-1] * games, [5, 6], [0, 0], [[0, 0] for _ in range(games)]
    choices, counts, scores = cells(games, moves), cells(games), cells(seats, len(game.score_parts))
    finals, shown = cells(games, features), (cells(games, features), cells(games, moves), cells(games))
    results = np.zeros((games, seats), np.float32), cells(games, seats), cells(games)
    step, ended = bind_step_games(game, step_seat_games), 0
    while ended < 3:
        rows = BatchRows(positions, table, actions, seeds, action_rng, choices, counts, *shown, *results)
        step(rows, lessons.components.box, players, 0, game.win_unit, rng, scores, ROTATES, finals)
        assert b"".join(map(bytes, positions)) == lessons.positions.tobytes()
        assert seeds == lessons.seeds.tolist()
        assert np.array_equal(shown[0], lessons.observations)
        assert np.array_equal(finals, lessons.finals)
        assert np.array_equal(results[0], lessons.rewards)
        ended += int(lessons.done.sum())
        actions = [int(np.flatnonzero(row)[0]) for row in lessons.mask]
        lessons.step(actions)


def test_threads_and_seeds_of_a_vector() -> None:
    made = [gymnasium.make_vec(IDS["nordic"], 200, threads=threads) for threads in (1, 3)]
    infos = [many.reset(seed=7)[1] for many in made]
    for _ in range(60):
        actions = np.array([np.flatnonzero(row)[0] for row in infos[0]["action_mask"]])
        found = [many.step(actions) for many in made]
        for one, other in zip(found[0][:4], found[1][:4], strict=True):
            assert one.tobytes() == other.tobytes()
        infos = [each[4] for each in found]
    many: Any = made[0].unwrapped
    assert many.reset(seed=[3, *[None] * 199])[0].shape == many.observation_space.shape
    assert many.batch.seeds[0] == 3
    first = many.reset(seed=9)[0]
    after = many.reset()[0]
    assert many.reset(seed=9)[0].tobytes() == first.tobytes() != after.tobytes()
    assert many.reset()[0].tobytes() == after.tobytes()
    assert many.action_space.shape == (200,)
    assert many.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


def test_an_illegal_action_in_a_vector_is_told_and_nothing_changes() -> None:
    many: Any = gymnasium.make_vec(IDS["zero-kei"], 3).unwrapped
    _, info = many.reset(seed=1)
    before = many.batch.positions.tobytes()
    actions = np.array([legal({"action_mask": row})[0] for row in info["action_mask"]])
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    with pytest.raises(IllegalMove):
        many.step(actions)
    assert many.batch.positions.tobytes() == before


def test_what_a_vector_gave_does_not_change() -> None:
    many: Any = gymnasium.make_vec(IDS["zero-kei"], 3)
    seen, info = many.reset(seed=1)
    before = seen.tobytes(), info["action_mask"].tobytes(), info["seat"].tobytes()
    ended = 0
    while ended < 3:  # then the learner sits elsewhere
        _, _, over, _, _ = many.step(many.unwrapped.batch.random_actions())
        ended += over.sum()
    assert before == (seen.tobytes(), info["action_mask"].tobytes(), info["seat"].tobytes())
