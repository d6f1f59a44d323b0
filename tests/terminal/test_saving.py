"""Saving and leaving."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import ekiben
from ekiben.files import write_atomically
from tests.support.typed_input import Screen, a_record

pytestmark = pytest.mark.covers


def test_save_and_go_on(tmp_path: Path) -> None:
    screen = Screen(seats="you:Anna,random,you")
    file = tmp_path / "my game.txt"
    out = screen.type("1", f"save {file}")
    assert f"Saved. To continue: ekiben play --load {file}".replace("\n", "") in out.replace("\n ", "")
    loaded = Screen(load=str(file))
    assert bytes(loaded.table.position.data) == bytes(screen.table.position.data)
    assert [seat.record_name for seat in loaded.session.seats] == ["Anna", "random", "you"]
    assert loaded.session.labels == ["Anna", "random", ""]
    loaded.type("1", "save")
    assert len(ekiben.load(file.read_text(encoding="utf-8")).moves) > len(screen.table.moves) - 1


def test_save_never_overwrites_what_it_did_not_write(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", encoding="utf-8")
    screen = Screen(seats="you,you")
    out = screen.type("save", f"save {file}")
    assert "Save where? For example: save zero-kei.txt" in out
    assert "exists." in out
    assert file.read_text(encoding="utf-8") == "precious"
    screen.type(f"save {file}!", "1", f"save {file}", "save!")
    assert len(ekiben.load(file.read_text(encoding="utf-8")).moves) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]


def test_save_says_why_it_fails_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(seats="you,you")
    out = screen.type(f"save {tmp_path}", f"save {tmp_path / 'no' / 'such'}", "save \0")
    assert out.count("can't be written") == 3
    assert out.count("Nothing was saved") == 3
    file = tmp_path / "old.txt"
    file.write_text("old", encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    out = screen.type(f"save {file}!")
    assert "No space left on device" in out
    assert file.read_text(encoding="utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["old.txt"]


def test_a_link_keeps_pointing_to_the_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "new"


def test_quit_asks_only_if_something_would_be_lost(tmp_path: Path) -> None:
    screen = Screen(seats="you,you")
    assert "anyway" not in screen.type("quit", "never read")
    out = screen.type("1", "quit", "n", "q", "yes")
    assert out.count("Quit anyway?") == 2
    assert "You stay." in out
    assert screen.status == 0
    assert "anyway" not in screen.type("quit!")
    assert "anyway" not in screen.type(f"save {tmp_path / 'a'}", "exit")


def test_the_end_of_input_is_no_accident() -> None:
    screen = Screen(seats="you,you")
    assert screen.type().endswith("Goodbye.")
    assert "not saved; next time, type “save zero-kei.txt”" in screen.type("1")
    assert screen.status == 0
    assert "Goodbye" in screen.type("quit")  # nobody answers the question


def test_an_interrupt_ends_with_its_own_status() -> None:
    screen = Screen(seats="you,you")

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    screen.session.reader.read = interrupted
    assert screen.session.run() == 130
    assert "Goodbye" in screen.out.getvalue()


def test_ctrl_c_waits_until_a_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(seats="you,you")
    apply = screen.table.engine.apply

    def pressed(position: object, move: int) -> None:
        apply(position, move)
        signal.raise_signal(signal.SIGINT)

    out = ""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # some library may have left its own
    with monkeypatch.context() as patch:
        patch.setattr(screen.table.engine, "apply", pressed)
        out = screen.type("draft 1", "never read")
    after = signal.signal(signal.SIGINT, before)
    assert screen.status == 130
    assert "✓" in out
    assert len(screen.table.moves) == len(screen.table.movers) == 1
    assert after is signal.default_int_handler


def test_a_loaded_game_begins_with_what_others_did_last(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(a_record(1, seats=["random", "you"]), encoding="utf-8")
    assert "random draft" in Screen(load=str(file)).type()


def test_after_the_end_one_can_look_save_and_leave(tmp_path: Path) -> None:
    screen = Screen(seats="you,random")
    screen.play_until(lambda table: table.over)
    file = tmp_path / "end.txt"
    out = screen.type("undo", "1", "board", "moves", "log 2", "scores", "help", f"save {file}", "")
    assert screen.status == 0
    assert "The game is over: nothing can be undone" in out
    assert "no more moves" in out
    assert out.count("Final scoring") == 2
    assert "ekiben replay" in out
    assert ekiben.load(file.read_text(encoding="utf-8")).over
    assert "anyway" not in screen.type("quit")
