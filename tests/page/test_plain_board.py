"""The plain board: of Milk Run, which brings none of its own, and of every other game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ekiben.client import me
from ekiben.game import find_game, game_names
from tests.page.conftest import Meet
from tests.page.people import PHONE
from tests.page.playing import CURTAIN, PLAIN, Hand, play_on, play_whole
from tests.page.starting import come, play, start
from tests.server.server_process import Server

PRINTED = ".plain section > details:not([open]) summary"  # what is printed, not looked at yet
RAW = re.compile(r"\w_\w|\bnull\b|\bundefined\b|\bNaN\b|\[object")  # how programs write names and values


def test_a_whole_game_at_one_screen_with_a_curtain(meet: Meet) -> None:
    ann = meet()
    start(ann, "milk-run", "me", "me")
    ann.find(CURTAIN).wait_for()
    assert ann.find(".plain").count() == 0, "no card is shown before somebody says who looks"
    hand = Hand(ann, "milk-run")
    hand.curtain()
    expect(ann.find(".plain dt:text-is('customer')")).to_have_count(1)  # one's own card, and no other
    play_whole(hand)
    ann.find("tr.total").wait_for()
    expect(ann.find(".plain dt:text-is('customer')")).to_have_count(2)  # at the end both are seen
    assert len(ann.find("tr.total td").all_inner_texts()) == 2


def test_a_game_against_a_bot_on_a_phone_in_a_language_that_the_game_lacks(meet: Meet) -> None:
    ann = meet(language="fr", **PHONE)
    start(ann, "milk-run", "me", "bot easy", options=("hard",))
    play_whole(Hand(ann, "milk-run"))
    assert "Milk Run" in ann.page.title()
    ann.go("/rules/milk-run")
    assert ann.find("h1").inner_text() == "Milk Run"


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_played_on_it(meet: Meet, server: Server, game: str) -> None:
    """At the beginning and in the middle; in words, and without a fault for axe."""
    with server.client() as host:
        players = max(find_game(game).player_counts)
        seats = [me(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:players]]
        table = host.new_table(game, seats)
        for until in (0, 40):
            play(table, until)
            ann = come(meet, host, f"/t/{table.id}?plain", "en")
            hand = Hand(ann, game)
            hand.lit = PLAIN
            if hand.state == "running":
                hand.settle()
                play_on(hand, until=lambda hand=hand, now=hand.number: hand.number >= now + 2)  # type: ignore[misc]
            hand.come_to(PRINTED)
            ann.find(PRINTED).click()
            ann.find(".plain details[open] > :is(dl, ol)").first.wait_for()
            assert not RAW.findall(ann.find(".plain").inner_text())
            assert ann.violations() == []
            table.refresh()
