"""A table as a program uses it: copies, its history, kept as a pickle, and what it refuses."""

from __future__ import annotations

import copy
import gc
import pickle
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ekiben
from ekiben.compiling import compiled_game
from ekiben.game import Engine, Game
from ekiben.scenario import open_table
from ekiben.table import Table
from tests.playing import Dice, SetUp, play_random, set_ups

GAMES = [ekiben.find_game(name) for name in ekiben.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_set_up = pytest.mark.parametrize("set_up", list(set_ups()), ids=str)


def begun(game: Game, moves: int = 30) -> Table:
    """A game begun, whose last move can be taken back."""
    table, dice = ekiben.new(game.name, max(game.player_counts), 5), Dice(5)
    play_random(table, dice, moves=moves)
    while table.why_no_undo():
        play_random(table, dice, moves=1)
    return table


def everything(table: Table) -> list[Any]:
    """What a table has to say."""
    seats = [None, *range(table.position.players)]
    seen = [(table.view(seat), table.log(seat), table.scores_seen(seat)) for seat in seats]
    return [bytes(table.position), table.record(), table.units(), table.movers, table.why_no_undo(), *seen]


# --- copies ---------------------------------------------------------------------------------------------


@every_game
def test_a_copy_has_its_own_past(game: Game) -> None:
    table = begun(game)
    before = everything(table)
    for twin in (table.copy(), table.after(len(table.moves)), copy.copy(table)):
        assert everything(twin) == before
        twin.undo()
        play_random(twin, Dice(6), moves=9)
        twin.seats[0] = "Anna"
        assert everything(table) == before
    table.undo()
    play_random(table, Dice(5), moves=9)
    assert table.record() == ekiben.load(table.record()).record()


@every_game
def test_a_copy_may_be_looked_at_in_another_thread(game: Game) -> None:
    table = begun(game)
    assert table.copy().engine is not table.engine, "each has buffers of its own"
    assert table.copy().engine.legal(table.position) == table.engine.legal(table.position)


@every_game
def test_a_table_as_it_was(game: Game) -> None:
    table = begun(game)
    one_by_one = ekiben.load(table.record(), to=0)
    for number, move in enumerate([*table.moves, None]):
        assert everything(table.after(number)) == everything(one_by_one)
        if move is not None:
            one_by_one.play(move)


# --- the history ----------------------------------------------------------------------------------------


@every_set_up
def test_units_begin_where_the_game_says(set_up: SetUp) -> None:
    """What is noted of every move is what the game says of its position, also after moves were undone."""
    table, dice = set_up.table(4), Dice(4)
    for _ in range(12):
        play_random(table, dice, moves=7)
        if table.why_no_undo() is None:
            table.undo()
    lines: list[tuple[int, str]] = []
    for number, move in enumerate(table.moves):
        text = table.game.move_texts[move]
        if lines and not table.game.begins_unit(table.after(number).position):
            lines[-1] = (lines[-1][0], f"{lines[-1][1]} {text}")
        else:
            lines.append((number + 1, text))
    assert table.units() == lines
    starts = [number - 1 for number, _ in lines]
    for since in range(len(table.moves) + 1):
        assert table.unit_start(since) == max(start for start in starts if start <= since)


def test_a_game_not_begun_has_no_units() -> None:
    table = ekiben.new("nordic", 2, 1)
    assert (table.units(), table.unit_start(0), table.moves, table.movers) == ([], 0, [], [])


@every_game
def test_looking_at_a_finished_game_leaves_nothing_behind(game: Game) -> None:
    """The positions that it went through get no views that stay: those took ten times the game's memory."""
    for _ in range(2):  # the first time, texts and the like are read for good
        table = play_random(ekiben.new(game.name, 2, 3), Dice(3))
        gc.collect()
        tracemalloc.start()
        table.record(), table.log(0), table.units(), table.why_no_undo()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
    assert grown < 50_000


# --- pickles --------------------------------------------------------------------------------------------

OWN_COMPONENTS = {"zero-kei": "costs.engine = 3\n", "nordic": "limits.trains = 20\n"}
ARRANGED: dict[str, Any] = {
    "zero-kei": {"phase": "actions", "green": {"yen": 9}},
    "nordic": {"phase": "play", "white": {"trains": 9}},
}


def pickled(table: Table) -> Table:
    """A table as another process gets it."""
    return pickle.loads(pickle.dumps(table))  # type: ignore[no-any-return]


@every_set_up
@pytest.mark.parametrize("twin_of", [pickled, copy.deepcopy])
def test_a_pickle_goes_on_like_the_table(
    set_up: SetUp, twin_of: Callable[[Table], Table], tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN_COMPONENTS[set_up.game])
    for components in (None, path):
        table = play_random(set_up.table(5, components), Dice(5), moves=40)
        while table.why_no_undo():
            play_random(table, Dice(5), moves=1)
        twin, before = twin_of(table), everything(table)
        assert everything(twin) == before
        assert twin.game is table.game
        assert (twin.options, twin.components) == (table.options, table.components)
        twin.undo()
        play_random(twin, Dice(6), moves=20)
        assert everything(table) == before
        table.undo()
        assert everything(play_random(table, Dice(6), moves=20)) == everything(twin)


@every_game
@pytest.mark.parametrize("twin_of", [pickled, copy.deepcopy, copy.copy])
def test_an_arranged_table_stays_arranged(game: Game, twin_of: Callable[[Table], Table]) -> None:
    position = open_table(game.name, {"position": ARRANGED[game.name]}, None)
    twin = twin_of(position)
    assert twin.position == position.position != ekiben.new(game.name, 2, 1).position
    with pytest.raises(ekiben.BadRecord, match="arranged by hand"):
        twin.record()


@every_game
@pytest.mark.parametrize("compiled", [False, True])
def test_an_engine_stays_compiled(game: Game, compiled: bool) -> None:
    engine = Engine(game, game.components(), compiled_game(game).rules if compiled else None)
    s = engine.new_game(2, 0, 3)
    for twin in (pickle.loads(pickle.dumps(engine)), copy.copy(engine), copy.deepcopy(engine), engine.copy()):
        assert twin.rules is engine.rules
        assert twin.legal(s) == engine.legal(s)


def test_errors_can_be_sent_to_another_process() -> None:
    table = ekiben.new("nordic", 2, 1)
    for wrong in (lambda: table.play("dance"), lambda: table.play(-1), table.undo, lambda: ekiben.load("")):
        with pytest.raises(ekiben.EkibenError) as caught:
            wrong()
        again = pickle.loads(pickle.dumps(caught.value))
        assert (type(again), str(again), vars(again)) == (
            type(caught.value),
            str(caught.value),
            vars(caught.value),
        )
