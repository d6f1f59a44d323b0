"""A small game to test kernels: its games last from one move to a given number, and nothing is hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from ekiben import playout
from ekiben.game import Rules
from ekiben.layout import Cells, Grid, Layout, i32, i64
from ekiben.rng import random_below
from ekiben.rule import bind, rule


class Position(Layout):
    seat: int = i32()
    players: int = i32()
    left: int = i32()
    points: int = i32()


class Box(Layout):
    most: int = i64()  # moves


@rule
def new_game(s: Position, box: Box, players: int, options: int, rng: Cells) -> None:
    s.players = players
    s.left = 1 + random_below(rng, box.most)


@rule
def legal(s: Position, box: Box, out: Cells) -> int:
    for move in range(3):
        out[move] = move
    return 3 if s.left else 0


@rule
def apply(s: Position, box: Box, move: int) -> None:
    s.points += move
    s.left -= 1
    s.seat = 1 - s.seat if s.left else -1


@rule
def score(s: Position, box: Box, out: Grid) -> None:
    for seat in range(2):
        out[seat, 0] = s.points
        out[seat, 1] = 1 - seat


def game(most: int) -> Any:
    """The game, with the part of the contract that kernels for playouts need."""
    box = Box()
    box.most = most
    return SimpleNamespace(
        state=Position,
        rules=Rules(new_game, legal, apply, score, lambda *_: None),
        components=lambda: SimpleNamespace(box=box),
        player_counts=(2,),
        seats=lambda players: players,
        move_texts=("0", "1", "2"),
        score_parts=("total", "win"),
    )


def spec(games: int, most: int) -> Any:
    """What is played, in place of a `BatchSpec`."""
    played = game(most)
    return SimpleNamespace(game=played, games=games, players=2, options=0, components=played.components())


def play(games: int, most: int, seed: int, first: int) -> tuple[bytes, list[int], Any]:
    """The final positions, lengths and results, by the rules as plain Python."""
    positions, lengths = [Position() for _ in range(games)], [0] * games
    results, scores = np.zeros((games, 2, 2), int), np.zeros((2, 2), int)
    whole = bind(playout.play_games, new_game=new_game, legal=legal, apply=apply, score=score)
    arrays = playout.PlayoutArrays(positions, [0, 0], [0, 0, 0], scores, lengths, results)
    whole(arrays, game(most).components().box, 2, 0, seed, first)
    return b"".join(map(bytes, positions)), lengths, results
