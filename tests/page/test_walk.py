"""The walk through a game counts what happens, in a short form; the long form plays whole games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from benchmarks.walk import Walk, take_walk
from tests.page.playing import BOARDS
from tests.server.server_process import Server
from tests.support.soak import soaked

MOST = soaked(6, 10_000)  # decisions
IDLE = soaked(0.5, 10.0)  # seconds
WALKS = [("zero-kei", "solo", "1366x768", "pointer")]
LONG = [
    (game, company, size, by)
    for game in BOARDS
    for company, size, by in [
        ("bots", "390x844", "touch"),
        ("screen", "1366x768", "pointer"),
        ("bots", "360x640", "touch"),
        ("screen", "844x390", "touch"),
        ("bots", "1920x1080", "pointer"),
    ]
]


@pytest.mark.soak
@pytest.mark.parametrize("walk", [*WALKS, *soaked([], LONG)], ids="-".join)
def test_a_walk_counts_what_a_player_does(
    browser: Browser, server: Server, walk: tuple[str, str, str, str]
) -> None:
    found = Walk(*walk, language="en")
    with server.client() as client:
        take_walk(browser, client, found, MOST, IDLE)
    assert found.finished or found.decisions == MOST
    assert found.presses >= found.decisions > 0
    assert found.forced <= found.presses
    assert 0 <= found.out_of_view <= found.presses
    assert 4 < found.smallest_text < 40
    assert 4 < found.smallest_target < 400
    assert found.idle_frames is not None
    assert found.longest_task >= 0
