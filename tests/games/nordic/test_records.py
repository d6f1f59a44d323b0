"""Records of Nordic: written, read, and refused with the reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ekiben
from ekiben.errors import BadRecord
from tests.support.random_games import Dice, SetUp, play_random
from tests.test_records import change_a_character

GAME = play_random(SetUp("nordic", 2).table(11), Dice(11))
RECORD = GAME.record()
HEADER, MOVES = RECORD.split("\n\n")
LINES = RECORD.splitlines()


def test_what_a_record_looks_like() -> None:
    table = ekiben.new("nordic", players=3, seed=4, options={"ferry_sets_stack": True})
    offered = table.view(0)["white"]["offered"]
    table.play(f"keep only {offered[0]}+{offered[2]}")
    answers = ["keep", "return", "keep", "return", "return"]
    told = " ".join(f"{answer} {name}" for answer, name in zip(answers, offered, strict=True))
    assert table.record() == (
        "Ekiben record\n"
        "game: nordic\n"
        "rules: 1\n"
        f"components: {table.components.digest}\n"
        "players: 3\n"
        "options: ferry_sets_stack\n"
        "seats: white, red, lilac\n"
        "seed: 4\n"
        "result: unfinished\n"
        "\n"
        f"1. {told}\n"
    )
    assert bytes(ekiben.load(table.record()).position) == bytes(table.position)


def test_a_claim_is_one_line_up_to_what_is_turned_up() -> None:
    claims = [line for line in MOVES.splitlines() if " claim " in line]
    assert claims
    for line in claims:
        assert re.fullmatch(r"\d+\. claim [a-z_0-9-]+( pay [a-z0-9+]+( set [a-z]+)*)?", line), line
    assert any(" set " in line for line in claims)
    extras = [line for line in MOVES.splitlines() if re.search(r"\. (pay|give-up)", line)]
    assert all(line.count(" ") <= 2 for line in extras)


def test_short_forms_are_read_in_records_too() -> None:
    """What people write: all cards of a payment, all tickets of an offer."""
    short = HEADER.replace(
        f"result: {GAME.record().split('result: ')[1].splitlines()[0]}", "result: unfinished"
    )
    offered = SetUp("nordic", 2).table(11).view(0)["white"]["offered"]
    again = ekiben.load(f"{short}\n\n1. keep {offered[1]}+{offered[0]}\n")
    assert len(again.moves) == 5
    assert set(again.view(0)["white"]["tickets"]) == set(offered[:2])


def test_to_stops_after_so_many_moves() -> None:
    for number in range(0, len(GAME.moves), 29):
        assert ekiben.load(RECORD, to=number).moves == GAME.moves[:number]


def test_an_illegal_move_at_its_place() -> None:
    at = LINES.index(next(line for line in LINES if ". claim " in line))
    number = LINES[at].split(".")[0]
    with pytest.raises(BadRecord) as refused:
        ekiben.load("\n".join([*LINES[:at], f"{number}. set red", *LINES[at + 1 :]]))
    assert (refused.value.reason, refused.value.line) == ("illegal-move", at + 1)
    assert "you can't do that now" in str(refused.value)


@settings(max_examples=25)
@given(st.data())
def test_a_record_with_a_character_changed(data: st.DataObject) -> None:
    change_a_character(data, GAME, "0123456789abz .:,+_\n\t-\x00üø")
