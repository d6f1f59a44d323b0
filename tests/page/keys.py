"""Playing without a mouse."""

from __future__ import annotations

from tests.page.people import Person
from tests.page.playing import CURTAIN, LIT, Hand

STEPS = 200  # presses of Tab in which everything must have been reached
FOCUSED = "(lit) => document.activeElement?.matches(lit) ?? false"
LIT_BY_KEYS = {
    "zero-kei": ", ".join([CURTAIN, "[role=menuitem]", ".board .lit", ".mine .button"]),
    "nordic": ", ".join([CURTAIN, *LIT["nordic"], ".route.open"]),
}


class Keys(Hand):
    """A hand that only has Tab and Enter."""

    def __init__(self, person: Person, game: str, seed: int = 1) -> None:
        super().__init__(person, game, seed)
        self.tabs = 0

    def step(self) -> bool:
        """Go on with Tab to something that is lit, and press Enter."""
        keyboard, page = self.person.page.keyboard, self.person.page
        skip = self.chance.randrange(4)  # not always the first
        for _ in range(STEPS):
            if page.evaluate(FOCUSED, LIT_BY_KEYS[self.game]):
                if skip == 0 or page.evaluate("document.activeElement.role") == "menuitem":
                    keyboard.press("Enter")
                    self.pressed += 1
                    return True
                skip -= 1
            elif self.person.find(LIT_BY_KEYS[self.game]).count() == 0:
                return False
            keyboard.press("Tab")
            self.tabs += 1
        raise AssertionError("something is lit, and Tab does not lead to it")
