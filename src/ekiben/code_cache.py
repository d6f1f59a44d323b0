"""The cache of compiled code on disk: a folder per build of a game's rules, never stale."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import metadata
from inspect import ismodule
from pathlib import Path
from typing import Any

import platformdirs

from ekiben import layout as layout_module
from ekiben import native
from ekiben import rule as rule_module
from ekiben.game import Game
from ekiben.layout import Layout
from ekiben.native import EntryPoint
from ekiben.rule import reachable

MAX_CACHED_BUILDS = 4  # per game; changed rules get a new folder


def cache_folder(
    game: Game, box_dtype: object, entries: Mapping[str, EntryPoint], label: str | None = None
) -> Path | None:
    """Make the folder for the compiled code, and delete old builds; None if nothing can be written, or if
    there is no compiler.

    Its name is a digest of everything the code depends on: the files with rules, and the constants of other
    files that are compiled in.
    """
    if not native.can_compile():
        return None
    rules = [entry.rule for entry in entries.values()]
    digest = hashlib.sha256()
    layouts = [kind.dtype for entry in entries.values() for kind in entry.params if isinstance(kind, type)]
    versions = [metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    for part in [
        f"{versions} {sys.version_info[:3]} {native.machine_name()}".encode(),
        f"{game.state.dtype} {box_dtype} {layouts}".encode(),
        *(path.read_bytes() for path in sources(rules)),
        *(each.encode() for each in referenced_constants(rules)),
    ]:
        digest.update(hashlib.sha256(part).digest())
    home = Path(os.environ.get("EKIBEN_CACHE") or platformdirs.user_cache_dir("ekiben")) / "rules"
    label = label or game.name
    folder = home / f"{label}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted(home.glob(f"{label}-{'?' * 16}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[MAX_CACHED_BUILDS:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def sources(rules: Iterable[Callable[..., Any]]) -> list[Path]:
    """The source files of the compiled code: the rules, and how they are compiled."""
    files = {Path(module.__file__) for module in (native, rule_module, layout_module) if module.__file__}
    files.add(Path(__file__).with_name("linked_module.py"))  # not imported where nothing is to be compiled
    return sorted(files | rule_files(rules))


def rule_files(rules: Iterable[Callable[..., Any]]) -> set[Path]:
    """The files with these rules and all that they call."""
    return {Path(function.__code__.co_filename) for function in reachable(rules)}


def referenced_constants(rules: Iterable[Callable[..., Any]]) -> list[str]:
    """Constants and record layouts that the rules refer to."""
    found = set()
    for function in reachable(rules):
        names = function.__code__.co_names
        modules = [value for name, value in function.__globals__.items() if name in names and ismodule(value)]
        for name in (*names, *map(str, function.__annotations__.values())):
            for place in (function.__globals__, *map(vars, modules)):
                value = place.get(name)
                if isinstance(value, type) and issubclass(value, Layout):
                    found.add(f"{function.__module__} {name} {value.dtype}")
                elif isinstance(value, (int, tuple, str)):
                    found.add(f"{function.__module__} {place['__name__']} {name} {value!r}")
    return sorted(found)
