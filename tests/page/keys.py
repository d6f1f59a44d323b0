"""Playing without a mouse."""

from __future__ import annotations

from tests.page.playing import CURTAIN, PLAIN, Hand
from tests.support.of_game import of_game

STEPS = 300  # presses in which everything must have been reached
# What has the focus: something lit, a thing of a group through which arrows lead, or anything else; which key
# leads on, and whether anything is lit at all.
FOCUSED = """([lit, first]) => {
    const at = document.activeElement;
    if (first) window.passed = new Set();
    const again = window.passed.has(at), inGroup = at?.matches("[data-thing]") ?? false;
    window.passed.add(at);
    return {
        lit: at?.matches(lit) ?? false,
        menu: at?.role === "menuitem",
        key: inGroup && !again ? "ArrowRight" : "Tab",
        any: document.querySelector(lit) !== null,
    };
}"""


class Keys(Hand):
    """A hand that only has Tab, arrows and Enter."""

    def step(self) -> bool:
        """Go on to something that is lit, and press Enter."""
        page = self.person.page
        lit = ", ".join([CURTAIN, *self.lit, of_game(self.game, "page").get("LIT_BY_KEYS", PLAIN[0])])
        skip = self.chance.randrange(3)  # not always the first
        for presses in range(STEPS):
            at = page.evaluate(FOCUSED, [lit, presses == 0])
            if at["lit"] and (skip <= 0 or at["menu"]):
                page.keyboard.press("Enter")
                return True
            if not at["any"]:
                return False
            skip -= at["lit"]
            page.keyboard.press(at["key"])
        raise AssertionError("something is lit, and the keys do not lead to it")
