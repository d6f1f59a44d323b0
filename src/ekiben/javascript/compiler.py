"""What all parts of the compiler share.

What is the same in Python and JavaScript is written as it is; everything else calls the runtime, `$`.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence

from ekiben.javascript.program import Module, NotInDialect, Program, Symbol
from ekiben.javascript.signatures import Signatures
from ekiben.javascript.types import Type, Types

# Words that JavaScript keeps for itself
RESERVED = set(
    "arguments await case catch const debugger default delete do enum eval export extends function implements"
    " in instanceof interface let new null package private protected public static super switch this throw"
    " typeof var void undefined NaN Infinity Object Symbol Error".split()
)


def js_name(name: str) -> str:
    """A name of Python as one of JavaScript."""
    return f"{name}$" if name in RESERVED else name


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def last_name(node: ast.expr) -> str:
    """The last part of a name with dots; empty for anything else."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


class Compiler:
    """Compiles a module; each kind of node has a method named after it, such as `_boolop`."""

    def __init__(self, program: Program, module: Module, types: Types, signatures: Signatures) -> None:
        self.program = program
        self.module = module
        self.types = types
        self.signatures = signatures
        self.local: dict[str, Type] = {}  # the types of the names of the function at hand
        self.in_loop = 0
        self.class_names: set[str] = set()  # assigned so far in the class at hand

    def refuse(self, node: ast.AST, instead: str) -> NotInDialect:
        return self.module.refuse(node, instead)

    def type_of(self, node: ast.expr) -> Type:
        return self.types.of(self.module, node, self.local)

    def symbol(self, node: ast.expr) -> Symbol | None:
        return self.types.symbol(self.module, node, self.local)

    def expression(self, node: ast.expr) -> str:
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.refuse(node, f"{type(node).__name__} is not in the dialect: write it in plain steps")
        return method(node)  # type: ignore[no-any-return]

    def many(self, nodes: Sequence[ast.expr]) -> str:
        return ", ".join(map(self.expression, nodes))

    def inner(self, node: ast.expr) -> str:
        """An expression as an operand, in brackets where it needs them."""
        text = self.expression(node)
        simple = ast.Name | ast.Attribute | ast.Constant | ast.Call | ast.Subscript | ast.JoinedStr
        return text if isinstance(node, simple) or _is_one_call(text) else f"({text})"


def _is_one_call(text: str) -> bool:
    """Whether a text is a single call of the runtime or a list, so that it needs no brackets."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0 and sign in ")]":
            return text.startswith(("$", "[")) and place == len(text) - 1
    return False
