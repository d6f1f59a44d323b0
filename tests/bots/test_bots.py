"""Bots: fair, legal, reproducible; what can be said about them and what they say."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import ekiben
from ekiben.bots.compiled import CompiledBots, check_limits
from ekiben.bots.names import bot_names, make_player, read_budget, resolve_bot
from ekiben.bots.plain import always
from ekiben.bots.player import BotContext, BotRng, Budget, Player, ask
from ekiben.bots.policies import CASUAL, CASUAL_MARGIN, Casual
from ekiben.bots.scratch import MAX_MOVES, MAX_SCORE_PARTS
from ekiben.bots.tree import Search
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.errors import BadBot, BadOption
from ekiben.game import Game
from tests.support.random_games import Dice as Chance
from tests.support.random_games import SetUp, step_by_step

GAMES = ekiben.game_names()
BOTS = [
    (name, bot)
    for name in GAMES
    for bot in ("random", "greedy", *ekiben.find_game(name).judgement.policies, "search:40")
]
every_game = pytest.mark.parametrize("game", [ekiben.find_game(name) for name in GAMES], ids=GAMES)
every_bot = pytest.mark.parametrize(("name", "bot"), BOTS)
ENOUGH = 100  # positions for each number of players: of one game, or of several short ones


def compiled_engine(game: Game) -> Engine:
    """An engine that plays quickly."""
    return Engine(game, game.components(), compiled_game(game).rules)


def positions(game: Game, every: int) -> Iterator[Any]:
    """Positions of random games with every number of players; one in `every`."""
    for players in game.player_counts:
        number = 0
        for seed in count(players):
            for before, _ in step_by_step(SetUp(game.name, players).table(seed), Chance(seed)):
                if number % every == 0:
                    yield before
                number += 1
            if number >= ENOUGH:
                break


def decide(player: Player, engine: Engine, position: Any, seed: int) -> int:
    """What a bot does with this chance of its own."""
    return ask(player, engine, position, BotRng(seed)).move


@every_bot
def test_what_is_hidden_never_changes_a_move(name: str, bot: str) -> None:
    """Two positions that the seat can't tell apart, and the same chance: the same move."""
    game = ekiben.find_game(name)
    engine, player = compiled_engine(game), make_player(bot, game)
    different = 0
    for number, position in enumerate(positions(game, 7)):
        other = engine.sample(position, position.seat, 77, number)
        different += bytes(other) != bytes(position)
        assert decide(player, engine, other, number) == decide(player, engine, position, number)
    assert different > 20


@every_bot
def test_a_bot_plays_legal_moves_and_the_same_again(name: str, bot: str) -> None:
    game = ekiben.find_game(name)
    engine, one, two = compiled_engine(game), make_player(bot, game), make_player(bot, game)
    for players in game.player_counts:
        s, dice = engine.new_game(players, 0, 5), BotRng(9)
        again = BotRng(9)
        while s.seat >= 0:
            move = ask(one, engine, s, dice).move
            assert move in engine.legal(s)
            assert ask(two, engine, s, again).move == move
            engine.apply(s, move)


@pytest.mark.parametrize(("part", "limit"), [("move_texts", MAX_MOVES), ("score_parts", MAX_SCORE_PARTS)])
def test_a_game_that_is_too_large_is_refused(part: str, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ekiben.find_game("nordic")
    monkeypatch.setattr(game, part, ("x",) * limit)
    check_limits(game)
    monkeypatch.setattr(game, part, ("x",) * (limit + 1))
    with pytest.raises(BadBot, match=rf"at most {limit:,} .*; nordic has {limit + 1:,}\.$"):
        CompiledBots(game)


def test_a_bot_never_gets_the_position_itself() -> None:
    seen: list[Any] = []

    class Spy:
        name = "spy"

        def choose(self, context: BotContext) -> Any:
            seen.append(context.position)
            return make_player("random", game).choose(context)

    game = ekiben.find_game("nordic")
    engine = compiled_engine(game)
    position = engine.new_game(2, 0, 1)
    ask(Spy(), engine, position, BotRng(1))
    [sampled] = seen
    assert sampled is not position
    assert bytes(sampled) != bytes(position)
    own, other = position.seat, 1 - position.seat
    assert sampled.offered[own] == position.offered[own]
    assert sampled.offered[other] != position.offered[other]


@every_game
def test_a_search_says_what_it_considered(game: Game) -> None:
    engine = compiled_engine(game)
    position = max(positions(game, 40), key=lambda p: min(6, len(engine.legal(p))))
    choice = ask(make_player("search:300", game), engine, position, BotRng(1))
    assert 2 <= len(choice.considered) <= 5
    assert choice.considered[0].move == game.move_texts[choice.move]
    visits = [considered.visits for considered in choice.considered]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= 300
    for considered in choice.considered:
        assert considered.share is not None
        assert 0 <= considered.share <= 1
        assert -100 < considered.points < 300


@every_bot
def test_a_bot_that_rates_moves_says_so(name: str, bot: str) -> None:
    """The move chosen is named first, and no other is better; where only one is sensible, there is none."""
    game = ekiben.find_game(name)
    engine, player, out = compiled_engine(game), make_player(bot, game), [0] * len(game.move_texts)
    for position in positions(game, 40):
        choice = ask(player, engine, position, BotRng(1))
        one = game.judgement.sensible(position, engine.box, out) == 1 and not bot.startswith("search")
        if one or len(engine.legal(position)) == 1 or bot in ("random", "baseline"):
            assert not choice.considered
            continue
        assert choice.considered[0].move == game.move_texts[choice.move]
        if not bot.startswith("search"):
            points = [considered.points for considered in choice.considered]
            assert points == sorted(points, reverse=True)


@every_game
def test_a_budget_in_seconds_is_kept(game: Game) -> None:
    engine = compiled_engine(game)
    player = make_player("search:0.1s", game)
    for position in list(positions(game, 50))[:4]:
        if len(engine.legal(position)) > 1:
            start = time.perf_counter()
            ask(player, engine, position, BotRng(1))
            assert 0.045 < time.perf_counter() - start < 10  # a machine may be busy


@every_game
def test_a_search_stops_when_nothing_can_change(game: Game) -> None:
    """And the same move comes out as if it had gone on."""
    engine = compiled_engine(game)
    early = 0
    for number, position in enumerate(list(positions(game, 60))[:12]):
        if len(engine.legal(position)) > 1:
            budget = Budget(iterations=400)
            player, patient = Search(game, budget), Search(game, budget, stops_early=False)
            one, other = (ask(each, engine, position, BotRng(number)) for each in (player, patient))
            assert one.move == other.move
            assert patient.iterations == 400
            early += player.iterations < 400
    assert early


def test_two_threads_think_about_one_move() -> None:
    game = ekiben.find_game("zero-kei")
    engine, player = compiled_engine(game), Search(game, Budget(iterations=200), threads=2)
    position = engine.new_game(2, 0, 1)
    choice = ask(player, engine, position, BotRng(1))
    assert choice.move in engine.legal(position)
    assert player.iterations > 200
    assert ask(player, engine, position, BotRng(1)) == choice


# --- names ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(1.0)),
        ("0.25s", Budget(0.25)),
        ("2000", Budget(None, 2000)),
        ("2000+0.2s", Budget(0.2, 2000)),
        ("100/2000", Budget(None, 100, 2000)),
        ("100/2000+0.2s", Budget(0.2, 100, 2000)),
        *(
            (wrong, None)
            for wrong in (
                "",
                "0",
                "0s",
                "-1s",
                "+1s",
                "20001s",
                "1.5",
                "2000+",
                "1m",
                "٣",
                "1e3",
                "9/",
                "/9",
                "9/0",
                "1s/2s",
            )
        ),
    ],
)
def test_budgets(text: str, budget: Budget | None) -> None:
    assert read_budget(text) == budget
    if budget:
        assert read_budget(str(budget)) == budget


@pytest.mark.parametrize(("players", "iterations"), [(2, 40), (3, 90), (4, 90)])
def test_a_budget_may_differ_at_larger_tables(players: int, iterations: int) -> None:
    game = ekiben.find_game("zero-kei")
    bot, engine = make_player("search:40/90", game), compiled_engine(game)
    assert isinstance(bot, Search)
    bot.stops_early = False
    position = engine.new_game(players, 0, 3, 0)
    assert len(engine.legal(position)) > 1
    ask(bot, engine, position, BotRng(1))
    assert bot.iterations == iterations


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("greedi", "Did you mean greedy?"),
        ("", "there are: random, casual, greedy"),
        ("greedy:1s", "“greedy” takes no budget"),
        ("search:soon", "“soon” is not a budget"),
        ("search:", "“” is not a budget"),
    ],
)
def test_what_is_no_bot_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        resolve_bot(text, ekiben.find_game("zero-kei"))
    assert why in str(refused.value)


@every_game
def test_the_casual_bot_takes_any_move_that_is_nearly_the_best(game: Game) -> None:
    """But the best where a worse one can't be made up for."""
    bot, engine, varied, careful = make_player(CASUAL, game), compiled_engine(game), 0, 0
    assert isinstance(bot, Casual)
    for number, position in enumerate(list(positions(game, 17))[:24]):
        chosen = set()
        for seed in range(8):
            choice = ask(bot, engine, position, BotRng(seed, number))
            rated, forgiving = dict(bot.rated_moves()), game.judgement.forgiving(position)
            if rated:
                assert rated[choice.move] >= max(rated.values()) - CASUAL_MARGIN * forgiving
                assert choice.considered[0].move == game.move_texts[choice.move]
                careful += not forgiving
            chosen.add(choice.move)
        varied += len(chosen) > 1
    assert varied
    assert bool(careful) == (game.judgement.forgiving is not always)


@every_game
def test_every_name_is_a_bot(game: Game) -> None:
    for name in bot_names(game):
        assert resolve_bot(name, game)
    assert make_player("search", game).name == "search:1s"
    assert list(game.judgement.levels) == ["easy", "medium", "hard", "expert"]
    for level, stands_for in game.judgement.levels.items():
        assert resolve_bot(level, game) == stands_for
        assert make_player(level, game).name == stands_for
