"""Rules: plain Python functions that Numba can also compile, from the same source.

`@rule` marks a function and leaves it as it is: calling it runs it interpreted. `compiled(function)` gives
its compiled twin, in which every rule it calls is compiled too. Nothing here imports Numba before the
first compiled rule is asked for, so that a program that plays one game starts at once.

Rules are limited to what Numba compiles for a CPU and for a GPU alike: integers, the records of
`ekiben.layout`, arrays that are passed in, loops and branches. No exceptions, no allocation, no recursion.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

_rules: set[Callable[..., Any]] = set()
_entries: dict[Callable[..., Any], Any] = {}
_inner: dict[Callable[..., Any], Any] = {}
_lock = threading.RLock()
_KEPT_CACHES = 4
_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def rule(function: F) -> F:
    """Mark a function as a rule; it stays callable as plain Python."""
    _rules.add(function)
    return function


def bind(function: F, **names: Callable[..., Any]) -> F:
    """The rule with some of the global names it uses replaced, as one game's rules for `legal`."""
    unknown = set(names) - set(function.__code__.co_names)
    if unknown:
        raise NameError(f"{function.__name__} does not use {sorted(unknown)}")
    return rule(_with_globals(function, {**function.__globals__, **names}))  # type: ignore[return-value]


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


def compiled(function: F, cache: Path | None = None) -> F:
    """The compiled twin of a rule, to be called from Python; `cache` keeps its machine code on disk."""
    import numba

    with _lock:
        if function in _entries:
            return _entries[function]  # type: ignore[no-any-return]
        # Numba looks at one file when it decides whether cached code is stale; a rule in another file may
        # have changed. So the folder itself is named after all sources, and is set only while it is read.
        config: Any = numba.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(cache or "")
        try:
            _entries[function] = numba.njit(cache=cache is not None, **_OPTIONS)(_with_callees(function))
        finally:
            config.CACHE_DIR = before
        return _entries[function]  # type: ignore[no-any-return]


def _with_callees(function: Callable[..., Any]) -> FunctionType:
    if function not in _rules:
        raise TypeError(f"{function.__name__} is not a rule")
    inner = {name: _compiled_inner(callee) for name, callee in called_rules(function)}
    return _with_globals(function, {**function.__globals__, **inner})


def _compiled_inner(function: Callable[..., Any]) -> Any:
    import numba

    if function not in _inner:
        # Only called from other rules: no need for wrappers that Python or C could call.
        options = {**_OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        _inner[function] = numba.njit(**options)(_with_callees(function))
    return _inner[function]


def sources(functions: list[Callable[..., Any]]) -> list[Path]:
    """The files that hold these rules and all the rules they call."""
    seen: set[Callable[..., Any]] = set()
    rest = list(functions)
    while rest:
        function = rest.pop()
        if function not in seen:
            seen.add(function)
            rest.extend(callee for _, callee in called_rules(function))
    return sorted({Path(function.__code__.co_filename) for function in seen} | {Path(__file__)})


def cache_folder(name: str, functions: list[Callable[..., Any]], layouts: list[bytes]) -> Path | None:
    """Where the machine code of these entry points is kept; None where nothing can be written."""
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:3]}".encode())
    for part in [*layouts, *(path.read_bytes() for path in sources(functions))]:
        digest.update(hashlib.sha256(part).digest())
    home = Path(os.environ.get("EKIBEN_CACHE") or platformdirs.user_cache_dir("ekiben")) / "rules"
    folder = home / f"{name}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    others = sorted(home.glob(f"{name}-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[_KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder if os.access(folder, os.W_OK) else None
