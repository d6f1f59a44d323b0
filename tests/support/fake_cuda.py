"""A CUDA device that is only pretended: kernels run interpreted, their threads as generators of Python.

It shows that kernels do what they should, where there is no device; not that Numba compiles them, nor how
fast they are. Rules are called as plain Python, so a handful of games takes seconds.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from benchmarks import cuda as benchmark
from ekiben.game import Game
from ekiben.layout import Layout
from ekiben.research.cuda import (
    batch,
    device,
    kernel_cache,
    kernels,
    playing,
    playouts,
    shared_memory,
    sorting,
    steps,
)
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


class _Waits(ast.NodeTransformer):
    """Makes a kernel a generator: at a barrier it gives its line and its vote, and takes what all voted."""

    def __init__(self, kernel: Callable[..., None]) -> None:
        self._first = kernel.__code__.co_firstlineno

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if not is_barrier(node):
            return node
        vote = node.args[0] if node.args else ast.Constant(0)
        given = ast.Tuple([ast.Constant(node.lineno + self._first - 1), vote], ast.Load())
        return ast.copy_location(ast.Yield(given), node)


def is_barrier(node: ast.AST) -> bool:
    """Whether this calls one of CUDA's barriers."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr.startswith(("sync", "barrier"))
    )


def syntax_of(function: Callable[..., Any]) -> ast.FunctionDef:
    """The source of a function, as a tree."""
    (found,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(found, ast.FunctionDef)
    return found


def _as_generator(kernel: Callable[..., None]) -> Callable[..., Any]:
    """A kernel that stops at its barriers; one without any just runs."""
    code = kernel.__code__
    closed = dict(
        zip(code.co_freevars, (cell.cell_contents for cell in kernel.__closure__ or ()), strict=True)
    )
    tree = ast.Module([_Waits(kernel).visit(syntax_of(kernel))], [])
    ast.increment_lineno(ast.fix_missing_locations(tree), code.co_firstlineno - 1)
    names = {**kernel.__globals__, **closed}
    exec(compile(tree, code.co_filename, "exec"), names)
    return names[kernel.__name__]  # type: ignore[no-any-return]


class Parted(Exception):
    """Some threads of a block wait at a barrier that others never reach: on a device, for ever."""


class PretendedCuda:
    """What kernels and those that launch them ask of `numba.cuda`.

    The threads of a block take turns, from barrier to barrier. There is no barrier for functions that
    kernels call: they must not have one, see `ekiben.research.cuda.shared_memory`.
    """

    def __init__(self) -> None:
        self.shared = SimpleNamespace(array=self._shared)
        self.local = SimpleNamespace(array=lambda shape, kind: memory(shape, _dtype(kind)))
        self.atomic = SimpleNamespace(
            add=lambda *args: self._atomic(lambda old, value: old + value, *args),
            sub=lambda *args: self._atomic(lambda old, value: old - value, *args),
            min=lambda *args: self._atomic(min, *args),
        )
        self.kernels: list[Callable[..., None]] = []
        self.called: list[Callable[..., Any]] = []  # by kernels
        self.number = self.thread = self.threads = 0  # of the block, of the thread in it, of threads in it
        self.arrays: list[Memory] = []  # that the block shares
        self.asked = [0]  # how many of them each thread has asked for
        self.answers = True

    @property
    def blockIdx(self) -> SimpleNamespace:  # noqa: N802 - CUDA's name
        """The number of the block."""
        return SimpleNamespace(x=self.number)

    @property
    def threadIdx(self) -> SimpleNamespace:  # noqa: N802 - CUDA's name
        """The number of the thread in its block."""
        return SimpleNamespace(x=self.thread)

    def grid(self, axes: int) -> int:
        """The number of the thread among all."""
        return self.number * self.threads + self.thread

    def jit(self, function: Any = None, device: bool = False, **_: object) -> Any:
        """A kernel; or what kernels call, which stays as it is."""
        if not device:
            self.kernels.append(function)
            return _Launcher(self, function)

        def noted(function: Callable[..., Any]) -> Callable[..., Any]:
            self.called.append(function)
            return function

        return noted if function is None else noted(function)

    def device_array(self, shape: Any, dtype: Any, order: str = "C") -> Memory:
        return memory(shape, dtype, order)

    def to_device(self, host: np.ndarray[Any, Any]) -> Memory:
        return np.array(host).view(Memory)

    def synchronize(self) -> None:
        """Nothing is ever left to wait for."""

    def get_current_device(self) -> SimpleNamespace:
        return SimpleNamespace(name="pretended")

    def event_elapsed_time(self, start: object, end: object) -> float:
        return 1.0

    def event(self, timing: bool = True) -> SimpleNamespace:
        """Something that has happened, unless the device does not answer."""
        return SimpleNamespace(record=lambda: None, query=lambda: self.answers)

    def _shared(self, shape: Any, kind: Any) -> Memory:
        """The n-th array that a thread asks for is the n-th of its block."""
        number = self.asked[self.thread]
        self.asked[self.thread] += 1
        if number == len(self.arrays):
            self.arrays.append(memory(shape, _dtype(kind)))
        return self.arrays[number]

    def _atomic(self, combined: Callable[[int, int], int], array: Memory, index: int, value: int) -> int:
        old: int = array[index]
        array[index] = combined(old, value)
        return old

    def run(self, kernel: Callable[..., Any], blocks: int, threads: int, arguments: Any) -> None:
        """All blocks of a launch, one after the other."""
        self.threads = threads
        for self.number in range(blocks):
            self.arrays, self.asked = [], [0] * threads
            running: list[Any] = []
            for self.thread in range(threads):
                running.append(kernel(*arguments))
            if running[0] is not None:  # it has barriers
                self._run_together(running)

    def _run_together(self, running: list[Any]) -> None:
        """The threads of a block, which wait for one another."""
        vote: Any = None
        order = range(len(running))
        while True:
            given = {}
            for self.thread in order:
                try:
                    given[self.thread] = running[self.thread].send(vote)
                except StopIteration:
                    given[self.thread] = None
            lines = {here and here[0] for here in given.values()}
            if len(lines) > 1:
                raise Parted(f"threads wait at different lines, or have ended: {given}")
            if lines == {None}:
                return
            vote, order = int(any(here[1] for here in given.values())), order[::-1]


class _Launcher:
    """A kernel of the pretended device."""

    overloads: tuple[()] = ()

    def __init__(self, cuda: PretendedCuda, function: Callable[..., None]) -> None:
        self._cuda, self._function = cuda, _as_generator(function)

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


def pretend_device(monkeypatch: Any, game: Any, warp: int) -> PretendedCuda:
    """From now on a device is pretended, for one game, with warps of that many threads."""
    cuda = PretendedCuda()
    monkeypatch.setattr(Memory, "kinds", (game.state, type(game.components().box)))
    monkeypatch.setattr(kernels, "BLOCK", warp)
    for module in (shared_memory, kernels):
        monkeypatch.setattr(module, "WARP", warp)
    for module in (batch, benchmark, device, kernel_cache, shared_memory, playing, sorting, steps):
        monkeypatch.setattr(module, "cuda_module", lambda: cuda)
    for module in (playing, steps):
        monkeypatch.setattr(module, "device_rule", lambda rule: rule)
    monkeypatch.setattr(kernels, "kernel_folder", lambda *_: None)
    for module in (batch, playouts):
        monkeypatch.setattr(module, "Sorter", PretendedSorter)
    return cuda


def pretend(monkeypatch: Any, game: Game, warp: int, games_per_warp: int) -> PretendedCuda:
    """The same with kernels for batches and playouts; a warp plays `games_per_warp` games."""
    cuda = pretend_device(monkeypatch, game, warp)
    made = kernels.Kernels(game, games_per_warp)
    for module in (batch, playouts):
        monkeypatch.setattr(module, "shared_instance", lambda *_: made)
    return cuda
