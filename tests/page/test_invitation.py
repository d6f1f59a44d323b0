"""The invitation says who can open its link: only this computer, or the home network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ekiben.server.lan import lan_addresses
from tests.page.conftest import DEAL, Meet
from tests.page.people import PHONE, Person
from tests.page.starting import sit, start
from tests.server.server_process import Server

LINK = ".invitation input"


@pytest.fixture
def home(tmp_path: Path, browser: Browser) -> Iterator[tuple[Server, str]]:
    """A server in the local network, and its address there."""
    addresses = lan_addresses()
    if not addresses or ":" in addresses[0]:
        pytest.skip("this computer is in no local network")
    with Server(tmp_path / "tables.sqlite", "--no-limits", "--lan", addresses[0], deal=DEAL) as server:
        yield server, f"http://{addresses[0]}:{server.port}"


def test_a_link_for_this_computer_only_says_so_and_what_to_do(meet: Meet) -> None:
    ann = meet()
    start(ann, "nordic", "me", "open")
    invitation = ann.find(".invitation")
    expect(invitation).to_contain_text("This link only works on this computer.")
    expect(invitation).to_contain_text("python3 play.py --lan")
    expect(ann.find(LINK)).to_have_value(ann.page.url)
    assert not invitation.locator("img").count(), "a code that a phone can't use"
    invitation.locator("summary").click()
    expect(invitation).to_contain_text("docs/host.md")
    assert not ann.violations()


def test_a_private_link_for_this_computer_only_says_so_too(meet: Meet) -> None:
    ann = meet()
    ann.on_server = True
    start(ann, "nordic", "me", "bot easy")
    ann.find("button.opener:has(.dots)").first.click()
    panel = ann.find(".panel:popover-open")
    panel.get_by_role("button", name="Private link").click()
    expect(panel).to_contain_text("This link only works on this computer.")
    assert not ann.violations()


def test_in_the_home_network_the_link_is_one_that_others_can_open(
    browser: Browser, home: tuple[Server, str]
) -> None:
    server, address = home
    ann = Person(browser, server.address, "Ann", "en")
    ben = Person(browser, address, "Ben", "en", **PHONE)
    try:
        start(ann, "nordic", "me", "open")
        assert ann.page.url.startswith(server.address)
        link = ann.page.url.replace(server.address, address)
        expect(ann.find(LINK)).to_have_value(link)
        expect(ann.find(".invitation")).to_contain_text("everyone in your home network")
        code = ann.find(".invitation img")
        expect(code).to_be_visible()
        assert code.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 20
        assert not ann.violations()
        sit(ben, link)
        expect(ann.find(".invitation")).to_have_count(0)
        # Browsers ignore this header on pages without HTTPS, and say so.
        troubles = [each for each in ann.troubles + ben.troubles if "Cross-Origin-Opener-Policy" not in each]
        assert not troubles
    finally:
        ann.leave()
        ben.leave()
