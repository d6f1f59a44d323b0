"""`Batch`: many games stepped together by compiled code, on several threads."""

from __future__ import annotations

import itertools
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ekiben.arguments import whole_number
from ekiben.compiling import CompiledEntries, shared_instance
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
    EntryPoint,
)
from ekiben.research import stepping
from ekiben.research.batch_spec import BatchSpec, Seeds, check_count
from ekiben.research.seat_batch import ROTATES, step_seat_games
from ekiben.research.stepping import BatchRows
from ekiben.table import illegal_move

MIN_GAMES_PER_THREAD = 64  # fewer aren't worth another thread
_INPUTS = (STATES, FLAG_GRID, CELLS32, CELLS64, GRID64, GRID16, CELLS32)
_OUTPUTS = (GRID16, FLAG_GRID, CELLS32, SHARES, GRID32, FLAGS)
STEP_PARAMS = ((BatchRows, *_INPUTS, *_OUTPUTS), BOX, INT, INT, INT, CELLS64, GRID32)  # see `step_games`


class CompiledBatch(CompiledEntries):
    """The rules of stepping a batch, compiled for a game."""

    def __init__(self, game: Game) -> None:
        entries = [
            EntryPoint("step_games", stepping.bind_step_games(game), STEP_PARAMS),
            EntryPoint("first_illegal", stepping.first_illegal, (CELLS32, GRID16, CELLS32), returns_int=True),
            EntryPoint("choose_randomly", stepping.choose_randomly, (CELLS32, GRID64, GRID16, CELLS32)),
            EntryPoint(
                "step_seat_games",
                stepping.bind_step_games(game, step_seat_games),
                (*STEP_PARAMS, INT, GRID16),
            ),
            # one position, for one seat
            EntryPoint("observe", game.observation.observe, (STATE, BOX, INT, CELLS16)),
        ]
        super().__init__(game, {entry.name: entry for entry in entries}, f"{game.name}_research")


def compiled_batch(game: Game) -> CompiledBatch:
    """The compiled rules of stepping a game; one object per process."""
    return shared_instance(CompiledBatch, game)


class Batch(BatchSpec):
    """Games stepped together; the same games that a table or `ekiben sim` plays with the same seeds.

    With a `learner` (a seat, or ROTATES) only that seat acts: the others play at random, and `finals` has the
    learner's last observation of each finished game. All arrays belong to the batch and change with every
    step: copy what you want to keep.
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
        learner: int | None = None,
    ) -> None:
        super().__init__(game, players, games, options, components)
        check_count("threads", 1 if threads is None else threads)
        if learner not in (None, ROTATES):
            whole_number("learner", learner, self.players - 1)
        self.learner = learner
        self._step = "step_games" if learner is None else "step_seat_games"
        self._allocate()
        self._compiled = compiled_batch(self.game)
        self._split(threads or os.cpu_count() or 1)
        self.reset(seeds)

    def _allocate(self) -> None:
        games, moves = self.games, len(self.game.move_texts)
        seats = self.game.seats(self.players)
        self._chosen = Buffer(CELLS32, games)
        positions = Buffer(STATES, games, dtype=self.game.state.dtype)
        self._rows = BatchRows(
            positions=positions,
            raw_rows=positions.cells(),
            actions=Buffer(CELLS32, games),
            seeds=Buffer(CELLS64, games),
            action_rng=Buffer(GRID64, games, 2),
            choices=Buffer(GRID16, games, moves),
            counts=Buffer(CELLS32, games),
            observations=Buffer(GRID16, games, self.fields.size),
            mask=Buffer(FLAG_GRID, games, moves),
            seats=Buffer(CELLS32, games),
            rewards=Buffer(SHARES, games, seats),
            totals=Buffer(GRID32, games, seats),
            done=Buffer(FLAGS, games),
        )
        self._finals = Buffer(GRID16, games if self.learner is not None else 0, self.fields.size)
        self.positions: NDArray[Any] = self._rows.positions.array
        self.seeds: NDArray[np.int64] = self._rows.seeds.array
        self.observations: NDArray[np.int16] = self._rows.observations.array
        self.mask: NDArray[np.uint8] = self._rows.mask.array
        self.seats: NDArray[np.int32] = self._rows.seats.array
        self.rewards: NDArray[np.float32] = self._rows.rewards.array
        self.totals: NDArray[np.int32] = self._rows.totals.array
        self.done: NDArray[np.uint8] = self._rows.done.array
        self.finals: NDArray[np.int16] = self._finals.array

    def _split(self, threads: int) -> None:
        self.threads = max(1, min(threads, self.games // MIN_GAMES_PER_THREAD))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        bounds = [self.games * part // self.threads for part in range(self.threads + 1)]
        self._shards = [_Shard(self, start, end) for start, end in itertools.pairwise(bounds)]

    def reset(self, seeds: Seeds = 0) -> None:
        """Start a new game in every row: with the given seeds, or consecutive ones from a first."""
        self.seeds[:] = self.seeds_for(seeds)
        self.totals[:] = 0
        self._rows.actions.array[:] = stepping.RESET
        self._run(self._step, [shard.step for shard in self._shards])

    def step(self, actions: ArrayLike) -> None:
        """Make a move in every game. Raises IllegalMove if one is illegal; then nothing has changed."""
        given = np.asarray(actions)
        self.check_actions(given.shape, given.dtype)
        if given.dtype != np.int32:  # a large number must not wrap around
            given = np.clip(given, stepping.RESET, len(self.action_names))
        self._rows.actions.array[:] = given
        rows = self._rows
        illegal = self._compiled.load("first_illegal")(rows.actions, rows.choices, rows.counts)
        if illegal >= 0:
            raise illegal_move(self.game, self.components, self.position(illegal), int(given[illegal]))
        self._run(self._step, [shard.step for shard in self._shards])

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal move for every game; each game has its own generator, seeded with its seed."""
        self._run("choose_randomly", [shard.choose for shard in self._shards])
        return self._chosen.array

    def position(self, number: int) -> Any:
        return self.game.state(self.positions[number].tobytes())

    def _run(self, name: str, arguments: list[tuple[Any, ...]]) -> None:
        call = self._compiled.load(name)
        if self._pool is None:
            call(*arguments[0])
            return
        waiting = [self._pool.submit(call, *part) for part in arguments[1:]]
        call(*arguments[0])
        for future in waiting:
            future.result()


class _Shard:
    """The rows of one thread, and its scratch space."""

    def __init__(self, batch: Batch, start: int, end: int) -> None:
        game = batch.game
        rows = BatchRows(*(buffer.rows(start, end) for buffer in batch._rows))
        rng, scores = Buffer(CELLS64, 2), Buffer(GRID32, game.seats(batch.players), len(game.score_parts))
        self.step: tuple[Any, ...] = (
            rows,
            batch.components.box,
            batch.players,
            batch.options,
            game.win_unit,
            rng,
            scores,
        )
        if batch.learner is not None:
            self.step += (batch.learner, batch._finals.rows(start, end))
        self.choose = (batch._chosen.rows(start, end), rows.action_rng, rows.choices, rows.counts)
