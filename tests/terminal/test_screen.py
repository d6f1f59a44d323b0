"""How the screen is filled."""

from __future__ import annotations

import io
import os
import re
import select
import subprocess
import sys
from collections.abc import Sequence

import pytest
from rich.console import Console
from rich.text import Text

import ekiben
from ekiben.rendering.console import Flow, Trimmed, make_console
from ekiben.rendering.scores import verdict
from tests.support.typed_input import Screen

pytestmark = pytest.mark.covers


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pty")
@pytest.mark.parametrize("no_color", [False, True])
def test_on_a_terminal(no_color: bool) -> None:
    import pty

    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1"}
    env.pop("NO_COLOR", None)
    if no_color:
        env["NO_COLOR"] = "1"
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "ekiben", "play", "zero-kei", "--seats", "you,random", "--seed", "2"]
    with subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=env) as process:
        os.close(child)
        seen = read_until(parent, "›")
        os.write(parent, b"\x04")
        seen += read_until(parent, "Goodbye")
        assert process.wait(60) == 0
    os.close(parent)
    assert "\x1b[1m" in seen
    coloured = re.search(r"\x1b\[[\d;]*\b(3[0-7]|38;5|9[0-7]|48;5)", seen)
    assert (coloured is None) == no_color


def read_until(channel: int, text: str) -> str:
    """What a terminal shows up to a text."""
    seen = b""
    while text.encode() not in seen:
        assert select.select([channel], [], [], 60)[0], seen
        try:
            seen += os.read(channel, 4096)
        except OSError:
            break
    return seen.decode(errors="replace")


def test_tab_completes_moves_and_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    screen = Screen(seats="you,you")
    reader = screen.session.reader
    reader.is_interactive = True
    reader.set_completions(screen.session.completions)
    completer = readline.get_completer()
    monkeypatch.setattr(readline, "get_line_buffer", lambda: "dra")
    assert [completer("dra", state) for state in range(3)] == ["draft 1", "draft 2", None]
    monkeypatch.setitem(sys.modules, "readline", None)
    reader.set_completions(screen.session.completions)  # a Python without it


def test_no_line_is_filled_up_with_blanks() -> None:
    screen = Screen(seats="you,you,you")
    screen.type("1", "help", "log")
    assert not [
        line for line in screen.raw.splitlines() if line != line.rstrip() and not line.startswith("›")
    ]


def test_a_flow_breaks_between_its_pieces() -> None:
    lines = [line.plain for line in Flow(["one two", "three", "four"], start="it: ").lines(18)]
    assert lines == ["it: one two ·", "    three · four"]
    lines = [line.plain for line in Flow(["a piece too long", "b"]).lines(10)]
    assert lines == ["a piece too long", "b"]
    assert [line.plain for line in Flow([], start="x").lines(10)] == ["x"]


def test_a_line_that_ends_with_a_background_keeps_it() -> None:
    out = io.StringIO()
    console = Console(file=out, width=20, force_terminal=True, color_system="standard")
    console.print(Trimmed(Text.assemble("a", (" b ", "black on white"))), end="")
    assert " b \x1b" in out.getvalue()


def test_wide_terminals_are_not_used_to_the_last_column(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert make_console().width == 100
    monkeypatch.setenv("COLUMNS", "80")
    assert make_console().width == 80


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ([(30, 1.0), (20, 0.0)], "Winner, with 30 points: ▲ green"),
        ([(20, 0.5), (20, 0.5)], "Winners, with 20 points each: ▲ green, ◆ yellow"),
        ([(20, 0.0), (20, 1.0)], "Winner, with 20 points: ◆ yellow\n   The tie is broken"),
        ([(-3, 1.0), (-4, 0.0)], "Winner, with −3 points: ▲ green"),
    ],
)
def test_the_verdict(scores: Sequence[tuple[int, float]], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ekiben.new("zero-kei", players=2, seed=1)
    monkeypatch.setattr(table, "scores", lambda: [{"total": total, "win": win} for total, win in scores])
    assert table.result() is None
    table.position.seat = -1
    assert said in verdict(table, ["", ""]).plain
