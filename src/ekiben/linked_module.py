"""The entry points of a game as one module of machine code: linked, then optimised once, for any target.

Left to itself, Numba links every rule with copies of all that it calls, optimises that and makes machine code
of it, again and again on the way up to an entry point. Here it only translates: `_Translation` keeps what it
writes. All of that becomes one module in which nothing but the entry points can be seen from outside, so LLVM
knows every call of a rule, and drops what nobody calls. The module is closed: it needs nothing from Numba or
Python. The same text serves any processor, because nothing in it is optimised for one.

This module imports Numba, so it is imported only where something is to be compiled.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import from_dtype, types
from numba.core import cgutils, codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys
from numba.np.numpy_support import carray

from ekiben.layout import Layout
from ekiben.native import BOX, INT, PREFIX, STATE, Array, EntryPoint, Kind, NotClosed, axes, flat
from ekiben.rule import compiled_rule

OPTIMISATION = 3
STOP, RETURN = "call void @llvm.trap()\n  unreachable", "ret void"
# What Numba's code calls, and what that does here. Rules raise nothing, so the calls after an error are never
# reached. They own no memory, so there are no references to count.
_OUTSIDE = {"Py": STOP, "numba_": STOP, "NRT_Free": STOP, "NRT_incref": RETURN, "NRT_decref": RETURN}


def build_module(entries: Iterable[EntryPoint], state: type[Layout], box: type[Layout], machine: Any) -> Any:
    """The optimised module for a target machine; each entry point has its name, after PREFIX."""
    with global_compiler_lock, _translating():
        made = {entry.name: _translate(entry, state, box) for entry in entries}
        module = _linked([each._library for each in made.values()])
    for name, each in made.items():
        module.get_function(each.native_name).name = PREFIX + name
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    _close(module)
    options = llvm.create_pipeline_tuning_options(OPTIMISATION)
    options.loop_unrolling = False  # loops of rules are short: unrolled they are larger, and 4 to 6 % slower
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


# --- translating ----------------------------------------------------------------------------------------


class _Translation(codegen.JITCodeLibrary):
    """A function as Numba translated it, neither linked nor optimised."""

    _shared_module: Any

    def __init__(self, owner: Any, name: str) -> None:
        codegen.CodeLibrary.__init__(self, owner, name)
        self._linking_libraries: list[Any] = []
        self._shared_module = None
        self.texts: list[str] = []

    def add_ir_module(self, ir_module: Any) -> None:
        text: Any = cgutils.normalize_ir_text
        self.texts.append(text(str(ir_module)))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # none of it is called

    def _get_module_for_linking(self) -> Any:
        """For functions of the program itself that Numba compiles later and that call this one."""
        if self._shared_module is None:
            library = cpu_target.target_context.codegen().create_library(self.name)
            for needed in self._linking_libraries:
                library.add_linking_library(needed)
            for text in self.texts:
                library.add_llvm_module(llvm.parse_assembly(text))
            self._shared_module = library._get_module_for_linking()
        return self._shared_module


class _Translator(codegen.JITCPUCodegen):
    _library_class = _Translation

    def set_env(self, env_name: str, env: Any) -> None:
        """Only code that runs has an environment."""


@cache
def _translator() -> Any:
    kind: Any = _Translator
    return kind("ekiben")


@contextmanager
def _translating() -> Iterator[None]:
    """Have Numba translate only."""
    context = cpu_target.target_context
    context.refresh()  # what Numba itself needs is compiled as usual
    usual = context._internal_codegen, context.cached_internal_func
    context._internal_codegen, context.cached_internal_func = _translator(), {}
    try:
        yield
    finally:
        context._internal_codegen, context.cached_internal_func = usual


def _translate(entry: EntryPoint, state: type[Layout], box: type[Layout]) -> Any:
    """An entry point as a C function; the rules that it calls are translated with it."""
    signature = _signature(entry, state, box)
    return numba.cfunc(signature, error_model="numpy")(_c_function(entry))


def _c_function(entry: EntryPoint) -> Callable[..., Any]:
    """A function of plain numbers and addresses that calls the rule with records and arrays."""
    names: dict[str, Any] = {"carray": carray, "rule": compiled_rule(entry.rule)}
    parameters: list[str] = []

    def argument(kind: Kind) -> str:
        if isinstance(kind, tuple):
            names[kind[0].__name__] = kind[0]
            return f"{kind[0].__name__}({', '.join(map(argument, kind[1:]))})"
        name = f"p{len(parameters)}"
        sizes = [f"{name}_{axis}" for axis in range(axes(kind))]
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
    pointer: Any = types.CPointer
    records = {STATE: state.dtype, BOX: box.dtype}
    parameters: list[Any] = []
    for kind in flat(entry.params):
        if isinstance(kind, Array):
            dtype = state.dtype if kind.item is None else np.dtype(kind.item)
        elif kind != INT:
            dtype = records[kind] if isinstance(kind, str) else kind.dtype
        parameters.append(types.int64 if kind == INT else pointer(from_dtype(dtype)))
        parameters += [types.int64] * axes(kind)
    return (types.int64 if entry.returns_int else types.void)(*parameters)


# --- linking --------------------------------------------------------------------------------------------


def _linked(libraries: Iterable[Any]) -> Any:
    """One module of these functions and all that they call."""
    module = llvm.parse_assembly("")
    for library in _with_needed(libraries):
        if library is rtsys.library:
            continue  # Numba's memory; see _OUTSIDE
        # What the program itself has made Numba compile before is optimised already.
        translated = isinstance(library, _Translation)
        for text in library.texts if translated else [str(library._final_module)]:
            module.link_in(llvm.parse_assembly(text))
    return module


def _with_needed(libraries: Iterable[Any]) -> list[Any]:
    """These libraries and all that they need, in an order that is always the same."""
    seen: dict[Any, None] = {}
    rest = list(libraries)
    while rest:
        library = rest.pop()
        if library not in seen:
            seen[library] = None
            rest.extend(library._linking_libraries)
    return list(seen)


def _close(module: Any) -> None:
    """Give a body to what Numba's code calls, and hide everything but the entry points."""
    lines = ["declare void @llvm.trap()"]
    for function in module.functions:
        if function.is_declaration and not function.name.startswith("llvm."):
            lines.append(_definition(str(function), _body(function.name)))
    module.link_in(llvm.parse_assembly("\n".join(lines)))
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and not each.name.startswith(PREFIX):
            each.linkage = llvm.Linkage.internal


def _body(name: str) -> str:
    """What a function of Numba or Python does here."""
    for start, body in _OUTSIDE.items():
        if name.startswith(start):
            return body
    raise NotClosed(f"compiled rules call {name}, which is not a rule")


def _definition(declaration: str, body: str) -> str:
    found = re.search("^declare (.*?)(?: #[0-9]+)?$", declaration, re.MULTILINE)
    assert found is not None
    return f"define {found[1]} {{\n  {body}\n}}"
