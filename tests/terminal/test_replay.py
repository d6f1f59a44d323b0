"""`ekiben replay`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

import ekiben
from ekiben.cli import main
from ekiben.record_file import read_record
from tests.support.typed_input import WIDTH, a_record, run_cli


def test_replay_shows_every_move(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run_cli(capsys, "replay", str(record))
    assert (status, err) == (0, "")
    table = ekiben.load(record.read_text(encoding="utf-8"))
    assert "seed        3" in out
    for number, text in table.move_groups():
        assert re.search(rf"^ +{number}\. {text[:20]}", out, re.MULTILINE), number
    assert "Final scoring" in out
    assert all(cell_len(line) <= WIDTH for line in out.splitlines())


@pytest.mark.parametrize("players", [1, 4])
def test_replay_to_a_move_shows_the_board_there(
    players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(a_record(players=players), encoding="utf-8")
    for to in (0, 1, 50):
        status, out, _ = run_cli(capsys, "replay", str(file), "--to", str(to))
        assert status == 0
        assert f"After move {to}." in out
        assert "The line " in out
        assert "Final scoring" not in out
    moves = len(ekiben.load(file.read_text(encoding="utf-8")).moves)
    assert "Final scoring" in run_cli(capsys, "replay", str(file), "--to", str(moves))[1]
    status, _, err = run_cli(capsys, "replay", str(file), "--to", str(moves + 1))
    assert status == 2
    assert f"the record has {moves} moves" in err
    assert "must be 0 or more" in run_cli(capsys, "replay", str(file), "--to", "-1")[2]


def test_replay_of_a_game_that_goes_on(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run_cli(capsys, "replay", str(unfinished))
    assert status == 0
    assert "After move 40." in out
    status, out, _ = run_cli(capsys, "replay", str(unfinished), "--check")
    assert status == 0
    assert "40 moves, all correct; the game is not finished" in out


def test_check_prints_only_the_score(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run_cli(capsys, "replay", str(record), "--check")
    assert status == 0
    assert "draft" not in out
    totals = [f"{row['total']:.0f}".replace("-", "−") for row in ekiben.load(record.read_text()).scores()]
    assert all(re.search(rf"{total}$", out, re.MULTILINE) for total in totals)
    with pytest.raises(SystemExit):
        main(["replay", str(record), "--check", "--to", "3"])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda text: "", "the first line must be “Ekiben record”"),
        (lambda text: "hello\nworld\n", "the first line must be “Ekiben record”"),
        (lambda text: text.replace("seed: 3", "sid: 3"), "is not a header line"),
        (lambda text: text.replace("seed: 3\n", ""), "lacks seed"),
        (lambda text: text.replace("seed: 3", "seed: x"), "must be a whole number"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "version 99 of the rules"),
        (lambda text: re.sub("components: .*", "components: 0", text), "with other components"),
        (lambda text: text.replace("game: zero-kei", "game: chess"), "no game 'chess'"),
        (lambda text: text.replace("players: 2", "players: 7"), "not 7"),
        (lambda text: text.replace("seats: green, yellow", "seats: green"), "seats"),
        (lambda text: re.sub(r"\n2\. .*", "\n2. draft 4", text), "engine 4 is not on offer"),
        (lambda text: re.sub(r"\n2\. ", "\n9. ", text), "numbered 9, but 2 comes next"),
        (lambda text: re.sub(r"\n2\. .*", "\nand then", text), "“and then” is not a move"),
        (lambda text: re.sub("result: .*", "result: 1 2", text), "states the result “1 2”"),
        (lambda text: text[: text.rindex("\n", 0, -10) + 1], "lead to “unfinished”"),
    ],
)
def test_check_refuses(
    wrong: Callable[[str], str], why: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(wrong(record.read_text(encoding="utf-8")), encoding="utf-8")
    for more in (["--check"], []):
        status, out, err = run_cli(capsys, "replay", str(record), *more)
        assert (status, out) == (2, "")
        assert why in err


def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary, large = tmp_path / "binary", tmp_path / "large"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with large.open("wb") as out:
        out.truncate(10_000_000)
    assert "it is not text" in run_cli(capsys, "replay", str(binary))[2]
    assert "far too large" in run_cli(capsys, "replay", str(large))[2]
    assert "Is a directory" in run_cli(capsys, "replay", str(tmp_path))[2]
    assert "can't be read" in run_cli(capsys, "replay", "a\0b")[2]
    binary.write_text(a_record(3).replace("green", "\x1b[31mgreen"), encoding="utf-8")
    assert "it is not text" in run_cli(capsys, "replay", str(binary))[2]
    binary.write_bytes(b"\xef\xbb\xbf" + a_record(3).encode())
    assert read_record(str(binary)).startswith("Ekiben record")


def test_replay_with_other_components(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, game = tmp_path / "other.toml", tmp_path / "game.txt"
    file.write_text("[costs]\nengine = 1\n", encoding="utf-8")
    table = ekiben.new("zero-kei", players=2, seed=1, components=file)
    table.play("draft 1")
    game.write_text(table.record(), encoding="utf-8")
    assert run_cli(capsys, "replay", str(game))[0] == 2
    status, out, _ = run_cli(capsys, "replay", str(game), "--components", str(file))
    assert status == 0
    assert "After move 1." in out
