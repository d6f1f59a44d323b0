"""Statements of Python as statements of JavaScript, each with the line of Python it comes from."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ekiben.javascript.declarations import Declarations, own_nodes
from ekiben.javascript.expressions import Expressions, bind_target, full_name, is_exact, js_name
from ekiben.javascript.program import Symbol
from ekiben.javascript.types import UNKNOWN, Type, all_arguments, merge


class Statements(Expressions):
    """Compiles functions; `lines` is what was written so far."""

    lines: list[tuple[str, int]]
    depth = 0
    declarations: Declarations | None = None
    errors: tuple[str, ...] = ()  # the names of caught errors

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
        kept = self.local, self.declarations, self.in_loop, self.errors
        self.local, self.in_loop, self.errors = dict(self.local), 0, ()
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
        self.local, self.declarations, self.in_loop, self.errors = kept

    def class_type(self) -> Type:
        return UNKNOWN

    def note_types(self, node: ast.FunctionDef) -> None:
        """The types of the variables of a function, from all that is assigned to them."""
        assert self.declarations
        arguments = {each.arg for each in all_arguments(node.args)}
        annotated: dict[str, Type] = {}
        for name in self.declarations.names - arguments:
            self.local[name] = UNKNOWN
            self.local.pop(f"{name}()", None)
        for _ in range(2):  # what a variable is may depend on one that comes later in a loop
            found: dict[str, Type] = {name: self.local[name] for name in self.declarations.names & arguments}
            for each in own_nodes(node):
                if isinstance(each, ast.FunctionDef):
                    found[each.name] = Type("function")
                    self.local[f"{each.name}()"] = Type(
                        "function", symbol=Symbol("function", None, each.name, each)
                    )
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
            self.local |= found | annotated

    def _note(self, found: dict[str, Type], target: ast.expr, known: Type) -> None:
        one: dict[str, Type] = {}
        bind_target(one, target, known)
        for name, each in one.items():
            found[name] = merge(found[name], each) if name in found else each

    def function(self, node: ast.FunctionDef, opening: str, method: bool = False, closing: str = "}") -> None:
        """A function: `opening` is what stands before its parameters."""
        if isinstance(node, ast.AsyncFunctionDef):
            raise self.refuse(node, "async is not in the dialect")
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
        if isinstance(node.value, ast.Lambda):
            self.write(f"return {self.arrow(node.value)};", node)
        else:
            self.write(
                "return null;" if node.value is None else f"return {self.expression(node.value)};", node
            )

    def _assert(self, node: ast.Assert) -> None:
        said = self.expression(node.msg) if node.msg else ""
        self.write(f"if (!({self.truth(node.test)})) throw $.AssertionError({said});", node)

    def _raise(self, node: ast.Raise) -> None:
        if node.exc is None:
            if not self.errors:
                raise self.refuse(node, "`raise` alone stands in an except clause")
            self.write(f"throw {self.errors[-1]};", node)
            return
        text = self.expression(node.exc)
        text = text if isinstance(node.exc, ast.Call) else f"$.thrown({text})"
        self.write(
            f"throw $.caused({text}, {self.expression(node.cause)});" if node.cause else f"throw {text};",
            node,
        )

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
        value = (
            self.expression(node.value)
            if not isinstance(node.value, ast.Lambda)
            else self._lambda(node.value)
        )
        *others, last = node.targets
        if others and not all(isinstance(target, ast.Name) for target in node.targets):
            raise self.refuse(node, "assign to one after the other")
        if others:
            names = [js_name(target.id) for target in node.targets if isinstance(target, ast.Name)]
            self.write(f"{' = '.join(names)} = {value};", node)
        else:
            self.assign(last, node.value, value, node)

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
            value = (
                self.arrow(node.value)
                if isinstance(node.value, ast.Lambda) and not self.in_loop
                else self.expression(node.value)
            )
            self.assign(node.target, node.value, value, node)

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
            and not self.is_pure(target.slice)
            and self.is_pure(target.value)
        ):
            place = ast.copy_location(ast.Name("$place", ast.Load()), node)  # computed once
            target = ast.copy_location(ast.Subscript(target.value, place, target.ctx), node)
            with self.indented("{", None):
                self.write(f"const $place = {self.expression(node.target.slice)};", node)  # type: ignore[union-attr]
                self.local["$place"] = UNKNOWN
                self._augassign(ast.copy_location(ast.AugAssign(target, node.op, node.value), node))
                del self.local["$place"]
            return
        if not self.is_pure(target):
            raise self.refuse(node, "give what is called here a name first")
        one, other = self.type_of(target), self.type_of(node.value)
        ints = one.is_a("int", "bool") and other.is_a("int", "bool")
        plain = isinstance(node.op, ast.Add | ast.Sub) and is_exact(one, other)
        plain = plain or (isinstance(node.op, ast.Add) and one.is_a("str") and other.is_a("str"))
        sign = "+" if isinstance(node.op, ast.Add) else "-"
        if plain and isinstance(target, ast.Name | ast.Attribute):
            self.write(f"{self.expression(target)} {sign}= {self.expression(node.value)};", node)
        elif ints:
            self.store_name(target, self.operation(node, node.op, target, node.value), node)
        else:
            name = self.operation(node, node.op, target, node.value)
            if name.startswith("$."):  # lists, dicts and sets change in place
                inside = name.partition("(")[2]
                name = f"$.i{name[2:].partition('(')[0]}({inside}"
            self.store_name(target, name, node)

    def store_name(self, target: ast.expr, value: str, node: ast.stmt) -> None:
        if isinstance(target, ast.Name):
            self.write(f"{js_name(target.id)} = {value};", node)
        else:
            self.store(target, value, node)

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
        header = (
            self._counting(node)
            or f"{self.declare(node)}{self.target(node.target)} of {self.ordered(node.iter)}"
        )
        self.in_loop += 1
        with self.indented(f"for ({header}) {{", node):
            self.block(node.body)
        self.in_loop -= 1

    def _counting(self, node: ast.For) -> str:
        """The header of a loop over a range of numbers, if its variable is its own."""
        call = node.iter
        is_range = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"
        if not is_range or not isinstance(node.target, ast.Name) or self.declare(node) != "const ":
            return ""
        assert isinstance(call, ast.Call)
        steps = {"1": ("<", "++"), "-1": (">", "--")}
        first, end = [ast.Constant(0), *call.args][-2:] if len(call.args) < 3 else call.args[:2]
        step = ast.unparse(call.args[2]) if len(call.args) == 3 else "1"
        if step not in steps or not all(self.type_of(each).is_a("int", "bool") for each in (first, end)):
            return ""
        name, (sign, change) = js_name(node.target.id), steps[step]
        last = self.inner(end)
        if not (
            isinstance(end, ast.Constant)
            or last.lstrip("-").isdigit()
            or (isinstance(end, ast.Name) and end.id.isupper())
        ):
            return f"let {name} = {self.expression(first)}, $end = {last}; {name} {sign} $end; {name}{change}"
        return f"let {name} = {self.expression(first)}; {name} {sign} {last}; {name}{change}"

    def _with(self, node: ast.With) -> None:
        if len(node.items) != 1:
            raise self.refuse(node, "write one `with` inside the other")
        item = node.items[0]
        if not isinstance(item.context_expr, ast.Call) or full_name(item.context_expr.func) != "use_language":
            raise self.refuse(node, "of `with` only use_language(…) is in the dialect")
        with self.indented("{", None):
            self.write(f"const $before = {self.expression(item.context_expr)};", node)
            with self.indented("try {", None, "} finally { $before.end(); }"):
                self.block(node.body)

    def _try(self, node: ast.Try) -> None:
        if node.finalbody and node.orelse:  # what comes at last comes after `else`
            inner = ast.copy_location(ast.Try(node.body, node.handlers, node.orelse, []), node)
            node = ast.copy_location(ast.Try([inner], [], [], node.finalbody), node)
        if node.orelse:
            self.write("{", node)
            self.write("let $fine = false;", None)
        with self.indented("try {", node, "}" if not node.handlers else "} catch ($error) {"):
            self.block(node.body)
            if node.orelse:
                self.write("$fine = true;", None)
        if node.handlers:
            self._handlers(node)
        if node.finalbody:
            with self.indented("finally {", None):
                self.block(node.finalbody)
        if node.orelse:
            with self.indented("if ($fine) {", None):
                self.block(node.orelse)
            self.write("}", None)

    def _handlers(self, node: ast.Try) -> None:
        self.depth += 1
        self.errors = (*self.errors, "$error")
        for place, handler in enumerate(node.handlers):
            if handler.type is None:
                raise self.refuse(handler, "name the errors to catch")
            word = "} else if" if place else "if"
            test = f"$.isinstance($error, {self._classes(handler.type)})"
            self.write(f"{word} ({test}) {{", handler)
            self.depth += 1
            if handler.name:
                self.write(f"const {js_name(handler.name)} = $error;", None)
            kept = self.local
            self.local = {
                **self.local,
                **({handler.name: self._error_type(handler.type)} if handler.name else {}),
            }
            self.block(handler.body)
            self.local = kept
            self.depth -= 1
        self.write("} else throw $error;", None)
        self.errors = self.errors[:-1]
        self.depth -= 1
        self.write("}", None)

    def _error_type(self, node: ast.expr) -> Type:
        return self.types.annotation(self.module, node) if isinstance(node, ast.Name) else UNKNOWN
