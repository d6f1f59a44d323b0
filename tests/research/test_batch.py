"""The batched environment plays the same games as an engine and a table, byte for byte."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ekiben
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.errors import BadOption, IllegalMove
from ekiben.game import find_game
from ekiben.research import Batch, stepping
from ekiben.research.batch import MIN_GAMES_PER_THREAD
from ekiben.rng import SEED_LIMIT
from ekiben.sim import PlayoutBuffers
from tests.support.random_games import SetUp, rows_and_cells, set_ups

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SET_UPS = list(set_ups())
STEPS = 480  # in which every game ends at least once
every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
every_game = pytest.mark.parametrize(("name", "players"), [("nordic", 2), ("zero-kei", 3)])


def make_batch(set_up: SetUp, games: int, seeds: Any = 3, threads: int = 1) -> Batch:
    return Batch(set_up.game, set_up.players, games, seeds, dict.fromkeys(set_up.options, True), threads)


class Follower:
    """Repeats a game of a batch with an engine."""

    def __init__(self, batch: Batch, number: int) -> None:
        self.batch, self.number = batch, number
        game = batch.game
        self.engine = Engine(game, game.components(), compiled_game(game).rules)
        self.seed = int(batch.seeds[number])
        self.begin()

    def begin(self) -> None:
        self.position = self.engine.new_game(self.batch.players, self.batch.options, self.seed)
        self.compare()

    def play(self, move: int) -> bool:
        """Play a move and compare; whether the game ended."""
        batch, i = self.batch, self.number
        self.engine.apply(self.position, move)
        ended = not self.engine.legal(self.position)
        assert batch.done[i] == ended
        if ended:
            scores = self.engine.score(self.position)
            assert batch.totals[i].tolist() == [line["total"] for line in scores]
            assert batch.rewards[i].tolist() == pytest.approx(
                [line["win"] / batch.game.win_unit for line in scores]
            )
            self.seed = (self.seed + stepping.SEED_STEP) % SEED_LIMIT
            self.begin()
        else:
            assert not batch.rewards[i].any()
            self.compare()
        return ended

    def compare(self) -> None:
        batch, i = self.batch, self.number
        assert batch.seeds[i] == self.seed
        assert batch.positions[i].tobytes() == bytes(self.position)
        assert bytes(batch.position(i)) == bytes(self.position)
        assert batch.seats[i] == self.position.seat
        assert np.flatnonzero(batch.mask[i]).tolist() == sorted(self.engine.legal(self.position))


@every_set_up
def test_every_position_is_that_of_the_engine(set_up: SetUp) -> None:
    batch = make_batch(set_up, 5, [7, 0, SEED_LIMIT - 1, 1 << 40, 7])
    followers = [Follower(batch, i) for i in range(5)]
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        actions = [int(chance.choice(np.flatnonzero(row))) for row in batch.mask]
        batch.step(actions)
        ended += sum(follower.play(move) for follower, move in zip(followers, actions, strict=True))
    assert ended >= 5


@every_game
def test_a_game_is_that_of_a_table(name: str, players: int) -> None:
    """Interpreted, with every move checked and written by its text."""
    table = ekiben.new(name, players, 21)
    batch = Batch(name, players, 1, 21)
    while not table.over:
        assert batch.positions[0].tobytes() == bytes(table.position)
        actions = batch.random_actions()
        table.play(batch.action_names[actions[0]])
        batch.step(actions)
    assert batch.done[0]
    assert batch.totals[0].tolist() == [line["total"] for line in table.engine.score(table.position)]


@every_set_up
def test_random_actions_play_the_games_of_a_simulation(set_up: SetUp) -> None:
    game, games = find_game(set_up.game), 40
    batch = make_batch(set_up, games, 100)
    first: dict[int, list[int]] = {}
    for _ in range(STEPS):
        batch.step(batch.random_actions())
        for row in np.flatnonzero(batch.done):
            first.setdefault(int(row), batch.totals[row].tolist())
    assert len(first) == games
    buffers = PlayoutBuffers(game, 1)
    for i in range(games):
        buffers.play(game.components().box, set_up.players, batch.options, 100 + i, 0, 1)
        assert first[i] == buffers.results.array[0, : game.seats(set_up.players), -2].tolist()


@every_game
def test_any_number_of_threads_gives_the_same(name: str, players: int) -> None:
    games = 5 * MIN_GAMES_PER_THREAD + 3
    batches = [Batch(name, players, games, 9, threads=threads) for threads in (1, 2, 5, 64)]
    assert [batch.threads for batch in batches] == [1, 2, 5, 5]
    for _ in range(STEPS):
        for batch in batches:
            batch.step(batch.random_actions())
    one = batches[0]
    for other in batches[1:]:
        for array in ("positions", "seeds", "observations", "mask", "seats", "rewards", "totals", "done"):
            assert getattr(one, array).tobytes() == getattr(other, array).tobytes(), array
    assert len(set(one.seeds.tolist())) == games


@every_game
def test_steps_are_the_same_interpreted(name: str, players: int) -> None:
    game = find_game(name)
    fields = game.observation.fields
    step = stepping.bind_step_games(game)
    games, moves, seats = 2, len(game.move_texts), game.seats(players)
    batch = Batch(name, players, games, [5, 6])

    def cells(*shape: int) -> Any:
        return np.zeros(shape, np.int64)

    positions, table = rows_and_cells(game, games)
    actions, seeds, rng, action_rng = [stepping.RESET] * games, [5, 6], [0, 0], [[0, 0] for _ in range(games)]
    choices, counts, scores = cells(games, moves), cells(games), cells(seats, len(game.score_parts))
    shown = cells(games, fields.size), cells(games, moves), cells(games)
    results = np.zeros((games, seats), np.float32), cells(games, seats), cells(games)
    ended = 0
    for _ in range(420):
        rows = stepping.BatchRows(
            positions, table, actions, seeds, action_rng, choices, counts, *shown, *results
        )
        step(rows, batch.components.box, players, 0, game.win_unit, rng, scores)
        assert b"".join(map(bytes, positions)) == batch.positions.tobytes()
        assert seeds == batch.seeds.tolist()
        found = (*shown, *results)
        wanted: tuple[Any, ...] = (
            batch.observations,
            batch.mask,
            batch.seats,
            batch.rewards,
            batch.totals,
            batch.done,
        )
        for one, other in zip(found, wanted, strict=True):
            assert np.array_equal(one, other)
        ended += int(batch.done.sum())
        assert stepping.first_illegal([int(n) for n in batch.random_actions()], choices, counts) == -1
        actions = batch.random_actions().tolist()
        batch.step(actions)
    assert ended >= games


@every_game
def test_an_illegal_action_raises_an_error_and_nothing_changes(name: str, players: int) -> None:
    batch = Batch(name, players, 200, 4, threads=2)
    for _ in range(30):
        batch.step(batch.random_actions())
    before = batch.positions.tobytes()
    good = batch.random_actions().copy()
    illegal = int(np.flatnonzero(batch.mask[150] == 0)[0])
    for wrong in (illegal, -1, len(batch.action_names), 1 << 20):
        actions = good.copy()
        actions[150] = wrong
        with pytest.raises(IllegalMove) as error:
            batch.step(actions)
        assert error.value.text == (batch.action_names[illegal] if wrong == illegal else str(wrong))
        assert batch.positions.tobytes() == before
    huge = good.astype(np.int64)
    huge[150] += 1 << 32
    with pytest.raises(IllegalMove):
        batch.step(huge)
    batch.mask[:] = 1  # changing the mask makes nothing legal
    with pytest.raises(IllegalMove):
        batch.step(np.full(200, illegal))
    for strange in (good[:-1], good.astype(np.float32), good.reshape(2, 100)):
        with pytest.raises(BadOption, match="200"):
            batch.step(strange)
    assert batch.positions.tobytes() == before
    batch.step(good)
    assert batch.positions.tobytes() != before
    assert set(np.unique(batch.mask)) == {0, 1}


def test_seeds_and_resets() -> None:
    batch = Batch("zero-kei", 2, 3, 50)
    assert batch.seeds.tolist() == [50, 51, 52]
    assert len({batch.positions[i].tobytes() for i in range(3)}) == 3
    start = batch.positions.tobytes()
    for _ in range(200):
        batch.step(batch.random_actions())
    assert batch.seeds.tolist() != [50, 51, 52]
    batch.reset(np.array([50, 51, 52]))
    assert batch.positions.tobytes() == start
    assert not batch.totals.any()
    assert not batch.done.any()
    batch.reset(np.int64(50))
    assert batch.seeds.tolist() == [50, 51, 52]
    for seeds, message in (([1, 2], "3 games"), ([1, 2, -1], "seed"), (SEED_LIMIT - 2, "seed")):
        with pytest.raises(BadOption, match=message):
            batch.reset(seeds)
    assert batch.seeds.tolist() == [50, 51, 52]


def test_seeds_that_follow_each_other_stay_apart() -> None:
    seeds = list(range(300))
    seen = set(seeds)
    for _ in range(300):
        seeds = [stepping.next_seed(seed) for seed in seeds]
        seen.update(seeds)
    assert len(seen) == 300 * 301
    assert all(0 <= seed < SEED_LIMIT for seed in seen)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nordic", 4, 1), "2, 3"),
        (("nordic", 2, 0), "games"),
        (("nordic", 2, 1, 0, {"hard": True}), "hard"),
        (("nordic", 2, 1, 0, None, 0), "threads"),
        (("nordic", 2, 1, -1), "seed"),
    ],
)
def test_bad_arguments(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Batch(*arguments)


@every_game
def test_actions_are_named_as_moves_are(name: str, players: int) -> None:
    batch = Batch(name, players, 1)
    assert batch.mask.shape == (1, len(batch.action_names))
    table = ekiben.new(name, players, 0)
    names = {batch.action_names[action] for action in np.flatnonzero(batch.mask[0])}
    assert names == {move.text for move in table.legal()}
    for action, text in enumerate(batch.action_names):
        assert batch.game.move_numbers[text] == action


def test_the_example_of_the_page_runs() -> None:
    example, *_ = re.findall(
        r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    names: dict[str, Any] = {}
    exec(example, names)
    batch = names["batch"]
    assert names["results"].shape == (len(names["finished"]), 2)
    for array in ("observations", "mask", "seats", "rewards", "done", "totals", "seeds", "positions"):
        found = getattr(batch, array)
        kind = "record" if array == "positions" else str(found.dtype)
        assert re.search(rf"^\| `{array}` \| games[^|]*\| {kind} \|", PAGE.read_text("utf-8"), re.MULTILINE)
