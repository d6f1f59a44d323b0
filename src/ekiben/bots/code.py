"""The code that bots run."""

from __future__ import annotations

from ekiben.bots.compiled import compiled_bots
from ekiben.game import Game
from ekiben.wasm.runtime import wasm_file
from ekiben.workspace import Code, code_of


def bot_code(game: Game) -> Code:
    """What makes a workspace for a bot of a game."""
    return code_of(compiled_bots(game))


def has_bot_code(game: Game) -> bool:
    """Whether bots can play without waiting for a compiler."""
    return compiled_bots(game).ready() or wasm_file(game) is not None
