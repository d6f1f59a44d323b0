"""Many games stepped at once, as rules for any game: `bind` puts a game's rules and its `observe` in.

Game i of a batch is row i of every array. Nothing of one row depends on another, so rows can be shared out
among threads in any way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.chance import SEED_LIMIT, below, seed_chance
from ekiben.layout import Cells, Grid
from ekiben.playout import DEAL, PLAY
from ekiben.rule import rule

# The golden section of all seeds: seeds that lie close together stay apart for ever, game after game.
SEED_STEP = 0x4F1BBCDCBFA53E0B
SEED_MASK = SEED_LIMIT - 1
BEGIN = -1  # instead of an action


def _no_game(*args: Any) -> Any:
    raise NotImplementedError("bind the rules of a game first")


new_game: Callable[..., None] = _no_game
legal: Callable[..., int] = _no_game
apply: Callable[..., None] = _no_game
score: Callable[..., None] = _no_game
observe: Callable[..., None] = _no_game


@rule
def next_seed(seed: int) -> int:
    """The seed of the game that follows one with this seed."""
    return (seed + SEED_STEP) & SEED_MASK


@rule
def begin_game(
    positions: Any,
    i: int,
    blank: Any,
    box: Any,
    players: int,
    options: int,
    seed: int,
    rng: Cells,
    dice: Any,
) -> None:
    """A new game in row i: the one that a table with this seed has."""
    positions[i] = blank[0]
    seed_chance(rng, seed, 0, DEAL)
    new_game(positions[i], box, players, options, rng)
    seed_chance(dice[i], seed, 0, PLAY)


@rule
def show_game(s: Any, box: Any, choices: Cells, observation: Cells, mask: Any) -> int:
    """What the deciding seat sees and what it may do; how many moves that are."""
    count = legal(s, box, choices)
    for move in range(len(mask)):
        mask[move] = 0
    for i in range(count):
        mask[choices[i]] = 1
    observe(s, box, s.seat, observation)
    return count


@rule
def end_game(s: Any, box: Any, whole_win: int, scores: Grid, rewards: Cells, totals: Cells) -> None:
    """The shares of the win, and the points."""
    score(s, box, scores)
    win = scores.shape[1] - 1  # type: ignore[attr-defined]
    for seat in range(s.players):
        rewards[seat] = scores[seat, win] / whole_win  # type: ignore[assignment]
        totals[seat] = scores[seat, win - 1]


@rule
def step_games(
    positions: Any,
    blank: Any,
    box: Any,
    players: int,
    options: int,
    whole_win: int,
    actions: Cells,
    seeds: Cells,
    rng: Cells,
    dice: Any,
    choices: Any,
    counts: Cells,
    scores: Grid,
    observations: Any,
    mask: Any,
    seats: Cells,
    rewards: Any,
    totals: Any,
    done: Cells,
) -> None:
    """A legal move in every game; a game that it ends is scored, and the next one begins in its row.

    Where the action is BEGIN, the game with the row's seed begins instead.
    """
    for i in range(len(positions)):
        done[i] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        if actions[i] == BEGIN:
            begin_game(positions, i, blank, box, players, options, seeds[i], rng, dice)
        else:
            apply(positions[i], box, actions[i])
            if positions[i].seat < 0:
                done[i] = 1
                end_game(positions[i], box, whole_win, scores, rewards[i], totals[i])
                seeds[i] = next_seed(seeds[i])
                begin_game(positions, i, blank, box, players, options, seeds[i], rng, dice)
        counts[i] = show_game(positions[i], box, choices[i], observations[i], mask[i])
        seats[i] = positions[i].seat


@rule
def first_illegal(actions: Cells, choices: Any, counts: Cells) -> int:
    """The first game whose action is not one of its legal moves, or -1."""
    for i in range(len(choices)):
        found = False
        for n in range(counts[i]):
            if choices[i, n] == actions[i]:
                found = True
        if not found:
            return i
    return -1


@rule
def choose_by_chance(actions: Cells, dice: Any, choices: Any, counts: Cells) -> None:
    """For every game a legal move by chance, the same that a random playout of the game makes."""
    for i in range(len(choices)):
        actions[i] = choices[i, below(dice[i], counts[i])]
