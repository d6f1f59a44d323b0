"""A page on which nothing happens costs nothing: it draws no frame, and plans nothing but its heartbeat."""

from __future__ import annotations

import json
import random
from collections import Counter

from playwright.sync_api import Browser, Page

import ekiben
from ekiben.client import Client, me, open_seat
from ekiben.protocol import ClockSpec
from tests.page.conftest import Meet
from tests.page.people import AT_REST
from tests.page.playing import BOARDS, CURTAIN
from tests.server.server_process import Server
from tests.support.of_game import of_game

WATCHED = 2_000  # ms
CLOCK = ClockSpec(600, bot="easy")
# Timers that may be set, by their time in ms: the heartbeat of a table and the answer it waits for; how often
# the list of one's tables is asked for; the seconds of a clock.
TABLE, LOBBY, SECONDS = {25_000, 10_000}, {5_000}, {1_000}
# Every timer that is set, and those that went off.
COUNT_TIMERS = """
window.planned = new Map();
window.fired = [];
const repeats = { setTimeout: false, setInterval: true, requestAnimationFrame: false };
for (const [name, again] of Object.entries(repeats)) {
  const plan = window[name].bind(window);
  window[name] = (work, time, ...rest) => {
    const pause = name === "requestAnimationFrame" ? 0 : Math.round(time ?? 0);
    const id = plan((...given) => {
      window.fired.push(pause);
      if (!again) window.planned.delete(`${name}${id}`);
      work(...given);
    }, time, ...rest);
    window.planned.set(`${name}${id}`, pause);
    return id;
  };
}
for (const [name, plan] of [
  ["clearTimeout", "setTimeout"],
  ["clearInterval", "setInterval"],
  ["cancelAnimationFrame", "requestAnimationFrame"],
]) {
  const end = window[name].bind(window);
  window[name] = (id) => {
    window.planned.delete(`${plan}${id}`);
    end(id);
  };
}
"""
ONLY_THESE = "(allowed) => [...window.planned.values()].every((pause) => allowed.includes(pause))"
ENDLESS = """() => [...document.styleSheets].some((sheet) =>
    [...sheet.cssRules].some((rule) => rule.cssText.includes("infinite")))"""
HIDE = """(hidden) => {
    const value = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def asked(client: Client, game: str, verb: str) -> str:
    """A table at which the first seat may do something that is shown on the map: its path."""
    table, chance = client.new_table(game, [me("Ann"), me("Ben")]), random.Random(4)
    while True:
        shown = table.my_turn()
        assert shown is not None
        moves = [legal.text for legal in shown.legal]
        if shown.seat == 0 and any(move.startswith(verb) for move in moves):
            return f"/t/{table.id}"
        table.play(chance.choice(moves), shown.seat)
        table.refresh()


def over(client: Client, game: str) -> str:
    """A table whose game is over."""
    table, chance = ekiben.new(game, 2, seed=3), random.Random(3)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return f"/t/{client.import_record(table.record()).id}"


def frames_drawn(browser: Browser, page: Page) -> int:
    """How many frames all pages draw in a while."""
    browser.start_tracing(categories=["devtools.timeline", "disabled-by-default-devtools.timeline.frame"])
    page.wait_for_timeout(WATCHED)
    trace = json.loads(browser.stop_tracing())
    return Counter(event["name"] for event in trace["traceEvents"])["DrawFrame"]


def test_an_idle_page_draws_nothing_and_plans_nothing(browser: Browser, meet: Meet, server: Server) -> None:
    with server.client() as client:
        finished = [over(client, game) for game in BOARDS]
        timed = f"/t/{client.new_table('zero-kei', [me('Ann')], clock=CLOCK).id}"
        screens = {
            **{asked(client, game, of_game(game, "page")["POINTED_AT"][0]): TABLE for game in BOARDS},
            **dict.fromkeys(finished, TABLE),
            **{f"{path}/replay#20": set() for path in finished},
            f"/t/{client.new_table('nordic', [me('Ann'), open_seat()]).id}": TABLE,
            timed: TABLE,  # hidden
            "/rules/nordic": set(),
            "/": LOBBY,
        }
        ann = meet(reduced_motion="no-preference")
        cookie = {"name": "ekiben_guest", "value": client.cookie or "", "url": ann.site}
        ann.context.add_cookies([cookie])  # type: ignore[list-item]
        ann.context.add_init_script(COUNT_TIMERS)
        pages = {path: ann.context.new_page() for path in screens}
        for path, page in pages.items():
            page.goto(f"{ann.site}{path}", wait_until="commit")  # all at the same time
        for page in pages.values():
            page.locator("main:not([aria-busy])").wait_for()
            if page.locator(CURTAIN).count():
                page.locator(CURTAIN).click()
        pages[timed].evaluate(HIDE, True)
        for path, page in pages.items():
            page.wait_for_load_state("networkidle")
            page.wait_for_function(AT_REST, polling=100)
            page.wait_for_function(ONLY_THESE, arg=sorted(screens[path]), polling=100)
            page.evaluate("window.fired.length = 0")
        assert pages["/"].locator("a[href^='/t/']").count() > 0
        frames = frames_drawn(browser, ann.page)
        for path, page in pages.items():
            assert page.evaluate(AT_REST), path
            assert not page.evaluate(ENDLESS), path
            assert set(page.evaluate("window.fired")) <= screens[path], path
            assert page.evaluate(ONLY_THESE, sorted(screens[path])), path
        assert frames == 0
        pages[timed].evaluate(HIDE, False)
        assert 0 < frames_drawn(browser, ann.page) < 10, "a clock draws its seconds, and no more"
        assert pages[timed].evaluate(ONLY_THESE, sorted(TABLE | SECONDS))
