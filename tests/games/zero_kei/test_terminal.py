"""Zero-Kei in the terminal: questions and topics."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable

import pytest
from rich.console import Console

from ekiben.games.zero_kei.components import ABILITIES, ACTIONS, CARRIAGE_IDS, standard
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import MOVE_TEXTS
from ekiben.table import Table
from tests.support.typed_input import RENDERER, WIDTH, Screen, asks, texts_of

pytestmark = pytest.mark.covers


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
    assert "At the end: each may give 2★ for 5¥. Yes or no?" in out
    assert re.search(r"your total 1 accept yes \+5¥ −2★ −?\d+ → −?\d+ 2 decline no", out)


def test_tokens_turned_up_in_solo_are_told() -> None:
    screen = until(lambda t: t.view()["event"] == "venue-token" and "event" in texts_of(t), "you,hideo")
    out = screen.type("event", "1", "1", "undo")
    assert re.search(r"✓ tokens turned up: \d+, \d+, \d+ · −3¥", out)
    assert re.search(r"event ▸ Which city token do you take\?", out)
    assert re.search(r"✓ \d+ \w+ on \w+", out)


def test_a_carriage_that_moved_is_told() -> None:
    screen = until(asks("place"), "you,you")
    assert re.search(r"Where in your train does [\w–]+ go\?.*✓ train: ", screen.type("1"))


def test_a_counter_on_the_last_space_stays() -> None:
    screen = until(asks("counter"), "you,you")
    view = screen.table.view()
    view["counters"]["gold"] = standard().box.last_space
    view["now"]["next_space"]["gold"] = None
    out = Console(file=io.StringIO(), width=WIDTH)
    with out.capture() as shown:
        out.print(RENDERER.moves(view, standard(), screen.table.legal(), [], []))
    assert "The gold counter is on the last space, 20, and stays there" in shown.get()


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
