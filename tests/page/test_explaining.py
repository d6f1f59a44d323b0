"""A finger that rests on a thing shows what it is, and nothing is played."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from ekiben.client import RemoteTable, me
from ekiben.rendering.scores import signed
from tests.page.conftest import Meet
from tests.page.people import PHONE, Person
from tests.page.playing import BOARDS, CURTAIN, TABLE, Hand
from tests.page.starting import come, play
from tests.server.server_process import Server
from tests.support.of_game import of_game

RESTS = 0.6  # seconds: a long press
SAID = ".bubble[role=tooltip]"
ALONE = {"a row of Hideo": ".lies"}
PAGES = {game: of_game(game, "page") for game in BOARDS}

# Where a finger reaches the first of these that it can reach: things in a map may lie outside of its frame,
# the middle of a section lies under its city.
REACHED = """(all) => {
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    };
    const along = (each, part) => {
        const at = each.getPointAtLength(each.getTotalLength() * part).matrixTransform(each.getScreenCTM());
        return [at.x, at.y];
    };
    for (const each of all) {
        each.scrollIntoView({ block: "center", inline: "center" });
        const thing = each.closest(".section, .route, .city, button") ?? each;
        const section = each.closest(".section") !== null;
        const places = section ? [along(each, 0.1), along(each, 0.9)] : [middle(each)];
        const found = places.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
        if (found) return found;
    }
    return null;
}"""


def place_of(person: Person, selector: str) -> list[float]:
    """Where a finger reaches a thing, when nothing moves any more."""
    where, _, number = selector.partition(" >> nth=")
    script = f"(all) => ({REACHED})([all.at({number})])" if number else REACHED
    before: list[float] | None = None
    for _ in range(20):
        place: list[float] | None = person.find(where).evaluate_all(script)
        if place is not None and place == before:
            return place
        before = place
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{selector} can't be reached, or never rests")


def rest_on(person: Person, selector: str) -> None:
    """A finger comes down, rests and goes."""
    place = place_of(person, selector)
    glass = person.context.new_cdp_session(person.page)
    point = {"x": place[0], "y": place[1]}
    glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    time.sleep(RESTS)
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    glass.detach()


# What shows the areas that have no room of their own, as sheets.
OPENERS = ["header .of-seat >> visible=true", ".to-offer >> visible=true"]


def silent(person: Person, game: str, things: dict[str, str]) -> list[str]:
    """What does not explain itself, or does something else, too."""
    hand = Hand(person, game)
    near = PAGES[game].get("NEAR")
    while near and person.find(near).count():
        person.find(near).click()
    number, found = hand.number, []
    for name, selector in things.items():
        person.page.keyboard.press("Escape")
        person.find(SAID).wait_for(state="detached")
        for opener in OPENERS:
            if not person.find(selector).first.is_visible():
                person.find(opener).first.click()
        rest_on(person, selector)
        said = person.find(SAID)
        with suppress(Error):  # what was not said in time is reported below
            said.first.wait_for(timeout=2000)
        if said.count() != 1 or not said.inner_text().strip():
            found.append(f"{name}: {said.all_inner_texts()}")
        if hand.number != number or person.find("[role=menu]").count():
            found.append(f"{name}: something was played or asked")
            number = hand.number
    return found


def play_until_all_lie_there(person: Person, table: RemoteTable, game: str) -> None:
    """The host plays on at random until there is one of each kind."""
    hand = Hand(person, game)
    while shown := table.my_turn():
        person.find(f"{TABLE}[data-number='{shown.number}']").wait_for()
        hand.come_to(".board")
        if all(person.find(where).count() for where in PAGES[game]["THINGS"].values()):
            return
        play(table, shown.number + 4)
    raise AssertionError("the game is over, and there never was one of each kind: take another deal")


@pytest.mark.parametrize(("game", "moves"), [(game, PAGES[game]["EXPLAINED_FROM"]) for game in BOARDS])
def test_a_long_press_explains_each_kind_of_thing(meet: Meet, server: Server, game: str, moves: int) -> None:
    with server.client() as host:
        table = play(host.new_table(game, [me("Ann"), me("Ben")]), moves)
        ann = come(meet, host, f"/t/{table.id}", "en", **PHONE)
        play_until_all_lie_there(ann, table, game)
        assert silent(ann, game, PAGES[game]["THINGS"]) == []


@pytest.mark.parametrize(("game", "verb", "lit"), [(game, *PAGES[game]["POINTED_AT"]) for game in BOARDS])
def test_a_move_that_is_pointed_at_says_what_it_makes_of_the_total(
    meet: Meet, server: Server, game: str, verb: str, lit: str
) -> None:
    with server.client() as host:
        table = host.new_table(game, [me("Ann"), me("Ben")])
        while not (moves := [each for each in table.shown[0].legal if each.verb == verb]):
            play(table, table.shown[0].number + 1)
        totals = {
            f"{signed(now, plain=True)} → {signed(after, plain=True)}"
            for now, after in (
                each.whole.total_change for each in moves if each.whole and each.whole.total_change
            )
        }
        ann = come(meet, host, f"/t/{table.id}", "en")
        if ann.find(CURTAIN).count():
            ann.find(CURTAIN).click()
        ann.find(lit).first.hover(force=True)
        said = ann.find(SAID).inner_text()
        assert any(total in said for total in totals), said


def test_a_long_press_explains_the_rows_of_hideo(meet: Meet, server: Server) -> None:
    with server.client() as host:
        table = play(host.new_table("zero-kei", [me("Ann")]), 16)
        ann = come(meet, host, f"/t/{table.id}", "en", **PHONE)
        assert silent(ann, "zero-kei", ALONE) == []
