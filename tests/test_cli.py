"""The command `ekiben`: its help, its answers to mistakes, and the components command."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ekiben
import play
from ekiben.cli import COMMANDS, main, play_command
from ekiben.cli.compile import PARTS
from ekiben.cli.serve import PORT
from tests.support.of_game import GAMES, folder

ROOT = Path(__file__).parent.parent


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """The exit status and what is printed."""
    try:
        status: object = main(list(args))
    except SystemExit as end:
        status = end.code
    assert isinstance(status, int)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--help")
    assert (status, err) == (0, "")
    assert out.startswith("usage: ekiben ")
    for command in COMMANDS:
        assert f"    {command}" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"usage: ekiben {command} ")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert ekiben.__version__ == written
    assert run(capsys, "--version") == (0, f"ekiben {written}\n", "")


def test_without_a_command_it_plays() -> None:
    for given, meant in {
        "": "serve --open",
        "--port 9000": "serve --open --port 9000",
        "terminal": "play",
        "terminal --seed 3": "play --seed 3",
        "nordic --seats you,easy": "play nordic --seats you,easy",
        "zero-kei --help": "play zero-kei --help",
        "--continue": "play --continue",
        "--load=old.txt": "play --load=old.txt",
        "serve": "serve",
        "sim nordic --seed 3": "sim nordic --seed 3",
        "--help": "--help",
        "--version": "--version",
        "ply": "ply",
    }.items():
        assert play_command(given.split()) == meant.split()


def test_without_a_command_it_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[argparse.Namespace] = []

    def run_serve(args: argparse.Namespace) -> int:
        called.append(args)
        return 0

    monkeypatch.setattr("ekiben.cli.serve.run_serve", run_serve)
    assert main([]) == 0
    assert main(["--port", "9000"]) == 0
    assert [(args.open, args.port) for args in called] == [(True, PORT), (True, 9000)]


def test_play_py_sets_up_and_runs_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, ...]] = []
    monkeypatch.setattr("bootstrap.prepare", lambda kind: done.append((kind,)))
    monkeypatch.setattr("bootstrap.start", lambda *command: done.append(command))
    play.main(["nordic", "--seats", "you,easy"])
    assert done == [("play",), ("ekiben", "nordic", "--seats", "you,easy")]


def test_an_unknown_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no command or game “ply”; " in run(capsys, "ply")[2]
    assert "Did you mean play?" in run(capsys, "ply")[2]
    assert "Did you mean nordic?" in run(capsys, "nordik", "--seats", "you,easy")[2]
    assert "Did you mean" not in run(capsys, "xxxx")[2]


@pytest.mark.parametrize("args", [["ply"], ["--moon"], ["components"], ["components", "zero-kei", "x"]])
def test_bad_arguments(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *args)
    assert (status, out) == (2, "")
    assert err.startswith("usage: ekiben ")
    assert "Traceback" not in err


@pytest.mark.parametrize("command", [["components"], ["sim"], ["compile"]])
def test_an_unknown_game(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *command, "zero-key")
    assert (status, out) == (2, "")
    assert err.startswith("ekiben: there is no game 'zero-key'. The games are: ")
    assert "Did you mean zero-kei?" in err
    assert len(err.splitlines()) == 1


every_game = pytest.mark.parametrize("game", ekiben.game_names())


@pytest.mark.slow
@every_game
def test_compile_leaves_nothing_to_be_compiled(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "compile", game)
    assert status == 0
    assert out.startswith(f"{game}: rules, bots and batches ")
    found = ekiben.find_game(game)
    assert all(made(found).on_disk() for made in PARTS.values())


@every_game
def test_components_are_printed_as_they_are(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "components", game)
    assert (status, out, err) == (0, ekiben.find_game(game).components_text(), "")


@every_game
def test_the_printed_file_can_be_played_with(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(run(capsys, "components", game)[1], encoding="utf-8")
    status, out, err = run(capsys, "components", game, "--components", str(path))
    assert (status, err) == (0, "")
    assert str(path) in out
    digest = ekiben.find_game(game).components().digest
    assert digest in out
    assert ekiben.new(game, players=2, components=path).components.digest == digest


def test_a_file_that_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("costs.tail_income = 6", encoding="utf-8")
    status, out, _ = run(capsys, "components", "zero-kei", "--components", str(path))
    assert status == 0
    assert "is valid" in out
    assert ekiben.find_game("zero-kei").components(path).digest in out


@every_game
def test_a_file_with_mistakes_is_answered_with_all_of_them(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = GAMES / folder(game) / "components" / "wrong.toml"
    lines = re.findall("  #(.*)", file.read_text(encoding="utf-8"))
    status, out, err = run(capsys, "components", game, "--components", str(file))
    assert (status, out) == (2, "")
    assert err.splitlines() == [f"ekiben: {file} has {len(lines)} mistakes:", *(f" {line}" for line in lines)]


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "components", "zero-kei", "--components", str(tmp_path / "none.toml"))
    assert (status, out) == (2, "")
    assert "none.toml has 1 mistake" in err


def test_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ekiben", "components", "zero-kei"], capture_output=True, text=True, check=True
    )
    assert done.stdout == ekiben.find_game("zero-kei").components_text()
    done = subprocess.run(
        [sys.executable, "-m", "ekiben", "components", "go"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("ekiben: there is no game 'go'")


def test_a_reader_that_stops_reading_is_no_error() -> None:
    program = [sys.executable, "-u", "-m", "ekiben", "components", "zero-kei"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert b"Traceback" not in running.stderr.read()
    assert running.returncode in (0, 141)
