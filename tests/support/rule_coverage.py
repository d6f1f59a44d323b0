"""Which lines of the rules the tests reach, measured while some of them run.

Tracing makes interpreted rules two to three times as slow, so only the tests marked `covers` are traced:
those that between them run every rule interpreted. In a file that is marked, `covers(False)` leaves out a
test that takes long and reaches nothing more.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

GAMES = Path(__file__).parents[2] / "src" / "ekiben" / "games"


class Tracing:
    """In a process that runs tests: traces the import of all rules, and then the tests marked `covers`."""

    def __init__(self) -> None:
        if "ekiben.games" in sys.modules:
            raise pytest.UsageError("--cover-rules is for a run of all tests: name no file")
        self._coverage = Coverage(data_suffix=True)
        self._coverage.start()
        for module in pkgutil.walk_packages([str(GAMES)], "ekiben.games."):
            importlib.import_module(module.name)
        self._coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test."""
        covers = item.get_closest_marker("covers")
        if not covers or covers.args == (False,):
            return (yield)
        self._coverage.start()
        try:
            return (yield)
        finally:
            self._coverage.stop()

    def pytest_sessionfinish(self) -> None:
        """Keep what was seen."""
        self._coverage.stop()
        self._coverage.save()


class Combining:
    """In the process that starts those: puts together what they have seen."""

    def __init__(self) -> None:
        Coverage().erase()

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """All of them have ended."""
        together = Coverage()
        together.combine()
        together.save()
