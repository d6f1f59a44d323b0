"""Interpreted and compiled rules are the same rules: they give the same bytes."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ekiben.code_cache import cache_folder
from ekiben.compiling import CompiledGame, bind_play_games, compiled_game
from ekiben.engine import Engine
from ekiben.game import Game, find_game, game_names
from ekiben.playout import PlayoutArrays
from ekiben.rng import DEAL_STREAM, PLAY_STREAM
from ekiben.rule import reachable
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
    buffers.play(compiled_game(game), game.components().box, players, 0, seed, first, count)
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
    buffers.play(compiled_game(game), box, game.player_counts[-1], 0, 3, 0, 10)
    alone.play(compiled_game(game), box, game.player_counts[-1], 0, 3, 7, 1)
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
    assert other.on_disk("score")
    damaged = other.folder / "score.o"
    damaged.write_bytes(damaged.read_bytes()[:-1000] + b"x" * 1000)
    assert not other.on_disk("score")
    other.entry("score")
    assert other.on_disk("score")


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
