"""All that the page runs is in the dialect; this check is quick, and says at once where it isn't."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from ekiben.cli import main
from ekiben.game import game_names
from ekiben.javascript.build import CORE, compile_modules, roots_of
from ekiben.javascript.source_map import DIGITS
from tests.javascript.node import run_node


def test_core_and_games_are_in_the_dialect() -> None:
    begin = time.process_time()
    _, modules = compile_modules([*CORE, *roots_of(game_names())])
    assert len(modules) > 60
    assert time.process_time() - begin < 4  # alone on a machine 0.6


def decode_numbers(text: str) -> list[int]:
    numbers, value, shift = [], 0, 0
    for sign in text:
        digit = DIGITS.index(sign)
        value |= (digit & 31) << shift
        shift += 5
        if not digit & 32:
            numbers.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return numbers


def test_source_maps_lead_to_the_lines_of_python(small_build: Path) -> None:
    file = small_build / "ekiben" / "table.js"
    lines = file.read_text(encoding="utf-8").splitlines()
    told = json.loads(file.with_name("table.js.map").read_text(encoding="utf-8"))
    source = told["sourcesContent"][0].splitlines()
    place, found = 0, {}
    for line, mapping in zip(lines, told["mappings"].split(";"), strict=False):
        if mapping:
            place += decode_numbers(mapping)[2]
            found[line.strip()] = source[place].strip()
    assert found["undo() {"] == "def undo(self) -> None:"
    assert found["throw CannotUndo(reason);"] == "raise CannotUndo(reason)"
    assert found["return write(self);"] == "return write(self)"


def test_left_out_parts_say_so(small_build: Path) -> None:
    script = """
    const { loadGame, table } = await import("./index.js");
    await loadGame("milk-run", "en");
    try { table.Table("milk-run", 2, 7).draw(); } catch (error) { console.log(String(error)); }
    """
    printed = run_node(script, small_build)
    assert "ekiben.rendering.whole_table.table_text is not part of this build" in printed


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "milk-run", "--js", str(tmp_path / "out")]) == 0
    assert str(tmp_path / "out") in capsys.readouterr().out
    assert (tmp_path / "out" / "ekiben" / "games" / "milk_run" / "rules.js").is_file()
    assert not (tmp_path / "out" / "ekiben" / "games" / "nordic").exists()
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["compile", "milk-run", "--js", str(tmp_path / "file")]) == 2
    assert "can't be written" in capsys.readouterr().err
