"""Tests; `python -m pytest` runs them all."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["EKIBEN_GAMES"] = str(Path(__file__).with_name("games"))  # one lies there, outside of the package
