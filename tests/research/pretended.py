"""A CUDA device that is only pretended: kernels run interpreted, their threads as threads of Python.

It shows that kernels do what they should, where there is no device; not that Numba compiles them, nor how
fast they are. Rules are called as plain Python, so a handful of games takes seconds.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np

from ekiben.game import Game
from ekiben.layout import Layout
from ekiben.research.cuda import batch, device, keeping, kernels, near, playing, playouts, steps
from ekiben.research.cuda.sorting import Pairs

UNWRITTEN = 77  # what memory holds that nothing was written to: no rule may live on zeros there


class Memory(np.ndarray[Any, Any]):
    """An array on the pretended device: numbers are read as whole numbers of Python, records as positions."""

    kinds: tuple[type[Layout], ...] = ()

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        if isinstance(found, np.ndarray):
            return found
        return self._record(index) if self.dtype.names else found.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(value, Layout):
            self._record(index).data[:] = bytes(value)
        else:
            super().__setitem__(index, value)

    def _record(self, index: Any) -> Any:
        """A record in this memory."""
        number = int(np.ravel_multi_index(index if isinstance(index, tuple) else (index,), self.shape))
        cells: Any = self.reshape(-1)[number : number + 1].view(np.ndarray).view(np.uint8)
        record: Any = object.__new__(next(kind for kind in self.kinds if kind.dtype == self.dtype))
        record.data = memoryview(cells)
        return record

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """A copy in ordinary memory, of what lies between the fields of records, too."""
        return np.frombuffer(self.tobytes(), self.dtype).reshape(self.shape)

    def copy_to_device(self, host: np.ndarray[Any, Any]) -> None:
        """Set it from ordinary memory."""
        self[...] = host


def memory(shape: Any, dtype: Any, order: Any = "C") -> Memory:
    """New memory, in which anything may stand."""
    made = np.empty(shape, dtype, order)
    made.view(np.uint8 if made.ndim == 1 else made.dtype).fill(UNWRITTEN)
    return made.view(Memory)


class _Block:
    """Threads that wait for one another and share memory."""

    def __init__(self, threads: int) -> None:
        self.barrier = threading.Barrier(threads)
        self.shared: list[Memory] = []
        self.lock = threading.Lock()
        self.said = [0] * threads


class PretendedCuda:
    """What kernels and those that launch them ask of `numba.cuda`."""

    def __init__(self) -> None:
        self.shared = SimpleNamespace(array=self._shared)
        self.local = SimpleNamespace(array=lambda shape, kind: memory(shape, _dtype(kind)))
        self.atomic = SimpleNamespace(
            add=lambda *args: self._atomic(lambda old, value: old + value, *args),
            sub=lambda *args: self._atomic(lambda old, value: old - value, *args),
            min=lambda *args: self._atomic(min, *args),
        )
        self.here = threading.local()
        self.lock = threading.Lock()
        self.pool: ThreadPoolExecutor | None = None

    @property
    def blockIdx(self) -> SimpleNamespace:  # noqa: N802 - CUDA's name
        """The number of the block."""
        return SimpleNamespace(x=self.here.number)

    @property
    def threadIdx(self) -> SimpleNamespace:  # noqa: N802 - CUDA's name
        """The number of the thread in its block."""
        return SimpleNamespace(x=self.here.thread)

    def grid(self, axes: int) -> int:
        """The number of the thread among all."""
        return int(self.here.number * self.here.threads + self.here.thread)

    def jit(self, function: Any = None, device: bool = False, **_: object) -> Any:
        """A kernel; or what kernels call, which stays as it is."""
        if device:
            return (lambda function: function) if function is None else function
        return _Launcher(self, function)

    def device_array(self, shape: Any, dtype: Any, order: str = "C") -> Memory:
        return memory(shape, dtype, order)

    def to_device(self, host: np.ndarray[Any, Any]) -> Memory:
        return np.array(host).view(Memory)

    def synchronize(self) -> None:
        """Nothing is ever left to wait for."""

    def _shared(self, shape: Any, kind: Any) -> Memory:
        """The n-th array that a thread asks for is the n-th of its block."""
        number, self.here.asked = self.here.asked, self.here.asked + 1
        with self.here.block.lock:
            if number == len(self.here.block.shared):
                self.here.block.shared.append(memory(shape, _dtype(kind)))
        return self.here.block.shared[number]  # type: ignore[no-any-return]

    def syncthreads(self) -> None:
        self.here.block.barrier.wait()

    def syncthreads_or(self, value: int) -> int:
        block = self.here.block
        block.said[self.here.thread] = value
        block.barrier.wait()
        found = int(any(block.said))
        block.barrier.wait()
        return found

    def _atomic(self, combined: Callable[[int, int], int], array: Memory, index: int, value: int) -> int:
        with self.lock:
            old: int = array[index]
            array[index] = combined(old, value)
            return old

    def run(self, function: Callable[..., None], blocks: int, threads: int, arguments: Any) -> None:
        """All blocks of a launch, one after the other."""
        if self.pool is None or self.pool._max_workers < threads:
            self.pool = ThreadPoolExecutor(threads)  # all at once, for they wait for one another
        for number in range(blocks):
            block = _Block(threads)

            def work(thread: int, block: _Block = block, number: int = number) -> None:
                self.here.block, self.here.number, self.here.threads = block, number, threads
                self.here.thread, self.here.asked = thread, 0
                try:
                    function(*arguments)
                except BaseException:
                    block.barrier.abort()
                    raise

            for done in [self.pool.submit(work, thread) for thread in range(threads)]:
                done.result()


class _Launcher:
    """A kernel of the pretended device."""

    overloads: tuple[()] = ()

    def __init__(self, cuda: PretendedCuda, function: Callable[..., None]) -> None:
        self._cuda, self._function = cuda, function

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        return lambda *arguments: self._cuda.run(self._function, *size, arguments)


class PretendedSorter:
    """Sorts as `Sorter` does; that one would take a thousand threads."""

    def __init__(self, size: int) -> None:
        self.size = size

    def sort(self, pairs: Pairs, into: Pairs) -> None:
        """Put the pairs in order somewhere else."""
        order = np.argsort(np.asarray(pairs.keys.array))
        for column, there in zip(pairs, into, strict=True):
            there.array[:] = np.asarray(column.array)[order]


def _dtype(kind: Any) -> Any:
    from numba.np.numpy_support import as_dtype

    return as_dtype(kind)


def pretend(monkeypatch: Any, game: Game, warp: int, together: int) -> None:
    """From now on a device is pretended, for one game; so many threads play so many games together."""
    cuda = PretendedCuda()
    monkeypatch.setattr(Memory, "kinds", (game.state, type(game.components().box)))
    monkeypatch.setattr(kernels, "BLOCK", warp)
    for module in (near, kernels):
        monkeypatch.setattr(module, "WARP", warp)
    for module in (batch, device, keeping, near, playing, steps):
        monkeypatch.setattr(module, "cuda_module", lambda: cuda)
    for module in (playing, steps):
        monkeypatch.setattr(module, "device_rule", lambda rule: rule)
    monkeypatch.setattr(kernels, "kernel_folder", lambda *_: None)
    for module in (batch, playouts):
        monkeypatch.setattr(module, "Sorter", PretendedSorter)
    made = kernels.Kernels(game, together)
    for module in (batch, playouts):
        monkeypatch.setattr(module, "made_once", lambda *_: made)
