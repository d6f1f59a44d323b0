"""Playing by pointing at what is lit, as somebody would who does not know the rules."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator

from tests.page.people import Person

STUCK = 20.0  # seconds without a move
CALM = 5  # looks in a row at which nothing has changed
SHORT = 3_000  # ms: what is lit can be pressed at once
TABLE = "main[data-state]"
CURTAIN = ".curtain button"

# What may be pressed now, what is liked best first: the first of these groups that is there is chosen from.
LIT = {
    "zero-kei": [
        "[role=menuitem]:not(.quiet)",
        ".thing.lit, .city.lit .site, .mine .buttons .button:not(.show)",
        ".mine .buttons .show",  # out of sight: shown where
    ],
    "nordic": [
        ".menu.firm .button",
        ".answers .ticket[aria-pressed=false]",
        ".answers .button:enabled:not(.quiet)",
        ".route.open:not(.chosen) .lit",
        ".thing.open",
    ],
}

# The first group of which something is to be seen, and which one of it was drawn by lot. What lies outside
# of a map's frame is not to be seen; nor is what something else covers there.
SEEN = """([groups, lot]) => {
    const inside = (x, y, all) => x > all.left && x < all.right && y > all.top && y < all.bottom;
    const open = (each, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && each.contains(hit);
    };
    const seen = (each) => {
        if (!each.checkVisibility({ visibilityProperty: true })) return false;
        const box = each.getBoundingClientRect(), map = each.ownerSVGElement?.getBoundingClientRect();
        const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
        const thing = each.closest("[role=button]") ?? each;
        return box.width > 0 && (!map || inside(x, y, map) && open(thing, x, y));
    };
    for (const group of groups) {
        const all = [...document.querySelectorAll(group)];
        const found = all.filter(seen);
        if (found.length) return [group, all.indexOf(found[Math.floor(lot * found.length)])];
    }
    return null;
}"""

MIDDLE = "each => (each.ownerSVGElement ?? each).scrollIntoView({ block: 'center' })"


class Hand:
    """Somebody's hand on mouse, keys or glass."""

    def __init__(self, person: Person, game: str, seed: int = 1) -> None:
        self.person, self.game = person, game
        self.chance = random.Random(seed)
        self.pressed = 0

    @property
    def state(self) -> str:
        """Open, running or over."""
        return str(self.person.find(TABLE).get_attribute("data-state"))

    @property
    def number(self) -> int:
        """How far the game has come."""
        return int(self.person.find(TABLE).get_attribute("data-number") or 0)

    def press(self, thing: Locator) -> None:
        """Point at it, and press."""
        if self.person.touch:  # what stays at the top and at the bottom is out of the way
            thing.evaluate(MIDDLE, timeout=SHORT)
            box = thing.bounding_box(timeout=SHORT)
            if box:
                page = self.person.page
                page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            thing.click(timeout=SHORT)

    def curtain(self) -> None:
        """Who has come to the screen says so, if somebody asks."""
        if self.person.find(CURTAIN).count():
            self.press(self.person.find(CURTAIN))
            self.person.find(CURTAIN).wait_for(state="detached")

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
        groups = [CURTAIN, *LIT[self.game]]
        found = self.person.page.evaluate(SEEN, [groups, self.chance.random()])
        if found is None:
            return False
        selector, place = found
        try:
            self.press(self.person.find(selector).nth(place))
            self.pressed += 1
        except Error as error:
            if "intercepts" in error.message:
                raise  # else it was lit no more; who can press nothing any more is found out below
        return True


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
