"""A replay in a real browser: every way to steer it, its address, and what those hear who can't see it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import ekiben
from ekiben.client import Client, me
from tests.page.conftest import Meet
from tests.page.people import PHONE, TIMEOUT, WIDE, Person
from tests.page.playing import BOARDS
from tests.server.server_process import Server

NARROW: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}


class Brought:
    """A random game whose record was imported by the server."""

    def __init__(self, server: Server, game: str) -> None:
        table, chance = ekiben.new(game, 3, seed=3), random.Random(3)
        table.seats = ["Anna", "Ben", "Cleo"]
        while not table.over:
            table.play(chance.choice(table.legal()))
        self.record = table.record()
        self.last = len(table.moves)
        with server.client() as client:
            self.path = f"/t/{client.import_record(self.record).id}/replay"


@pytest.fixture(scope="module", params=BOARDS)
def brought(request: pytest.FixtureRequest, server: Server) -> Brought:
    return Brought(server, request.param)


def expect_move(person: Person, number: int) -> None:
    """The board shows the position after that many moves."""
    expect(person.find("main")).to_have_attribute("data-number", str(number), timeout=TIMEOUT)


def open_at(person: Person, brought: Brought, rest: str) -> None:
    person.go(f"{brought.path}{rest}")
    expect(person.find(".board svg >> visible=true").first).to_be_visible()
    expect(person.find(".slider")).to_be_in_viewport()


def test_the_keys_step(meet: Meet, brought: Brought) -> None:
    ann = meet()
    open_at(ann, brought, "#20")
    for key, number in (
        ("ArrowRight", 21),
        ("ArrowLeft", 20),
        ("ArrowLeft", 19),
        ("End", brought.last),
        ("ArrowRight", brought.last),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
    ):
        ann.page.keyboard.press(key)
        expect_move(ann, number)
    ann.find(".slider").focus()
    ann.page.keyboard.press("ArrowRight")
    expect_move(ann, 2)


def test_it_runs_by_itself_until_it_is_stopped(meet: Meet, brought: Brought) -> None:
    ann = meet()
    open_at(ann, brought, f"#{brought.last - 6}")
    ann.find(".speed").select_option("8")
    ann.find(".speed").blur()
    ann.page.keyboard.press("Space")
    expect_move(ann, brought.last)
    expect(ann.find("button.play")).to_have_attribute("aria-label", "Play")
    ann.page.keyboard.press("Space")
    expect(ann.find("button.play")).to_have_attribute("aria-label", "Pause")
    ann.page.keyboard.press("Space")
    stopped = ann.find(".slider").input_value()
    ann.page.wait_for_timeout(400)
    assert int(ann.find(".slider").input_value()) == int(stopped) < brought.last


def test_an_address_leads_to_a_move_and_back(meet: Meet, brought: Brought) -> None:
    ann, ben = meet(), meet("Ben", "fr", **PHONE)
    open_at(ann, brought, "?seat=1#30")
    expect_move(ann, 30)
    ann.find(".log ol button").nth(2).click()
    expect(ann.find(".log ol button")).to_have_count(3)
    ann.page.keyboard.press("End")
    expect_move(ann, brought.last)
    ann.page.go_back()
    expect(ann.find(".log ol button")).to_have_count(3)
    ann.page.go_back()
    expect_move(ann, 30)
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_url("**/replay?seat=1#31")
    ben.go(ann.page.url)
    expect_move(ben, 31)
    expect(ben.find(".rest select")).to_have_value("1")
    ben.go(f"{brought.path}?move=12")
    expect_move(ben, 12)


def test_other_eyes_and_other_words(meet: Meet, brought: Brought) -> None:
    ann = meet()
    open_at(ann, brought, "#25")
    expect(ann.find(".rest select")).to_have_value("null")
    ann.find(".rest select").select_option("0")
    ann.page.wait_for_url("**/replay?seat=0#25")
    expect_move(ann, 25)
    expect(ann.find(".where")).to_contain_text(f"Move 25 of {brought.last}")


@pytest.mark.parametrize(
    "how", [{"viewport": WIDE}, NARROW, {"viewport": WIDE, "color_scheme": "dark"}], ids=str
)
def test_everybody_can_use_it(meet: Meet, brought: Brought, how: dict[str, Any]) -> None:
    ann = meet(language="ru", **how)
    open_at(ann, brought, "?seat=0#40")
    expect_move(ann, 40)
    hide = "board => { board.style.visibility = 'hidden' }"  # its tests are elsewhere
    ann.find(".board").first.evaluate(hide)
    assert ann.violations() == []
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert ann.page.evaluate(wide)
    assert ann.find("section .steps button").first.bounding_box()["height"] >= 44  # type: ignore[index]


def test_a_record_is_opened_from_a_file(meet: Meet, brought: Brought) -> None:
    ann = meet()
    ann.go()
    ann.find("details:has(textarea) summary").click()
    record = {"name": "game.txt", "mimeType": "text/plain", "buffer": brought.record.encode()}
    ann.find("label:has-text('Open a record') input").set_input_files(record)  # type: ignore[arg-type]
    ann.page.wait_for_url("**/replay*")
    expect_move(ann, 0)
    ann.go()
    ann.find("a[href$='/replay']").first.click()
    expect_move(ann, 0)


def test_a_game_that_runs_says_why_not(meet: Meet, server: Server) -> None:
    ann = meet(language="es")
    ann.may_be_refused = True
    with Client(server.address) as client:
        name = client.new_table("nordic", [me("Ann"), me("Ben")]).id
    ann.go(f"/t/{name}/replay")
    expect(ann.find("h1")).to_have_text("Una partida se puede ver jugada a jugada cuando ha terminado.")
    expect(ann.find("main a")).to_have_attribute("href", f"/t/{name}")


def test_what_happened_is_told_round_by_round(meet: Meet, brought: Brought) -> None:
    ann = meet()
    open_at(ann, brought, "#40")
    expect_move(ann, 40)
    titles = ann.find(".log h3").all_inner_texts()
    assert len(titles) == len(set(titles)) >= 3
    ann.find(".log section section button").first.click()
    expect(ann.find("main")).not_to_have_attribute("data-number", "40")
    expect(ann.find(".log h3")).to_have_count(1)
    assert ann.find(".log [aria-current]").count() == 1
