"""The values in the written rules of Zero-Kei, as numbers and in words, agree with the components file."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ekiben.game import find_game
from ekiben.games.zero_kei.components import standard
from ekiben.games.zero_kei.hideo import CLOSING_CAULDRONS
from ekiben.rules_text import rules_text
from ekiben.texts import LANGUAGES

pytestmark = pytest.mark.covers

FACTS = find_game("zero-kei").rules_values
DATA: Any = standard().data
EVENTS = {event["id"]: event for event in DATA["event"]}

KEYS = {  # fact: where it stands in the file
    "years": ("limits", "rounds"),
    "venues": ("limits", "venues_in_play"),
    "cauldrons_each": ("limits", "cauldrons_per_player"),
    "row_extra": ("limits", "row_extra"),
    "untracked_city": ("limits", "untracked_city"),
    "connected_city": ("limits", "connected_city"),
    "leftover_cauldron": ("limits", "leftover_cauldron"),
    "yen_per_point": ("limits", "yen_per_leftover_point"),
    "leftover_track": ("limits", "leftover_track"),
    "engine_fee": ("costs", "engine"),
    "station_cost": ("costs", "station"),
    "repeat_fee": ("costs", "repeat"),
    "tail_income": ("costs", "tail_income"),
    "unused_action": ("costs", "unused_action_income"),
    "surcharge": ("costs", "station_surcharge"),
    "bonus_station_cost": ("abilities", "station-bonus", "cost"),
    "bonus_station_points": ("abilities", "station-bonus", "points"),
    "ability_ground_cost": ("abilities", "ground-1", "cost"),
    "ability_engine_fee": ("abilities", "engine-1", "cost"),
    "ability_tail_income": ("abilities", "tail-8", "yen"),
    "last_space": ("value_track", "last_space"),
    "hard_yen": ("hideo", "hard", "human_yen"),
    "hard_points": ("hideo", "hard", "hideo_points"),
}
EVENT_KEYS = {
    "trade_points": ("points-for-yen", "lose"),
    "trade_yen": ("points-for-yen", "gain"),
    "four_yen": ("four-yen", "gain"),
    "seven_yen": ("seven-yen", "gain"),
    "prepare_track_fee": ("prepare-and-track", "fee"),
    "prepare_station_fee": ("prepare-and-station", "fee"),
    "token_fee": ("venue-token", "fee"),
    "track_discount": ("track-2", "discount"),
}


@pytest.mark.parametrize("fact", KEYS)
def test_amounts_are_those_of_the_file(fact: str) -> None:
    value = DATA
    for key in KEYS[fact]:
        value = value[key]
    assert FACTS[fact] == value


@pytest.mark.parametrize("fact", EVENT_KEYS)
def test_amounts_of_events_are_those_of_the_file(fact: str) -> None:
    event, key = EVENT_KEYS[fact]
    assert FACTS[fact] == EVENTS[event][key]


def test_cities_are_those_of_the_file() -> None:
    for city in DATA["city"]:
        number = city["number"]
        assert FACTS[f"city_{number}"] == city["name"]
        assert FACTS[f"ground_cost_{number}"] == city["ground"]["cost"]
        assert FACTS[f"ground_points_{number}"] == city["ground"]["points"]
    assert FACTS["cities"] == len(DATA["city"])
    assert FACTS["spare_tokens"] == len(DATA["city"]) - DATA["limits"]["venues_in_play"]


def test_stations_and_track_are_those_of_the_file() -> None:
    assert [FACTS[f"row_points_{row}"] for row in (1, 2, 3, 4)] == DATA["stations"]["row_points"]
    assert [FACTS[f"final_values_{rank}"] for rank in (1, 2, 3)] == DATA["limits"]["final_station_values"]
    spaces = [f"{letter}\u00a0{each['cost']}/{each['points']}" for letter, each in DATA["track_cost"].items()]
    assert FACTS["track_spaces"] == ", ".join(spaces)


def test_cards_are_those_of_the_file() -> None:
    carriages = DATA["carriage"]
    assert FACTS["carriages"] == len(carriages)
    assert FACTS["doubles"] == sum(len(each["cities"]) == 2 for each in carriages)
    assert FACTS["singles"] == sum(len(each["cities"]) == 1 for each in carriages)
    actions = [event["actions"] for event in DATA["event"]]
    assert (FACTS["fewest_actions"], FACTS["most_actions"]) == (min(actions), max(actions))
    assert FACTS["rank_yen"] == ", ".join(map(str, EVENTS["yen-by-rank"]["amounts"]))
    for players in (2, 3, 4):
        assert FACTS[f"engines_{players}"] == len(DATA["engines"][str(players)])


def test_rewards_of_the_tile_are_those_of_the_file() -> None:
    """The texts say "advance" of space 1, and of no other."""
    for players in (2, 3, 4):
        first, *others = DATA["turn_order"][str(players)]
        assert first == "advance"
        for space, reward in enumerate(others, 2):
            amount, unit = reward.split()
            sign = "¥" if unit == "yen" else "★"
            assert FACTS[f"order_{players}_{space}"] == f"{amount}\u00a0{sign}"


def test_venues_do_what_the_texts_say() -> None:
    pay, points, yen = FACTS["venue_pay_1"], FACTS["venue_points_1"], FACTS["venue_yen_2"]
    assert DATA["venues"]["spaces"] == [f"pay {pay} yen for {points} points", f"{yen} yen", "move a carriage"]


def test_hideo_does_what_the_texts_say() -> None:
    board = DATA["hideo"]
    first, second, fourth = (FACTS[f"margin_points_{row}"] for row in (1, 2, 4))
    margin = [f"venue 1, {first} points", f"venue 2, {second} points", "venue 3", f"{fourth} points"]
    assert board["margin"] == margin
    rows = {each["id"]: each["row"] for each in board["position"]}
    assert rows == {"A1": 1, "B1": 1, "B2": 2, "C2": 2, "B3": 3, "C1": 3, "A2": 4, "B4": 4}
    for each in board["position"]:
        assert FACTS[f"rounds_{each['id'].lower()}"] == ", ".join(map(str, each["rounds"]))
    assert FACTS["solo_row"] == 1 + DATA["limits"]["row_extra"]
    assert CLOSING_CAULDRONS == 2


def test_every_event_and_ability_has_its_line() -> None:
    """Four events with a single action share a line."""
    for language in LANGUAGES:
        html = {each.id: each.html for each in rules_text("zero-kei", language).sections}
        assert html["events"].count("<tr>") - 1 == len(EVENTS) - 3
        assert html["abilities"].count("<tr>") - 1 == 7
        ends = sum(event["kind"] == "end of round" for event in EVENTS.values())
        kinds = re.findall(r"<tr>\n<td>[^\n]*</td>\n<td>([^<]*)</td>", html["events"])
        assert sorted(map(kinds.count, set(kinds))) == sorted([ends, len(EVENTS) - 3 - ends])


# --- examples: their sums are typed, and must follow from what is printed ---------------------------------


def test_the_example_of_a_purchase() -> None:
    card = next(each for each in DATA["carriage"] if each["id"] == "6a")
    assert (card["cities"], card["cost"], card["counter"]) == ([6], 2, "gold")


def test_the_example_of_a_turn() -> None:
    """Green: yellow's engine and cheap ground, a station of the second row, green's engine and venue 1."""
    fee, pay, points = int(FACTS["engine_fee"]), int(FACTS["venue_pay_1"]), int(FACTS["venue_points_1"])
    ground, station, second = (
        int(FACTS["ability_ground_cost"]),
        int(FACTS["station_cost"]),
        int(FACTS["row_points_2"]),
    )
    assert (fee, ground, FACTS["ground_points_7"], station, second, pay, points) == (2, 1, 3, 3, 4, 1, 2)
    assert fee + ground + station + fee + pay == 9
    assert int(FACTS["ground_points_7"]) + second + points == 9


def test_the_example_of_a_scoring() -> None:
    first, second, third = (int(FACTS[f"final_values_{rank}"]) for rank in (1, 2, 3))
    no_track = int(FACTS["untracked_city"])
    cities = 0 + no_track + 2 * first + second + third
    venues = no_track + first
    connected = 3 * int(FACTS["connected_city"])
    rest = (
        2 * int(FACTS["leftover_cauldron"]) + 5 // int(FACTS["yen_per_point"]) + int(FACTS["leftover_track"])
    )
    assert (cities, venues, connected, rest) == (13, 3, 9, -4)
    assert 31 + cities + venues + connected + rest == 52


def test_the_example_of_prices() -> None:
    """Prepare -1 with cheap ground, Station -1 with the station bonus."""
    assert int(FACTS["ability_ground_cost"]) - 1 == 0
    assert int(FACTS["bonus_station_cost"]) - 1 == 1
