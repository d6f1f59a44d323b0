"""The examples of the documentation run as they are written."""

from __future__ import annotations

import ast
import contextlib
import doctest
import importlib
import re
from pathlib import Path

import pytest

import ekiben
from tests.server.server_process import Server

pytestmark = pytest.mark.slow

ADDRESS = "http://127.0.0.1:8964"
ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), ROOT / "CONTRIBUTING.md"]


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """The code blocks of a language, with the lines they begin on."""
    text = page.read_text(encoding="utf-8")
    found = re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(text[: block.start()].count("\n") + 2, block[1]) for block in found]


def run(code: str, page: Path, names: dict[str, object]) -> None:
    """Statement by statement; where the comment after an expression is a value, the expression has it."""
    for node in ast.parse(code).body:
        if isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), str(page), "eval"), names)
            comment = code.splitlines()[(node.end_lineno or 1) - 1].partition("  # ")[2].strip()
            for stated in (comment, comment.partition(":")[0]):
                with contextlib.suppress(ValueError, SyntaxError):
                    assert value == ast.literal_eval(stated), f"{page.name}, line {node.lineno}"
        else:
            exec(compile(ast.Module([node], []), str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another, as a reader would type them; files they write are written elsewhere.

    Where they talk to a server, there is one.
    """
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    examples = blocks(page, "python")
    if not any(ADDRESS in code for _, code in examples):
        run_all(page, examples, names)
        return
    with Server(tmp_path / "tables.sqlite") as server:
        run_all(page, [(line, code.replace(ADDRESS, server.address)) for line, code in examples], names)


def run_all(page: Path, examples: list[tuple[int, str]], names: dict[str, object]) -> None:
    """The examples of a page."""
    for line, code in examples:
        if code.lstrip().startswith(">>>"):
            example = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), line)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            runner.run(example, clear_globs=False)
            assert runner.failures == 0, f"{page.name}, line {line}"
            names = example.globs
        else:
            # Blank lines before it, so that a traceback names the line of the page.
            run("\n" * (line - 1) + code, page, names)


def test_the_readme_begins_with_what_there_is_to_do() -> None:
    """On the first screen a command, on the second Python, and all of it on one sheet."""
    readme = ROOT / "README.md"
    assert len(readme.read_text(encoding="utf-8").splitlines()) <= 120
    assert min(line for line, _ in blocks(readme, "sh")) < 20
    assert min(line for line, _ in blocks(readme, "python")) < 45


def test_the_readme_shows_how_to_play_from_python() -> None:
    code = "\n".join(code for _, code in blocks(ROOT / "README.md", "python"))
    assert "import ekiben" in code
    for name in ("ekiben.new(", ".legal()", ".play(", ".view(", ".scores()", ".record()", "ekiben.load("):
        assert name in code


def test_the_components_of_the_readme_are_right(tmp_path: Path) -> None:
    for number, (line, text) in enumerate(blocks(ROOT / "README.md", "toml")):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        mine, printed = (ekiben.find_game("zero-kei").components(file) for file in (path, None))
        assert mine.digest != printed.digest, f"line {line}"


@pytest.mark.parametrize("name", ["ekiben", "ekiben.table"])
def test_examples_in_docstrings_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_files_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'(?:src|href)="([^"#]+)"', text)
    for link in links:
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} names {link}"
