"""No bot does what a child would laugh at: give away something free, or waste its last turn.

Faults are counted in games of a bot against itself; none is allowed. What is one says the module
`faults` of the tests of a game; a slip is what only a bot that looks far ahead may have a reason for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ekiben
from ekiben.bots.names import make_player
from ekiben.bots.player import BotRng, ask
from ekiben.engine import Engine
from ekiben.game import Game
from tests.bots.test_bots import compiled_engine, every_game, positions
from tests.support.of_game import games_with, of_game
from tests.support.soak import soaked

Finder = Callable[[Engine, Any, int, list[int]], Iterator[str]]


FAULTS = {name: of_game(name, "faults") for name in games_with("faults")}


def count(game: Game, bot: str, players: int, games: int, finders: list[Finder]) -> Counter[str]:
    """The faults of a bot in games against itself."""
    engine, player = compiled_engine(game), make_player(bot, game)
    found: Counter[str] = Counter()
    for number in range(games):
        s, dice = engine.new_game(players, 0, 1, number), BotRng(2, number)
        while s.seat >= 0:
            legal, move = engine.legal(s), ask(player, engine, s, dice).move
            for finder in finders:
                found.update(finder(engine, s, move, legal))
            engine.apply(s, move)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.parametrize("bot", ["easy", "medium"])
def test_bots_that_look_one_action_ahead_are_never_silly(name: str, bot: str) -> None:
    game = ekiben.find_game(name)
    for players in game.player_counts:
        games = soaked(6, 1000)
        assert not count(game, bot, players, games, [FAULTS[name]["faults"], FAULTS[name]["slips"]])


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "bot", "games"),
    [(name, *each) for name in FAULTS for each in FAULTS[name]["LOOKS_FAR"]],
)
def test_bots_that_look_further_ahead_waste_nothing(name: str, bot: str, games: int) -> None:
    game = ekiben.find_game(name)
    for players in game.player_counts:
        assert not count(game, bot, players, soaked(games, 50 * games), [FAULTS[name]["faults"]])


@every_game
def test_what_is_sensible_is_legal(game: Game) -> None:
    """In any position some moves are; and somewhere not all of them, in a game that says which."""
    engine, sensible, fewer = Engine(game, game.components()), game.judgement.sensible, 0
    out = [0] * len(game.move_texts)
    for s in positions(game, 5):
        left = out[: sensible(s, engine.box, out)]
        legal = engine.legal(s)
        assert left == [move for move in legal if move in left] != []
        fewer += len(left) < len(legal)
    assert bool(fewer) == (sensible is not game.rules.legal)
