"""What is not in the dialect is refused, with its file and line and what to write instead."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from ekiben.javascript.build import compile_modules
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


def test_unknown_module() -> None:
    with pytest.raises(NotInDialect, match="there is no module ekiben_nowhere"):
        compile_modules(["ekiben_nowhere"])
