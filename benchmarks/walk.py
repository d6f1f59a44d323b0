"""Play games in a real browser as somebody who knows nothing, and measure what the page asks of them:
`.venv/bin/python -m benchmarks.walk [--json] [--game …] [--company …] [--size …] [--by …] [--language …]`.

Without options: both games, alone, against bots and with three at one screen, at nine sizes, by pointer and
by touch. Each walk presses at random among what is lit, to the end of the game. It prints:

decisions        questions answered by a press: what the page sends by itself is counted apart, as `by_itself`
presses          by mouse or finger; `forced` are those spent where there was one legal move
handovers        presses that lift the curtain at one screen
out_of_view      decisions at which nothing that can be chosen was in view when they were asked
smallest_text    CSS pixels, of letters in view
smallest_target  CSS pixels, the shorter side of what is lit
overlapping, cut texts that lie on one another, or are not wholly shown
idle_frames      frames drawn in ten idle seconds
longest_task     milliseconds
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocket, sync_playwright

from ekiben.client import Client, bot, me
from ekiben.game import find_game
from tests.page.browser import find_chromium, launch
from tests.page.people import AT_REST, Person
from tests.page.playing import BOARDS, CURTAIN, PLACE, Hand, lit_of
from tests.server.server_process import Server

SIZES = (
    *("360x640", "390x844", "844x390", "820x1180", "1024x768"),
    *("1366x768", "1440x900", "1920x1080", "2560x1440"),
)
COMPANY = ("solo", "bots", "screen")
HANDS = ("pointer", "touch")
IDLE = 10.0  # seconds
LOOK_EVERY = 9  # decisions between looks at all texts and targets
STUCK = 60.0  # seconds in which somebody can do something

LONGEST_TASK = """
window.longestTask = 0;
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.longestTask = Math.max(window.longestTask, each.duration);
}).observe({ type: "longtask", buffered: true });
"""

# Whether something that can be chosen lies in the window with its middle, and nothing covers it.
IN_VIEW = """(groups) => groups.some((group) => [...document.querySelectorAll(group)].some((each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    const box = each.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const found = document.elementFromPoint(x, y);
    const pressable = each.closest("[role=button], button, label") ?? each;
    return found !== null && (pressable.contains(found) || found.contains(each));
}))"""

# The smallest letters and lit things in view, and the texts that are cut or lie on one another.
LOOK = """(groups) => {
    const inWindow = (box) =>
        box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0 &&
        box.left < innerWidth && box.top < innerHeight;
    const scale = (each) => {
        if (each.ownerSVGElement || each.tagName === "svg") {
            const matrix = (each.getScreenCTM ?? each.ownerSVGElement.getScreenCTM).call(each);
            return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        }
        return each.offsetWidth ? each.getBoundingClientRect().width / each.offsetWidth : 1;
    };
    const onTop = (each, box) => {
        const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return found !== null && (found.contains(each) || each.contains(found));
    };
    const texts = [];
    let smallest = Infinity, what = "";
    const cut = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.data.trim(), each = node.parentElement;
        if (!words || !each || each.closest(".visually-hidden, script, style, title")) continue;
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!inWindow(box) || !onTop(each, box)) continue;
        const size = Number.parseFloat(getComputedStyle(each).fontSize) * scale(each);
        if (size < smallest) [smallest, what] = [size, words];
        texts.push({ words, each, box });
        const look = getComputedStyle(each);
        const hides = ["hidden", "clip"].includes(look.overflowX);
        if (hides && each.scrollWidth > each.clientWidth + 1) cut.push(words);
        else if (box.left < -1 || box.right > innerWidth + 1) {
            if (!each.closest("svg")) cut.push(words);
        }
    }
    const overlapping = [];
    for (const [place, one] of texts.entries())
        for (const other of texts.slice(place + 1)) {
            if (one.each.contains(other.each) || other.each.contains(one.each)) continue;
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (wide > 3 && high > 0.35 * Math.min(one.box.height, other.box.height))
                overlapping.push(`${one.words} / ${other.words}`);
        }
    let target = Infinity, which = "";
    for (const group of groups)
        for (const each of document.querySelectorAll(group)) {
            const thing = each.closest("[role=button], button, label") ?? each;
            const box = thing.getBoundingClientRect();
            if (!inWindow(box) || !thing.checkVisibility({ visibilityProperty: true })) continue;
            const side = Math.min(box.width, box.height);
            if (side < target) [target, which] = [side, thing.className?.baseVal ?? thing.className];
        }
    return { smallest, what, target, which, cut, overlapping };
}"""


@dataclass
class Walk:
    """A game, and what the page asked of its player."""

    game: str
    company: str
    size: str
    by: str
    language: str
    decisions: int = 0
    by_itself: int = 0
    presses: int = 0
    forced: int = 0
    handovers: int = 0
    out_of_view: int = 0
    smallest_text: float = 1e9
    smallest_target: float = 1e9
    overlapping: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    idle_frames: int | None = None
    longest_task: float = 0.0
    finished: bool = False
    small_text: str = ""
    small_target: str = ""

    @property
    def presses_per_decision(self) -> float:
        return round(self.presses / max(1, self.decisions), 2)


class Wire:
    """What goes over the page's connection: how many moves were sent, and what is asked now."""

    def __init__(self, person: Person) -> None:
        self.sent = 0
        self.asked: dict[int, tuple[int, int]] = {}  # by seat: the number, and how many moves are legal
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note_sent)
        socket.on("framereceived", self._note_received)

    def _note_sent(self, data: str | bytes) -> None:
        self.sent += json.loads(data).get("type") == "move"

    def _note_received(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message.get("type") == "shown" and message["seat"] is not None:
            self.asked[message["seat"]] = (message["number"], len(message["legal"]))

    @property
    def question(self) -> tuple[int, int, int] | None:
        """The seat that is asked, the number and how many answers there are."""
        return next(((seat, *asked) for seat, asked in self.asked.items() if asked[1]), None)


def seats(company: str, game: str) -> list[Any] | None:
    """The seats of a table; None if the game is not for that many."""
    counts = find_game(game).player_counts
    if company == "solo":
        return [me("Ann")] if 1 in counts else None
    if company == "bots":
        return [me("Ann"), *(bot("easy") for _ in range(min(max(counts), 3) - 1))]
    return [me("Anastasia"), me("Ben"), me("Chloé")]


def take_walk(
    browser: Browser, client: Client, walk: Walk, most: int | None = None, idle: float = IDLE
) -> None:
    """Play a game, or until `most` decisions are made."""
    found = seats(walk.company, walk.game)
    assert found is not None
    table = client.new_table(walk.game, found)
    wide, high = map(int, walk.size.split("x"))
    touch = {"has_touch": True, "is_mobile": wide < 1024} if walk.by == "touch" else {}
    viewport = {"width": wide, "height": high}
    person = Person(browser, client.address, "Ann", walk.language, viewport=viewport, **touch)
    cookie = {"name": "ekiben_guest", "value": client.cookie or "", "url": client.address}
    person.context.add_cookies([cookie])  # type: ignore[list-item]
    person.context.add_init_script(LONGEST_TASK)
    wire = Wire(person)
    try:
        person.go(f"/t/{table.id}")
        Player(browser, person, wire, walk).play(most, idle)
        walk.longest_task = round(person.page.evaluate("window.longestTask"), 1)
    finally:
        person.leave()


class Player:
    """Presses what is lit, and looks at the page in between."""

    def __init__(self, browser: Browser, person: Person, wire: Wire, walk: Walk) -> None:
        self.browser, self.person, self.wire, self.walk = browser, person, wire, walk
        self.hand = Hand(person, walk.game, seed=7)
        self.lit = lit_of(walk.game)

    def play(self, most: int | None, idle: float) -> None:
        walk, wire, looked = self.walk, self.wire, None
        while self._wait():
            if self.hand.press(CURTAIN):
                walk.handovers += 1
                self.person.find(CURTAIN).wait_for(state="detached")
                continue
            question, sent = wire.question, wire.sent
            if question != looked:
                looked = question
                self._look(idle)
            if not self.hand.press(*self.lit):
                continue
            walk.presses += 1
            walk.forced += question is not None and question[2] == 1
            self._settle(sent)
            walk.decisions += wire.sent > sent
            walk.by_itself += max(0, wire.sent - sent - 1)
            if most is not None and walk.decisions >= most:
                return
        walk.finished = True

    def _wait(self) -> bool:
        """Wait until something is lit; false when the game is over."""
        until = time.monotonic() + STUCK
        while not self.person.page.evaluate(PLACE, [[CURTAIN, *self.lit], 0, False]):
            if self.hand.state == "over":
                return False
            assert time.monotonic() < until, f"nothing is lit: {self.wire.question}"
            self.person.page.wait_for_timeout(30)
        return True

    def _settle(self, sent: int) -> None:
        """Wait until the press is answered: by the page alone, or by the server."""
        self.person.page.wait_for_timeout(60)
        before = self.wire.question
        until = time.monotonic() + 5
        while self.wire.sent > sent and self.wire.question == before and time.monotonic() < until:
            self.person.page.wait_for_timeout(20)

    def _look(self, idle: float) -> None:
        """Before a decision."""
        walk, page = self.walk, self.person.page
        page.wait_for_function(AT_REST, polling=50)
        walk.out_of_view += not page.evaluate(IN_VIEW, self.lit)
        if walk.decisions % LOOK_EVERY == 0:
            found = page.evaluate(LOOK, self.lit)
            if found["smallest"] is not None and found["smallest"] < walk.smallest_text:
                walk.smallest_text, walk.small_text = round(found["smallest"], 2), found["what"]
            if found["target"] is not None and found["target"] < walk.smallest_target:
                walk.smallest_target, walk.small_target = round(found["target"], 1), found["which"]
            walk.cut += [words for words in found["cut"] if words not in walk.cut]
            walk.overlapping += [words for words in found["overlapping"] if words not in walk.overlapping]
        if walk.idle_frames is None and walk.decisions >= 2 and idle:
            walk.idle_frames = self._idle_frames(idle)

    def _idle_frames(self, seconds: float) -> int:
        self.browser.start_tracing(
            categories=["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
        )
        self.person.page.wait_for_timeout(seconds * 1000)
        trace = json.loads(self.browser.stop_tracing())
        return sum(event["name"] == "DrawFrame" for event in trace["traceEvents"])


def walks(args: argparse.Namespace) -> Iterator[Walk]:
    for each in itertools.product(args.game, args.company, args.size, args.by, args.language):
        walk = Walk(*each)
        if seats(walk.company, walk.game) is not None:
            yield walk


def line(walk: Walk) -> str:
    frames = "-" if walk.idle_frames is None else walk.idle_frames
    return (
        f"{walk.game:9} {walk.company:6} {walk.size:9} {walk.by:7} {walk.language}"
        f"  decisions {walk.decisions:3} (+{walk.by_itself}), presses {walk.presses:3}"
        f" = {walk.presses_per_decision:.2f} each, forced {walk.forced}, handovers {walk.handovers},"
        f" out of view {walk.out_of_view},"
        f" text {walk.smallest_text:g} px, target {walk.smallest_target:g} px,"
        f" overlapping {len(walk.overlapping)}, cut {len(walk.cut)}, idle frames {frames},"
        f" longest task {walk.longest_task:g} ms{'' if walk.finished else ', not finished'}"
    )


def main() -> None:
    """Walk and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game", nargs="+", default=BOARDS, choices=BOARDS)
    parser.add_argument("--company", nargs="+", default=COMPANY, choices=COMPANY)
    parser.add_argument("--size", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--by", nargs="+", default=HANDS, choices=HANDS)
    parser.add_argument("--language", nargs="+", default=["en"])
    parser.add_argument("--most", type=int, help="decisions of each walk; without it whole games are played")
    parser.add_argument("--idle", type=float, default=IDLE, help="seconds without a press; 0: none")
    args = parser.parse_args()
    program = find_chromium()
    if program is None:
        raise SystemExit("no Chromium: install one, or name it in CHROMIUM")
    done: list[Walk] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, program)
        with Server(Path(folder) / "tables.sqlite", "--no-limits") as server, server.client() as client:
            for walk in walks(args):
                take_walk(browser, client, walk, args.most, args.idle)
                done.append(walk)
                if not args.json:
                    print(line(walk), flush=True)
        browser.close()
    if args.json:
        rows = [{**asdict(walk), "presses_per_decision": walk.presses_per_decision} for walk in done]
        print(json.dumps(rows, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
