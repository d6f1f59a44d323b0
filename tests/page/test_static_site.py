"""A static site in a real browser: whole games without any server behind the page."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ekiben import static_site
from ekiben.components import table_components
from ekiben.game import find_game
from ekiben.static_site import write_site
from tests.page.conftest import Meet, meeting
from tests.page.people import PHONE
from tests.page.playing import CURTAIN, TABLE, Hand, play_on, play_whole
from tests.page.starting import card, choose, go, start
from tests.page.test_own_components import OWN

UNDO = ".question button.undo:not([aria-disabled])"
ALL_KEPT = "navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => names.length > 0)"


class Quiet(SimpleHTTPRequestHandler):
    """Files as any web host sends them."""

    def log_message(self, *args: Any) -> None:
        """Nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a visitor who leaves doesn't wait for the rest
            super().copyfile(source, outputfile)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site lies."""
    return tmp_path_factory.mktemp("host") / "games" / "ekiben"


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A site in a folder of a web host."""
    write_site(folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder.parents[1]))) as host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}/games/ekiben"
        host.shutdown()
        thread.join()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Meet]:
    """Makes somebody who visits the site."""
    yield from meeting(browser, address)


def test_zero_kei_against_hideo_with_a_reload_and_without_a_network(visit: Meet) -> None:
    ann = visit(language="fr")
    start(ann, "zero-kei", "me")
    hand = Hand(ann, "zero-kei")
    play_on(hand, until=lambda: hand.number >= 10 and ann.find(UNDO).count() > 0)
    before = hand.number
    ann.find(UNDO).click()
    ann.find(f"{TABLE}[data-number='{before + 1}']").wait_for()  # an undo is an entry, too
    play_on(hand, until=lambda: hand.number >= 20)
    before = hand.number
    ann.page.reload()
    ann.find(TABLE).wait_for()
    assert hand.number == before, "what was shown is kept"
    assert ann.page.evaluate(ALL_KEPT)
    ann.context.set_offline(True)
    ann.page.reload()
    ann.find(TABLE).wait_for()
    play_whole(hand)
    ann.find("section a[download='zero-kei.txt']").wait_for()
    with ann.page.expect_download() as saved:
        ann.find("section a[download='zero-kei.txt']").click()
    record = Path(saved.value.path()).read_text(encoding="utf-8")
    assert record.startswith("Ekiben record")
    ann.find("section a[href*=replay]").click()
    ann.find("main.replay[data-number]").wait_for()
    ann.go()
    ann.find("details:has(textarea) summary").click()
    ann.find("details textarea").fill(record.replace("1. ", "7. ", 1))
    ann.find("details form button").click()
    ann.find("details [role=alert]").wait_for()
    ann.find("details textarea").fill(record)
    ann.find("details form button").click()
    ann.find("main.replay[data-number]").wait_for()


def test_nordic_at_one_screen_has_a_curtain(visit: Meet) -> None:
    ann = visit(language="ru", **PHONE)
    ann.go()
    ann.find(f"{card('nordic')} .friends").click()
    choose(ann, "mode", "here")
    go(ann)
    ann.find(CURTAIN).wait_for()
    assert ann.find(".hand").count() == 0, "the first hand is not shown before somebody says who looks"
    hand = Hand(ann, "nordic")
    play_on(hand, until=lambda: hand.number >= 12)
    ann.choose_language("es")
    ann.find(f"html[lang=es] {TABLE}").wait_for()
    ann.go()
    ann.find("a[href*='/t/tab-']").first.wait_for()


def test_two_windows_follow_each_other(visit: Meet) -> None:
    ann = visit()
    start(ann, "zero-kei", "me")
    other = ann.context.new_page()
    other.goto(ann.page.url)
    other.locator(TABLE).wait_for()
    hand = Hand(ann, "zero-kei")
    play_on(hand, until=lambda: hand.number >= 3)
    other.locator(f"{TABLE}[data-number='{hand.number}']").wait_for()


def test_the_rules_are_there(visit: Meet) -> None:
    ann = visit(language="es")
    ann.go("/?/rules/nordic#setup")
    ann.find("article section h2").first.wait_for()
    assert ann.find("html").get_attribute("lang") == "es"
    assert ann.violations() == []


def test_an_owner_plays_with_cards_of_their_own(visit: Meet, tmp_path: Path) -> None:
    ann = visit(language="es")
    start(ann, "zero-kei", "me")
    ann.go()
    ann.find(f"{card('zero-kei')} .friends").click()
    ann.find("form > details:last-of-type > summary").click()
    with ann.page.expect_download() as saved:
        ann.find("form > details:last-of-type a").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == find_game("zero-kei").components_text()
    wrong, own = tmp_path / "wrong.toml", tmp_path / "own.toml"
    wrong.write_text("station_cost = 'much'\n", encoding="utf-8")
    own.write_text(OWN, encoding="utf-8")
    files = ann.find("form > details:last-of-type input[type=file]")
    files.set_input_files(wrong)
    ann.find("button.go").click()
    ann.find("form p[role=alert]").wait_for()
    assert "station_cost" in ann.find("form p[role=alert]").inner_text()
    files.set_input_files(own)
    go(ann)
    digest = table_components(find_game("zero-kei"), OWN).digest
    ann.find(".to-log").click()  # what is offered has the place of the log
    ann.find(f".log a:has-text('{digest}')").wait_for()


@pytest.mark.parametrize("game", ["zero-kei", "nordic"])
def test_bots_play_in_the_browser(visit: Meet, game: str) -> None:
    ann = visit()
    start(ann, game, "me", "bot easy", "bot medium")
    hand = Hand(ann, game)
    play_on(hand, until=lambda: hand.number >= 14)


def test_a_new_version_comes_in_the_lobby_and_never_in_a_game(
    visit: Meet, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = visit()
    start(ann, "zero-kei", "me")
    hand = Hand(ann, "zero-kei")
    assert ann.page.evaluate(ALL_KEPT)
    [old] = ann.page.evaluate("caches.keys()")
    icon = tmp_path / "icon.svg"
    icon.write_text(static_site.ICON.read_text(encoding="utf-8") + "<!-- newer -->", encoding="utf-8")
    monkeypatch.setattr(static_site, "ICON", icon)
    write_site(folder)
    waiting = "navigator.serviceWorker.ready.then((all) => all.update()).then((all) => !!all.waiting)"
    ann.page.wait_for_function(waiting)
    ann.page.reload()
    ann.find(TABLE).wait_for()
    play_on(hand, until=lambda: hand.number >= 4)
    assert old in ann.page.evaluate("caches.keys()"), "the game goes on with the version that it began with"
    ann.go()
    ann.page.wait_for_function(f"caches.keys().then((names) => names.length === 1 && names[0] !== {old!r})")
    ann.find("li a[href*='/t/tab-']").first.click()
    ann.find(TABLE).wait_for()
    assert hand.number >= 4


def test_a_full_disk_is_said_and_play_goes_on(visit: Meet, address: str) -> None:
    ann = visit(language="fr")
    ann.go()
    origin = address.partition("/games")[0]
    ann.context.new_cdp_session(ann.page).send(
        "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1}
    )
    start(ann, "zero-kei", "me")
    ann.page.get_by_text("Ce navigateur ne garde rien").wait_for()
    hand = Hand(ann, "zero-kei")
    play_on(hand, until=lambda: hand.number >= 4)
    assert ann.violations() == []
