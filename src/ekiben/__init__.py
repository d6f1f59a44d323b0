"""Ekiben: railway board games for people and programs.

>>> import ekiben
>>> table = ekiben.new("zero-kei", players=3, seed=7)
>>> table.seat is not None and len(table.legal()) > 0
True
"""

from importlib.metadata import version

from ekiben.errors import (
    BadOption,
    BadRecord,
    BadScenario,
    CannotUndo,
    ComponentsError,
    EkibenError,
    IllegalMove,
    UnknownGame,
    UnknownMove,
)
from ekiben.game import Game, find_game, game_names
from ekiben.record import load
from ekiben.table import Move, Table, new

__version__ = version("ekiben")

__all__ = [
    "BadOption",
    "BadRecord",
    "BadScenario",
    "CannotUndo",
    "ComponentsError",
    "EkibenError",
    "Game",
    "IllegalMove",
    "Move",
    "Table",
    "UnknownGame",
    "UnknownMove",
    "find_game",
    "game_names",
    "load",
    "new",
]
