"""What a batch plays: a game, players, options, number of games and seeds."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ekiben.arguments import as_int
from ekiben.errors import BadOption
from ekiben.game import Game, find_game
from ekiben.research.fields import Fields

Seeds = SupportsIndex | Sequence[int] | NDArray[Any]


class BatchSpec:
    """The arguments of a batch, checked once, with clear errors."""

    def __init__(
        self,
        game: str | Game,
        players: int,
        games: int,
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
    ) -> None:
        self.game = find_game(game)
        check_count("games", games)
        self.players = self.game.check_players(players)
        self.games = games
        self.options = self.game.option_bits(options, self.players)
        self.components = self.game.components(components)
        self.fields: Fields = self.game.observation.fields
        self.action_names = self.game.move_texts  # the action is the number of the move

    def __repr__(self) -> str:
        kind = type(self).__name__
        return f"<{kind} of {self.games} games of {self.game.name}, {self.players} players>"

    def seeds_for(self, seeds: Seeds) -> NDArray[np.int64]:
        """A seed per game: those given, or consecutive ones from a first."""
        several: Any = seeds
        first = as_int(seeds)
        given = list(map(int, several)) if first is None else [first + i for i in range(self.games)]
        if len(given) != self.games:
            raise BadOption("bad-seeds", games=str(self.games), seeds=str(len(given)))
        for seed in (min(given), max(given)):
            self.game.check_seed(seed)
        return np.array(given, np.int64)

    def check_actions(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        """Raise BadOption for anything but one integer per game."""
        if shape != (self.games,) or dtype.kind not in "iu":
            raise BadOption("bad-actions", games=str(self.games), given=f"{dtype} {shape}")


def check_count(name: str, count: int) -> None:
    """Raise BadOption for a number below one."""
    if count < 1:
        raise BadOption("bad-count", name=name, count=str(count))
