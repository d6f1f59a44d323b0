"""Random games played to their end on the device: the games of `ekiben sim`, byte for byte."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ekiben.compiling import shared_instance
from ekiben.errors import EkibenError
from ekiben.game import Game
from ekiben.research.batch_spec import BatchSpec, check_count
from ekiben.research.cuda.device import Tensor, empty, on_device, wait, zeros
from ekiben.research.cuda.kernels import Kernels
from ekiben.research.cuda.playout_kernels import ended_key, idle_key, row_words
from ekiben.research.cuda.sorting import BINS, Pairs, Sorter
from ekiben.texts import t

CONCURRENT = 1 << 21  # games played in parallel
MOVES_PER_REFILL = 16  # then new games start in the rows of those that have ended
REFILLS_PER_POLL = 4  # then the host asks how many games are unfinished
MAX_MOVES = 1 << 16  # no game is nearly as long: if none ends within these moves, none ever will


class PlayoutResult(NamedTuple):
    """Finished games, on the device."""

    positions: Tensor  # the final positions
    lengths: Tensor  # moves of each game
    results: Tensor  # by game, seat and part of the score; see `Game.score_parts`


def play_games(
    game: str | Game,
    players: int,
    games: int,
    seed: int = 0,
    first: int = 0,
    options: Mapping[str, object] | None = None,
    components: str | os.PathLike[str] | None = None,
    concurrent: int = CONCURRENT,
) -> PlayoutResult:
    """Play random games, numbered from `first`; `concurrent` of them in parallel."""
    spec = BatchSpec(game, players, games, options, components)
    spec.game.check_seed(seed)
    check_count("concurrent", concurrent)
    pool = PlayoutPool(spec, min(concurrent, games), shared_instance(Kernels, spec.game))
    return play_out(pool, seed, first)


def play_out(pool: PlayoutPool, seed: int, first: int) -> PlayoutResult:
    """Play all games of a pool."""
    left, moves = pool.unfinished_games(), 0
    while left:
        refills = REFILLS_PER_POLL if left > pool.size else 1  # near the end, launch no threads in vain
        for _ in range(refills):
            pool.sort()  # puts ended games next to each other
            pool.refill(seed, first)
            for _ in range(MOVES_PER_REFILL):
                pool.sort()
                pool.advance()
        before, left = left, pool.unfinished_games()
        moves = 0 if left < before else moves + refills * MOVES_PER_REFILL
        if moves > MAX_MOVES:
            raise EkibenError(t("cuda-endless", left=str(left), moves=str(moves)))
    return pool.result


class PlayoutPool:
    """The rows in which games are played, and their results."""

    def __init__(self, spec: BatchSpec, size: int, kernels: Kernels) -> None:
        game = spec.game
        assert idle_key(game) < BINS
        seats = max(game.seats(players) for players in game.player_counts)
        self.spec = spec
        self.size = size
        self.active = size  # at most this many rows, the first in the order, have a game to play
        self.kernels = kernels
        self.sorter = Sorter(size)
        self.rows = empty((size, row_words(game)), np.int64, order="C")
        self.box = box_on_device(spec).words()
        self.order = Pairs(
            on_device(np.full(size, ended_key(game), np.int32)), on_device(np.arange(size, dtype=np.int32))
        )
        self.spare_order = Pairs(empty(size, np.int32), empty(size, np.int32))  # to sort into
        self.game_numbers = on_device(np.full(size, -1, np.int32))
        self.started, self.unfinished = zeros(1, np.int32), on_device(np.array([spec.games], np.int32))
        self.result = PlayoutResult(
            empty(spec.games, game.state.dtype),
            empty(spec.games, np.int32),
            empty((spec.games, seats, len(game.score_parts)), np.int32),
        )
        self.finals = self.result.positions.words()

    def unfinished_games(self) -> int:
        """Wait for the device; how many games are not over yet."""
        wait()
        left = int(self.unfinished.numpy()[0])
        self.active = min(self.size, left)
        return left

    def sort(self) -> None:
        """Sort the games by their next move."""
        self.sorter.sort(self.order, self.spare_order)
        self.order, self.spare_order = self.spare_order, self.order

    def refill(self, seed: int, first: int) -> None:
        """Store the results of ended games, and start new games in their rows."""
        self.kernels.refill.launch(
            self.active,
            self.rows.array,
            self.box,
            self.spec.players,
            self.spec.options,
            seed,
            first,
            self.order.keys.array,
            self.order.rows.array,
            self.game_numbers.array,
            self.started.array,
            self.finals,
            self.result.lengths.array,
            self.result.results.array,
            self.unfinished.array,
        )

    def advance(self) -> None:
        """Make a move in every game that is not over."""
        self.kernels.advance.launch(
            self.active, self.rows.array, self.box, self.order.keys.array, self.order.rows.array
        )


def box_on_device(spec: BatchSpec) -> Tensor:
    """The box as an array of one record."""
    box = spec.components.box
    return on_device(np.frombuffer(bytes(box), box.dtype))
