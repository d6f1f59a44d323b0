"""Whole games in a real browser: alone, at one screen, over the network, on a phone, by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from ekiben.client import Client, RemoteTable, me
from tests.page.conftest import Meet
from tests.page.keys import Keys
from tests.page.people import LYING, PHONE
from tests.page.playing import BOARDS, CURTAIN, TABLE, Hand, play_on, play_whole
from tests.page.starting import card, choose, come, go, play, start
from tests.server.server_process import Server
from tests.support.of_game import of_game
from tests.support.soak import soaked

Begun = Callable[[str, int], tuple[Client, RemoteTable]]
NORDIC_FROM = soaked(200, 0)  # of some 285 moves: one whole game of each is played alone, or on a phone
MAP = ".frame:has(.world), .map:has(.world)"
WORLD = 150  # px of its height that are seen of the map at least, of 360
SEEN_OF = """(map) => {
    const box = document.querySelector(map).getBoundingClientRect();
    const below = document.querySelector(".stays")?.getBoundingClientRect().top ?? innerHeight;
    return Math.min(box.bottom, below, innerHeight) - Math.max(box.top, 0);
}"""

IN_THE_ROW = """() => {
    const row = document.querySelector(".more").getBoundingClientRect();
    const decides = document.querySelector("[aria-current=true]").getBoundingClientRect();
    return row.left <= decides.left && decides.right <= row.right;
}"""


@pytest.mark.parametrize(("language", "options"), [("es", ()), ("ru", ("hard",))])
def test_zero_kei_alone_against_hideo(meet: Meet, language: str, options: tuple[str, ...]) -> None:
    ann = meet(language=language)
    ann.on_server = bool(options)  # one whole game at each host
    start(ann, "zero-kei", "me", options=options)
    play_whole(Hand(ann, "zero-kei"))
    assert ann.find("table").first.is_visible()


def test_zero_kei_at_one_screen(meet: Meet) -> None:
    ann = meet(language="fr")
    start(ann, "zero-kei", "me", "me", "me")
    play_whole(Hand(ann, "zero-kei"))


@pytest.fixture
def begun(server: Server) -> Iterator[Begun]:
    """Makes a table of one guest with two seats, and plays it up to a move."""
    with server.client() as host:
        yield lambda game, moves: (host, play(host.new_table(game, [me("Ann"), me("Ben")]), moves))


@pytest.mark.soak
def test_nordic_at_one_screen_with_a_curtain(meet: Meet, begun: Begun) -> None:
    host, table = begun("nordic", NORDIC_FROM)
    ann = come(meet, host, f"/t/{table.id}", "ru")
    ann.find(CURTAIN).wait_for()
    assert ann.find(".hand").count() == 0, "the first hand is not shown before somebody says who looks"
    play_whole(Hand(ann, "nordic"))


def test_a_route_is_claimed_in_two_presses_and_nobody_hears_of_it_before(meet: Meet, begun: Begun) -> None:
    host, table = begun("nordic", 60)
    while True:
        shown = table.my_turn()
        assert shown
        if any(each.verb == "claim" for each in shown.legal):
            break
        play(table, shown.number + 1)
    ann = come(meet, host, f"/t/{table.id}", "en", viewport={"width": 1366, "height": 768})
    hand = Hand(ann, "nordic")
    hand.curtain()
    ann.find(".hand .stack button").first.wait_for()
    route = ann.find(".route.claimable").first
    name = route.get_attribute("data-route")
    route.locator(".space").first.click(force=True)
    pay = ann.find(".bubble .pay").first
    pay.wait_for()
    assert hand.number == shown.number, "a press on a route says nothing to anybody"
    ann.page.keyboard.press("Escape")
    pay.wait_for(state="detached")
    route.locator(".space").first.click(force=True)
    box = ann.find(".bubble").bounding_box()
    spaces = [each.bounding_box() for each in route.locator(".space").all()]
    for space in spaces:
        assert box, "the bubble is seen"
        assert space, "the route is seen"
        beside = space["x"] >= box["x"] + box["width"] or space["x"] + space["width"] <= box["x"]
        below = space["y"] >= box["y"] + box["height"] or space["y"] + space["height"] <= box["y"]
        assert beside or below, "the bubble does not cover its route"
    pay.click()
    ann.find(f"{TABLE}:not([data-number='{shown.number}'])").wait_for()
    table.refresh()
    pending, routes = table.shown[0].view["pending"], table.shown[0].view["routes"]
    assert name in routes or pending.get("route") == name


@pytest.mark.soak
def test_nordic_over_the_network(meet: Meet, begun: Begun) -> None:
    host, table = begun("nordic", NORDIC_FROM)
    ben = meet("Ben", "es")
    ben.go(f"/seat#{table.link(1)}")
    ben.find("main button.now").click()
    ben.find(f"{TABLE}[data-state=running]").wait_for()
    ann = come(meet, host, f"/t/{table.id}", "en")
    play_whole(Hand(ann, "nordic", 1), Hand(ben, "nordic", 2))
    for guest in (ann, ben):
        guest.find(".to-result").click()
    totals = [guest.find("tr.total td").all_inner_texts() for guest in (ann, ben)]
    assert totals[0] == totals[1]
    assert all(totals[0])


def test_what_is_offered_keeps_its_room_while_something_of_the_others_is_lit(meet: Meet) -> None:
    ann = meet()
    start(ann, "zero-kei", "me", "bot easy")
    hand = Hand(ann, "zero-kei")
    play_on(hand, until=lambda: hand.number >= 20 and ann.find(".areas.offering").count() > 0)
    hand.settle()
    height = "each => each.getBoundingClientRect().height"
    before = ann.find(".area.offer").evaluate(height)
    ann.find(".others .rolling .thing").first.evaluate("each => each.classList.add('lit')")
    expect(ann.find(".area.others")).to_be_visible()
    assert ann.find(".area.offer").evaluate(height) == before
    assert ann.find(".area.others").evaluate(height) == before


@pytest.mark.parametrize("how", [PHONE, LYING], ids=["upright", "lying"])
def test_on_a_phone_the_menu_leads_to_the_rules_and_back(meet: Meet, how: dict[str, Any]) -> None:
    ann = meet(**how)
    start(ann, "nordic", "me", "bot easy")
    expect(ann.find("header [data-rules], header a[href='/']").locator("visible=true")).to_have_count(0)
    ann.find("header button.settings").click()
    assert not ann.violations()
    with ann.page.expect_popup() as rules:
        ann.find("header [data-rules]:visible").click()
    rules.value.wait_for_url("**/rules/nordic")
    rules.value.close()
    ann.page.locator("header a.button", has_text="Back to the start").click()
    ann.find(card("nordic")).wait_for()


@pytest.mark.parametrize("game", BOARDS)
def test_a_visitor_plays_after_three_clicks(meet_at: Meet, game: str) -> None:
    ann = meet_at()
    ann.go()
    ann.find(f"{card(game)} .friends").click()
    choose(ann, "mode", "bots")
    go(ann)
    hand = Hand(ann, game)
    play_on(hand, until=lambda: hand.number >= 4)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "moves"), [(game, of_game(game, "page")["BY_KEYS_FROM"]) for game in BOARDS]
)
def test_keys_are_enough_for_a_whole_game(meet: Meet, begun: Begun, game: str, moves: int) -> None:
    host, table = begun(game, moves)
    play_whole(Keys(come(meet, host, f"/t/{table.id}", "en"), game))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "language"), list(zip(BOARDS, cycle(("en", "fr")), strict=False)))
def test_a_whole_game_by_touch_on_a_phone(meet: Meet, game: str, language: str) -> None:
    ann = meet(language=language, **PHONE)
    ann.on_server = True  # whose bots don't wait in tests
    start(ann, game, "me", "bot easy")
    hand, most = Hand(ann, game), soaked(24, None)
    if most is None:
        play_whole(hand)
        assert ann.find("table").first.is_visible()
    else:
        play_on(hand, until=lambda: hand.number >= most)


@pytest.mark.parametrize("game", BOARDS)
def test_a_phone_lying_down_shows_the_world_and_is_played(meet: Meet, game: str) -> None:
    ann = meet(language="ru", **LYING)  # whose words are long
    start(ann, game, "me", "me")
    hand = Hand(ann, game)
    for moves in range(3, 40, 4):
        play_on(hand, until=lambda moves=moves: hand.number >= moves)  # type: ignore[misc]
        hand.come_to(MAP)
        ann.page.evaluate("scrollTo(0, 0)")
        assert ann.page.evaluate(SEEN_OF, MAP) >= WORLD
        asked = ann.find("#asked").bounding_box()
        assert asked is not None
        assert asked["y"] + asked["height"] <= LYING["viewport"]["height"], "and what is asked is in sight"


def test_a_phone_lying_down_shows_who_decides_among_four(meet: Meet) -> None:
    ann = meet(**LYING)
    start(ann, "zero-kei", "me", "me", "me", "me")
    hand, seen = Hand(ann, "zero-kei"), set()
    for moves in range(1, 14):
        play_on(hand, until=lambda moves=moves: hand.number >= moves)  # type: ignore[misc]
        ann.page.wait_for_function(IN_THE_ROW)  # it scrolls there
        seen.add(ann.find("[aria-current=true] b").inner_text())
    assert len(seen) == 4
