"""Turns of phrase that make readers stumble stay out of everything that is written in English here."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("docs", "src", "tests", "examples", "benchmarks", "scripts", "client/src", "client/scripts")
KINDS = {".md", ".py", ".ftl", ".toml", ".ts", ".svelte", ".js", ".css"}
NOT_OURS = {"es", "fr", "ru", "site", "node_modules"}  # other languages, what was built or installed

# What to write instead of each. A space stands for any space, line ends and marks of comments included.
INSTEAD = {
    r"[Ss]o many": "the number itself, or “that many”",
    r"[Aa]new": "again",
    r"by chance": "random, at random",
    r"can be had": "you can get, is available, may be downloaded",
    r"(nobody|who) gets to see": "nobody can see",
    r"(for|of|to|by|with|at|than|from) who": "the player who, the one that",
    r"Who [a-z][^.?!:;|={]*[.!:;]": "a noun first: “Anyone who …”, “The seat that …”",
    r"[,;] there (is|are) \{": "“you have”",
    r"(is|are|was|were|be) told(?! apart| to)": "is printed, is sent, is announced; or say who tells whom",
    r"to be seen": "visible, on the screen",
    r"looks? on(?! the| a| my)": "is a spectator, watches",
    r"[Tt]he own": "your own, the seat's own",
    r"(is|are|were|was|be) not as (it|they) should be": "is malformed, is wrong",
}
BREAK = r"(?:[\s#*]|//)+"
BAD = {re.compile(r"\b" + bad.replace(" ", BREAK) + r"(?!\w)"): good for bad, good in INSTEAD.items()}


def mistakes(text: str) -> Iterator[str]:
    """Each bad phrase in a text, with its line and what to write instead."""
    for bad, good in BAD.items():
        for found in bad.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield f"line {line}: {' '.join(found[0].split())!r}; better: {good}"


def written_in_english() -> list[Path]:
    """The pages, texts and programs."""
    files = [*ROOT.glob("*.md"), *ROOT.glob("*.py"), *(ROOT / "client").glob("*.ts")]
    for folder in FOLDERS:
        files += (file for file in (ROOT / folder).rglob("*") if file.suffix in KINDS)
    files.remove(Path(__file__))
    return [file for file in files if not NOT_OURS & {*file.relative_to(ROOT).parts}]


def test_texts_are_plain() -> None:
    files = written_in_english()
    assert len(files) > 500
    found = [
        f"{file.relative_to(ROOT)}, {each}" for file in files for each in mistakes(file.read_text("utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "planted",
    [
        '"""A move by chance."""',
        "rows = 3  # so \n    # many of them",
        "// Sent\n// anew after a break.",
        " * No ticket can be\n * had.",
        "So many cards.",
        "text = Who only looks, watches.",
        '"""Who sits there."""',
        "the bot of who asks",
        "reason = it costs 4 yen, there are { $yen }.",
        "the own train",
        "Nobody is told.",
        "what is\n# to be seen",
        "another seat looks on.",
    ],
)
def test_a_bad_phrase_is_found(planted: str) -> None:
    assert list(mistakes(planted))


@pytest.mark.parametrize(
    "fine",
    ["Who sits there?", "everyone who looks", "there are: { $names }", "told apart", "looks on the map"],
)
def test_other_phrases_are_left_alone(fine: str) -> None:
    assert not list(mistakes(fine))


def test_no_class_name_stands_twice() -> None:
    """A name means one thing in the whole package, but for what the contract asks of each game."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "src").rglob("*.py"))
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert names["Table"] == 1
    assert {name for name, count in names.items() if count > 1} == {"Box", "Components", "State"}
