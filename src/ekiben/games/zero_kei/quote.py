"""What a legal move costs and scores by itself, before anybody makes it."""

from __future__ import annotations

from ekiben.game import Quote
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.events import carriages_with
from ekiben.games.zero_kei.notation import MOVE_TEXTS
from ekiben.games.zero_kei.prices import (
    carriage_price,
    current_space,
    discounted,
    engine_price,
    ground_price,
    station_price,
)
from ekiben.games.zero_kei.state import (
    CHOOSE_CARRIAGE,
    CHOOSE_REPEAT,
    CHOOSE_TRADE,
    COLOURS,
    DOUBLE_ORDER,
    FREE_TRACK_SPACE,
    REPEAT,
    TAIL_8,
    State,
)
from ekiben.games.zero_kei.value_track import city_value
from ekiben.games.zero_kei.works import station_points

PRICED = ("buy", "prepare", "station", "track", "space", "score", "done")  # worth telling even when 0


def quote(s: State, components: Components, move: int) -> Quote | None:
    """Yen and points of the deciding seat, gained or (negative) paid; None: the move is about neither."""
    box, seat = components.box, s.seat
    verb = MOVE_TEXTS[move].split()[0]
    yen = points = 0
    if verb == "buy":
        yen, points = quote_carriage(s, components, move - m.M_BUY)
    elif verb == "order":
        times = 2 if s.abilities[seat] & DOUBLE_ORDER else 1
        yen = times * box.order_yen[s.players, move - m.M_ORDER]
        points = times * box.order_points[s.players, move - m.M_ORDER]
    elif verb == "engine":
        yen = -engine_price(s, box, seat)
    elif verb == "tail":
        yen = box.ability_tail_income if s.abilities[seat] & TAIL_8 else box.tail_income
    elif verb == "event":
        event = s.events[s.year]
        yen = box.event_gain[event] - box.event_fee[event]
    elif verb == "use" and s.decision != CHOOSE_REPEAT:
        yen = -box.repeat_fee if box.carriage_work[move - m.M_USE] == REPEAT else 0
    elif verb == "prepare":
        city = move - m.M_PREPARE
        yen = -discounted(ground_price(s, box, seat, city), s.discounts[0])
        points = box.ground_points[city]
    elif verb == "station":
        yen = -discounted(station_price(s, box, seat), s.discounts[2])
        points = station_points(s, box, seat, (move - m.M_STATION) % COLOURS)
    elif verb == "track" and not s.abilities[seat] & FREE_TRACK_SPACE:
        yen, points = quote_track(s, components, current_space(s, box))
    elif verb == "space":
        yen, points = quote_track(s, components, move - m.M_SPACE)
    elif verb == "accept" and s.decision == CHOOSE_TRADE:
        yen, points = box.event_gain[s.events[s.year]], -box.event_lose[s.events[s.year]]
    elif verb == "accept":
        yen = box.venue_yen[s.venue] - box.venue_pay[s.venue]
        points = box.venue_points[s.venue]
    elif verb == "score":
        city = move - m.M_SCORE
        points = carriages_with(s, box, seat, city) * city_value(s, box, city)
    elif verb == "done":
        yen = s.actions_left * box.unused_action
    return Quote({"yen": yen, "points": points}) if yen or points or verb in PRICED else None


def quote_carriage(s: State, components: Components, carriage: int) -> tuple[int, int]:
    """The price of a carriage, part of it in points where yen do not suffice."""
    price = carriage_price(s, components.box, carriage)
    if s.decision != CHOOSE_CARRIAGE:
        return -price, 0
    yen = min(price, s.yen[s.seat])
    return -yen, -min(price - yen, s.points[s.seat])


def quote_track(s: State, components: Components, space: int) -> tuple[int, int]:
    """A space of the track cost marker."""
    price = discounted(components.box.track_cost[space], s.discounts[1])
    return -price, components.box.track_points[space]
