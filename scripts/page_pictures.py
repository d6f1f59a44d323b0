"""Take screenshots of the page in a real browser: `.venv/bin/python scripts/page_pictures.py`.

`python3 bootstrap.py dev` installs the browser; CHROMIUM names another one. Every screen is taken twice: wide
in the day colours in English, and on a phone in the night colours in one of the other languages in turn.
"""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import ekiben  # noqa: E402
from ekiben.bots.names import make_player  # noqa: E402
from ekiben.bots.player import BotRng, ask  # noqa: E402
from ekiben.client import Client, RemoteTable, me, open_seat  # noqa: E402
from ekiben.game import find_game  # noqa: E402
from ekiben.texts import LANGUAGES  # noqa: E402
from tests.page.browser import find_chromium, launch  # noqa: E402
from tests.page.conftest import DEAL  # noqa: E402
from tests.page.people import PHONE, WIDE  # noqa: E402
from tests.page.playing import CURTAIN  # noqa: E402
from tests.server.server_process import Server  # noqa: E402
from tests.support.of_game import games_with, of_game  # noqa: E402

os.environ.pop("EKIBEN_GAMES", None)  # the tests' own game is not in the pictures
PICTURES = ROOT / "docs" / "pictures"
BY_DAY: dict[str, Any] = {"viewport": WIDE, "color_scheme": "light"}
BY_NIGHT: dict[str, Any] = {**PHONE, "device_scale_factor": 1, "color_scheme": "dark"}
SETTLED = 1500  # ms, after which animations have ended


def play(table: RemoteTable, moves: int | None) -> RemoteTable:
    """Let a bot play all seats: until the first seat is to move after `moves`, or to the end."""
    game = find_game(table.info.game)
    twin = ekiben.new(game.name, len(table.seats), seed=DEAL)
    bot, rng = make_player(of_game(game.name, "pictures")["PAGE"][0], game), BotRng(DEAL)
    while not twin.over and (moves is None or len(twin.moves) < moves or twin.seat != 0):
        seat = twin.seat
        move = game.move_texts[ask(bot, twin.engine, twin.position, rng).move]
        twin.play(move)
        table.play(move, seat)
        table.refresh()
    return table


def screens(client: Client) -> dict[str, str]:
    """The path of every screen, by the name of its picture."""
    games = games_with("pictures")
    found = {"start": "/", **{f"rules-{game}": f"/rules/{game}" for game in games}}
    found["invitation"] = f"/t/{client.new_table('nordic', [me('Anna'), open_seat()]).id}"
    for game in games:
        moves = of_game(game, "pictures")["PAGE"][1]
        found[game] = f"/t/{play(client.new_table(game, [me('Anna'), me('Ben')]), moves).id}"
        over = play(client.new_table(game, [me("Anna"), me("Ben")]), None).id
        found[f"{game}-end"] = f"/t/{over}"
        found[f"{game}-replay"] = f"/t/{over}/replay#{moves}"
    found["zero-kei-hideo"] = f"/t/{play(client.new_table('zero-kei', [me('Anna')]), 25).id}"
    return found


def shoot(page: Page, name: str) -> None:
    """Take one screenshot, when the page has settled."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()
        page.mouse.move(0, 0)  # away from anything that reacts
        page.wait_for_timeout(SETTLED)
    page.screenshot(path=PICTURES / f"page-{name}.png")


def open_page(browser: Browser, site: str, cookie: str, language: str, **how: Any) -> Page:
    """Open a browser with a guest's cookie."""
    context = browser.new_context(reduced_motion="reduce", **how)
    context.add_cookies([{"name": "ekiben_guest", "value": cookie, "url": site}])
    context.add_init_script(f"localStorage.setItem('language', '{language}')")
    return context.new_page()


def main() -> None:
    """Take all screenshots of the page."""
    program = find_chromium()
    if program is None:
        raise SystemExit("no Chromium: python3 bootstrap.py dev, or name one in CHROMIUM")
    turns = itertools.cycle(LANGUAGES[1:])
    for old in PICTURES.glob("page-*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, program)
        store = Path(folder) / "tables.sqlite"
        with Server(store, "--no-limits", deal=DEAL) as server, server.client() as client:
            for name, path in screens(client).items():
                others = next(turns)
                for suffix, (language, look) in {"": ("en", BY_DAY), "-phone": (others, BY_NIGHT)}.items():
                    print(f"page-{name}{suffix}.png", flush=True)
                    page = open_page(browser, server.address, client.cookie or "", language, **look)
                    page.goto(f"{server.address}{path}")
                    shoot(page, f"{name}{suffix}")
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
