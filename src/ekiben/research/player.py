"""A policy as a bot, so that what was trained on a batch can play anywhere."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from ekiben.bots.player import BotContext, Choice
from ekiben.native import CELLS16, Buffer
from ekiben.research.batch import compiled_batch

# (observation, mask) as rows of a batch → action
PolicyFunction = Callable[[NDArray[np.int16], NDArray[np.uint8]], int]


class PolicyPlayer:
    """A bot that plays a policy."""

    def __init__(self, policy: PolicyFunction, name: str = "policy") -> None:
        self.policy = policy
        self.name = name

    def choose(self, context: BotContext) -> Choice:
        """The policy's action. It gets what a batch would give it, and no more of the position."""
        game = context.engine.game
        observation = Buffer(CELLS16, game.observation.fields.size)
        compiled_batch(game).load("observe")(context.position, context.engine.box, context.seat, observation)
        mask = np.zeros(len(game.move_texts), np.uint8)
        mask[context.legal] = 1
        return Choice(int(self.policy(observation.array, mask)), [])
