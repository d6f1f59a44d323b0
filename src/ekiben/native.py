"""Compiled rules as machine code on disk, and calling it.

The first time, Numba compiles the entry points of a game (`ekiben.game.Rules` and `play_games`) and the
object code is kept. After that only LLVM's loader is needed: importing Numba alone takes longer than
loading all the rules. The calls release the GIL.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numpy as np

from ekiben.layout import Layout
from ekiben.rule import compiled_rule

INT = "int"  # a whole number
STATE = "state"  # a position
BOX = "box"  # the printed values
STATES = "states"  # a row of positions
FLAGS = "flags"  # a row of bytes that are 0 or 1
CELLS16 = "cells16"  # a row of 16-bit integers; the others likewise
CELLS32 = "cells32"
CELLS64 = "cells64"
FLAG_GRID = "flag_grid"  # a table
GRID16 = "grid16"
GRID32 = "grid32"
GRID64 = "grid64"
SHARES = "shares"  # a table of fractions
CUBE32 = "cube32"  # a table of tables
_DIMENSIONS = {
    STATES: 1,
    FLAGS: 1,
    CELLS16: 1,
    CELLS32: 1,
    CELLS64: 1,
    FLAG_GRID: 2,
    GRID16: 2,
    GRID32: 2,
    GRID64: 2,
    SHARES: 2,
    CUBE32: 3,
}
_ITEMS = {
    FLAGS: np.uint8,
    CELLS16: np.int16,
    CELLS32: np.int32,
    CELLS64: np.int64,
    FLAG_GRID: np.uint8,
    GRID16: np.int16,
    GRID32: np.int32,
    GRID64: np.int64,
    SHARES: np.float32,
    CUBE32: np.int32,
}
_NEVER = "ekiben_never_"  # error paths that Numba adds; rules raise nothing, so they are never taken


# What an entry point takes: one of the above, a record of another layout, or a NamedTuple with its parts
Kind = str | type[Layout] | tuple[Any, ...]


class Entry(NamedTuple):
    """A rule that Python calls: its name, the rule, what it takes, and whether it gives a number back."""

    name: str
    rule: Callable[..., Any]
    takes: tuple[Kind, ...]
    gives: bool = False


def _flat(kinds: Iterable[Kind]) -> Iterator[str | type[Layout]]:
    """The parts of NamedTuples in their place."""
    for kind in kinds:
        if isinstance(kind, tuple):
            yield from _flat(kind[1:])
        else:
            yield kind


def _axes(kind: Kind) -> int:
    return _DIMENSIONS.get(kind, 0) if isinstance(kind, str) else 0


def _is_record(kind: Kind) -> bool:
    return kind in (STATE, BOX) or not isinstance(kind, str)


class Buffer:
    """An array that is passed to compiled rules: its address is looked up once."""

    def __init__(self, kind: str, *shape: int, dtype: Any = None) -> None:
        self.array: np.ndarray[Any, Any] = np.zeros(shape, dtype or _ITEMS[kind])
        self.arguments = (self.array.ctypes.data, *shape)

    def first(self, count: int) -> Buffer:
        """The first rows only, in the same memory."""
        return self.rows(0, count)

    def cells(self) -> Buffer:
        """Its rows as rows of bytes, in the same memory: a FLAG_GRID."""
        part = object.__new__(Buffer)
        part.array = self.array.view(np.uint8).reshape(len(self.array), -1)
        part.arguments = (part.array.ctypes.data, *part.array.shape)
        return part

    def rows(self, start: int, end: int) -> Buffer:
        """Some of the rows, in the same memory."""
        part = object.__new__(Buffer)
        part.array = self.array[start:end]
        part.arguments = (part.array.ctypes.data, end - start, *self.arguments[2:])
        return part


# --- compiling ----------------------------------------------------------------------------------------


def compile_entry(entry: Entry, state: type[Layout], box: type[Layout]) -> bytes:
    """The object code of an entry point, with its symbol named after it."""
    import numba

    cfunc = numba.cfunc(_signature(entry, state, box), error_model="numpy")(_c_function(entry))
    module = llvm.parse_assembly(cfunc.inspect_llvm())
    for function in list(module.functions):
        if function.is_declaration and not function.name.startswith("llvm."):
            function.name = _NEVER + function.name
    module.get_function(cfunc.native_name).name = f"ekiben_{entry.name}"
    return bytes(_machine(opt=3).emit_object(module))


def _c_function(entry: Entry) -> Callable[..., Any]:
    """A function of plain numbers and addresses that calls the rule with records and arrays."""
    from numba.np.numpy_support import carray

    names: dict[str, Any] = {"carray": carray, "rule": compiled_rule(entry.rule)}
    parameters: list[str] = []

    def argument(kind: Kind) -> str:
        if isinstance(kind, tuple):
            names[kind[0].__name__] = kind[0]
            return f"{kind[0].__name__}({', '.join(map(argument, kind[1:]))})"
        name = f"p{len(parameters)}"
        sizes = [f"{name}_{axis}" for axis in range(_axes(kind))]
        parameters.extend([name, *sizes])
        if kind == INT:
            return name
        return f"carray({name}, 1)[0]" if _is_record(kind) else f"carray({name}, ({', '.join(sizes)},))"

    call = f"rule({', '.join(map(argument, entry.takes))})"
    source = f"def {entry.name}({', '.join(parameters)}):\n    {'return ' if entry.gives else ''}{call}\n"
    exec(source, names)  # the parameters differ from rule to rule, and a C function can't take *args
    return names[entry.name]  # type: ignore[no-any-return]


def _signature(entry: Entry, state: type[Layout], box: type[Layout]) -> Any:
    from numba import from_dtype, types

    pointer: Any = types.CPointer
    pointers = {
        STATE: from_dtype(state.dtype),
        STATES: from_dtype(state.dtype),
        BOX: from_dtype(box.dtype),
        **{kind: from_dtype(np.dtype(item)) for kind, item in _ITEMS.items()},
    }
    parameters: list[Any] = []
    for kind in _flat(entry.takes):
        pointed = pointers.get(kind) if isinstance(kind, str) else from_dtype(kind.dtype)
        parameters.append(types.int64 if kind == INT else pointer(pointed))
        parameters += [types.int64] * _axes(kind)
    return (types.int64 if entry.gives else types.void)(*parameters)


def _machine(opt: int) -> Any:
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
    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


# --- keeping ------------------------------------------------------------------------------------------


def write_code(path: Path, code: bytes) -> None:
    """Keep object code, with a checksum in front."""
    write_atomically(path, hashlib.sha256(code).digest() + code)


def read_code(path: Path) -> bytes | None:
    """Object code that was kept; None if there is none or it is damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return data[32:] if hashlib.sha256(data[32:]).digest() == data[:32] else None


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


# --- calling ------------------------------------------------------------------------------------------

_engines: list[Any] = []  # must live as long as the code is called


def load_entry(entry: Entry, code: bytes) -> Callable[..., int]:
    """A function that runs object code; it takes what the rule takes: layouts, numbers, buffers."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(opt=0))
    stop = ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p).value
    for symbol in _never_symbols(code):
        llvm.add_symbol(symbol, stop)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    address = engine.get_function_address(f"ekiben_{entry.name}")
    types: list[Any] = []
    for kind in _flat(entry.takes):
        types += [ctypes.c_int64 if kind == INT else ctypes.c_void_p]
        types += [ctypes.c_int64] * _axes(kind)
    call = ctypes.CFUNCTYPE(ctypes.c_int64 if entry.gives else None, *types)(address)
    return _caller(call, entry.takes)


def _never_symbols(code: bytes) -> set[str]:
    """The symbols of error paths, as they stand in the string table of the object code."""
    marker = _NEVER.encode()
    found: set[str] = set()
    start = code.find(marker)
    while start >= 0:
        end = code.index(b"\0", start)
        found.add(code[start:end].decode())
        start = code.find(marker, end)
    return found


def _caller(call: Any, takes: tuple[Kind, ...]) -> Callable[..., int]:
    """Unpack the arguments; written out for the short ones, which are called move by move."""
    if takes == (STATE, BOX, CELLS16):
        return lambda s, box, out: call(s.address, box.address, *out.arguments)
    if takes == (STATE, BOX, INT):
        return lambda s, box, number: call(s.address, box.address, number)
    if takes == (STATE, BOX, INT, CELLS64):
        return lambda s, box, seat, rng: call(s.address, box.address, seat, *rng.arguments)

    return lambda *given: call(*_arguments(takes, given))


def _arguments(takes: Iterable[Kind], given: Iterable[Any]) -> list[int]:
    """Numbers, addresses and sizes."""
    found: list[int] = []
    for kind, value in zip(takes, given, strict=True):
        if isinstance(kind, tuple):
            found += _arguments(kind[1:], value)
        elif kind == INT:
            found.append(value)
        elif _is_record(kind):
            found.append(value.address)
        else:
            found += value.arguments
    return found
