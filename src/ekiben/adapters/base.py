"""One game, seen seat by seat: what all adapters ask of the engine."""

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

WIDTH = 100  # of the table drawn as text


class GameAdapter(BatchSpec):
    """A game for so many players with its compiled rules. It has buffers of its own: one thread at a time."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> None:
        super().__init__(game, players, 1, options, components)
        self.engine = Engine(self.game, self.components, compiled_game(self.game).rules)
        self.actions = len(self.action_names)
        self.seat_names = self.game.seat_names[:players]  # of those that decide: no automas
        self._observe = compiled_batch(self.game).load("observe")
        self._numbers = Buffer(CELLS16, self.fields.size)
        seat = self.game.state.dtype.fields["seat"]  # type: ignore[index]
        self._seat_bytes = slice(seat[1], seat[1] + seat[0].itemsize)

    def new_game(self, seed: int) -> Any:
        """The position that a table with this seed begins with."""
        return self.engine.new_game(self.players, self.options, self.game.check_seed(seed))

    def seat(self, position: Any) -> int:
        """Who decides, read off the bytes: a copy that is looked at in no other way needs no views."""
        return int.from_bytes(position.data[self._seat_bytes], "little", signed=True)

    def observe(self, position: Any, seat: int) -> NDArray[np.int16]:
        """What a seat sees, in an array of its own."""
        self._observe(position, self.engine.box, seat, self._numbers)
        return self._numbers.array.copy()

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """A flag for every action: 1 for the legal ones."""
        flags = np.zeros(self.actions, np.int8)
        flags[legal] = 1
        return flags

    def win_shares(self, position: Any) -> list[float]:
        """What each player has of the win, all together 1, at the end of a game."""
        whole = self.game.win_unit
        return [line["win"] / whole for line in self.engine.score(position)[: self.players]]

    def raise_illegal(self, position: Any, action: int) -> None:
        """Raise IllegalMove, with the reason."""
        raise illegal_move(self.game, self.components, position, action)

    def render(self, position: Any, seat: int, mode: str | None) -> str | None:
        """The table as a seat sees it in a terminal: given back as text, or printed in the mode `human`."""
        view = self.game.view(position, self.components, seat)
        labels = [""] * self.game.seats(self.players)
        ways = self.game.ways(position, self.components, seat)
        board = self.game.renderer.board(view, self.components, labels, seat, ways)
        text = capture(lambda console: console.print(board), WIDTH)
        if mode == "human":
            print(text)
        return None if mode == "human" else text
