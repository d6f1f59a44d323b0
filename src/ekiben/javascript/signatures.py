"""The parameters of functions, so that arguments passed by name find their places."""

from __future__ import annotations

import ast
from typing import NamedTuple

from ekiben.javascript.program import AnyFunction, Module, Program, Symbol
from ekiben.javascript.types import Type, Types


class Parameters(NamedTuple):
    """What a function takes: by position, `*`, only by name, `**`."""

    positional: tuple[str, ...]
    vararg: bool = False
    named: tuple[str, ...] = ()
    kwarg: bool = False
    unnamed: int = 0  # of those by position, how many can't be passed by name

    @property
    def names(self) -> list[str]:
        return [*self.positional[self.unnamed :], *self.named]


def parameters_of(node: AnyFunction, skip: int = 0) -> Parameters:
    arguments = node.args
    positional = tuple(each.arg for each in [*arguments.posonlyargs, *arguments.args][skip:])
    named = tuple(each.arg for each in arguments.kwonlyargs)
    unnamed = max(0, len(arguments.posonlyargs) - skip)
    return Parameters(positional, arguments.vararg is not None, named, arguments.kwarg is not None, unnamed)


class Signatures:
    """The parameters of all functions of a program."""

    def __init__(self, program: Program, types: Types) -> None:
        self.program = program
        self.types = types
        self.methods: dict[str, list[Parameters]] = {}  # by name, over all classes
        self.method_names: set[str] = set()  # without properties
        for module in program.modules.values():
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    self._add_methods(module, node)
        for module in program.modules.values():
            self._add_assigned(module)

    def _add_methods(self, module: Module, node: ast.ClassDef) -> None:
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                decorators = {ast.unparse(each) for each in statement.decorator_list}
                if not decorators & {"property", "cached_property"}:
                    skip = 0 if "staticmethod" in decorators else 1
                    self.methods.setdefault(statement.name, []).append(parameters_of(statement, skip))
                    if not module.handwritten:
                        self.method_names.add(statement.name)

    def _add_assigned(self, module: Module) -> None:
        """Functions that a class body takes from elsewhere: `explain = staticmethod(explain.explain)`."""
        for node in module.tree.body:
            for statement in node.body if isinstance(node, ast.ClassDef) else []:
                if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call):
                    call = statement.value
                    if isinstance(call.func, ast.Name) and call.func.id == "staticmethod":
                        found = self.of_symbol(self.types.symbol(module, call.args[0], {}))
                        if found:
                            self.methods.setdefault(ast.unparse(statement.targets[0]), []).append(found)

    def of_symbol(self, symbol: Symbol | None) -> Parameters | None:
        if symbol is None or symbol.module is None:
            return None
        if isinstance(symbol.node, ast.FunctionDef):
            return parameters_of(symbol.node)
        if isinstance(symbol.node, ast.ClassDef):
            return self.of_class(symbol)
        return None

    def of_class(self, symbol: Symbol) -> Parameters | None:
        """The parameters of a class: those of `__init__`, or its fields."""
        found = self.types.member(Type("class", symbol=symbol), "__init__")
        if found and isinstance(found[1], ast.FunctionDef):
            return parameters_of(found[1], skip=1)
        fields = [name for name, *_ in self.fields(symbol)]
        return Parameters(tuple(fields)) if fields else None

    def fields(self, symbol: Symbol) -> list[tuple[str, ast.AnnAssign, Module]]:
        """The fields of a record class, those of its bases first."""
        found: dict[str, tuple[str, ast.AnnAssign, Module]] = {}
        for each in reversed(self.types.bases(symbol)):
            assert isinstance(each.node, ast.ClassDef)
            assert each.module is not None
            for statement in each.node.body:
                if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                    if not ast.unparse(statement.annotation).startswith("ClassVar"):
                        found[statement.target.id] = (statement.target.id, statement, each.module)
        return list(found.values())

    def of_call(self, module: Module, node: ast.Call, local: dict[str, Type]) -> Parameters | None:
        """The parameters of what is called; None where that is not known."""
        function = node.func
        if isinstance(function, ast.Name) and f"{function.id}()" in local:
            return parameters_of(local[f"{function.id}()"].symbol.node)  # type: ignore[union-attr, arg-type]
        symbol = self.types.symbol(module, function, local)
        if symbol is not None:
            return self.of_symbol(symbol)
        if not isinstance(function, ast.Attribute):
            return None
        found = self.types.member(self.types.of(module, function.value, local), function.attr)
        if found and isinstance(found[1], ast.FunctionDef):
            return parameters_of(found[1], skip=1)
        if isinstance(function.value, ast.Call) and ast.unparse(function.value.func) == "super":
            return self._of_super(module, node, function.attr)
        known = self.methods.get(function.attr, [])
        # by name only where all methods of this name agree
        return known[0] if known and all(each == known[0] for each in known) else None

    def _of_super(self, module: Module, node: ast.Call, name: str) -> Parameters | None:
        for each in module.tree.body:
            if isinstance(each, ast.ClassDef) and any(inner is node for inner in ast.walk(each)):
                symbol = Symbol("class", module, each.name, each)
                for base in self.types.bases(symbol)[1:]:
                    assert isinstance(base.node, ast.ClassDef)
                    for statement in base.node.body:
                        if isinstance(statement, ast.FunctionDef) and statement.name == name:
                            return parameters_of(statement, skip=1)
        return None
