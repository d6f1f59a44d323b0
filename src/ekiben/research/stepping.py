"""Many games stepped at once, as rules for any game: `bind` puts a game's rules and its `observe` in.

Game i of a batch is row i of every array. Nothing of one row depends on another, so rows can be shared out
among threads in any way. Its position lies at `place` of `positions`: in row i, too, unless a kernel has
brought it nearer. `cells` are the same positions as rows of plain numbers, of any width.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ekiben.chance import SEED_LIMIT, below, seed_chance
from ekiben.layout import Cells, Grid
from ekiben.playout import DEAL, PLAY
from ekiben.research.fields import observation_of
from ekiben.rule import bind, rule

if TYPE_CHECKING:
    from ekiben.game import Game

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
    place: int,
    cells: Any,
    box: Any,
    players: int,
    options: int,
    seed: int,
    rng: Cells,
    dice: Cells,
) -> None:
    """A new game: the one that a table with this seed has."""
    for cell in range(cells.shape[1]):
        cells[place, cell] = 0
    seed_chance(rng, seed, 0, DEAL)
    new_game(positions[place], box, players, options, rng)
    seed_chance(dice, seed, 0, PLAY)


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
def step_game(
    positions: Any,
    place: int,
    i: int,
    cells: Any,
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
    """A legal move in game i; if it ends the game, that is scored, and the next one begins in its row.

    Where the action is BEGIN, the game with the row's seed begins instead.
    """
    done[i] = 0
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0
    if actions[i] != BEGIN:
        apply(positions[place], box, actions[i])
        if positions[place].seat < 0:
            done[i] = 1
            end_game(positions[place], box, whole_win, scores, rewards[i], totals[i])
            seeds[i] = next_seed(seeds[i])
    if actions[i] == BEGIN or done[i]:
        begin_game(positions, place, cells, box, players, options, seeds[i], rng, dice[i])
    counts[i] = show_game(positions[place], box, choices[i], observations[i], mask[i])
    seats[i] = positions[place].seat


@rule
def step_games(
    positions: Any,
    cells: Any,
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
    """A step in every game."""
    for i in range(len(positions)):
        step_game(
            positions,
            i,
            i,
            cells,
            box,
            players,
            options,
            whole_win,
            actions,
            seeds,
            rng,
            dice,
            choices,
            counts,
            scores,
            observations,
            mask,
            seats,
            rewards,
            totals,
            done,
        )


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
    """A legal move by chance, the same that a random playout of the game makes."""
    return choices[below(dice, count)]


@rule
def choose_by_chance(actions: Cells, dice: Any, choices: Any, counts: Cells) -> None:
    """Such a move for every game."""
    for i in range(len(choices)):
        actions[i] = choose(dice[i], choices[i], counts[i])


def step_of(game: Game) -> Callable[..., None]:
    """`step_game` for one game."""
    rules = game.rules
    return bind(
        step_game,
        apply=rules.apply,
        begin_game=bind(begin_game, new_game=rules.new_game),
        show_game=bind(show_game, legal=rules.legal, observe=observation_of(game).observe),
        end_game=bind(end_game, score=rules.score),
    )
