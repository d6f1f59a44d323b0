"""Steps of a batch with one learner: it has one seat in every game, and the others play at random."""

from __future__ import annotations

from typing import Any

from ekiben.layout import Cells, Grid
from ekiben.placeholders import apply, legal, observe
from ekiben.research.stepping import RESET, BatchRows, begin_game, choose, end_game, next_seed, show_row
from ekiben.rule import rule

ROTATES = -1  # instead of a seat: the learner's seat follows from the seed of the game


@rule
def learner_seat(seat: int, seed: int, players: int) -> int:
    """The learner's seat in the game with this seed."""
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
    """Apply the learner's move in every game, and random moves until its next turn; else like `step_games`.

    The learner's last observation of a game goes to `finals`.
    """
    for i in range(len(rows.positions)):
        s, action_rng, choices = rows.positions[i], rows.action_rng[i], rows.choices[i]
        rows.done[i] = 0
        for other in range(rows.rewards.shape[1]):
            rows.rewards[i, other] = 0
        move = rows.actions[i]
        asked = False
        while not asked:
            if move == RESET:
                begin_game(s, rows.raw_rows[i], box, players, options, rows.seeds[i], rng, action_rng)
            else:
                apply(s, box, move)
            learner = learner_seat(seat, rows.seeds[i], players)
            if s.seat == learner:
                asked = True
            elif s.seat >= 0:
                move = choose(action_rng, choices, legal(s, box, choices))
            else:
                rows.done[i] = 1
                end_game(s, box, win_unit, scores, rows.rewards[i], rows.totals[i])
                observe(s, box, learner, finals[i])
                rows.seeds[i] = next_seed(rows.seeds[i])
                move = RESET
        show_row(rows, i, box)
