"""Every construct of the dialect, in CPython and in Node.js."""

from __future__ import annotations

import importlib
import json
from pathlib import Path

import pytest

from ekiben.javascript.calls import BUILTINS, STATIC
from ekiben.javascript.expressions import KEPT
from ekiben.javascript.operators import OPERATORS, ORDERS
from tests.javascript.conftest import PROBES
from tests.javascript.node import run_node, write_build

NAMES = [name.rpartition(".")[2] for name in PROBES]
SCRIPT = """
const found = {};
for (const name of NAMES) {
  found[name] = (await import(`./tests/javascript/probes/${name}.js`)).probe();
}
console.log(JSON.stringify(found));
"""
ONLY_HERE = "refused_at_run_time"


@pytest.fixture(scope="module")
def said(small_build: Path) -> dict[str, list[str]]:
    """What all probes say in JavaScript."""
    texts = 'await import("./texts/core.en.js");'
    printed = run_node(texts + SCRIPT.replace("NAMES", json.dumps(NAMES)), small_build)
    found: dict[str, list[str]] = json.loads(printed)
    return found


@pytest.mark.parametrize("name", [name for name in NAMES if name != ONLY_HERE])
def test_says_the_same(name: str, said: dict[str, list[str]]) -> None:
    probe = importlib.import_module(f"tests.javascript.probes.{name}").probe
    assert said[name] == probe()


def test_refused_when_it_runs(said: dict[str, list[str]]) -> None:
    assert said[ONLY_HERE] == [
        "a bool or a float is no key here: use an int",
        "a bool or a float is no key here: use an int",
        "a set has no order: use sorted(…)",
        "'tuple' object does not support item assignment",
        "unhashable type: 'list'",
        "text is a parameter: it can't come with **",
        "there is no parameter word",
    ]


def test_the_runtime_has_all_that_the_compiler_calls(small_build: Path) -> None:
    named = {*(BUILTINS - {"super"}), *KEPT, "typing", *STATIC.values(), *OPERATORS.values()}
    named |= {f"i{name}" for name in OPERATORS.values()} | {name for _, name in ORDERS.values()}
    missing = f"console.log({json.dumps(sorted(named))}.filter((name) => !(name in $)).join())"
    assert run_node(f'const $ = await import("./runtime.js"); {missing}', small_build) == "\n"


def test_the_same_build_twice(small_build: Path, tmp_path: Path) -> None:
    again = write_build(tmp_path, PROBES, ["milk-run"])
    files, found = (
        [file.relative_to(folder) for file in sorted(folder.rglob("*")) if file.is_file()]
        for folder in (small_build, again)
    )
    assert len(files) > 60
    assert files == found
    assert all((small_build / file).read_bytes() == (again / file).read_bytes() for file in files)
