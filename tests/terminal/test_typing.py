"""What one can type."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from ekiben.games.zero_kei.components import ABILITIES, ACTIONS, CARRIAGE_IDS, standard
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import MOVE_TEXTS
from ekiben.table import Table
from ekiben.terminal import commands
from tests.support.typed_input import RENDERER, WIDTH, Screen, asks, shows, texts_of

pytestmark = pytest.mark.covers


def test_numbers_texts_and_several_steps() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    out = screen.type("tail advance gold")
    assert "✓ gold to space" in out
    assert "+5¥" in out
    assert screen.table.moves[-2:] == [MOVE_TEXTS.index("tail"), MOVE_TEXTS.index("advance gold")]
    screen.type("DONE")
    assert screen.table.moves[-1] == MOVE_TEXTS.index("done")


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


def test_questions_name_what_the_action_is_about() -> None:
    screen = Screen(seats="you,you,you,you", seed=1)
    asked: set[str] = set()
    chance = random.Random(3)
    wanted = {"effect", "move", "place", "lender", "token", "token-carriage", "space"}
    while not wanted <= asked:
        if screen.table.over:
            screen = Screen(seats="you,you,you,you", seed=chance.randrange(1000))
        decision = screen.table.view()["decision"]
        if decision in wanted and decision not in asked:
            shown = screen.type()
            asked.add(decision)
            assert "▸" in shown, decision
            assert "venue ," not in shown
            assert "in :" not in shown
        legal = screen.table.legal()
        screen.table.play(chance.choice([m for m in legal if m.text not in ("done", "decline")] or legal))


def until(wanted: Callable[[Table], bool], seats: str) -> Screen:
    """A game that comes to a certain point."""
    for seed in range(100):
        screen = Screen(seats=seats, seed=seed)
        screen.play_until(lambda table: table.over or wanted(table), avoid="decline")
        if not screen.table.over:
            return screen
    raise AssertionError("no game comes to this point")


def test_a_counter_is_offered_in_a_sentence() -> None:
    out = until(asks("counter"), "you,you").type()
    assert re.search(r"advance gold The gold counter (leads|is \w+) and would go from space \d to \d", out)


def test_points_for_yen_are_offered_in_words() -> None:
    screen = until(asks("trade"), "you,you")
    out = screen.type()
    assert "At the end: each may give 2★ for 5¥. Do you?" in out
    assert re.search(r"your total 1 accept yes \+5¥ −2★ −?\d+ → −?\d+ 2 decline no", out)


def test_tokens_turned_up_in_solo_are_told() -> None:
    screen = until(lambda t: t.view()["event"] == "venue-token" and "event" in texts_of(t), "you,hideo")
    out = screen.type("event", "1", "1", "undo")
    assert re.search(r"✓ tokens turned up: \d+, \d+, \d+ · −3¥", out)
    assert re.search(r"event ▸ Which venue token\?", out)
    assert re.search(r"✓ \d+ \w+ on \w+", out)


def test_a_carriage_that_moved_is_told() -> None:
    screen = until(asks("place"), "you,you")
    assert re.search(r"Where does carriage \w+ go\?.*✓ train: ", screen.type("1"))


def test_a_counter_on_the_last_space_stays() -> None:
    screen = until(asks("counter"), "you,you")
    view = screen.table.view()
    view["counters"]["gold"] = standard().box.last_space
    view["now"]["next_space"]["gold"] = None
    out = Console(file=io.StringIO(), width=WIDTH)
    with out.capture() as shown:
        out.print(RENDERER.moves(view, standard(), screen.table.legal(), [], []))
    assert "The gold counter is on the last space, 20, and stays there" in shown.get()


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


def test_every_topic_that_help_lists_is_explained() -> None:
    for seats in ("you,hideo", "you,you,you,you"):
        view = Screen(seats=seats).table.view()
        names = RENDERER.topics(view, standard())
        assert ("hideo" in names) == (seats == "you,hideo")
        for name in [*names, *CARRIAGE_IDS, *EVENT_IDS, *ACTIONS, *ABILITIES, *MOVE_TEXTS]:
            assert RENDERER.topic(name, view, standard()), name


def test_a_city_is_explained_as_it_stands() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(lambda table: bool(table.view()["stations"]) and bool(table.view()["tracks"]))
    view = screen.table.view()
    number, colour = next(iter(view["stations"].items()))
    assert f"prepared; {colour} station" in screen.type(f"help {number}")
    assert "; track." in screen.type(f"help {view['tracks'][0]}")
