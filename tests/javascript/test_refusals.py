"""What is not in the dialect is refused, with its file and line and what to write instead."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from ekiben.javascript.build import compile_modules, literal
from ekiben.javascript.program import NotInDialect

CASES = {
    "match 1:\n    case 1:\n        pass": "Match is not in the dialect",
    "if (n := 3):\n    pass": "NamedExpr is not in the dialect",
    "async def f() -> None:\n    pass": "AsyncFunctionDef is not in the dialect",
    "def f() -> None:\n    global N": "Global is not in the dialect",
    "x = 2 ** 3": "the operator Pow is not in the dialect",
    "x = 'a %s' % 'b'": "write an f-string",
    "x = f'{3:>4}'": "the format '>4' is not in the dialect",
    "x = [1, 2, 3][::2]": "a slice with a step is not in the dialect",
    "x = {True: 1}": "True and 1 would be the same",
    "x = {1.0: 1}": "a bool or a float is no key here",
    "x = [n for n in {1, 2}]": "write sorted(…)",
    "def f(s: set[int]) -> list[int]:\n    return list(s)": "write sorted(…)",
    "x = [lambda: n for n in range(3)]": "sees later values of its variables",
    "def f() -> None:\n    for n in [1]:\n        def g() -> int:\n            return n": "sees later values",
    "x = (n for n in range(3))": "write a list",
    "def f(a: list[int] = []) -> None:\n    pass": "a default is a constant",
    "for n in range(3):\n    pass\nelse:\n    pass": "`else` of a loop is not in the dialect",
    "import socket\nx = socket.AF_INET": "no stand-in for socket",
    "x = open('file')": "open() is not in the dialect",
    "x = eval('1')": "eval() is not in the dialect",
    "try:\n    pass\nexcept:\n    pass": "name the errors to catch",
    "class A:\n    pass\nclass B:\n    pass\nclass C(A, B):\n    pass": "a class has one base",
    "class A:\n    @classmethod\n    def f(cls) -> None:\n        pass": "the decorator classmethod is not",
    "from typing import NamedTuple\nclass P(NamedTuple):\n    length: int": "choose another name",
    "def f(g: object) -> None:\n    g.unheard(a=1)": "the parameters of unheard are not known",
    "def f(a: int) -> None:\n    pass\nf(b=1)": "f has no parameter b",
    "from pathlib import Path\nx = Path('a')": "files are not there",
    "x = 1j": "only numbers and texts are constants",
    "with open('a') as f:\n    pass": "of `with` only use_language(…) is in the dialect",
    "a = b = c = 1\ndef f(a: list[int]) -> int:\n    del a\n    return 1": "only items can be deleted",
    "x = 1 < len([n for n in [1]]) < 2": "give the middle of this comparison a name first",
    "x = [1, 2][::-1]": "a slice with a step is not in the dialect",
    "x = dict(a=1)": "write {…}",
    "def f(g: object) -> None:\n    g.update(a=1)": "update() takes no keywords here",
    "x = sorted([1], **{})": "** is not in the dialect here",
    "def f(a: int, *b: int) -> None:\n    pass\nf(*[1, 2])": "by name, or with *, not both",
    "def f(a: int, *, b: int = 2) -> None:\n    pass\nf(1, 2, b=3)": "f takes at most 1 arguments",
    "x = [n async for n in [1]]": "async is not in the dialect",
    "class A:\n    pass\nx = [0 for A.n in [1]]": "here only names can be assigned to",
    "def name() -> int:\n    return 1\nclass A:\n    name = 1\n    other = name": "rename one of them",
    "def f() -> int:\n    return nowhere": "nowhere is not in the dialect, or not defined at the top",
    "x = type(1).__name__": "__name__ is not in the dialect: name what you need",
    "@unheard\ndef f() -> None:\n    pass": "the decorator unheard is not in the dialect",
    "@unheard\nclass A:\n    pass": "the decorator unheard is not in the dialect",
    "class A:\n    @staticmethod\n    def f() -> None:\n        pass": "the decorator staticmethod is not",
    "def f() -> None:\n    class A:\n        pass": "a class stands at the top of a module",
    "class A:\n    async def f(self) -> None:\n        pass": "a class has only methods and constants",
    "class A:\n    print(1)": "a class has only methods and constants",
    "from dataclasses import dataclass\n@dataclass(slots=True)\nclass A:\n    x: int": "the option slots",
    "x = +1": "a sign + is not in the dialect",
    "import os.path\nx = os.path.sep": "write `from … import …` for os.path",
    "def f() -> None:\n    @unheard\n    def g() -> None:\n        pass": "a decorator is only for",
    "def f() -> None:\n    raise": "`raise` alone stands in an except clause",
    "def f() -> None:\n    raise ValueError": "write `raise Error(…)`",
    "def f(a: list[int]) -> None:\n    a[0] = a[1] = 1": "assign to one after the other",
    "def f(a: list[int]) -> None:\n    a[0:1] = []": "here only names, attributes and items",
    "def f(g: object) -> None:\n    g.h().count += 1": "give what is called here a name first",
    "def f() -> None:\n    while 1 < 2:\n        pass\n    else:\n        pass": "`else` of a loop is not",
    "def f(a: list[int]) -> None:\n    for a[0] in a:\n        pass": "a loop fills in names",
    "with a, b:\n    pass": "write one `with` inside the other",
    "try:\n    pass\nfinally:\n    pass": "`finally` is not in the dialect",
}


@pytest.mark.parametrize(("source", "said"), CASES.items(), ids=range(len(CASES)))
def test_is_refused(source: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"refused_{abs(hash(source))}"
    file = tmp_path / f"{name}.py"
    file.write_text("from __future__ import annotations\n\n" + source + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NotInDialect) as caught:
        compile_modules([name])
    sys.modules.pop(name, None)
    place, line = re.match(r"(.*):(\d+): ", str(caught.value)).groups()  # type: ignore[union-attr]
    assert place == str(file)
    assert 3 <= int(line) < 3 + len(source.splitlines())
    assert said in str(caught.value)


def test_keys_that_would_change_their_order() -> None:
    with pytest.raises(NotInDialect, match="the keys b, 2, 1 would change their order: sort the numbers"):
        literal({"b": 1, "2": 2, "1": 3})
    assert literal({"1": 3, "2": 2.0, "b": 1 << 60}) == '{"1":3,"2":float(2.0),"b":1152921504606846976n}'


def test_unknown_module() -> None:
    with pytest.raises(NotInDialect, match="there is no module ekiben_nowhere"):
        compile_modules(["ekiben_nowhere"])
