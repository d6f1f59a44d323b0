"""Tests with two forms: a short one for every day, and a long one for `check.py soak`."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")


def soaked(short: T, long: T) -> T:
    """A number of games, seconds or kills, or a list of cases: in the short form, or in the long one."""
    return long if os.environ.get("EKIBEN_SOAK") else short
