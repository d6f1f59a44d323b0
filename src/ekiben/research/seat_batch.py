"""Steps of a batch with one learner: in every game it has a seat, and chance plays the others."""

from __future__ import annotations

from typing import Any

from ekiben.layout import Cells, Grid
from ekiben.placeholders import apply, legal, observe
from ekiben.research.stepping import BEGIN, BatchRows, begin_game, choose, end_game, next_seed, show_row
from ekiben.rule import rule

ROTATES = -1  # instead of a seat: the seed of a game says where the learner sits


@rule
def learner_seat(seat: int, seed: int, players: int) -> int:
    """Where the learner sits in the game with a seed."""
    if seat == ROTATES:
        return seed % players
    return seat


@rule
def step_seat_games(
    rows: BatchRows,
    box: Any,
    players: int,
    options: int,
    win_unit: int,
    rng: Cells,
    scores: Grid,
    seat: int,
    finals: Any,
) -> None:
    """A legal move of the learner in every game, and what the others answer; else like `step_games`.

    What the learner sees at the end of a game is kept in `finals`.
    """
    for i in range(len(rows.positions)):
        s, dice, choices = rows.positions[i], rows.dice[i], rows.choices[i]
        rows.done[i] = 0
        for other in range(rows.rewards.shape[1]):
            rows.rewards[i, other] = 0
        move = rows.actions[i]
        asked = False
        while not asked:
            if move == BEGIN:
                begin_game(s, rows.cells[i], box, players, options, rows.seeds[i], rng, dice)
            else:
                apply(s, box, move)
            learner = learner_seat(seat, rows.seeds[i], players)
            if s.seat == learner:
                asked = True
            elif s.seat >= 0:
                move = choose(dice, choices, legal(s, box, choices))
            else:
                rows.done[i] = 1
                end_game(s, box, win_unit, scores, rows.rewards[i], rows.totals[i])
                observe(s, box, learner, finals[i])
                rows.seeds[i] = next_seed(rows.seeds[i])
                move = BEGIN
        show_row(rows, i, box)
