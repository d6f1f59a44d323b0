"""Builds that tests share, also those that run in other processes."""

from __future__ import annotations

import os
import pkgutil
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from tests.javascript import probes
from tests.javascript.node import write_build

LOOKING = ["tests.javascript.looking", "tests.javascript.looking_at_a_tab"]
PROBES = [f"{probes.__name__}.{each.name}" for each in pkgutil.iter_modules(probes.__path__)]


def shared(factory: pytest.TempPathFactory, name: str, write: Callable[[Path], object]) -> Path:
    """A folder that the first process writes that asks for it."""
    mine = factory.getbasetemp()
    folder = (mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) / name
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            unfinished = folder.with_suffix(".unfinished")
            write(unfinished)
            unfinished.rename(folder)
    return folder


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All games, and what looks at them."""
    return shared(tmp_path_factory, "javascript-games", lambda folder: write_build(folder, LOOKING))


@pytest.fixture(scope="session")
def small_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny game, and all probes."""
    return shared(tmp_path_factory, "javascript-probes", lambda it: write_build(it, PROBES, ["milk-run"]))
