"""What a player is: a function of what its seat may see.

A bot gets a position sampled for its seat, never the true one, and random numbers of its own. So nothing that
is hidden from the seat can change what it does.
"""

from __future__ import annotations

import reprlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ekiben.arguments import as_int, wrong_type
from ekiben.engine import Engine
from ekiben.errors import BadBot
from ekiben.rng import BOT_STREAM, SEED_LIMIT, random_below, seed_rng


class Budget(NamedTuple):
    """How long a bot may think: in seconds, in iterations, which makes it reproducible, or until the first of
    both is spent."""

    seconds: float | None = None
    iterations: int | None = None
    iterations_multiplayer: int | None = None  # at a table of more than two, if different

    def at(self, players: int) -> Budget:
        """The budget at a table of this many players."""
        return Budget(self.seconds, (players > 2 and self.iterations_multiplayer) or self.iterations)

    def __str__(self) -> str:
        iterations = "/".join(str(each) for each in (self.iterations, self.iterations_multiplayer) if each)
        seconds = "" if self.seconds is None else f"{self.seconds:g}s"
        return "+".join(filter(None, (iterations, seconds)))


class ConsideredMove(NamedTuple):
    """A move that a bot thought about: how often it tried it, and what it expects of it."""

    move: str
    visits: int
    points: float  # its own, at the end
    # of the win, compared with the others; a bot that looks at itself only has none
    share: float | None = None


class Choice(NamedTuple):
    """What a bot chose, and the best few moves that it considered."""

    move: int
    considered: list[ConsideredMove]


class BotRng:
    """A bot's own random numbers."""

    def __init__(self, seed: int | None = None, number: int = 0) -> None:
        self.words = [0, 0]
        seed_rng(self.words, secrets.randbelow(SEED_LIMIT) if seed is None else seed, number, BOT_STREAM)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return random_below(self.words, limit)

    def seed(self) -> int:
        """A seed for something else."""
        return self.below(1 << 31)


@dataclass
class BotContext:
    """What a bot gets to know when it is to choose a move."""

    engine: Engine
    position: Any  # one that the seat can't tell from the true one
    seat: int
    rng: BotRng
    legal: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.legal = self.engine.legal(self.position)


class Player(Protocol):
    name: str

    def choose(self, context: BotContext) -> Choice:
        """One of the legal moves."""


def ask(player: Player, engine: Engine, position: Any, rng: BotRng, allow_illegal: bool = False) -> Choice:
    """Ask a bot for the move of the deciding seat; it gets a sample. BadBot if it returns no legal move."""
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        raise wrong_type("a bot is its name, or an object with a method `choose`", player)
    seen = engine.sample(position, position.seat, rng.seed())
    context = BotContext(engine, seen, position.seat, rng)
    return checked(player, player.choose(context), None if allow_illegal else context.legal)


def checked(player: Player, choice: object, legal: Sequence[int] | None) -> Choice:
    """What a bot returned, if it is a Choice of one of the legal moves."""
    move = as_int(choice.move) if isinstance(choice, Choice) else None
    if move is None or (legal is not None and move not in legal):
        name = str(getattr(player, "name", type(player).__name__))
        raise BadBot("bot-returned", bot=name, returned=reprlib.repr(choice))
    assert isinstance(choice, Choice)
    return choice._replace(move=move)
