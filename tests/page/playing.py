"""Playing by pointing at what is lit, as somebody would who does not know the rules."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from tests.page.people import Person
from tests.support.of_game import games_with, of_game

STUCK = 20.0  # seconds without a move
CALM = 5  # looks in a row at which nothing has changed
COVERED = 3.0  # seconds in which what covers a lit thing must be gone
TABLE = "main[data-state]"
CURTAIN = ".curtain button, button.hand-over"

PLAIN = [".plain .moves button"]  # on the plain board, which games without a board of their own have
BOARDS = games_with("page")


def lit_of(game: str) -> list[str]:
    """What may be pressed now: groups, what is liked best first."""
    return of_game(game, "page").get("LIT", PLAIN)  # type: ignore[no-any-return]


# Where to press: on something of the first group that is partly visible; a lot says where to begin
# to look. What lies outside of a map's frame, or is covered there, is not visible; elsewhere nothing may
# cover it.
PLACE = """([groups, lot, touch]) => {
    const inside = (x, y, all) => x > all.left && x < all.right && y > all.top && y < all.bottom;
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    };
    const pressable = (each) => each.closest("[role=button], button, label") ?? each;
    const hit = (each) => {
        const found = document.elementFromPoint(...middle(each));
        return found !== null && pressable(each).contains(found) ? null : found ?? document.documentElement;
    };
    const seen = (each) => {
        if (!each.checkVisibility({ visibilityProperty: true })) return false;
        const map = each.ownerSVGElement?.getBoundingClientRect();
        const outside = map && (!inside(...middle(each), map) || hit(each) !== null);
        return each.getBoundingClientRect().width > 0 && !outside;
    };
    for (const group of groups) {
        const all = [...document.querySelectorAll(group)], first = Math.floor(lot * all.length);
        const each = [...all.slice(first), ...all.slice(0, first)].find(seen);
        if (!each) continue;
        if (touch || hit(each) !== null)  // to where neither edge of the window has something that stays
            (each.ownerSVGElement ?? each).scrollIntoView({ block: "center", behavior: "instant" });
        const over = hit(each), begin = (thing) => thing.outerHTML.slice(0, 120);
        return [...middle(each), over && `${begin(each)} lies under ${begin(over)}`];
    }
    return null;
}"""


class Hand:
    """Somebody's hand on mouse, keys or glass."""

    def __init__(self, person: Person, game: str, seed: int = 1) -> None:
        self.person, self.game, self.lit = person, game, lit_of(game)
        self.chance = random.Random(seed)

    @property
    def state(self) -> str:
        """Open, running or over."""
        return str(self.person.find(TABLE).get_attribute("data-state"))

    @property
    def number(self) -> int:
        """How far the game has come."""
        return int(self.person.find(TABLE).get_attribute("data-number") or 0)

    def press(self, *groups: str) -> bool:
        """Press something of the first of these groups that is visible; false if there is nothing.

        One question to the page and one press: Playwright's own clicks wait for two frames to see whether the
        thing rests, and a game has hundreds of them.
        """
        page, lot = self.person.page, self.chance.random()
        until = time.monotonic() + COVERED
        while found := page.evaluate(PLACE, [groups, lot, self.person.touch]):
            x, y, covered = found
            if not covered:
                press = page.touchscreen.tap if self.person.touch else page.mouse.click
                press(x, y)
                return True
            assert time.monotonic() < until, covered
            page.wait_for_timeout(50)
        return False

    def settle(self) -> None:
        """Wait until it is this hand's turn: whatever it has pressed is answered then."""
        until = time.monotonic() + STUCK
        while not self.person.page.evaluate(PLACE, [[CURTAIN, *self.lit], 0, False]):
            assert time.monotonic() < until, "nothing is lit"
            self.person.page.wait_for_timeout(20)

    def curtain(self) -> None:
        """The player at the screen says so, if asked."""
        while self.press(CURTAIN):
            self.person.page.wait_for_timeout(20)

    def come_to(self, selector: str) -> None:
        """Look at a part of the board; a curtain may fall a moment after a move."""
        until = time.monotonic() + STUCK
        calm = 0
        while calm < CALM:
            assert time.monotonic() < until, f"there is no {selector} to look at"
            self.curtain()
            calm = calm + 1 if self.person.find(selector).count() else 0
            self.person.page.wait_for_timeout(50)

    def step(self) -> bool:
        """Press one thing that is lit; false if none is."""
        return self.press(CURTAIN, *self.lit)


def play_on(*hands: Hand, until: Callable[[], bool]) -> None:
    """Everybody presses what is lit, until something is so; fails if nothing moves any more."""
    last, at = -1, time.monotonic()
    while not until():
        if not any(hand.step() for hand in hands):
            hands[0].person.page.wait_for_timeout(20)
        number = max(hand.number for hand in hands)
        if number != last:
            last, at = number, time.monotonic()
        assert time.monotonic() - at < STUCK, f"nothing moves after move {number}"


def play_whole(*hands: Hand) -> None:
    """A whole game."""
    play_on(*hands, until=lambda: all(hand.state == "over" for hand in hands))
