"""Where the variables of a function are declared. In Python one belongs to the whole function, in JavaScript
to a block: what one block uses, and assigns first, is declared there, all else at the top.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from weakref import WeakKeyDictionary

ONCE: Mapping[str, int] = {}
_OWN: WeakKeyDictionary[ast.FunctionDef, list[ast.AST]] = WeakKeyDictionary()  # nodes found so far


def own_nodes(node: ast.FunctionDef) -> list[ast.AST]:
    """All nodes of a function, without those of functions in it; in order."""
    if node in _OWN:
        return _OWN[node]
    found: list[ast.AST] = []
    rest: list[ast.AST] = list(reversed(node.body))
    while rest:
        each = rest.pop()
        found.append(each)
        if not isinstance(each, ast.FunctionDef | ast.Lambda):
            rest += reversed(list(ast.iter_child_nodes(each)))
    _OWN[node] = found
    return found


class Declarations:
    """The variables of a function, and the statements that declare one."""

    def __init__(self, node: ast.FunctionDef) -> None:
        own = own_nodes(node)
        arguments = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
        functions = {each.name for each in own if isinstance(each, ast.FunctionDef)}
        comprehensions = [each.target for each in own if isinstance(each, ast.comprehension)]
        theirs = {id(inner) for target in comprehensions for inner in ast.walk(target)}
        stored = [each for each in own if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
        self._stores = Counter(each.id for each in stored if id(each) not in theirs)
        self._free = self._stores.keys() - arguments  # not declared yet
        self._uses = occurrences(node.body)
        self._words: dict[int, str] = {}  # by the identity of a statement
        self._declare_in_loops([each for each in own if isinstance(each, ast.For)])
        for block in blocks(node):
            self._declare_in_block(block)
        self.hoisted = sorted(self._free - functions)
        self.names = {*self._stores, *functions}

    def word(self, statement: ast.stmt) -> str:
        """What a statement begins with."""
        return self._words.get(id(statement), "")

    def _declare(self, statement: ast.stmt, names: Sequence[str], times: Mapping[str, int] = ONCE) -> None:
        self._free -= {*names}
        fixed = all(self._stores[name] == times.get(name, 1) for name in names)
        self._words[id(statement)] = "const " if fixed else "let "

    def _declare_in_loops(self, loops: list[ast.For]) -> None:
        """What only loops use that fill it in, none of them inside another."""
        inside: Counter[str] = Counter()
        times: Counter[str] = Counter()
        for loop in loops:
            found = occurrences([loop]) - occurrences([loop.iter])
            for name in plain_names(loop.target):
                inside[name] += found[name]
                times[name] += 1
        theirs = {name for name in self._free if inside[name] == self._uses[name]}
        for loop in loops:
            names = plain_names(loop.target)
            if names and {*names} <= theirs:
                self._declare(loop, names, times)

    def _declare_in_block(self, block: Sequence[ast.stmt]) -> None:
        """What is used nowhere else, and first assigned by a statement of this block."""
        here = occurrences(block)
        seen: set[str] = set()
        for statement in block:
            target = getattr(statement, "target", None)
            if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target = statement.targets[0]
            value = getattr(statement, "value", None)
            if value is not None and not isinstance(statement, ast.AugAssign):
                names = plain_names(target)
                known = seen | occurrences([value]).keys()
                if names and {*names} <= self._free - known and all(here[n] == self._uses[n] for n in names):
                    self._declare(statement, names)
            seen |= occurrences([statement]).keys()


def blocks(node: ast.FunctionDef) -> Iterator[Sequence[ast.stmt]]:
    """The blocks of a function, without those of functions in it."""
    yield node.body
    for each in own_nodes(node):
        if not isinstance(each, ast.FunctionDef):
            for part in ("body", "orelse"):
                inner = getattr(each, part, None)
                if isinstance(inner, list):
                    yield inner


def occurrences(nodes: Sequence[ast.AST]) -> Counter[str]:
    """How often each name occurs."""
    return Counter(each.id for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name))


def plain_names(target: ast.expr | None) -> list[str]:
    """The names of a target that has nothing else."""
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Starred):
        return plain_names(target.value)
    found = [plain_names(each) for each in target.elts] if isinstance(target, ast.Tuple | ast.List) else []
    return [name for names in found for name in names] if all(found) else []
