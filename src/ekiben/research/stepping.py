"""Rules that step many games of any kind; `bind` inserts the rules of one game and its `observe`.

Game i of a batch is row i of every array. No row depends on another, so threads can split the rows in any
way. `raw_rows` are the same positions as rows of plain numbers, of any width.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ekiben.layout import Cells, Grid
from ekiben.placeholders import apply, legal, new_game, observe, score
from ekiben.rng import DEAL_STREAM, PLAY_STREAM, SEED_LIMIT, random_below, seed_rng
from ekiben.rule import bind, rule

if TYPE_CHECKING:
    from ekiben.game import Game

# The golden section of all seeds: neighbouring seeds never meet, game after game.
SEED_STEP = 0x4F1BBCDCBFA53E0B
SEED_MASK = SEED_LIMIT - 1
RESET = -1  # instead of an action: start a new game


class BatchRows(NamedTuple):
    """The arrays of a batch, one row per game."""

    positions: Any
    raw_rows: Any
    actions: Any
    seeds: Any
    action_rng: Any  # random generators that choose actions
    choices: Any  # the legal moves; their number is in `counts`
    counts: Any
    observations: Any
    mask: Any
    seats: Any
    rewards: Any
    totals: Any
    done: Any


@rule
def next_seed(seed: int) -> int:
    """The seed of the next game in the row of a game with this seed."""
    return (seed + SEED_STEP) & SEED_MASK


@rule
def begin_game(
    s: Any, raw_row: Cells, box: Any, players: int, options: int, seed: int, rng: Cells, action_rng: Cells
) -> None:
    """Start the game that a table with this seed has."""
    for cell in range(len(raw_row)):  # type: ignore[arg-type]
        raw_row[cell] = 0
    seed_rng(rng, seed, 0, DEAL_STREAM)
    new_game(s, box, players, options, rng)
    seed_rng(action_rng, seed, 0, PLAY_STREAM)


@rule
def end_game(s: Any, box: Any, win_unit: int, scores: Grid, rewards: Cells, totals: Cells) -> None:
    """Write each seat's share of the win and its points."""
    score(s, box, scores)
    win = scores.shape[1] - 1  # type: ignore[attr-defined]
    for seat in range(s.players):
        rewards[seat] = scores[seat, win] / win_unit  # type: ignore[assignment]
        totals[seat] = scores[seat, win - 1]


@rule
def move_game(
    s: Any,
    raw_row: Cells,
    box: Any,
    players: int,
    options: int,
    win_unit: int,
    action: int,
    seed: int,
    rng: Cells,
    action_rng: Cells,
    scores: Grid,
    rewards: Cells,
    totals: Cells,
) -> bool:
    """Apply a legal move. If it ends the game, score it and start the next one. Returns whether it ended.

    If the action is RESET, start the game with this seed instead.
    """
    for seat in range(len(rewards)):  # type: ignore[arg-type]
        rewards[seat] = 0
    if action == RESET:
        begin_game(s, raw_row, box, players, options, seed, rng, action_rng)
        return False
    apply(s, box, action)
    if s.seat >= 0:
        return False
    end_game(s, box, win_unit, scores, rewards, totals)
    begin_game(s, raw_row, box, players, options, next_seed(seed), rng, action_rng)
    return True


@rule
def show_game(s: Any, box: Any, choices: Cells, count: int, observation: Cells, mask: Cells) -> None:
    """Write the observation of the seat to move, and its legal moves as flags."""
    for move in range(len(mask)):  # type: ignore[arg-type]
        mask[move] = 0
    for i in range(count):
        mask[choices[i]] = 1
    observe(s, box, s.seat, observation)


@rule
def step_games(
    rows: BatchRows, box: Any, players: int, options: int, win_unit: int, rng: Cells, scores: Grid
) -> None:
    for i in range(len(rows.positions)):
        s = rows.positions[i]
        ended = move_game(
            s,
            rows.raw_rows[i],
            box,
            players,
            options,
            win_unit,
            rows.actions[i],
            rows.seeds[i],
            rng,
            rows.action_rng[i],
            scores,
            rows.rewards[i],
            rows.totals[i],
        )
        rows.done[i] = ended
        if ended:
            rows.seeds[i] = next_seed(rows.seeds[i])
        show_row(rows, i, box)


@rule
def show_row(rows: BatchRows, i: int, box: Any) -> None:
    """Write what the seat to move may do and what it sees, in one row."""
    s = rows.positions[i]
    rows.counts[i] = legal(s, box, rows.choices[i])
    rows.seats[i] = s.seat
    show_game(s, box, rows.choices[i], rows.counts[i], rows.observations[i], rows.mask[i])


@rule
def is_choice(action: int, choices: Cells, count: int) -> bool:
    """Whether an action is one of the legal moves."""
    for n in range(count):  # noqa: SIM110 - there is no any() in rules
        if choices[n] == action:
            return True
    return False


@rule
def first_illegal(actions: Cells, choices: Any, counts: Cells) -> int:
    """The first game whose action is not one of its legal moves, or -1."""
    for i in range(len(choices)):
        if not is_choice(actions[i], choices[i], counts[i]):
            return i
    return -1


@rule
def choose(action_rng: Cells, choices: Cells, count: int) -> int:
    """A random legal move: the one that a random playout of this game makes."""
    return choices[random_below(action_rng, count)]


@rule
def choose_randomly(actions: Cells, action_rng: Any, choices: Any, counts: Cells) -> None:
    """A random legal move for every game."""
    for i in range(len(choices)):
        actions[i] = choose(action_rng[i], choices[i], counts[i])


def bind_move_game(game: Game) -> Callable[..., bool]:
    """`move_game` with the rules of a game."""
    rules = game.rules
    return bind(move_game, new_game=rules.new_game, apply=rules.apply, score=rules.score)


def bind_show_game(game: Game) -> Callable[..., None]:
    """`show_game` with the rules of a game."""
    return bind(show_game, observe=game.observation.observe)


def bind_step_games(game: Game, step: Callable[..., None] = step_games) -> Callable[..., None]:
    """`step_games`, or another rule like it, with the rules of a game."""
    r, seen = game.rules, game.observation.observe
    return bind(step, new_game=r.new_game, legal=r.legal, apply=r.apply, score=r.score, observe=seen)
