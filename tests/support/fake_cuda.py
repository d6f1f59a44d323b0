"""A fake CUDA device: kernels run interpreted, with Python generators as threads.

It tests what kernels do on machines without a device; not that Numba compiles them, nor their speed. Rules
run as plain Python, so a handful of games takes seconds.
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
    batch_kernels,
    device,
    kernel_cache,
    kernels,
    playout_kernels,
    playouts,
    shared_memory,
    sorting,
)
from ekiben.research.cuda.sorting import Pairs

UNINITIALIZED = 77  # the content of new memory: no rule may rely on zeros there


class Memory(np.ndarray[Any, Any]):
    """An array on the fake device: numbers are read as Python integers, records as positions."""

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
        """The record at an index, in this memory."""
        number = int(np.ravel_multi_index(index if isinstance(index, tuple) else (index,), self.shape))
        cells: Any = self.reshape(-1)[number : number + 1].view(np.ndarray).view(np.uint8)
        record: Any = object.__new__(next(kind for kind in self.kinds if kind.dtype == self.dtype))
        record.data = memoryview(cells)
        return record

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """A copy in host memory, padding of records included."""
        return np.frombuffer(self.tobytes(), self.dtype).reshape(self.shape)

    def copy_to_device(self, host: np.ndarray[Any, Any]) -> None:
        """Copy values from host memory."""
        self[...] = host


def memory(shape: Any, dtype: Any, order: Any = "C") -> Memory:
    """New memory with arbitrary content."""
    made = np.empty(shape, dtype, order)
    made.view(np.uint8 if made.ndim == 1 else made.dtype).fill(UNINITIALIZED)
    return made.view(Memory)


class _YieldAtBarriers(ast.NodeTransformer):
    """Turns a kernel into a generator: a barrier yields its line and its vote, and gets the joint vote."""

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
    """Whether a node calls one of CUDA's barriers."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr.startswith(("sync", "barrier"))
    )


def syntax_of(function: Callable[..., Any]) -> ast.FunctionDef:
    """The syntax tree of a function."""
    (found,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(found, ast.FunctionDef)
    return found


def _as_generator(kernel: Callable[..., None]) -> Callable[..., Any]:
    """A kernel that yields at its barriers; a kernel without barriers just runs."""
    code = kernel.__code__
    closed = dict(
        zip(code.co_freevars, (cell.cell_contents for cell in kernel.__closure__ or ()), strict=True)
    )
    tree = ast.Module([_YieldAtBarriers(kernel).visit(syntax_of(kernel))], [])
    ast.increment_lineno(ast.fix_missing_locations(tree), code.co_firstlineno - 1)
    names = {**kernel.__globals__, **closed}
    exec(compile(tree, code.co_filename, "exec"), names)
    return names[kernel.__name__]  # type: ignore[no-any-return]


class BarrierDivergence(Exception):
    """Some threads of a block wait at a barrier that others never reach; a device would hang."""


class FakeCuda:
    """The part of `numba.cuda` that we use.

    The threads of a block take turns, from barrier to barrier. Functions that kernels call must not have
    barriers (see `ekiben.research.cuda.shared_memory`), so here they can't.
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
        self.requested = [0]  # how many of them each thread has asked for
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
        """A kernel; or a function that kernels call, which stays as it is."""
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
        """Nothing to wait for: launches are synchronous."""

    def get_current_device(self) -> SimpleNamespace:
        return SimpleNamespace(name="fake")

    def event_elapsed_time(self, start: object, end: object) -> float:
        return 1.0

    def event(self, timing: bool = True) -> SimpleNamespace:
        """An event that has happened, unless the device doesn't answer."""
        return SimpleNamespace(record=lambda: None, query=lambda: self.answers)

    def _shared(self, shape: Any, kind: Any) -> Memory:
        """The n-th array that a thread asks for is the n-th of its block."""
        number = self.requested[self.thread]
        self.requested[self.thread] += 1
        if number == len(self.arrays):
            self.arrays.append(memory(shape, _dtype(kind)))
        return self.arrays[number]

    def _atomic(self, combined: Callable[[int, int], int], array: Memory, index: int, value: int) -> int:
        old: int = array[index]
        array[index] = combined(old, value)
        return old

    def run(self, kernel: Callable[..., Any], blocks: int, threads: int, arguments: Any) -> None:
        """Run all blocks of a launch, one after the other."""
        self.threads = threads
        for self.number in range(blocks):
            self.arrays, self.requested = [], [0] * threads
            running: list[Any] = []
            for self.thread in range(threads):
                running.append(kernel(*arguments))
            if running[0] is not None:  # it has barriers
                self._run_together(running)

    def _run_together(self, running: list[Any]) -> None:
        """Run the threads of a block, which wait for one another at barriers."""
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
                raise BarrierDivergence(f"threads wait at different lines, or have ended: {given}")
            if lines == {None}:
                return
            vote, order = int(any(here[1] for here in given.values())), order[::-1]


class _Launcher:
    """A kernel of the fake device."""

    overloads: tuple[()] = ()

    def __init__(self, cuda: FakeCuda, function: Callable[..., None]) -> None:
        self._cuda, self._function = cuda, _as_generator(function)

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        return lambda *arguments: self._cuda.run(self._function, *size, arguments)


class FakeSorter:
    """Sorts like `Sorter`, which would need a thousand threads."""

    def __init__(self, size: int) -> None:
        self.size = size

    def sort(self, pairs: Pairs, into: Pairs) -> None:
        """Write the pairs to `into`, sorted."""
        order = np.argsort(np.asarray(pairs.keys.array))
        for column, there in zip(pairs, into, strict=True):
            there.array[:] = np.asarray(column.array)[order]


def _dtype(kind: Any) -> Any:
    from numba.np.numpy_support import as_dtype

    return as_dtype(kind)


def fake_device(monkeypatch: Any, game: Any, warp: int) -> FakeCuda:
    """Replace CUDA by a fake device with warps of `warp` threads, for one game."""
    cuda = FakeCuda()
    monkeypatch.setattr(Memory, "kinds", (game.state, type(game.components().box)))
    monkeypatch.setattr(kernels, "BLOCK", warp)
    for module in (shared_memory, kernels):
        monkeypatch.setattr(module, "WARP", warp)
    with_kernels = (playout_kernels, batch_kernels)
    for module in (batch, benchmark, device, kernel_cache, shared_memory, sorting, *with_kernels):
        monkeypatch.setattr(module, "cuda_module", lambda: cuda)
    for module in with_kernels:
        monkeypatch.setattr(module, "device_rule", lambda rule: rule)
    monkeypatch.setattr(kernels, "kernel_folder", lambda *_: None)
    for module in (batch, playouts):
        monkeypatch.setattr(module, "Sorter", FakeSorter)
    return cuda


def fake_kernels(monkeypatch: Any, game: Game, warp: int, games_per_warp: int) -> FakeCuda:
    """The same, with the kernels for batches and playouts; a warp plays `games_per_warp` games."""
    cuda = fake_device(monkeypatch, game, warp)
    made = kernels.Kernels(game, games_per_warp)
    for module in (batch, playouts):
        monkeypatch.setattr(module, "shared_instance", lambda *_: made)
    return cuda
