"""Take the pictures of the page again, with a real browser: `.venv/bin/python scripts/page_pictures.py`.

It needs Playwright (`uv pip install playwright`) and Chromium; CHROMIUM names the program, if it is not
`chromium`.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from ekiben.client import Client, RemoteTable, me  # noqa: E402
from tests.server.wire import Server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
LIKED = ("keep", "claim", "pay", "use", "station", "track", "prepare", "engine", "event")


def play(table: RemoteTable, moves: int) -> None:
    """A game in its middle: moves by chance, with a liking for those that show something."""
    chance = random.Random(5)
    while table.shown[0].number < moves or table.turn() is None or table.turn() is not table.shown.get(0):
        shown = table.turn()
        if shown is None:
            return
        liked = [each for each in shown.legal if str(each["move"]).split()[0] in LIKED]
        table.play(chance.choice(liked or shown.legal)["move"], shown.seat)
        table.look()


def shoot(browser: Browser, address: str, cookie: str | None, name: str, language: str, **how: Any) -> None:
    """One picture."""
    context = browser.new_context(**how)
    if cookie:
        context.add_cookies([{"name": "ekiben_guest", "value": cookie, "url": address.partition("/t/")[0]}])
    context.add_init_script(f"localStorage.setItem('language', '{language}')")
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    rise = page.locator("section > button.now")
    if rise.count() == 1 and page.locator(".board").count() == 0:
        rise.click()  # the curtain
        page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()


def main() -> None:
    """All pictures of the page."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        with Server(Path(folder) / "tables.sqlite", "--no-limits") as server, server.client() as client:
            shoot(browser, server.address, None, "page-start", "en", viewport=WIDE)
            for game, moves in (("zero-kei", 95), ("nordic", 130)):
                take(browser, server, client, game, moves)
        browser.close()


def take(browser: Browser, server: Server, client: Client, game: str, moves: int) -> None:
    """The pictures of a game: wide and on a phone, by day and by night."""
    table = client.make(game, [me("Anna"), me("Ben")])
    play(table, moves)
    address, cookie = f"{server.address}/t/{table.name}", client.cookie
    shoot(browser, address, cookie, f"page-{game}", "en", viewport=WIDE)
    shoot(browser, address, cookie, f"page-{game}-night", "fr", viewport=WIDE, color_scheme="dark")
    shoot(browser, address, cookie, f"page-{game}-phone", "ru", viewport=PHONE)


if __name__ == "__main__":
    main()
