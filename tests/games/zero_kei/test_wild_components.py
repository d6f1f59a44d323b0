"""Games with allowed components that nobody would print: the rules and the sizes of records must hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ekiben
from ekiben.components_file import Data
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS, COLOUR_NAMES, WORKS, Components, load
from ekiben.games.zero_kei.state import TRAIN
from tests.games.zero_kei.test_components import fresh
from tests.games.zero_kei.test_properties import SET_UPS, follow_game
from tests.support.random_games import Dice, SetUp, buyer, eager, first
from tests.support.soak import soaked

pytestmark = pytest.mark.slow


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def save(data: Data, path: Path) -> Path:
    path.write_text("\n".join(f"{key} = {toml(value)}" for key, value in data.items()), encoding="utf-8")
    return path


# --- one thing at its extreme ---------------------------------------------------------------------------


def everything_costs(amount: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        for key in ("engine", "station", "repeat", "station_surcharge"):
            data["costs"][key] = amount
        for ability in data["abilities"].values():
            ability["cost" if "cost" in ability else "yen"] = amount
        for city in data["city"]:
            city["ground"]["cost"] = amount
        for space in data["track_cost"].values():
            space["cost"] = amount
        for carriage in data["carriage"]:
            carriage["cost"] = amount
        for event in data["event"]:
            if "fee" in event:
                event["fee"] = amount

    return change


def every_carriage(kind: str, name: str, cost: int = 0) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data["limits"]["action_tokens"] = 12
        for carriage in data["carriage"]:
            carriage.pop("action", None)
            carriage.pop("ability", None)
            carriage[kind] = name
            carriage["cost"] = cost
        for event in data["event"]:
            event["actions"] = 12

    return change


def everything_pays(data: Data) -> None:
    data["limits"] |= {"action_tokens": 12, "cauldrons_per_player": 20, "final_station_values": [50, 50, 50]}
    data["costs"] |= {"tail_income": 50, "unused_action_income": 50}
    data["abilities"]["tail-8"]["yen"] = 50
    data["abilities"]["station-bonus"]["points"] = 50
    data["stations"]["row_points"] = [50, 50, 50, 50]
    data["turn_order"] = {str(n): ["99 yen", "99 points", "99 yen", "99 points"][:n] for n in (2, 3, 4)}
    data["venues"]["spaces"] = ["pay 0 yen for 99 points", "99 yen", "99 points"]
    data["hideo"]["margin"] = ["venue 1, 99 points", "venue 2, 99 points", "venue 3, 99 points", "99 points"]
    data["hideo"]["hard"] = {"human_yen": 100, "hideo_points": 100}
    for city in data["city"]:
        city["ground"]["points"] = 50
    for space in data["track_cost"].values():
        space["points"] = 50
    for position in data["hideo"]["position"]:
        position["rounds"] = [1, 2, 3, 4, 5]
    for event in data["event"]:
        event |= {"actions": 12, "yen": 50}
        if "gain" in event:
            event["gain"] = 50
        if "amounts" in event:
            event["amounts"] = [50, 50, 50, 50]


def nothing_pays(data: Data) -> None:
    data["limits"] |= {"action_tokens": 1, "cauldrons_per_player": 1, "row_extra": 1}
    data["costs"] |= {"tail_income": 0, "unused_action_income": 0}
    data["turn_order"] = {str(n): ["advance", "0 yen", "0 points", "advance"][:n] for n in (2, 3, 4)}
    data["venues"]["spaces"] = ["move a carriage"] * 3
    data["value_track"]["last_space"] = 1
    data["track_cost"] = {"A": {"cost": 50, "points": 0}}
    for position in data["hideo"]["position"]:
        position["rounds"] = []
    for event in data["event"]:
        event |= {"actions": 1, "yen": 0, "letter": "A"}


def everything_in_one_city(data: Data) -> None:
    for carriage in data["carriage"]:
        carriage["cities"] = [12] if len(carriage["cities"]) == 1 else [11, 12]


EXTREMES: dict[str, Callable[[Data], None]] = {
    "free": everything_costs(0),
    "dear": everything_costs(50),
    "all-buy": every_carriage("action", "buy"),
    "all-repeat": every_carriage("action", "repeat"),
    "all-participate": every_carriage("action", "participate"),
    "all-double-order": every_carriage("ability", "double-order"),
    "all-double-venue": every_carriage("ability", "double-venue"),
    "all-free-track-space": every_carriage("ability", "free-track-space"),
    "rich": everything_pays,
    "poor": nothing_pays,
    "one-city": everything_in_one_city,
}


@pytest.mark.parametrize("set_up", SET_UPS, ids=str)
@pytest.mark.parametrize("name", EXTREMES)
def test_one_thing_at_its_extreme(set_up: SetUp, name: str, tmp_path: Path) -> None:
    data = fresh()
    EXTREMES[name](data)
    path = save(data, tmp_path / "extreme.toml")
    follow_game(set_up.table(1, path), Dice(1), eager)
    follow_game(set_up.table(3, path), Dice(3), buyer)
    follow_game(set_up.table(4, path), Dice(4), first)


def test_a_train_holds_all_that_can_ever_be_bought(tmp_path: Path) -> None:
    """Solo: five carriages of the row, six doubles, five left over: 16, and no train can be longer."""
    data = fresh()
    every_carriage("action", "buy")(data)
    path = save(data, tmp_path / "buy.toml")
    longest = 0
    for seed in range(20):
        table = SetUp("zero-kei", 1).table(seed, path)
        dice = Dice(seed)
        while not table.over:
            texts = [move.text for move in table.legal()]
            free = [text for text in texts if text.startswith(("use", "buy"))]
            table.play(dice.pick(free) if free else dice.pick(texts))
        longest = max(longest, table.position.length[0])
        scores = table.scores()
        assert sum(row["win"] for row in scores) == pytest.approx(1)
    assert longest == TRAIN == 16


# --- everything at random ----------------------------------------------------------------------------


class Wild:
    """Random components, within what is allowed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, 77)
        self.data = fresh()
        self.limits()
        self.spaces()
        self.cards()
        self.hideo()

    def to(self, high: int, low: int = 0) -> int:
        """A number, small ones more often."""
        return low + min(self.dice.below(high - low + 1), self.dice.below(high - low + 1))

    def amount(self, high: int = 50) -> int:
        return self.to(self.dice.pick([3, 8, high]))

    def limits(self) -> None:
        limits, costs = self.data["limits"], self.data["costs"]
        limits["cauldrons_per_player"] = self.to(20, 1)
        limits["row_extra"] = self.to(2, 1)
        limits["final_station_values"] = [self.amount() for _ in range(3)]
        limits["untracked_city"] = -self.amount()
        limits["connected_city"] = self.amount()
        limits["leftover_cauldron"] = -self.amount()
        limits["yen_per_leftover_point"] = self.to(50, 1)
        limits["action_tokens"] = 12
        for key in costs:
            costs[key] = self.amount()
        for ability in self.data["abilities"].values():
            for key in ability:
                ability[key] = self.amount()
        rows = sorted((self.amount() for _ in range(4)), reverse=True)
        self.data["stations"]["row_points"] = rows
        self.data["value_track"]["last_space"] = self.to(120, 1)

    def spaces(self) -> None:
        letters = "ABCDEFGH"[: self.to(8, 1)]
        self.data["track_cost"] = {
            letter: {"cost": self.amount(), "points": self.amount()} for letter in letters
        }
        for city in self.data["city"]:
            city["ground"] = {"cost": self.amount(), "points": self.amount()}
        for players in (2, 3, 4):
            rewards = [
                self.dice.pick(["advance", f"{self.amount(99)} yen", f"{self.amount(99)} points"])
                for _ in range(players)
            ]
            self.data["turn_order"][str(players)] = rewards
            engines = self.data["engines"][str(players)]
            self.data["engines"][str(players)] = [self.works() for _ in engines]
            years = [self.dice.pick(["grey", "blue", "green"]) for _ in range(5)]
            self.data["event_colours_by_year"][str(players)] = years
        effects = [f"pay {self.amount()} yen for {self.amount()} points", f"{self.amount()} yen"]
        effects += ["move a carriage", f"{self.amount()} points"]
        self.data["venues"]["spaces"] = [self.dice.pick(effects) for _ in range(3)]

    def works(self) -> list[str]:
        one = self.dice.pick(list(WORKS))
        others = [name for name in WORKS if WORKS[name][0] != WORKS[one][0]]
        return [one, self.dice.pick(others)]

    def cards(self) -> None:
        for carriage in self.data["carriage"]:
            double = len(carriage["cities"]) == 2
            low = self.dice.below(11) + 1
            carriage["cities"] = [low, low + 1 + self.dice.below(12 - low)] if double else [low]
            carriage["cost"] = self.amount()
            carriage["counter"] = self.dice.pick(COLOUR_NAMES)
            if double:
                carriage["then_choice"] = [c for c in COLOUR_NAMES if c != carriage["counter"]]
            carriage.pop("action", None)
            carriage.pop("ability", None)
            names: dict[str, list[str]] = {"action": [*ACTIONS], "ability": [*ABILITIES]}
            kind = self.dice.pick([*names])
            carriage[kind] = self.dice.pick(names[kind])
        for event in self.data["event"]:
            event["letter"] = self.dice.pick(list(self.data["track_cost"]))
            event["actions"] = self.to(12, 1)
            for key in ("yen", "fee", "gain", "lose", "discount"):
                if key == "yen" or key in event:
                    event[key] = self.amount()
            if "amounts" in event:
                event["amounts"] = [self.amount() for _ in range(4)]

    def hideo(self) -> None:
        hideo = self.data["hideo"]
        rows = [f"venue {self.dice.below(3) + 1}", f"{self.amount(99)} points"]
        rows.append(", ".join(rows))
        hideo["margin"] = [self.dice.pick(rows) for _ in range(4)]
        hideo["hard"] = {"human_yen": self.amount(100), "hideo_points": self.amount(100)}
        for position in hideo["position"]:
            position["row"] = self.dice.below(4) + 1
            position["rounds"] = [year for year in range(1, 6) if self.dice.below(2)]


@pytest.mark.soak
@pytest.mark.parametrize("number", range(soaked(5, 100)))
def test_everything_by_chance(number: int, tmp_path: Path) -> None:
    path = save(Wild(number).data, tmp_path / "wild.toml")
    digests = set()
    for set_up in SET_UPS:
        for policy in (eager, buyer):
            table = set_up.table(number, path)
            follow_game(table, Dice(number), policy)
            digests.add(table.components.digest)
            again = ekiben.load(table.record(), components=path)
            assert bytes(again.position) == bytes(table.position)
    assert len(digests) == 1


def test_wild_components_differ() -> None:
    wild = [json.dumps(Wild(number).data, sort_keys=True) for number in range(12)]
    assert all(one != other for one, other in pairwise(sorted(wild)))


def unusual(name: str, folder: Path) -> Components:
    """For the tests of bots: those at an extreme, or random ones."""
    data = fresh() if name in EXTREMES else Wild(int(name[-1])).data
    if name in EXTREMES:
        EXTREMES[name](data)
    return load(save(data, folder / "components.toml"))
