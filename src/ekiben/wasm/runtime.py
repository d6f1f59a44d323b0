"""A game's WebAssembly file in Python, with wasmtime: two thirds of the speed of machine code, at once."""

from __future__ import annotations

import atexit
import ctypes
import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ekiben.game import Game
from ekiben.layout import Layout
from ekiben.native import Array, Buffer, EntryPoint, arguments
from ekiben.wasm.entries import source_digest, wasm_entries
from ekiben.wasm.module_file import PAGE, STACK_BYTES, made_from

R = TypeVar("R", bound=Layout)
ALIGNED = 16


class WasmWorkspace:
    """An instance with a memory of its own; see `ekiben.workspace.Workspace`."""

    def __init__(self, engine: Any, module: Any, entries: dict[str, EntryPoint]) -> None:
        import wasmtime

        self._entries = entries
        self._store = wasmtime.Store(engine)
        self._exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory: Any = self._exports["memory"]
        self._used = STACK_BYTES
        self._start = self._address()

    def _address(self) -> int:
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def _take(self, size: int) -> tuple[int, memoryview]:
        """That many more bytes of the memory: their address there, and the bytes."""
        begin = self._used
        self._used = -(-(begin + size) // ALIGNED) * ALIGNED
        missing = self._used - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
            if self._address() != self._start:  # what was taken before would lie elsewhere
                raise MemoryError("the memory of WebAssembly has moved")
        cells = (ctypes.c_ubyte * size).from_address(self._start + begin)
        cells.owner = self._store  # type: ignore[attr-defined]  # whose memory lives as long
        return begin, memoryview(cells).cast("B")

    def buffer(self, kind: Array, *shape: int, dtype: Any = None) -> Buffer:
        items = np.dtype(dtype or kind.item)
        begin, memory = self._take(math.prod(shape) * items.itemsize)
        return Buffer.at(begin, np.frombuffer(memory, items).reshape(shape))

    def record(self, kind: type[R]) -> R:
        begin, memory = self._take(kind.dtype.itemsize)
        return kind.at(begin, memory)

    def load(self, name: str) -> Callable[..., int]:
        function, store, params = self._exports[name], self._store, self._entries[name].params
        return lambda *given: function(store, *arguments(params, given))


class WasmFile:
    """The code of a file, ready to run."""

    def __init__(self, game: Game, data: bytes) -> None:
        import wasmtime

        self._entries = wasm_entries(game)
        self._engine = wasmtime.Engine()
        self._module = wasmtime.Module(self._engine, data)

    def workspace(self) -> WasmWorkspace:
        return WasmWorkspace(self._engine, self._module, self._entries)


def place(game: Game) -> Path:
    """Where a game's file lies; `scripts/wasm_files.py` puts it there."""
    return game.folder / f"{game.name}.wasm"


@cache
def wasm_file(game: Game) -> WasmFile | None:
    """The file in the game's folder; None if there is none, if it was made from other rules, or without
    wasmtime."""
    try:
        import wasmtime  # noqa: F401
    except ImportError:
        return None
    path = place(game)
    data = path.read_bytes() if path.exists() else b""
    atexit.register(wasm_file.cache_clear)  # wasmtime must still be there when a file is given back
    current = data and made_from(data) == source_digest(game).encode()
    return WasmFile(game, data) if current else None
