"""A batch for one learner: in every game it has a seat, and chance plays the others, all in compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.compiling import CompiledEntries, made_once
from ekiben.game import Game
from ekiben.layout import Cells, Grid
from ekiben.native import (
    BOX,
    CELLS32,
    CELLS64,
    FLAG_GRID,
    FLAGS,
    GRID16,
    GRID32,
    GRID64,
    INT,
    SHARES,
    STATES,
    Buffer,
    Entry,
)
from ekiben.research import Batch, stepping
from ekiben.research.batch import stepper
from ekiben.research.stepping import BEGIN, choose, next_seed
from ekiben.rule import bind, rule

ROTATES = -1  # instead of a seat: the seed of a game says where the learner sits


def _no_game(*args: Any) -> Any:
    raise NotImplementedError("bind the rules of a game first")


legal: Callable[..., int] = _no_game
apply: Callable[..., None] = _no_game
observe: Callable[..., None] = _no_game
begin_game: Callable[..., None] = _no_game
show_game: Callable[..., None] = _no_game
end_game: Callable[..., None] = _no_game


@rule
def learner_seat(seat: int, seed: int, players: int) -> int:
    """Where the learner sits in the game with a seed."""
    if seat == ROTATES:
        return seed % players
    return seat


@rule
def step_lessons(
    seat: int,
    finals: Any,
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
    """A legal move of the learner in every game, and what the others answer; else like `step_games`.

    What the learner sees at the end of a game is kept in `finals`.
    """
    for i in range(len(positions)):
        done[i] = 0
        for other in range(rewards.shape[1]):
            rewards[i, other] = 0
        move = actions[i]
        asked = False
        while not asked:
            if move == BEGIN:
                begin_game(positions[i], cells[i], box, players, options, seeds[i], rng, dice[i])
            else:
                apply(positions[i], box, move)
            learner = learner_seat(seat, seeds[i], players)
            if positions[i].seat == learner:
                asked = True
            elif positions[i].seat >= 0:
                move = choose(dice[i], choices[i], legal(positions[i], box, choices[i]))
            else:
                done[i] = 1
                end_game(positions[i], box, whole_win, scores, rewards[i], totals[i])
                observe(positions[i], box, learner, finals[i])
                seeds[i] = next_seed(seeds[i])
                move = BEGIN
        counts[i] = legal(positions[i], box, choices[i])
        seats[i] = positions[i].seat
        show_game(positions[i], box, choices[i], counts[i], observations[i], mask[i])


def lessons_of(game: Game) -> Callable[..., None]:
    """`step_lessons` for a game."""
    rules, watching = game.rules, game.observation.observe
    return bind(
        step_lessons,
        legal=rules.legal,
        apply=rules.apply,
        observe=watching,
        begin_game=bind(stepping.begin_game, new_game=rules.new_game),
        show_game=stepping.shows_of(game),
        end_game=bind(stepping.end_game, score=rules.score),
    )


class LessonStepper(CompiledEntries):
    """`step_lessons`, compiled for a game; what else a batch calls is there already."""

    def __init__(self, game: Game) -> None:
        moves, shown = (GRID64, GRID16, CELLS32), (GRID16, FLAG_GRID, CELLS32)
        games = (STATES, FLAG_GRID, BOX, INT, INT, INT, CELLS32, CELLS64, CELLS64)
        takes = (INT, GRID16, *games, *moves, GRID32, *shown, SHARES, GRID32, FLAGS)
        entry = Entry("step_lessons", lessons_of(game), takes)
        super().__init__(game, {entry.name: entry}, f"{game.name}_lessons")

    def loaded(self, name: str) -> Callable[..., Any]:
        """An entry point of this or of the batch."""
        return super().loaded(name) if name in self.entries else stepper(self.game).loaded(name)


def lesson_stepper(game: Game) -> LessonStepper:
    """The compiled steps of lessons, one object in a process."""
    return made_once(LessonStepper, game)


class Lessons(Batch):
    """A batch in which only the learner is asked; `seat` is its own in every game, or ROTATES."""

    def __init__(self, seat: int, *args: Any, **more: Any) -> None:
        self.seat = seat
        super().__init__(*args, **more)

    def _make_rooms(self) -> None:
        super()._make_rooms()
        self._finals = Buffer(GRID16, self.games, self.fields.size)
        self.finals = self._finals.array  # what the learner saw at the end of the game that ended last

    def _share_out(self, threads: int) -> None:
        super()._share_out(threads)
        self._stepper = lesson_stepper(self.game)  # type: ignore[assignment]

    def _run(self, name: str, arguments: list[tuple[Any, ...]]) -> None:
        if name == "step_games":
            name, start = "step_lessons", 0
            for number, part in enumerate(arguments):
                end = start + len(part[0].array)
                arguments[number] = (self.seat, self._finals.rows(start, end), *part)
                start = end
        super()._run(name, arguments)
