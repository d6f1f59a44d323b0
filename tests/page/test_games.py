"""Whole games in a real browser: alone, at one screen, over the network, on a phone, by keys alone."""

from __future__ import annotations

import pytest

from tests.page.conftest import Meet
from tests.page.keys import Keys
from tests.page.people import PHONE
from tests.page.playing import CURTAIN, Hand, play_on, play_whole
from tests.page.starting import choose, go, sit, start


@pytest.mark.parametrize(("language", "options"), [("es", ()), ("ru", ("hard",))])
def test_zero_kei_alone_against_hideo(meet: Meet, language: str, options: tuple[str, ...]) -> None:
    ann = meet(language=language)
    start(ann, "zero-kei", "me", options=options)
    play_whole(Hand(ann, "zero-kei"))
    assert ann.find("table").first.is_visible()


def test_zero_kei_at_one_screen(meet: Meet) -> None:
    ann = meet(language="fr")
    start(ann, "zero-kei", "me", "me", "me")
    play_whole(Hand(ann, "zero-kei"))


def test_nordic_at_one_screen_with_a_curtain(meet: Meet) -> None:
    ann = meet(language="ru")
    start(ann, "nordic", "me", "me")
    assert ann.find(CURTAIN).is_visible(), "the first hand is not shown before somebody says who looks"
    assert ann.find(".hand").count() == 0
    play_whole(Hand(ann, "nordic"))


def test_nordic_over_the_network(meet: Meet) -> None:
    ann, ben = meet("Ann", "en"), meet("Ben", "es")
    start(ann, "nordic", "me", "open")
    sit(ben, ann.page.url)
    play_whole(Hand(ann, "nordic", 1), Hand(ben, "nordic", 2))
    totals = [who.find("tr.total td").all_inner_texts() for who in (ann, ben)]
    assert totals[0] == totals[1]
    assert all(totals[0])


@pytest.mark.parametrize("game", ["zero-kei", "nordic"])
def test_a_visitor_plays_after_three_clicks(meet: Meet, game: str) -> None:
    ann = meet()
    ann.go()
    ann.find(f"article:has(h2) >> nth={['zero-kei', 'nordic'].index(game)}").locator("button.now").click()
    choose(ann, "company", "bots")
    go(ann)
    hand = Hand(ann, game)
    play_on(hand, until=lambda: hand.number >= 4)


@pytest.mark.parametrize("game", ["zero-kei", "nordic"])
def test_keys_are_enough(meet: Meet, game: str) -> None:
    ann = meet()
    start(ann, game, "me", "me")
    keys = Keys(ann, game)
    play_on(keys, until=lambda: keys.number >= 30)


def test_nordic_on_a_phone(meet: Meet) -> None:
    ann = meet(language="fr", **PHONE)
    start(ann, "nordic", "me", "bot easy")
    hand = Hand(ann, "nordic")
    play_on(hand, until=lambda: hand.number >= 60)
