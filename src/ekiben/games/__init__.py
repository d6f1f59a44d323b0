"""The games, a folder each: here, and in the folders that the environment variable EKIBEN_GAMES names.

See `ekiben.game` for what a folder must have.
"""

from __future__ import annotations

import importlib
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

__path__ += [os.path.abspath(each) for each in os.environ.get("EKIBEN_GAMES", "").split(os.pathsep) if each]


@cache
def game_folders() -> dict[str, Path]:
    """The folder of each game, by the game's name; of several for one name the first."""
    files = [file for place in __path__ for file in sorted(Path(place).glob("*/components.toml"))]
    folders = {file.parent.name.replace("_", "-"): file.parent for file in reversed(files)}
    return dict(sorted(folders.items()))


def game_module(folder: Path) -> Any:
    """The package of a game."""
    return importlib.import_module(f"ekiben.games.{folder.name}")


def game_part(folder: Path, name: str) -> ModuleType | None:
    """A module in the folder of a game; None if it has none of this name."""
    full = f"ekiben.games.{folder.name}.{name}"
    return importlib.import_module(full) if find_spec(full) else None


def components_text(folder: Path) -> str:
    """The components file of a game."""
    return (folder / "components.toml").read_text(encoding="utf-8")


class Part:
    """A module of a game's folder, with defaults for what it leaves out."""

    def __init__(self, own: ModuleType | None, default: object) -> None:
        self._own = own
        self._default = default

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own if hasattr(self._own, name) else self._default, name)
