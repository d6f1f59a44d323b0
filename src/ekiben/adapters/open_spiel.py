"""The games for OpenSpiel: `pyspiel.load_game("ekiben_nordic(players=3)")` after importing this module.

Chance is the deal: the first node of a game chooses one of `deals` seeds, and everything that is drawn later
follows from it. So a game is the one that a table with that seed plays, byte for byte.

What a seat has seen is kept as a chain of positions (`Link`), from which its information state is told when
somebody asks. `resample_from_infostate` puts a guess at the end of the chain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from ekiben.adapters import library
from ekiben.adapters.watching import Watch
from ekiben.errors import BadOption
from ekiben.game import Game, find_game, game_names
from ekiben.research.fields import Fields

with library("open_spiel"):
    import pyspiel

DEALS = 1024  # outcomes of the first node, unless told otherwise
LONGEST = 100_000  # actions of a game, at most; no game is nearly as long
GUESS = -1  # instead of a move: chance has replaced what a seat can't know
GUESSES = 1 << 53  # that a random number between 0 and 1 can tell apart


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"ekiben_{game.name.replace('-', '_')}"


# --- what does not change ------------------------------------------------------------------------------


def number_names(fields: Fields) -> list[str]:
    """A name for every number of an observation: that of its field, and its place in it."""
    return [
        field.name + "".join(f"[{i}]" for i in place if field.size > 1)
        for field in fields
        for place in np.ndindex(field.shape)
    ]


class SharedWatch(Watch):
    """What states of one kind share; it knows what it was made from, for states that are kept."""

    def __init__(self, name: str, players: int, options: tuple[str, ...], components: str) -> None:
        super().__init__(name, players, dict.fromkeys(options, True), components or None)
        self.made_from = (name, players, options, components)
        self.names = number_names(self.fields)


@cache
def shared_watch(name: str, players: int, options: tuple[str, ...], components: str) -> SharedWatch:
    """The same one for games that are loaded twice, and for states that were kept."""
    return SharedWatch(name, players, options, components)


# --- what has happened ----------------------------------------------------------------------------------


class Link:
    """A position of a game and how it came about. It never changes: copies of a state share it."""

    __slots__ = ("_told", "before", "data", "move", "seat")

    def __init__(self, before: Link | None, seat: int, move: int, data: bytes) -> None:
        self.before = before  # None: this is the deal
        self.seat = seat  # who made the move, or for whom it is a guess
        self.move = move
        self.data = data  # the position
        self._told: dict[int | None, str] = {}

    def __deepcopy__(self, memo: object) -> Link:
        return self

    def told(self, watch: SharedWatch, seat: int | None) -> str:
        """All that a seat (None: everybody) has seen, a line for each move."""
        lines: list[str] = []
        link: Link | None = self
        watcher = seat
        while link is not None and watcher not in link._told:
            lines += _line(watch, link, watcher)
            if link.move == GUESS and link.seat != watcher:
                watcher = None  # of its past a guess knows what everybody has seen
            link = link.before
        if link is not None:
            lines.append(link._told[watcher])
        found = "\n".join(reversed(lines))
        self._told[seat] = found
        return found


def links(last: Link | None) -> Iterator[Link]:
    while last is not None:
        yield last
        last = last.before


def _line(watch: SharedWatch, link: Link, seat: int | None) -> list[str]:
    """What a seat saw happen: the move as it was shown to it, and what it sees differently from before."""
    if link.before is None or link.move == GUESS:
        knows_already = link.move == GUESS and link.seat == seat
        return [] if seat is None or knows_already else [seen(watch, _observed(watch, link, seat))]
    text = f"{watch.seat_names[link.seat]}: {watch.game.public_text(link.move, link.seat == seat)}"
    if seat is None:
        return [text]
    before, after = _observed(watch, link.before, seat), _observed(watch, link, seat)
    return [f"{text} | {seen(watch, after, np.flatnonzero(after != before))}"]


def _observed(watch: Watch, link: Link, seat: int) -> NDArray[np.int16]:
    return watch.observed(watch.game.state(link.data), seat)


def seen(watch: SharedWatch, numbers: NDArray[np.int16], places: NDArray[Any] | None = None) -> str:
    """An observation in words: what is not 0, or what stands at some places."""
    chosen = np.flatnonzero(numbers) if places is None else places
    return " ".join(f"{watch.names[i]}={numbers[i]}" for i in chosen.tolist())


# --- a game being played --------------------------------------------------------------------------------


class Course:
    """A position, who decides, and how it came about: all that a state has to copy and to keep."""

    __slots__ = ("_legal", "last", "position", "seat", "watch")

    def __init__(self, watch: SharedWatch, position: Any, last: Link) -> None:
        self.watch = watch
        self.position = position
        self.last = last
        self.seat = watch.seat(position)
        self._legal: list[int] | None = None  # not asked for yet

    @classmethod
    def dealt(cls, watch: SharedWatch, seed: int) -> Self:
        """The beginning of a game."""
        position = watch.new_game(seed)
        return cls(watch, position, Link(None, -1, 0, bytes(position.data)))

    def legal(self) -> list[int]:
        """The legal moves in the order of their numbers."""
        if self._legal is None:
            self._legal = sorted(self.watch.engine.legal(self.position))
        return self._legal

    def play(self, move: int) -> None:
        """Make a move, if it is legal."""
        if move not in self.legal():
            self.watch.refuse(self.position, move)
        self._legal = None
        self.watch.engine.apply(self.position, move)
        self.last = Link(self.last, self.seat, move, bytes(self.position.data))
        self.seat = self.watch.seat(self.position)

    def guessed(self, seat: int, seed: int) -> Course:
        """The same for a seat, with chance instead of what it can't know."""
        position = self.watch.engine.sample(self.position, seat, seed)
        return Course(self.watch, position, Link(self.last, seat, GUESS, bytes(position.data)))

    def __deepcopy__(self, memo: object) -> Course:
        twin = object.__new__(Course)
        twin.watch, twin.last, twin.seat, twin._legal = self.watch, self.last, self.seat, self._legal
        twin.position = self.position.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        chain = list(links(self.last))[::-1]
        # Positions follow from moves; only those that do not are kept.
        steps = [(link.seat, link.move, link.data if link.move == GUESS else None) for link in chain[1:]]
        return resumed, (self.watch.made_from, chain[0].data, steps)


def resumed(made_from: tuple[Any, ...], deal: bytes, steps: list[tuple[int, int, bytes | None]]) -> Course:
    """A course that was kept."""
    watch = shared_watch(*made_from)
    course = Course(watch, watch.game.state(deal), Link(None, -1, 0, deal))
    for seat, move, data in steps:
        if data is None:
            course.play(move)
        else:
            course = Course(watch, watch.game.state(data), Link(course.last, seat, GUESS, data))
    return course


# --- OpenSpiel's classes --------------------------------------------------------------------------------


class EkibenState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. OpenSpiel copies and keeps its attributes; there is one."""

    def __init__(self, game: EkibenGame) -> None:
        super().__init__(game)
        self.course: Course | None = None  # before the deal

    def current_player(self) -> int:
        """Who decides."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.course.seat if self.course.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.course is not None and self.course.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return self.get_game().outcomes  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        return self.course.legal()

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            game = self.get_game()
            self.course = Course.dealt(game.watch, game.seed + action)
            return
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {game.seed + action}"
        return game.watch.game.move_texts[action]  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """The shares of the win, all together 1; nothing before the end."""
        if self.course is None or self.course.seat >= 0:
            return [0.0] * self.num_players()
        return self.course.watch.shares(self.course.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EkibenState:
        """The same for a player, with chance instead of what it can't know."""
        assert self.course is not None, "there is nothing to guess before the deal"
        guess: EkibenState = self.clone()
        guess.course = self.course.guessed(player, int(sampler() * GUESSES))
        return guess

    def __str__(self) -> str:
        """All moves, secrets included: for whom looks for mistakes, not for players."""
        if self.course is None:
            return "not dealt"
        watch = self.course.watch
        texts = [
            f"a guess of {watch.seat_names[link.seat]}'s"
            if link.move == GUESS
            else f"{watch.seat_names[link.seat]}: {watch.game.move_texts[link.move]}"
            for link in links(self.course.last)
            if link.before is not None
        ]
        return "\n".join(["dealt", *reversed(texts)])


class EkibenObserver:
    """What a player sees of a state, as numbers and in words; with perfect recall, all that it ever saw."""

    def __init__(self, watch: SharedWatch, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(watch.fields.size, np.float32)
        self.dict = {"observation": self.tensor}  # OpenSpiel copies piece by piece, so it is one

    def set_from(self, state: EkibenState, player: int) -> None:
        """Fill the numbers in; zeros before the deal."""
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.course.watch.observed(state.course.position, player)

    def string_from(self, state: EkibenState, player: int) -> str:
        """The same in words."""
        course = state.course
        if course is None:
            return ""
        if self.recall:
            return f"{course.watch.seat_names[player]}\n{course.last.told(course.watch, player)}"
        return seen(course.watch, course.watch.observed(course.position, player))


class EkibenGame(pyspiel.Game):  # type: ignore[misc]
    house: Game  # set by `register`

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.house), **(params or {})}
        players, self.seed, self.deals = given["players"], given["seed"], given["deals"]
        options = tuple(name for name in self.house.options if given[name])
        if self.deals < 1:
            raise BadOption("adapter-deals", deals=str(self.deals))
        self.watch = shared_watch(self.house.name, players, options, given["components"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.watch.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.house, players), info, params or {})

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def new_initial_state(self) -> EkibenState:
        return EkibenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EkibenObserver:
        """What a player sees; nothing can be left out of it."""
        if params:
            raise ValueError(f"an observation of {self.house.name} has no parameters, but got {params}")
        if iig_obs_type is None:
            return EkibenObserver(self.watch, recall=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("a seat sees what lies open and what is its own, not more and not less")
        return EkibenObserver(self.watch, recall=iig_obs_type.perfect_recall)


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game, as they are when none is given."""
    options = dict.fromkeys(game.options, False)
    return {"players": 2, "seed": 0, "deals": DEALS, "components": "", **options}


def game_type(game: Game, players: int) -> Any:
    """What OpenSpiel wants to know of a game. Nobody knows what will be drawn: no information is perfect."""
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
    """Have OpenSpiel know all games of the box: each is a class of its own, by whose name it is kept."""
    for name in game_names():
        house = find_game(name)
        kind = type(f"Ekiben{name.title().replace('-', '')}", (EkibenGame,), {"house": house})
        kind.__module__, globals()[kind.__name__] = __name__, kind
        pyspiel.register_game(game_type(house, 2), kind)


register()
