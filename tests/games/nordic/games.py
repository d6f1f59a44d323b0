"""Random games of Nordic, by players of several tempers, move by move and quick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import find_game
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.state import State
from tests.support.random_games import MOST_MOVES, Dice, Policy, SetUp, uniform

GAME = find_game("nordic")
SET_UPS = [SetUp("nordic", 2), SetUp("nordic", 3), SetUp("nordic", 3, ("ferry_sets_stack",))]


@cache
def compiled() -> Engine:
    """The compiled rules with the standard components."""
    return Engine(GAME, GAME.components(), compiled_game(GAME).rules)


def engine_for(components: Components) -> Engine:
    """The compiled rules with other components."""
    return Engine(GAME, components, compiled_game(GAME).rules)


def record(s: State) -> Any:
    """A position as NumPy reads it: many values at once, and nothing of how `Layout` reads them."""
    return np.frombuffer(bytes(s.data), GAME.state.dtype)[0]


def walk(
    engine: Engine, set_up: SetUp, number: int, policy: Policy = uniform, moves: int = MOST_MOVES
) -> Iterator[tuple[State, int, State]]:
    """A game, move by move: the position before, the move, and the position after, which changes later."""
    bits = GAME.option_bits(dict.fromkeys(set_up.options, True), set_up.players)
    s = engine.new_game(set_up.players, bits, 77, number)
    dice = Dice(77, number)
    for _ in range(moves):
        legal = engine.legal(s)
        if not legal:
            return
        before = s.copy()
        move = legal[policy(dice, [GAME.move_texts[n] for n in legal])]
        engine.apply(s, move)
        yield before, move, s
    assert moves < MOST_MOVES, "the game does not end"


# --- tempers ------------------------------------------------------------------------------------------


def _one_of(dice: Dice, texts: Sequence[str], *beginnings: str) -> int | None:
    """A move that begins so, if there is any."""
    found = [i for i, text in enumerate(texts) if text.startswith(beginnings)]
    return dice.pick(found) if found else None


def claimer(dice: Dice, texts: Sequence[str]) -> int:
    """Claims whatever can be claimed, draws blind for more: trains run out."""
    if dice.below(5):
        for wanted in (("claim", "pay", "set"), ("draw blind",)):
            found = _one_of(dice, texts, *wanted)
            if found is not None:
                return found
    return uniform(dice, texts)


def hoarder(dice: Dice, texts: Sequence[str]) -> int:
    """Draws and draws: decks run empty, and hands grow to the end."""
    if dice.below(30):
        found = _one_of(dice, texts, "draw blind") if dice.below(3) else None
        found = _one_of(dice, texts, "draw") if found is None else found
        if found is not None:
            return found
    return uniform(dice, texts)


def miser(dice: Dice, texts: Sequence[str]) -> int:
    """Draws all cards there are, then all tickets, and only then does anything else."""
    for wanted in ("draw", "tickets", "return"):
        found = _one_of(dice, texts, wanted)
        if found is not None:
            return found
    return uniform(dice, texts)


def collector(dice: Dice, texts: Sequence[str]) -> int:
    """All tickets, and then routes."""
    found = _one_of(dice, texts, "tickets")
    return claimer(dice, texts) if found is None else found


def quitter(dice: Dice, texts: Sequence[str]) -> int:
    """Likes to claim and never pays more for a tunnel: laid cards come back."""
    found = _one_of(dice, texts, "give-up")
    if found is None and dice.below(2):
        found = _one_of(dice, texts, "claim", "pay")
    return uniform(dice, texts) if found is None else found


POLICIES: list[Policy] = [uniform, claimer, hoarder, miser, collector, quitter]
