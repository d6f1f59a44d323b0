"""Games with components nobody would print, but that are allowed: the rules and their sizes must hold."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ekiben.components_file import Data
from ekiben.engine import Engine
from ekiben.games.nordic.components import ROUTE_IDS, Components, check
from tests.games.nordic.games import GAME, SET_UPS, claimer, engine_for, hoarder, miser, walk
from tests.games.nordic.test_components import fresh
from tests.games.nordic.test_properties import follow_game
from tests.support.random_games import Dice, Policy, SetUp, uniform
from tests.support.soak import soaked

pytestmark = pytest.mark.slow

SETS: list[Policy] = [uniform, claimer, hoarder]


def limits(**values: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["limits"] |= values

    return change


def every_route(length: int, **kind: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        for name in ROUTE_IDS:
            data["routes"][name] = {"length": length, **kind}

    return change


def few_trains(data: Data) -> None:
    """Nobody can build much: all cards and tickets are drawn, and then all pass."""
    data["limits"] |= {"trains": 3, "end_trigger_trains": 0}
    for name in ROUTE_IDS:
        data["routes"][name] = {"length": 4}


EXTREMES: dict[str, Callable[[Data], None]] = {
    "few-cards": limits(cards_per_colour=6, locomotives=0),
    "one-face-up": limits(face_up=1, first_hand=0),
    "big-first-hands": limits(first_hand=10, first_tickets={"deal": 15, "keep": 15}),
    "no-reveal": limits(tunnel_reveal=0),
    "much-reveal": limits(tunnel_reveal=5, cards_per_colour=6),
    "all-tickets-at-once": limits(
        later_tickets={"deal": 46, "keep": 46}, first_tickets={"deal": 1, "keep": 1}
    ),
    "small-sets": limits(cards_per_ferry_locomotive=2, cards_per_wild_card=2),
    "big-sets": limits(cards_per_ferry_locomotive=10, cards_per_wild_card=10),
    "end-at-once": limits(trains=45, end_trigger_trains=45),
    "never-few-trains": limits(trains=45, end_trigger_trains=0),
    "few-trains": few_trains,
    "all-tunnels": every_route(3, tunnel=True),
    "all-ferries": every_route(2, ferry=2),
    "all-wild": every_route(9, any_four=True),
    "all-long": every_route(9),
    "all-short": every_route(1),
}


@pytest.mark.parametrize("name", EXTREMES)
def test_one_thing_at_its_extreme(name: str) -> None:
    data = fresh()
    EXTREMES[name](data)
    components = check(data, name)
    engine = engine_for(components)
    start = list(EXTREMES).index(name)
    for number in (start, start + 1):  # not all set-ups for each extreme, but all for every three of them
        follow_game(engine, components, SET_UPS[number % 3], number, SETS[number % 3])


def test_all_pass_and_the_game_ends() -> None:
    data = fresh()
    few_trains(data)
    components = check(data, "few")
    for players in (2, 3):
        for engine in (Engine(GAME, components), engine_for(components)):
            passes = 0
            for _, move, s in walk(engine, SetUp("nordic", players), 1, miser):
                passes += GAME.move_texts[move] == "pass"
                assert (s.passed != 0) == (passes > 0)
            assert passes == players
            assert (s.phase, s.capped, s.deck_size, s.ticket_deck_size) == (2, 0, 0, 0)
            assert sum(s.hand_size) == 110, "every card is in a hand"
            rows = engine.score(s)
            assert [row["routes"] for row in rows] == [0] * players
            assert sum(row["win"] for row in rows) == 6


class Wild:
    """Random components, within what is allowed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, 78)
        self.data = fresh()
        self.limits()
        for name in ROUTE_IDS:
            self.data["routes"][name] = self.route()
        for ticket in self.data["tickets"]:
            self.data["tickets"][ticket] = self.to(100)
        for length in ("7", "8"):
            self.data["route_points"][length] = self.to(100)

    def to(self, high: int, low: int = 0) -> int:
        return low + self.dice.below(high - low + 1)

    def limits(self) -> None:
        limits = self.data["limits"]
        limits["trains"] = self.to(45, 3)
        limits["end_trigger_trains"] = self.to(5)
        limits["cards_per_colour"] = self.to(12, 6)
        limits["locomotives"] = self.to(14)
        limits["face_up"] = self.to(5, 1)
        limits["first_hand"] = self.to(10)
        for key, most in (("first_tickets", 15), ("later_tickets", self.dice.pick([3, 8, 46]))):
            deal = self.to(most, 1)
            limits[key] = {"deal": deal, "keep": self.to(deal, 1)}
        limits["tunnel_reveal"] = self.to(5)
        limits["globetrotter"] = self.to(100)
        limits["cards_per_ferry_locomotive"] = self.to(10, 2)
        limits["cards_per_wild_card"] = self.to(10, 2)

    def route(self) -> Data:
        length = min(self.to(9, 1), self.to(9, 1))
        kinds: list[Data] = [{}, {"tunnel": True}, {"ferry": self.to(length, 1)}, {"any_four": True}]
        return {"length": length, **self.dice.pick(kinds)}


@pytest.mark.soak
@pytest.mark.parametrize("number", range(soaked(3, 60)))
def test_everything_by_chance(number: int) -> None:
    components = check(Wild(number).data, "wild")
    engine = engine_for(components)
    for i, set_up in enumerate(SET_UPS):
        follow_game(engine, components, set_up, number, SETS[(i + number) % 3])


def test_samples_of_wild_games_are_legal() -> None:
    """What a seat can't know is filled in without a hole, whatever the numbers of cards."""
    sizes: Counter[int] = Counter()
    for number in range(6):
        components = check(Wild(number).data, "wild")
        engine = engine_for(components)
        for step, (_, _, s) in enumerate(walk(engine, SetUp("nordic", 3), number, uniform)):
            if step % 10 == 0 and s.seat >= 0:
                other = engine.sample(s, s.seat, number, step)
                assert engine.legal(other) == engine.legal(s)
                view = GAME.view(s, components, s.seat)
                assert json.dumps(GAME.view(other, components, s.seat)) == json.dumps(view)
                sizes[other.deck_size] += 1
    assert len(sizes) > 10


def unusual(name: str, folder: Path) -> Components:
    """For the tests of bots: those at an extreme, or random ones."""
    data = fresh() if name in EXTREMES else Wild(int(name[-1])).data
    if name in EXTREMES:
        EXTREMES[name](data)
    return check(data, name)
