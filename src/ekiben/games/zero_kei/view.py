"""What a seat may see. A view is built from nothing, by naming what lies open.

In Zero-Kei everything lies open but the deck and, in solo, the tokens that lie face down; so all seats
and spectators see the same. The words here are those of scenarios, too (`arrange`).
"""

from __future__ import annotations

from typing import Any

from ekiben.game import View
from ekiben.games.zero_kei.components import (
    ABILITIES,
    ACTIONS,
    BOARD_POSITIONS,
    CARRIAGE_IDS,
    COLOUR_NAMES,
    WORKS,
    Components,
)
from ekiben.games.zero_kei.notation import (
    DECISION_NAMES,
    LETTER_NAMES,
    PHASE_NAMES,
    SEAT_NAMES,
    members,
)
from ekiben.games.zero_kei.prices import carriage_price, current_space
from ekiben.games.zero_kei.state import (
    ADVANCE,
    CHOOSE_COUNTER,
    CHOOSE_EFFECT,
    CHOOSE_LENDER,
    CHOOSE_MOVE,
    CHOOSE_PLACE,
    CHOOSE_SPACE,
    CHOOSE_TOKEN_CARRIAGE,
    CHOOSE_WORK,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    ENGINES,
    EVENT_CARD,
    GONE,
    OVER,
    STOCK,
    TAIL_CARD,
    VENUES,
    State,
)


def seat_name(seat: int) -> str | None:
    """The colour of a seat, or None for nobody."""
    return SEAT_NAMES[seat] if seat >= 0 else None


def numbers(cities: int) -> list[int]:
    """A set of cities as people number them."""
    return [city + 1 for city in members(cities)]


def view(s: State, components: Components) -> View:
    """What lies open on the table."""
    seen: View = {
        "game": "zero-kei",
        "seats": list(SEAT_NAMES[: s.players]),
        "solo": bool(s.solo),
        "hard": bool(s.hard),
        "year": s.year + 1,
        "phase": PHASE_NAMES[s.phase],
        "decision": None if s.phase == OVER else DECISION_NAMES[s.decision],
        "seat": seat_name(s.seat),
        "events": [components.event_ids[event] for event in s.events],
        "event": components.event_ids[s.events[s.year]],
        "track_cost": LETTER_NAMES[current_space(s, components.box)],
        "tile": [seat_name(s.tile[space]) for space in range(s.players)],
        "row": [row_place(s, components, place) for place in range(s.row_size)],
        "discard": [CARRIAGE_IDS[carriage] for carriage in members(s.discard)],
        "deck": s.deck_size - s.dealt,
        "engines_left": [i + 1 for i in members(s.engines_left)],
        "counters": {COLOUR_NAMES[colour]: s.spaces[colour] for colour in range(COLOURS)},
        "ranking": [COLOUR_NAMES[colour] for colour in s.ranking],
        "stock": {COLOUR_NAMES[colour]: STOCK - s.built[colour] for colour in range(COLOURS)},
        "prepared": numbers(s.prepared),
        "tracks": numbers(s.tracks),
        "stations": stations(s),
        "venues": [s.venues[venue] + 1 for venue in range(VENUES)],
        "closed": [venue + 1 for venue in members(s.closed)],
        "spare_tokens": None if s.solo and not s.spare_seen else numbers(s.spare),
        "actions_left": s.actions_left,
        "used": used_cards(s),
        "pending": pending(s),
    }
    for seat in range(s.players):
        seen[SEAT_NAMES[seat]] = player(s, components, seat)
    if s.solo:
        seen["hideo"] = {name: board_token(s, i) for i, name in enumerate(BOARD_POSITIONS)}
    return seen


def row_place(s: State, components: Components, place: int) -> dict[str, Any] | None:
    """A place of the row: its carriage, who chose it, and what it costs now."""
    if s.chosen[place] == GONE:
        return None
    carriage = s.row[place]
    return {
        "carriage": CARRIAGE_IDS[carriage],
        "chosen": seat_name(s.chosen[place]),
        "price": carriage_price(s, components.box, carriage),
    }


def stations(s: State) -> dict[str, str]:
    """The colour of the station in each city that has one."""
    built = {
        city: COLOUR_NAMES[colour]
        for city in range(CITIES)
        for colour in range(COLOURS)
        if s.stations[colour] >> city & 1
    }
    return {str(city + 1): colour for city, colour in built.items()}


def pending(s: State) -> dict[str, Any]:
    """What was chosen so far of a move that goes on: the works a card still does, the city, and so on."""
    if s.decision == CHOOSE_WORK:
        works = [name for name, (bit, discount) in WORKS.items() if s.todo & bit and not discount]
        return {"works": works + ["advance"] * bool(s.todo & ADVANCE), "one_of_them": bool(s.choose_one)}
    if s.decision == CHOOSE_SPACE:
        return {"city": s.city + 1}
    if s.decision == CHOOSE_LENDER:
        return {"city": s.city + 1, "space": LETTER_NAMES[s.space]}
    if s.decision in (CHOOSE_EFFECT, CHOOSE_MOVE):
        return {"venue": s.venue + 1, "times": s.effects}
    if s.decision == CHOOSE_PLACE:
        return {"venue": s.venue + 1, "carriage": CARRIAGE_IDS[s.train[s.seat, s.moving]]}
    if s.decision == CHOOSE_COUNTER:
        return {"counters": [COLOUR_NAMES[colour] for colour in members(s.colours)], "times": s.advances}
    if s.decision == CHOOSE_TOKEN_CARRIAGE:
        return {"city": s.token + 1}
    return {}


def used_cards(s: State) -> list[str]:
    """The cards used this turn, named as the moves that use them."""
    cards = [f"engine {SEAT_NAMES[seat]}" for seat in range(s.players) if s.used_cards >> seat & 1]
    if s.used_cards & TAIL_CARD:
        cards.append("tail")
    if s.used_cards & EVENT_CARD:
        cards.append("event")
    return cards + [f"use {CARRIAGE_IDS[carriage]}" for carriage in members(s.used)]


def engine_actions(components: Components, engine: int) -> list[str]:
    """The actions of an engine of the box."""
    box = components.box
    return [
        name
        for name, (work, discount) in WORKS.items()
        if box.engine_works[engine] & work
        and (work.bit_length() > 3 or box.engine_discount[engine, work.bit_length() - 1] == discount)
    ]


def carriage_action(components: Components, carriage: int) -> tuple[str, str]:
    """("action" or "ability", its name)."""
    box = components.box
    for name, bit in ABILITIES.items():
        if box.carriage_ability[carriage] == bit:
            return "ability", name
    for name, (work, discount) in ACTIONS.items():
        if box.carriage_work[carriage] == work and box.carriage_discount[carriage] == discount:
            return "action", name
    raise AssertionError("a carriage has an action or an ability")


def player(s: State, components: Components, seat: int) -> dict[str, Any]:
    """What lies in front of a player."""
    engine = s.engines[seat]
    return {
        "yen": s.yen[seat],
        "points": s.points[seat],
        "engine": engine % ENGINES + 1 if engine >= 0 else None,
        "engine_actions": engine_actions(components, engine) if engine >= 0 else [],
        "train": [CARRIAGE_IDS[s.train[seat, place]] for place in range(s.length[seat])],
        "tokens": {
            CARRIAGE_IDS[carriage]: numbers(s.token_cities[carriage])
            for carriage in (s.train[seat, place] for place in range(s.length[seat]))
            if s.token_cities[carriage]
        },
        "covered": [
            CARRIAGE_IDS[carriage]
            for carriage in (s.train[seat, place] for place in range(s.length[seat]))
            if s.covered >> carriage & 1
        ],
        "track_tokens": s.track_tokens[seat],
        "cauldrons": [s.cauldrons[seat, venue] for venue in range(VENUES)],
        "cauldrons_left": s.cauldrons_left[seat],
    }


def board_token(s: State, position: int) -> int | str | None:
    """A token of Hideo's board: a city's number, "venue 2", or None while it lies face down."""
    if not s.revealed >> position & 1:
        return None
    token = s.board[position] + 1
    return token if position < CITY_POSITIONS else f"venue {token}"
