"""A policy at a table sees what it would see in a batch."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ekiben.bots.player import BotRng, ask
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import game_names
from ekiben.research import Batch, PolicyPlayer


@pytest.mark.parametrize("name", game_names())
def test_a_policy_at_a_table_sees_what_a_batch_shows(name: str) -> None:
    batch = Batch(name, 2, 16, seeds=3, threads=1)
    engine = Engine(batch.game, batch.components, compiled_game(batch.game).rules)
    seen: list[tuple[NDArray[np.int16], NDArray[np.uint8]]] = []

    def policy(observation: NDArray[np.int16], mask: NDArray[np.uint8]) -> int:
        seen.append((observation, mask))
        return int(mask.nonzero()[0][-1])

    player = PolicyPlayer(policy)
    for step in range(40):
        row = step % batch.games
        choice = ask(player, engine, batch.position(row), BotRng(step))
        observation, mask = seen.pop()
        assert (observation == batch.observations[row]).all()
        assert (mask == batch.mask[row]).all()
        assert choice.move == batch.mask[row].nonzero()[0][-1]
        batch.step(batch.random_actions())
