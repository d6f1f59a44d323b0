"""Tables of the browser on a server's site: listed with others, saved and opened as a file, handed over."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Meet
from tests.page.people import Person
from tests.page.playing import TABLE, Hand, play_on
from tests.page.starting import start

FILES = "details:has(input[accept^='.json'])"
ELSEWHERE = "dialog:has(a[download='ekiben-table.json'])"


def begun(person: Person, moves: int = 4) -> Hand:
    """A table against a bot, in the browser."""
    start(person, "zero-kei", "me", "bot easy")
    hand = Hand(person, "zero-kei")
    play_on(hand, until=lambda: hand.number >= moves)
    hand.settle()
    return hand


def saved(person: Person, path: Path) -> Path:
    """All tables of the browser, as a file."""
    person.go()
    person.find(f"{FILES} > summary").click()
    with person.page.expect_download() as download:
        person.find(f"{FILES} a").click()
    download.value.save_as(path)
    return path


def opened(person: Person, file: Path) -> None:
    if not person.find(f"{FILES}[open]").count():
        person.find(f"{FILES} > summary").click()
    person.find(f"{FILES} input").set_input_files(file)


def test_tables_of_both_hosts_are_listed_together(meet: Meet) -> None:
    ann = meet()
    begun(ann)
    ann.on_server = True
    begun(ann)
    ann.go()
    expect(ann.find("section li a")).to_have_count(2)
    expect(ann.find("section li a").filter(has_text="in this browser")).to_have_count(1)
    for place in (0, 1):
        ann.go()
        ann.find("section li a").nth(place).click()
        ann.find(TABLE).wait_for()


def test_all_tables_go_to_another_browser_as_a_file(meet: Meet, tmp_path: Path) -> None:
    ann, ben = meet(), meet("Ben", language="ru")
    hand = begun(ann)
    number = hand.number
    begun(ann)
    file = saved(ann, tmp_path / "tables.json")
    ben.go()
    ben.find(FILES).wait_for()
    opened(ben, file)
    expect(ben.find(f"{FILES} [role=status]")).to_have_text("Добавлены 2 стола.")
    expect(ben.find("section li a")).to_have_count(2)
    opened(ben, file)
    expect(ben.find(f"{FILES} [role=status]")).to_contain_text("В этом файле нет ничего нового.")
    expect(ben.find("section li a")).to_have_count(2)
    assert not ben.violations()
    broken = json.loads(file.read_text(encoding="utf-8"))
    broken["tables"][0]["id"] = "tab-another"
    broken["tables"][1]["record"] += "999. fly\n"
    wrong = tmp_path / "wrong.json"
    for content in (json.dumps(broken), "not JSON"):
        wrong.write_text(content, encoding="utf-8")
        opened(ben, wrong)
        expect(ben.find(f"{FILES} [role=alert]")).to_be_visible()
    expect(ben.find("section li a")).to_have_count(2)
    ben.find("section li a").last.click()
    expect(ben.find(f"{TABLE}[data-number='{number}']")).to_be_visible()
    play_on(Hand(ben, "zero-kei"), until=lambda: Hand(ben, "zero-kei").number >= number + 3)


def test_a_game_goes_on_at_the_server(meet: Meet) -> None:
    ann, eve = meet(), meet("Eve")
    hand = begun(ann)
    here, number = ann.page.url, hand.number
    ann.open_log()
    ann.find(f":has(> {ELSEWHERE}) > button").click()
    assert not ann.violations()
    ann.find(f"{ELSEWHERE} button.now").click()
    ann.page.wait_for_url(lambda url: "/t/tab-" not in url)
    ann.find(TABLE).wait_for()
    assert hand.number >= number
    play_on(hand, until=lambda: hand.number >= number + 3)
    eve.go(ann.page.url)
    expect(eve.find("section.log")).to_contain_text("began in somebody’s browser")
    there = ann.page.url
    ann.go(here)
    expect(ann.find("h1")).to_have_text("This game goes on on the server.")
    ann.find("main a").click()
    ann.page.wait_for_url(there)
    ann.go()
    expect(ann.find("section li a")).to_have_count(1)
