"""What is known of the types of expressions, from annotations: enough to write plain JavaScript where it is
the same, and calls of the runtime elsewhere. What is not known is never wrong, only slower.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import NamedTuple

from ekiben.javascript.program import Module, Program, Symbol


class Type(NamedTuple):
    """A type: a name, what it contains, and whether it may be None."""

    name: str
    args: tuple[Type, ...] = ()
    optional: bool = False
    symbol: Symbol | None = None  # of a class

    def is_a(self, *names: str) -> bool:
        return self.name in names and not self.optional


UNKNOWN = Type("?")
INT, STR, BOOL, FLOAT, NONE = (Type(name) for name in ("int", "str", "bool", "float", "None"))
SMALL = Type("int", (Type("small"),))  # at most 32 bits
WIDE = Type("int", (Type("wide"),))  # may be more than a number of JavaScript holds exactly
PRIMITIVE = ("int", "str", "bool", "None", "primitive")  # truth is the same in JavaScript
CELLS = ("Cells", "Grid", "Cube")
CONTAINERS = {
    "list": "list",
    "tuple": "tuple",
    "dict": "dict",
    "Mapping": "dict",
    "set": "set",
    "Sequence": "iterable",
    "Iterable": "iterable",
    "Iterator": "iterable",
    "type": "type",
    "frozenset": "set",
}
STR_RESULTS = {
    "str": "join lower upper strip rstrip lstrip replace removeprefix removesuffix title format translate",
    "bool": "startswith endswith isprintable isdigit",
    "int": "bit_length bit_count index count",
}
METHOD_TYPES = {method: Type(name) for name, methods in STR_RESULTS.items() for method in methods.split()} | {
    "split": Type("list", (STR,)),
    "splitlines": Type("list", (STR,)),
    "partition": Type("tuple", (STR,) * 3),
}
BUILTIN_TYPES = {
    **dict.fromkeys(("len", "ord"), SMALL),
    "int": INT,
    **dict.fromkeys(("str", "repr", "chr"), STR),
    **dict.fromkeys(("bool", "any", "all", "isinstance", "hasattr"), BOOL),
    "range": Type("iterable", (SMALL,)),
    "float": FLOAT,
}


NOTHING = Type("nothing")  # of a variable, before anything assigned to it was looked at


def is_exact(one: Type, other: Type) -> bool:
    """Whether JavaScript adds two numbers as Python does: it is not exact beyond 2**53."""
    both_ints = one.is_a("int", "bool") and other.is_a("int", "bool")
    small = one.is_a("bool") or other.is_a("bool") or SMALL in (one, other)
    return both_ints and small and WIDE not in (one, other)


def merge(one: Type, other: Type) -> Type:
    """A type of which both are."""
    if one == other or other == NOTHING:
        return one
    if one == NOTHING:
        return other
    if WIDE in (one, other) and one.is_a("int", "bool") and other.is_a("int", "bool"):
        return WIDE
    if one == NONE or other == NONE:
        known = other if one == NONE else one
        return known if known == UNKNOWN else known._replace(optional=True)
    if one._replace(optional=False) == other._replace(optional=False):
        return one._replace(optional=True)
    if one.name == other.name and one.symbol == other.symbol:
        return Type(one.name, (), one.optional or other.optional, one.symbol)
    both = {one.name, other.name}
    if both == {"int", "bool"}:
        return Type("int", (), one.optional or other.optional)
    return Type("primitive") if both <= {*PRIMITIVE} else UNKNOWN


CONSTANT_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
}
BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)


class Types:
    """The types of a program's expressions."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._variables: dict[tuple[str, str], Type] = {}
        self._constants: dict[tuple[str, str], int | None] = {}
        self._bases: dict[tuple[str, str], list[Symbol]] = {}
        self._members: dict[tuple[str, str, str], tuple[Symbol, ast.stmt] | None] = {}

    def annotation(self, module: Module, node: ast.expr | None) -> Type:
        """The type that an annotation names."""
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                return self.annotation(module, ast.parse(node.value, mode="eval").body)
            return NONE if node.value is None else UNKNOWN
        if isinstance(node, ast.BinOp):
            return merge(self.annotation(module, node.left), self.annotation(module, node.right))
        if isinstance(node, ast.Name):
            return self._named(module, node.id)
        if isinstance(node, ast.Subscript):
            return self._subscript(module, node)
        return UNKNOWN

    def _named(self, module: Module, name: str) -> Type:
        symbol = self.program.resolve(module, name)
        if symbol is None or symbol.kind == "python":
            if name in ("int", "str", "bool", "float", "bytes"):
                return Type(name)
            return Type(CONTAINERS[name]) if name in CONTAINERS else UNKNOWN
        if symbol.kind == "class":
            return self.instance(symbol)
        if symbol.kind == "variable" and symbol.module and isinstance(symbol.node, ast.Assign):
            return self.annotation(symbol.module, symbol.node.value)
        return UNKNOWN

    def instance(self, symbol: Symbol) -> Type:
        """The type of the objects of a class."""
        if symbol.module and symbol.module.name == "ekiben.layout" and symbol.name in CELLS:
            return Type(symbol.name)
        return Type("dict") if self.is_typed_dict(symbol) else Type("class", symbol=symbol)

    def _subscript(self, module: Module, node: ast.Subscript) -> Type:
        base = ast.unparse(node.value).rpartition(".")[2]
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if base == "Literal":
            kinds = {type(part.value).__name__ for part in parts if isinstance(part, ast.Constant)}
            return Type(kinds.pop()) if len(kinds) == 1 else STR
        if base in ("Annotated", "NotRequired", "ClassVar"):
            return self.annotation(module, parts[0])
        if base == "tuple" and isinstance(parts[-1], ast.Constant):  # tuple[X, ...]
            return Type("iterable_tuple", (self.annotation(module, parts[0]),))
        if base in CONTAINERS:
            return Type(CONTAINERS[base], tuple(self.annotation(module, part) for part in parts))
        return self.annotation(module, node.value)

    # --- classes ----------------------------------------------------------------------------------------

    def bases(self, symbol: Symbol) -> list[Symbol]:
        """A class and the classes it is made from, as far as they are in the program."""
        assert symbol.module is not None
        key = symbol.module.name, symbol.name
        if key not in self._bases:
            self._bases[key] = self._find_bases(symbol)
        return self._bases[key]

    def _find_bases(self, symbol: Symbol) -> list[Symbol]:
        assert symbol.module is not None
        found, node = [symbol], symbol.node
        assert isinstance(node, ast.ClassDef)
        for base in node.bases:
            name = base.value if isinstance(base, ast.Subscript) else base
            above = self.program.resolve(symbol.module, name.id) if isinstance(name, ast.Name) else None
            if above and above.kind == "class":
                found += self.bases(above)
        return found

    def base_names(self, symbol: Symbol) -> set[str]:
        """The names of all bases."""
        found: set[str] = set()
        for each in self.bases(symbol):
            assert isinstance(each.node, ast.ClassDef)
            for base in each.node.bases:
                found.add(ast.unparse(base.value if isinstance(base, ast.Subscript) else base))
        return found

    def is_typed_dict(self, symbol: Symbol) -> bool:
        return "TypedDict" in self.base_names(symbol)

    def member(self, owner: Type, name: str) -> tuple[Symbol, ast.stmt] | None:
        """The statement in a class that defines a member, with the class."""
        if owner.name != "class" or owner.symbol is None or owner.symbol.module is None:
            return None
        key = owner.symbol.module.name, owner.symbol.name, name
        if key not in self._members:
            self._members[key] = self._find_member(owner.symbol, name)
        return self._members[key]

    def _find_member(self, owner: Symbol, name: str) -> tuple[Symbol, ast.stmt] | None:
        for symbol in self.bases(owner):
            assert isinstance(symbol.node, ast.ClassDef)
            for statement in symbol.node.body:
                if name in defined_names_of(statement):
                    return symbol, statement
        return None

    def member_type(self, owner: Type, name: str) -> Type:
        found = self.member(owner, name)
        if found is None or found[0].module is None:
            return self._assigned_in_init(owner, name)
        symbol, statement = found
        assert symbol.module is not None
        if isinstance(statement, ast.AnnAssign):
            known = self.annotation(symbol.module, statement.annotation)
            return self._field(known, statement.value) if known.name in ("int", *CELLS) else known
        if isinstance(statement, ast.FunctionDef):
            decorators = {ast.unparse(each) for each in statement.decorator_list}
            if decorators & {"property", "cached_property"}:
                return self.annotation(symbol.module, statement.returns)
            return Type("function")
        return UNKNOWN

    def _field(self, found: Type, value: ast.expr | None) -> Type:
        """A field of a record of fixed size: how wide its numbers are."""
        if not isinstance(value, ast.Call):
            return found
        width = WIDE if ast.unparse(value.func) == "i64" else SMALL
        return width if found.name == "int" else found._replace(args=(width,))

    def _assigned_in_init(self, owner: Type, name: str) -> Type:
        """The type of an attribute that `__init__` sets: annotated there, or what it is made by."""
        found = self.member(owner, "__init__")
        if found is None or found[0].module is None:
            return UNKNOWN
        module, node = found[0].module, found[1]
        assert isinstance(node, ast.FunctionDef)
        for statement in node.body:
            if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == f"self.{name}":
                return self.annotation(module, statement.annotation)
            if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == f"self.{name}":
                arguments = {a.arg: self.annotation(module, a.annotation) for a in all_arguments(node.args)}
                arguments["self"] = owner
                return self.of(module, statement.value, arguments)
        return UNKNOWN

    # --- expressions ------------------------------------------------------------------------------------

    def variable(self, symbol: Symbol) -> Type:
        """The type of a variable of a module."""
        assert symbol.module is not None
        key = symbol.module.name, symbol.name
        if key not in self._variables:
            self._variables[key] = UNKNOWN  # while it is sought
            node = symbol.node
            if isinstance(node, ast.AnnAssign):
                self._variables[key] = self.annotation(symbol.module, node.annotation)
            elif isinstance(node, ast.Assign):
                target = node.targets[0]
                if isinstance(target, ast.Name):
                    self._variables[key] = self.of(symbol.module, node.value, {})
                elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    names = [ast.unparse(each) for each in target.elts]
                    value = node.value.elts[names.index(symbol.name)]
                    self._variables[key] = self.of(symbol.module, value, {})
        return self._variables[key]

    def of(self, module: Module, node: ast.expr, local: dict[str, Type]) -> Type:
        """The type of an expression."""
        number = self.constant(module, node, local)
        if number is not None:
            return SMALL if abs(number) < 1 << 31 else WIDE
        match node:
            case ast.Constant():
                return {str: STR, bool: BOOL, float: FLOAT, type(None): NONE}.get(type(node.value), UNKNOWN)
            case ast.JoinedStr():
                return STR
            case ast.Name():
                return self._name(module, node.id, local)
            case ast.Compare():
                return BOOL
            case ast.UnaryOp(op=ast.Not()):
                return BOOL
            case ast.UnaryOp():
                inner = self.of(module, node.operand, local)
                return SMALL if inner.is_a("bool") else inner if inner.is_a("int", "float") else UNKNOWN
            case ast.BinOp(op=ast.BitAnd(), right=ast.Constant(value=int(mask))) if 0 <= mask < 1 << 31:
                return SMALL if self.of(module, node.left, local).is_a("int") else UNKNOWN
            case ast.BinOp():
                left, right = self.of(module, node.left, local), self.of(module, node.right, local)
                return self._operation(node.op, left, right)
            case ast.BoolOp():
                found = [self.of(module, value, local) for value in node.values]
                first = found[0]
                for each in found[1:]:
                    first = merge(first, each)
                # after `or` the last one decides whether it may be None
                return first._replace(optional=found[-1].optional) if isinstance(node.op, ast.Or) else first
            case ast.IfExp():
                return merge(self.of(module, node.body, local), self.of(module, node.orelse, local))
            case ast.Attribute():
                return self._attribute(module, node, local)
            case ast.Subscript():
                return self._item(module, node, local)
            case ast.Call():
                return self._call(module, node, local)
            case ast.List() | ast.ListComp():
                return Type("list")
            case ast.Tuple():
                return Type("tuple", tuple(self.of(module, each, local) for each in node.elts))
            case ast.Dict() | ast.DictComp():
                return Type("dict")
            case ast.Set() | ast.SetComp():
                return Type("set")
        return UNKNOWN

    def constant(self, module: Module, node: ast.expr, local: dict[str, Type]) -> int | None:
        """The value of an int that is known here: a number, the name of one, or a sum or product of such."""
        match node:
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                return value
            case ast.UnaryOp(op=ast.USub()):
                inner = self.constant(module, node.operand, local)
                return None if inner is None else -inner
            case ast.BinOp(op=ast.Add() | ast.Sub() | ast.Mult() | ast.LShift()):
                one = self.constant(module, node.left, local)
                other = None if one is None else self.constant(module, node.right, local)
                if one is None or other is None:
                    return None
                return CONSTANT_OPERATORS[type(node.op)](one, other)
            case ast.Name() | ast.Attribute():
                symbol = self.symbol(module, node, local)
                if symbol and symbol.kind == "variable" and symbol.module:
                    return self._constant_of(symbol)
        return None

    def _constant_of(self, symbol: Symbol) -> int | None:
        assert symbol.module is not None
        key = symbol.module.name, symbol.name
        if key not in self._constants:
            self._constants[key] = None  # while it is sought
            node = symbol.node
            is_plain = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
            if is_plain and symbol.name.isupper():
                self._constants[key] = self.constant(symbol.module, node.value, {})  # type: ignore[union-attr]
        return self._constants[key]

    def _name(self, module: Module, name: str, local: dict[str, Type]) -> Type:
        if name in local:
            return local[name]
        symbol = self.program.resolve(module, name)
        if symbol and symbol.kind == "variable":
            return self.variable(symbol)
        return UNKNOWN

    def _operation(self, op: ast.operator, left: Type, right: Type) -> Type:
        if NOTHING in (left, right):
            return NOTHING
        if left == SMALL and (isinstance(op, ast.RShift) or (isinstance(op, BITWISE) and right == SMALL)):
            return SMALL
        if left.is_a("int", "bool") and right.is_a("int", "bool"):
            return WIDE if isinstance(op, ast.LShift | ast.Mult) or WIDE in (left, right) else INT
        if isinstance(op, ast.Add | ast.Mult) and left.is_a("str", "list"):
            return left
        return UNKNOWN

    def _attribute(self, module: Module, node: ast.Attribute, local: dict[str, Type]) -> Type:
        symbol = self.symbol(module, node.value, local)
        if symbol and symbol.kind == "module" and symbol.module:
            inner = self.program.resolve(symbol.module, node.attr)
            return self.variable(inner) if inner and inner.kind == "variable" else UNKNOWN
        return self.member_type(self.of(module, node.value, local), node.attr)

    def _item(self, module: Module, node: ast.Subscript, local: dict[str, Type]) -> Type:
        base = self.of(module, node.value, local)
        if isinstance(node.slice, ast.Slice):
            return base if base.is_a("str", "list", "iterable_tuple") else UNKNOWN
        if base.name in CELLS:
            return base.args[0] if base.args else INT
        if base.is_a("str"):
            return STR
        if base.is_a("list", "iterable", "iterable_tuple") and base.args:
            return base.args[0]
        if base.is_a("dict") and len(base.args) == 2:
            return base.args[1]
        if base.is_a("tuple") and isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, int):
            return base.args[node.slice.value] if node.slice.value < len(base.args) else UNKNOWN
        return UNKNOWN

    def symbol(self, module: Module, node: ast.expr, local: dict[str, Type]) -> Symbol | None:
        """What a name, or an attribute of a module, means."""
        if isinstance(node, ast.Name) and node.id not in local:
            return self.program.resolve(module, node.id)
        if isinstance(node, ast.Attribute):
            above = self.symbol(module, node.value, local)
            if above and above.kind == "module" and above.module:
                return self.program.resolve(above.module, node.attr)
            if above and above.kind == "python":
                return Symbol("python", None, f"{above.name}.{node.attr}")
        return None

    def _call(self, module: Module, node: ast.Call, local: dict[str, Type]) -> Type:
        symbol = self.symbol(module, node.func, local)
        if symbol is None and isinstance(node.func, ast.Name) and node.func.id not in local:
            name = node.func.id
            if name in ("min", "max", "abs", "sum"):
                found = [self.of(module, each, local) for each in node.args]
                wanted = len(found) > 1 or name == "abs"
                return INT if wanted and all(each.is_a("int", "bool") for each in found) else UNKNOWN
            if name in ("list", "sorted", "tuple", "set", "reversed"):
                inner = (self.element(module, node.args[0], local),) if node.args else ()
                return Type(
                    {"sorted": "list", "reversed": "iterable", "tuple": "iterable_tuple"}.get(name, name),
                    inner,
                )
            return BUILTIN_TYPES.get(name, Type("dict") if name == "dict" else UNKNOWN)
        if symbol and symbol.kind == "class":
            return self.instance(symbol)
        if (
            symbol
            and symbol.kind == "function"
            and symbol.module
            and isinstance(symbol.node, ast.FunctionDef)
        ):
            return self.annotation(symbol.module, symbol.node.returns)
        if symbol and symbol.name == "typing.cast":
            return self.annotation(module, node.args[0])
        if isinstance(node.func, ast.Attribute):
            owner = self.of(module, node.func.value, local)
            found_member = self.member(owner, node.func.attr)
            if found_member and found_member[0].module and isinstance(found_member[1], ast.FunctionDef):
                if found_member[1].returns and ast.unparse(found_member[1].returns) == "Self":
                    return owner
                return self.annotation(found_member[0].module, found_member[1].returns)
            if node.func.attr == "copy":
                return owner
            if owner.is_a("str", "int") or owner.name == "?":
                return METHOD_TYPES.get(node.func.attr, UNKNOWN) if owner.is_a("str", "int") else UNKNOWN
        return UNKNOWN

    def element(self, module: Module, node: ast.expr, local: dict[str, Type]) -> Type:
        """The type of what a loop over an expression gives."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in local:
            inner = [
                self.element(module, each, local) for each in node.args if not isinstance(each, ast.Starred)
            ]
            if node.func.id == "enumerate":
                return Type("tuple", (SMALL, inner[0]))
            if node.func.id == "zip":
                return Type("tuple", tuple(inner))
            if node.func.id in ("sorted", "reversed", "list", "tuple", "set") and inner:
                return inner[0]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "items":
            owner = self.of(module, node.func.value, local)
            return Type("tuple", owner.args if len(owner.args) == 2 else (UNKNOWN, UNKNOWN))
        found = self.of(module, node, local)
        if found.name in CELLS:
            return found.args[0] if found.args else INT
        if found.is_a("str"):
            return STR
        if found.name in ("list", "iterable", "iterable_tuple", "set", "dict") and found.args:
            return found.args[0]
        if found.name == "tuple" and found.args and all(each == found.args[0] for each in found.args):
            return found.args[0]
        return UNKNOWN


def all_arguments(arguments: ast.arguments) -> list[ast.arg]:
    """The parameters in the order in which JavaScript takes them."""
    found = [*arguments.posonlyargs, *arguments.args]
    found += [arguments.vararg] if arguments.vararg else []
    found += arguments.kwonlyargs
    return found + ([arguments.kwarg] if arguments.kwarg else [])


def defined_names_of(statement: ast.stmt) -> list[str]:
    """The names that a statement in a class defines."""
    if isinstance(statement, ast.FunctionDef):
        return [statement.name]
    if isinstance(statement, ast.AnnAssign):
        return [ast.unparse(statement.target)]
    if isinstance(statement, ast.Assign):
        return [ast.unparse(target) for target in statement.targets]
    return []
