"""The command line of the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.support.typed_input import a_record, run_cli

pytestmark = pytest.mark.covers


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["play", "zero-key"], "there is no game 'zero-key'"),
        (["play", "zero-kei", "--seats", "you,you,hideo"], "does not play with 2"),
        (["play", "zero-kei", "--hard"], "'hard' is not for a table of 2; it is for: 1"),
        (["play", "zero-kei", "--seed", "-1"], "a seed is a whole number"),
        (["play", "zero-kei", "--components", "/no/such/file"], "/no/such/file"),
        (["play", "--load", "/no/such/file"], "/no/such/file can't be read: No such file or directory."),
        (["replay", "/no/such/file"], "/no/such/file can't be read: No such file or directory."),
    ],
)
def test_a_command_that_can_not_start(args: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run_cli(capsys, *args)
    assert status == 2
    assert out == ""
    assert err.startswith("ekiben: ")
    assert why in err


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--seed", "3"], "--seed can't be given with --load"),
        (["--hard"], "--hard can't be given with --load"),
        (["--seats", "you,you,you"], "The saved game has 2 players, --seats has 3."),
        (["--seats", "you,hideo"], "The saved game has 2 players, --seats has 1."),
    ],
)
def test_load_refuses(
    more: list[str], why: str, unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run_cli(capsys, "play", "--load", str(unfinished), *more)
    assert status == 2
    assert why in err


def test_load_refuses_a_finished_game_another_game_and_one_without_people(
    record: Path, unfinished: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "is finished: “ekiben replay” shows it" in run_cli(capsys, "play", "--load", str(record))[2]
    other = run_cli(capsys, "play", "nordic", "--load", str(unfinished))[2]
    assert "is a game of zero-kei" in other
    unfinished.write_text(a_record(20, seats=["random", "random"]), encoding="utf-8")
    assert "must be “you”" in run_cli(capsys, "play", "--load", str(unfinished))[2]
    monkeypatch.setattr("sys.stdin", io.StringIO("save\nquit\n"))
    status, out, _ = run_cli(capsys, "play", "--load", str(unfinished), "--seats", "you:Eva,random")
    assert status == 0
    assert "Eva" in out
    assert "seats: Eva, random" in unfinished.read_text(encoding="utf-8")


def test_play_without_a_game_asks_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, _, err = run_cli(capsys, "play")
    assert status == 2
    assert "Which game? The games are: milk-run, nordic, zero-kei" in err
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\n9\n3\n"))
    status, out, err = run_cli(capsys, "play")
    assert (status, err) == (0, "")
    assert out.count("Type a number from 1 to 3, or one of milk-run, nordic, zero-kei.") == 2
    assert "yellow · random" in out


def test_play_through_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\ny\n"))
    status, out, err = run_cli(capsys, "play", "zero-kei", "--seats", "you,hideo", "--hard", "--seed", "1")
    assert (status, err) == (0, "")
    assert "Hideo’s board" in out
    assert "7★" in out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, out, _ = run_cli(capsys, "play", "zero-kei")
    assert status == 0
    assert "yellow · random" in out
