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
from tests.page.playing import CURTAIN, TABLE, Hand
from tests.page.starting import come, play
from tests.server.server_process import Server

RESTS = 0.6  # seconds: a long press
SAID = ".bubble[role=tooltip]"
FARTHER = ".zoom button:last-child:enabled:visible"
OPEN = {"zero-kei": ".mine.closed .drawer", "nordic": ".handle[aria-expanded=false]"}

# One of each kind of thing: what it is, where it is.
ALONE = {"a row of Hideo": ".lies"}
THINGS = {
    "zero-kei": {
        "city": ".city .site",
        "what the ground costs": ".city .coin",
        "station": ".city .piece",
        "section of the line": ".section .reach",
        "track": ".section .rails",
        "venue": ".venue",
        "cauldrons": ".venue .fire",
        "event": ".events .event",
        "colour and stock": ".colour",
        "pile of the value track": ".strip .counter",
        "track cost": ".spaces .space",
        "place in the turn order": ".tile .space",
        "what somebody has": ".has .sums",
        "track tokens": ".has .tokens",
        "own engine": ".mine .train > .thing >> nth=0",
        "own carriage": ".mine .rolling .thing",
        "what a carriage does": ".mine .rolling .middle",
        "own tail": ".mine .train > .thing >> nth=-1",
        "another's carriage": ".others .rolling .thing",
    },
    "nordic": {
        "route": ".route:not(:has(.ferry, .tunnel, .car)) .space",
        "ferry": ".route .disc",
        "tunnel": ".route .space.tunnel",
        "route of somebody": ".route .car",
        "city": ".city .dot",
        "card face up": ".thing[data-space]",
        "deck": "[data-deck]",
        "deck of tickets": ".thing.tickets",
        "discard": ".discard .pile",
        "cards in the discard": ".discard .chip",
        "own cards": ".hand .stack",
        "own ticket": ".rest .ticket",
        "player, trains and points": ".strip [data-player] button",
        "cards that all have seen": ".known .chip",
    },
}

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


def silent(person: Person, game: str, things: dict[str, str]) -> list[str]:
    """What does not explain itself, or does something else, too."""
    hand = Hand(person, game)
    if person.find(OPEN[game]).count():
        person.find(OPEN[game]).click()
    while game == "nordic" and person.find(FARTHER).count():
        person.find(FARTHER).click()  # the other map scrolls by itself to what is to be reached
    number, found = hand.number, []
    for name, selector in things.items():
        person.page.keyboard.press("Escape")
        person.find(SAID).wait_for(state="detached")
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
        if all(person.find(where).count() for where in THINGS[game].values()):
            return
        play(table, shown.number + 4)
    raise AssertionError("the game is over, and there never was one of each kind: take another deal")


@pytest.mark.parametrize(("game", "moves"), [("zero-kei", 30), ("nordic", 60)])
def test_a_long_press_explains_each_kind_of_thing(meet: Meet, server: Server, game: str, moves: int) -> None:
    with server.client() as host:
        table = play(host.new_table(game, [me("Ann"), me("Ben")]), moves)
        ann = come(meet, host, f"/t/{table.id}", "en", **PHONE)
        play_until_all_lie_there(ann, table, game)
        assert silent(ann, game, THINGS[game]) == []


@pytest.mark.parametrize(
    ("game", "verb", "lit"),
    [("zero-kei", "prepare", ".city.lit .site"), ("nordic", "claim", ".route:has(path.lit) .space")],
)
def test_a_move_that_is_pointed_at_says_what_it_makes_of_the_total(
    meet: Meet, server: Server, game: str, verb: str, lit: str
) -> None:
    with server.client() as host:
        table = host.new_table(game, [me("Ann"), me("Ben")])
        while not (moves := [each for each in table.shown[0].legal if each.verb == verb]):
            play(table, table.shown[0].number + 1)
        totals = {
            f"{signed(now, plain=True)} → {signed(after, plain=True)}"
            for now, after in filter(None, (each.total_change for each in moves))
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
