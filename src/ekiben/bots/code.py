"""The code that bots run: machine code where there is some, else WebAssembly, which needs no compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from ekiben.bots.compiled import compiled_bots
from ekiben.game import Game
from ekiben.layout import Layout
from ekiben.native import Array, Buffer, NativeWorkspace
from ekiben.wasm.runtime import wasm_file

R = TypeVar("R", bound=Layout)


class Workspace(Protocol):
    """Memory that rules can read and write, and the rules. Only one thread at a time may use it."""

    def buffer(self, kind: Array, *shape: int, dtype: Any = None) -> Buffer:
        """An array in it."""

    def record(self, kind: type[R]) -> R:
        """A blank record in it."""

    def load(self, name: str) -> Callable[..., int]:
        """A rule; what it is called with must lie here."""


BotCode = Callable[[], Workspace]


def bot_code(game: Game) -> BotCode:
    """What makes a workspace for a bot of a game. If there is no code yet, machine code is made."""
    found = compiled_bots(game)
    file = None if found.ready() else wasm_file(game)
    return file.workspace if file else lambda: NativeWorkspace(found.load)


def has_bot_code(game: Game) -> bool:
    """Whether bots can play without waiting for a compiler."""
    return compiled_bots(game).ready() or wasm_file(game) is not None
