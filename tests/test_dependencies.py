"""What pyproject.toml asks for: bounds where we use the insides of a library, and locks within the bounds."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import ekiben

ROOT = Path(__file__).parent.parent
SOURCES = Path(ekiben.__file__).parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
# Modules that belong to another package than the one they are named after
PACKAGES = {"numba.cuda": "numba-cuda", "cuda.core": "cuda-core"}
INSIDES = {"binding", "core", "internal", "np"}  # names of modules that their makers may change at any time


def requirements() -> dict[str, Requirement]:
    """By the name of the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    found = [Requirement(text) for each in lists for text in each]
    return {each.name.replace("_", "-"): each for each in found if each.name != "ekiben"}


def imported(tree: ast.AST) -> Iterator[str]:
    """Full names of what a file imports, by a statement or by `importlib.import_module`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "importlib.import_module":
            yield from (str(each.value) for each in node.args if isinstance(each, ast.Constant))


def used_insides() -> dict[str, str]:
    """For each package whose insides we import, one of them."""
    found = {}
    for path in SOURCES.rglob("*.py"):
        for name in imported(ast.parse(path.read_text("utf-8"))):
            top, *inner = name.split(".")
            if top != "ekiben" and any(part in INSIDES or part.startswith("_") for part in inner):
                start = next((start for start in PACKAGES if name.startswith(f"{start}.")), top)
                found[PACKAGES.get(start, start)] = name
    return found


def test_libraries_whose_insides_we_use_have_upper_bounds() -> None:
    found, asked = used_insides(), requirements()
    assert found.keys() >= {"llvmlite", "numba", "numba-cuda", "cuda-core"}
    for package, name in found.items():
        assert "<" in str(asked[package].specifier), f"{package} has no upper bound, and we use {name}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_keep_to_the_bounds(lock: Path) -> None:
    asked = requirements()
    locked = re.findall(r"^([\w.-]+)(?:\[[\w,-]+\])?==([^ ;\\]+)", lock.read_text("utf-8"), re.MULTILINE)
    assert locked
    for name, version in locked:
        requirement = asked.get(name)
        assert requirement is None or requirement.specifier.contains(version), f"{name} {version}"
