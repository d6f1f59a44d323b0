"""Calls, and the parameters that they fill in."""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence

from ekiben.javascript.compiler import js_name, last_name, quoted
from ekiben.javascript.comprehensions import Comprehensions
from ekiben.javascript.program import AnyFunction
from ekiben.javascript.signatures import Parameters
from ekiben.javascript.types import UNKNOWN, all_arguments

BUILTINS = set(
    "abs all any bool bytes chr dict divmod enumerate filter float getattr hasattr int isinstance iter len"
    " list map max min next ord range repr reversed set setattr sorted str sum super tuple type vars zip"
    " AssertionError AttributeError Exception IndexError KeyError NotImplementedError OSError"
    " RecursionError RuntimeError StopIteration TypeError UnicodeDecodeError ValueError"
    " ZeroDivisionError".split()
)
ANY_ORDER = ("sorted", "sum", "any", "all", "len", "min", "max", "set", "mask")  # use sets in any order
IN_ORDER = ("list", "tuple", "dict", "join", "map", "filter", "enumerate", "zip", "next", "Counter")
AT_ONCE = (*ANY_ORDER, *IN_ORDER, "partition")  # call what they are given before they return
# Methods of str, list and int, which JavaScript's own lack
METHODS = set(
    "append bit_count bit_length copy count encode endswith extend find index insert isprintable join lower"
    " lstrip partition pop remove removeprefix removesuffix replace rstrip sort split splitlines startswith"
    " strip title translate upper".split()
)
OF_DICTS = ("get", "items", "keys", "setdefault", "update", "values")
STATIC = {"object.__new__": "new_object", "dict.fromkeys": "fromkeys", "str.maketrans": "maketrans"}


class Calls(Comprehensions):
    # --- parameters -------------------------------------------------------------------------------------

    def _lambda(self, node: ast.Lambda) -> str:
        if self.in_loop:
            raise self.refuse(node, "a lambda in a loop sees later values of its variables: write a function")
        return self.arrow(node)

    def arrow(self, node: ast.Lambda) -> str:
        parameters = self.parameters(node)
        before, self.local = self.local, {**self.local}
        self.local |= {each.arg: UNKNOWN for each in all_arguments(node.args)}
        body = self.inner(node.body) if isinstance(node.body, ast.Dict) else self.expression(node.body)
        self.local = before
        return f"({parameters}) => {body}"

    def parameters(self, node: AnyFunction, skip: int = 0) -> str:
        """The parameters of a function, with their defaults."""
        given = node.args
        positional = [*given.posonlyargs, *given.args]
        defaults: list[tuple[ast.arg, ast.expr | None]] = [
            *zip(positional[len(positional) - len(given.defaults) :], given.defaults, strict=True),
            *zip(given.kwonlyargs, given.kw_defaults, strict=True),
        ]
        texts = {each.arg: self.default(value) for each, value in defaults if value}
        if given.vararg:
            texts[given.vararg.arg] = "$.tup()"
        if given.kwarg:
            texts[given.kwarg.arg] = "$.dict()"
        names = [each.arg for each in all_arguments(given)[skip:]]
        return ", ".join(
            f"{js_name(each)} = {texts[each]}" if each in texts else js_name(each) for each in names
        )

    def default(self, node: ast.expr) -> str:
        """A default of a parameter: JavaScript makes one for each call, so it must be constant."""
        parts = node.elts if isinstance(node, ast.Tuple) else [node]
        fixed = ast.Constant | ast.Name | ast.Attribute | ast.UnaryOp
        if isinstance(node, ast.Lambda) or all(isinstance(each, fixed) for each in parts):
            return self.expression(node)
        raise self.refuse(node, "a default is a constant: use None, and make the value in the function")

    # --- what is called ---------------------------------------------------------------------------------

    def _call(self, node: ast.Call) -> str:
        function, symbol = node.func, self.symbol(node.func)
        if isinstance(function, ast.Attribute) and ast.unparse(function.value) == "super()":
            return f"super.{function.attr}({self.arguments(node)})"
        if symbol is None and isinstance(function, ast.Name) and function.id not in self.local:
            return self._builtin(node, function.id)
        if symbol is None and isinstance(function, ast.Attribute):
            return self._method(node, function)
        if symbol and symbol.kind == "python":
            return self._python_call(node, symbol.name)
        if symbol and symbol.kind == "class" and self.types.is_typed_dict(symbol):
            return self._dict_of(node.keywords)
        return f"{self.inner(function)}({self.arguments(node)})"

    def _dict_of(self, keywords: Sequence[ast.keyword]) -> str:
        """A dict with the arguments that are passed by name."""
        parts = [
            f"[{quoted(each.arg)}, {self.expression(each.value)}]"
            if each.arg
            else f"...$.items({self.expression(each.value)})"
            for each in keywords
        ]
        return f"$.dict([{', '.join(parts)}])"

    def _python_call(self, node: ast.Call, full: str) -> str:
        if full == "typing.cast":
            return self.expression(node.args[1])
        if full == "typing.TypeVar":
            return "$.typing"
        if full == "pathlib.Path":
            instead = "only Path(__file__).with_name(…) of a components file is"
            raise self.refuse(node, f"files are not there: {instead}")
        return f"{self.inner(node.func)}({self._plain_arguments(node)})"

    def _builtin(self, node: ast.Call, name: str) -> str:
        if name not in BUILTINS:
            raise self.refuse(node, f"{name}() is not in the dialect")
        if name == "isinstance":
            return f"$.isinstance({self.expression(node.args[0])}, {self._classes(node.args[1])})"
        if name == "len" and self.type_of(node.args[0]).is_a("list", "tuple", "iterable_tuple"):
            return f"{self.inner(node.args[0])}.length"
        if name == "dict" and node.keywords:
            raise self.refuse(node, "dict() takes no keywords here: write {…}")
        return f"$.{name}({self._plain_arguments(node)})"

    def _classes(self, node: ast.expr) -> str:
        """The second argument of `isinstance`, as one class or a list of them."""
        if isinstance(node, ast.Tuple):
            return f"[{', '.join(map(self._classes, node.elts))}]"
        if isinstance(node, ast.BinOp):
            return f"[{self._classes(node.left)}, {self._classes(node.right)}]"
        return self.expression(node)

    def _method(self, node: ast.Call, function: ast.Attribute) -> str:
        name, owner, full = function.attr, self.type_of(function.value), ast.unparse(function)
        if full == "Path(__file__).with_name":
            return f"$.prepared({ast.unparse(node.args[0])}, $data)"
        if full in STATIC:
            return f"$.{STATIC[full]}({self._plain_arguments(node)})"
        if name in METHODS and not self.types.member(owner, name):
            rest = self._plain_arguments(node)
            if owner.is_a("list") and name == "append":
                return f"{self.inner(function.value)}.push({rest})"
            return f"$.call({', '.join(filter(None, [self.expression(function.value), quoted(name), rest]))})"
        if name in OF_DICTS and owner.name != "class" and node.keywords:
            raise self.refuse(node, f"{name}() takes no keywords here")
        return f"{self.inner(function.value)}.{name}({self.arguments(node)})"

    # --- arguments --------------------------------------------------------------------------------------

    def argument(self, node: ast.expr, function: str) -> str:
        """An argument; a lambda or generator is fine where the function uses it up before it returns."""
        if isinstance(node, ast.GeneratorExp):
            if function in ("any", "all", "next"):
                return self.generator(node, function != "next")
            return self.collected(node.generators, node.elt, function in ANY_ORDER)
        if isinstance(node, ast.Lambda) and function in AT_ONCE:
            return self.arrow(node)
        is_starred = isinstance(node, ast.Starred)
        return self.ordered(node) if function in IN_ORDER and not is_starred else self.expression(node)

    def _each(self, nodes: Sequence[ast.expr], function: str) -> list[str]:
        return [self.argument(each, function) for each in nodes]

    def _plain_arguments(self, node: ast.Call) -> str:
        """Arguments for a function of the runtime: keywords are an object at the end."""
        last = last_name(node.func)
        if any(each.arg is None for each in node.keywords):
            raise self.refuse(node, "** is not in the dialect here: name the arguments")
        named = ", ".join(f"{each.arg}: {self.argument(each.value, last)}" for each in node.keywords)
        return ", ".join([*self._each(node.args, last), *([f"{{{named}}}"] if named else [])])

    def arguments(self, node: ast.Call) -> str:
        """The arguments of a call of a compiled function, in the order of its parameters."""
        signature = self.signatures.of_call(self.module, node, self.local)
        last = last_name(node.func)
        if signature is None and node.keywords:
            raise self.refuse(node, f"the parameters of {last} are not known: pass arguments by position")
        if signature is None or not (signature.vararg or signature.kwarg or node.keywords):
            return ", ".join(self._each(node.args, last))
        names = signature.positional
        first, rest = node.args[: len(names)], node.args[len(names) :]
        if any(isinstance(each, ast.Starred) for each in first):
            raise self.refuse(node, "pass arguments by name, or with *, not both")
        named = {each.arg: self.argument(each.value, last) for each in node.keywords if each.arg}
        splats = [each for each in node.keywords if each.arg is None]
        parts: list[str | None] = [*self._each(first, last)]
        parts += [named.pop(name, None) if name in signature.names else None for name in names[len(first) :]]
        if signature.vararg:
            parts.append(f"$.tup({self.many(rest)})" if rest else None)
        elif rest:
            raise self.refuse(node, f"{last} takes at most {len(names)} arguments")
        parts += [named.pop(name, None) for name in signature.named]
        if signature.kwarg:
            parts.append(self._others(node, signature, {*named}))
        elif splats and not named and parts[len(first) :].count(None) == len(parts) - len(first):
            left = json.dumps(names[len(first) :])
            parts = [*parts[: len(first)], f"...$.by_name({self.expression(splats[0].value)}, {left})"]
        elif named or splats:
            raise self.refuse(node, f"{last} has no parameter {', '.join(named) or '**'}")
        while parts and parts[-1] is None:
            parts.pop()
        return ", ".join(each or "undefined" for each in parts)

    def _others(self, node: ast.Call, signature: Parameters, named: set[str]) -> str | None:
        """What a parameter `**` takes: the arguments by name that are left, and those passed with `**`."""
        items = [each for each in node.keywords if each.arg is None or each.arg in named]
        if all(each.arg for each in items):
            return self._dict_of(items) if items else None
        found = self.expression(items[0].value) if len(items) == 1 else self._dict_of(items)
        return f"$.checked_names({found}, {json.dumps(signature.names)})"
