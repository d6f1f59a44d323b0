"""Sitting down: through the start page, as everybody does, or at a table that has been played on."""

from __future__ import annotations

import random
from typing import Any

from ekiben.client import Client, RemoteTable
from tests.page.conftest import Meet
from tests.page.people import Person
from tests.page.playing import TABLE

LIKED = ("claim", "pay", "keep", "prepare", "track", "station", "participate")


def start(person: Person, game: str, *seats: str, options: tuple[str, ...] = ()) -> None:
    """Make a table for all kinds of seats: `me`, `open` or `bot easy` for each."""
    person.go()
    person.find(f"{card(game)} .friends").click()
    choose(person, "mode", "automa" if len(seats) == 1 else "mixed")
    if person.find("[name=players]").count():
        choose(person, "players", str(len(seats)))
    person.find("input[autocomplete=nickname]").fill(person.name)
    if len(seats) > 1:
        for place, kind in enumerate(seats):
            person.find(".seats select").nth(place).select_option(kind)
    for option in options:
        pills = person.find(f"label:has([name=option-{option}])")
        if pills.count():
            pills.last.click()
        else:  # it is one for those who look for it
            person.find(f"form details:has(input[value={option}]) > summary").click()
            person.find(f"form details input[value={option}]").check()
    go(person)


def card(game: str) -> str:
    """A game on the first screen."""
    return f"article[data-game={game}]"


def choose(person: Person, name: str, value: str) -> None:
    """One of several pictures or pills."""
    person.find(f"label:has([name={name}][value='{value}'])").click()


def go(person: Person) -> None:
    """The table is made: in this browser, if it can be."""
    if person.on_server and person.find("[name=server]").count():
        person.find("[name=server]").check()
    person.find("button.go").click()
    person.find(TABLE).wait_for()


def sit(person: Person, address: str) -> None:
    """Sit down at a table by its link."""
    person.go(address)
    person.find("input[autocomplete=nickname]").fill(person.name)
    person.find("form button.now").click()
    person.find(f"{TABLE}[data-state=running]").wait_for()


def play(table: RemoteTable, until: int | None) -> RemoteTable:
    """Random moves, up to a number or to the end."""
    chance = random.Random(5)
    while (shown := table.my_turn()) and (until is None or shown.number < until):
        liked = [each for each in shown.legal if each.text.startswith(LIKED)]
        table.play(chance.choice(liked or shown.legal).text, shown.seat)
        table.refresh()
    return table


def come(meet: Meet, host: Client, path: str, language: str, **how: Any) -> Person:
    """Somebody who is the host, at a page."""
    person = meet(language=language, **how)
    person.may_be_refused = True
    person.context.add_cookies([{"name": "ekiben_guest", "value": host.cookie or "", "url": person.site}])
    person.go(path)
    person.find("h1").first.wait_for(state="attached")
    person.rest()
    return person
