"""The WebAssembly files of the games: they play exactly as machine code does, in Python and in Node.js."""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bootstrap
from ekiben.bots.compiled import compiled_bots
from ekiben.bots.names import make_player
from ekiben.bots.player import BotRng, Budget, ask
from ekiben.bots.tree import Tree
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import Game, all_games, find_game
from ekiben.native import NativeWorkspace
from ekiben.sim import PlayoutBuffers
from ekiben.wasm.description import describe
from ekiben.wasm.runtime import WasmFile, wasm_file
from ekiben.workspace import Code
from tests.support.random_games import Dice as Chance
from tests.support.random_games import SetUp, eager, set_ups, step_by_step
from tests.support.soak import soaked

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game for game in all_games() if ROOT / "src" in game.folder.parents]
SET_UPS = [set_up for set_up in set_ups() if find_game(set_up.game) in GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
GAMES_EACH = soaked(200, 20_000)  # over all set-ups of a game
TREES = soaked(20, 200)
ITERATIONS = soaked(60, 3000)
MOST = 2000  # games at once: the memory of WebAssembly has an end


def file_of(game: Game) -> WasmFile:
    found = wasm_file(game)
    assert found, "build the files again: .venv/bin/python scripts/wasm_files.py"
    return found


def native(game: Game) -> Code:
    """Machine code, for comparison."""
    rules, bots = compiled_game(game), compiled_bots(game)
    return lambda: NativeWorkspace(lambda name: (bots if name in bots.entries else rules).load(name))


def bits(set_up: SetUp) -> int:
    game = find_game(set_up.game)
    return game.option_bits(dict.fromkeys(set_up.options, True), set_up.players)


def batches(game: Game) -> Iterator[tuple[SetUp, int, int]]:
    """Random games: the set-up, the number of the first, and how many."""
    mine = [set_up for set_up in SET_UPS if set_up.game == game.name]
    each = -(-GAMES_EACH // len(mine))
    for set_up in mine:
        for first in range(0, each, MOST):
            yield set_up, first, min(MOST, each - first)


def random_games(game: Game, code: Code, set_up: SetUp, first: int, count: int) -> str:
    """A digest of the positions, lengths and results of random games."""
    buffers = PlayoutBuffers(game, count, code())
    buffers.play(game.components().box, set_up.players, bits(set_up), 7, first, count)
    digest = hashlib.sha256()
    for each in (buffers.positions, buffers.lengths, buffers.results):
        digest.update(each.array.tobytes())
    return digest.hexdigest()


@cache
def machine_code_games(game: Game) -> list[str]:
    return [random_games(game, native(game), *batch) for batch in batches(game)]


@pytest.mark.soak
@every_game
def test_random_games_are_those_of_machine_code(game: Game) -> None:
    found = [random_games(game, file_of(game).workspace, *batch) for batch in batches(game)]
    assert found == machine_code_games(game)


def positions(game: Game, count: int) -> list[Any]:
    """Positions of random games of all set-ups in which there is a choice."""
    mine = [set_up for set_up in SET_UPS if set_up.game == game.name]
    found: list[Any] = []
    for seed, set_up in enumerate(mine):
        table = set_up.table(seed)
        choices = [
            before
            for before, _ in step_by_step(table, Chance(seed), eager)
            if len(table.engine.legal(before)) > 1
        ]
        each = -(-count // len(mine))
        found += choices[:: max(1, len(choices) // each)][:each]
    return found[:count]


@pytest.mark.soak
@every_game
def test_trees_are_those_of_machine_code(game: Game) -> None:
    one, other = Tree(game, native(game)()), Tree(game, file_of(game).workspace())
    box, largest = game.components().box, 0
    for seed, position in enumerate(positions(game, TREES)):
        for tree in (one, other):
            tree.begin(position, box, seed)
            tree.grow(position.seat, Budget(iterations=ITERATIONS), 0.0, early=False)
        nodes = int(one.tree.array[0, 2])
        largest = max(largest, nodes)
        assert np.array_equal(one.tree.array[:nodes], other.tree.array[:nodes])
        assert bytes(one.buffers.scratch) == bytes(other.buffers.scratch)
    assert largest > ITERATIONS / 2


@pytest.mark.soak
@every_game
def test_every_bot_makes_the_same_move(game: Game) -> None:
    engine = Engine(game, game.components())
    for bot in ("casual", "greedy", *game.judgement.policies, f"search:{ITERATIONS}"):
        players = [make_player(bot, game, code) for code in (native(game), file_of(game).workspace)]
        for seed, position in enumerate(positions(game, 24)):
            one, other = (ask(player, engine, position, BotRng(seed)) for player in players)
            assert one == other


# --- in Node.js -----------------------------------------------------------------------------------------


def in_node(game: Game, folder: Path, tasks: list[dict[str, Any]]) -> list[Any]:
    """The answers of node.mjs, with the description as `ekiben compile --wasm` writes it."""
    (folder / f"{game.name}.json").write_text(json.dumps(describe(game)), encoding="utf-8")
    (folder / f"{game.name}.wasm").write_bytes((game.folder / f"{game.name}.wasm").read_bytes())
    node, *_ = bootstrap.npm()
    command = [node, str(ROOT / "tests/wasm/node.mjs"), str(folder), game.name]
    done = subprocess.run(command, input=json.dumps(tasks).encode(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found: list[Any] = json.loads(done.stdout)
    return found


@pytest.mark.soak
@every_game
def test_random_games_in_node_are_the_same(game: Game, tmp_path: Path) -> None:
    tasks = [
        {
            "task": "games",
            "players": set_up.players,
            "options": bits(set_up),
            "seed": 7,
            "first": first,
            "count": count,
        }
        for set_up, first, count in batches(game)
    ]
    assert in_node(game, tmp_path, tasks) == machine_code_games(game)


@every_game
def test_rules_in_node_are_the_same(game: Game, tmp_path: Path) -> None:
    """One by one, as a page calls them."""
    engine = Engine(game, game.components())
    mine = [set_up for set_up in SET_UPS if set_up.game == game.name]
    tasks = [{"task": "moves", "players": each.players, "options": bits(each), "seed": 5} for each in mine]
    for set_up, found in zip(mine, in_node(game, tmp_path, tasks), strict=True):
        s = engine.new_game(set_up.players, bits(set_up), 5)
        for number, legal in enumerate(found["legal"]):
            assert engine.legal(s) == legal
            engine.apply(s, legal[number % len(legal)])
        assert engine.legal(s) == []
        assert base64.b64decode(found["end"]) == bytes(s)
        assert found["scores"] == [list(row.values()) for row in engine.score(s)]


@pytest.mark.soak
@every_game
def test_bots_in_node_choose_the_same(game: Game, tmp_path: Path) -> None:
    engine = Engine(game, game.components())
    bots = ("random", "casual", "greedy", *game.judgement.policies, f"search:{ITERATIONS}")
    asked = [(bot, seed, s) for bot in bots for seed, s in enumerate(positions(game, 20))]
    tasks = [
        {"task": "choice", "bot": bot, "seed": seed, "position": base64.b64encode(s.data).decode()}
        for bot, seed, s in asked
    ]
    players = {bot: make_player(bot, game, native(game)) for bot in bots}
    for (bot, seed, s), found in zip(asked, in_node(game, tmp_path, tasks), strict=True):
        choice = ask(players[bot], engine, s, BotRng(seed))
        assert found["move"] == choice.move
        considered = [each._asdict() | {"move": game.move_numbers[each.move]} for each in choice.considered]
        assert found["considered"] == considered
