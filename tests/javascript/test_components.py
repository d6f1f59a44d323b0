"""An owner's components: what is wrong with them, and their digest, as in CPython."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ekiben.components_file import TomlText
from ekiben.errors import ComponentsError
from ekiben.game import find_game
from tests.javascript.node import run_node, write_build

FILES = {
    "zero-kei": [
        "[limits]\naction_tokens = 5",
        "[limits]\naction_tokens = true\ntokens = 3",
        "[limits]\naction_token = 5",
        "[costs]\nengine = 1.0\nstation = 'much'",
        "[[city]]\nnumber = 3\nname = 'Ōsaka 😀'\nground = { cost = 3, points = 2 }",
        "[[city]]\nnumber = 99\nname = ''",
        "[[carriage]]\nid = '1a'\ncounter = 'goldd'\ncities = [1, 2]",
        "[[carriage]]\nid = '1a'\n[[carriage]]\nid = '1a'",
        "[turn_order]\n2 = ['advance', '3 pounds']",
        "[venues]\nspaces = ['4 yen', 'pay 2 yen for 3 points', 'move a carriage']",
        "[track_cost]\nA = { cost = 1, points = 1 }\nC = false",
        "[[event]]\nid = 'mine'\nkind = 'action'\ncolour = 'grey'\nletter = 'A'\neffect = 'gains'",
        "limits = 5",
        "costs = [1, 'two', 3.5, { a = [] }]",
    ],
    "nordic": [
        "[limits]\ntrains = 30",
        "[limits]\ntrains = 300\nface_up = 0",
        "[cities.oslo]\nlat = 59.0\nlon = 'east'\nat = [1.0, 2]",
        "[routes]\nbergen-oslo-red = { length = 3, tunnel = true, ferry = 2 }",
        "[routes]\nbergen-oslo-reed = { length = 3 }",
        "[tickets]\nbergen-oslo = 9\nbergen-bergen = 1",
        "[route_points]\n1 = 2\n2 = 101",
        "[colours]\ncards = ['red']",
    ],
    "milk-run": [
        "rounds = 3",
        "room = [1, 2]",
        "prize = [1, 2, 300]\norder = -129",
        "rounds = 9223372036854775807",
    ],
}
SCRIPT = """
import { repr } from "./runtime.js";
import { loadGame, readToml, table } from "./index.js";
import { TomlText } from "./ekiben/components_file.js";

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


@pytest.mark.parametrize("game", FILES)
def test_mistakes_and_digests(game: str, tmp_path: Path) -> None:
    texts = FILES[game]
    write_build(tmp_path, (), [game])
    pairs = ", ".join(f"[{json.dumps(text)}, {as_toml(tomllib.loads(text))}]" for text in texts)
    script = SCRIPT.replace("FILLED", f"new Map([{pairs}])").replace("GAME", json.dumps(game))
    assert json.loads(run_node(script, tmp_path)) == [outcome(game, text) for text in texts]
