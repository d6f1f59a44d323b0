"""`GameAdapter`: what all adapters need of a game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import Game
from ekiben.native import CELLS16, Buffer
from ekiben.rendering.console import capture
from ekiben.research.batch import compiled_batch
from ekiben.research.batch_spec import BatchSpec
from ekiben.table import illegal_move

WIDTH = 100  # columns of a table drawn as text


class GameAdapter(BatchSpec):
    """A game for a number of players with its compiled rules and its own buffers: one thread at a time."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> None:
        super().__init__(game, players, 1, options, components)
        self.engine = Engine(self.game, self.components, compiled_game(self.game).rules)
        self.action_count = len(self.action_names)
        self.seat_names = self.game.seat_names[:players]  # without automas
        self._observe = compiled_batch(self.game).load("observe")
        self._numbers = Buffer(CELLS16, self.fields.size)
        seat = self.game.state.dtype.fields["seat"]  # type: ignore[index]
        self._seat_bytes = slice(seat[1], seat[1] + seat[0].itemsize)

    def new_game(self, seed: int) -> Any:
        """The first position of a table with this seed."""
        return self.engine.new_game(self.players, self.options, self.game.check_seed(seed))

    def seat(self, position: Any) -> int:
        """The seat to move, read from the bytes: that is cheaper than creating the views of a copy."""
        return int.from_bytes(position.data[self._seat_bytes], "little", signed=True)

    def observe(self, position: Any, seat: int) -> NDArray[np.int16]:
        """A seat's observation, in a new array."""
        self._observe(position, self.engine.box, seat, self._numbers)
        return self._numbers.array.copy()

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """A flag per action: 1 if it is legal."""
        flags = np.zeros(self.action_count, np.int8)
        flags[legal] = 1
        return flags

    def win_shares(self, position: Any) -> list[float]:
        """Each player's share of the win at the end of a game; they sum to 1."""
        whole = self.game.win_unit
        return [line["win"] / whole for line in self.engine.score(position)[: self.players]]

    def raise_illegal(self, position: Any, action: int) -> None:
        """Raise IllegalMove, with the reason."""
        raise illegal_move(self.game, self.components, position, action)

    def render(self, position: Any, seat: int, mode: str | None) -> str | None:
        """The table as text, as a seat sees it: returned, or printed in mode `human`."""
        view = self.game.view(position, self.components, seat)
        labels = [""] * self.game.seats(self.players)
        ways = self.game.ways(position, self.components, seat)
        board = self.game.renderer.board(view, self.components, labels, seat, ways)
        text = capture(lambda console: console.print(board), WIDTH)
        if mode == "human":
            print(text)
        return None if mode == "human" else text
