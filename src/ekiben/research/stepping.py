"""Many games stepped at once, as rules for any game: `bind` puts a game's rules and its `observe` in.

Game i of a batch is row i of every array. Nothing of one row depends on another, so rows can be shared out
among threads in any way. `cells` are the same positions as rows of plain numbers, of any width.
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

# The golden section of all seeds: seeds that lie close together stay apart for ever, game after game.
SEED_STEP = 0x4F1BBCDCBFA53E0B
SEED_MASK = SEED_LIMIT - 1
BEGIN = -1  # instead of an action


class BatchRows(NamedTuple):
    """The arrays of a batch, a row for each game."""

    positions: Any
    cells: Any
    actions: Any
    seeds: Any
    dice: Any  # of random actions
    choices: Any  # the legal moves; how many is in `counts`
    counts: Any
    observations: Any
    mask: Any
    seats: Any
    rewards: Any
    totals: Any
    done: Any


@rule
def next_seed(seed: int) -> int:
    """The seed of the game that follows one with this seed."""
    return (seed + SEED_STEP) & SEED_MASK


@rule
def begin_game(
    s: Any, cells: Cells, box: Any, players: int, options: int, seed: int, rng: Cells, dice: Cells
) -> None:
    """A new game: the one that a table with this seed has."""
    for cell in range(len(cells)):  # type: ignore[arg-type]
        cells[cell] = 0
    seed_rng(rng, seed, 0, DEAL_STREAM)
    new_game(s, box, players, options, rng)
    seed_rng(dice, seed, 0, PLAY_STREAM)


@rule
def end_game(s: Any, box: Any, win_unit: int, scores: Grid, rewards: Cells, totals: Cells) -> None:
    """The shares of the win, and the points."""
    score(s, box, scores)
    win = scores.shape[1] - 1  # type: ignore[attr-defined]
    for seat in range(s.players):
        rewards[seat] = scores[seat, win] / win_unit  # type: ignore[assignment]
        totals[seat] = scores[seat, win - 1]


@rule
def move_game(
    s: Any,
    cells: Cells,
    box: Any,
    players: int,
    options: int,
    win_unit: int,
    action: int,
    seed: int,
    rng: Cells,
    dice: Cells,
    scores: Grid,
    rewards: Cells,
    totals: Cells,
) -> bool:
    """A legal move; if it ends the game, that is scored, and the next one begins. Whether that was so.

    Where the action is BEGIN, the game with this seed begins instead.
    """
    for seat in range(len(rewards)):  # type: ignore[arg-type]
        rewards[seat] = 0
    if action == BEGIN:
        begin_game(s, cells, box, players, options, seed, rng, dice)
        return False
    apply(s, box, action)
    if s.seat >= 0:
        return False
    end_game(s, box, win_unit, scores, rewards, totals)
    begin_game(s, cells, box, players, options, next_seed(seed), rng, dice)
    return True


@rule
def show_game(s: Any, box: Any, choices: Cells, count: int, observation: Cells, mask: Cells) -> None:
    """What the deciding seat sees, and its legal moves as flags."""
    for move in range(len(mask)):  # type: ignore[arg-type]
        mask[move] = 0
    for i in range(count):
        mask[choices[i]] = 1
    observe(s, box, s.seat, observation)


@rule
def step_games(
    rows: BatchRows, box: Any, players: int, options: int, win_unit: int, rng: Cells, scores: Grid
) -> None:
    """A step in every game."""
    for i in range(len(rows.positions)):
        s = rows.positions[i]
        ended = move_game(
            s,
            rows.cells[i],
            box,
            players,
            options,
            win_unit,
            rows.actions[i],
            rows.seeds[i],
            rng,
            rows.dice[i],
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
    """What the deciding seat of a game may do and sees."""
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
def choose(dice: Cells, choices: Cells, count: int) -> int:
    """A random legal move, the same that a random playout of the game makes."""
    return choices[random_below(dice, count)]


@rule
def choose_by_chance(actions: Cells, dice: Any, choices: Any, counts: Cells) -> None:
    """Such a move for every game."""
    for i in range(len(choices)):
        actions[i] = choose(dice[i], choices[i], counts[i])


def moves_of(game: Game) -> Callable[..., bool]:
    """`move_game` for one game."""
    rules = game.rules
    return bind(move_game, new_game=rules.new_game, apply=rules.apply, score=rules.score)


def shows_of(game: Game) -> Callable[..., None]:
    """`show_game` for one game."""
    return bind(show_game, observe=game.observation.observe)


def steps_of(game: Game, step: Callable[..., None] = step_games) -> Callable[..., None]:
    """`step_games`, or another rule like it, for one game."""
    r, seen = game.rules, game.observation.observe
    return bind(step, new_game=r.new_game, legal=r.legal, apply=r.apply, score=r.score, observe=seen)
