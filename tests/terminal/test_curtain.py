"""One screen for several who see different things."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ekiben.terminal.screen import clear_screen
from ekiben.terminal.session import truncate_left
from tests.support.typed_input import GAME, WIDTH, Screen


def test_a_curtain_where_hands_are_hidden() -> None:
    screen = curtained()
    out = screen.type("", "1", "", "", "")
    assert out.count("Only you should look now") == 2
    assert "✓" not in out.partition("Enter hides your cards")[2].partition("Only you")[0]
    assert screen.session.seen == {0: 1, 1: 2}
    assert "Only you" not in Screen(seats="you:Anna,you:Ben").type("1")


def curtained() -> Screen:
    """Two people who see different things, the first of them at the screen."""
    screen = Screen(seats="you:Anna,you:Ben")
    screen.session.table.game = type(screen.session.table.game)()  # an object for this test alone
    screen.session.table.game.secrets = True
    return screen


def test_tab_tells_nothing_before_the_curtain_rises() -> None:
    screen = curtained()
    seen: list[tuple[int | None, list[str]]] = []
    read = screen.session.reader.read

    def reading(prompt: str) -> str:
        seen.append(
            (
                screen.session.at_screen,
                [word for word in screen.session.completions() if word in GAME.move_texts],
            )
        )
        return read(prompt)

    screen.session.reader.read = reading
    screen.type("", "1", "", "", "1")
    assert [shown for shown, _ in seen][:5] == [None, 0, None, None, 1]
    assert all(bool(words) == (shown is not None) for shown, words in seen)


def test_what_was_shown_and_typed_is_gone_when_the_curtain_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    screen = curtained()
    out = io.StringIO()
    screen.session.console = Console(file=out, width=WIDTH, force_terminal=True)
    monkeypatch.setenv("TERM", "xterm")
    cleared: list[bool] = []
    monkeypatch.setattr(readline, "clear_history", lambda: cleared.append(True))
    screen.session.reader.is_interactive = True
    screen.lines = iter(["", "1", "", ""])
    screen.session.run()
    assert len(cleared) == 2
    assert out.getvalue().count("\x1b[2J") == out.getvalue().count("\x1b[3J") == 2


def test_wiping_a_terminal_that_can_not_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    out = io.StringIO()
    clear_screen(Console(file=out, width=WIDTH, height=30, force_terminal=True))
    assert out.getvalue().count("\n") >= 30
    out = io.StringIO()
    clear_screen(Console(file=out, width=WIDTH))
    assert out.getvalue() == ""


def test_the_way_to_a_question_is_not_longer_than_a_line() -> None:
    assert truncate_left("tail advance gold") == "tail advance gold"
    assert truncate_left("event " * 20).startswith("… event")
    assert len(truncate_left("event " * 20)) <= 38
