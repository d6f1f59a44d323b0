"""A batch of games: one step in all of them is one call of compiled code, shared out among threads."""

from __future__ import annotations

import itertools
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ekiben.compiling import CompiledEntries, made_once
from ekiben.game import Game
from ekiben.native import (
    BOX,
    CELLS16,
    CELLS32,
    CELLS64,
    FLAG_GRID,
    FLAGS,
    GRID16,
    GRID32,
    GRID64,
    INT,
    SHARES,
    STATE,
    STATES,
    Buffer,
    Entry,
)
from ekiben.research import stepping
from ekiben.research.setting import Seeds, Setting, check_count
from ekiben.table import illegal_move

FEWEST = 64  # games for which another thread is worth its while


class Stepper(CompiledEntries):
    """The rules of stepping, compiled for a game."""

    def __init__(self, game: Game) -> None:
        moves = (GRID64, GRID16, CELLS32)
        shown = (GRID16, FLAG_GRID, CELLS32)
        steps = (STATES, FLAG_GRID, BOX, INT, INT, INT, CELLS32, CELLS64, CELLS64, *moves, GRID32, *shown)
        entries = [
            Entry("step_games", stepping.steps_of(game), (*steps, SHARES, GRID32, FLAGS)),
            Entry("first_illegal", stepping.first_illegal, (CELLS32, GRID16, CELLS32), gives=True),
            Entry("choose_by_chance", stepping.choose_by_chance, (CELLS32, *moves)),
            Entry(
                "observe", game.observation.observe, (STATE, BOX, INT, CELLS16)
            ),  # one position, for one seat
        ]
        super().__init__(game, {entry.name: entry for entry in entries}, f"{game.name}_research")


def stepper(game: Game) -> Stepper:
    """The compiled rules of stepping, one object in a process."""
    return made_once(Stepper, game)


class Batch(Setting):
    """Games of one kind, stepped together; the same games that a table or `ekiben sim` would play.

    All arrays are the batch's own and change with every step: copy what you keep.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        games: int,
        seeds: Seeds = 0,
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> None:
        super().__init__(game, players, games, options, components)
        check_count("threads", 1 if threads is None else threads)
        self._make_rooms()
        self._stepper = stepper(self.game)
        self._share_out(threads or os.cpu_count() or 1)
        self.reset(seeds)

    def _make_rooms(self) -> None:
        games, moves = self.games, len(self.game.move_texts)
        seats = self.game.seats(self.players)
        self._positions = Buffer(STATES, games, dtype=self.game.state.dtype)
        self._cells = self._positions.cells()
        self._seeds = Buffer(CELLS64, games)
        self._dice = Buffer(GRID64, games, 2)  # of random actions
        self._choices = Buffer(GRID16, games, moves)  # the legal moves; how many is in `counts`
        self._counts = Buffer(CELLS32, games)
        self._actions = Buffer(CELLS32, games)
        self._chosen = Buffer(CELLS32, games)
        self._observations = Buffer(GRID16, games, self.fields.size)
        self._mask = Buffer(FLAG_GRID, games, moves)
        self._seats = Buffer(CELLS32, games)
        self._rewards = Buffer(SHARES, games, seats)
        self._totals = Buffer(GRID32, games, seats)
        self._done = Buffer(FLAGS, games)
        self.positions: NDArray[Any] = self._positions.array
        self.seeds: NDArray[np.int64] = self._seeds.array
        self.observations: NDArray[np.int16] = self._observations.array
        self.mask: NDArray[np.uint8] = self._mask.array
        self.seats: NDArray[np.int32] = self._seats.array
        self.rewards: NDArray[np.float32] = self._rewards.array
        self.totals: NDArray[np.int32] = self._totals.array
        self.done: NDArray[np.uint8] = self._done.array

    def _share_out(self, threads: int) -> None:
        self.threads = max(1, min(threads, self.games // FEWEST))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        bounds = [self.games * part // self.threads for part in range(self.threads + 1)]
        self._parts = [_Part(self, start, end) for start, end in itertools.pairwise(bounds)]

    def reset(self, seeds: Seeds = 0) -> None:
        """New games in all rows: with the seeds given, or counted up from one."""
        self.seeds[:] = self.seeds_for(seeds)
        self.totals[:] = 0
        self._actions.array[:] = stepping.BEGIN
        self._run("step_games", [part.step for part in self._parts])

    def step(self, actions: ArrayLike) -> None:
        """A move in every game. Where one is not legal, that is told and nothing has changed."""
        given = np.asarray(actions)
        self.check_actions(given.shape, given.dtype)
        if given.dtype != np.int32:  # a number too great for 32 bits must not become a small one
            given = np.clip(given, stepping.BEGIN, len(self.action_names))
        self._actions.array[:] = given
        illegal = self._stepper.loaded("first_illegal")(self._actions, self._choices, self._counts)
        if illegal >= 0:
            raise illegal_move(self.game, self.components, self.position(illegal), int(given[illegal]))
        self._run("step_games", [part.step for part in self._parts])

    def random_actions(self) -> NDArray[np.int32]:
        """A legal move for every game by chance: each game has dice of its own, begun with its seed."""
        self._run("choose_by_chance", [part.choose for part in self._parts])
        return self._chosen.array

    def position(self, number: int) -> Any:
        """A copy of a position, as tables have them."""
        return self.game.state(self.positions[number].tobytes())

    def _run(self, name: str, arguments: list[tuple[Any, ...]]) -> None:
        call = self._stepper.loaded(name)
        if self._pool is None:
            call(*arguments[0])
            return
        waiting = [self._pool.submit(call, *part) for part in arguments[1:]]
        call(*arguments[0])
        for future in waiting:
            future.result()


class _Part:
    """The rows that one thread steps, and the scratch space that it needs."""

    def __init__(self, batch: Batch, start: int, end: int) -> None:
        game = batch.game
        rng, scores = Buffer(CELLS64, 2), Buffer(GRID32, game.seats(batch.players), len(game.score_parts))

        def rows(*buffers: Buffer) -> tuple[Buffer, ...]:
            return tuple(buffer.rows(start, end) for buffer in buffers)

        positions, cells, seeds = rows(batch._positions, batch._cells, batch._seeds)
        actions, chosen = rows(batch._actions, batch._chosen)
        table = (positions, cells, batch.components.box, batch.players, batch.options)
        moves = rows(batch._dice, batch._choices, batch._counts)
        shown = rows(batch._observations, batch._mask, batch._seats)
        result = rows(batch._rewards, batch._totals, batch._done)
        self.step = (*table, game.whole_win, actions, seeds, rng, *moves, scores, *shown, *result)
        self.choose = (chosen, *moves)
