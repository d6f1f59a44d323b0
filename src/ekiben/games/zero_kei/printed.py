"""The printed values as data for boards."""

from __future__ import annotations

from functools import lru_cache
from typing import TypedDict

from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.components import (
    ABILITIES,
    ACTIONS,
    BOARD_POSITIONS,
    CARRIAGE_IDS,
    COLOUR_NAMES,
    EVENT_COLOURS,
    EVENT_WORKS,
    PLAYER_COUNTS,
    Ability,
    Action,
    BoardPosition,
    Colour,
    Components,
    EventColour,
)
from ekiben.games.zero_kei.event_cards import EFFECTS, RANK_EFFECT, EffectName, EventWork
from ekiben.games.zero_kei.notation import LETTER_NAMES
from ekiben.games.zero_kei.state import ENGINES, SEATS
from ekiben.games.zero_kei.view import carriage_action, engine_actions, numbers
from ekiben.sets import members

FIRST_YEAR = 1959


class Worth(TypedDict):
    """What something costs and scores."""

    cost: int
    points: int


class Reward(TypedDict):
    """What a venue, a space of the tile or Hideo's margin gives."""

    pay: int
    yen: int
    points: int
    advance: bool  # a counter
    move: bool  # a carriage
    venue: int | None  # a cauldron goes there


class City(TypedDict):
    number: int
    name: str
    ground: Worth


class Does(TypedDict):
    """An action or an ability: the work, and what is taken off or what counts instead."""

    work: Action | None  # none: an ability
    discount: int
    cost: int
    points: int
    yen: int


class Carriage(TypedDict):
    cities: list[int]
    cost: int
    counter: Colour
    then_choice: list[Colour]
    does: Action | Ability
    ability: bool


class Event(TypedDict):
    colour: EventColour
    letter: str
    actions: int
    at_end: bool
    effect: EffectName
    works: list[EventWork]
    fee: int
    gain: int
    lose: int
    discount: int
    ranks: list[int]


class Token(TypedDict):
    """A place of Hideo's board."""

    id: BoardPosition
    rounds: list[int]


class BoardRow(TypedDict):
    """A row of Hideo's board."""

    margin: Reward
    tokens: list[Token]


class ZeroKeiPrinted(TypedDict):
    first_year: int  # of the first round
    colours: list[Colour]
    final_values: list[int]  # of a station, by the rank of its colour
    row_points: list[int]
    last_space: int
    engine_fee: int
    station_cost: int
    repeat_fee: int
    cities: list[City]
    track_cost: dict[str, Worth]
    tile: dict[str, list[Reward]]  # by the number of seats
    venues: list[Reward]
    engines: dict[str, list[list[Action]]]  # by the number of seats
    does: dict[Action | Ability, Does]
    carriages: dict[str, Carriage]
    events: dict[str, Event]
    hideo: list[BoardRow]


@lru_cache(maxsize=16)
def printed(components: Components) -> ZeroKeiPrinted:
    """All values of the components. Made once for all readers, who must not change them."""
    box = components.box
    return {
        "first_year": FIRST_YEAR,
        "colours": list(COLOUR_NAMES),
        "final_values": list(box.final_values),
        "row_points": list(box.row_points),
        "last_space": box.last_space,
        "engine_fee": box.engine_fee,
        "station_cost": box.station_cost,
        "repeat_fee": box.repeat_fee,
        "cities": [
            {
                "number": city + 1,
                "name": name,
                "ground": {"cost": box.ground_cost[city], "points": box.ground_points[city]},
            }
            for city, name in enumerate(components.city_names)
        ],
        "track_cost": {
            LETTER_NAMES[i]: {"cost": box.track_cost[i], "points": box.track_points[i]}
            for i in range(box.letters)
        },
        "tile": {str(n): [tile(box, n, space) for space in range(n)] for n in PLAYER_COUNTS},
        "venues": list(map(reward, box.venue_yen, box.venue_points, box.venue_pay, box.venue_move)),
        "engines": {
            str(n): [engine_actions(components, n * ENGINES + i) for i in range(box.engine_count[n])]
            for n in PLAYER_COUNTS
        },
        "does": does(box),
        "carriages": {name: carriage(components, i) for i, name in enumerate(CARRIAGE_IDS)},
        "events": {name: event(box, i) for i, name in enumerate(components.event_ids)},
        "hideo": [board_row(box, row) for row in range(len(box.margin_points))],  # type: ignore[arg-type]
    }


def reward(yen: int, points: int, pay: int = 0, move: int = 0) -> Reward:
    """A reward; a counter and a cauldron are added where there is one."""
    return {"pay": pay, "yen": yen, "points": points, "advance": False, "move": bool(move), "venue": None}


def tile(box: Box, players: int, space: int) -> Reward:
    given = reward(box.order_yen[players, space], box.order_points[players, space])
    return {**given, "advance": bool(box.order_advance[players, space])}


def does(box: Box) -> dict[Action | Ability, Does]:
    works = {bit: name for name, (bit, discount) in ACTIONS.items() if not discount}
    blank: Does = {"work": None, "discount": 0, "cost": 0, "points": 0, "yen": 0}
    found: dict[Action | Ability, Does] = {name: blank for name in ABILITIES}
    for name, (bit, discount) in ACTIONS.items():
        found[name] = {**blank, "work": works[bit], "discount": discount}
    found["station-bonus"] = {**blank, "cost": box.bonus_station_cost, "points": box.bonus_station_points}
    found["ground-1"] = {**blank, "cost": box.ability_ground_cost}
    found["engine-1"] = {**blank, "cost": box.ability_engine_fee}
    found["tail-8"] = {**blank, "yen": box.ability_tail_income}
    return found


def carriage(components: Components, index: int) -> Carriage:
    box = components.box
    does = carriage_action(components, index)
    return {
        "cities": numbers(box.carriage_cities[index]),
        "cost": box.carriage_cost[index],
        "counter": COLOUR_NAMES[box.carriage_counter[index]],
        "then_choice": [COLOUR_NAMES[colour] for colour in members(box.carriage_choice[index])],
        "does": does,
        "ability": does in ABILITIES,
    }


def event(box: Box, index: int) -> Event:
    ranked = box.event_effect[index] == RANK_EFFECT
    return {
        "colour": EVENT_COLOURS[box.event_colour[index]],
        "letter": LETTER_NAMES[box.event_letter[index]],
        "actions": box.event_actions[index],
        "at_end": bool(box.event_at_end[index]),
        "effect": EFFECTS[box.event_effect[index]],
        "works": [name for name, bit in EVENT_WORKS.items() if box.event_works[index] & bit],
        "fee": box.event_fee[index],
        "gain": box.event_gain[index],
        "lose": box.event_lose[index],
        "discount": box.event_discount[index],
        "ranks": [box.event_rank_yen[index, rank] for rank in range(SEATS)] if ranked else [],
    }


def board_row(box: Box, row: int) -> BoardRow:
    """A row of Hideo's board: its tokens, and what its margin gives."""
    venue = box.margin_venue[row]
    return {
        "margin": {**reward(0, box.margin_points[row]), "venue": venue + 1 if venue >= 0 else None},
        "tokens": [
            {"id": name, "rounds": numbers(box.position_years[i])}
            for i, name in enumerate(BOARD_POSITIONS)
            if box.position_row[i] == row
        ],
    }
