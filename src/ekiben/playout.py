"""Whole games played at random, as one rule for any game: `bind` puts a game's rules in.

The names below stand for the rules of a game; see `ekiben.game.Rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.chance import below, seed_chance
from ekiben.layout import Cells, Grid
from ekiben.rule import rule

DEAL = 0  # the stream of chance that sets a game up
PLAY = 1  # the stream that its random players draw from
SAMPLE = 2  # the stream that fills in what a seat can't know


def _no_game(*args: Any) -> Any:
    raise NotImplementedError("bind the rules of a game first")


new_game: Callable[..., None] = _no_game
legal: Callable[..., int] = _no_game
apply: Callable[..., None] = _no_game
score: Callable[..., None] = _no_game


@rule
def play_to_end(s: Any, box: Any, rng: Cells, moves: Cells) -> int:
    """Random moves until nobody has one; how many."""
    played = 0
    count = legal(s, box, moves)
    while count:
        apply(s, box, moves[below(rng, count)])
        played += 1
        count = legal(s, box, moves)
    return played


@rule
def play_games(
    positions: Any,
    box: Any,
    players: int,
    options: int,
    seed: int,
    first: int,
    rng: Cells,
    moves: Cells,
    scores: Grid,
    lengths: Cells,
    results: Any,
) -> None:
    """One game after another in the given positions, numbered from `first`; game n is the same for ever."""
    for i in range(len(positions)):
        s = positions[i]
        seed_chance(rng, seed, first + i, DEAL)
        new_game(s, box, players, options, rng)
        seed_chance(rng, seed, first + i, PLAY)
        lengths[i] = play_to_end(s, box, rng, moves)
        score(s, box, scores)
        for seat in range(results.shape[1]):
            for part in range(results.shape[2]):
                results[i, seat, part] = scores[seat, part]
