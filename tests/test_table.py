"""A table as a program uses it: copies, its history, kept as a pickle, and what it refuses."""

from __future__ import annotations

import copy
import gc
import json
import pickle
import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import ekiben
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import Game
from ekiben.scenario import open_table, read_file, scenario_files
from ekiben.table import Move, Table
from tests.support.of_game import folder
from tests.support.random_games import Dice, SetUp, play_random, set_ups

GAMES = [ekiben.find_game(name) for name in ekiben.game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_set_up = pytest.mark.parametrize("set_up", list(set_ups()), ids=str)


def begun(game: Game) -> Table:
    """A game in its middle."""
    return middle(ekiben.new(game.name, max(game.player_counts), 5))


def middle(whole: Table) -> Table:
    """A game after about thirty moves or half of them, when the last move can be taken back."""
    play_random(whole, Dice(5))
    moves = min(30, len(whole.moves) // 2)
    return next(
        table for number in range(moves, len(whole.moves)) if not (table := whole.after(number)).why_no_undo()
    )


def everything(table: Table) -> list[Any]:
    """What a table has to say."""
    seats = [None, *range(table.position.players)]
    seen = [(table.view(seat), table.log(seat), table.scores_seen(seat)) for seat in seats]
    return [
        bytes(table.position),
        table.record(),
        table.move_groups(),
        table.movers,
        table.why_no_undo(),
        *seen,
    ]


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
        if lines and not table.game.begins_group(table.after(number).position):
            lines[-1] = (lines[-1][0], f"{lines[-1][1]} {text}")
        else:
            lines.append((number + 1, text))
    assert table.move_groups() == lines
    starts = [number - 1 for number, _ in lines]
    for since in range(len(table.moves) + 1):
        assert table.group_start(since) == max(start for start in starts if start <= since)


def test_a_game_not_begun_has_no_units() -> None:
    table = ekiben.new("nordic", 2, 1)
    assert (table.move_groups(), table.group_start(0), table.moves, table.movers) == ([], 0, [], [])


@every_game
def test_looking_at_a_finished_game_leaves_nothing_behind(game: Game) -> None:
    """The positions that it went through get no views that stay: those took ten times the game's memory."""
    for _ in range(2):  # the first time, texts and the like are read for good
        table = play_random(ekiben.new(game.name, 2, 3), Dice(3))
        gc.collect()
        tracemalloc.start()
        table.record(), table.log(0), table.move_groups(), table.why_no_undo()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
    assert grown < 50_000


# --- pickles --------------------------------------------------------------------------------------------

GAMES_OF_TESTS = Path(__file__).parent / "games"


def own_components(game: str) -> Path:
    """A components file of the game's tests that differs from the standard one."""
    return GAMES_OF_TESTS / folder(game) / "components" / "own.toml"


def arranged(game: str) -> Table:
    """The first position that a scenario of a game arranges for two players."""
    for path in scenario_files([GAMES_OF_TESTS / folder(game)]):
        for scenario in read_file(path)[1]:
            if scenario.get("players", 2) == 2 and "position" in scenario and "options" not in scenario:
                return open_table(game, scenario, None)
    raise AssertionError("no scenario arranges a position for two")


def pickled(table: Table) -> Table:
    """A table as another process gets it."""
    return pickle.loads(pickle.dumps(table))  # type: ignore[no-any-return]


@every_set_up
@pytest.mark.parametrize("twin_of", [pickled, copy.deepcopy])
def test_a_pickle_goes_on_like_the_table(set_up: SetUp, twin_of: Callable[[Table], Table]) -> None:
    for components in (None, own_components(set_up.game)):
        table = middle(set_up.table(5, components))
        twin, before = twin_of(table), everything(table)
        assert everything(twin) == before
        assert twin.game is table.game
        assert (twin.options, vars(twin.components)) == (table.options, vars(table.components))
        twin.undo()
        play_random(twin, Dice(6), moves=20)
        assert everything(table) == before
        table.undo()
        assert everything(play_random(table, Dice(6), moves=20)) == everything(twin)


@every_game
@pytest.mark.parametrize("twin_of", [pickled, copy.deepcopy, copy.copy])
def test_an_arranged_table_stays_arranged(game: Game, twin_of: Callable[[Table], Table]) -> None:
    position = arranged(game.name)
    twin = twin_of(position)
    assert twin.position == position.position != ekiben.new(game.name, 2, 1).position
    with pytest.raises(ekiben.BadRecord, match="set up by hand"):
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


# --- arguments ------------------------------------------------------------------------------------------


@every_game
def test_numbers_may_be_numpys(game: Game) -> None:
    """They come out of arrays, and are kept as Python's own."""
    plain = ekiben.new(game.name, 2, 7)
    table = ekiben.new(game.name, np.int64(2), np.uint32(7))
    for _ in range(9):
        move = plain.engine.legal(plain.position)[0]
        plain.play(move)
        table.play(np.int16(move))
    one, four = np.int8(1), np.array(4)
    assert table.view(one) == plain.view(1)
    assert table.log(one, four) == plain.log(1, 4)
    assert everything(table.after(four)) == everything(plain.after(4))
    assert ekiben.load(plain.record(), to=four).moves == plain.moves[:4]
    kept = [table.players, table.seed, *table.moves]
    assert {type(number) for number in kept} == {int}


@every_game
def test_a_seat_may_be_named(game: Game) -> None:
    table = begun(game)
    for seat, name in enumerate(game.seat_names[: table.position.players]):
        assert table.view(name) == table.view(seat)
        assert table.log(name) == table.log(seat)
        assert table.scores_seen(name) == table.scores_seen(seat)


def test_a_game_may_be_given_itself() -> None:
    for game in GAMES:
        assert ekiben.find_game(game) is game
        assert ekiben.new(game, 2, 1).record() == Table(game.name, 2, 1).record()


def test_a_record_may_be_a_file(tmp_path: Path) -> None:
    path, table = tmp_path / "game.txt", begun(GAMES[0])
    path.write_text(f"\ufeff{table.record()}", encoding="utf-8")
    assert everything(ekiben.load(path)) == everything(table)
    with pytest.raises(ekiben.BadRecord, match=r"none\.txt can't be read"):
        ekiben.load(tmp_path / "none.txt")


MOVE = "a move is its text, its number or one of `legal()`, not "
SEAT = "there is no seat {}; the seats are 'white' (0), 'red' (1), and None for a spectator"
WRONG: list[tuple[Callable[[Table, Any], object], list[object], type[Exception], str]] = [
    (lambda table, move: table.play(move), [None, 3.5, True, [0], b"pass", np.True_], TypeError, MOVE + "{}"),
    (lambda table, move: table.play(Move("pass", move, "pass")), [None, "0"], TypeError, MOVE + "Move("),
    (lambda table, text: table.parse(text), [None, 3], TypeError, "the moves to parse are a str, not {}"),
    (lambda table, seat: table.view(seat), ["green", "White", "", True, 1.0, 2, -1, [0]], ValueError, SEAT),
    (lambda table, seat: table.log(seat), ["x", 2], ValueError, SEAT),
    (lambda table, seat: table.scores_seen(seat), ["x", 2, 1.5], ValueError, SEAT),
    (
        lambda table, since: table.log(since=since),
        ["x", None, 1.0],
        TypeError,
        "`since` is a whole number from 0",
    ),
    (
        lambda table, since: table.log(since=since),
        [-1],
        ValueError,
        "`since` is a whole number from 0, not -1",
    ),
    (lambda table, number: table.after(number), ["x", None, True], TypeError, "from 0 to 5, not {}"),
    (
        lambda table, number: table.after(number),
        [-1, 6],
        ValueError,
        "`number` is a whole number from 0 to 5, not {}",
    ),
    (
        lambda table, to: ekiben.load(table.record(), to=to),
        ["x", 1.5],
        TypeError,
        "`to` is a whole number from 0",
    ),
    (
        lambda table, to: ekiben.load(table.record(), to=to),
        [-1],
        ValueError,
        "`to` is a whole number from 0, not -1",
    ),
    (
        lambda _, text: ekiben.load(text),
        [None, 3, b"Ekiben"],
        TypeError,
        "a record is a str, or the Path of its file, not {}",
    ),
    (
        lambda _, name: ekiben.find_game(name),
        [None, 3, ["nordic"], np.array(["a", "b"])],
        ekiben.UnknownGame,
        "The games are: ",
    ),
    (
        lambda _, name: ekiben.new(name, 2),
        [None, Table],
        ekiben.UnknownGame,
        "there is no game {}. The games are: ",
    ),
    (
        lambda _, players: ekiben.new("nordic", players),
        ["2", None, 2.0, [2]],
        ekiben.BadOption,
        "nordic is for 2, 3 players, not {}",
    ),
    (
        lambda _, seed: ekiben.new("nordic", 2, seed),
        ["7", 7.0, [7], True],
        ekiben.BadOption,
        "a seed is a whole number from 0 to … not {}",
    ),
    (
        lambda _, options: ekiben.new("nordic", 2, 1, options),
        [["hard"], "hard", 0, {"hard"}],
        ekiben.BadOption,
        "each True or False, not as {}",
    ),
    (
        lambda _, path: ekiben.new("nordic", 2, 1, components=path),
        [3, {"limits": {}}, b"x.toml"],
        ekiben.ComponentsError,
        "the path of a file",
    ),
    (
        lambda _, path: ekiben.find_game("nordic").components(path),
        [3],
        ekiben.ComponentsError,
        "the path of a file",
    ),
    (
        lambda _, seats: Table("nordic", 2, 1, seats=seats),
        ["ab", 2, {"a", "b"}],
        ekiben.BadOption,
        "2 seats need as many names, not {}",
    ),
    (
        lambda _, seats: Table("nordic", 2, 1, seats=seats),
        [[1, "b"]],
        ekiben.BadOption,
        "a seat can't be named 1: a name is one",
    ),
]


@pytest.mark.parametrize(("use", "values", "error", "message"), WRONG, ids=[row[3] for row in WRONG])
def test_a_wrong_argument_is_refused_in_words(
    use: Callable[[Table, Any], object], values: list[object], error: type[Exception], message: str
) -> None:
    table = play_random(ekiben.new("nordic", 2, 5), Dice(5), moves=5)
    before = everything(table)
    for value in values:
        wanted = re.escape(message.replace("{}", repr(value))).replace("\\ …\\ ", ".*")
        with pytest.raises(error, match=wanted):
            use(table, value)
    assert everything(table) == before


def test_how_things_are_shown_at_a_prompt() -> None:
    table = ekiben.new("zero-kei", 2, seed=7)
    assert repr(table) == "<Table zero-kei, 2 players, 0 moves, seat 0 decides>"
    assert repr(table.legal()[0]) == "Move('draft 1', number=0, verb='draft', total_change=(-19, -19))"
    assert repr(table.position).startswith("<State players=2, ")
    assert str(table.legal()[0]) == "draft 1"
    assert "Choose the engine of your train" in str(table)
    why = table.why("draft 9")
    assert why is not None
    assert (str(why), why.nearest) == (why.sentence, ["draft 2", "draft 1"])


def test_a_view_is_short_when_printed_and_a_dictionary_otherwise() -> None:
    table = ekiben.new("zero-kei", players=2, seed=1)
    table.play("draft 1")
    view = table.view("green")
    printed = str(view)
    assert printed.startswith("<View of zero-kei: year=1, phase='draft', decision='engine', seat=")
    assert "\n  green: yen=" in printed
    assert "\n  yellow: yen=" in printed
    assert len(printed) < len(repr(dict(view))) / 2
    assert max(map(len, printed.splitlines())) <= 102
    assert [key for key in ("row", "pending", "now") if key not in printed] == []
    plain = table.game.view(table.position, table.components, 0)
    assert view == plain
    assert list(view) == list(plain)
    assert isinstance(view, dict)
    assert json.dumps(view) == json.dumps(plain)
    assert msgspec.json.encode(view) == msgspec.json.encode(plain)
    assert pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == plain
