"""Playing without a mouse."""

from __future__ import annotations

from tests.page.people import Person
from tests.page.playing import CURTAIN, LIT, Hand

STEPS = 300  # presses in which everything must have been reached
LIT_BY_KEYS = {
    "zero-kei": ", ".join([CURTAIN, *LIT["zero-kei"], ".city.lit"]),
    "nordic": ", ".join([CURTAIN, *LIT["nordic"], ".route.open"]),
}
# What has the focus: something lit, a thing of a group through which arrows lead, or anything else.
FOCUSED = """(lit) => {
    const at = document.activeElement;
    const key = at?.matches(lit) ? "lit" : at?.matches("[data-thing]") ? "thing" : "other";
    window.passed ??= new Set();
    const again = window.passed.has(at);
    window.passed.add(at);
    return [key, again];
}"""


class Keys(Hand):
    """A hand that only has Tab, arrows and Enter."""

    def __init__(self, person: Person, game: str, seed: int = 1) -> None:
        super().__init__(person, game, seed)
        self.tabs = 0

    def step(self) -> bool:
        """Go on to something that is lit, and press Enter."""
        page, lit = self.person.page, LIT_BY_KEYS[self.game]
        page.evaluate("window.passed = new Set()")
        skip = self.chance.randrange(3)  # not always the first
        for _ in range(STEPS):
            key, again = page.evaluate(FOCUSED, lit)
            if key == "lit" and (skip <= 0 or page.evaluate("document.activeElement.role") == "menuitem"):
                page.keyboard.press("Enter")
                self.pressed += 1
                return True
            if key == "lit":
                skip -= 1
            elif self.person.find(lit).count() == 0:
                return False
            in_group = page.evaluate("document.activeElement?.matches('[data-thing]') ?? false")
            page.keyboard.press("ArrowRight" if in_group and not again else "Tab")
            self.tabs += 1
        raise AssertionError("something is lit, and the keys do not lead to it")
