"""What the tests of a game say about it, for the tests of all games: in modules in `tests/games/GAME/`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from ekiben.game import all_games

GAMES = Path(__file__).parents[1] / "games"


def folder(game: str) -> str:
    """The name of the game's folder."""
    return game.replace("-", "_")


def games_with(module: str) -> list[str]:
    """The games whose tests have this module."""
    return [game.name for game in all_games() if (GAMES / folder(game.name) / f"{module}.py").is_file()]


def of_game(game: str, module: str) -> dict[str, Any]:
    """What stands in such a module, by name; nothing if there is none."""
    return vars(import_module(f"tests.games.{folder(game)}.{module}")) if game in games_with(module) else {}
