"""Compiled kernels on disk: a machine spends a minute compiling them once, not in every program.

They are saved beside the machine code of the rules, in a folder named after everything they depend on.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from ekiben.code_cache import cache_folder
from ekiben.game import Game
from ekiben.native import EntryPoint, read_code, write_code
from ekiben.research.cuda.device import cuda_module


def kernel_folder(game: Game, functions: Sequence[Callable[..., Any]]) -> Path | None:
    """The folder of kernels made of these functions; None if no folder is writable."""
    device = cuda_module().get_current_device()
    generation = "".join(map(str, device.compute_capability))
    version = metadata.version("numba-cuda")
    entries = {
        str(number): EntryPoint(str(number), function, ()) for number, function in enumerate(functions)
    }
    box = type(game.components().box).dtype
    return cache_folder(game, box, entries, f"{game.name}_cuda{generation}_{version}")


class Kernel:
    """A kernel in which a block of `block` threads plays `games_per_block` games."""

    def __init__(
        self, function: Callable[..., None], folder: Path | None, block: int, games_per_block: int
    ) -> None:
        self._block, self._games_per_block = block, games_per_block
        self._file = folder and folder / f"{function.__name__}-{block}-{games_per_block}.kernel"
        self._dispatcher = cuda_module().jit(function)
        self.saved = self._load()

    def launch(self, games: int, *arguments: Any) -> None:
        """Launch it. Later work on the device waits for it; this program doesn't."""
        self._dispatcher[-(-games // self._games_per_block), self._block](*arguments)
        if len(self._dispatcher.overloads) > self.saved:
            self._save()

    def _load(self) -> int:
        code = read_code(self._file) if self._file else None
        for kernel in pickle.loads(code) if code else ():
            self._dispatcher.add_overload(kernel, kernel.signature.args)
        return len(self._dispatcher.overloads)

    def _save(self) -> None:
        """Save all compiled variants; if that fails, they are compiled again next time."""
        self.saved = len(self._dispatcher.overloads)
        if self._file:
            try:
                write_code(self._file, pickle.dumps(list(self._dispatcher.overloads.values())))
            except (OSError, pickle.PicklingError, RuntimeError):
                return
