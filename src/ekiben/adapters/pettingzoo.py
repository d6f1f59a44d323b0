"""The games for PettingZoo: `env("nordic", players=3)`, one agent for each seat, asked one after the other.

With `env` an illegal action ends the game and its agent loses, as in PettingZoo's classic games. With
`raw_env` it raises `IllegalMove` with the reason and changes nothing.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ekiben.adapters import require_library
from ekiben.adapters.base import GameAdapter
from ekiben.errors import BadOption, IllegalMove
from ekiben.research.stepping import next_seed
from ekiben.rng import SEED_LIMIT

with require_library("pettingzoo"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv

RAISE, END = "raise", "end"  # what an illegal action does
ILLEGAL = -1.0  # the reward of the agent whose illegal action ended the game
Observation = dict[str, NDArray[Any]]
NUMBERS = np.iinfo(np.int16)


def env(game: str, players: int = 2, **more: Any) -> EkibenEnv:
    """A game like PettingZoo's classic games; `more` as for `raw_env`.

    It does itself what their wrappers do: three layers around an environment would take longer than the game.
    """
    return EkibenEnv(game, players, illegal=END, **more)


class EkibenEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game whose agents are its seats, by colour. Rewards are shares of the win, at the end of the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
        render_mode: str | None = None,
        illegal: str = RAISE,
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, game, players, options, components, render_mode, illegal)
        if illegal not in (RAISE, END):
            raise BadOption("adapter-illegal", given=repr(illegal), known=[RAISE, END])
        self.adapter = GameAdapter(game, players, options, components)
        self.metadata = {**type(self).metadata, "name": f"ekiben_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.illegal = illegal
        self.possible_agents = list(self.adapter.seat_names)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(NUMBERS.min, NUMBERS.max, (self.adapter.fields.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.adapter.action_count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        # One per agent: spaces are seeded individually.
        self.action_spaces = {
            name: spaces.Discrete(self.adapter.action_count) for name in self.possible_agents
        }
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._next_seed = secrets.randbelow(SEED_LIMIT)

    def observation_space(self, agent: str) -> Any:
        """An observation and a mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The game of a table with this seed, or of the next one, as in a row of a batch."""
        self.seed = self._next_seed if seed is None else int(seed)
        self.position = self.adapter.new_game(self.seed)
        self._next_seed = next_seed(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(self.adapter.seat(self.position))

    def _ask(self, seat: int) -> None:
        """Make it a seat's turn."""
        self.agent_selection = self.possible_agents[seat]
        self._legal = self.adapter.engine.legal(self.position)
        self._mask = self.adapter.mask(self._legal)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; agents whose turn it isn't have no legal action."""
        mask = self._mask if agent == self.agent_selection else self.adapter.mask([])
        return {"observation": self.adapter.observe(self.position, self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's move; None after the end of its game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._legal:
            self._refuse(-1 if action is None else int(action))
            return
        self.adapter.engine.apply(self.position, int(action))
        self.infos[agent] = {}
        seat = self.adapter.seat(self.position)
        if seat < 0:
            self._end(dict(zip(self.agents, self.adapter.win_shares(self.position), strict=True)))
        else:
            self._ask(seat)
        if self.render_mode == "human":
            self.render()

    def _refuse(self, move: int) -> None:
        """Handle an illegal action; anything that isn't an action raises an error in any case."""
        agent = self.agent_selection
        try:
            self.adapter.raise_illegal(self.position, move)
        except IllegalMove as refused:
            if self.illegal == RAISE or not self.action_spaces[agent].contains(move):
                raise
            self.infos[agent] = {"illegal": str(refused)}
        self.truncations = dict.fromkeys(self.agents, True)
        self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})

    def _end(self, rewards: dict[str, float]) -> None:
        self._legal, self._mask = [], self.adapter.mask([])
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text, as the selected agent sees it: returned, or printed in mode `human`."""
        return self.adapter.render(self.position, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Does nothing; PettingZoo requires it."""


raw_env = EkibenEnv
