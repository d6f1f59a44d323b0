"""Compiled rules as machine code on disk, and calling it.

The first time, Numba compiles the entry points of a game (`ekiben.game.Rules` and `play_games`) and the
object code is saved. After that only LLVM's loader is needed: importing Numba alone takes longer than
loading all the rules. The calls release the GIL.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

import llvmlite.binding as llvm
import numpy as np

from ekiben.files import write_atomically
from ekiben.layout import Layout
from ekiben.rule import compiled_rule

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
_NEVER = "ekiben_never_"  # error paths that Numba adds; rules raise nothing, so they are never taken

# A parameter of an entry point: one of the above, a record of another layout, or a NamedTuple with its parts
Kind = str | Array | type[Layout] | tuple[Any, ...]


class EntryPoint(NamedTuple):
    """A rule that Python calls: its name, the rule, its parameters, and whether it returns a number."""

    name: str
    rule: Callable[..., Any]
    params: tuple[Kind, ...]
    returns_int: bool = False


def _flat(kinds: Iterable[Kind]) -> Iterator[str | Array | type[Layout]]:
    """The parameters with NamedTuples flattened."""
    for kind in kinds:
        if isinstance(kind, tuple):
            yield from _flat(kind[1:])
        else:
            yield kind


def _axes(kind: Kind) -> int:
    return kind.dimensions if isinstance(kind, Array) else 0


class Buffer:
    """An array that is passed to compiled rules: its address is looked up once."""

    def __init__(self, kind: Array, *shape: int, dtype: Any = None) -> None:
        self._take(np.zeros(shape, dtype or kind.item))

    def _take(self, array: np.ndarray[Any, Any]) -> Self:
        self.array = array
        self.arguments = (array.ctypes.data, *array.shape)
        return self

    def cells(self) -> Buffer:
        """A view of the same memory with each row as bytes: a FLAG_GRID."""
        return object.__new__(Buffer)._take(self.array.view(np.uint8).reshape(len(self.array), -1))

    def rows(self, start: int, end: int) -> Buffer:
        """A view of some rows, in the same memory."""
        return object.__new__(Buffer)._take(self.array[start:end])


# --- compiling ----------------------------------------------------------------------------------------


def compile_entry(entry: EntryPoint, state: type[Layout], box: type[Layout]) -> bytes:
    """The object code of an entry point, with its symbol named after it."""
    import numba

    cfunc = numba.cfunc(_signature(entry, state, box), error_model="numpy")(_c_function(entry))
    module = llvm.parse_assembly(cfunc.inspect_llvm())
    for function in list(module.functions):
        if function.is_declaration and not function.name.startswith("llvm."):
            function.name = _NEVER + function.name
    module.get_function(cfunc.native_name).name = f"ekiben_{entry.name}"
    return bytes(_machine(opt=3).emit_object(module))


def _c_function(entry: EntryPoint) -> Callable[..., Any]:
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
        return f"carray({name}, ({', '.join(sizes)},))" if sizes else f"carray({name}, 1)[0]"

    call = f"rule({', '.join(map(argument, entry.params))})"
    source = (
        f"def {entry.name}({', '.join(parameters)}):\n    {'return ' if entry.returns_int else ''}{call}\n"
    )
    exec(source, names)  # parameters differ between rules, and a C function can't take *args
    return names[entry.name]  # type: ignore[no-any-return]


def _signature(entry: EntryPoint, state: type[Layout], box: type[Layout]) -> Any:
    from numba import from_dtype, types

    pointer: Any = types.CPointer
    records = {STATE: state.dtype, BOX: box.dtype}
    parameters: list[Any] = []
    for kind in _flat(entry.params):
        if isinstance(kind, Array):
            dtype = state.dtype if kind.item is None else np.dtype(kind.item)
        elif kind != INT:
            dtype = records[kind] if isinstance(kind, str) else kind.dtype
        parameters.append(types.int64 if kind == INT else pointer(from_dtype(dtype)))
        parameters += [types.int64] * _axes(kind)
    return (types.int64 if entry.returns_int else types.void)(*parameters)


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


def load_entry(entry: EntryPoint, code: bytes) -> Callable[..., int]:
    """A function that runs the object code; called like the rule, with layouts, numbers and buffers."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _machine(opt=0))
    stop = ctypes.cast(ctypes.pythonapi.Py_FatalError, ctypes.c_void_p).value
    for symbol in set(re.findall(rb"%s[^\0]*" % _NEVER.encode(), code)):  # from its string table
        llvm.add_symbol(symbol.decode(), stop)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    address = engine.get_function_address(f"ekiben_{entry.name}")
    types: list[Any] = []
    for kind in _flat(entry.params):
        types += [ctypes.c_int64 if kind == INT else ctypes.c_void_p]
        types += [ctypes.c_int64] * _axes(kind)
    call = ctypes.CFUNCTYPE(ctypes.c_int64 if entry.returns_int else None, *types)(address)
    return _caller(call, entry.params)


def _caller(call: Any, params: tuple[Kind, ...]) -> Callable[..., int]:
    """Unpack the arguments; spelled out for the entry points that are called once per move."""
    if params == (STATE, BOX, CELLS16):
        return lambda s, box, out: call(s.address, box.address, *out.arguments)
    if params == (STATE, BOX, INT):
        return lambda s, box, number: call(s.address, box.address, number)
    if params == (STATE, BOX, INT, CELLS64):
        return lambda s, box, seat, rng: call(s.address, box.address, seat, *rng.arguments)

    return lambda *given: call(*_arguments(params, given))


def _arguments(params: Iterable[Kind], given: Iterable[Any]) -> list[int]:
    """Numbers, addresses and sizes."""
    found: list[int] = []
    for kind, value in zip(params, given, strict=True):
        if isinstance(kind, tuple):
            found += _arguments(kind[1:], value)
        elif kind == INT:
            found.append(value)
        elif isinstance(kind, Array):
            found += value.arguments
        else:
            found.append(value.address)
    return found
