"""Together over the network: breaks, spectators, whose turn it is, another language in the middle."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.conftest import DEAL, Meet
from tests.page.people import Person
from tests.page.playing import TABLE, Hand, play_on
from tests.page.starting import sit, start
from tests.server.server_process import Server


def test_a_server_that_dies_and_comes_back_needs_no_reload(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", "--no-limits", deal=DEAL) as server:
        ann = Person(browser, server.address, "Ann", "en")
        try:
            ann.on_server = True
            start(ann, "zero-kei", "me", "me")
            hand = Hand(ann, "zero-kei")
            play_on(hand, until=lambda: hand.number >= 6)
            ann.page.evaluate("window.sameWindow = true")
            hand.settle()
            before = hand.number
            server.kill()
            expect(ann.find("[role=status].lost p")).to_be_visible()
            server.start()
            expect(ann.find("[role=status].lost p")).to_have_count(0, timeout=30_000)
            assert hand.number == before, "what was acknowledged is still there"
            play_on(hand, until=lambda: hand.number >= before + 6)
            assert ann.page.evaluate("window.sameWindow")
        finally:
            ann.leave()


def test_the_title_says_whose_turn_it_is(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben", "fr")
    start(ann, "zero-kei", "me", "open")
    sit(ben, ann.page.url)
    hands = {ann: Hand(ann, "zero-kei"), ben: Hand(ben, "zero-kei")}
    for _ in range(4):
        titles = {}
        for guest in hands:
            guest.page.wait_for_timeout(300)
            titles[guest] = guest.page.title().startswith("●")
        assert list(titles.values()).count(True) == 1, titles
        [turn] = [guest for guest in hands if titles[guest]]
        before = hands[turn].number
        play_on(hands[turn], until=lambda turn=turn, before=before: hands[turn].number > before)  # type: ignore[misc]


def test_sentences_call_others_by_their_names(meet: Meet) -> None:
    """What can be done with something of theirs, and what was done with it."""
    ann, ben = meet("<i>Ann"), meet("Ben & Co")
    start(ann, "zero-kei", "me", "open")
    sit(ben, ann.page.url)
    seen: set[str] = set()

    def both_seen() -> bool:
        for person, other in ((ann, ben), (ben, ann)):
            if person.find(".thing.lit").filter(has_text=f"paid to {other.name}").count():
                seen.add("move")
            if person.find(".deed").filter(has_text=f"Engine of {person.name}").count():
                seen.add("log")
        return len(seen) == 2

    play_on(Hand(ann, "zero-kei"), Hand(ben, "zero-kei", 2), until=both_seen)
    assert not ann.find("main").filter(has_text=re.compile("(Engine of|paid to) (green|yellow)")).count()


def test_who_watches_sees_no_hand_and_is_asked_nothing(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve", "es")
    ann.on_server = True
    start(ann, "nordic", "me", "bot easy")
    hand = Hand(ann, "nordic")
    eve.go(ann.page.url)
    eve.find(TABLE).wait_for()
    play_on(hand, until=lambda: hand.number >= 12)
    hand.settle()
    for guest in (hand, Hand(eve, "nordic")):  # the cards of a tunnel, which each turns up for themselves
        while guest.press(".turn-next"):
            pass
    hand.settle()
    expect(eve.find(f"{TABLE}[data-number='{hand.number}']")).to_be_visible()
    assert eve.find(".stack, .ticket").count() == 0
    assert not Hand(eve, "nordic").step()


def test_another_language_keeps_the_place(meet_at: Meet) -> None:
    ann = meet_at()
    start(ann, "zero-kei", "me", "me")
    hand = Hand(ann, "zero-kei")
    play_on(hand, until=lambda: hand.number >= 8)
    before, number = ann.find("section.log").text_content() or "", hand.number
    assert before
    ann.page.evaluate("window.sameWindow = true")
    ann.choose_language("ru")
    expect(ann.find("html")).to_have_attribute("lang", "ru")
    expect(ann.find("section.log")).not_to_have_text(before)
    assert (hand.number, ann.page.evaluate("window.sameWindow")) == (number, True)
    play_on(hand, until=lambda: hand.number >= number + 3)
