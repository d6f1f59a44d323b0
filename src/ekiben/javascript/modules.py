"""Modules: imports, classes, and what stands at the top."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from typing import NamedTuple

from ekiben.javascript.compiler import js_name, last_name, quoted
from ekiben.javascript.program import (
    LEFT_OUT_METHODS,
    Import,
    Module,
    Program,
    Symbol,
    defined_names,
    is_type_checking,
)
from ekiben.javascript.signatures import Signatures
from ekiben.javascript.statements import Statements
from ekiben.javascript.types import UNKNOWN, Type, Types

PLAIN_DECORATORS = ("rule", "abstractmethod", "runtime_checkable")
RECORDS = ("NamedTuple", "Struct")
ARRAY_NAMES = ("at", "concat", "entries", "every", "fill", "filter", "find", "forEach", "includes", "indexOf")
TAKEN = (
    *ARRAY_NAMES,
    "join",
    "keys",
    "length",
    "map",
    "pop",
    "push",
    "reverse",
    "shift",
    "slice",
    "some",
    "sort",
)


class Written(NamedTuple):
    """A compiled module: its file, and its lines with the lines of Python they come from (0: none)."""

    module: Module
    lines: list[tuple[str, int]]


class ModuleCompiler(Statements):
    """Compiles a module."""

    def __init__(self, program: Program, module: Module, types: Types, signatures: Signatures) -> None:
        super().__init__(program, module, types, signatures)
        self.lines = []
        self.exported: set[str] = set()
        self.used = module.used
        self.class_symbol: Symbol | None = None

    def compile(self) -> Written:
        body = self.module.tree.body
        self.declare_late(body)
        self.block(body)
        renamed = sorted(name for name in self.exported if js_name(name) != name)
        if renamed:
            self.write(f"export {{ {', '.join(f'{js_name(name)} as {name}' for name in renamed)} }};", None)
        imports = [(line, 0) for line in self.imports()]
        return Written(self.module, imports + self.lines)

    # --- imports ----------------------------------------------------------------------------------------

    def imports(self) -> Iterator[str]:
        here = os.path.dirname(self.module.file)
        yield f'import * as $ from "{self.relative("runtime.js", here)}";'
        if any("$data" in line for line, _ in self.lines):
            yield 'import $data from "./components.toml.js";'
        named: dict[str, list[str]] = {}
        reexported: dict[str, list[str]] = {}
        for name, each in self.module.imports.items():
            found = self.program.resolve(self.module, name)
            if name not in self.used or found is None or found.kind == "missing":
                continue
            if found.kind == "python":
                standard = each.module if each.module in self.program.standard else None
                if standard is None:
                    continue
                path = self.relative(f"python/{standard}.js", here)
                if each.name is None:
                    yield f'import * as {js_name(name)} from "{path}";'
                else:
                    named.setdefault(path, []).append(_renamed(each.name, name))
            elif found.kind == "module":
                assert found.module
                yield f'import * as {js_name(name)} from "{self.relative(found.module.file, here)}";'
            else:
                source, original = self.origin(each)
                path = self.relative(source.file, here)
                named.setdefault(path, []).append(_renamed(original, name))
                if self.module.is_package:
                    reexported.setdefault(path, []).append(
                        original if original == name else f"{original} as {name}"
                    )
        for path, names in named.items():
            yield f'import {{ {", ".join(names)} }} from "{path}";'
        for path, names in reexported.items():
            yield f'export {{ {", ".join(names)} }} from "{path}";'

    def origin(self, each: Import) -> tuple[Module, str]:
        """The module that defines an imported name, and the name there."""
        module, name = self.program.modules[each.module], each.name or ""
        while not module.handwritten and name not in module.definitions and name in module.imports:
            following = module.imports[name]
            module, name = self.program.modules[following.module], following.name or ""
        return module, name

    @staticmethod
    def relative(file: str, here: str) -> str:
        path = os.path.relpath(file, here or ".").replace(os.sep, "/")
        return path if path.startswith(".") else f"./{path}"

    # --- the top ----------------------------------------------------------------------------------------

    def declare_late(self, body: list[ast.stmt]) -> None:
        """Variables that are first assigned inside a branch or loop, or several times."""
        counts: dict[str, int] = {}
        inner: set[str] = set()
        for statement in body:
            if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
                for node in ast.walk(statement):
                    if isinstance(node, ast.stmt):
                        for name in defined_names(node):
                            counts[name] = counts.get(name, 0) + 1
                            if node is not statement or isinstance(node, ast.For):
                                inner.add(name)
        self.top_variables = {name for name, count in counts.items() if count > 1} - inner
        for name in sorted(inner):
            if name in counts:
                self.exported.add(name)
                self.write(f"export let {js_name(name)};", None)

    def declare(self, node: ast.stmt) -> str:
        if self.declarations is not None:
            return super().declare(node)
        if isinstance(node, ast.For):
            return ""
        names = set(defined_names(node))
        if names & self.exported or not isinstance(node, ast.Assign | ast.AnnAssign):
            return ""
        self.exported |= names
        word = "let " if names & self.top_variables else "const "
        return word if any(js_name(name) != name for name in names) else f"export {word}"

    def _functiondef(self, node: ast.FunctionDef) -> None:
        if self.declarations is not None:
            super()._functiondef(node)
            return
        self.exported.add(node.name)
        word = "export " if js_name(node.name) == node.name else ""
        decorators = [
            ast.unparse(each) for each in node.decorator_list if ast.unparse(each) not in PLAIN_DECORATORS
        ]
        if not decorators:
            self.function(node, f"{word}function {js_name(node.name)}")
        elif len(decorators) == 1 and decorators[0].startswith(("cache", "lru_cache(maxsize=")):
            size = decorators[0].partition("=")[2].rstrip(")") or "Infinity"
            opening = f"{word}const {js_name(node.name)} = $.cache(function "
            self.function(node, opening, closing=f"}}, {size});")
        else:
            raise self.refuse(node, f"the decorator {decorators[0]} is not in the dialect")

    def _if(self, node: ast.If) -> None:
        if not is_type_checking(node):
            super()._if(node)

    def _assign(self, node: ast.Assign) -> None:
        names = set(defined_names(node))
        if self.declarations is None and self.class_symbol is None:
            if "__all__" in names or names == {"__version__"}:
                return
            if len(node.targets) > 1:
                self.exported |= names
                self.write(f"export let {', '.join(sorted(map(js_name, names)))};", node)
        super()._assign(node)

    # --- classes ----------------------------------------------------------------------------------------

    def _classdef(self, node: ast.ClassDef) -> None:
        if self.declarations is not None:
            raise self.refuse(node, "a class stands at the top of a module")
        symbol = Symbol("class", self.module, node.name, node)
        self.exported.add(node.name)
        name = js_name(node.name)
        if self.types.is_typed_dict(symbol):
            self.write(f"export const {name} = $.typing;", node)
            return
        base_names = self.types.base_names(symbol)
        if "Protocol" in base_names:
            members = [quoted(each) for statement in node.body for each in _members(statement)]
            self.write(f"export const {name} = $.protocol([{', '.join(members)}]);", node)
            return
        self.class_symbol = symbol
        decorators = {ast.unparse(each).partition("(")[0]: each for each in node.decorator_list}
        unknown = set(decorators) - {"dataclass", "runtime_checkable"}
        if unknown:
            raise self.refuse(node, f"the decorator {sorted(unknown)[0]} is not in the dialect")
        is_record = bool(base_names & {*RECORDS}) or "dataclass" in decorators
        maker = "record" if is_record else "cls"
        opening = f"export const {name} = $.{maker}({quoted(name)}, class extends {self._base(node)} {{"
        rest = self._record_rest(node, symbol, decorators) if is_record else ""
        attributes = self._attributes(node, is_record)
        closing = f"}}, {{{', '.join(attributes)}}}{rest});"
        with self.indented(opening, node, closing):
            for statement in node.body:
                if isinstance(statement, ast.FunctionDef):
                    if statement.name not in LEFT_OUT_METHODS:
                        self._add_method(statement)
                elif not isinstance(statement, ast.Assign | ast.AnnAssign | ast.Pass):
                    if not isinstance(getattr(statement, "value", None), ast.Constant):  # a docstring
                        raise self.refuse(statement, "a class has only methods and constants")
        self.class_symbol = None

    def _base(self, node: ast.ClassDef) -> str:
        known = {"NamedTuple": "$.NamedTuple", "Struct": "$.Struct"}
        bases = []
        for base in node.bases:
            plain = base.value if isinstance(base, ast.Subscript) else base
            name = ast.unparse(plain)
            if name not in ("ABC", "Generic", "Protocol"):
                bases.append(known.get(name) or self.expression(plain))
        if len(bases) > 1:
            raise self.refuse(node, "a class has one base: put the other into a field")
        return bases[0] if bases else "$.Base"

    def _attributes(self, node: ast.ClassDef, is_record: bool) -> list[str]:
        """The constants of a class."""
        found = []
        self.class_names = set()
        for statement in node.body:
            for target, value in _assignments(statement):
                if (is_record and isinstance(statement, ast.AnnAssign)) or target.id in LEFT_OUT_METHODS:
                    continue
                if isinstance(value, ast.Call) and last_name(value.func) == "staticmethod":
                    value = value.args[0]
                found.append(f"{target.id}: {self.expression(value)}")
                self.class_names.add(target.id)
        self.class_names = set()
        return found

    def _record_rest(self, node: ast.ClassDef, symbol: Symbol, decorators: dict[str, ast.expr]) -> str:
        """The fields of a record, with functions for their defaults, and how it behaves."""
        fields = []
        for statement in node.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                name = statement.target.id
                if "NamedTuple" in self.types.base_names(symbol) and name in TAKEN:
                    raise self.refuse(
                        statement, f"arrays of JavaScript have {name} themselves: choose another name"
                    )
                fields.append(f"[{quoted(name)}{self._field_default(statement)}]")
        options = [f"kind: {quoted(next(iter(self.types.base_names(symbol) & {*RECORDS}), 'dataclass'))}"]
        decorator = decorators.get("dataclass")
        keywords = [*node.keywords, *(decorator.keywords if isinstance(decorator, ast.Call) else [])]
        for keyword in keywords:
            if keyword.arg in ("tag", "eq", "rename"):
                options.append(f"{keyword.arg}: {self.expression(keyword.value)}")
            elif keyword.arg not in ("frozen", "forbid_unknown_fields", "order"):
                raise self.refuse(node, f"the option {keyword.arg} of a class is not in the dialect")
        return f", [{', '.join(fields)}], {{ {', '.join(options)} }}"

    def _field_default(self, node: ast.AnnAssign) -> str:
        """The default of a field as a function, and whether `repr` leaves it out."""
        value = node.value
        if value is None:
            return ""
        if isinstance(value, ast.Call) and last_name(value.func) == "field":
            named = {each.arg: each.value for each in value.keywords}
            if "default_factory" in named:
                factory = self.expression(named["default_factory"])
                return f", () => {factory}()"
            default = f"() => {self.expression(named['default'])}" if "default" in named else "undefined"
            return f", {default}, true" if "repr" in named else f", {default}"
        text = self.expression(value)
        return f", () => {text if not isinstance(value, ast.Dict) or text.startswith('$') else f'({text})'}"

    def _add_method(self, node: ast.FunctionDef) -> None:
        decorators = {ast.unparse(each) for each in node.decorator_list} - {"abstractmethod", "rule"}
        if not decorators:
            self.function(node, node.name, method=True)
        elif decorators == {"property"}:
            self.function(node, f"get {node.name}", method=True)
        elif decorators == {"cached_property"}:
            compute = f"return $.cached(this, {quoted(node.name)}, () => {{"
            with self.indented(f"get {node.name}() {{", node), self.indented(compute, node, "});"):
                self.body_of(node, True)
        else:
            raise self.refuse(node, f"the decorator {sorted(decorators)[0]} is not in the dialect")

    def class_type(self) -> Type:
        return Type("class", symbol=self.class_symbol) if self.class_symbol else UNKNOWN


def _assignments(statement: ast.stmt) -> list[tuple[ast.Name, ast.expr]]:
    """The names that a statement in a class assigns, each with its value."""
    target, value = None, getattr(statement, "value", None)
    if isinstance(statement, ast.Assign):
        target = statement.targets[-1]
    elif isinstance(statement, ast.AnnAssign):
        target = statement.target
    if isinstance(target, ast.Name) and value is not None:
        return [(target, value)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return [
            (one, each)
            for one, each in zip(target.elts, value.elts, strict=True)
            if isinstance(one, ast.Name)
        ]
    return []


def _members(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef):
        return [] if statement.name.startswith("__") else [statement.name]
    if isinstance(statement, ast.AnnAssign):
        return [ast.unparse(statement.target)]
    return []


def _renamed(original: str, name: str) -> str:
    return original if original == js_name(name) else f"{original} as {js_name(name)}"


def compile_module(program: Program, module: Module, types: Types, signatures: Signatures) -> Written:
    return ModuleCompiler(program, module, types, signatures).compile()
