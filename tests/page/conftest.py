"""A real server and a real browser, shared by the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browser import find_chromium, launch
from tests.page.people import Person
from tests.server.server_process import Server

NONE = "no Chromium: none could be fetched for this system; install one, or name it in CHROMIUM"
DEAL = 1964
Meet = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, closed with the last of these tests: Playwright keeps an event loop while it runs."""
    program = find_chromium()
    if program is None:
        pytest.skip(NONE)
    with sync_playwright() as playwright:
        found = launch(playwright, program)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts us, and always deals the same game: no screen is left to chance."""
    folder = tmp_path_factory.mktemp("page")
    with Server(folder / "tables.sqlite", "--no-limits", deal=DEAL) as found:
        yield found


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Makes somebody at the server."""
    yield from meeting(browser, server.address, service_workers="block")


@pytest.fixture(params=["tab", "server"])
def meet_at(request: pytest.FixtureRequest, meet: Meet) -> Meet:
    """The same with tables for one screen in the browser, then on the server."""

    def make(*about: Any, **how: Any) -> Person:
        person = meet(*about, **how)
        person.on_server = request.param == "server"
        return person

    return make


def meeting(browser: Browser, address: str, **usual: Any) -> Iterator[Meet]:
    """Makes somebody with a browser; at the end nothing may have gone wrong in it.

    Most tests do without the service worker (`service_workers="block"`), which fetches the whole page.
    """
    people: list[Person] = []

    def make(name: str = "Ann", language: str = "en", **how: Any) -> Person:
        people.append(Person(browser, address, name, language, **usual | how))
        return people[-1]

    yield make
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles
