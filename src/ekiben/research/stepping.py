"""Many games stepped at once, as rules for any game: `bind` puts a game's rules and its `observe` in.

Game i of a batch is row i of every array. Nothing of one row depends on another, so rows can be shared out
among threads in any way. `cells` are the same positions as rows of plain numbers, of any width.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ekiben.chance import SEED_LIMIT, below, seed_chance
from ekiben.layout import Cells, Grid
from ekiben.playout import DEAL, PLAY
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
    s: Any, cells: Cells, box: Any, players: int, options: int, seed: int, rng: Cells, dice: Cells
) -> None:
    """A new game: the one that a table with this seed has."""
    for cell in range(len(cells)):  # type: ignore[arg-type]
        cells[cell] = 0
    seed_chance(rng, seed, 0, DEAL)
    new_game(s, box, players, options, rng)
    seed_chance(dice, seed, 0, PLAY)


@rule
def end_game(s: Any, box: Any, whole_win: int, scores: Grid, rewards: Cells, totals: Cells) -> None:
    """The shares of the win, and the points."""
    score(s, box, scores)
    win = scores.shape[1] - 1  # type: ignore[attr-defined]
    for seat in range(s.players):
        rewards[seat] = scores[seat, win] / whole_win  # type: ignore[assignment]
        totals[seat] = scores[seat, win - 1]


@rule
def move_game(
    s: Any,
    cells: Cells,
    box: Any,
    players: int,
    options: int,
    whole_win: int,
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
    end_game(s, box, whole_win, scores, rewards, totals)
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
        ended = move_game(
            positions[i],
            cells[i],
            box,
            players,
            options,
            whole_win,
            actions[i],
            seeds[i],
            rng,
            dice[i],
            scores,
            rewards[i],
            totals[i],
        )
        done[i] = ended
        if ended:
            seeds[i] = next_seed(seeds[i])
        counts[i] = legal(positions[i], box, choices[i])
        seats[i] = positions[i].seat
        show_game(positions[i], box, choices[i], counts[i], observations[i], mask[i])


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


def moves_of(game: Game) -> Callable[..., bool]:
    """`move_game` for one game."""
    rules = game.rules
    return bind(
        move_game,
        apply=rules.apply,
        begin_game=bind(begin_game, new_game=rules.new_game),
        end_game=bind(end_game, score=rules.score),
    )


def shows_of(game: Game) -> Callable[..., None]:
    """`show_game` for one game."""
    return bind(show_game, observe=game.observation.observe)


def steps_of(game: Game) -> Callable[..., None]:
    """`step_games` for one game."""
    return bind(step_games, legal=game.rules.legal, move_game=moves_of(game), show_game=shows_of(game))
