"""Benchmarks: figures measured against something real in the same run."""

import ekiben.games  # noqa: F401 - looks up the games before `tests` adds one
