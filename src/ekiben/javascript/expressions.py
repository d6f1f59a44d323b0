"""Names, constants, texts, collections and their items."""

from __future__ import annotations

import ast

from ekiben.javascript.calls import BUILTINS, METHODS, Calls
from ekiben.javascript.compiler import js_name, quoted
from ekiben.javascript.types import CELLS, Type

FORMATS = ("", "g", ",", ".1f", ".2f", "02")
# Of these modules little is needed when a program runs
FOR_TYPES = ("typing", "collections.abc", "types", "abc", "os", "pathlib", "ekiben")
KEPT = ("get_args", "Mapping", "Sequence", "Iterable", "Callable")


class Expressions(Calls):
    def _constant(self, node: ast.Constant) -> str:
        value = node.value
        if value is None or isinstance(value, bool):
            return {None: "null", True: "true", False: "false"}[value]
        if isinstance(value, str):
            return quoted(value)
        if isinstance(value, int):
            return str(value) if abs(value) < 1 << 53 else f"{value}n"
        if isinstance(value, float):
            return f"$.float({value!r})"
        raise self.refuse(node, f"{value!r} is not in the dialect: only numbers and texts are constants")

    def _name(self, node: ast.Name) -> str:
        name = node.id
        if name in self.local:
            return js_name(name)
        if name in self.class_names:
            raise self.refuse(node, f"the class has already given {name} another meaning: rename one of them")
        symbol = self.program.resolve(self.module, name)
        if symbol is None:
            if name in BUILTINS:
                return f"$.{name}"
            raise self.refuse(node, f"{name} is not in the dialect, or not defined at the top of the module")
        if symbol.kind == "missing":
            return f"$.missing({quoted(symbol.name)})"
        source, _, last = symbol.name.rpartition(".")
        if symbol.kind == "python" and (source or last) in FOR_TYPES:
            return f"$.{last if last in KEPT else 'typing'}"
        return js_name(name)

    def _attribute(self, node: ast.Attribute) -> str:
        symbol, owner, name = self.symbol(node), node.value, node.attr
        if symbol and symbol.kind == "python":
            above = self.symbol(owner)
            return "$.typing" if above and above.name in ("os", "typing") else f"{self.inner(owner)}.{name}"
        if name.startswith("__"):
            raise self.refuse(node, f"{name} is not in the dialect: name what you need")
        if symbol is None and (name in self.signatures.method_names or name in METHODS):
            member = self.types.member(self.type_of(owner), name)
            if member is None or not _is_property(member[1]):
                return f"$.attribute({self.expression(owner)}, {quoted(name)})"
        return f"{self.inner(owner)}.{name}"

    # --- texts ------------------------------------------------------------------------------------------

    def _joinedstr(self, node: ast.JoinedStr) -> str:
        parts = []
        for value in node.values:
            if isinstance(value, ast.Constant):
                text = str(value.value).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
                parts.append(text.replace("\n", "\\n").replace("\r", "\\r"))
            else:
                assert isinstance(value, ast.FormattedValue)
                parts.append("${" + self._formatted(value) + "}")
        return f"`{''.join(parts)}`"

    def _formatted(self, node: ast.FormattedValue) -> str:
        shown = self.expression(node.value)
        how = ast.unparse(node.format_spec)[2:-1] if node.format_spec else ""
        if how not in FORMATS:
            raise self.refuse(node, f"the format {how!r} is not in the dialect: {', '.join(FORMATS[1:])} are")
        if node.conversion == ord("r"):
            return f"$.repr({shown})"
        if how:
            return f"$.format({shown}, {quoted(how)})"
        return shown if self.type_of(node.value).is_a("str") else f"$.str({shown})"

    # --- collections and their items --------------------------------------------------------------------

    def _tuple(self, node: ast.Tuple) -> str:
        return f"$.tup({self.many(node.elts)})"

    def _list(self, node: ast.List) -> str:
        return f"[{self.many(node.elts)}]"

    def _set(self, node: ast.Set) -> str:
        return f"$.set([{self.many(node.elts)}])"

    def _dict(self, node: ast.Dict) -> str:
        parts = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None:
                self.check_key(key)
            text = self.expression(value)
            parts.append(f"...$.items({text})" if key is None else f"[{self.expression(key)}, {text}]")
        return f"$.dict([{', '.join(parts)}])" if parts else "$.dict()"

    def _subscript(self, node: ast.Subscript) -> str:
        owner, symbol, item = node.value, self.symbol(node.value), node.slice
        if self._is_type(owner):
            if symbol and symbol.name.endswith(".Literal"):
                return f"$.literal({self.indices(item)})"
            return self.expression(owner)
        if isinstance(item, ast.Slice):
            return f"$.slice({self.expression(owner)}, {self.slice_bounds(item)})"
        known = self.type_of(owner)
        if self.is_field(owner, known):
            return f"{self.inner(owner)}.get({self.indices(item)})"
        if isinstance(item, ast.Tuple) and not known.is_a("dict"):
            return f"$.cell({self.expression(owner)}, {self.indices(item)})"
        return f"$.at({self.many([owner, item])})"

    def is_field(self, node: ast.expr, found: Type) -> bool:
        """Whether these are the cells of a record; an argument may as well be a list or a dict."""
        return found.name in CELLS and isinstance(node, ast.Attribute)

    def indices(self, node: ast.expr) -> str:
        return self.many(node.elts if isinstance(node, ast.Tuple) else [node])

    def slice_bounds(self, node: ast.Slice) -> str:
        if node.step is not None:
            raise self.refuse(node, "a slice with a step is not in the dialect: write a loop, or reversed(…)")
        return ", ".join(self.expression(each) if each else "null" for each in (node.lower, node.upper))


def _is_property(node: ast.stmt) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return True
    return any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list)
