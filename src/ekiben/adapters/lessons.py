"""A batch for one learner: in every game it has a seat, and chance plays the others, all in compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.compiling import CompiledEntries, made_once
from ekiben.game import Game
from ekiben.layout import Cells, Grid
from ekiben.native import GRID16, INT, Buffer, Entry
from ekiben.placeholders import apply, legal, observe
from ekiben.research import Batch
from ekiben.research.batch import STEP_TAKES, stepper
from ekiben.research.stepping import (
    BEGIN,
    BatchRows,
    begin_game,
    choose,
    end_game,
    next_seed,
    show_row,
    steps_of,
)
from ekiben.rule import rule

ROTATES = -1  # instead of a seat: the seed of a game says where the learner sits


@rule
def learner_seat(seat: int, seed: int, players: int) -> int:
    """Where the learner sits in the game with a seed."""
    if seat == ROTATES:
        return seed % players
    return seat


@rule
def step_lessons(
    rows: BatchRows,
    box: Any,
    players: int,
    options: int,
    whole_win: int,
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
                end_game(s, box, whole_win, scores, rows.rewards[i], rows.totals[i])
                observe(s, box, learner, finals[i])
                rows.seeds[i] = next_seed(rows.seeds[i])
                move = BEGIN
        show_row(rows, i, box)


class LessonStepper(CompiledEntries):
    """`step_lessons`, compiled for a game; what else a batch calls is there already."""

    def __init__(self, game: Game) -> None:
        entry = Entry("step_lessons", steps_of(game, step_lessons), (*STEP_TAKES, INT, GRID16))
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
                end = start + len(part[0].positions.array)
                arguments[number] = (*part, self.seat, self._finals.rows(start, end))
                start = end
        super()._run(name, arguments)
