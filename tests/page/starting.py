"""Sitting down: through the start page, as everybody does."""

from __future__ import annotations

from tests.page.people import Person
from tests.page.playing import TABLE

GAMES = ["nordic", "zero-kei"]  # as they are listed


def start(person: Person, game: str, *seats: str, options: tuple[str, ...] = ()) -> None:
    """Make a table: `me`, `open` or `bot easy` for each seat."""
    person.go()
    form = person.find("form:has(.poster)")
    form.locator(f"label.poster >> nth={GAMES.index(game)}").click()
    form.locator(f"label.pill:has(input[value='{len(seats)}'])").click()
    form.locator("input[autocomplete=nickname]").fill(person.name)
    for place, kind in enumerate(seats):
        form.locator(".seats select").nth(place).select_option(kind)
    for option in options:
        form.locator(f"input[value={option}]").check()
    form.locator("button.go").click()
    person.find(TABLE).wait_for()


def sit(person: Person, address: str) -> None:
    """Sit down at a table by its link."""
    person.go(address)
    form = person.find("form:has(button.now)").first
    form.locator("input").first.fill(person.name)
    form.locator("button.now").click()
    person.find(f"{TABLE}[data-state=running]").wait_for()
