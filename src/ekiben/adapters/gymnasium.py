"""The games for Gymnasium, for one learner: `gymnasium.make("ekiben/Nordic-v0", opponents="greedy")` after
importing this module, and `gymnasium.make_vec` for thousands of games in parallel against random players.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ekiben.adapters import require_library
from ekiben.adapters.base import GameAdapter
from ekiben.bots.custom import make_bot
from ekiben.bots.player import BotRng, Player, ask
from ekiben.errors import BadOption, IllegalMove
from ekiben.game import Game, game_names
from ekiben.research.batch import Batch
from ekiben.research.seat_batch import ROTATES, learner_seat
from ekiben.rng import SEED_LIMIT

with require_library("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

TELL, RAISE = "tell", "raise"  # what an illegal action does
ILLEGAL = -1.0  # its reward with TELL
NUMBERS = np.iinfo(np.int16)
Numbers = NDArray[np.int16]
Info = dict[str, Any]


def observation_space(features: int) -> Any:
    """A row of 16-bit integers."""
    return spaces.Box(NUMBERS.min, NUMBERS.max, (features,), np.int16)


def seat_number(game: Game, players: int, seat: int | str | None) -> int:
    """The number of a seat given by number or colour; ROTATES for None."""
    if seat is None:
        return ROTATES
    names = game.seat_names[:players]
    number = names.index(seat) if seat in names else seat
    if not isinstance(number, int) or not 0 <= number < players:
        known = [f"{place} ({name})" for place, name in enumerate(names)]
        raise BadOption("adapter-seat", seat=repr(seat), seats=known)
    return number


# --- one game -------------------------------------------------------------------------------------------


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game against bots, which see only what their seats may see. The reward is the share of
    the win, at the end of the game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int | str | None = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
        illegal: str = TELL,
        render_mode: str | None = None,
    ) -> None:
        self.adapter = GameAdapter(game, players, options, components)
        self.fixed_seat = seat_number(self.adapter.game, players, seat)
        self.opponents = make_opponents(self.adapter, opponents)
        if illegal not in (TELL, RAISE):
            raise BadOption("adapter-illegal", given=repr(illegal), known=[TELL, RAISE])
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.adapter.fields.size)
        self.action_space = spaces.Discrete(self.adapter.action_count)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """The game of a table with this seed, or a random one."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEED_LIMIT))
        self.deal = drawn if seed is None else seed
        self.bot_rng = BotRng(drawn)
        self.position = self.adapter.new_game(self.deal)
        self.seat = learner_seat(self.fixed_seat, self.deal, self.adapter.players)
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Info]:
        """The learner's move, and the bots' replies."""
        move = int(action)
        if move not in self._legal:
            return self._refuse(move)
        self.adapter.engine.apply(self.position, move)
        self._play_others()
        over = self.adapter.seat(self.position) < 0
        reward = self.adapter.win_shares(self.position)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _refuse(self, move: int) -> tuple[Numbers, float, bool, bool, Info]:
        """Gymnasium may step any action: an illegal one changes nothing, and the info says why."""
        try:
            self.adapter.raise_illegal(self.position, move)
        except IllegalMove as refused:
            if self.illegal == RAISE:
                raise
            info = {**self._info(), "illegal": str(refused)}
        return self._observation(), ILLEGAL, self.adapter.seat(self.position) < 0, False, info

    def _play_others(self) -> None:
        """Let the bots move until it is the learner's turn or the game is over."""
        engine = self.adapter.engine
        while (seat := self.adapter.seat(self.position)) >= 0 and seat != self.seat:
            bot = self.opponents[(seat - self.seat) % self.adapter.players - 1]
            engine.apply(self.position, ask(bot, engine, self.position, self.bot_rng).move)
        self._legal = engine.legal(self.position)

    def _observation(self) -> Numbers:
        return self.adapter.observe(self.position, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.adapter.mask(self._legal)}

    def render(self) -> Any:
        """The table as text, as the learner sees it: returned, or printed in mode `human`."""
        return self.adapter.render(self.position, self.seat, self.render_mode)


def make_opponents(adapter: GameAdapter, names: str | Sequence[str]) -> list[Player]:
    """The bots of the other seats, starting with the one after the learner."""
    others = adapter.players - 1
    given = [names] * others if isinstance(names, str) else list(names)
    if len(given) != others:
        raise BadOption("adapter-opponents", seats=str(others), given=str(len(given)))
    return [make_bot(name, adapter.game) for name in given]


# --- many games -----------------------------------------------------------------------------------------


class SeatVectorEnv(VectorEnv[Numbers, NDArray[Any], NDArray[Any]]):
    """Many games stepped in one compiled call: the learner has one seat of each, the others play at random.

    A game that ends is reset in the same step. An illegal action raises IllegalMove with the reason; then
    nothing has changed in any game.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        seat: int | str | None = None,
        options: Mapping[str, object] | None = None,
        components: str | os.PathLike[str] | None = None,
        threads: int | None = None,
    ) -> None:
        adapter = GameAdapter(game, players, options, components)
        number = seat_number(adapter.game, players, seat)
        self.num_envs = num_envs
        self.batch = Batch(adapter.game, players, num_envs, 0, options, threads, components, number)
        self.single_observation_space = observation_space(adapter.fields.size)
        self.single_action_space = spaces.Discrete(adapter.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """New games: a seed for each, a first one to count from, or none."""
        if isinstance(seed, int):
            super().reset(seed=seed)
            seed = [seed + i for i in range(self.num_envs)]
        given = [None] * self.num_envs if seed is None else list(seed)
        drawn = self.np_random.integers(SEED_LIMIT, size=self.num_envs).tolist()
        self.batch.reset([drawn[i] if each is None else each for i, each in enumerate(given)])
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A move of the learner in every game, and what the others answer."""
        batch, learners = self.batch, self.batch.seats.copy()
        batch.step(actions)
        rewards = batch.rewards[np.arange(self.num_envs), learners].astype(np.float64)
        ended = batch.done.astype(bool)
        info = self._info()
        if ended.any():
            info |= {"final_obs": batch.finals.copy(), "_final_obs": ended.copy()}
        return batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, bool), info

    def _info(self) -> Info:
        """The legal actions and the learner's seat; Gymnasium also wants to know which games have them."""
        all_games = np.ones(self.num_envs, bool)
        return {
            "action_mask": self.batch.mask.astype(np.int8),
            "_action_mask": all_games,
            "seat": self.batch.seats.copy(),
            "_seat": all_games.copy(),
        }


def register() -> None:
    """Register all games with Gymnasium: `ekiben/ZeroKei-v0` and so on."""
    for name in game_names():
        gymnasium.register(
            f"ekiben/{name.title().replace('-', '')}-v0",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
