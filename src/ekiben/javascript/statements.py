"""Statements of Python as statements of JavaScript, each with the line of Python it comes from."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ekiben.javascript.compiler import js_name, last_name
from ekiben.javascript.comprehensions import bind_target
from ekiben.javascript.declarations import Declarations, own_nodes
from ekiben.javascript.expressions import Expressions
from ekiben.javascript.operators import BITS, SUMS
from ekiben.javascript.program import Symbol
from ekiben.javascript.types import NOTHING, UNKNOWN, Type, all_arguments, merge

SIGNS = SUMS | BITS
ROUNDS = 6  # of finding the types of variables; if these still change, they are unknown


class Statements(Expressions):
    """Compiles functions; `lines` is what was written so far."""

    lines: list[tuple[str, int]]
    depth = 0
    declarations: Declarations | None = None
    catching = False  # whether this is in an except clause

    def write(self, text: str, node: ast.AST | None) -> None:
        self.lines.append(("  " * self.depth + text, getattr(node, "lineno", 0)))

    @contextmanager
    def indented(self, opening: str, node: ast.AST | None, closing: str = "}") -> Iterator[None]:
        self.write(opening, node)
        self.depth += 1
        yield
        self.depth -= 1
        self.write(closing, None)

    # --- functions --------------------------------------------------------------------------------------

    def body_of(self, node: ast.FunctionDef, method: bool) -> None:
        """The body of a function: its variables, then its statements."""
        kept = self.local, self.declarations, self.in_loop, self.catching
        self.local, self.in_loop, self.catching = dict(self.local), 0, False
        for each in all_arguments(node.args):
            self.local.pop(f"{each.arg}()", None)
            found = self.types.annotation(self.module, each.annotation)
            if each is node.args.vararg:
                found = Type("iterable_tuple", (found,))
            elif each is node.args.kwarg:
                found = Type("dict")
            self.local[each.arg] = found
        positional = [*node.args.posonlyargs, *node.args.args]
        if method and positional:
            self.local[positional[0].arg] = self.local["self"] = self.class_type()
            if any(isinstance(each, ast.Name) and each.id == "self" for each in ast.walk(node)):
                self.write("const self = this;", None)
        self.declarations = Declarations(node)
        self.note_types(node)
        if self.declarations.hoisted:
            self.write(f"let {', '.join(map(js_name, self.declarations.hoisted))};", None)
        self.block(node.body)
        self.local, self.declarations, self.in_loop, self.catching = kept

    def class_type(self) -> Type:
        return UNKNOWN

    def note_types(self, node: ast.FunctionDef) -> None:
        """The types of the variables of a function, from all that is assigned to them."""
        assert self.declarations
        arguments = {each.arg for each in all_arguments(node.args)}
        annotated: dict[str, Type] = {}
        for name in self.declarations.names - arguments:
            self.local[name] = NOTHING
            self.local.pop(f"{name}()", None)
        given = {name: self.local[name] for name in self.declarations.names & arguments}
        for _ in range(ROUNDS):  # what a variable is may depend on one that comes later in a loop
            found = dict(given)
            for each in own_nodes(node):
                if isinstance(each, ast.FunctionDef):
                    found[each.name] = Type("function")
                    symbol = Symbol("function", None, each.name, each)
                    self.local[f"{each.name}()"] = Type("function", symbol=symbol)
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                    annotated[each.target.id] = self.types.annotation(self.module, each.annotation)
                elif isinstance(each, ast.Assign):
                    for target in each.targets:
                        self._note(found, target, self.type_of(each.value))
                elif isinstance(each, ast.AugAssign) and isinstance(each.target, ast.Name):
                    operation = ast.BinOp(each.target, each.op, each.value)
                    self._note(found, each.target, self.type_of(operation))
                elif isinstance(each, ast.For):
                    self._note(found, each.target, self.types.element(self.module, each.iter, self.local))
            found |= annotated
            if all(self.local[name] == known for name, known in found.items()):
                break
            self.local |= found
        else:
            self.local |= dict.fromkeys(self.declarations.names - arguments, UNKNOWN) | annotated
        self.local |= {name: UNKNOWN for name, known in self.local.items() if known == NOTHING}

    def _note(self, found: dict[str, Type], target: ast.expr, known: Type) -> None:
        one: dict[str, Type] = {}
        bind_target(one, target, known)
        for name, each in one.items():
            found[name] = merge(found[name], each) if name in found else each

    def function(self, node: ast.FunctionDef, opening: str, method: bool = False, closing: str = "}") -> None:
        """A function: `opening` is what stands before its parameters."""
        generator = any(isinstance(each, ast.Yield | ast.YieldFrom) for each in own_nodes(node))
        parameters = self.parameters(node, skip=1 if method else 0)
        star = "*" if generator else ""
        head = opening.replace("function ", f"function{star} ") if "function " in opening else star + opening
        with self.indented(f"{head}({parameters}) {{", node, closing):
            self.body_of(node, method)

    # --- statements -------------------------------------------------------------------------------------

    def block(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            method = getattr(self, f"_{type(statement).__name__.lower()}", None)
            if method is None:
                raise self.refuse(statement, f"{type(statement).__name__} is not in the dialect")
            method(statement)

    def _pass(self, node: ast.Pass) -> None:
        pass

    def _import(self, node: ast.Import) -> None:
        pass  # all imports stand at the top

    def _importfrom(self, node: ast.ImportFrom) -> None:
        pass

    def _functiondef(self, node: ast.FunctionDef) -> None:
        if self.in_loop:
            raise self.refuse(node, "a function in a loop sees later values of its variables: move it out")
        if node.decorator_list:
            raise self.refuse(node, "a decorator is only for functions of a module or a class")
        self.function(node, f"const {js_name(node.name)} = function ", closing="};")

    def _expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.write(f"{self.expression(node.value)};", node)

    def _return(self, node: ast.Return) -> None:
        self.write(f"return {self.expression(node.value) if node.value else 'null'};", node)

    def _assert(self, node: ast.Assert) -> None:
        said = self.expression(node.msg) if node.msg else ""
        self.write(f"if (!({self.truth(node.test)})) throw $.AssertionError({said});", node)

    def _raise(self, node: ast.Raise) -> None:
        if node.exc is None:
            if not self.catching:
                raise self.refuse(node, "`raise` alone stands in an except clause")
            self.write("throw $error;", node)
            return
        if not isinstance(node.exc, ast.Call):
            raise self.refuse(node, "write `raise Error(…)`, or in an except clause `raise` alone")
        text = self.expression(node.exc)
        caused = f"$.caused({text}, {self.expression(node.cause)})" if node.cause else text
        self.write(f"throw {caused};", node)

    def _delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                raise self.refuse(node, "only items can be deleted")
            owner = self.expression(target.value)
            if isinstance(target.slice, ast.Slice):
                self.write(f"$.remove_slice({owner}, {self.slice_bounds(target.slice)});", node)
            else:
                self.write(f"$.remove({owner}, {self.expression(target.slice)});", node)

    def _break(self, node: ast.Break) -> None:
        self.write("break;", node)

    def _continue(self, node: ast.Continue) -> None:
        self.write("continue;", node)

    # --- assignments ------------------------------------------------------------------------------------

    def _assign(self, node: ast.Assign) -> None:
        value = self.expression(node.value)
        names = [js_name(target.id) for target in node.targets if isinstance(target, ast.Name)]
        if len(node.targets) == 1:
            self.assign(node.targets[0], node.value, value, node)
        elif len(names) == len(node.targets):
            self.write(f"{' = '.join(names)} = {value};", node)
        else:
            raise self.refuse(node, "assign to one after the other")

    def assign(self, target: ast.expr, source: ast.expr, value: str, node: ast.stmt) -> None:
        if isinstance(target, ast.Name):
            self.write(f"{self.declare(node)}{js_name(target.id)} = {value};", node)
        elif isinstance(target, ast.Tuple | ast.List):
            self._unpack(target, source, value, node)
        else:
            self.store(target, value, node)

    def declare(self, node: ast.stmt) -> str:
        """`const` or `let` where a statement declares its names."""
        return self.declarations.word(node) if self.declarations else ""

    def _unpack(self, target: ast.Tuple | ast.List, source: ast.expr, value: str, node: ast.stmt) -> None:
        count = len(target.elts)
        known = self.type_of(source)
        if isinstance(source, ast.Tuple) and len(source.elts) == count:
            value = f"[{self.many(source.elts)}]"
        elif not any(isinstance(each, ast.Starred) for each in target.elts):
            if not (known.is_a("tuple") and len(known.args) == count):
                value = f"$.unpack({value}, {count})"
        else:
            value = f"$.unpack_star({value}, {count - 1})"
        if all(isinstance(each, ast.Name | ast.Starred | ast.Tuple) for each in target.elts):
            self.write(f"{self.declare(node)}{self.target(target)} = {value};", node)
            return
        names = [f"$value{place}" for place in range(count)]
        with self.indented("{", None):
            self.write(f"const [{', '.join(names)}] = {value};", node)
            for each, name in zip(target.elts, names, strict=True):
                if isinstance(each, ast.Name):
                    self.write(f"{js_name(each.id)} = {name};", node)
                else:
                    self.store(each, name, node)

    def store(self, target: ast.expr, value: str, node: ast.stmt) -> None:
        """Assign to an attribute or an item."""
        if isinstance(target, ast.Attribute):
            self.write(f"{self.inner(target.value)}.{target.attr} = {value};", node)
        elif isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            owner = self.type_of(target.value)
            if self.is_field(target.value, owner):
                self.write(f"{self.inner(target.value)}.set({self.indices(target.slice)}, {value});", node)
            elif isinstance(target.slice, ast.Tuple) and not owner.is_a("dict"):
                indices = self.many(target.slice.elts)
                self.write(f"$.put_cell({self.expression(target.value)}, {indices}, {value});", node)
            else:
                if owner.is_a("dict"):
                    self.check_key(target.slice)
                item = self.expression(target.slice)
                self.write(f"$.put({self.expression(target.value)}, {item}, {value});", node)
        else:
            raise self.refuse(node, "here only names, attributes and items can be assigned to")

    def _annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.assign(node.target, node.value, self.expression(node.value), node)

    def _augassign(self, node: ast.AugAssign) -> None:
        target = node.target
        if ast.unparse(target).endswith(".__dict__") and isinstance(target, ast.Attribute):
            assert isinstance(node.value, ast.Attribute)
            self.write(
                f"Object.assign({self.expression(target.value)}, {self.expression(node.value.value)});", node
            )
            return
        if (
            isinstance(target, ast.Subscript)
            and self.is_pure(target.value)
            and not self.is_pure(target.slice)
        ):
            place = ast.copy_location(ast.Name("$place", ast.Load()), node)  # computed once
            item = ast.copy_location(ast.Subscript(target.value, place, target.ctx), node)
            with self.indented("{", None):
                self.write(f"const $place = {self.expression(target.slice)};", node)
                self.local["$place"] = UNKNOWN
                self._augassign(ast.copy_location(ast.AugAssign(item, node.op, node.value), node))
                del self.local["$place"]
            return
        if not self.is_pure(target):
            raise self.refuse(node, "give what is called here a name first")
        text = self.operation(node, node.op, target, node.value)
        start = f"{self.inner(target)} {SIGNS.get(type(node.op))} "
        if text.startswith(start) and not isinstance(target, ast.Subscript):
            self.write(f"{start[:-1]}= {text.removeprefix(start)};", node)
            return
        ints = all(self.type_of(each).is_a("int", "bool") for each in (target, node.value))
        if text.startswith("$.") and not ints:  # lists, dicts and sets change in place
            text = f"$.i{text[2:]}"
        self.assign(target, node.value, text, node)

    # --- branches and loops -----------------------------------------------------------------------------

    def _if(self, node: ast.If) -> None:
        self.write(f"if ({self.truth(node.test)}) {{", node)
        self._rest_of_if(node)

    def _rest_of_if(self, node: ast.If) -> None:
        self.depth += 1
        self.block(node.body)
        self.depth -= 1
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            self.write(f"}} else if ({self.truth(node.orelse[0].test)}) {{", node.orelse[0])
            self._rest_of_if(node.orelse[0])
        else:
            if node.orelse:
                self.write("} else {", None)
                self.depth += 1
                self.block(node.orelse)
                self.depth -= 1
            self.write("}", None)

    def _while(self, node: ast.While) -> None:
        if node.orelse:
            raise self.refuse(node, "`else` of a loop is not in the dialect: use a variable")
        self.in_loop += 1
        with self.indented(f"while ({self.truth(node.test)}) {{", node):
            self.block(node.body)
        self.in_loop -= 1

    def _for(self, node: ast.For) -> None:
        if node.orelse:
            raise self.refuse(node, "`else` of a loop is not in the dialect: use a variable")
        if not isinstance(node.target, ast.Name | ast.Tuple):
            raise self.refuse(node, "a loop fills in names")
        word, counter = self.declare(node), "$i"
        if word == "const " and isinstance(node.target, ast.Name):
            counter = js_name(node.target.id)
        counting = self._counting(node.iter, counter)
        header = counting or f"{word}{self.target(node.target)} of {self.ordered(node.iter)}"
        self.in_loop += 1
        with self.indented(f"for ({header}) {{", node):
            if counting and counter == "$i":  # the variable is used elsewhere, or changed in the loop
                self.write(f"{word}{self.target(node.target)} = $i;", node)
            self.block(node.body)
        self.in_loop -= 1

    def _counting(self, node: ast.expr, name: str) -> str:
        """The header of a loop over a range of numbers; empty if it is over something else."""
        if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "range"):
            return ""
        steps = {"1": ("<", "++"), "-1": (">", "--")}
        first, end = [ast.Constant(0), *node.args][-2:] if len(node.args) < 3 else node.args[:2]
        step = ast.unparse(node.args[2]) if len(node.args) == 3 else "1"
        if step not in steps or not all(self.type_of(each).is_a("int", "bool") for each in (first, end)):
            return ""
        sign, change = steps[step]
        start, last = f"let {name} = {self.expression(first)}", self.expression(end)
        if self.types.constant(self.module, end, self.local) is None:  # it may change in the loop
            start, last = f"{start}, $end = {last}", "$end"
        return f"{start}; {name} {sign} {last}; {name}{change}"

    def _with(self, node: ast.With) -> None:
        if len(node.items) != 1:
            raise self.refuse(node, "write one `with` inside the other")
        item = node.items[0]
        if not isinstance(item.context_expr, ast.Call) or last_name(item.context_expr.func) != "use_language":
            raise self.refuse(node, "of `with` only use_language(…) is in the dialect")
        with self.indented("{", None):
            self.write(f"const $before = {self.expression(item.context_expr)};", node)
            with self.indented("try {", None, "} finally { $before.end(); }"):
                self.block(node.body)

    def _try(self, node: ast.Try) -> None:
        if node.finalbody:
            raise self.refuse(
                node, "`finally` is not in the dialect: catch the errors, and write it after them"
            )
        if node.orelse:
            self.write("{", node)
            self.write("let $fine = false;", None)
        with self.indented("try {", node, "} catch ($error) {"):
            self.block(node.body)
            if node.orelse:
                self.write("$fine = true;", None)
        self._handlers(node.handlers)
        if node.orelse:
            with self.indented("if ($fine) {", None, "}}"):
                self.block(node.orelse)

    def _handlers(self, handlers: Sequence[ast.ExceptHandler]) -> None:
        self.depth += 1
        kept, self.catching = (self.local, self.catching), True
        for place, handler in enumerate(handlers):
            if handler.type is None:
                raise self.refuse(handler, "name the errors to catch")
            word = "} else if" if place else "if"
            self.write(f"{word} ($.isinstance($error, {self._classes(handler.type)})) {{", handler)
            self.depth += 1
            if handler.name:
                self.write(f"const {js_name(handler.name)} = $error;", None)
                known = self.types.annotation(self.module, handler.type)
                self.local = {**self.local, handler.name: known}
            self.block(handler.body)
            self.local = kept[0]
            self.depth -= 1
        self.write("} else throw $error;", None)
        self.catching = kept[1]
        self.depth -= 1
        self.write("}", None)
