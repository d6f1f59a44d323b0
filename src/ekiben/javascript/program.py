"""The modules of a build, found by their imports, and what their names mean."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ekiben.errors import EkibenError

RUNTIME = Path(__file__).with_name("runtime")
# Parts of the package that no build has: what is imported from them raises an error when it is called.
LEFT_OUT = (
    "ekiben.arena",
    "ekiben.bots",
    "ekiben.compiling",
    "ekiben.games.*.arrange",
    "ekiben.native",
    "ekiben.record_file",
    "ekiben.rendering",
    "ekiben.research",
    "ekiben.scenario",
    "ekiben.server",
)
ONLY_TYPES = (
    *("__future__", "abc", "collections.abc", "functools", "msgspec", "os", "pathlib"),
    *("types", "typing"),
)
# Methods for pickling and copying, and what only notebooks ask for: no build has them
LEFT_OUT_METHODS = ("__reduce__", "__copy__", "__deepcopy__", "__hash__", "_repr_html_")
AnyFunction = ast.FunctionDef | ast.Lambda


class NotInDialect(EkibenError):
    """A construct that the compiler doesn't know, with its place and what to write instead."""


@dataclass
class Module:
    """A Python module, and for each name of its top level the statement that defines it."""

    name: str
    path: Path
    tree: ast.Module = field(repr=False)
    handwritten: bool = False  # its JavaScript is in the folder `runtime`

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"

    @property
    def file(self) -> str:
        """The JavaScript file, from the folder of the build."""
        return self.name.replace(".", "/") + ("/__init__.js" if self.is_package else ".js")

    def refuse(self, node: ast.AST, instead: str) -> NotInDialect:
        return NotInDialect(f"{self.path}:{getattr(node, 'lineno', 1)}: {instead}")

    @cached_property
    def used(self) -> set[str]:
        """The names that the module needs when it runs."""
        return used_names(self.tree)

    @cached_property
    def definitions(self) -> dict[str, ast.stmt]:
        found: dict[str, ast.stmt] = {}
        for statement in _top_level(self.tree.body):
            for name in defined_names(statement):
                found.setdefault(name, statement)
        return found

    @cached_property
    def imports(self) -> dict[str, Import]:
        """The imported names, also those of functions."""
        found: dict[str, Import] = {}
        for node, lazy in self._import_statements(self.tree.body, False):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.asname is None and "." in alias.name:
                        raise self.refuse(node, f"write `from … import …` for {alias.name}")
                    found[alias.asname or alias.name] = Import(alias.name, None, lazy, node)
            else:
                parts = self.name.split(".")[: None if self.is_package else -1]
                above = parts[: len(parts) - node.level + 1] if node.level else []
                source = ".".join([*above, *([node.module] if node.module else [])])
                for alias in node.names:
                    found[alias.asname or alias.name] = Import(source, alias.name, lazy, node)
        return found

    def _import_statements(
        self, body: Sequence[ast.AST], lazy: bool
    ) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
        for node in body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                yield node, lazy
            elif isinstance(node, ast.If) and is_type_checking(node):
                yield from self._import_statements(node.body, True)
            else:
                inner = lazy or isinstance(node, ast.FunctionDef)
                for part in ("body", "orelse", "finalbody", "handlers"):
                    yield from self._import_statements(getattr(node, part, []), inner)


class Import(NamedTuple):
    """An imported name: the module it comes from, its name there (None: the module itself)."""

    module: str
    name: str | None
    lazy: bool
    node: ast.stmt


class Symbol(NamedTuple):
    """What a name means: a module, or what a statement of a module defines; `node` None: of Python itself."""

    kind: str  # module, function, class, variable, python, missing
    module: Module | None
    name: str
    node: ast.stmt | None = None


def _top_level(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        for inner in ("body", "orelse"):
            if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
                yield from _top_level(getattr(statement, inner, []))


def defined_names(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement itself assigns or defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign | ast.For):
        targets = [statement.target]
    for target in targets:
        for node in ast.walk(target):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id


class Program:
    """All modules that the roots need."""

    def __init__(self, roots: Sequence[str]) -> None:
        self.packages = {"ekiben", *(root.partition(".")[0] for root in roots)}
        self.modules: dict[str, Module] = {}
        self._symbols: dict[tuple[str, str], Symbol | None] = {}
        self._sources: dict[tuple[str, str | None], str] = {}
        self.standard: set[str] = set()  # modules of Python that the build uses
        rest = list(roots)
        while rest:
            name = rest.pop()
            if name not in self.modules:
                module = self.modules[name] = self._read(name)
                if not module.handwritten:
                    rest += self._needed(module)

    def _read(self, name: str) -> Module:
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise NotInDialect(f"there is no module {name}")
        path = Path(spec.origin)
        module = Module(name, path, ast.parse(path.read_text(encoding="utf-8")))
        module.handwritten = (RUNTIME / module.file).is_file()
        return module

    def _needed(self, module: Module) -> Iterator[str]:
        """The modules of this package that a module imports and uses outside of annotations."""
        used = module.used
        for name, each in module.imports.items():
            if name in used and each.module.split(".")[0] not in ("typing", "__future__"):
                symbol_module = self.source(each)
                if self.is_left_out(symbol_module):
                    continue
                if symbol_module.partition(".")[0] in self.packages:
                    yield symbol_module
                elif symbol_module not in ONLY_TYPES:
                    if not (RUNTIME / "python" / f"{symbol_module}.js").is_file():
                        known = ", ".join(sorted(file.stem for file in (RUNTIME / "python").glob("*.js")))
                        raise module.refuse(each.node, f"no stand-in for {symbol_module}; there are: {known}")
                    self.standard.add(symbol_module)

    def source(self, each: Import) -> str:
        """The module that an import loads: the one named, or its submodule."""
        key = each.module, each.name
        if key not in self._sources:
            self._sources[key] = self._source(each)
        return self._sources[key]

    def _source(self, each: Import) -> str:
        if (
            each.name is not None
            and each.module.partition(".")[0] in self.packages
            and self._is_submodule(each)
        ):
            return f"{each.module}.{each.name}"
        return each.module

    def _is_submodule(self, each: Import) -> bool:
        if each.name is None or self.is_left_out(each.module):
            return False
        package = find_spec(each.module)
        if package is None or package.submodule_search_locations is None:
            return False
        folders = [Path(folder) / each.name for folder in package.submodule_search_locations]
        return any(folder.with_suffix(".py").is_file() or folder.is_dir() for folder in folders)

    @staticmethod
    @cache
    def is_left_out(name: str) -> bool:
        return any(fnmatch(name, out) or fnmatch(name, f"{out}.*") for out in LEFT_OUT)

    def resolve(self, module: Module, name: str) -> Symbol | None:
        """What a name of a module's top level means."""
        key = module.name, name
        if key not in self._symbols:
            self._symbols[key] = self._resolve(module, name)
        return self._symbols[key]

    def _resolve(self, module: Module, name: str) -> Symbol | None:
        if name in module.imports:
            each = module.imports[name]
            source = self.source(each)
            if self.is_left_out(source):
                return Symbol("missing", None, source if source != each.module else f"{source}.{each.name}")
            if source in self.modules:
                if each.name is None or source != each.module:
                    return Symbol("module", self.modules[source], source)
                return self.resolve(self.modules[source], each.name) or Symbol("python", None, each.name)
            if source.partition(".")[0] in self.packages:  # only for annotations
                return self._outside(source, each.name)
            full = each.module if each.name is None else f"{each.module}.{each.name}"
            return Symbol("python", None, full)
        statement = module.definitions.get(name)
        if statement is None:
            return None
        kinds = {ast.FunctionDef: "function", ast.ClassDef: "class"}
        return Symbol(kinds.get(type(statement), "variable"), module, name, statement)

    def _outside(self, source: str, name: str | None) -> Symbol | None:
        return Symbol("missing", None, f"{source}.{name}")


def is_type_checking(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def used_names(tree: ast.AST) -> set[str]:
    """The names that a module needs when it runs: not those of annotations and decorators."""
    found: set[str] = set()
    rest: list[ast.AST] = [tree]
    while rest:
        node = rest.pop()
        if isinstance(node, ast.FunctionDef):
            if node.name not in LEFT_OUT_METHODS:
                rest += [*node.body, *node.args.defaults, *(each for each in node.args.kw_defaults if each)]
        elif isinstance(node, ast.AnnAssign):
            rest += [node.target, *([node.value] if node.value else [])]
        elif isinstance(node, ast.ClassDef):
            rest += [*node.bases, *node.keywords, *node.body]
        elif (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == "__all__"
        ):
            found |= {str(ast.literal_eval(each)) for each in getattr(node.value, "elts", [])}
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif not (isinstance(node, ast.If) and is_type_checking(node)):
            rest += ast.iter_child_nodes(node)
    return found
