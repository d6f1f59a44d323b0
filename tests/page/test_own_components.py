"""The cards of somebody's box: chosen for a new table, seen on the board, told to everybody there."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from ekiben.client import Client, me
from ekiben.components import table_components
from ekiben.game import find_game
from ekiben.table import new
from tests.page.conftest import Meet
from tests.page.people import Person
from tests.page.starting import card, choose, go
from tests.server.server_process import Server

OWN = "[costs]\nengine = 9\n"
DIGEST = table_components(find_game("zero-kei"), OWN).digest
ALERT = "[role=alert]"


def choose_file(person: Person, file: Path) -> None:
    """As people do, by the browser's own window: so a file that was corrected can be chosen once more."""
    with person.page.expect_file_chooser() as window:
        person.find("details[open] input[accept^='.toml']").click()
    window.value.set_files(file)


def test_a_table_with_the_cards_of_a_box(meet: Meet, meet_at: Meet, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[costs]\nengine = -9\nstations = 3\n", encoding="utf-8")
    ann = meet_at("Ann")
    ann.may_be_refused = True
    ann.go()
    ann.find(f"{card('zero-kei')} .friends").click()
    choose(ann, "mode", "mixed")
    ann.page.locator("summary", has_text="cards of your own box").click()
    start = ann.find("details[open] a")
    with ann.page.expect_download() as download:
        start.click()
    assert download.value.path().read_text(encoding="utf-8") == find_game("zero-kei").components_text()
    choose_file(ann, file)
    ann.find("button.go").click()
    for mistake in ("costs.engine is -9", "did you mean station", "2 mistakes"):
        expect(ann.find(ALERT)).to_contain_text(mistake)
    assert not ann.violations()
    file.write_text(OWN, encoding="utf-8")
    choose_file(ann, file)
    go(ann)
    expect(ann.find(".fee").first).to_contain_text("9")
    ann.open_log()
    told = ann.page.locator(".log a", has_text=DIGEST)
    with ann.page.expect_download() as download:
        told.click()
    assert download.value.path().read_text(encoding="utf-8") == OWN
    assert not ann.violations()
    if ann.on_server:
        eve = meet("Eve", language="ru")
        eve.go(ann.page.url)
        eve.open_log()
        expect(eve.page.locator(".log a", has_text=DIGEST)).to_be_visible()


def test_tables_with_our_own_cards_say_nothing(meet: Meet, server: Server) -> None:
    with Client(server.address) as host:
        table = host.new_table("zero-kei", [me("Ann"), me("Ben")])
    eve = meet("Eve")
    eve.go(f"/t/{table.id}")
    eve.find(".fee").first.wait_for()
    expect(eve.find("a[download]")).to_have_count(0)
    expect(eve.find(".fee").first).to_contain_text("2")


def test_a_record_is_opened_with_its_components(meet: Meet, tmp_path: Path) -> None:
    cards, record = tmp_path / "mine.toml", tmp_path / "game.txt"
    cards.write_text(OWN, encoding="utf-8")
    table, chance = new("zero-kei", 2, seed=8, components=cards), random.Random(8)
    while not table.over:
        table.play(chance.choice(table.legal()))
    record.write_text(table.record(), encoding="utf-8")
    ann = meet("Ann")
    ann.may_be_refused = True
    ann.go()
    ann.page.locator("summary", has_text="record").click()
    ann.find("input[accept^='.txt']").set_input_files(record)
    expect(ann.find(ALERT)).to_contain_text(DIGEST)
    choose_file(ann, cards)
    ann.find("main.replay").wait_for()
    ann.open_log()
    expect(ann.page.locator(".log a", has_text=DIGEST)).to_be_visible()
