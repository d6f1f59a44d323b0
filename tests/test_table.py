"""A table as a program uses it: copies, its history, kept as a pickle, and what it refuses."""

from __future__ import annotations

import copy
import gc
import tracemalloc
from typing import Any

import pytest

import ekiben
from ekiben.game import Game
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
