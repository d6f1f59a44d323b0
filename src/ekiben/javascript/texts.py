"""The texts of a build: those whose ids the compiled modules can name, and what these refer to."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from ekiben.javascript.program import Module

SHORTEST = 3  # letters that the fixed parts of an id must have: otherwise it would match nearly all
WHOLE_FILES = ("about.ftl", "cities.ftl")  # named by things of the game, not by strings


def id_patterns(modules: Iterable[Module]) -> re.Pattern[str]:
    """All ids that the strings of some modules can make; f-strings leave parts open."""
    found = {pattern for module in modules for pattern in _patterns(module.tree)}
    return re.compile("|".join(sorted(found)))


def _patterns(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"[a-z][\w-]*", node.value):
                yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            fixed = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
            if re.fullmatch(r"[\w-]*", "".join(fixed)) and sum(map(str.isalpha, "".join(fixed))) >= SHORTEST:
                yield "".join(re.escape(part) or "[\\w-]+" for part in fixed)


def selected(files: Iterable[Path], game: str, pattern: re.Pattern[str]) -> str:
    """The texts in some files that a build can need, as one source."""
    entries: dict[str, fluent.Message | fluent.Term] = {}
    wanted: list[str] = []
    for file in files:
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message | fluent.Term):
                prefix = "-" if isinstance(entry, fluent.Term) else ""
                name = f"{prefix}{entry.id.name}"
                entry.comment = None
                entries[name] = entry
                short = name.removeprefix(f"{game}-")
                if file.name in WHOLE_FILES or pattern.fullmatch(name) or pattern.fullmatch(short):
                    wanted.append(name)
    found: dict[str, str] = {}
    while wanted:
        name = wanted.pop()
        if name in entries and name not in found:
            found[name] = FluentSerializer().serialize_entry(entries[name])
            wanted += re.findall(r"\{ (-?[a-z][\w-]*)", found[name])
    return "".join(found[name] for name in entries if name in found)
