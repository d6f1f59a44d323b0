"""The games for OpenSpiel: `pyspiel.load_game("ekiben_nordic(players=3)")` after importing this module.

The first node of a game is a chance node that chooses one of `deals` seeds; everything random follows from
the seed. So each game is that of a table with the seed, byte for byte.

What a seat has seen is a chain of positions (`HistoryNode`), from which its information state is made when it
is asked for. `resample_from_infostate` puts a resampled position at the end of the chain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ekiben.adapters import require_library
from ekiben.adapters.base import GameAdapter
from ekiben.errors import BadOption
from ekiben.game import Game, find_game, game_names
from ekiben.research.fields import Fields

with require_library("open_spiel"):
    import pyspiel

DEALS = 1024  # outcomes of the first node by default
LONGEST = 100_000  # upper limit for the actions of a game
RESAMPLED = -1  # instead of a move: what a seat can't know was randomized
GUESSES = 1 << 53  # the resolution of a random float between 0 and 1


def short_name(game: Game) -> str:
    """A game's name in OpenSpiel."""
    return f"ekiben_{game.name.replace('-', '_')}"


# --- what does not change ------------------------------------------------------------------------------


def number_names(fields: Fields) -> list[str]:
    """A name for every number of an observation: its field and index."""
    return [
        field.name + "".join(f"[{i}]" for i in place if field.size > 1)
        for field in fields
        for place in np.ndindex(field.shape)
    ]


class SharedGameAdapter(GameAdapter):
    """Shared by all states of a game; remembers its arguments, so that states can be pickled."""

    def __init__(self, name: str, players: int, options: tuple[str, ...], components: str) -> None:
        super().__init__(name, players, dict.fromkeys(options, True), components or None)
        self.made_from = (name, players, options, components)
        self.names = number_names(self.fields)


@cache
def shared_adapter(name: str, players: int, options: tuple[str, ...], components: str) -> SharedGameAdapter:
    """One object for the same arguments, for games loaded twice and for unpickled states."""
    return SharedGameAdapter(name, players, options, components)


# --- what has happened ----------------------------------------------------------------------------------


class HistoryNode:
    """A position and how it came about. Immutable: copies of a state share it."""

    __slots__ = ("_information", "before", "data", "move", "seat")

    def __init__(self, before: HistoryNode | None, seat: int, move: int, data: bytes) -> None:
        self.before = before  # None for the deal
        self.seat = seat  # that made the move, or for which the position was resampled
        self.move = move
        self.data = data  # the position
        self._information: dict[int | None, str] = {}

    def __deepcopy__(self, memo: object) -> HistoryNode:
        return self

    def information_state(self, adapter: SharedGameAdapter, seat: int | None) -> str:
        """All that a seat (None: everybody) has seen, a line per move."""
        lines: list[str] = []
        node: HistoryNode | None = self
        watcher = seat
        while node is not None and watcher not in node._information:
            lines += _line(adapter, node, watcher)
            if node.move == RESAMPLED and node.seat != watcher:
                watcher = None  # before a resampling, only what everybody has seen is known
            node = node.before
        if node is not None:
            lines.append(node._information[watcher])
        found = "\n".join(reversed(lines))
        self._information[seat] = found
        return found


def nodes_from(last: HistoryNode | None) -> Iterator[HistoryNode]:
    while last is not None:
        yield last
        last = last.before


def _line(adapter: SharedGameAdapter, node: HistoryNode, seat: int | None) -> list[str]:
    """What a seat saw: the move as shown to it, and what changed in its observation."""
    if node.before is None or node.move == RESAMPLED:
        knows_already = node.move == RESAMPLED and node.seat == seat
        return (
            []
            if seat is None or knows_already
            else [describe_observation(adapter, _observed(adapter, node, seat))]
        )
    text = f"{adapter.seat_names[node.seat]}: {adapter.game.public_text(node.move, node.seat == seat)}"
    if seat is None:
        return [text]
    before, after = _observed(adapter, node.before, seat), _observed(adapter, node, seat)
    return [f"{text} | {describe_observation(adapter, after, np.flatnonzero(after != before))}"]


def _observed(adapter: GameAdapter, node: HistoryNode, seat: int) -> NDArray[np.int16]:
    return adapter.observe(adapter.game.state(node.data), seat)


def describe_observation(
    adapter: SharedGameAdapter, numbers: NDArray[np.int16], places: NDArray[Any] | None = None
) -> str:
    """An observation as text: the numbers that aren't 0, or those at certain places."""
    chosen = np.flatnonzero(numbers) if places is None else places
    return " ".join(f"{adapter.names[i]}={numbers[i]}" for i in chosen.tolist())


# --- a game being played --------------------------------------------------------------------------------


class Trajectory:
    """A position, the seat to move, and the history: all that a state has to copy and pickle."""

    __slots__ = ("_legal", "adapter", "last", "position", "seat")

    def __init__(self, adapter: SharedGameAdapter, position: Any, last: HistoryNode) -> None:
        self.adapter = adapter
        self.position = position
        self.last = last
        self.seat = adapter.seat(position)
        self._legal: list[int] | None = None  # not computed yet

    @classmethod
    def deal(cls, adapter: SharedGameAdapter, seed: int) -> Self:
        """The start of a game."""
        position = adapter.new_game(seed)
        return cls(adapter, position, HistoryNode(None, -1, 0, bytes(position.data)))

    def legal(self) -> list[int]:
        """The legal moves, sorted."""
        if self._legal is None:
            self._legal = sorted(self.adapter.engine.legal(self.position))
        return self._legal

    def play(self, move: int) -> None:
        """Make a move, if it is legal."""
        if move not in self.legal():
            self.adapter.raise_illegal(self.position, move)
        self._legal = None
        self.adapter.engine.apply(self.position, move)
        self.last = HistoryNode(self.last, self.seat, move, bytes(self.position.data))
        self.seat = self.adapter.seat(self.position)

    def resample(self, seat: int, seed: int) -> Trajectory:
        """The same for a seat, with what it can't know randomized."""
        position = self.adapter.engine.sample(self.position, seat, seed)
        return Trajectory(
            self.adapter, position, HistoryNode(self.last, seat, RESAMPLED, bytes(position.data))
        )

    def __deepcopy__(self, memo: object) -> Trajectory:
        twin = object.__new__(Trajectory)
        twin.adapter, twin.last, twin.seat, twin._legal = self.adapter, self.last, self.seat, self._legal
        twin.position = self.position.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Trajectory], tuple[Any, ...]]:
        chain = list(nodes_from(self.last))[::-1]
        # Positions follow from moves, except resampled ones.
        steps = [(node.seat, node.move, node.data if node.move == RESAMPLED else None) for node in chain[1:]]
        return restore_trajectory, (self.adapter.made_from, chain[0].data, steps)


def restore_trajectory(
    made_from: tuple[Any, ...], deal: bytes, steps: list[tuple[int, int, bytes | None]]
) -> Trajectory:
    """A trajectory that was pickled."""
    adapter = shared_adapter(*made_from)
    trajectory = Trajectory(adapter, adapter.game.state(deal), HistoryNode(None, -1, 0, deal))
    for seat, move, data in steps:
        if data is None:
            trajectory.play(move)
        else:
            trajectory = Trajectory(
                adapter, adapter.game.state(data), HistoryNode(trajectory.last, seat, RESAMPLED, data)
            )
    return trajectory


# --- OpenSpiel's classes --------------------------------------------------------------------------------


class EkibenState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. OpenSpiel copies and pickles its attributes, of which there is one."""

    def __init__(self, game: EkibenGame) -> None:
        super().__init__(game)
        self.trajectory: Trajectory | None = None  # before the deal

    def current_player(self) -> int:
        """The player to move."""
        if self.trajectory is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.trajectory.seat if self.trajectory.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.trajectory is not None and self.trajectory.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return self.get_game().outcomes  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.trajectory is not None
        return self.trajectory.legal()

    def _apply_action(self, action: int) -> None:
        if self.trajectory is None:
            game = self.get_game()
            self.trajectory = Trajectory.deal(game.adapter, game.seed + action)
            return
        self.trajectory.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {game.seed + action}"
        return game.adapter.game.move_texts[action]  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """The shares of the win, which sum to 1; zeros before the end."""
        if self.trajectory is None or self.trajectory.seat >= 0:
            return [0.0] * self.num_players()
        return self.trajectory.adapter.win_shares(self.trajectory.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EkibenState:
        """The same for a player, with what it can't know randomized."""
        assert self.trajectory is not None, "there is nothing to guess before the deal"
        guess: EkibenState = self.clone()
        guess.trajectory = self.trajectory.resample(player, int(sampler() * GUESSES))
        return guess

    def __str__(self) -> str:
        """All moves, secrets included: for debugging, not for players."""
        if self.trajectory is None:
            return "not dealt"
        adapter = self.trajectory.adapter
        texts = [
            f"a guess of {adapter.seat_names[node.seat]}'s"
            if node.move == RESAMPLED
            else f"{adapter.seat_names[node.seat]}: {adapter.game.move_texts[node.move]}"
            for node in nodes_from(self.trajectory.last)
            if node.before is not None
        ]
        return "\n".join(["dealt", *reversed(texts)])


class EkibenObserver:
    """What a player sees of a state, as numbers and as text; with perfect recall, all it ever saw."""

    def __init__(self, adapter: SharedGameAdapter, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(adapter.fields.size, np.float32)
        self.dict = {"observation": self.tensor}  # OpenSpiel copies each entry, so there is only one

    def set_from(self, state: EkibenState, player: int) -> None:
        """Fill in the numbers; zeros before the deal."""
        if state.trajectory is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.trajectory.adapter.observe(state.trajectory.position, player)

    def string_from(self, state: EkibenState, player: int) -> str:
        """The same as text."""
        trajectory = state.trajectory
        if trajectory is None:
            return ""
        if self.recall:
            adapter = trajectory.adapter
            return f"{adapter.seat_names[player]}\n{trajectory.last.information_state(adapter, player)}"
        return describe_observation(
            trajectory.adapter, trajectory.adapter.observe(trajectory.position, player)
        )


class EkibenGame(pyspiel.Game):  # type: ignore[misc]
    ekiben_game: Game  # set by `register`

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.ekiben_game), **(params or {})}
        players, self.seed, self.deals = given["players"], given["seed"], given["deals"]
        options = tuple(name for name in self.ekiben_game.options if given[name])
        if self.deals < 1:
            raise BadOption("adapter-deals", deals=str(self.deals))
        self.adapter = shared_adapter(self.ekiben_game.name, players, options, given["components"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.adapter.action_count,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.ekiben_game, players), info, params or {})

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def new_initial_state(self) -> EkibenState:
        return EkibenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EkibenObserver:
        """An observer of everything a player sees; nothing can be left out."""
        if params:
            raise ValueError(f"an observation of {self.ekiben_game.name} has no parameters, but got {params}")
        if iig_obs_type is None:
            return EkibenObserver(self.adapter, recall=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a seat sees what lies open and what is its own, not more and not less")
        return EkibenObserver(self.adapter, recall=iig_obs_type.perfect_recall)


def parameters(game: Game) -> dict[str, Any]:
    """The default parameters of a game."""
    options = dict.fromkeys(game.options, False)
    return {"players": 2, "seed": 0, "deals": DEALS, "components": "", **options}


def game_type(game: Game, players: int) -> Any:
    """OpenSpiel's description of a game. Nobody knows future draws, so information is never perfect."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Ekiben: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if players > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(game.player_counts),
        max_num_players=max(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def register() -> None:
    """Register all games with OpenSpiel, each as a class of its own, which pickling needs."""
    for name in game_names():
        ekiben_game = find_game(name)
        kind = type(f"Ekiben{name.title().replace('-', '')}", (EkibenGame,), {"ekiben_game": ekiben_game})
        kind.__module__, globals()[kind.__name__] = __name__, kind
        pyspiel.register_game(game_type(ekiben_game, 2), kind)


register()
