"""Settings of all tests."""

from __future__ import annotations

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
