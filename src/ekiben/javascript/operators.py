"""Arithmetic, comparisons and conditions."""

from __future__ import annotations

import ast

from ekiben.javascript.compiler import Compiler
from ekiben.javascript.types import PRIMITIVE, SMALL, is_exact

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
SUMS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-"}
BITS: dict[type[ast.operator], str] = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
ORDERS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "lt"),
    ast.LtE: ("<=", "le"),
    ast.Gt: (">", "gt"),
    ast.GtE: (">=", "ge"),
}
TYPES = ("int", "str", "bool", "float", "list", "dict", "tuple", "type", "set")
REPEATABLE = ("len", "set", "int", "str", "type")  # calls that do no harm when made twice


class Operators(Compiler):
    # --- conditions -------------------------------------------------------------------------------------

    def truth(self, node: ast.expr) -> str:
        """An expression as a condition."""
        if isinstance(node, ast.BoolOp):
            return _sign(node).join(map(self.condition, node.values))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            if self._is_plain_truth(node.operand):
                return f"!{self.inner(node.operand)}"
            text = self.truth(node.operand)
            return f"!({text})" if isinstance(node.operand, ast.BoolOp) else f"!{text}"
        text = self.expression(node)
        return text if self._is_plain_truth(node) else f"$.truth({text})"

    def condition(self, node: ast.expr) -> str:
        """A condition as a part of a larger one."""
        text = self.truth(node)
        return f"({text})" if isinstance(node, ast.BoolOp | ast.IfExp | ast.Lambda) else text

    def _is_plain_truth(self, node: ast.expr) -> bool:
        """Whether JavaScript takes the same values for true: of lists and dicts it takes all."""
        found = self.type_of(node)
        if found.name != "class" or found.symbol is None:
            return found.name in PRIMITIVE
        own = any(self.types.member(found, name) for name in ("__len__", "__bool__"))
        return not own and "NamedTuple" not in self.types.base_names(found.symbol)

    def _boolop(self, node: ast.BoolOp) -> str:
        *firsts, last = node.values
        if all(map(self._is_plain_truth, firsts)):
            return _sign(node).join(map(self._bool_part, node.values))
        name = "both" if isinstance(node.op, ast.And) else "either"
        text = self.inner(last) if isinstance(last, ast.Dict) else self.expression(last)
        for value in reversed(firsts):
            text = f"$.{name}({self.expression(value)}, () => {text})"
        return text

    def _bool_part(self, node: ast.expr) -> str:
        text = self.expression(node)
        return f"({text})" if isinstance(node, ast.BoolOp | ast.IfExp | ast.Lambda) else text

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"{self.condition(node.test)} ? {self.inner(node.body)} : {self.inner(node.orelse)}"

    # --- arithmetic -------------------------------------------------------------------------------------

    def _unaryop(self, node: ast.UnaryOp) -> str:
        operand, known = node.operand, self.type_of(node.operand)
        if isinstance(node.op, ast.Not):
            return self.truth(node)
        if isinstance(node.op, ast.Invert):
            return f"~{self.inner(operand)}" if known == SMALL else f"$.invert({self.expression(operand)})"
        if isinstance(node.op, ast.USub):
            if known.is_a("int", "bool"):
                return f"-{self.inner(operand)}"
            return f"$.negative({self.expression(operand)})"
        raise self.refuse(node, "a sign + is not in the dialect: leave it out")

    def _binop(self, node: ast.BinOp) -> str:
        number = self.types.constant(self.module, node, self.local)
        if number is not None:
            return self.expression(ast.copy_location(ast.Constant(number), node))
        return self.operation(node, node.op, node.left, node.right)

    def operation(self, node: ast.AST, op: ast.operator, left: ast.expr, right: ast.expr) -> str:
        if type(op) not in OPERATORS:
            raise self.refuse(node, f"the operator {type(op).__name__} is not in the dialect")
        one, other = self.type_of(left), self.type_of(right)
        if isinstance(op, ast.BitOr) and self._is_type(left):
            return "$.typing"
        if isinstance(op, ast.Mod) and one.is_a("str"):
            raise self.refuse(node, "formatting with % is not in the dialect: write an f-string")
        if type(op) in SUMS and is_exact(one, other):
            return f"{self._term(left)} {SUMS[type(op)]} {self.inner(right)}"
        if isinstance(op, ast.Add) and one.is_a("str") and other.is_a("str"):
            return f"{self._term(left)} + {self.inner(right)}"
        if type(op) in BITS and one == other == SMALL:
            return f"{self.inner(left)} {BITS[type(op)]} {self.inner(right)}"
        return f"$.{OPERATORS[type(op)]}({self.expression(left)}, {self.expression(right)})"

    def _term(self, node: ast.expr) -> str:
        """The left side of a sum, which needs no brackets if it is one, too."""
        is_sum = isinstance(node, ast.BinOp) and type(node.op) in SUMS
        return self.expression(node) if is_sum else self.inner(node)

    def _is_type(self, node: ast.expr) -> bool:
        """Whether this is a type: `int | None`."""
        if isinstance(node, ast.BinOp | ast.Subscript):
            return self._is_type(node.left if isinstance(node, ast.BinOp) else node.value)
        symbol = self.symbol(node)
        if symbol is not None:
            return symbol.kind == "class" or symbol.name.startswith(("typing.", "collections.", "os."))
        return isinstance(node, ast.Name) and node.id not in self.local and node.id in TYPES

    # --- comparisons ------------------------------------------------------------------------------------

    def _compare(self, node: ast.Compare) -> str:
        operands = [node.left, *node.comparators]
        if not all(map(self.is_pure, operands[1:-1])):
            raise self.refuse(node, "give the middle of this comparison a name first")
        return " && ".join(map(self._comparison, operands, node.ops, operands[1:]))

    def _comparison(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        one, other = self.type_of(left), self.type_of(right)
        ints = one.is_a("int", "bool") and other.is_a("int", "bool")
        positive = isinstance(op, ast.Eq | ast.Is | ast.In)
        if isinstance(op, ast.In | ast.NotIn):
            is_display = isinstance(right, ast.Tuple | ast.List | ast.Set)
            members = f"[{self.many(right.elts)}]" if is_display else self.expression(right)  # type: ignore[attr-defined]
            return f"{'' if positive else '!'}$.has({members}, {self.expression(left)})"
        sides = self.inner(left), self.inner(right)
        if isinstance(op, ast.Is | ast.IsNot):
            return (" === " if positive else " !== ").join(sides)
        if isinstance(op, ast.Eq | ast.NotEq):
            if ints:  # not ===, because True equals 1
                return (" == " if positive else " != ").join(sides)
            if any(each.is_a("str", "None") for each in (one, other)):
                return (" === " if positive else " !== ").join(sides)
            return f"{'' if positive else '!'}$.eq({self.expression(left)}, {self.expression(right)})"
        sign, name = ORDERS[type(op)]
        return f" {sign} ".join(sides) if ints else f"$.{name}({self.many([left, right])})"

    def is_pure(self, node: ast.expr) -> bool:
        """Whether it does no harm to compute an expression twice."""
        for each in ast.walk(node):
            if isinstance(each, ast.Lambda | ast.ListComp | ast.GeneratorExp | ast.DictComp | ast.SetComp):
                return False
            if isinstance(each, ast.Call):
                if not (isinstance(each.func, ast.Name) and each.func.id in REPEATABLE):
                    return False
        return True


def _sign(node: ast.BoolOp) -> str:
    return " && " if isinstance(node.op, ast.And) else " || "
