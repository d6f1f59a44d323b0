"""Expressions of Python as expressions of JavaScript.

What is the same in both languages is written as it is; everything else calls the runtime, `$`.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Sequence

from ekiben.javascript.program import AnyFunction, Module, NotInDialect, Program, Symbol
from ekiben.javascript.signatures import Signatures
from ekiben.javascript.types import CELLS, PRIMITIVE, SMALL, UNKNOWN, WIDE, Type, Types, all_arguments

# Words that JavaScript keeps for itself
RESERVED = set(
    "arguments await case catch const debugger default delete do enum eval export extends function implements"
    " in instanceof interface let new null package private protected public static super switch this throw"
    " typeof var void undefined NaN Infinity Object Symbol Error".split()
)
BUILTINS = set(
    "abs all any bool bytes chr dict divmod enumerate filter float getattr hasattr int isinstance iter len"
    " list map max min next object ord range repr reversed set setattr sorted str sum super tuple type"
    " vars zip ArithmeticError AssertionError AttributeError Exception IndexError KeyError LookupError"
    " NotImplementedError OSError OverflowError RecursionError RuntimeError StopIteration TypeError"
    " UnicodeDecodeError ValueError ZeroDivisionError".split()
)
ANY_ORDER = ("sorted", "sum", "any", "all", "len", "min", "max", "set", "mask")  # use sets in any order
AT_ONCE = (*ANY_ORDER, "map", "filter", "next", "list", "tuple", "dict", "join", "Counter", "partition")
# Methods of str, list and int, which JavaScript's own lack
METHODS = set(
    "append bit_count bit_length capitalize casefold copy count encode endswith extend find index insert"
    " isdigit isprintable join lower lstrip partition pop remove removeprefix removesuffix replace reverse"
    " rpartition rstrip sort split splitlines startswith strip title translate upper".split()
)
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
ORDERS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
ORDER_CALLS: dict[type[ast.cmpop], str] = {ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}
FORMATS = ("", "g", ",", ".1f", ".2f", "02")


def js_name(name: str) -> str:
    """A name of Python as one of JavaScript."""
    return f"{name}$" if name in RESERVED else name


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


class Expressions:
    """Compiles the expressions of a module; `local` has the types of the names of the function at hand."""

    def __init__(self, program: Program, module: Module, types: Types, signatures: Signatures) -> None:
        self.program = program
        self.module = module
        self.types = types
        self.signatures = signatures
        self.local: dict[str, Type] = {}
        self.in_loop = 0
        self.class_names: set[str] = set()  # assigned so far in the class at hand

    def refuse(self, node: ast.AST, instead: str) -> NotInDialect:
        return self.module.refuse(node, instead)

    def type_of(self, node: ast.expr) -> Type:
        return self.types.of(self.module, node, self.local)

    def symbol(self, node: ast.expr) -> Symbol | None:
        return self.types.symbol(self.module, node, self.local)

    # --- the parts --------------------------------------------------------------------------------------

    def expression(self, node: ast.expr) -> str:
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.refuse(node, f"{type(node).__name__} is not in the dialect: write it in plain steps")
        return method(node)  # type: ignore[no-any-return]

    def many(self, nodes: Sequence[ast.expr]) -> str:
        return ", ".join(map(self.expression, nodes))

    def inner(self, node: ast.expr) -> str:
        """An expression as an operand, in brackets where it needs them."""
        simple = (
            ast.Name | ast.Attribute | ast.Constant | ast.Call | ast.Subscript | ast.JoinedStr | ast.Compare
        )
        text = self.expression(node)
        if isinstance(node, simple) and not (isinstance(node, ast.Compare) and not text.startswith("$")):
            return text
        return text if text.startswith(("$", "[")) and _is_one_call(text) else f"({text})"

    def _constant(self, node: ast.Constant) -> str:
        value = node.value
        if value is None:
            return "null"
        if isinstance(value, bool):
            return "true" if value else "false"
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
        if name == "__name__":
            return quoted(self.module.name)
        symbol = self.program.resolve(self.module, name)
        if symbol is None:
            if name in BUILTINS:
                return f"$.{name}"
            raise self.refuse(node, f"{name} is not in the dialect, or not defined at the top of the module")
        if symbol.kind == "missing":
            return f"$.missing({quoted(symbol.name)})"
        if symbol.kind == "python":
            return self._python(node, symbol.name, name)
        return js_name(name)

    def _python(self, node: ast.AST, full: str, name: str) -> str:
        """A name from Python's own modules."""
        source = full.rpartition(".")[0] or full
        if source in ("typing", "collections.abc", "types", "abc", "os", "pathlib", "ekiben"):
            last = full.rpartition(".")[2]
            if last in ("get_args", "cast"):
                return f"$.{last}"
            if last in ("Mapping", "Sequence", "Iterable", "Callable"):
                return f"$.{last}"
            return "$.typing"
        return js_name(name)

    def _attribute(self, node: ast.Attribute) -> str:
        symbol = self.symbol(node)
        if symbol and symbol.kind == "python":
            above = self.symbol(node.value)
            if above and above.kind == "python" and "." not in above.name:
                if above.name in ("os", "typing"):
                    return "$.typing"
                return f"{self.expression(node.value)}.{node.attr}"
        if (
            symbol is None
            and node.attr in {*self.signatures.method_names, *METHODS}
            and not node.attr.startswith("__")
        ):
            member = self.types.member(self.type_of(node.value), node.attr)
            if member is None or not _is_property(member[1]):
                return f"$.attribute({self.expression(node.value)}, {quoted(node.attr)})"
        if node.attr in ("__dict__", "__class__", "__name__"):
            if node.attr == "__name__":
                return f"$.class_name({self.expression(node.value)})"
            raise self.refuse(node, f"{node.attr} is not in the dialect: name what you need")
        return f"{self.inner(node.value)}.{node.attr}"

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

    def _tuple(self, node: ast.Tuple) -> str:
        return f"$.tup({self.many(node.elts)})"

    def _list(self, node: ast.List) -> str:
        return f"[{self.many(node.elts)}]"

    def _set(self, node: ast.Set) -> str:
        return f"$.set([{self.many(node.elts)}])"

    def _dict(self, node: ast.Dict) -> str:
        parts = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                parts.append(f"...$.items({self.expression(value)})")
            else:
                self.check_key(key)
                parts.append(f"[{self.expression(key)}, {self.expression(value)}]")
        return f"$.dict([{', '.join(parts)}])" if parts else "$.dict()"

    def check_key(self, node: ast.expr) -> None:
        if self.type_of(node).is_a("bool", "float"):
            raise self.refuse(
                node, "a bool or a float is no key here: True and 1 would be the same; use an int"
            )

    def _starred(self, node: ast.Starred) -> str:
        return f"...{self.ordered(node.value)}"

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"{self.truth(node.test)} ? {self.inner(node.body)} : {self.inner(node.orelse)}"

    def _lambda(self, node: ast.Lambda) -> str:
        if self.in_loop:
            raise self.refuse(node, "a lambda in a loop sees later values of its variables: write a function")
        return self.arrow(node)

    def arrow(self, node: ast.Lambda) -> str:
        parameters = self.parameters(node)
        with_arguments = {each.arg: UNKNOWN for each in all_arguments(node.args)}
        before, self.local = self.local, {**self.local, **with_arguments}
        body = self.inner(node.body) if isinstance(node.body, ast.Dict) else self.expression(node.body)
        self.local = before
        return f"({parameters}) => {body}"

    def parameters(self, node: AnyFunction, skip: int = 0) -> str:
        """The parameters of a function, with their defaults."""
        arguments = node.args
        positional = [*arguments.posonlyargs, *arguments.args]
        defaults: dict[str, ast.expr | None] = dict(
            zip([each.arg for each in positional[::-1]], arguments.defaults[::-1], strict=False)
        )
        defaults |= {
            each.arg: value for each, value in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        }
        texts = []
        for each in all_arguments(arguments)[skip:]:
            default = defaults.get(each.arg)
            if each is arguments.vararg:
                texts.append(f"{js_name(each.arg)} = $.tup()")
            elif each is arguments.kwarg:
                texts.append(f"{js_name(each.arg)} = $.dict()")
            elif default is None:
                texts.append(js_name(each.arg))
            else:
                texts.append(f"{js_name(each.arg)} = {self.default(default)}")
        return ", ".join(texts)

    def default(self, node: ast.expr) -> str:
        """A default of a parameter: JavaScript makes one for each call, so it must be constant."""
        fixed = ast.Constant | ast.Name | ast.Attribute | ast.UnaryOp
        if isinstance(node, fixed) or (
            isinstance(node, ast.Tuple) and all(isinstance(e, fixed) for e in node.elts)
        ):
            return self.expression(node)
        if isinstance(node, ast.Lambda):
            return self.expression(node)
        raise self.refuse(node, "a default is a constant: use None, and make the value in the function")

    # --- operators --------------------------------------------------------------------------------------

    def truth(self, node: ast.expr) -> str:
        """An expression as a condition."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return sign.join(self._condition_part(value) for value in node.values)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self._negated(node.operand)}"
        return self.expression(node) if self._is_plain_truth(node) else f"$.truth({self.expression(node)})"

    def _condition_part(self, node: ast.expr) -> str:
        text = self.truth(node)
        return f"({text})" if isinstance(node, ast.BoolOp | ast.IfExp | ast.Lambda) else text

    def _negated(self, node: ast.expr) -> str:
        if self._is_plain_truth(node):
            return self.inner(node)
        text = self.truth(node)
        return f"({text})" if isinstance(node, ast.BoolOp) else text

    def _is_plain_truth(self, node: ast.expr) -> bool:
        found = self.type_of(node)
        return found.name in PRIMITIVE or self._is_always_true(found)

    def _is_always_true(self, found: Type) -> bool:
        if found.name != "class" or found.symbol is None:
            return False
        own = {"__len__", "__bool__"}
        plain = not any(self.types.member(found, name) for name in own)
        return plain and "NamedTuple" not in self.types.base_names(found.symbol)

    def _boolop(self, node: ast.BoolOp) -> str:
        *firsts, last = node.values
        if all(self._is_plain_truth(value) for value in firsts):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return sign.join(
                f"({self.expression(value)})"
                if isinstance(value, ast.BoolOp | ast.IfExp | ast.Lambda)
                else self.inner(value)
                if isinstance(value, ast.BinOp)
                else self.expression(value)
                for value in node.values
            )
        name = "both" if isinstance(node.op, ast.And) else "either"
        text = self.inner(last) if isinstance(last, ast.Dict) else self.expression(last)
        for value in reversed(firsts):
            text = f"$.{name}({self.expression(value)}, () => {text})"
        return text

    def _unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return self.truth(node)
        if isinstance(node.op, ast.Invert):
            return f"$.invert({self.expression(node.operand)})"
        if isinstance(node.op, ast.USub):
            if isinstance(node.operand, ast.Constant) and isinstance(node.operand.value, int):
                return f"-{self.expression(node.operand)}"
            if self.type_of(node.operand).is_a("int", "bool"):
                return f"-{self.inner(node.operand)}"
            return f"$.negative({self.expression(node.operand)})"
        raise self.refuse(node, "a sign + is not in the dialect: leave it out")

    def _binop(self, node: ast.BinOp) -> str:
        return self.operation(node, node.op, node.left, node.right)

    def operation(self, node: ast.AST, op: ast.operator, left: ast.expr, right: ast.expr) -> str:
        if type(op) not in OPERATORS:
            raise self.refuse(node, f"the operator {type(op).__name__} is not in the dialect")
        one, other = self.type_of(left), self.type_of(right)
        if isinstance(op, ast.BitOr) and self._is_type(left):
            return "$.typing"
        if isinstance(op, ast.Mod) and one.is_a("str"):
            raise self.refuse(node, "formatting with % is not in the dialect: write an f-string")
        if isinstance(op, ast.Add | ast.Sub) and is_exact(one, other):
            sign = "+" if isinstance(op, ast.Add) else "-"
            return f"{self._term(left)} {sign} {self.inner(right)}"
        if isinstance(op, ast.Add) and one.is_a("str") and other.is_a("str"):
            return f"{self._term(left)} + {self.inner(right)}"
        return f"$.{OPERATORS[type(op)]}({self.expression(left)}, {self.expression(right)})"

    def _term(self, node: ast.expr) -> str:
        """The left side of a sum, which needs no brackets if it is one, too."""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            text = self.expression(node)
            return text
        return self.inner(node)

    def _is_type(self, node: ast.expr) -> bool:
        if isinstance(node, ast.BinOp | ast.Subscript):
            return self._is_type(node.left if isinstance(node, ast.BinOp) else node.value)
        symbol = self.symbol(node)
        if symbol is None:
            return (
                isinstance(node, ast.Name)
                and node.id not in self.local
                and node.id in ("int", "str", "bool", "float", "list", "dict")
            )
        return symbol.kind == "class" or symbol.name.startswith(("typing.", "collections.abc.", "os."))

    def _compare(self, node: ast.Compare) -> str:
        left, texts = node.left, []
        for place, (op, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if place and not self.is_pure(left):
                raise self.refuse(node, "give the middle of this comparison a name first")
            texts.append(self._comparison(left, op, right))
            left = right
        return texts[0] if len(texts) == 1 else " && ".join(texts)

    def _comparison(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        one, other = self.type_of(left), self.type_of(right)
        ints = one.is_a("int", "bool") and other.is_a("int", "bool")
        if isinstance(op, ast.In | ast.NotIn):
            sign = "!" if isinstance(op, ast.NotIn) else ""
            if isinstance(right, ast.Tuple | ast.List | ast.Set):
                return f"{sign}$.has([{self.many(right.elts)}], {self.expression(left)})"
            return f"{sign}$.has({self.expression(right)}, {self.expression(left)})"
        if isinstance(op, ast.Is | ast.IsNot):
            sign = "===" if isinstance(op, ast.Is) else "!=="
            return f"{self.inner(left)} {sign} {self.inner(right)}"
        if isinstance(op, ast.Eq | ast.NotEq):
            sign = "" if isinstance(op, ast.Eq) else "!"
            if ints:  # not ===, because True equals 1
                return f"{self.inner(left)} {sign or '='}= {self.inner(right)}"
            if any(each.is_a("str", "None") for each in (one, other)):
                return f"{self.inner(left)} {sign or '='}== {self.inner(right)}"
            return f"{sign}$.eq({self.expression(left)}, {self.expression(right)})"
        if ints:
            return f"{self.inner(left)} {ORDERS[type(op)]} {self.inner(right)}"
        return f"$.{ORDER_CALLS[type(op)]}({self.expression(left)}, {self.expression(right)})"

    def is_pure(self, node: ast.expr) -> bool:
        """Whether it does no harm to compute an expression twice."""
        for each in ast.walk(node):
            if isinstance(each, ast.Call):
                if not (
                    isinstance(each.func, ast.Name) and each.func.id in ("len", "set", "int", "str", "type")
                ):
                    return False
            elif isinstance(each, ast.Lambda | ast.ListComp | ast.GeneratorExp | ast.DictComp | ast.SetComp):
                return False
        return True

    # --- items ------------------------------------------------------------------------------------------

    def _subscript(self, node: ast.Subscript) -> str:
        symbol = self.symbol(node.value)
        if symbol and (symbol.kind == "class" or symbol.name.startswith(("typing.", "collections"))):
            return self._generic(node, symbol)
        if (
            isinstance(node.value, ast.Name)
            and symbol is None
            and node.value.id in ("list", "dict", "tuple", "type", "set")
        ):
            if node.value.id not in self.local:
                return f"$.{node.value.id}"
        if isinstance(node.slice, ast.Slice):
            return f"$.slice({self.expression(node.value)}, {self.slice_bounds(node.slice)})"
        owner = self.type_of(node.value)
        if self.is_field(node.value, owner):
            return f"{self.inner(node.value)}.get({self.indices(node.slice)})"
        if isinstance(node.slice, ast.Tuple) and not owner.is_a("dict"):
            return f"$.cell({self.expression(node.value)}, {self.indices(node.slice)})"
        return f"$.at({self.expression(node.value)}, {self.expression(node.slice)})"

    def is_field(self, node: ast.expr, found: Type) -> bool:
        """Whether these are the cells of a record; an argument may as well be a list or a dict."""
        return found.name in CELLS and isinstance(node, ast.Attribute)

    def indices(self, node: ast.expr) -> str:
        return self.many(node.elts) if isinstance(node, ast.Tuple) else self.expression(node)

    def slice_bounds(self, node: ast.Slice) -> str:
        if node.step is not None and not (isinstance(node.step, ast.UnaryOp) and ast.unparse(node) == "::-1"):
            raise self.refuse(node, "a slice with a step is not in the dialect: only [::-1] is")
        if node.step is not None:
            return "null, null, -1"
        bounds = [node.lower, node.upper]
        return ", ".join("null" if each is None else self.expression(each) for each in bounds)

    def _generic(self, node: ast.Subscript, symbol: Symbol) -> str:
        """A type with its arguments: what it is when the program runs."""
        if symbol.name.endswith(".Literal"):
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return f"$.literal({self.many(parts)})"
        return self.expression(node.value)

    # --- comprehensions ---------------------------------------------------------------------------------

    def _listcomp(self, node: ast.ListComp) -> str:
        return self.collected(node.generators, node.elt)

    def collected(
        self, generators: list[ast.comprehension], element: ast.expr, any_order: bool = False
    ) -> str:
        """A list of what a comprehension gives."""
        if len(generators) == 1:
            each = generators[0]
            source = self.iterated(each.iter, any_order)
            with self.comprehension(generators):
                target = self.target(each.target)
                pattern = target if isinstance(each.target, ast.Name) else f"({target})"
                pattern = f"({target})"
                body = self.inner(element) if isinstance(element, ast.Dict) else self.expression(element)
                tests = " && ".join(self._condition_part(test) for test in each.ifs)
            test = f", ({target}) => {tests}" if tests else ""
            return f"$.collect({source}, {pattern} => {body}{test})"
        with self.comprehension(generators):
            loops = self.loops(generators, any_order)
            return (
                f"(() => {{ const $out = []; {loops}$out.push({self.expression(element)}); return $out; }})()"
            )

    def loops(self, generators: list[ast.comprehension], any_order: bool = False) -> str:
        texts = []
        for each in generators:
            texts.append(f"for (const {self.target(each.target)} of {self.iterated(each.iter, any_order)}) ")
            texts += [f"if ({self.truth(test)}) " for test in each.ifs]
        return "".join(texts)

    def comprehension(self, generators: list[ast.comprehension]) -> ComprehensionScope:
        return ComprehensionScope(self, generators)

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"$.set({self.collected(node.generators, node.elt, True)})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        pair = ast.copy_location(ast.List([node.key, node.value], ast.Load()), node)
        with self.comprehension(node.generators):
            self.check_key(node.key)
        return f"$.dict({self.collected(node.generators, pair)})"

    def _generatorexp(self, node: ast.GeneratorExp) -> str:
        raise self.refuse(node, "a generator that is not used up right here: write a list")

    def generator(self, node: ast.GeneratorExp, any_order: bool) -> str:
        with self.comprehension(node.generators):
            loops = self.loops(node.generators, any_order)
            return f"(function* () {{ {loops}yield {self.expression(node.elt)}; }})()"

    def target(self, node: ast.expr) -> str:
        """What a loop or an assignment fills in: a name or several."""
        if isinstance(node, ast.Name):
            return js_name(node.id)
        if isinstance(node, ast.Tuple | ast.List):
            parts = []
            for each in node.elts:
                name = self.target(each.value if isinstance(each, ast.Starred) else each)
                parts.append(f"...{name}" if isinstance(each, ast.Starred) else name)
            return f"[{', '.join(parts)}]"
        raise self.refuse(node, "here only names can be assigned to")

    def iterated(self, node: ast.expr, any_order: bool = False) -> str:
        return (
            f"$.unordered({self.expression(node)})"
            if any_order and not self._has_order(node)
            else self.ordered(node)
        )

    def _has_order(self, node: ast.expr) -> bool:
        return self.type_of(node).name not in ("?", "set", "iterable")

    def ordered(self, node: ast.expr) -> str:
        """What a loop goes through; a set has no order."""
        if isinstance(node, ast.GeneratorExp):
            return self.collected(node.generators, node.elt)
        if self.type_of(node).name == "set":
            raise self.refuse(node, "a set has no order: write sorted(…)")
        return self.expression(node)

    # --- calls ------------------------------------------------------------------------------------------

    def _call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Attribute) and _is_super(node.func.value):
            return f"super.{node.func.attr}({self.arguments(node)})"
        symbol = self.symbol(node.func)
        if isinstance(node.func, ast.Name) and symbol is None and node.func.id not in self.local:
            return self._builtin(node, node.func.id)
        if symbol and symbol.kind == "python":
            return self._python_call(node, symbol.name)
        if symbol and symbol.kind == "class" and self.types.is_typed_dict(symbol):
            return f"$.dict([{', '.join(self._keyword_items(node.keywords))}])"
        if isinstance(node.func, ast.Attribute) and symbol is None:
            return self._method(node, node.func)
        return f"{self.inner(node.func)}({self.arguments(node)})"

    def _keyword_items(self, keywords: Sequence[ast.keyword]) -> Iterator[str]:
        for each in keywords:
            if each.arg is None:
                yield f"...$.items({self.expression(each.value)})"
            else:
                yield f"[{quoted(each.arg)}, {self.expression(each.value)}]"

    def _python_call(self, node: ast.Call, full: str) -> str:
        if full == "typing.cast":
            return self.expression(node.args[1])
        if full == "typing.TypeVar":
            return "$.typing"
        if full == "pathlib.Path":
            raise self.refuse(
                node, "files are not there: only Path(__file__).with_name(…) of a components file is"
            )
        return f"{self.inner(node.func)}({self._plain_arguments(node)})"

    def _plain_arguments(self, node: ast.Call) -> str:
        """Arguments for a function of the runtime: keywords are an object at the end."""
        last = full_name(node.func)
        parts = [self.argument(each, last) for each in node.args]
        if node.keywords:
            named = []
            for each in node.keywords:
                if each.arg is None:
                    raise self.refuse(node, "** is not in the dialect here: name the arguments")
                named.append(f"{each.arg}: {self.argument(each.value, last)}")
            parts.append(f"{{{', '.join(named)}}}")
        return ", ".join(parts)

    def argument(self, node: ast.expr, function: str) -> str:
        """An argument; a lambda or generator is fine where the function uses it up before it returns."""
        if isinstance(node, ast.GeneratorExp):
            if function in ("any", "all", "next"):
                return self.generator(node, function != "next")
            return self.collected(node.generators, node.elt, function in ANY_ORDER)
        if isinstance(node, ast.Lambda) and function in AT_ONCE:
            return self.arrow(node)
        if isinstance(node, ast.Starred):
            return self._starred(node)
        if function in (
            "list",
            "tuple",
            "dict",
            "join",
            "map",
            "filter",
            "enumerate",
            "zip",
            "next",
            "Counter",
        ):
            return self.ordered(node)
        return self.expression(node)

    def _builtin(self, node: ast.Call, name: str) -> str:
        if name not in BUILTINS:
            raise self.refuse(node, f"{name}() is not in the dialect")
        if name == "isinstance":
            return f"$.isinstance({self.expression(node.args[0])}, {self._classes(node.args[1])})"
        if name == "len" and self.type_of(node.args[0]).is_a("list", "tuple", "iterable_tuple"):
            return f"{self.inner(node.args[0])}.length"
        if name == "list" and not node.args:
            return "[]"
        if name == "object":
            raise self.refuse(node, "object() is not in the dialect")
        if name == "dict" and node.keywords:
            items = [
                *(f"...$.items({self.expression(each)})" for each in node.args),
                *self._keyword_items(node.keywords),
            ]
            return f"$.dict([{', '.join(items)}])"
        return f"$.{name}({self._plain_arguments(node)})"

    def _classes(self, node: ast.expr) -> str:
        """The second argument of `isinstance`, as one class or a list of them."""
        if isinstance(node, ast.Tuple):
            return f"[{', '.join(map(self._classes, node.elts))}]"
        if isinstance(node, ast.BinOp):
            return f"[{self._classes(node.left)}, {self._classes(node.right)}]"
        return self.expression(node)

    def _method(self, node: ast.Call, function: ast.Attribute) -> str:
        name, owner = function.attr, self.type_of(function.value)
        if isinstance(function.value, ast.Call) and ast.unparse(function) == "Path(__file__).with_name":
            return f"$.prepared({ast.unparse(node.args[0])}, $data)"
        if ast.unparse(function) == "object.__new__":
            return f"$.new_object({self.many(node.args)})"
        if ast.unparse(function) == "dict.fromkeys":
            return f"$.fromkeys({self._plain_arguments(node)})"
        if ast.unparse(function) == "str.maketrans":
            return f"$.maketrans({self.many(node.args)})"
        value = self.expression(function.value)
        if name in METHODS and (owner.name != "class" or not self.types.member(owner, name)):
            rest = self._plain_arguments(node)
            if owner.is_a("list") and name == "append":
                return f"{self.inner(function.value)}.push({rest})"
            return f"$.call({value}, {quoted(name)}{', ' if rest else ''}{rest})"
        if (
            name in ("get", "items", "values", "keys", "setdefault", "update")
            and owner.name != "class"
            and node.keywords
        ):
            raise self.refuse(node, f"{name}() takes no keywords here")
        return f"{self.inner(function.value)}.{name}({self.arguments(node)})"

    def arguments(self, node: ast.Call) -> str:
        """The arguments of a call of a compiled function, in the order of its parameters."""
        starred = any(isinstance(each, ast.Starred) for each in node.args)
        signature = self.signatures.of_call(self.module, node, self.local)
        last = full_name(node.func)
        if signature is None or not (signature.vararg or signature.kwarg or node.keywords):
            if signature is None and node.keywords:
                raise self.refuse(node, f"the parameters of {last} are not known: pass arguments by position")
            return ", ".join(self.argument(each, last) for each in node.args)
        names = signature.positional
        parts: list[str | None] = [self.argument(each, last) for each in node.args[: len(names)]]
        if starred and any(isinstance(each, ast.Starred) for each in node.args[: len(names)]):
            if node.keywords or signature.vararg or signature.kwarg:
                raise self.refuse(node, "pass arguments by name, or with *, not both")
            return ", ".join(self.argument(each, last) for each in node.args)
        rest = node.args[len(names) :]
        named = {each.arg: self.argument(each.value, last) for each in node.keywords if each.arg}
        splats = [each for each in node.keywords if each.arg is None]
        parts += [named.pop(name, None) if name in signature.names else None for name in names[len(parts) :]]
        if signature.vararg:
            parts.append(f"$.tup({self.many(rest)})" if rest else None)
        elif rest:
            raise self.refuse(node, f"{last} takes at most {len(names)} arguments")
        parts += [named.pop(name, None) for name in signature.named]
        if signature.kwarg:
            items = [each for each in node.keywords if each.arg is None or each.arg in named]
            if len(items) == 1 and splats:
                parts.append(
                    f"$.checked_names({self.expression(splats[0].value)}, {json.dumps(signature.names)})"
                )
            elif splats:
                found = f"$.dict([{', '.join(self._keyword_items(items))}])"
                parts.append(f"$.checked_names({found}, {json.dumps(signature.names)})")
            elif items:
                parts.append(f"$.dict([{', '.join(self._keyword_items(items))}])")
        elif named or splats:
            if splats and not named and len(parts) == len(node.args) + parts.count(None):
                given = [each for each in parts if each is not None]
                left = json.dumps(names[len(given) :])
                return ", ".join([*given, f"...$.by_name({self.expression(splats[0].value)}, {left})"])
            unknown = ", ".join(named) or "**"
            raise self.refuse(node, f"{last} has no parameter {unknown}")
        while parts and parts[-1] is None:
            parts.pop()
        return ", ".join(each or "undefined" for each in parts)

    def _yield(self, node: ast.Yield) -> str:
        return "yield" if node.value is None else f"yield {self.expression(node.value)}"

    def _yieldfrom(self, node: ast.YieldFrom) -> str:
        return f"yield* {self.ordered(node.value)}"


class ComprehensionScope:
    """The names of a comprehension, while it is compiled."""

    def __init__(self, compiler: Expressions, generators: list[ast.comprehension]) -> None:
        self.compiler = compiler
        self.generators = generators

    def __enter__(self) -> None:
        compiler = self.compiler
        self.before = compiler.local
        compiler.local = dict(compiler.local)
        compiler.in_loop += 1
        for each in self.generators:
            if each.is_async:
                raise compiler.refuse(each.iter, "async is not in the dialect")
            bind_target(
                compiler.local,
                each.target,
                compiler.types.element(compiler.module, each.iter, compiler.local),
            )

    def __exit__(self, *error: object) -> None:
        self.compiler.local = self.before
        self.compiler.in_loop -= 1


def bind_target(local: dict[str, Type], target: ast.expr, found: Type) -> None:
    """Note the types of the names that a value is assigned to."""
    if isinstance(target, ast.Name):
        local[target.id] = found
    elif isinstance(target, ast.Tuple | ast.List):
        for place, each in enumerate(target.elts):
            known = found.args[place] if found.name == "tuple" and place < len(found.args) else UNKNOWN
            if found.name == "iterable_tuple" and found.args:
                known = found.args[0]
            if isinstance(each, ast.Starred):
                bind_target(local, each.value, Type("list"))
            else:
                bind_target(local, each, known)


def is_exact(one: Type, other: Type) -> bool:
    """Whether JavaScript adds two numbers as Python does: it is not exact beyond 2**53."""
    both_ints = one.is_a("int", "bool") and other.is_a("int", "bool")
    small = one.is_a("bool") or other.is_a("bool") or SMALL in (one, other)
    return both_ints and small and WIDE not in (one, other)


def full_name(node: ast.expr) -> str:
    """The last part of the name of what is called."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def _is_property(node: ast.stmt) -> bool:
    if not isinstance(node, ast.FunctionDef):
        return True
    return any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list)


def _is_one_call(text: str) -> bool:
    """Whether a text is a single call or list, so that it needs no brackets."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0 and sign in ")]":
            return place == len(text) - 1
    return False
