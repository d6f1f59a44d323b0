"""What a seat may see. A view is built from nothing, by naming what lies open.

In Zero-Kei everything lies open but the deck and, in solo, the tokens that lie face down; so all seats
and spectators see the same. The words here are those of scenarios, too (`arrange`).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.components import (
    ABILITIES,
    ACTIONS,
    BOARD_POSITIONS,
    CARRIAGE_IDS,
    COLOUR_NAMES,
    EVENT_WORKS,
    WORKS,
    Ability,
    Action,
    BoardPosition,
    Colour,
    Components,
)
from ekiben.games.zero_kei.event_cards import TOKEN_EFFECT, EventWork
from ekiben.games.zero_kei.notation import (
    DECISION_NAMES,
    LETTER_NAMES,
    PHASE_NAMES,
    SEAT_NAMES,
    Decision,
    Phase,
    Seat,
)
from ekiben.games.zero_kei.prices import carriage_price, current_space, income_of_tail
from ekiben.games.zero_kei.rules import between_actions
from ekiben.games.zero_kei.scoring import cities_of_carriage, has_most_cauldrons, is_hideo
from ekiben.games.zero_kei.state import (
    BOARD,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    ENGINES,
    GONE,
    HIDEO,
    STOCK,
    VENUES,
    State,
)
from ekiben.games.zero_kei.value_track import city_value, rank_of
from ekiben.sets import members


def seat_name(seat: int) -> Seat | None:
    """The colour of a seat, or None for nobody."""
    return SEAT_NAMES[seat] if seat >= 0 else None


def numbers(things: int) -> list[int]:
    """A set as people number it."""
    return [thing + 1 for thing in members(things)]


class ZeroKeiPlayer(TypedDict):
    """What lies in front of a player."""

    yen: int
    points: int
    engine: int | None  # its number in the draft
    engine_actions: list[Action]
    train: list[str]  # the carriages from the engine to the tail
    tokens: dict[str, list[int]]  # cities that tokens have added to a carriage
    covered: list[str]
    track_tokens: int
    cauldrons: list[int]
    cauldrons_left: int


class RowPlace(TypedDict):
    """A place of the row: its carriage, who chose it, and what it costs now."""

    carriage: str
    chosen: Seat | None
    price: int


class Pending(TypedDict, total=False):
    """What was chosen so far of a move that goes on."""

    works: list[EventWork]
    one_of_them: bool
    counters: list[Colour]
    times: int
    city: int
    space: str
    venue: int
    carriage: str


class CarriagePrice(TypedDict):
    """What a carriage costs now."""

    total: int
    surcharge: int  # of it, for stations in the carriage's cities


class Now(TypedDict):
    """What follows from the rest, so that boards need no rules."""

    worth: list[int]  # what each city scores
    cities: dict[str, list[int]]  # of each carriage in a train, tokens included, as they are read
    stops: list[list[Seat]]  # the seats whose trains stop in each city, once for each carriage
    colour_worth: dict[Colour, int]  # what a station of each colour is worth
    next_space: dict[Colour, int | None]  # where each counter would advance to; None: it stays
    next_station: dict[Colour, int | None]  # points of the next station of each colour
    leaders: list[list[Seat]]  # the seats with most cauldrons in each venue
    income: dict[str, int | None]  # yen of each seat's tail; Hideo has none
    automa: Seat | None  # Hideo's seat
    closing: dict[str, int | None]  # the venues that Hideo's tokens close, as far as they lie open
    prices: dict[str, CarriagePrice]  # of the carriages in the row and in the discard
    spare: list[int]  # the unused tokens, while an event may still bring them into play
    used: list[str]  # the cards used this turn, as things to point at: "engine:red", "carriage:6a"
    goes_on: bool  # the question belongs to an action that has begun


class ZeroKeiView(TypedDict):
    """What lies open on the table."""

    game: Literal["zero-kei"]
    seats: list[Seat]
    solo: bool
    hard: bool
    year: int
    phase: Phase
    decision: Decision | None
    seat: Seat | None
    events: list[str]
    event: str
    track_cost: str  # the letter of the space
    tile: list[Seat | None]
    row: list[RowPlace | None]
    discard: list[str]
    deck: int
    engines_left: list[int]
    counters: dict[Colour, int]
    ranking: list[Colour]
    stock: dict[Colour, int]
    prepared: list[int]
    tracks: list[int]
    stations: dict[str, Colour]  # by the number of the city
    venues: list[int]
    closed: list[int]
    spare_tokens: list[int] | None
    actions_left: int
    used: list[str]
    pending: Pending
    now: Now
    green: NotRequired[ZeroKeiPlayer]
    yellow: NotRequired[ZeroKeiPlayer]
    red: NotRequired[ZeroKeiPlayer]
    blue: NotRequired[ZeroKeiPlayer]
    hideo: NotRequired[dict[BoardPosition, int | str | None]]


def view(s: State, components: Components, seat: int | None = None) -> ZeroKeiView:
    """What lies open on the table, for every seat."""
    seen: ZeroKeiView = {
        "game": "zero-kei",
        "seats": list(SEAT_NAMES[: s.players]),
        "solo": bool(s.solo),
        "hard": bool(s.hard),
        "year": s.year + 1,
        "phase": PHASE_NAMES[s.phase],
        "decision": None if s.phase == phases.OVER else DECISION_NAMES[s.decision],
        "seat": seat_name(s.seat),
        "events": [components.event_ids[event] for event in s.events],
        "event": components.event_ids[s.events[s.year]],
        "track_cost": LETTER_NAMES[current_space(s, components.box)],
        "tile": [seat_name(s.tile[space]) for space in range(s.players)],
        "row": [row_place(s, components, place) for place in range(s.row_size)],
        "discard": [CARRIAGE_IDS[carriage] for carriage in members(s.discard)],
        "deck": s.deck_size - s.dealt,
        "engines_left": numbers(s.engines_left),
        "counters": {COLOUR_NAMES[colour]: s.spaces[colour] for colour in range(COLOURS)},
        "ranking": [COLOUR_NAMES[colour] for colour in s.ranking],
        "stock": {COLOUR_NAMES[colour]: STOCK - s.built[colour] for colour in range(COLOURS)},
        "prepared": numbers(s.prepared),
        "tracks": numbers(s.tracks),
        "stations": {
            str(city + 1): COLOUR_NAMES[colour]
            for city in range(CITIES)
            for colour in range(COLOURS)
            if s.stations[colour] >> city & 1
        },
        "venues": [s.venues[venue] + 1 for venue in range(VENUES)],
        "closed": numbers(s.closed),
        "spare_tokens": spare_tokens(s),
        "actions_left": s.actions_left,
        "used": used(s, *(f"engine {name}" for name in SEAT_NAMES), "tail", "event", carriage="use "),
        "pending": pending(s),
        "now": now(s, components),
    }
    for seat in range(s.players):
        seen[SEAT_NAMES[seat]] = player(s, components, seat)
    if s.solo:
        seen["hideo"] = {name: board_token(s, i) for i, name in enumerate(BOARD_POSITIONS)}
    return seen


def now(s: State, components: Components) -> Now:
    """What follows from what lies open."""
    box = components.box
    seats = range(s.players)
    effects_to_come = [box.event_effect[event] for event in list(s.events)[s.year :]]
    event = components.event_ids[s.events[s.year]]
    things = (*(f"engine:{name}" for name in SEAT_NAMES), f"tail:{seat_name(s.seat)}", f"event:{event}")
    cities: dict[str, list[int]] = {}
    stops: list[list[Seat]] = [[] for _ in range(CITIES)]
    for seat in seats:
        for place in range(s.length[seat]):
            carriage = s.train[seat, place]
            found = cities_of_carriage(s, box, carriage)
            cities[CARRIAGE_IDS[carriage]] = numbers(found)
            for city in members(found):
                stops[city].append(SEAT_NAMES[seat])
    return {
        "worth": [city_value(s, box, city) for city in range(CITIES)],
        "cities": cities,
        "stops": stops,
        "colour_worth": {
            name: box.final_values[rank_of(s, colour)] for colour, name in enumerate(COLOUR_NAMES)
        },
        "next_space": {
            name: s.spaces[colour] + 1 if s.spaces[colour] < box.last_space else None
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "next_station": {
            name: box.row_points[s.built[colour]] if s.built[colour] < STOCK else None
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "leaders": [
            [SEAT_NAMES[seat] for seat in seats if has_most_cauldrons(s, seat, venue)]
            for venue in range(VENUES)
        ],
        "income": {
            SEAT_NAMES[seat]: None if is_hideo(s, seat) else income_of_tail(s, box, seat) for seat in seats
        },
        "automa": SEAT_NAMES[HIDEO] if s.solo else None,
        "closing": {
            BOARD_POSITIONS[i]: s.board[i] + 1 if s.revealed >> i & 1 else None
            for i in range(CITY_POSITIONS, BOARD if s.solo else CITY_POSITIONS)
        },
        "prices": {CARRIAGE_IDS[carriage]: price(s, box, carriage) for carriage in carriages_for_sale(s)},
        "spare": spare_tokens(s) or [] if TOKEN_EFFECT in effects_to_come else [],
        "used": used(s, *things, carriage="carriage:"),
        "goes_on": s.phase != phases.OVER and not between_actions(s),
    }


def spare_tokens(s: State) -> list[int] | None:
    """The city tokens that nobody uses, or None while they lie face down."""
    return None if s.solo and not s.spare_seen else numbers(s.spare)


def carriages_for_sale(s: State) -> list[int]:
    """The carriages of the row and of the discard."""
    row = [s.row[place] for place in range(s.row_size) if s.chosen[place] != GONE]
    return row + members(s.discard)


def price(s: State, box: Box, carriage: int) -> CarriagePrice:
    total = carriage_price(s, box, carriage)
    return {"total": total, "surcharge": total - box.carriage_cost[carriage]}


def row_place(s: State, components: Components, place: int) -> RowPlace | None:
    if s.chosen[place] == GONE:
        return None
    carriage = s.row[place]
    return {
        "carriage": CARRIAGE_IDS[carriage],
        "chosen": seat_name(s.chosen[place]),
        "price": carriage_price(s, components.box, carriage),
    }


def pending(s: State) -> Pending:
    """What was chosen so far of a move that goes on: the works a card still does, the city, and so on."""
    if s.decision == decisions.WORK:
        works = [name for name, bit in EVENT_WORKS.items() if s.todo & bit]
        return {"works": works, "one_of_them": bool(s.choose_one)}
    if s.decision == decisions.SPACE:
        return {"city": s.city + 1}
    if s.decision == decisions.LENDER:
        return {"city": s.city + 1, "space": LETTER_NAMES[s.space]}
    if s.decision in (decisions.EFFECT, decisions.MOVE):
        return {"venue": s.venue + 1, "times": s.effects}
    if s.decision == decisions.PLACE:
        return {"venue": s.venue + 1, "carriage": CARRIAGE_IDS[s.train[s.seat, s.moving]]}
    if s.decision == decisions.COUNTER:
        return {"counters": [COLOUR_NAMES[colour] for colour in members(s.colours)], "times": s.advances}
    if s.decision == decisions.TOKEN_CARRIAGE:
        return {"city": s.token + 1}
    return {}


def used(s: State, *names: str, carriage: str) -> list[str]:
    """The cards used this turn: the other cards by their `names`, a carriage by its id after a word."""
    cards = [names[card] for card in members(s.used_cards)]
    return cards + [f"{carriage}{CARRIAGE_IDS[each]}" for each in members(s.used)]


def engine_actions(components: Components, engine: int) -> list[Action]:
    box = components.box
    return [
        name
        for name, (work, discount) in WORKS.items()
        if box.engine_works[engine] & work
        and (work.bit_length() > 3 or box.engine_discount[engine, work.bit_length() - 1] == discount)
    ]


def carriage_action(components: Components, carriage: int) -> Action | Ability:
    box = components.box
    for ability, bit in ABILITIES.items():
        if box.carriage_ability[carriage] == bit:
            return ability
    for action, (work, discount) in ACTIONS.items():
        if box.carriage_work[carriage] == work and box.carriage_discount[carriage] == discount:
            return action
    raise AssertionError("a carriage has an action or an ability")


def player(s: State, components: Components, seat: int) -> ZeroKeiPlayer:
    engine = s.engines[seat]
    train = [s.train[seat, place] for place in range(s.length[seat])]
    return {
        "yen": s.yen[seat],
        "points": s.points[seat],
        "engine": engine % ENGINES + 1 if engine >= 0 else None,
        "engine_actions": engine_actions(components, engine) if engine >= 0 else [],
        "train": [CARRIAGE_IDS[carriage] for carriage in train],
        "tokens": {
            CARRIAGE_IDS[carriage]: numbers(s.token_cities[carriage])
            for carriage in train
            if s.token_cities[carriage]
        },
        "covered": [CARRIAGE_IDS[carriage] for carriage in train if s.covered >> carriage & 1],
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
