"""What one can type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ekiben.terminal import commands
from tests.support.typed_input import GAME, Screen, asks, shows

pytestmark = pytest.mark.covers


def test_numbers_texts_and_several_steps() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    out = screen.type("tail advance gold")
    assert "✓ gold to space" in out
    assert "+5¥" in out
    assert screen.table.moves[-2:] == [GAME.move_texts.index("tail"), GAME.move_texts.index("advance gold")]
    screen.type("DONE")
    assert screen.table.moves[-1] == GAME.move_texts.index("done")


NO_MOVES = {
    "0": "no move 0; the list goes from 1 to 2",
    "7": "no move 7",
    "99999999999": "no move 99999999999",
    "-1": "“-1” is not a move here",
    "1.5": "“1.5” is not a move here",
    "draft1": "“draft1” is not a move here. Nearest: draft 1 · draft 2",
    "buy 6a": "buy 6a: you can't do that now: first choose an engine.",
    "draft 3": "draft 3: engine 3 is not on offer.",
}


@pytest.mark.parametrize("typed", NO_MOVES)
def test_what_is_no_legal_move_is_answered_with_the_reason_and_the_nearest_moves(typed: str) -> None:
    screen = Screen(seats="you,you")
    assert NO_MOVES[typed] in screen.type(typed)
    assert not screen.table.moves


def test_all_steps_or_none() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    before = len(screen.table.moves)
    assert "not a move here" in screen.type("tail advance purple")
    assert len(screen.table.moves) == before


def test_moves_do_not_reach_into_another_turn() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("draft 1 draft 2")
    assert "play that first, then “draft 2”" in out
    assert not screen.table.moves


def test_enter_makes_the_only_move_but_never_one_of_several() -> None:
    screen = Screen(seats="you,you")
    assert "Type a number from 1 to 2" in screen.type("")
    screen.type("1")
    assert len(screen.table.moves) == 1
    out = screen.type("")
    assert "(Enter)" in out
    assert len(screen.table.moves) == 2


def test_why() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("why", "why draft 1", "why 2", "why draft 3", "why 6a", "why 9", "why nonsense")
    shows(
        out,
        "Why what? Add a move or a thing: “why 6a”.",
        "draft 1: you can do that now, it is number 1.",
        "draft 2: you can do that now, it is number 2.",
        "draft 3: engine 3 is not on offer.",
    )
    assert out.count("6a: you can't do that now") == 1
    assert "no move 9" in out
    assert "“nonsense” is not a move here" in out
    assert not screen.table.moves
    screen.play_until(asks("action"))
    out = screen.type("why tail advance gold", "why map")
    assert "tail advance gold: you can do that now." in out
    assert "“map” is not a move here" in out


def test_undo_takes_back_a_line() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    before = bytes(screen.table.position.data)
    out = screen.type("tail advance gold", "undo")
    assert "Undone: tail advance gold" in out
    assert bytes(screen.table.position.data) == before
    out = screen.type("tail", "1", "undo", "undo")
    assert "Undone: advance gold" in out
    assert "Undone: tail" in out
    assert bytes(screen.table.position.data) == before


def test_undo_refuses_what_must_stay() -> None:
    screen = Screen(seats="you,you")
    assert "no move to undo" in screen.type("undo")
    assert "Another player has moved" in screen.type("1", "undo")
    screen.play_until(
        lambda table: table.why_no_undo() == "something-was-seen" and table.seat == table.movers[-1]
    )
    count = len(screen.table.moves)
    assert "revealed something random or hidden" in screen.type("undo")
    assert len(screen.table.moves) == count


def test_undo_never_passes_a_random_players_moves() -> None:
    screen = Screen(seats="you,random")
    out = screen.type("1", "undo")
    assert "Another player has moved" in out


def test_undo_goes_on_after_a_game_was_loaded(unfinished: Path) -> None:
    screen = Screen(load=str(unfinished))
    screen.play_until(lambda table: table.seat == 0 and table.movers[-1] == 0)
    count = len(screen.table.moves)
    assert "Undone" in screen.type("undo")
    assert len(screen.table.moves) == count - 1


def test_board_moves_log_and_scores() -> None:
    screen = Screen(seats="you,you")
    assert "Nothing has happened yet" in screen.type("log")
    screen.play_until(lambda table: len(table.moves) == 60)
    out = screen.type("board")
    assert out.count("The line ") == 2
    out = screen.type("moves")
    assert out.count("The line ") == 0
    out = screen.type("log")
    assert re.search(r"… \d+ earlier; “log all” shows them", out)
    assert " 1. draft" not in out
    out = screen.type("log all")
    assert " 1. draft" in out
    assert len(screen.type("log 3")) < len(out)
    out = screen.type("scores")
    assert "If the game ended now" in out


def test_the_board_is_shown_again_only_when_others_moved_or_something_is_new() -> None:
    screen = Screen(seats="you,random")
    out = screen.type("1")
    assert out.count("The line ") == 2
    screen.play_until(asks("action"))
    out = screen.type("tail", "1")
    assert out.count("The line ") == 1


def test_what_others_did_is_told_once() -> None:
    screen = Screen(seats="you:Anna,random")
    out = screen.type("1")
    assert "◆ yellow · random draft" in out
    assert "round 1 of 5" in out
    assert "draft" not in screen.type("help 6a")


def test_help() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("help")
    for name in commands.COMMAND_NAMES:
        assert name in out or name == "exit"
    out = screen.type(
        "?6a", "? venue 2", "help Kyoto", "help 12", "help use 6a", "help statoin", "help qwxyz"
    )
    shows(
        out,
        "Carriage 6a: Toyohashi. Costs 2¥, advances gold.",
        "Venue 2",
        "2 Kyoto: ground 3¥ for 3★, not prepared; no station; no track.",
        "12 Tokyo",
        "an action of a carriage",
        "Nothing here is called “statoin”. Nearest: station",
        "Nothing here is called “qwxyz”. “help” lists what there is.",
    )
