"""Random games to their end on the device: the games that `ekiben sim` plays, byte for byte."""

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
from ekiben.research.cuda.playing import idle, over, row_words
from ekiben.research.cuda.sorting import BINS, Pairs, Sorter
from ekiben.texts import t

AT_ONCE = 1 << 21  # games that are played side by side
RENEW = 16  # moves after which places whose games have ended get the next ones
LOOK = 4  # renewals after which we look whether all is done
LONGEST = 1 << 16  # moves; no game is nearly as long, so if none ends in that time none ever will


class Played(NamedTuple):
    """Games that are over, on the device."""

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
    at_once: int = AT_ONCE,
) -> Played:
    """Play random games, numbered from `first`, a number of them side by side."""
    setting = BatchSpec(game, players, games, options, components)
    setting.game.check_seed(seed)
    check_count("at_once", at_once)
    return play_out(Hall(setting, min(at_once, games), shared_instance(Kernels, setting.game)), seed, first)


def play_out(hall: Hall, seed: int, first: int) -> Played:
    """Play all games of a hall."""
    left, moves = hall.left(), 0
    while left:
        renewals = LOOK if left > hall.places else 1  # towards the end nothing is moved in vain
        for _ in range(renewals):
            hall.sort()  # games that have ended are then side by side
            hall.renew(seed, first)
            for _ in range(RENEW):
                hall.sort()
                hall.advance()
        before, left = left, hall.left()
        moves = 0 if left < before else moves + renewals * RENEW
        if moves > LONGEST:
            raise EkibenError(t("cuda-endless", left=str(left), moves=str(moves)))
    return hall.played


class Hall:
    """The places at which games are played, and all that belongs to them."""

    def __init__(self, setting: BatchSpec, places: int, kernels: Kernels) -> None:
        game = setting.game
        assert idle(game) < BINS
        seats = max(game.seats(players) for players in game.player_counts)
        self.setting = setting
        self.places = places
        self.busy = places  # no more places than these, the first in the order, have something to play
        self.kernels = kernels
        self.sorter = Sorter(places)
        self.rows = empty((places, row_words(game)), np.int64, order="C")
        self.box = box_on_device(setting).words()
        self.next = Pairs(
            on_device(np.full(places, over(game), np.int32)), on_device(np.arange(places, dtype=np.int32))
        )
        self.spare = Pairs(empty(places, np.int32), empty(places, np.int32))  # to sort into
        self.numbers = on_device(np.full(places, -1, np.int32))
        self.begun, self.unfinished = zeros(1, np.int32), on_device(np.array([setting.games], np.int32))
        self.played = Played(
            empty(setting.games, game.state.dtype),
            empty(setting.games, np.int32),
            empty((setting.games, seats, len(game.score_parts)), np.int32),
        )
        self.finals = self.played.positions.words()

    def left(self) -> int:
        """Games that are not over yet."""
        wait()
        left = int(self.unfinished.numpy()[0])
        self.busy = min(self.places, left)
        return left

    def sort(self) -> None:
        """Bring the games into the order of what comes next in them."""
        self.sorter.sort(self.next, self.spare)
        self.next, self.spare = self.spare, self.next

    def renew(self, seed: int, first: int) -> None:
        """Keep the games that have ended, and begin the next ones."""
        self.kernels.renew.launch(
            self.busy,
            self.rows.array,
            self.box,
            self.setting.players,
            self.setting.options,
            seed,
            first,
            self.next.keys.array,
            self.next.rows.array,
            self.numbers.array,
            self.begun.array,
            self.finals,
            self.played.lengths.array,
            self.played.results.array,
            self.unfinished.array,
        )

    def advance(self) -> None:
        """A move in every game that is not over."""
        self.kernels.advance.launch(
            self.busy, self.rows.array, self.box, self.next.keys.array, self.next.rows.array
        )


def box_on_device(setting: BatchSpec) -> Tensor:
    """The printed values, as an array of one record."""
    box = setting.components.box
    return on_device(np.frombuffer(bytes(box), box.dtype))
