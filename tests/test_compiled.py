"""Interpreted and compiled rules are the same rules: they give the same bytes."""

from __future__ import annotations

import math
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ekiben import native
from ekiben.code_cache import cache_folder
from ekiben.compiling import CompiledGame, bind_play_games, compiled_game
from ekiben.engine import Engine
from ekiben.game import Game, find_game, game_names
from ekiben.native import BOX, INT, STATE, EntryPoint, NotClosed
from ekiben.playout import PlayoutArrays
from ekiben.rng import DEAL_STREAM, PLAY_STREAM
from ekiben.rule import compiled_rule, reachable, rule
from ekiben.sim import PlayoutBuffers

pytestmark = pytest.mark.slow

GAMES = [(name, players) for name in game_names() for players in find_game(name).player_counts]


@pytest.fixture(params=GAMES, ids=lambda param: f"{param[0]}-{param[1]}")
def setting(request: pytest.FixtureRequest) -> tuple[Game, int]:
    """A game and a number of players."""
    name, players = request.param
    return find_game(name), players


def both(game: Game) -> tuple[Engine, Engine]:
    """The interpreted and the compiled engine."""
    components = game.components()
    return Engine(game, components), Engine(game, components, compiled_game(game).rules)


def test_every_move_gives_the_same_bytes(setting: tuple[Game, int]) -> None:
    game, players = setting
    interpreted, compiled = both(game)
    every_option = sum(game.options.values())
    for number in range(25):
        options = every_option if number % 2 else 0
        one = interpreted.new_game(players, options, 5, number)
        two = compiled.new_game(players, options, 5, number)
        chance = random.Random(number)
        assert one == two
        while moves := interpreted.legal(one):
            assert moves == compiled.legal(two)
            move = chance.choice(moves)
            interpreted.apply(one, move)
            compiled.apply(two, move)
            assert one == two
        assert compiled.legal(two) == []
        assert interpreted.score(one) == compiled.score(two)


def test_samples_are_the_same(setting: tuple[Game, int]) -> None:
    game, players = setting
    interpreted, compiled = both(game)
    chance = random.Random(7)
    s = interpreted.new_game(players, 0, 11)
    while moves := interpreted.legal(s):
        seat, seed = chance.randrange(s.players), chance.randrange(1 << 60)
        assert interpreted.sample(s, seat, seed) == compiled.sample(s, seat, seed)
        interpreted.apply(s, chance.choice(moves))


def test_whole_games_are_the_same(setting: tuple[Game, int]) -> None:
    game, players = setting
    count, seed, first = 6, 99, 40
    buffers = PlayoutBuffers(game, count)
    buffers.play(game.components().box, players, 0, seed, first, count)
    seats, parts = buffers.scores.array.shape
    lengths, results = np.zeros(count, np.int32), np.zeros((count, seats, parts), np.int32)
    positions = [game.state() for _ in range(count)]
    rng: Any = np.zeros(2, np.int64)
    moves: Any = np.zeros(len(game.move_texts), np.int16)
    box = game.components().box
    scores = np.zeros((seats, parts), np.int32)
    plain = PlayoutArrays(positions, memoryview(rng), memoryview(moves), scores, lengths, results)
    bind_play_games(game)(plain, box, players, 0, seed, first)
    assert b"".join(map(bytes, positions)) == buffers.positions.array.tobytes()
    assert lengths.tolist() == buffers.lengths.array.tolist()
    played = game.seats(players)
    assert results[:, :played].tolist() == buffers.results.array[:, :played].tolist()


def test_a_game_of_a_series_is_that_game_alone() -> None:
    """Game 7 of a series is the game with the same seed and number, whoever plays it."""
    game = find_game(game_names()[0])
    buffers, alone = PlayoutBuffers(game, 10), PlayoutBuffers(game, 1)
    box = game.components().box
    buffers.play(box, game.player_counts[-1], 0, 3, 0, 10)
    alone.play(box, game.player_counts[-1], 0, 3, 7, 1)
    assert buffers.positions.array[7].tobytes() == alone.positions.array[0].tobytes()
    assert DEAL_STREAM != PLAY_STREAM


def test_damaged_code_is_compiled_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(game_names()[0])
    compiled = compiled_game(game)
    compiled.rules  # noqa: B018 - compiled now
    assert compiled.folder is not None
    monkeypatch.setenv("EKIBEN_CACHE", str(tmp_path))
    other = CompiledGame(game)
    assert other.folder is not None
    assert other.folder != compiled.folder
    shutil.copytree(compiled.folder, other.folder, dirs_exist_ok=True)
    assert other.on_disk()
    damaged = other.folder / "module.o"
    damaged.write_bytes(damaged.read_bytes()[:-1000] + b"x" * 1000)
    assert not other.on_disk()
    other.load("score")
    assert other.on_disk()


def test_without_a_place_for_code_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("EKIBEN_CACHE", str(blocked))
    game = find_game(game_names()[0])
    assert CompiledGame(game).folder is None
    assert not CompiledGame(game).on_disk()


def test_the_folder_follows_what_the_code_depends_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EKIBEN_CACHE", str(tmp_path))
    game = find_game(game_names()[0])
    compiled = CompiledGame(game)
    same = cache_folder(game, compiled.box.dtype, compiled.entries)
    other = cache_folder(game, "another layout", compiled.entries)
    assert same == compiled.folder
    assert other != compiled.folder


def test_the_folder_follows_constants_of_other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule's file may stay the same while a number that it names from elsewhere changes."""
    monkeypatch.setenv("EKIBEN_CACHE", str(tmp_path))
    game = find_game("nordic")
    compiled = CompiledGame(game)
    before = cache_folder(game, compiled.box.dtype, compiled.entries)
    for name in ("TURN_CAP", "ROUTES"):
        users = [
            rule for rule in reachable([game.rules.apply, game.rules.legal]) if name in rule.__code__.co_names
        ]
        assert users
        with monkeypatch.context() as changed:
            changed.setitem(users[0].__globals__, name, 7)
            assert cache_folder(game, compiled.box.dtype, compiled.entries) != before
    with monkeypatch.context() as changed:
        changed.setattr("ekiben.games.nordic.moves.CLAIM", 7)  # named as `m.CLAIM`
        assert cache_folder(game, compiled.box.dtype, compiled.entries) != before
    assert cache_folder(game, compiled.box.dtype, compiled.entries) == before


def test_old_folders_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EKIBEN_CACHE", str(tmp_path))
    game = find_game(game_names()[0])
    compiled = CompiledGame(game)
    for number in range(6):
        cache_folder(game, f"layout {number}", compiled.entries)
    assert len(list((tmp_path / "rules").iterdir())) == 4


def test_a_module_is_the_same_every_time() -> None:
    """Each in a process of its own, with other addresses and another order of hashes."""
    code = (
        "import hashlib; from ekiben import native; from ekiben.compiling import CompiledGame;"
        "from ekiben.game import find_game; game = CompiledGame(find_game('milk-run'));"
        "code = native.compile_entries(game.entries.values(), game.game.state, game.box);"
        "print(hashlib.sha256(code).hexdigest())"
    )
    found = [
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=env).stdout
        for env in ({**os.environ, "PYTHONHASHSEED": seed} for seed in "12")
    ]
    assert found[0] == found[1]


@rule
def guesses(s: Any, box: Any, number: int) -> None:
    """Not allowed in a rule: a function of the C library."""
    s.seat = int(10 * math.erf(number / 10))


def test_a_rule_that_needs_something_from_outside_is_refused() -> None:
    game = find_game(game_names()[0])
    entry = EntryPoint("guesses", guesses, (STATE, BOX, INT))
    with pytest.raises(NotClosed, match="compiled rules call erf, which is not a rule"):
        native.compile_entries([entry], game.state, type(game.components().box))


@rule
def twice(number: int) -> int:
    """A rule that a program's own function calls first."""
    return 2 * number


@rule
def four_times(number: int) -> int:
    """A rule that calls it, too, and with which nothing is left of it."""
    return twice(twice(number))


@rule
def one_more(number: int) -> int:
    """A rule that calls it and is compiled later."""
    return twice(number) + 1


@rule
def all_of_it(s: Any, box: Any, number: int) -> int:
    return four_times(number) + one_more(number)


@rule
def the_other_way(s: Any, box: Any, number: int) -> int:
    return one_more(number) + four_times(number)


def test_rules_may_be_compiled_for_a_program_first() -> None:
    import numba

    ours = compiled_rule(four_times)
    assert numba.njit(lambda number: ours(number))(5) == 20
    game = find_game("milk-run")
    box = game.components().box
    for each in (all_of_it, the_other_way):
        entry = EntryPoint("all", each, (STATE, BOX, INT), returns_int=True)
        code = native.compile_entries([entry], game.state, type(box))
        assert native.load_entries([entry], code)["all"](game.state(), box, 5) == 31


def test_a_program_may_use_numba_itself() -> None:
    """Before and after rules were translated, also with the same helpers of Numba."""
    import numba

    game = find_game("milk-run")
    compiled = CompiledGame(game)

    def largest(cells: Any) -> Any:
        return max(min(cells[0], 3), len(cells), abs(int(cells.sum())))

    cells = np.array([5, -7, 1])
    assert numba.njit(largest)(cells) == 3
    native.compile_entries(compiled.entries.values(), game.state, compiled.box)
    assert numba.njit(largest)(cells) == 3
    legal = compiled_rule(game.rules.legal)

    @numba.njit
    def count(positions: Any, boxes: Any, out: Any) -> Any:
        return legal(positions[0], boxes[0], out)

    s = Engine(game, game.components()).new_game(game.player_counts[0], 0, 1)
    out = np.zeros(len(game.move_texts), np.int16)
    positions = np.frombuffer(s.data, game.state.dtype)
    boxes = np.frombuffer(game.components().box.data, compiled.box.dtype)
    assert count(positions, boxes, out) == len(Engine(game, game.components()).legal(s))
