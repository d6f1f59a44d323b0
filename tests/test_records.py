"""Records: written, read, and refused with the reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ekiben
from ekiben.errors import BadRecord, ComponentsError
from ekiben.record import KEYS, TITLE, UNFINISHED
from ekiben.table import Table
from tests.support.random_games import Dice, SetUp, eager, play_random, set_ups

SET_UPS = list(set_ups())


def finished(seed: int = 11, players: int = 2) -> Table:
    return play_random(SetUp("zero-kei", players).table(seed), Dice(seed), eager)


GAME = finished()
RECORD = GAME.record()
HEADER, MOVES = RECORD.split("\n\n")
LINES = RECORD.splitlines()


def refused(text: str, components: Path | None = None) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        ekiben.load(text, components)
    if error.value.line is not None:
        assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


def with_header(key: str, value: str, record: str = RECORD) -> str:
    text, count = re.subn(rf"(?m)^{key}:.*$", lambda _: f"{key}: {value}".rstrip(), record, count=1)
    assert count == 1
    return text


# --- round trips ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_finished_games_come_back(set_up: SetUp) -> None:
    for seed in (1, (1 << 63) - 1, 0):
        table = play_random(set_up.table(seed), Dice(seed), eager)
        again = ekiben.load(table.record())
        assert bytes(again.position) == bytes(table.position)
        assert again.record() == table.record()
        assert again.over
        assert [row["total"] for row in again.scores()] == list(map(int, header(table)["result"].split()))


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
def test_unfinished_games_come_back_at_every_move(set_up: SetUp) -> None:
    table, dice = set_up.table(5), Dice(5)
    for number in range(60):
        again = ekiben.load(table.record())
        assert bytes(again.position) == bytes(table.position)
        assert (again.moves, len(again.moves)) == (table.moves, number)
        assert header(table)["result"] == UNFINISHED
        table.play(dice.pick(table.legal()))
        if table.over:
            break


def header(table: Table) -> dict[str, str]:
    lines = table.record().split("\n\n")[0].splitlines()
    assert lines[0] == TITLE
    return dict(line.partition(":")[::2] for line in (line.replace(": ", ":") for line in lines[1:]))


def test_what_a_record_looks_like() -> None:
    table = ekiben.new("zero-kei", players=1, seed=4, options={"hard": True})
    table.play("draft 2")
    assert table.record() == (
        "Ekiben record\n"
        "game: zero-kei\n"
        "rules: 1\n"
        f"components: {table.components.digest}\n"
        "players: 1\n"
        "options: hard\n"
        "seats: green, yellow\n"
        "seed: 4\n"
        "result: unfinished\n"
        "\n"
        "1. draft 2\n"
    )
    assert tuple(header(table)) == KEYS


def test_the_steps_of_an_action_are_one_line() -> None:
    lines = MOVES.splitlines()
    numbers = [int(line.split(".")[0]) for line in lines]
    assert numbers[0] == 1
    assert numbers == sorted(set(numbers))
    assert len(lines) < len(GAME.moves), "some lines hold several moves"
    counted = [len(GAME.game.move_texts) and len(ekiben.load(RECORD, to=n).moves) for n in numbers]
    assert counted == numbers


def test_undone_moves_are_not_in_the_record() -> None:
    table = SetUp("zero-kei", 3).table(2)
    before = table.record()
    table.play(table.legal()[0])
    table.undo()
    assert table.record() == before


@pytest.mark.parametrize("players", [1, 4])
def test_to_stops_after_so_many_moves(players: int) -> None:
    table = finished(3, players)
    record = table.record()
    twin = SetUp("zero-kei", players).table(3)
    for number, move in enumerate(table.moves):
        if number % 7 == 0:
            stopped = ekiben.load(record, to=number)
            assert stopped.moves == table.moves[:number]
            assert bytes(stopped.position) == bytes(twin.position)
        twin.play(move)
    for number in (len(table.moves), len(table.moves) + 5):
        assert bytes(ekiben.load(record, to=number).position) == bytes(table.position)


def test_to_looks_no_farther() -> None:
    """What comes after the last move asked for is not read, nor the result compared."""
    broken = RECORD.replace(LINES[-1], "nonsense")
    assert len(ekiben.load(with_header("result", "1 2", broken), to=3).moves) == 3


def test_a_game_goes_on_after_loading() -> None:
    table = play_random(SetUp("zero-kei", 2).table(8), Dice(8), moves=30)
    again = ekiben.load(table.record())
    assert play_random(table, Dice(9)).record() == play_random(again, Dice(9)).record()


def test_undo_after_loading() -> None:
    table = play_random(SetUp("zero-kei", 2).table(8), Dice(8), moves=25)
    again = ekiben.load(table.record())
    for _ in range(3):
        assert again.why_no_undo() == table.why_no_undo()
        if table.why_no_undo() is None:
            table.undo()
            again.undo()
        assert bytes(again.position) == bytes(table.position)


# --- written by other programs --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.rstrip("\n"),
        lambda text: text + "\n\n  \n",
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n", " \t\n"),
        lambda text: text.replace(MOVES, MOVES.upper()),
        lambda text: text.replace("1. draft", "  1.   Draft"),
        lambda text: "\n\n".join([*text.split("\n\n")[:1], *text.split("\n\n")[1].splitlines()]),
        lambda text: "\n".join([TITLE, *reversed(HEADER.splitlines()[1:])]) + "\n\n" + MOVES,
    ],
    ids=[
        "crlf",
        "cr",
        "no-end",
        "empty-end",
        "bom",
        "blanks",
        "capitals",
        "indented",
        "gaps",
        "header-order",
    ],
)
def test_small_differences_do_not_matter(change: Callable[[str], str]) -> None:
    again = ekiben.load(change(RECORD))
    assert again.record() == RECORD


def test_one_line_may_hold_each_move() -> None:
    lines = [f"{n}. {GAME.game.move_texts[move]}" for n, move in enumerate(GAME.moves, 1)]
    assert ekiben.load(HEADER + "\n\n" + "\n".join(lines)).record() == RECORD


# --- refused --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "\n" + RECORD, RECORD[1:], "Ekiben", "\x00", "{}", MOVES]
)
def test_what_is_no_record(text: str) -> None:
    error = refused(text)
    assert (error.reason, error.line) == ("no-record", 1)
    assert TITLE in str(error)


@pytest.mark.parametrize("version", ["0", "2", "99", "one", "", "1.0", "-1"])
def test_an_unknown_version_of_the_rules(version: str) -> None:
    error = refused(with_header("rules", version))
    assert error.reason == "unknown-rules"
    assert f"version {version} of the rules" in str(error)


def test_other_components(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("costs.tail_income = 6", encoding="utf-8")
    mine = ekiben.new("zero-kei", players=2, seed=1, components=path)
    error = refused(mine.record())
    assert error.reason == "other-components"
    assert mine.components.digest in str(error)
    assert GAME.components.digest in str(error)
    assert "--components" in str(error)
    assert ekiben.load(mine.record(), components=path).record() == mine.record()
    assert refused(RECORD, path).reason == "other-components"
    assert refused(with_header("components", "0" * 12)).reason == "other-components"


def test_a_components_file_with_mistakes_is_no_fault_of_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("costs.tail_income = -6", encoding="utf-8")
    with pytest.raises(ComponentsError, match=r"costs\.tail_income is -6"):
        ekiben.load(RECORD, components=path)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("game", "zero-key", "Did you mean zero-kei?"),
        ("game", "", "there is no game ''"),
        ("players", "5", "1, 2, 3, 4 players, not 5"),
        ("players", "0", "not 0"),
        ("players", "two", "players is “two”"),
        ("players", "-2", "must be a whole number"),
        ("players", "", "must be a whole number"),
        ("seed", "abc", "seed is “abc”"),
        ("seed", "1.5", "must be a whole number"),
        ("seed", "-1", "must be a whole number"),
        ("seed", str(1 << 63), "a seed is a whole number from 0"),
        ("seed", "9" * 5000, "must be a whole number"),
        ("options", "easy", "no option 'easy'"),
        ("seats", "anna", "2 seats need as many names"),
        ("seats", "anna, max, eva", "2 seats need as many names"),
        ("seats", "anna,", "a seat can't be named ''"),
        ("seats", "an\0na, max", r"a seat can't be named 'an\x00na'"),
        ("seats", "an\x1b[2Jna, max", r"a seat can't be named 'an\x1b[2Jna'"),
        ("seats", "an\ud800na, max", r"a seat can't be named 'an\ud800na'"),
        ("seats", "an\u202ena, max", r"a seat can't be named 'an\u202ena'"),
    ],
)
def test_headers_with_wrong_values(key: str, value: str, words: str) -> None:
    error = refused(with_header(key, value))
    assert error.reason == "bad-header"
    assert words in str(error)


@pytest.mark.parametrize("key", KEYS)
def test_headers_that_lack_something(key: str) -> None:
    text = re.sub(rf"(?m)^{key}:.*\n", "", RECORD, count=1)
    error = refused(text)
    assert error.reason == "bad-header"
    assert str(error) == f"The header lacks {key}."


@pytest.mark.parametrize("line", ["date: today", "Game: zero-kei", "players 2", "1. draft 1", "players = 2"])
def test_headers_with_other_lines(line: str) -> None:
    error = refused(RECORD.replace("\nplayers:", f"\n{line}\nplayers:"))
    assert (error.reason, error.line) == ("bad-header", 5)
    assert line in str(error)
    assert all(key in str(error) for key in KEYS)


def test_a_header_that_says_something_twice() -> None:
    error = refused(RECORD.replace("\nplayers:", "\nseed: 3\nplayers:"))
    assert (error.reason, error.line) == ("bad-header", 9)
    assert "seed is given twice" in str(error)


def test_no_empty_line_after_the_header() -> None:
    error = refused(RECORD.replace("\n\n", "\n"))
    assert (error.reason, error.line) == ("bad-header", 10)


def test_an_illegal_move_at_its_place() -> None:
    at = LINES.index(next(line for line in LINES if " order " in line))
    number = LINES[at].split(".")[0]
    for wrong, words in [("order 4", "the tile has 2 spaces"), ("buy 1a", "you can't do that now")]:
        error = refused("\n".join([*LINES[:at], f"{number}. {wrong}", *LINES[at + 1 :]]))
        assert (error.reason, error.line) == ("illegal-move", at + 1)
        assert str(error).startswith(f"line {at + 1}: {wrong}: {words}")


def test_a_move_that_is_none() -> None:
    error = refused(RECORD.replace("\n1. draft", "\n1. daft"))
    assert (error.reason, error.line) == ("illegal-move", 11)
    assert "Nearest: draft" in str(error)


def test_a_later_step_of_a_line_that_is_illegal() -> None:
    at = next(i for i, line in enumerate(LINES) if " tail advance " in line)
    error = refused("\n".join([*LINES[:at], LINES[at] + " prepare 1", *LINES[at + 1 :]]))
    assert (error.reason, error.line) == ("illegal-move", at + 1)


def test_moves_after_the_end() -> None:
    error = refused(RECORD + f"{len(GAME.moves) + 1}. done\n")
    assert (error.reason, error.line) == ("illegal-move", len(LINES) + 1)
    assert "the game is over" in str(error)


@pytest.mark.parametrize("number", ["0", "2", "99"])
def test_wrong_numbers(number: str) -> None:
    error = refused(RECORD.replace("\n1. ", f"\n{number}. "))
    assert (error.reason, error.line) == ("bad-number", 11)
    assert str(error) == f"line 11: The move is numbered {number}, but 1 comes next."


def test_a_line_lost_or_repeated() -> None:
    for text in ("\n".join(LINES[:14] + LINES[15:]), "\n".join([*LINES[:15], *LINES[14:]])):
        error = refused(text)
        assert error.reason == "bad-number"
        assert error.line in (15, 16)


@pytest.mark.parametrize(
    "line", ["draft 1", "1 draft 1", "1.draft 1", "x. draft 1", "1.", "9" * 5000 + ". done", "?"]
)
def test_lines_that_are_no_moves(line: str) -> None:
    error = refused(HEADER + "\n\n" + line)
    assert (error.reason, error.line) == ("bad-line", 11)


@pytest.mark.parametrize("result", ["", "0 0", UNFINISHED, "1", "99 99 99", "won"])
def test_a_result_that_does_not_match(result: str) -> None:
    error = refused(with_header("result", result))
    assert (error.reason, error.line) == ("other-result", None)
    assert f"“{result}”" in str(error)
    assert "lead to" in str(error)


def test_an_unfinished_game_that_claims_a_result() -> None:
    error = refused("\n".join(LINES[:-4]) + "\n")
    assert error.reason == "other-result"
    assert f"“{UNFINISHED}”" in str(error)
    less = with_header("result", UNFINISHED, "\n".join(LINES[:-4]) + "\n")
    assert not ekiben.load(less).over


def test_a_record_with_another_seed_does_not_hold() -> None:
    for seed in range(30):
        if seed != GAME.seed:
            error = refused(with_header("seed", str(seed)))
            assert error.reason in ("illegal-move", "other-result")


@pytest.mark.parametrize("length", range(0, len(RECORD) - 1, 97))
def test_a_record_cut_off_anywhere(length: int) -> None:
    with pytest.raises(BadRecord):
        ekiben.load(RECORD[:length])


@settings(max_examples=150)
@given(st.data())
def test_a_record_with_a_character_changed(data: st.DataObject) -> None:
    change_a_character(data, GAME, "0123456789abz .:,\n\r\t-\x00ü\u2028")


def change_a_character(data: st.DataObject, game: Table, characters: str) -> None:
    """Its record is read to the same game, or refused: never another exception."""
    record = game.record()
    at = data.draw(st.integers(0, len(record) - 1))
    with suppress(BadRecord):
        again = ekiben.load(record[:at] + data.draw(st.sampled_from(characters)) + record[at + 1 :])
        assert bytes(again.position) == bytes(game.position) or again.moves != game.moves


@settings(max_examples=150)
@given(
    st.text() | st.text().map(lambda text: HEADER + "\n\n" + text) | st.text().map(lambda t: f"{TITLE}\n{t}")
)
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        ekiben.load(text)


def test_a_position_arranged_by_hand_has_no_record() -> None:
    table = SetUp("zero-kei", 2).table(1)
    table.arranged = True
    with pytest.raises(BadRecord) as error:
        table.record()
    assert error.value.reason == "arranged"


def test_names_of_seats_are_kept() -> None:
    names = ["Anna Maria", "Ōsaka-Max"]
    table = Table(ekiben.find_game("zero-kei"), 2, 1, seats=names)
    assert ekiben.load(table.record()).seats == names
