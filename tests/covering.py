"""Which lines of the rules the tests reach, measured while some of them run.

Tracing makes interpreted rules two to three times as slow, so only the tests marked `covers` are traced:
those that between them run every rule interpreted.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest
from coverage import Coverage


class RuleCoverage:
    """Traces what is imported before the tests run, and then the tests marked `covers`."""

    def __init__(self, is_worker: bool) -> None:
        self._is_worker = is_worker  # one of several processes that run tests; another one starts them
        self._coverage = Coverage(data_suffix=is_worker)
        if not is_worker:
            self._coverage.erase()
        self._coverage.start()

    def pytest_collection_finish(self) -> None:
        """All is imported."""
        self._coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test."""
        if not item.get_closest_marker("covers"):
            return (yield)
        self._coverage.start()
        try:
            return (yield)
        finally:
            self._coverage.stop()

    def pytest_sessionfinish(self) -> None:
        """Put together what the processes have seen."""
        self._coverage.stop()
        self._coverage.save()
        if not self._is_worker:
            self._coverage.combine(keep=False)
            self._coverage.save()
