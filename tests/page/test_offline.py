"""A server's page without its server: kept by the browser, updated, and where it can't be kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PLAIN
from tests.page.conftest import DEAL, Meet, meeting
from tests.page.people import Person
from tests.page.playing import TABLE, Hand, play_on
from tests.page.starting import card, start
from tests.server.server_process import Server, free_port

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const [name] = await caches.keys();
    return name !== undefined && (await (await caches.open(name)).keys()).length > 30;
}"""
CACHED = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    port = free_port()
    names = [part for host in (PLAIN, "127.0.0.1") for part in ("--name", f"{host}:{port}")]
    with Server(tmp_path / "tables.sqlite", "--no-limits", *names, port=port, deal=DEAL) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, own_server: Server) -> Iterator[Meet]:
    yield from meeting(browser, own_server.address)


def kept(person: Person) -> None:
    """Wait until the browser has the whole page."""
    person.page.wait_for_function(KEPT)


def test_alone_offline_and_with_others_online(visit: Meet, own_server: Server) -> None:
    ann = visit("Ann", "fr")
    start(ann, "zero-kei", "me")
    hand = Hand(ann, "zero-kei")
    play_on(hand, until=lambda: hand.number >= 4)
    kept(ann)
    assert not [
        path for path in ann.page.evaluate(CACHED) if path.startswith(("/api", "/healthz", "/metrics"))
    ]
    own_server.stop()
    ann.may_be_refused = True  # the API, by nobody
    before = hand.number
    ann.page.reload()
    ann.find(TABLE).wait_for()
    assert hand.number == before
    play_on(hand, until=lambda: hand.number >= before + 8)
    ann.go()
    expect(ann.find("section li a[href*='/t/tab-']").first).to_be_visible()
    ann.find(f"{card('zero-kei')} .friends").click()
    ann.find("[name=mode]").first.wait_for(state="attached")
    expect(ann.find("[name=mode][value=link]")).to_have_count(0)
    ann.go("/rules/zero-kei#setup")
    ann.find("article section h2").first.wait_for()
    start(ann, "nordic", "me", "bot easy")
    second = Hand(ann, "nordic")
    play_on(second, until=lambda: second.number >= 3)
    own_server.start()
    ann.go()
    ann.find(f"{card('zero-kei')} .friends").click()
    expect(ann.find("[name=mode][value=link]")).to_have_count(1)
    assert ann.page.evaluate("fetch('/api/1/games').then((found) => found.status)") == 200


def test_the_page_can_be_installed(visit: Meet) -> None:
    ann = visit()
    ann.go()
    kept(ann)
    found = ann.context.new_cdp_session(ann.page).send("Page.getInstallabilityErrors")
    # Playwright's windows are private, and there nothing is ever installed.
    assert {each["errorId"] for each in found["installabilityErrors"]} <= {"in-incognito"}


def test_over_plain_http_all_but_keeping_works(browser: Browser, own_server: Server) -> None:
    ann = Person(browser, f"http://{PLAIN}:{own_server.port}", "Ann", "es")
    try:
        start(ann, "nordic", "me", "bot easy")
        assert not ann.page.evaluate("isSecureContext")
        hand = Hand(ann, "nordic")
        play_on(hand, until=lambda: hand.number >= 4)
        hand.settle()
        before = hand.number
        ann.page.reload()
        ann.find(TABLE).wait_for()
        assert hand.number == before
        ann.go()
        ann.find("section li a[href*='/t/tab-']").wait_for()
        ann.find("header button.settings").click()
        expect(ann.find("header")).to_contain_text("sin HTTPS")
        # Browsers ignore this header on pages without HTTPS, and say so.
        assert not [each for each in ann.troubles if "Cross-Origin-Opener-Policy" not in each]
    finally:
        ann.leave()
