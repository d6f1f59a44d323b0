"""Ekiben: railway board games for people and programs.

    >>> import ekiben
    >>> table = ekiben.new("zero-kei", players=3, seed=7)
    >>> table.play(table.legal()[0])
    >>> table.play(table.ask("easy"))

The ten things you need:

    ekiben.game_names()     the games
    ekiben.new(...)         a new table
    table.legal()           the legal moves of the seat to move, `table.seat`
    table.play(move)        make a move, given as one of them or as its text
    table.why(move)         why a move can't be made
    table.ask("expert")     the move that a bot would make
    table.undo()            take the last move back
    table.view(seat)        what a seat may see; print(table) draws the board
    table.scores()          the scores, final when `table.over`
    table.record()          the game as text; ekiben.load(text) reads it

What goes wrong is an `ekiben.EkibenError`, with a sentence that says why. Beyond a single table:
`ekiben.sim` plays thousands of random games, `ekiben.research` steps them for learning, `ekiben.adapters`
has Gymnasium, PettingZoo and OpenSpiel, `ekiben.client` plays on a server. docs/python.md tells more.
"""

from importlib.metadata import version

from ekiben.errors import (
    BadBot,
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
    "BadBot",
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
