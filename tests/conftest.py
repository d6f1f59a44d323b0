"""Settings of all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.zero_kei.conservation", "tests.nordic.conservation", "tests.playing")

# The same examples in every run: a failure can be run again, and nothing is kept on disk.
settings.register_profile(
    "ekiben",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ekiben")


@pytest.fixture(autouse=True, scope="session")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the folder of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EKIBEN_DATA", str(tmp_path_factory.mktemp("data")))
        yield
