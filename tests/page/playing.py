"""Playing by pointing at what is lit, as somebody would who does not know the rules."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator

from tests.page.people import Person

STUCK = 20.0  # seconds without a move
SHORT = 3_000  # ms: what is lit can be pressed at once
TABLE = "main[data-state]"
CURTAIN = ".curtain button"

# What may be pressed now, what is liked best first: the first of these groups that is there is chosen from.
LIT = {
    "zero-kei": [
        "[role=menuitem]:not(.quiet)",
        ".thing.lit, .city.lit .site, .mine .buttons .button:not(.show)",
    ],
    "nordic": [
        ".menu.firm .button",
        ".answers .ticket[aria-pressed=false]",
        ".answers .button:enabled:not(.quiet)",
        ".route.open:not(.chosen) .lit",
        ".thing.open",
    ],
}

# The first group of which something is to be seen, and which one of it was drawn by lot. Of a map that is larger
# than its frame only what lies inside of the frame is to be seen.
SEEN = """([groups, lot]) => {
    const inside = (one, all) => !all || (one.left + one.right > 2 * all.left && one.left + one.right < 2 * all.right
        && one.top + one.bottom > 2 * all.top && one.top + one.bottom < 2 * all.bottom);
    const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length
        && inside(each.getBoundingClientRect(), each.ownerSVGElement?.getBoundingClientRect());
    for (const group of groups) {
        const all = [...document.querySelectorAll(group)];
        const found = all.filter(seen);
        if (found.length) return [group, all.indexOf(found[Math.floor(lot * found.length)])];
    }
    return null;
}"""


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
        if self.person.touch:
            thing.tap(timeout=SHORT)
        else:
            thing.click(timeout=SHORT)

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
            if "intercepts" in error.message or self.person.find(selector).count() > place:
                raise  # else a move came between looking and pressing
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
