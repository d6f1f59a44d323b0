"""Where Ekiben keeps what it writes by itself."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The folder for the user's data, or the one that EKIBEN_DATA names."""
    return Path(os.environ.get("EKIBEN_DATA") or platformdirs.user_data_dir("ekiben"))
