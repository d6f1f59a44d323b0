"""A batch of games on the device: like `ekiben.research.Batch`, with tensors instead of arrays."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import numpy as np

from ekiben.compiling import shared_instance
from ekiben.game import Game
from ekiben.research import stepping
from ekiben.research.batch_spec import BatchSpec, Seeds
from ekiben.research.cuda.device import Tensor, cuda_module, empty, on_device
from ekiben.research.cuda.kernels import Kernels
from ekiben.research.cuda.playouts import box_on_device
from ekiben.research.cuda.sorting import Pairs, Sorter
from ekiben.table import illegal_move

SORTED = 1 << 17  # games; from this number on, sorting takes less time than it saves


class CudaBatch(BatchSpec):
    """Games stepped together on a GPU; the same games that a table plays with the same seeds.

    All tensors belong to the batch and change with every step: copy what you want to keep.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        games: int,
        seeds: Seeds = 0,
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> None:
        super().__init__(game, players, games, options, components)
        self._kernels = shared_instance(Kernels, self.game)
        moves, seats, record = len(self.game.move_texts), self.game.seats(players), self.game.state.dtype
        self.positions = empty(games, record)
        self.observations = empty((games, self.fields.size), np.int16)
        self.mask = empty((games, moves), np.uint8)
        self.seats = empty(games, np.int32)
        self.rewards = empty((games, seats), np.float32)
        self.totals = empty((games, seats), np.int32)
        self.done = empty(games, np.uint8)
        self.seeds = empty(games, np.int64)
        self._words = self.positions.words()
        self._box = box_on_device(self).words()
        self._action_rng = empty((games, 2), np.int64)
        self._choices = empty((games, moves), np.int16, order="C")  # threads need distant rows
        self._counts, self._chosen = empty(games, np.int32), empty(games, np.int32)
        self._illegal = on_device(np.array([games]))  # the first game with an illegal action, or this
        self._actions = Pairs(empty(games, np.int32), on_device(np.arange(games, dtype=np.int32)))
        self._sorted = Pairs(empty(games, np.int32), empty(games, np.int32))
        self._sorter = Sorter(games)
        self.reset(seeds)

    def reset(self, seeds: Seeds = 0) -> None:
        """Start a new game in every row: with the given seeds, or consecutive ones from a first."""
        self.seeds.fill(self.seeds_for(seeds))
        self.totals.fill(0)
        self._actions.keys.fill(stepping.RESET)
        self._step(self._actions)

    def step(self, actions: Any) -> None:
        """Make a move in every game. Raises IllegalMove if one is illegal; then nothing has changed."""
        given = self._to_device(actions)
        rest = (self._actions.keys.array, self._choices.array, self._counts.array, self._illegal.array)
        self._kernels.check.launch(self.games, given, *rest)
        illegal = int(self._illegal.numpy()[0])
        if illegal < self.games:
            self._illegal.fill(self.games)
            move = int(given.copy_to_host()[illegal])
            raise illegal_move(self.game, self.components, self.position(illegal), move)
        if self.games < SORTED:
            self._step(self._actions)
        else:
            self._sorter.sort(self._actions, self._sorted)
            self._step(self._sorted)

    def random_actions(self) -> Tensor:
        """A random legal move for every game; each game has its own generator, seeded with its seed."""
        rest = (self._action_rng.array, self._choices.array, self._counts.array)
        self._kernels.choose.launch(self.games, self._chosen.array, *rest)
        return self._chosen

    def position(self, number: int) -> Any:
        """A copy of a position, as tables and engines have it."""
        return self.game.state(self.positions.array[number : number + 1].copy_to_host().tobytes())

    def _to_device(self, actions: Any) -> Any:
        """The actions as Numba's array on the device."""
        if isinstance(actions, Tensor):
            found = actions.array
        elif hasattr(actions, "__cuda_array_interface__"):
            found = cuda_module().as_cuda_array(actions)
        else:
            host = np.asarray(actions)
            self.check_actions(host.shape, host.dtype)
            found = on_device(np.ascontiguousarray(host, np.int64)).array
        self.check_actions(found.shape, found.dtype)
        return found

    def _step(self, actions: Pairs) -> None:
        self._kernels.move.launch(
            self.games,
            self._words,
            self._box,
            self.players,
            self.options,
            self.game.win_unit,
            actions.keys.array,
            actions.rows.array,
            self.seeds.array,
            self._action_rng.array,
            self._choices.array,
            self._counts.array,
            self.seats.array,
            self.rewards.array,
            self.totals.array,
            self.done.array,
        )
        self._kernels.observe.launch(
            self.games,
            self._words,
            self._box,
            self._choices.array,
            self._counts.array,
            self.observations.array,
            self.mask.array,
        )
