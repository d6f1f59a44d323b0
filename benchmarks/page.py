"""Measure the page in a real browser: `.venv/bin/python -m benchmarks.page [--json]`.

For each game: the bytes of a first visit to a table, as sent over the wire; the time from requesting the page
until something on the board can be pressed; and the time that another player's move takes in the browser's
main thread late in a game: script, style and layout, and all tasks together. Animations are off (as with
reduced motion), so only drawing counts.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from ekiben.client import Client, RemoteTable, me
from ekiben.game import find_game
from tests.page.browser import find_chromium, launch
from tests.page.playing import BOARDS, lit_of
from tests.server.server_process import Server
from tests.support.of_game import of_game

OPENINGS = 2  # in each language
UPDATES = 40
PAUSE = 600  # ms, enough to receive and draw a move
MAX_PAUSES = 5  # on a busy machine


def open_page(
    browser: Browser, table: RemoteTable, cookie: str | None, language: str
) -> tuple[Page, CDPSession]:
    """Open the table in a browser that has never visited the site."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    site = table.client.address
    if cookie:
        context.add_cookies([{"name": "ekiben_guest", "value": cookie, "url": site}])
    context.add_init_script(f"localStorage.setItem('language', '{language}')")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return page, session


def first_visit(browser: Browser, table: RemoteTable, cookie: str, language: str) -> tuple[int, float]:
    """Bytes until nothing more is requested, and seconds until something can be pressed."""
    page, session = open_page(browser, table, cookie, language)
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(f"{table.client.address}/t/{table.id}")
    lit = ", ".join([".curtain button", *lit_of(table.info.game)])
    seconds = page.wait_for_function(
        """(lit) => new Promise((done) => {
            const look = () => {
                if (document.querySelector(lit)) requestAnimationFrame(() => done(performance.now() / 1000));
                else requestAnimationFrame(look);
            };
            look();
        })""",
        arg=lit,
    ).json_value()
    page.wait_for_load_state("networkidle")
    page.context.close()
    return sum(sizes), float(seconds)


def worked(session: CDPSession) -> tuple[float, float]:
    """Milliseconds so far that the main thread spent drawing, and that it spent on all tasks."""
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    drawn = sum(found[name] for name in ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration"))
    return drawn * 1000, found["TaskDuration"] * 1000


def updates(browser: Browser, client: Client, game: str) -> list[tuple[float, float]]:
    """The time that each move of other players takes in a watching browser, late in a game."""
    players = max(find_game(game).player_counts)
    table = client.new_table(game, [me(f"Player {seat}") for seat in range(players)])
    chance = random.Random(3)
    play(table, chance, of_game(game, "page")["LATE"])
    page, session = open_page(browser, table, None, "en")
    page.goto(f"{client.address}/t/{table.id}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    costs: list[tuple[float, float]] = []
    while len(costs) < UPDATES and table.my_turn():  # a game may end before
        number = table.shown[table.seats[0]].number
        before = worked(session)
        play(table, chance, number + 1)
        while (shown := table.my_turn()) and shown.begun:  # others see whole actions
            number = shown.number
            play(table, chance, number + 1)
        for _ in range(MAX_PAUSES):
            page.wait_for_timeout(PAUSE)
            if page.locator("main").get_attribute("data-number") == str(number + 1):
                break
        else:
            raise AssertionError("the move does not arrive")
        after = worked(session)
        costs.append((after[0] - before[0], after[1] - before[1]))
    page.context.close()
    return costs


def play(table: RemoteTable, chance: random.Random, until: int) -> None:
    """Play random moves, preferring claims."""
    while (shown := table.my_turn()) and shown.number < until:
        liked = [each for each in shown.legal if each.text.startswith(("claim", "pay", "keep"))]
        table.play(chance.choice(liked or shown.legal).text, shown.seat)
        table.refresh()


def measure(browser: Browser, server: Server, game: str) -> dict[str, Any]:
    """All figures of a game."""
    with server.client() as client:
        table = client.new_table(game, [me("Ann"), me("Ben")])
        visits = {
            language: [first_visit(browser, table, client.cookie or "", language) for _ in range(OPENINGS)]
            for language in ("en", "es", "fr", "ru")
        }
        costs = updates(browser, client, game)
    return {
        "first_load_bytes": max(size for each in visits.values() for size, _ in each),
        "interactive_seconds_median": statistics.median(s for each in visits.values() for _, s in each),
        "interactive_seconds_longest": max(s for each in visits.values() for _, s in each),
        "update_ms_median": statistics.median(drawn for drawn, _ in costs),
        "update_ms_p95": sorted(drawn for drawn, _ in costs)[int(len(costs) * 0.95)],
        "all_tasks_ms_median": statistics.median(tasks for _, tasks in costs),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    program = find_chromium()
    if program is None:
        raise SystemExit("no Chromium: install one, or name it in CHROMIUM")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, program)
        with Server(Path(folder) / "tables.sqlite", "--no-limits") as server:
            found = {game: measure(browser, server, game) for game in BOARDS}
        browser.close()
    if args.json:
        print(json.dumps(found, indent=1))
        return
    for game, figures in found.items():
        print(game)
        for name, value in figures.items():
            print(f"  {name:30} {value:,.3f}" if isinstance(value, float) else f"  {name:30} {value:,}")


if __name__ == "__main__":
    main()
