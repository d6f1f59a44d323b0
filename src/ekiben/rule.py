"""Rules: plain Python functions that Numba can also compile, from the same source.

`@rule` marks a function and leaves it as it is: calling it runs it interpreted. `compiled_rule` gives its
twin for Numba, in which every rule it calls is such a twin, too; `device_rule` gives one for a GPU. Nothing
here imports Numba before the first one is asked for, so that a program that plays one game starts at once.

Rules are limited to what Numba compiles for a CPU and for a GPU alike: integers, the records of
`ekiben.layout`, arrays that are passed in, loops and branches. No exceptions, no allocation, no recursion.
A rule names other rules directly, and constants directly or as `module.NAME`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType
from typing import Any, TypeVar, get_type_hints

from ekiben.layout import Layout

F = TypeVar("F", bound=Callable[..., Any])

_rules: set[Callable[..., Any]] = set()
_twins: dict[tuple[Callable[..., Any], Callable[..., Any]], Any] = {}  # by rule and compiler
_lock = threading.RLock()
# Rules are called by other compiled rules only, so they need no wrappers for Python or C, and they
# allocate nothing, so they need no reference counts.
_OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def rule(function: F) -> F:
    """Mark a function as a rule; it stays callable as plain Python."""
    _rules.add(function)
    return function


def bind(function: F, **names: Callable[..., Any]) -> F:
    """The rule with some global names replaced, such as `legal` by a game's, also in the rules that it calls.

    A replacement itself stays as it is: if it calls a rule named `legal`, too, that is its own.
    """
    bound: dict[Callable[..., Any], Callable[..., Any]] = {}
    used: set[str] = set()

    def bind_one(caller: Callable[..., Any]) -> Callable[..., Any]:
        if caller not in bound:
            found = {name: names[name] for name in caller.__code__.co_names if name in names}
            used.update(found)
            for name, callee in called_rules(caller):
                if name not in names and bind_one(callee) is not callee:
                    found[name] = bound[callee]
            twin = _with_globals(caller, {**caller.__globals__, **found}) if found else caller
            bound[caller] = rule(twin)
        return bound[caller]

    result = bind_one(function)
    if used != set(names):
        raise NameError(f"{function.__name__} does not use {sorted(set(names) - used)}")
    return result  # type: ignore[return-value]


def _with_globals(function: Callable[..., Any], names: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    twin.__annotations__ = function.__annotations__
    return twin


def called_rules(function: Callable[..., Any]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The rules that a rule names, with the names it uses for them."""
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and value in _rules:
            yield name, value


def compiled_rule(function: Callable[..., Any]) -> Any:
    """A rule as other compiled rules can call it: Numba compiles it when one of them is compiled."""
    return _twin(function, _for_processor)


def device_rule(function: Callable[..., Any]) -> Any:
    """A rule as kernels on a GPU can call it."""
    return _twin(function, _for_device)


def _for_processor(function: Callable[..., Any], signature: Any) -> Any:
    import numba

    return numba.njit(signature, **_OPTIONS)(function) if signature else numba.njit(**_OPTIONS)(function)


def _for_device(function: Callable[..., Any], signature: Any) -> Any:
    from numba import cuda

    jit: Any = cuda.jit
    # Inlined, rules know in which memory a position lies, and get there the short way.
    options = {"device": True, "forceinline": True}
    return jit(signature, **options)(function) if signature else jit(**options)(function)


def _twin(function: Callable[..., Any], compiler: Callable[..., Any]) -> Any:
    with _lock:
        key = function, compiler
        if key not in _twins:
            if function not in _rules:
                raise TypeError(f"{function.__name__} is not a rule")
            inner = {name: _twin(callee, compiler) for name, callee in called_rules(function)}
            twin = _with_globals(function, {**function.__globals__, **inner})
            _twins[key] = compiler(twin, _signature(function))
        return _twins[key]


def _signature(function: Callable[..., Any]) -> Any:
    """Numba's types of a rule, read off its annotations; None where it takes arrays, which vary.

    Without them Numba would compile a rule once for every width of integer that it is called with.
    """
    hints = {
        name: function.__globals__.get(hint, hint) if isinstance(hint, str) else hint
        for name, hint in function.__annotations__.items()
    }
    types = {name: _type_of(hint) for name, hint in hints.items()}
    given = types.pop("return")
    return None if None in types.values() else given(*types.values())


def _type_of(hint: Any) -> Any:
    from numba import from_dtype, types

    plain = {"int": types.int64, "bool": types.boolean, "None": types.void}
    if hint in plain:
        return plain[hint]
    if isinstance(hint, type) and issubclass(hint, Layout):
        return from_dtype(hint.dtype)
    if isinstance(hint, type) and issubclass(hint, tuple) and set(get_type_hints(hint).values()) == {int}:
        uniform: Any = types.NamedUniTuple
        return uniform(types.int64, len(hint._fields), hint)  # type: ignore[attr-defined]
    return None


def reachable(functions: Iterable[Callable[..., Any]]) -> set[Callable[..., Any]]:
    """These rules and all the rules they call."""
    seen: set[Callable[..., Any]] = set()
    rest = list(functions)
    while rest:
        function = rest.pop()
        if function not in seen:
            seen.add(function)
            rest.extend(callee for _, callee in called_rules(function))
    return seen
