"""Where compiled rules run: machine code if there is some, else WebAssembly, which needs no compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from ekiben.compiling import CompiledEntries
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


Code = Callable[[], Workspace]


def code_of(found: CompiledEntries) -> Code:
    """What makes a workspace for these entry points. If there is no code yet, machine code is made."""
    file = None if found.ready() else wasm_file(found.game)
    return file.workspace if file else lambda: NativeWorkspace(found.load)
