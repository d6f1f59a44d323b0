"""`ekiben play --continue`: whatever ended the program, the game goes on. In real processes and terminals."""

from __future__ import annotations

import json
import os
import signal
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ekiben
from ekiben.terminal.unfinished import new_autosave, unfinished_games
from tests.support.typed_input import a_record, run_process

if sys.platform == "win32":
    pytest.skip("Windows has no pty", allow_module_level=True)

from tests.support.terminal_windows import CTRL_C, CTRL_D, Window, Windows, plain

pytestmark = pytest.mark.slow
SEATS = ("zero-kei", "--seats", "you:Anna,you:Ben", "--seed", "3")


@pytest.fixture(scope="module")
def opener(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    """Opens windows for all of these tests."""
    with Windows(tmp_path_factory.mktemp("data")) as windows:
        yield windows


@pytest.fixture
def windows(opener: Windows, tmp_path: Path) -> Iterator[Windows]:
    """Windows over an empty folder."""
    opener.data = tmp_path / "data"
    yield opener
    opener.close_all()


def files(windows: Windows) -> list[Path]:
    """The unfinished games, the latest first."""
    found = (windows.data / "unfinished").glob("*.json")
    return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def record(windows: Windows, number: int = 0) -> str:
    """The record of one of them."""
    text: str = json.loads(files(windows)[number].read_text(encoding="utf-8"))["record"]
    return text


def begun(windows: Windows, *moves: str, args: tuple[str, ...] = SEATS) -> Window:
    """A game with some moves."""
    window = windows.play(*args)
    window.prompt()
    for move in moves:
        window.enter(move)
    return window


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_a_key_asks_once_and_the_game_goes_on(key: str, windows: Windows) -> None:
    window = begun(windows, "draft 1")
    window.press(key)
    assert "Leave? The game is saved" in window.prompt()
    assert "You stay." in window.enter("n")
    assert "draft 2" in window.enter("moves")
    window.press(key)
    window.prompt()
    window.press(key)
    assert "ekiben play --continue" in window.rest()
    assert window.wait() == (130 if key == CTRL_C else 0)
    kept = record(windows)
    assert kept.endswith("\n1. draft 1\n")
    again = windows.play("--continue")
    assert "Ben" in again.prompt()
    assert record(windows) == kept


@pytest.mark.parametrize("word", ["y", "quit", "q"])
def test_quit_asks_too(word: str, windows: Windows) -> None:
    window = begun(windows, "draft 1")
    assert "Leave? The game is saved" in window.enter("quit")
    window.type(f"{word}\n")
    assert "Goodbye" in window.rest()
    assert window.wait() == 0


def test_before_the_first_move_nothing_is_asked_or_kept(windows: Windows) -> None:
    window = begun(windows)
    window.press(CTRL_C)
    assert window.rest().endswith("Goodbye.")
    assert window.wait() == 130
    assert files(windows) == []


@pytest.mark.parametrize("sort", ["SIGHUP", "SIGTERM", "SIGKILL"])
def test_nothing_is_lost_whatever_ends_the_process(sort: str, windows: Windows) -> None:
    window = begun(windows, "draft 1", "1")
    if sort == "SIGHUP":
        window.close()
        assert window.wait() in (-signal.SIGHUP, 120)  # 120: it saw the end of its input before the signal
    else:
        assert window.kill(signal.Signals[sort]) == -signal.Signals[sort]
    kept = record(windows)
    assert kept.endswith("\n2. draft 2\n")
    assert stat.S_IMODE(files(windows)[0].stat().st_mode) == 0o600
    again = windows.play("--continue")
    again.prompt()
    assert record(windows) == kept
    again.enter("1")
    assert record(windows).startswith(kept)
    assert len(record(windows)) > len(kept)
    assert len(files(windows)) == 1


def test_an_undo_is_kept(windows: Windows) -> None:
    window = begun(windows, "draft 1", "draft 2", "1")
    while "Undone" not in window.enter("undo"):
        before = record(windows)
        window.enter("1")
    assert window.kill() == -signal.SIGKILL
    assert record(windows) == before
    assert windows.play("--continue").prompt()


def test_ctrl_c_while_a_bot_thinks(windows: Windows) -> None:
    window = windows.play("zero-kei", "--seats", "you,random,search:60s", "--seed", "4")
    window.prompt()
    window.type("1\n")  # the search is next
    window.read_until("✓")
    window.type(CTRL_C)
    assert "Leave? The game is saved" in window.prompt()
    kept = record(windows)
    assert len(ekiben.load(kept).moves) == 1
    window.type("n\n")
    window.read_until("You stay.")
    window.type(CTRL_C)
    window.prompt()
    window.press(CTRL_C)
    window.rest()
    assert window.wait() == 130
    assert record(windows) == kept


def test_two_terminals_at_once(windows: Windows) -> None:
    first, second = begun(windows, "draft 1"), begun(windows, "draft 2")
    assert len(files(windows)) == 2
    refused = windows.play("--continue")
    assert "in another window" in refused.rest()
    assert refused.wait() == 2
    first.kill()
    again = windows.play("--continue")
    shown = again.prompt()
    assert "Anna" in shown
    assert "ekiben play --continue 2" in shown
    again.enter("draft 2")
    second.kill()
    assert {record(windows, number).partition("\n\n")[2] for number in (0, 1)} == {
        "1. draft 1\n2. draft 2\n",
        "1. draft 2\n",
    }


def test_one_of_several_is_chosen(windows: Windows) -> None:
    begun(windows, "draft 1").kill()
    begun(windows, "", "1", args=("nordic", "--seats", "you,you", "--seed", "1")).kill()
    other = windows.play("--continue", "zero-kei")
    assert "Ben" in other.prompt()
    other.kill()
    other = windows.play("nordic", "--continue")
    assert "Only you should look now" in other.prompt()
    other.kill()
    other = windows.play("--continue", "2")
    assert "Ben" in other.prompt()
    other.kill()
    for more, why in (
        (["--continue", "3"], "from 1 to 2"),
        (["--continue", "chess"], "from 1 to 2"),
        (["nordic", "--continue", "zero-kei"], "zero-kei"),
        (["--continue", "--load", "x"], "not both"),
        (["--continue", "--seed", "3"], "--seed can't be given with --continue"),
        (["--continue", "--hard"], "--hard can't be given with --continue"),
    ):
        refused = windows.play(*more)
        assert why in refused.rest()
        assert refused.wait() == 2
    assert len(files(windows)) == 2


def test_there_is_none(windows: Windows) -> None:
    window = windows.play("--continue")
    assert "There is no unfinished game" in window.rest()
    assert window.wait() == 2


@pytest.mark.parametrize("how", ["junk", "truncated", "empty", "illegal"])
def test_a_file_that_can_not_be_read_is_set_aside(how: str, windows: Windows) -> None:
    begun(windows, "draft 1").kill()
    file = files(windows)[0]
    whole = file.read_bytes()
    bad = {
        "junk": b"\xff\x00junk",
        "truncated": whole[: len(whole) // 2],
        "empty": b"",
        "illegal": whole.replace(b"draft 1", b"draft 9"),
    }[how]
    file.write_bytes(bad)
    window = windows.play("--continue")
    shown = window.rest()
    assert "can't be continued" in shown
    assert "Traceback" not in shown
    assert window.wait() == 2
    assert files(windows) == []
    aside = file.with_suffix(".broken")
    assert aside.read_bytes() == bad
    assert "There is no unfinished game" in windows.play("--continue").rest()
    assert aside.exists()


def test_the_curtain_stays_down(windows: Windows) -> None:
    args = ("nordic", "--seats", "you:Anna,you:Ben", "--seed", "1")
    window = windows.play(*args)
    window.prompt()
    assert "keep" in window.enter("")
    window.enter("1")
    window.kill()
    again = windows.play("--continue")
    raw = again.read_until("› ")
    assert raw.index("\x1b[3J") < raw.index("Only you should look now")
    again.type("\t\t")
    words = again.prompt()
    assert "undo" in words
    assert "keep" not in plain(raw) + words
    assert "keep" in again.enter("")


def test_a_finished_game_leaves_nothing_behind(windows: Windows) -> None:
    table = ekiben.load(a_record(seats=["Anna", "you"]))
    almost = table.after(len(table.moves) - 1)
    last = windows.data.parent / "last.txt"
    last.write_text(almost.record(), encoding="utf-8")
    window = windows.play("--load", str(last))
    window.prompt()
    assert "Final scoring" in window.enter(ekiben.find_game("zero-kei").move_texts[table.moves[-1]])
    window.kill()
    assert len(files(windows)) == 1
    again = windows.play("--continue")
    assert "Final scoring" in again.prompt()
    again.type("\n")
    again.rest()
    assert again.wait() == 0
    assert list((windows.data / "unfinished").iterdir()) == []


def test_piped_input_ends_without_a_question(windows: Windows) -> None:
    done = run_process(*("play", *SEATS), lines="draft 1\n", EKIBEN_DATA=str(windows.data))
    assert done.returncode == 0
    assert "Leave?" not in done.stdout
    assert files(windows)[0].name in done.stdout.replace("\n ", "")
    assert "ekiben play --continue" in " ".join(done.stdout.split())


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_can_not_be_written(windows: Windows) -> None:
    windows.data.mkdir(mode=0o500)
    check_warned(windows)


def test_a_folder_that_can_not_be_made(windows: Windows) -> None:
    windows.data.write_text("a file", encoding="utf-8")
    check_warned(windows)


def check_warned(windows: Windows) -> None:
    """Play goes on; a warning is given once, and leaving says the truth."""
    window = begun(windows)
    assert "can't be saved as you play" in window.enter("draft 1")
    assert "can't be saved" not in window.enter("draft 2")
    window.press(CTRL_C)
    assert "The game is not saved" in window.prompt()
    window.type("y\n")
    assert "was not saved" in window.rest()


def test_own_components_come_along(windows: Windows, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[track_cost]\nA = { cost = 9, points = 9 }\n", encoding="utf-8")
    begun(windows, "draft 1", args=(*SEATS, "--components", str(own))).kill()
    kept = record(windows)
    own.unlink()
    again = windows.play("--continue")
    assert "Ben" in again.prompt()
    again.enter("draft 2")
    again.kill()
    assert record(windows).startswith(kept)
    assert str(own) in windows.play("--continue", "--components", str(own)).rest()
    own.write_text("[track_cost]\nA = { cost = 8, points = 9 }\n", encoding="utf-8")
    assert "needs its own components" in windows.play("--continue", "--components", str(own)).rest()
    assert len(files(windows)) == 1
    assert windows.play("--continue").prompt()


def test_seats_come_back_as_they_were(windows: Windows) -> None:
    args = ("zero-kei", "--seats", "random,you:Anna,casual", "--seed", "3")
    begun(windows, "1", args=args).kill()
    again = windows.play("--continue")
    again.prompt()
    again.kill()
    assert "\nseats: random, Anna, casual\n" in record(windows)


def test_old_games_go_when_there_are_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EKIBEN_DATA", str(tmp_path))
    monkeypatch.setattr("ekiben.terminal.unfinished.MAX_UNFINISHED", 4)
    games = [new_autosave("zero-kei", None) for _ in range(6)]
    for number, game in enumerate(games):
        game.write("", None)
        os.utime(game.path, (number, number))
        if number:  # the first is being played
            game.close()
    killed = games[-1].path.with_name("zero-kei-killed.lock")
    killed.touch()
    last = new_autosave("zero-kei", None)
    last.write("", None)
    left = {path.stem for path in unfinished_games()}
    assert len(left) == 5
    assert games[0].path.stem in left
    assert games[1].path.stem not in left
    assert not killed.exists()
    games[0].close()
    last.close()
