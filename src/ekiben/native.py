"""Compiled rules as machine code on disk, and calling it.

The first time, the entry points of a game (such as `ekiben.game.Rules` and `play_games`) are compiled
together (`ekiben.linked_module`) and the object code is saved. After that only LLVM's loader is needed:
importing Numba alone takes longer than loading all the rules. The calls release the GIL.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

import numpy as np

from ekiben.errors import CompilerMissing
from ekiben.files import write_atomically
from ekiben.layout import Layout

INT = "int"  # a whole number
STATE = "state"  # a position
BOX = "box"  # the printed values


@dataclass(frozen=True)
class Array:
    """An array parameter: its item type (None: positions) and number of dimensions."""

    item: type[np.generic] | None
    dimensions: int


STATES = Array(None, 1)
FLAGS, FLAG_GRID = Array(np.uint8, 1), Array(np.uint8, 2)  # bytes that are 0 or 1
CELLS16, CELLS32, CELLS64 = Array(np.int16, 1), Array(np.int32, 1), Array(np.int64, 1)
GRID16, GRID32, GRID64 = Array(np.int16, 2), Array(np.int32, 2), Array(np.int64, 2)
SHARES = Array(np.float32, 2)  # fractions
CUBE32 = Array(np.int32, 3)
R = TypeVar("R", bound=Layout)
PREFIX = "ekiben_"  # of the symbols of entry points

# A parameter of an entry point: one of the above, a record of another layout, or a NamedTuple with its parts
Kind = str | Array | type[Layout] | tuple[Any, ...]


class EntryPoint(NamedTuple):
    """A rule that Python calls: its name, the rule, its parameters, and whether it returns a number."""

    name: str
    rule: Callable[..., Any]
    params: tuple[Kind, ...]
    returns_int: bool = False


class NotClosed(Exception):
    """Compiled rules need something from outside, such as memory or a function of the C library."""


def flat(kinds: Iterable[Kind]) -> Iterator[str | Array | type[Layout]]:
    """The parameters with NamedTuples flattened."""
    for kind in kinds:
        if isinstance(kind, tuple):
            yield from flat(kind[1:])
        else:
            yield kind


def axes(kind: Kind) -> int:
    return kind.dimensions if isinstance(kind, Array) else 0


class Buffer:
    """An array that is passed to compiled rules: its address is looked up once."""

    def __init__(self, kind: Array, *shape: int, dtype: Any = None) -> None:
        array = np.zeros(shape, dtype or kind.item)
        self._take(array.ctypes.data, array)

    @classmethod
    def at(cls, address: int, array: np.ndarray[Any, Any]) -> Buffer:
        """An array that lies at this address for the rules."""
        return object.__new__(cls)._take(address, array)

    def _take(self, address: int, array: np.ndarray[Any, Any]) -> Self:
        self.array = array
        self.arguments = (address, *array.shape)
        return self

    def cells(self) -> Buffer:
        """A view of the same memory with each row as bytes: a FLAG_GRID."""
        return self._view(self.array.view(np.uint8).reshape(len(self.array), -1))

    def rows(self, start: int, end: int) -> Buffer:
        """A view of some rows, in the same memory."""
        return self._view(self.array[start:end])

    def _view(self, array: np.ndarray[Any, Any]) -> Buffer:
        return self.at(self.arguments[0] + array.ctypes.data - self.array.ctypes.data, array)


# --- compiling ----------------------------------------------------------------------------------------


def compile_entries(entries: Iterable[EntryPoint], state: type[Layout], box: type[Layout]) -> bytes:
    """The object code of entry points, with symbols named after them."""
    from ekiben.linked_module import build_module

    machine = _machine(opt=3)
    return bytes(machine.emit_object(build_module(entries, state, box, machine)))


def can_compile() -> bool:
    """Whether Numba is there, and LLVM, which also loads what was compiled before."""
    return find_spec("numba") is not None


def require_compiler() -> None:
    """CompilerMissing says how to get a compiler that is missing."""
    if not can_compile():
        raise CompilerMissing("compiler-missing")


def _machine(opt: int) -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=opt,
        codemodel="jitdefault",
        jit=True,
    )


def machine_name() -> str:
    """What machine code depends on: the processor and what it can do."""
    import llvmlite.binding as llvm

    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


# --- saving -------------------------------------------------------------------------------------------


def write_code(path: Path, code: bytes) -> None:
    """Save object code, with a checksum in front."""
    write_atomically(path, hashlib.sha256(code).digest() + code, private=True)


def read_code(path: Path) -> bytes | None:
    """Saved object code; None if it is missing or damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return data[32:] if hashlib.sha256(data[32:]).digest() == data[:32] else None


# --- calling ------------------------------------------------------------------------------------------

_engines: list[Any] = []  # must live as long as the code is called


def load_entries(entries: Iterable[EntryPoint], code: bytes) -> dict[str, Callable[..., int]]:
    """Functions that run the object code; called like the rules, with layouts, numbers and buffers."""
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(opt=0))
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    return {entry.name: _caller(_c_call(engine, entry), entry.params) for entry in entries}


def _c_call(engine: Any, entry: EntryPoint) -> Any:
    """An entry point as a function of numbers and addresses."""
    address = engine.get_function_address(PREFIX + entry.name)
    types: list[Any] = []
    for kind in flat(entry.params):
        types += [ctypes.c_int64 if kind == INT else ctypes.c_void_p]
        types += [ctypes.c_int64] * axes(kind)
    return ctypes.CFUNCTYPE(ctypes.c_int64 if entry.returns_int else None, *types)(address)


def _caller(call: Any, params: tuple[Kind, ...]) -> Callable[..., int]:
    """Unpack the arguments; spelled out for the entry points that are called once per move."""
    if params == (STATE, BOX, CELLS16):
        return lambda s, box, out: call(s.address, box.address, *out.arguments)
    if params == (STATE, BOX, INT):
        return lambda s, box, number: call(s.address, box.address, number)
    if params == (STATE, BOX, INT, CELLS64):
        return lambda s, box, seat, rng: call(s.address, box.address, seat, *rng.arguments)

    return lambda *given: call(*arguments(params, given))


def arguments(params: Iterable[Kind], given: Iterable[Any]) -> list[int]:
    """Numbers, addresses and sizes."""
    found: list[int] = []
    for kind, value in zip(params, given, strict=True):
        if isinstance(kind, tuple):
            found += arguments(kind[1:], value)
        elif kind == INT:
            found.append(value)
        elif isinstance(kind, Array):
            found += value.arguments
        else:
            found.append(value.address)
    return found


class NativeWorkspace:
    """Where machine code works: anywhere, because it reads and writes the memory of Python."""

    def __init__(self, load: Callable[[str], Callable[..., int]]) -> None:
        self.load = load

    def buffer(self, kind: Array, *shape: int, dtype: Any = None) -> Buffer:
        return Buffer(kind, *shape, dtype=dtype)

    def record(self, kind: type[R]) -> R:
        return kind()
