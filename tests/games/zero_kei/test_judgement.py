"""How the bots judge Zero-Kei: the value of a position, and the start of an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ekiben.compiling import CompiledEntries
from ekiben.engine import Engine
from ekiben.game import find_game
from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei.bots import JUDGEMENT
from ekiben.games.zero_kei.bots.scratch import ZeroKeiScratch
from ekiben.games.zero_kei.purchase import enter_train
from ekiben.games.zero_kei.state import CITIES, GONE, State
from ekiben.native import BOX, INT, STATE, EntryPoint
from ekiben.table import Table
from tests.support.random_games import Dice, SetUp, eager, play_random, step_by_step

pytestmark = pytest.mark.slow

GAME = find_game("zero-kei")
SET_UPS = [SetUp("zero-kei", 1), SetUp("zero-kei", 1, ("hard",)), *(SetUp("zero-kei", n) for n in (2, 3, 4))]


@pytest.fixture(params=SET_UPS, ids=str)
def set_up(request: pytest.FixtureRequest) -> SetUp:
    """A number of players."""
    return request.param  # type: ignore[no-any-return]


def value(engine: Engine, s: State, seat: int) -> int:
    """What the position is worth for a seat."""
    return int(JUDGEMENT.evaluate(s, engine.box, ZeroKeiScratch(), seat))


def positions(set_up: SetUp, games: int) -> Iterator[tuple[Table, State]]:
    """Positions of random games."""
    for seed in range(games):
        table = set_up.table(seed)
        for before, _ in step_by_step(table, Dice(seed), eager):
            yield table, before


def test_at_the_end_the_value_is_the_score(set_up: SetUp) -> None:
    for seed in range(4):
        table = play_random(set_up.table(seed), Dice(seed), eager)
        for seat, parts in enumerate(table.engine.score(table.position)):
            assert value(table.engine, table.position, seat) == 10 * parts["total"]


def test_compiled_values_are_the_same(set_up: SetUp) -> None:
    entry = EntryPoint("evaluate", JUDGEMENT.evaluate, (STATE, BOX, ZeroKeiScratch, INT), returns_int=True)
    compiled = CompiledEntries(GAME, {"evaluate": entry}, "zero-kei_judgement").load("evaluate")
    for table, s in positions(set_up, 2):
        for seat in range(s.players):
            scratch = ZeroKeiScratch()
            assert compiled(s, table.engine.box, scratch, seat) == value(table.engine, s, seat)


# --- more is better ---------------------------------------------------------------------------------------


def actions(players: int) -> Iterator[tuple[Engine, State]]:
    """Positions in which the deciding seat has a train and is asked for an action."""
    for table, s in positions(SetUp("zero-kei", players), 3):
        if s.decision == decisions.ACTION and s.actions_left > 0:
            yield table.engine, s


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("owned", ["points", "yen", "track_tokens"])
def test_to_own_more_is_better(players: int, owned: str) -> None:
    for engine, s in actions(players):
        more = s.copy()
        cells: Any = getattr(more, owned)
        cells[s.seat] += 3
        assert value(engine, more, s.seat) > value(engine, s, s.seat)
        for other in range(s.players):
            if other != s.seat:
                assert value(engine, more, other) == value(engine, s, other)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_cauldron_is_better_in_a_venue(players: int) -> None:
    for engine, s in actions(players):
        for venue in range(3):
            if s.cauldrons_left[s.seat] and s.tracks >> s.venues[venue] & 1:
                more = s.copy()
                more.cauldrons[s.seat, venue] += 1
                more.cauldrons_left[s.seat] -= 1
                assert value(engine, more, s.seat) > value(engine, s, s.seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_track_is_better_where_the_train_goes(players: int) -> None:
    better = count = 0
    for engine, s in actions(players):
        own = 0
        for place in range(s.length[s.seat]):
            own |= engine.box.carriage_cities[s.train[s.seat, place]]
        for city in range(CITIES):
            if own & ~s.tracks & 1 << city:
                more = s.copy()
                more.tracks |= 1 << city
                assert value(engine, more, s.seat) >= value(engine, s, s.seat)
                better += value(engine, more, s.seat) > value(engine, s, s.seat)
                count += 1
    assert better > 0.9 * count > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_carriage_counts_before_it_joins(players: int) -> None:
    count = 0
    for table, s in positions(SetUp("zero-kei", players), 3):
        for place in range(s.row_size):
            seat = s.chosen[place]
            if s.phase in (phases.PURCHASE, phases.RUN) and seat >= 0:
                joined = s.copy()
                box: Any = table.engine.box
                enter_train(joined, box, seat, s.row[place])
                joined.chosen[place] = GONE
                assert value(table.engine, joined, seat) == value(table.engine, s, seat)
                count += 1
    assert count > 0
