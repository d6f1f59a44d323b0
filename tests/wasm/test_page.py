"""The examples for Node.js in docs/browser.md run as printed, and do what the page says."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import bootstrap
from ekiben.bots.tree import Tree
from ekiben.engine import Engine
from ekiben.game import find_game
from ekiben.rng import PLAY_STREAM, random_below, seed_rng
from ekiben.wasm.description import describe
from ekiben.wasm.runtime import place
from tests.wasm.test_wasm import native

pytestmark = pytest.mark.slow

PAGE = Path(__file__).resolve().parents[2] / "docs" / "browser.md"


def random_game() -> list[str]:
    """The moves of the first example, by the rules interpreted."""
    game = find_game("zero-kei")
    engine, rng, found = Engine(game, game.components()), [0, 0], []
    s = engine.new_game(3, 0, 7)
    seed_rng(rng, 7, 0, PLAY_STREAM)
    while legal := engine.legal(s):
        move = legal[random_below(rng, len(legal))]
        found.append(game.move_texts[move])
        engine.apply(s, move)
    return found


def searched() -> list[str]:
    """The moves of the second example with their visits, by machine code."""
    game = find_game("zero-kei")
    tree, engine = Tree(game, native(game)()), Engine(game, game.components())
    s = engine.new_game(2, 0, 7)
    tree.begin(s, engine.box, 7)
    b = tree.buffers
    tree.rule(b.positions, b.box, b.scratch, s.seat, 500, b.rng, b.moves, b.inner, tree.tree)
    return [f"{game.move_texts[move]} {each.visits}" for move, each in tree.root_moves(0).items()]


def test_the_examples_for_node_run(tmp_path: Path) -> None:
    section = PAGE.read_text(encoding="utf-8").split("## Rules and bots in WebAssembly")[1].split("\n## ")[0]
    blocks = re.findall(r"^```js\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    (tmp_path / "example.mjs").write_text("\n".join(blocks), encoding="utf-8")
    game = find_game("zero-kei")
    (tmp_path / "files").mkdir()
    shutil.copy(place(game), tmp_path / "files")
    (tmp_path / "files" / "zero-kei.json").write_text(json.dumps(describe(game)), encoding="utf-8")
    node, *_ = bootstrap.npm()
    done = subprocess.run([node, "example.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == random_game() + searched()
