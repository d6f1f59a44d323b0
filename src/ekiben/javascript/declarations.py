"""Where the variables of a function are declared: where they are first assigned if that is plain, else at the
top. In Python a variable belongs to the whole function, in JavaScript to a block.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence
from weakref import WeakKeyDictionary

_OWN: WeakKeyDictionary[ast.FunctionDef, list[ast.AST]] = WeakKeyDictionary()  # nodes found so far
Place = tuple[tuple[int, int], ...]  # a block and the number of a statement in it, from the outside in


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
        arguments = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
        self._places: dict[str, list[Place]] = {}
        self._stores: Counter[str] = Counter()
        self._blocks = 0
        self._block_of: dict[ast.stmt, int] = {}
        self._words: dict[int, str] = {}  # by the identity of a statement
        self.names: set[str] = set()
        functions: set[str] = set()
        for each in own_nodes(node):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                self.names.add(each.id)
            elif isinstance(each, ast.FunctionDef):
                functions.add(each.name)
        self.names -= _bound_in_comprehensions(node)
        self._block(node.body, ())
        self._loops: dict[str, set[Place]] = {}  # of each name: the loops that fill it in
        self._find_loops(node.body, ())
        declared: set[str] = set()
        self._declare(node.body, (), 0, declared, arguments)
        self.hoisted = sorted(self.names - declared - arguments - functions)
        self.names |= functions

    def word(self, statement: ast.stmt) -> str:
        """What a statement begins with."""
        return self._words.get(id(statement), "")

    def _block(self, body: Sequence[ast.stmt], outer: Place) -> None:
        """Note where each name occurs."""
        self._blocks += 1
        block = self._blocks
        for number, statement in enumerate(body):
            place = (*outer, (block, number))
            self._block_of[statement] = block
            inner = [getattr(statement, part, []) for part in ("body", "orelse", "finalbody")]
            if isinstance(statement, ast.FunctionDef):
                self._note(statement, place)
                continue
            handlers = getattr(statement, "handlers", [])
            for child in ast.iter_child_nodes(statement):
                in_blocks = any(child in each for each in inner) or child in handlers
                if not in_blocks and not (isinstance(statement, ast.For) and child is statement.target):
                    self._note(child, place)
            for part in inner:
                if part:
                    before = self._blocks
                    if isinstance(statement, ast.For) and part is statement.body:
                        self._note(statement.target, (*place, (before + 1, -1)))
                    self._block(part, place)
            for handler in handlers:
                self._block(handler.body, place)

    def _note(self, node: ast.AST, place: Place) -> None:
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and each.id in self.names:
                self._places.setdefault(each.id, []).append(place)
                self._stores[each.id] += isinstance(each.ctx, ast.Store)
                if isinstance(each.ctx, ast.Store) and isinstance(node, ast.AugAssign):
                    self._stores[each.id] += 1

    def _home(self, name: str) -> Place:
        """The innermost block with all occurrences of a name, and the first statement there."""
        places = self._places[name]
        common: Place = places[0]
        for place in places[1:]:
            depth = 0
            while depth < min(len(common), len(place)) and common[depth][0] == place[depth][0]:
                if common[depth] != place[depth]:
                    depth += 1
                    break
                depth += 1
            first = min(common[:depth], place[:depth], key=lambda each: each[-1][1] if each else 0)
            common = first
        return common

    def _find_loops(self, body: Sequence[ast.stmt], outer: Place) -> None:
        for number, statement in enumerate(body):
            place = (*outer, (self._block_of[statement], number))
            if isinstance(statement, ast.For):
                inside = (*place, (self._block_of[statement.body[0]], -1))
                for name in _plain_names(statement.target):
                    self._loops.setdefault(name, set()).add(inside)
            if not isinstance(statement, ast.FunctionDef):
                for part in ("body", "orelse", "finalbody"):
                    self._find_loops(getattr(statement, part, []), place)
                for handler in getattr(statement, "handlers", []):
                    self._find_loops(handler.body, place)

    def _only_in_loops(self, name: str) -> bool:
        """Whether a name is used only in loops that fill it in, none of them inside another."""
        loops = self._loops[name]

        def inside(place: Place) -> int:
            blocks = [place[: depth + 1] for depth in range(len(place))]
            return sum(
                any(each[:-1] == loop[:-1] and each[-1][0] == loop[-1][0] for each in blocks)
                for loop in loops
            )

        return all(inside(place) == 1 for place in self._places[name])

    def _declare(
        self, body: Sequence[ast.stmt], outer: Place, _: int, declared: set[str], arguments: set[str]
    ) -> None:
        for number, statement in enumerate(body):
            block: int = self._block_of[statement]
            place = (*outer, (block, number))
            if isinstance(statement, ast.FunctionDef):
                continue
            target, home = None, place
            if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target = statement.targets[0]
            elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
                target = statement.target
            elif isinstance(statement, ast.For):
                target = statement.target
                first = statement.body[0]
                home = (*place, (self._block_of[first], -1))
            names = _plain_names(target)
            value = getattr(statement, "value", None) if not isinstance(statement, ast.For) else None
            read = {each.id for each in ast.walk(value) if isinstance(each, ast.Name)} if value else set()
            if isinstance(statement, ast.For) and names and all(self._only_in_loops(name) for name in names):
                if not set(names) & arguments and set(names) <= self.names:
                    declared.update(names)
                    fixed = all(self._stores[name] == len(self._loops[name]) for name in names)
                    self._words[id(statement)] = "const " if fixed else "let "
            elif (
                names
                and not set(names) & (arguments | declared | read)
                and set(names) <= self.names
                and all(self._home(name) == home for name in names)
            ):
                declared.update(names)
                fixed = all(self._stores[name] == 1 for name in names)
                self._words[id(statement)] = "const " if fixed else "let "
            for part in ("body", "orelse", "finalbody"):
                inner = getattr(statement, part, [])
                if inner:
                    self._declare(inner, place, 0, declared, arguments)
            for handler in getattr(statement, "handlers", []):
                self._declare(handler.body, place, 0, declared, arguments)


def _plain_names(target: ast.expr | None) -> list[str]:
    """The names of a target that has nothing else."""
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Starred):
        return _plain_names(target.value)
    if isinstance(target, ast.Tuple | ast.List):
        found = [_plain_names(each) for each in target.elts]
        return [name for names in found for name in names] if all(found) else []
    return []


def _bound_in_comprehensions(node: ast.FunctionDef) -> set[str]:
    """Names that only comprehensions bind: their own variables."""
    bound: set[str] = set()
    others: set[str] = set()
    comprehensions = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
    inside: set[int] = set()
    for each in own_nodes(node):
        if isinstance(each, comprehensions):
            for generator in each.generators:
                inside |= {id(inner) for inner in ast.walk(generator.target)}
    for each in own_nodes(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            (bound if id(each) in inside else others).add(each.id)
    return bound - others
