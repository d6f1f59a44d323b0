"""The games, a folder each: here, and in the folders that the environment variable EKIBEN_GAMES names.

See `ekiben.game` for what a folder must have.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

__path__ += [os.path.abspath(each) for each in os.environ.get("EKIBEN_GAMES", "").split(os.pathsep) if each]


@cache
def game_folders() -> dict[str, Path]:
    """The folder of each game, by the game's name; of several for one name the first."""
    files = [file for place in __path__ for file in sorted(Path(place).glob("*/components.toml"))]
    folders = {file.parent.name.replace("_", "-"): file.parent for file in reversed(files)}
    return dict(sorted(folders.items()))
