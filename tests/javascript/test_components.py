"""An owner's components: what is wrong with them, and their digest, as in CPython."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ekiben.components_file import TomlText
from ekiben.errors import ComponentsError
from ekiben.game import find_game, game_names
from tests.javascript.node import run_node

JUNK = (
    "5",
    "-999",
    "true",
    "2.0",
    "0.5",
    "'Ōsaka 😀'",
    "''",
    "[1, 'two', 1.0]",
    "{ a = 1 }",
    "9223372036854775807",
)


SCRIPT = """
const { repr } = await import("BUILD/runtime.js");
const { loadGame, readToml, table } = await import("BUILD/index.js");
const { TomlText } = await import("BUILD/ekiben/components_file.js");

const FILES = FILLED;
readToml((text) => FILES.get(text));
await loadGame(GAME, "en");
const found = Array.from(FILES.keys(), (text) => {
  try {
    return table.Table(GAME, 2, 7, null, TomlText(text)).components.digest;
  } catch (error) {
    return `${error.name} ${error.message} ${repr(error.arguments)}`;
  }
});
console.log(JSON.stringify(found));
"""


def files(game: str) -> Iterator[str]:
    """Components files with a value each that is another, right or wrong."""
    data = tomllib.loads(find_game(game).components_text())
    for key, value in data.items():
        yield from (f"{key} = {junk}" for junk in JUNK)
        if isinstance(value, dict):
            for inner in list(value)[:8]:
                yield from (f"{key} = {{ {json.dumps(inner)} = {junk} }}" for junk in JUNK)
            yield f"{key} = {{ nothing = 1, {json.dumps(inner + 's')} = 2 }}"
        elif isinstance(value, list) and isinstance(value[0], dict):
            name, label = next(iter(value[0].items()))
            for inner in value[0]:
                yield from (
                    f"[[{key}]]\n{name} = {json.dumps(label)}\nx_{inner} = {junk}" for junk in JUNK[:2]
                )
                if inner != name:
                    yield from (f"[[{key}]]\n{name} = {json.dumps(label)}\n{inner} = {junk}" for junk in JUNK)


def outcome(game: str, text: str) -> str:
    try:
        return find_game(game).components(TomlText(text)).digest
    except ComponentsError as error:
        return f"ComponentsError {error} {error.arguments!r}"


def as_toml(value: Any) -> str:
    """A value as a reader of TOML in JavaScript gives it: whole numbers are BigInts."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {as_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return f"{value}n" if type(value) is int else json.dumps(value)


@pytest.mark.parametrize("game", game_names())
def test_mistakes_and_digests(game: str, build: Path, tmp_path: Path) -> None:
    texts = list(files(game))
    pairs = ", ".join(f"[{json.dumps(text)}, {as_toml(tomllib.loads(text))}]" for text in texts)
    script = tmp_path / "components.mjs"
    filled = {"FILLED": f"new Map([{pairs}])", "GAME": json.dumps(game), "BUILD": build.as_posix()}
    script.write_text(re.sub("|".join(filled), lambda name: filled[name[0]], SCRIPT))
    assert len(texts) >= 40
    assert json.loads(run_node(script, tmp_path)) == [outcome(game, text) for text in texts]
