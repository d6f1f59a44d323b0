"""The components file of Zero-Kei, read and checked into a `Box`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from ekiben.components import ComponentsReader, digest, overlay, put
from ekiben.components_file import Data, Source, read_toml
from ekiben.errors import ComponentsError
from ekiben.games.zero_kei import abilities
from ekiben.games.zero_kei.box import LETTERS, MOST_EVENTS, Box
from ekiben.games.zero_kei.event_cards import (
    ACTION,
    EFFECTS,
    END_OF_ROUND_KIND,
    EVENT_IDS,
    EVENTS,
    TRADE_EFFECT,
    Effect,
    EventWork,
)
from ekiben.games.zero_kei.state import CITIES, ENGINES, NOBODY, STOCK, VENUES, YEARS
from ekiben.layout import Cells
from ekiben.sets import mask

Colour = Literal["gold", "white", "black"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
CARRIAGE_IDS = (
    *(f"{city}{letter}" for city in range(1, 13) for letter in "ab"),
    *(f"{city}-{city + 1}" for city in range(1, 12, 2)),
)
Action = Literal[
    "prepare", "prepare-1", "track", "track-1", "station", "station-1", "participate", "repeat", "buy"
]
WORKS: dict[Action, tuple[int, int]] = {
    "prepare": (abilities.PREPARE, 0),
    "prepare-1": (abilities.PREPARE, 1),
    "track": (abilities.TRACK, 0),
    "track-1": (abilities.TRACK, 1),
    "station": (abilities.STATION, 0),
    "station-1": (abilities.STATION, 1),
    "participate": (abilities.PARTICIPATE, 0),
}
EVENT_WORKS: dict[EventWork, int] = {name: 1 << bit for bit, name in enumerate(get_args(EventWork))}
WORK_VERBS: dict[str, int] = {name: bit for name, bit in EVENT_WORKS.items() if name != "advance"}
ACTIONS: dict[Action, tuple[int, int]] = {
    **WORKS,
    "repeat": (abilities.REPEAT, 0),
    "buy": (abilities.BUY, 0),
}
Ability = Literal[
    "station-bonus", "free-track-space", "double-venue", "ground-1", "engine-1", "tail-8", "double-order"
]
ABILITIES: dict[Ability, int] = {name: 1 << bit for bit, name in enumerate(get_args(Ability))}
EventColour = Literal["grey", "blue", "green"]
EVENT_COLOURS: tuple[EventColour, ...] = get_args(EventColour)
BoardPosition = Literal["A1", "A2", "B1", "B2", "B3", "B4", "C1", "C2"]  # of Hideo's tokens
BOARD_POSITIONS: tuple[BoardPosition, ...] = get_args(BoardPosition)
PLAYER_COUNTS = (2, 3, 4)
MOST = 50  # the largest amount of anything that a component may show
MOST_ACTIONS = 12


@dataclass(frozen=True, eq=False)
class Components:
    data: Data = field(repr=False)
    digest: str
    box: Box = field(repr=False)
    city_names: tuple[str, ...] = field(repr=False)
    event_ids: tuple[str, ...] = field(repr=False)  # by their numbers


@cache
def standard() -> Components:
    """The components that the game comes with."""
    return check(read_toml(Path(__file__).with_name("components.toml")), "components.toml")


def load(path: Source | None = None) -> Components:
    """The standard components, with what a file gives instead."""
    if path is None:
        return standard()
    return check(overlay(standard().data, read_toml(path)), str(path))


def check(data: Data, source: str) -> Components:
    """Read everything; report all mistakes at once."""
    box = Box()
    top = ComponentsReader(data)
    most_actions = read_limits(top.table("limits"), box)
    read_costs(top, box)
    names = read_cities(top, box)
    letters = read_track_cost(top.table("track_cost"), box)
    read_turn_order(top.table("turn_order"), box)
    read_venues(top.table("venues"), box)
    read_engines(top.table("engines"), box)
    read_carriages(top, box)
    events = read_events(top, box, letters, most_actions)
    read_event_years(top.table("event_colours_by_year"), box)
    read_hideo(top.table("hideo"), box)
    top.no_other_keys()
    if top.mistakes:
        raise ComponentsError(source, top.mistakes)
    return Components(data, digest(data), box, names, events)


def read_limits(r: ComponentsReader, box: Box) -> int:
    """Section `limits`; returns the most actions an event may grant. What the rules fix can't change."""
    r.integer("rounds", YEARS, YEARS)
    r.integer("venues_in_play", VENUES, VENUES)
    box.cauldrons_each = r.integer("cauldrons_per_player", 1, 20)
    box.row_extra = r.integer("row_extra", 1, 2)
    put(box.final_values, r.integers("final_station_values", 3, 0, MOST))
    box.untracked_city = r.integer("untracked_city", -MOST, 0)
    box.connected_city = r.integer("connected_city", 0, MOST)
    box.leftover_cauldron = r.integer("leftover_cauldron", -MOST, 0)
    box.yen_per_point = r.integer("yen_per_leftover_point", 1, MOST)
    box.leftover_track = r.integer("leftover_track", 0, MOST)
    most_actions = r.integer("action_tokens", 1, MOST_ACTIONS)
    return most_actions if r.data.get("action_tokens") == most_actions else MOST_ACTIONS


def read_costs(top: ComponentsReader, box: Box) -> None:
    """Sections `costs`, `abilities`, `stations` and `value_track`."""
    costs, by_ability, stations = top.table("costs"), top.table("abilities"), top.table("stations")
    box.engine_fee = costs.integer("engine", 0, MOST)
    box.station_cost = costs.integer("station", 0, MOST)
    box.repeat_fee = costs.integer("repeat", 0, MOST)
    box.tail_income = costs.integer("tail_income", 0, MOST)
    box.unused_action = costs.integer("unused_action_income", 0, MOST)
    box.surcharge = costs.integer("station_surcharge", 0, MOST)
    bonus = by_ability.table("station-bonus")
    box.bonus_station_cost = bonus.integer("cost", 0, MOST)
    box.bonus_station_points = bonus.integer("points", 0, MOST)
    box.ability_ground_cost = by_ability.table("ground-1").integer("cost", 0, MOST)
    box.ability_engine_fee = by_ability.table("engine-1").integer("cost", 0, MOST)
    box.ability_tail_income = by_ability.table("tail-8").integer("yen", 0, MOST)
    stations.fixed("colours", list(COLOUR_NAMES))
    put(box.row_points, stations.integers("row_points", STOCK, 0, MOST))
    box.last_space = top.table("value_track").integer("last_space", 1, 120)


def read_cities(top: ComponentsReader, box: Box) -> tuple[str, ...]:
    """The list `city`; returns the names."""
    names = []
    cards = top.cards("city", "number", range(1, CITIES + 1))
    for number in range(1, CITIES + 1):
        r = cards[number]
        names.append(r.text("name"))
        ground = r.table("ground")
        box.ground_cost[number - 1] = ground.integer("cost", 0, MOST)
        box.ground_points[number - 1] = ground.integer("points", 0, MOST)
    return tuple(names)


def read_track_cost(r: ComponentsReader, box: Box) -> list[str]:
    """Section `track_cost`; returns its letters."""
    letters = sorted(r.data)
    r.known_keys.update(letters)
    possible = [chr(ord("A") + i) for i in range(LETTERS)]
    if not letters or letters != possible[: len(letters)]:
        r.add_mistake("", ", ".join(letters), f"letters from A on without a gap, at most {LETTERS}")
        letters = [letter for letter in possible if letter in letters] or possible
    box.letters = len(letters)
    for i, letter in enumerate(letters):
        space = r.table(letter)
        box.track_cost[i] = space.integer("cost", 0, MOST)
        box.track_points[i] = space.integer("points", 0, MOST)
    return letters


def read_turn_order(r: ComponentsReader, box: Box) -> None:
    """Section `turn_order`: the rewards of the tile."""
    allowed = "'advance', 'N yen' or 'N points'"
    pattern = r"(advance)|(\d{1,2}) yen|(\d{1,2}) points?"
    for players in PLAYER_COUNTS:
        for space, found in r.matches(str(players), players, "rewards", allowed, pattern):
            box.order_advance[players, space] = int(found[1] is not None)
            box.order_yen[players, space] = int(found[2] or 0)
            box.order_points[players, space] = int(found[3] or 0)


def read_venues(r: ComponentsReader, box: Box) -> None:
    """Section `venues`: their effects."""
    allowed = "'pay N yen for N points', 'N yen', 'N points' or 'move a carriage'"
    pattern = r"(?:pay (\d{1,2}) yen for )?(\d{1,2}) points?|(\d{1,2}) yen|(move a carriage)"
    for venue, found in r.matches("spaces", VENUES, "effects", allowed, pattern):
        box.venue_pay[venue] = int(found[1] or 0)
        box.venue_points[venue] = int(found[2] or 0)
        box.venue_yen[venue] = int(found[3] or 0)
        box.venue_move[venue] = int(found[4] is not None)


def read_engines(r: ComponentsReader, box: Box) -> None:
    """Section `engines`: two actions each, for every number of players."""
    for players in PLAYER_COUNTS:
        count = 2 if players == 2 else ENGINES
        allowed = f"{count} engines, each with two different ones of {', '.join(WORKS)}"
        box.engine_count[players] = count
        for i, actions in enumerate(r.items(str(players), allowed, count)):
            known = isinstance(actions, list) and all(action in tuple(WORKS) for action in actions)
            works = [WORKS[action] for action in actions] if known else []
            kinds = [kind for kind, _ in works]
            if len(kinds) != 2 or kinds[0] == kinds[1]:
                r.add_mistake(f"{players}.{i + 1}", actions, f"two different works of {', '.join(WORKS)}")
                continue
            box.engine_works[players * ENGINES + i] = kinds[0] | kinds[1]
            for kind, discount in works:
                if discount:
                    box.engine_discount[players * ENGINES + i, kind.bit_length() - 1] = discount


def read_carriages(top: ComponentsReader, box: Box) -> None:
    cards = top.cards("carriage", "id", CARRIAGE_IDS)
    for index, name in enumerate(CARRIAGE_IDS):
        r = cards[name]
        double = "-" in name
        cities = r.integers("cities", 2 if double else 1, 1, CITIES)
        if double and cities[0] >= cities[1] and r.data.get("cities") == cities:
            r.add_mistake("cities", cities, "two different cities, the lower one first")
        box.carriage_cities[index] = mask(city - 1 for city in cities)
        box.carriage_cost[index] = r.integer("cost", 0, MOST)
        counter = r.one_of("counter", COLOUR_NAMES)
        box.carriage_counter[index] = COLOUR_NAMES.index(counter)
        if double:
            others = [name for name in COLOUR_NAMES if name != counter]
            choice = r.some_of("then_choice", others, 2)
            box.carriage_choice[index] = mask(map(COLOUR_NAMES.index, choice))
        if r.has("ability"):
            box.carriage_ability[index] = ABILITIES[r.one_of("ability", tuple(ABILITIES))]
            if r.has("action"):
                r.add_mistake("action", r.data["action"], "an action or an ability, not both")
        else:
            work, discount = ACTIONS[r.one_of("action", tuple(ACTIONS))]
            box.carriage_work[index] = work
            box.carriage_discount[index] = discount


def read_events(top: ComponentsReader, box: Box, letters: list[str], most_actions: int) -> tuple[str, ...]:
    """The list `event`: the 18 of the game, and those that a file adds; returns their ids."""
    events = top.data.get("event")
    given = [card.get("id") for card in events if isinstance(card, dict)] if isinstance(events, list) else []
    added = [name for name in given if isinstance(name, str) and re.fullmatch("[a-z][a-z0-9-]{0,39}", name)]
    ids = tuple(dict.fromkeys((*EVENT_IDS, *added)))[:MOST_EVENTS]
    cards = top.cards("event", "id", ids)
    box.events = len(ids)
    for event, name in enumerate(ids):
        r = cards[name]
        box.event_colour[event] = r.index("colour", EVENT_COLOURS)
        box.event_letter[event] = r.index("letter", letters)
        box.event_actions[event] = r.integer("actions", 1, most_actions)
        box.event_yen[event] = r.integer("yen", 0, MOST)
        read_effect(r, box, event, EVENTS.get(name) or read_new_effect(r))
    return ids


def read_new_effect(r: ComponentsReader) -> Effect:
    """What an event beyond the 18 does: works, an effect, or only its amounts."""
    at_end = r.data.get("kind") == END_OF_ROUND_KIND
    for key in ("one_of", "all_of"):
        if r.has(key):
            works = r.items(key, f"different ones of {', '.join(EVENT_WORKS)}")
            if not works or any(work not in EVENT_WORKS for work in works) or len(set(works)) != len(works):
                r.add_mistake(key, works, f"different ones of {', '.join(EVENT_WORKS)}")
                works = []
            return Effect(works=tuple(works), one_of_them=key == "one_of")
    fitting = [
        name for name in EFFECTS[1:] if name == "gain" or at_end == (EFFECTS.index(name) >= TRADE_EFFECT)
    ]
    effect = r.one_of("effect", fitting)
    amounts = {"gain": ("gain",), "trade": ("gain", "lose")}.get(effect, ())
    if effect != r.data.get("effect"):
        amounts = ()  # one mistake is enough
    return Effect(effect, amounts=amounts, at_end=at_end)


def read_effect(r: ComponentsReader, box: Box, event: int, effect: Effect) -> None:
    """What an event does, with its amounts."""
    r.one_of("kind", (END_OF_ROUND_KIND if effect.at_end else ACTION,))
    box.event_at_end[event] = effect.at_end
    box.event_effect[event] = EFFECTS.index(effect.effect)
    box.event_works[event] = sum(EVENT_WORKS[work] for work in effect.works)
    box.event_one[event] = effect.one_of_them
    # An action may have a fee and a gain, and works a discount.
    possible = () if effect.at_end else ("fee", "gain", "discount") if effect.works else ("fee", "gain")
    for key in ("fee", "gain", "lose", "discount"):
        if key in effect.amounts or (key in possible and r.has(key)):
            amounts: Cells = getattr(box, f"event_{key}")
            amounts[event] = r.integer(key, 0, MOST)
    if effect.effect == "rank":
        for rank, yen in enumerate(r.integers("amounts", max(PLAYER_COUNTS), 0, MOST)):
            box.event_rank_yen[event, rank] = yen


def read_event_years(r: ComponentsReader, box: Box) -> None:
    """Section `event_colours_by_year`; every colour must have enough events."""
    for players in PLAYER_COUNTS:
        allowed = f"{YEARS} of {', '.join(EVENT_COLOURS)}"
        colours = r.items(str(players), allowed, YEARS)
        known = [colour for colour in colours if colour in EVENT_COLOURS]
        if known != colours:
            r.add_mistake(str(players), colours, allowed)
        if len(known) != YEARS:
            continue
        for year, colour in enumerate(colours):
            box.year_colour[players, year] = EVENT_COLOURS.index(colour)
        for index, colour in enumerate(EVENT_COLOURS):
            there = sum(box.event_colour[event] == index for event in range(box.events))
            if colours.count(colour) > there:
                r.add_mistake(
                    str(players), colours, f"at most {there} {colour}: there are no more such events"
                )


def read_hideo(r: ComponentsReader, box: Box) -> None:
    """Section `hideo`: his board."""
    r.fixed("olympic_column", ["A1", "A2"])
    read_margin(r, box)
    positions = r.cards("position", "id", BOARD_POSITIONS)
    for index, position_id in enumerate(BOARD_POSITIONS):
        p = positions[position_id]
        box.position_row[index] = p.integer("row", 1, 4) - 1
        years = p.items("rounds", f"rounds from 1 to {YEARS}")
        if any(type(year) is not int or not 1 <= year <= YEARS for year in years):
            p.add_mistake("rounds", years, f"rounds from 1 to {YEARS}")
            years = []
        box.position_years[index] = mask(year - 1 for year in years)
    top_to_bottom = sorted(range(len(BOARD_POSITIONS)), key=lambda index: box.position_row[index])
    put(box.board_order, top_to_bottom)
    hard = r.table("hard")
    box.hard_yen = hard.integer("human_yen", 0, 100)
    box.hard_points = hard.integer("hideo_points", 0, 100)


def read_margin(r: ComponentsReader, box: Box) -> None:
    """What the rows of Hideo's board give when nothing can be done."""
    allowed = "'venue N', 'N points' or 'venue N, N points'"
    pattern = r"venue ([123])(?:, (\d{1,2}) points?)?|(\d{1,2}) points?"
    for row, found in r.matches("margin", 4, "rows", allowed, pattern):
        box.margin_venue[row] = int(found[1]) - 1 if found[1] else NOBODY
        box.margin_points[row] = int(found[2] or found[3] or 0)
