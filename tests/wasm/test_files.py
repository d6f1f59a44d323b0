"""How WebAssembly files are made: the same every time, from these rules, and closed."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

import ekiben
from ekiben.bots.code import bot_code
from ekiben.bots.compiled import CompiledBots
from ekiben.game import Game, find_game
from ekiben.native import BOX, INT, PREFIX, STATE, EntryPoint, NativeWorkspace, NotClosed
from ekiben.rule import rule
from ekiben.wasm.build import FEATURES, TRIPLE, build_wasm
from ekiben.wasm.description import describe
from ekiben.wasm.entries import source_digest, source_files, wasm_entries
from ekiben.wasm.module_file import Reader, linked_file, made_from, number, sections, signed
from ekiben.wasm.runtime import WasmFile, WasmWorkspace, wasm_file
from scripts.wasm_files import BUILT_WITH, versions
from tests.support.soak import soaked
from tests.wasm.test_wasm import GAMES, every_game

AGAIN = "build the files again: .venv/bin/python scripts/wasm_files.py"
MILK = find_game("milk-run")
slow = pytest.mark.slow


@every_game
def test_the_file_is_made_of_these_rules(game: Game) -> None:
    data = (game.folder / f"{game.name}.wasm").read_bytes()
    assert made_from(data).decode() == source_digest(game), AGAIN


@every_game
def test_that_covers_how_it_is_made(game: Game) -> None:
    names = {path.name for path in source_files(game)}
    assert names >= {"scoring.py", "search_rules.py", "rule.py", "linked_module.py", "module_file.py"}


@slow
@pytest.mark.skipif(versions() != BUILT_WITH, reason="other versions of the compiler may give other bytes")
@pytest.mark.skipif(not soaked(False, True), reason="takes half a minute for each")
@pytest.mark.soak
@every_game
def test_building_again_gives_the_same_bytes(game: Game, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ekiben", "compile", "--wasm", str(tmp_path), game.name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"{game.name}.wasm and {game.name}.json are written (")
    built = (tmp_path / f"{game.name}.wasm").read_bytes()
    assert built == (game.folder / f"{game.name}.wasm").read_bytes(), AGAIN
    written = json.loads((tmp_path / f"{game.name}.json").read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(describe(game)))


@every_game
def test_a_file_needs_nothing_from_outside(game: Game) -> None:
    parts = {part.kind: part for part in sections((game.folder / f"{game.name}.wasm").read_bytes())}
    assert sorted(parts) == [0, 1, 3, 5, 6, 7, 10]  # no imports (2), no data (11)
    exports = Reader(parts[7].data)
    names = [(exports.text(), exports.byte(), exports.number())[0] for _ in range(exports.number())]
    assert [name.decode() for name in names] == ["memory", *wasm_entries(game)]


@every_game
def test_the_description_has_every_field(game: Game) -> None:
    found = describe(game)
    layouts = {"state": game.state, "box": type(game.components().box), "scratch": game.judgement.scratch}
    for name, kind in layouts.items():
        assert found["layouts"][name]["size"] == kind.dtype.itemsize
        assert found["layouts"][name]["fields"].keys() == kind.fields.keys()
    for entry in wasm_entries(game).values():
        params = found["entries"][entry.name]["parameters"]
        assert all(len({"number", "record", "array"} & each.keys()) == 1 for each in params)


# --- refused ----------------------------------------------------------------------------------------------

ODD = tuple(number**5 % 7919 for number in range(64))  # no formula finds them again


@rule
def looks_up(s: Any, box: Any, place: int) -> None:
    """A tuple of constants that is indexed by a number lies in memory that a linker must place."""
    s.seat = ODD[place & 63]


@rule
def calls_the_c_library(s: Any, box: Any, angle: int) -> None:
    s.seat = int(10 * math.sin(angle / 10))


@rule
def adds(s: Any, box: Any, more: int) -> None:
    """Nothing wrong here."""
    s.seat = s.seat + more


def file_with(function: Callable[..., Any]) -> bytes:
    """A file with one rule."""
    from ekiben.linked_module import build_module

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    entry = EntryPoint("one", function, (STATE, BOX, INT))
    module = build_module([entry], MILK.state, type(MILK.components().box), machine)
    return linked_file(machine.emit_object(module), ["one"], PREFIX, b"test")


@slow
@pytest.mark.parametrize(
    ("function", "why"),
    [
        (looks_up, r"a relocation of type \d+: do rules name a tuple of constants"),
        (calls_the_c_library, "compiled rules need sin from outside"),
    ],
)
def test_what_only_a_linker_can_do_is_refused(function: Callable[..., Any], why: str) -> None:
    assert made_from(file_with(adds)) == b"test"
    with pytest.raises(NotClosed, match=why):
        file_with(function)


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 300, 1 << 16, (1 << 31) - 1])
def test_numbers_are_written_as_they_are_read(value: int) -> None:
    assert Reader(number(value)).number() == value
    found = Reader(signed(value))
    assert found.number() == value
    assert found.data[-1] < 64  # else it would be negative


# --- which code bots run ----------------------------------------------------------------------------------


@pytest.fixture
def milk_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the file of the tiny game would lie, with no machine code on disk."""
    monkeypatch.setenv("EKIBEN_CACHE", str(tmp_path / "cache"))
    file = tmp_path / "milk-run.wasm"
    monkeypatch.setattr("ekiben.wasm.runtime.place", lambda game: file)
    monkeypatch.setattr("ekiben.bots.code.compiled_bots", cache(CompiledBots))
    monkeypatch.setattr("ekiben.workspace.wasm_file", cache(wasm_file.__wrapped__))
    return file


@slow
def test_bots_run_webassembly_until_there_is_machine_code(milk_file: Path) -> None:
    milk_file.write_bytes(build_wasm(MILK))
    assert isinstance(bot_code(MILK)(), WasmWorkspace)
    CompiledBots(MILK).load("search")
    assert isinstance(bot_code(MILK)(), NativeWorkspace)


@slow
def test_a_file_of_other_rules_is_not_used(milk_file: Path) -> None:
    other = (GAMES[0].folder / f"{GAMES[0].name}.wasm").read_bytes()
    milk_file.write_bytes(other)
    assert wasm_file.__wrapped__(MILK) is None
    assert isinstance(bot_code(MILK)(), NativeWorkspace)


def test_without_wasmtime_there_is_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert wasm_file.__wrapped__(GAMES[0]) is None


@every_game
def test_arrays_that_were_there_stay_where_they_are(game: Game) -> None:
    """Also when the memory grows."""
    from ekiben.native import GRID32

    there = WasmFile(game, (game.folder / f"{game.name}.wasm").read_bytes()).workspace()
    record: Any = there.record(game.state)
    record.seat = 1
    first = there.buffer(GRID32, 3, 4)
    first.array[2, 3] = 77
    large = there.buffer(GRID32, 1_000_000, 10)
    assert large.arguments[1:] == (1_000_000, 10)
    assert first.array[2, 3] == 77
    assert record.seat == 1
    assert not large.array.any()
    assert ekiben.find_game(game.name) is game


COMMANDS = [
    *(["sim", game, "--games", "700", "--json"] for game in ("zero-kei", "nordic")),
    ["study", "nordic", "--bots", "greedy,random", "--games", "2", "--processes", "1", "--json"],
]
WITHOUT_COMPILER = """
import sys
from importlib.abc import MetaPathFinder

class NoCompiler(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "llvmlite"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, NoCompiler())
from ekiben import native
native.can_compile = lambda: False
import ekiben
from ekiben.cli import main

for name in ("zero-kei", "nordic"):
    table = ekiben.new(name, players=2, seed=1)
    for level in table.game.judgement.levels:
        while len(table.legal()) == 1:
            table.play(table.legal()[0])
        table.play(table.ask(level, seed=1))
for args in COMMANDS:
    assert main(args) == 0
sys.exit(main(["compile"]))
"""


@slow
def test_every_level_plays_without_a_compiler(tmp_path: Path) -> None:
    """Random games and studies run, too, and give the same; what needs a compiler says how to get it."""
    command = [sys.executable, "-c", f"COMMANDS = {COMMANDS}\n{WITHOUT_COMPILER}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.lstrip().startswith(
        "ekiben: Compiled rules need Numba, which is not installed: run python3 "
    )
    lines = done.stdout.splitlines()
    for args, line in zip(COMMANDS, lines, strict=True):
        with_compiler = subprocess.run(
            [sys.executable, "-m", "ekiben", *args], capture_output=True, text=True, check=True
        ).stdout
        assert without_times(json.loads(line)) == without_times(json.loads(with_compiler))


def without_times(found: Any) -> Any:
    """Figures but for those of the clock."""
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if "second" not in key}
    return [without_times(each) for each in found] if isinstance(found, list) else found
