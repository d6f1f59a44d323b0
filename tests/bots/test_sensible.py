"""No bot does what a child would laugh at: give away something free, or waste its last turn.

Faults are counted in games of a bot against itself; none is allowed.
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
from ekiben.games.nordic import choose as nordic_choose
from ekiben.games.nordic import moves as nordic_moves
from ekiben.games.nordic import state as nordic
from ekiben.games.nordic.payment import best_colour_count
from ekiben.games.nordic.scoring import connected_tickets
from ekiben.games.zero_kei import choose as zero_kei_choose
from ekiben.games.zero_kei import moves as zero_kei_moves
from ekiben.games.zero_kei import state as zero_kei
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.events import points_of_city
from ekiben.games.zero_kei.scoring import cities_of_train
from ekiben.games.zero_kei.value_track import rank_of
from ekiben.games.zero_kei.works import station_points
from tests.bots.test_bots import compiled_engine, every_game, positions
from tests.support.soak import soaked

Finder = Callable[[Engine, Any, int, list[int]], Iterator[str]]


# --- Nordic ---------------------------------------------------------------------------------------------


def gain(engine: Engine, s: Any, route: int) -> tuple[int, int]:
    """What a route brings at the end, its own points and those of the tickets that it connects; how many."""
    box: Any = engine.box
    after = s.copy()
    after.owner[route] = s.seat
    new = connected_tickets(after, box, s.seat) & ~connected_tickets(s, box, s.seat)
    tickets = [ticket for ticket in range(nordic.TICKETS) if new >> ticket & 1]
    points = sum(box.ticket_points[ticket] for ticket in tickets)
    return int(box.route_points[route] + 2 * points), len(tickets)


def cannot_fail(engine: Engine, s: Any, route: int) -> bool:
    """Whatever is turned up for a tunnel can be paid."""
    box: Any = engine.box
    cards = best_colour_count(s, box, s.seat, route) + s.hands[s.seat, nordic.LOCOMOTIVE]
    return bool(box.route_kind[route] != nordic.TUNNEL or cards >= box.route_length[route] + box.reveal)


def faults_of_nordic(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What is silly about a move of Nordic."""
    box: Any = engine.box
    if s.decision == nordic_choose.ACTION and s.last_turns > 0 and len(legal) > 1:
        yield from faults_of_last_turn(engine, s, move, legal)
    if s.decision == nordic_choose.EXTRA and len(legal) > 1 and move == nordic_moves.GIVE_UP:
        yield "gives up a tunnel that it could pay"
    if s.decision == nordic_choose.TICKET and move >= nordic_moves.RETURN:
        ticket = move - nordic_moves.RETURN
        after = s.copy()
        after.tickets[s.seat] |= 1 << ticket
        if connected_tickets(after, box, s.seat) >> ticket & 1:
            yield "returns a ticket that its routes connect"


def faults_of_last_turn(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """The same of the action of a seat's last turn."""
    if move == nordic_moves.DRAW_TICKETS:
        yield "draws tickets in its last turn"
    elif move < nordic_moves.DRAW_TICKETS:
        if claims_of(legal):
            yield "draws cards in its last turn although it could claim a route"
    elif s.last_turns == 1:  # nobody is left from whom to take a route
        yield from lesser_claims(engine, s, move, legal)


def claims_of(legal: list[int]) -> list[int]:
    """The routes that can be claimed."""
    return [each - nordic_moves.CLAIM for each in legal if nordic_moves.CLAIM <= each < nordic_moves.PAY]


def lesser_claims(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """A claim in a last turn for fewer points than another would bring."""
    box: Any = engine.box
    points, tickets = gain(engine, s, move - nordic_moves.CLAIM)
    for route in claims_of(legal):
        more, with_tickets = gain(engine, s, route)
        bonus = box.globetrotter if tickets > with_tickets else 0  # perhaps it makes the Globetrotter
        if more > points + bonus and cannot_fail(engine, s, route):
            yield "claims a route in its last turn that brings less than another"
            return


def slips_of_nordic(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What a bot that looks far ahead may have a reason for, and one that does not has none."""
    box: Any = engine.box
    if s.decision == nordic_choose.PAYMENT and box.route_symbols[s.route] and s.last_turns == 0:
        left = s.hands[s.seat, nordic.LOCOMOTIVE] - nordic_moves.paid_locomotives(move)
        if nordic_moves.paid_sets(move) and left >= 3:
            yield "pays three cards for a locomotive and keeps three locomotives"
    if (
        s.decision == nordic_choose.ACTION
        and s.last_turns > 1
        and nordic_moves.CLAIM <= move < nordic_moves.PAY
    ):
        yield from lesser_claims(engine, s, move, legal)


# --- Zero-Kei -------------------------------------------------------------------------------------------


def faults_of_zero_kei(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What is silly about a move of Zero-Kei."""
    box: Any = engine.box
    if s.decision == zero_kei_choose.EFFECT and move == zero_kei_moves.DECLINE:
        if box.venue_pay[s.venue] == 0:
            yield "declines free yen"
        elif (
            s.year + 1 == zero_kei.YEARS
            and s.actions_left == 0
            and EVENT_IDS[s.events[s.year]] != "buy-discard"
        ):
            yield "declines points for yen that buy nothing any more"
    if s.decision == zero_kei_choose.ACTION and move == zero_kei_moves.DONE:
        if zero_kei_moves.TAIL in legal:
            yield "ends its turn with an action left and its tail unused"
        if zero_kei_moves.EVENT in legal and EVENT_IDS[s.events[s.year]] == "seven-yen":
            yield "ends its turn with an action left and seven yen for the taking"
    if s.decision == zero_kei_choose.SCORE:
        scored = {each: points_of_city(s, box, s.seat, each) for each in legal}
        if scored[move] < max(scored.values()):
            yield "scores a city that is worth less than another, or none"


def slips_of_zero_kei(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What a bot that looks far ahead may have a reason for, and one that does not has none."""
    box: Any = engine.box
    if s.decision == zero_kei_choose.EFFECT and move == zero_kei_moves.DECLINE:
        yield "declines the effect of a venue"
    if s.decision == zero_kei_choose.WORK and zero_kei_moves.STATION <= move < zero_kei_moves.PARTICIPATE:
        city, colour = divmod(move - zero_kei_moves.STATION, zero_kei.COLOURS)
        if s.year + 1 == zero_kei.YEARS and not s.tracks >> city & 1:
            return  # a city without track counts the same in any colour
        for other in range(zero_kei.COLOURS):
            if (
                cities_of_train(s, box, s.seat) >> city & 1
                and zero_kei_moves.STATION + city * zero_kei.COLOURS + other in legal
                and station_points(s, box, s.seat, other) >= station_points(s, box, s.seat, colour)
                and rank_of(s, other) < rank_of(s, colour)
            ):
                yield "builds a colour in its own city that pays no more now and ranks lower"
                return


# --- all together ---------------------------------------------------------------------------------------

FAULTS: dict[str, Finder] = {"nordic": faults_of_nordic, "zero-kei": faults_of_zero_kei}
SLIPS: dict[str, Finder] = {"nordic": slips_of_nordic, "zero-kei": slips_of_zero_kei}


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
        assert not count(game, bot, players, games, [FAULTS[name], SLIPS[name]])


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "bot", "games"),
    [
        ("nordic", "baseline", 20),
        ("nordic", "planner", 14),
        ("nordic", "search:10", 2),
        ("zero-kei", "search:20", 2),
    ],
)
def test_bots_that_look_further_ahead_waste_nothing(name: str, bot: str, games: int) -> None:
    game = ekiben.find_game(name)
    for players in game.player_counts:
        assert not count(game, bot, players, soaked(games, 50 * games), [FAULTS[name]])


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
