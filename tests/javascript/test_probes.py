"""Every construct of the dialect, in CPython and in Node.js."""

from __future__ import annotations

import importlib
import json
import pkgutil
from pathlib import Path

import pytest

from tests.javascript import probes
from tests.javascript.node import run_node, write_build

NAMES = [each.name for each in pkgutil.iter_modules(probes.__path__)]
SCRIPT = """
const found = {};
for (const name of NAMES) {
  found[name] = (await import(`./tests/javascript/probes/${name}.js`)).probe();
}
console.log(JSON.stringify(found));
"""
ONLY_HERE = "refused_at_run_time"


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What all probes say in JavaScript."""
    roots = [f"tests.javascript.probes.{name}" for name in NAMES]
    folder = write_build(tmp_path_factory.mktemp("build"), roots, ["milk-run"])
    texts = 'await import("./texts/core.en.js");'
    printed = run_node(texts + SCRIPT.replace("NAMES", json.dumps(NAMES)), folder)
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
    ]


def test_the_same_build_twice(tmp_path: Path) -> None:
    one, other = (write_build(tmp_path / name, (), ["milk-run"]) for name in ("one", "other"))
    files = [file.relative_to(one) for file in sorted(one.rglob("*")) if file.is_file()]
    assert len(files) > 60
    assert [(one / file).read_bytes() for file in files] == [(other / file).read_bytes() for file in files]
