"""Whole games played at random, as one rule for any game: `bind` puts a game's rules in."""

from __future__ import annotations

from typing import Any, NamedTuple

from ekiben.layout import Cells
from ekiben.placeholders import apply, legal, new_game, score
from ekiben.rng import DEAL_STREAM, PLAY_STREAM, random_below, seed_rng
from ekiben.rule import rule


class PlayoutArrays(NamedTuple):
    """What `play_games` works in and its results; one row for each game but in those named."""

    positions: Any
    rng: Any  # two words, of one game at a time
    moves: Any  # legal ones, of one position at a time
    scores: Any  # of one game at a time
    lengths: Any
    results: Any


@rule
def play_to_end(s: Any, box: Any, rng: Cells, moves: Cells) -> int:
    """Random moves until nobody has one; how many."""
    played = 0
    count = legal(s, box, moves)
    while count:
        apply(s, box, moves[random_below(rng, count)])
        played += 1
        count = legal(s, box, moves)
    return played


@rule
def play_games(arrays: PlayoutArrays, box: Any, players: int, options: int, seed: int, first: int) -> None:
    """One game after another in the given positions, numbered from `first`; game n is the same for ever."""
    rng, scores, results = arrays.rng, arrays.scores, arrays.results
    for i in range(len(arrays.positions)):
        s = arrays.positions[i]
        seed_rng(rng, seed, first + i, DEAL_STREAM)
        new_game(s, box, players, options, rng)
        seed_rng(rng, seed, first + i, PLAY_STREAM)
        arrays.lengths[i] = play_to_end(s, box, rng, arrays.moves)
        score(s, box, scores)
        for seat in range(results.shape[1]):
            for part in range(results.shape[2]):
                results[i, seat, part] = scores[seat, part]
