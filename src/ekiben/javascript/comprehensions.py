"""Comprehensions and generators, and what loops go through."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager

from ekiben.javascript.compiler import js_name
from ekiben.javascript.operators import Operators
from ekiben.javascript.types import UNKNOWN, Type

Generators = list[ast.comprehension]


class Comprehensions(Operators):
    @contextmanager
    def scope(self, generators: Generators) -> Iterator[None]:
        """The names of a comprehension, while it is compiled."""
        before, self.local = self.local, dict(self.local)
        self.in_loop += 1
        for each in generators:
            if each.is_async:
                raise self.refuse(each.iter, "async is not in the dialect")
            bind_target(self.local, each.target, self.types.element(self.module, each.iter, self.local))
        yield
        self.local = before
        self.in_loop -= 1

    def collected(self, generators: Generators, element: ast.expr, any_order: bool = False) -> str:
        """A list of what a comprehension gives."""
        if len(generators) > 1:
            with self.scope(generators):
                loops, text = self.loops(generators, any_order), self.expression(element)
            return f"(() => {{ const $out = []; {loops}$out.push({text}); return $out; }})()"
        each = generators[0]
        source = self.iterated(each.iter, any_order)
        with self.scope(generators):
            target = self.target(each.target)
            text = self.inner(element) if isinstance(element, ast.Dict) else self.expression(element)
            tests = " && ".join(map(self.condition, each.ifs))
        return f"$.collect({source}, ({target}) => {text}{f', ({target}) => {tests}' * bool(tests)})"

    def loops(self, generators: Generators, any_order: bool = False) -> str:
        texts = []
        for each in generators:
            texts.append(f"for (const {self.target(each.target)} of {self.iterated(each.iter, any_order)}) ")
            texts += [f"if ({self.truth(test)}) " for test in each.ifs]
        return "".join(texts)

    def _listcomp(self, node: ast.ListComp) -> str:
        return self.collected(node.generators, node.elt)

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"$.set({self.collected(node.generators, node.elt, True)})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        pair = ast.copy_location(ast.List([node.key, node.value], ast.Load()), node)
        with self.scope(node.generators):
            self.check_key(node.key)
        return f"$.dict({self.collected(node.generators, pair)})"

    def check_key(self, node: ast.expr) -> None:
        if self.type_of(node).is_a("bool", "float"):
            wrong = "a bool or a float is no key here: True and 1 would be the same; use an int"
            raise self.refuse(node, wrong)

    def _generatorexp(self, node: ast.GeneratorExp) -> str:
        raise self.refuse(node, "a generator that is not used up right here: write a list")

    def generator(self, node: ast.GeneratorExp, any_order: bool) -> str:
        with self.scope(node.generators):
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

    def iterated(self, node: ast.expr, any_order: bool) -> str:
        may_be_set = self.type_of(node).name in ("?", "set", "iterable")
        return f"$.unordered({self.expression(node)})" if any_order and may_be_set else self.ordered(node)

    def ordered(self, node: ast.expr) -> str:
        """What a loop goes through; a set has no order."""
        if isinstance(node, ast.GeneratorExp):
            return self.collected(node.generators, node.elt)
        if self.type_of(node).name == "set":
            raise self.refuse(node, "a set has no order: write sorted(…)")
        return self.expression(node)

    def _starred(self, node: ast.Starred) -> str:
        return f"...{self.ordered(node.value)}"

    def _yield(self, node: ast.Yield) -> str:
        return "yield" if node.value is None else f"yield {self.expression(node.value)}"

    def _yieldfrom(self, node: ast.YieldFrom) -> str:
        return f"yield* {self.ordered(node.value)}"


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
