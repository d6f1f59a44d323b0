"""What several tests of scenarios need."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import ekiben
from ekiben.game import game_names
from ekiben.texts import bundle

GAMES = game_names()
GAMES_FOLDER = Path(ekiben.__file__).parent / "games"
every_game = pytest.mark.parametrize("game", GAMES)


def source(name: str) -> str:
    """A file of the package."""
    return resources.files("ekiben").joinpath(name).read_text(encoding="utf-8")


def folder(game: str) -> str:
    """The name of the game's folder."""
    return game.replace("-", "_")


def reasons_with_texts(game: str) -> set[str]:
    """The reasons for refusals that there are words for."""
    found = [re.fullmatch(f"(?:{game}-)?reason-(.*)", name) for name in bundle("en")._messages]
    return {name[1] for name in found if name}
