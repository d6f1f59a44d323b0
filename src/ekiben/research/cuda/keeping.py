"""Compiled kernels on disk: a minute of compiling once for a machine, not for every program.

They are kept beside the machine code of the rules, in a folder named after all that they depend on.
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
    """Where kernels that are made of these functions are kept; None where nothing can be written."""
    device = cuda_module().get_current_device()
    generation = "".join(map(str, device.compute_capability))
    version = metadata.version("numba-cuda")
    entries = {
        str(number): EntryPoint(str(number), function, ()) for number, function in enumerate(functions)
    }
    box = type(game.components().box).dtype
    return cache_folder(game, box, entries, f"{game.name}_cuda{generation}_{version}")


class Kernel:
    """A kernel, launched for a number of games: `together` of them by a block of `block` threads."""

    def __init__(self, function: Callable[..., None], folder: Path | None, block: int, together: int) -> None:
        self._block, self._together = block, together
        self._file = folder and folder / f"{function.__name__}-{block}-{together}.kernel"
        self._dispatcher = cuda_module().jit(function)
        self.kept = self._load()

    def launch(self, games: int, *arguments: Any) -> None:
        """Start it; what follows on the device waits for it, this program does not."""
        self._dispatcher[-(-games // self._together), self._block](*arguments)
        if len(self._dispatcher.overloads) > self.kept:
            self._keep()

    def _load(self) -> int:
        code = read_code(self._file) if self._file else None
        for kernel in pickle.loads(code) if code else ():
            self._dispatcher.add_overload(kernel, kernel.signature.args)
        return len(self._dispatcher.overloads)

    def _keep(self) -> None:
        """Keep all variants that have been compiled; where that fails, they are compiled again next time."""
        self.kept = len(self._dispatcher.overloads)
        if self._file:
            try:
                write_code(self._file, pickle.dumps(list(self._dispatcher.overloads.values())))
            except (OSError, pickle.PicklingError, RuntimeError):
                return
