"""Sitting down: through the start page, as everybody does."""

from __future__ import annotations

from tests.page.people import Person
from tests.page.playing import TABLE


def start(person: Person, game: str, *seats: str, options: tuple[str, ...] = ()) -> None:
    """Make a table for all kinds of seats: `me`, `open` or `bot easy` for each."""
    person.go()
    person.find("main button").first.wait_for()
    if person.find("article").count():
        person.find("main > section > button").click()  # seen: what the games are about
    choose(person, "game", game)
    choose(person, "company", "automa" if len(seats) == 1 else "mixed")
    if person.find("[name=players]").count():
        choose(person, "players", str(len(seats)))
    person.find("input[autocomplete=nickname]").fill(person.name)
    if len(seats) > 1:
        for place, kind in enumerate(seats):
            person.find(".seats select").nth(place).select_option(kind)
    for option in options:
        person.find(f"label:has([name=option-{option}])").last.click()
    go(person)


def choose(person: Person, name: str, value: str) -> None:
    """One of several pictures or pills."""
    person.find(f"label:has([name={name}][value='{value}'])").click()


def go(person: Person) -> None:
    """The table is made."""
    person.find("button.go").click()
    person.find(TABLE).wait_for()


def sit(person: Person, address: str) -> None:
    """Sit down at a table by its link."""
    person.go(address)
    person.find("input[autocomplete=nickname]").fill(person.name)
    person.find("form button.now").click()
    person.find(f"{TABLE}[data-state=running]").wait_for()
