"""What several tests of scenarios need."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ekiben
from ekiben.game import find_game, game_names
from ekiben.texts import bundle

GAMES = game_names()
GAMES_FOLDER = Path(ekiben.__file__).parent / "games"
CONTRACT, TABLE = (Path(ekiben.__file__).with_name(name) for name in ("game.py", "table.py"))
BOX = [name for name in GAMES if find_game(name).folder.parent == GAMES_FOLDER]  # those of the package
every_game = pytest.mark.parametrize("game", GAMES)
every_game_of_the_box = pytest.mark.parametrize("game", BOX)


def sources(game: str, *modules: str) -> str:
    """The code of those modules that the game has, and of the contract."""
    files = [find_game(game).folder / f"{module}.py" for module in modules]
    files = [file for file in files if file.is_file()]
    return "".join(file.read_text(encoding="utf-8") for file in [*files, CONTRACT, TABLE])


def reasons_with_texts(game: str) -> set[str]:
    """The reasons for refusals that there are words for."""
    found = [re.fullmatch(f"(?:{game}-)?reason-(.*)", name) for name in bundle("en")._messages]
    return {name[1] for name in found if name}
