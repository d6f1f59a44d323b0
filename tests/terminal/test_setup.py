"""What the terminal asks before a game: which one, who plays, and how well."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from ekiben.game import Game, find_game
from ekiben.rendering.console import make_console
from ekiben.terminal.screen import LineReader
from ekiben.terminal.seats import parse_seats
from ekiben.terminal.setup import ask_seats
from tests.support.typed_input import GAME, WIDTH, run_cli

NORDIC, MILK_RUN = find_game("nordic"), find_game("milk-run")


def typed(*lines: str) -> tuple[Callable[[Game], str], io.StringIO]:
    """The question who plays, answered with these lines, and what is shown."""
    out = io.StringIO()
    waiting = iter(lines)

    def read(prompt: str) -> str:
        out.write(prompt)
        return next(waiting)

    console = make_console(out, WIDTH)
    return lambda game: ask_seats(game, LineReader(console, read)), out


@pytest.mark.parametrize(
    ("game", "lines", "seats"),
    [
        (GAME, ("", ""), "you,easy"),
        (GAME, ("1",), "you,hideo"),
        (GAME, ("2", "3"), "you,hard"),
        (NORDIC, ("3", "2", ""), "you,medium,medium"),
        (NORDIC, ("3", "5", "expert"), "you,you,expert"),
        (NORDIC, ("2", "planner"), "you,planner"),
        (NORDIC, ("2", "you:Anna"), "you,you:Anna"),
        (MILK_RUN, ("2", ""), "you,easy"),
    ],
)
def test_who_plays(game: Game, lines: tuple[str, ...], seats: str) -> None:
    ask, out = typed(*lines)
    assert ask(game) == seats
    parse_seats(seats, game)
    assert f"ekiben play {game.name} --seats {seats}" in out.getvalue()


def test_an_answer_that_can_not_be_is_asked_for_again() -> None:
    ask, out = typed("5", "two", "2", "6", "serch:1s", "you:random", "hideo", "1")
    assert ask(GAME) == "you,easy"
    shown = " ".join(out.getvalue().split())
    assert shown.count("How many players? 1 + Hideo · 2 · 3 · 4") == 3
    assert shown.count("1 easy · 2 medium · 3 hard · 4 expert · 5 a person here") == 5
    assert "There is no player “6”" in shown
    assert "Did you mean search?" in shown
    assert "can't be a name" in shown
    assert "“hideo” does not play with 2 players" in shown


class Keyboard(io.StringIO):
    """Somebody who types."""

    def isatty(self) -> bool:
        return True


def test_play_asks_who_plays_only_where_somebody_answers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("3\n2\n5\nquit!\n"))
    status, out, err = run_cli(capsys, "play")
    assert (status, err) == (0, "")
    assert "ekiben play zero-kei --seats you,you" in out
    monkeypatch.setattr("sys.stdin", Keyboard("quit!\n"))
    assert "How many players?" not in run_cli(capsys, "play", "zero-kei", "--seats", "you,you")[1]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit!\n"))
    status, out, err = run_cli(capsys, "play", "zero-kei")
    assert (status, err) == (0, "")
    assert "How many players?" not in out


def test_leaving_before_the_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("2\n"))
    status, out, err = run_cli(capsys, "play", "nordic")
    assert (status, err) == (0, "")
    assert out.endswith("Goodbye.\n")
    monkeypatch.setattr("sys.stdin", Keyboard("quit!\n"))
    assert run_cli(capsys, "play", "nordic")[0] == 0
    assert sys.stdin.read() == ""
