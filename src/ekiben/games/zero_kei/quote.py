"""What a legal move itself costs and scores, the parts of that, and its effect on the seat's total."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ekiben.game import Phrase, Quote
from ekiben.games.zero_kei import abilities, decisions, prices
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.events import carriages_with
from ekiben.games.zero_kei.notation import MEANINGS
from ekiben.games.zero_kei.rules import do_move
from ekiben.games.zero_kei.scoring import TOTAL, score_seat
from ekiben.games.zero_kei.state import COLOURS, State
from ekiben.games.zero_kei.value_track import city_value
from ekiben.games.zero_kei.works import station_points
from ekiben.sets import members

PRICED = ("buy", "prepare", "station", "track", "space", "score", "done")  # have a quote even when it is 0

Parts = tuple[Phrase, ...]


class Price(NamedTuple):
    """Yen and points gained or (negative) paid, and the parts that explain them."""

    yen: int = 0
    points: int = 0
    parts: Parts = ()


def quote(s: State, components: Components, move: int) -> Quote:
    """The quote of a move, without amounts if the move is not about yen or points."""
    verb = MEANINGS[move].verb
    yen, points, parts = price(s, components, verb, move)
    amounts = {"yen": yen, "points": points} if yen or points or verb in PRICED else {}
    return Quote(amounts, parts, effect(s, components, move))


def price(s: State, components: Components, verb: str, move: int) -> Price:
    """Yen, points and parts of a move."""
    box, seat, event = components.box, s.seat, s.events[s.year]
    if verb == "buy":
        return price_of_carriage(s, components, move - m.BUY)
    if verb == "order":
        times = 2 if s.abilities[seat] & abilities.DOUBLE_ORDER else 1
        space = move - m.ORDER
        yen, points = box.order_yen[s.players, space], box.order_points[s.players, space]
        return Price(times * yen, times * points, (Phrase("twice"),) if times > 1 else ())
    if verb == "engine":
        return paid(box.engine_fee, prices.engine_price(s, box, seat), 0)
    if verb == "tail":
        return Price(prices.income_of_tail(s, box, seat), 0, (Phrase("advance"),))
    if verb == "event":
        return Price(box.event_gain[event] - box.event_fee[event])
    if verb == "use" and s.decision != decisions.REPEAT:
        return Price(-box.repeat_fee if box.carriage_work[move - m.USE] == abilities.REPEAT else 0)
    if verb == "prepare":
        city = move - m.PREPARE
        cost = paid(box.ground_cost[city], prices.ground_price(s, box, seat, city), s.discounts[0])
        return Price(cost.yen, box.ground_points[city], (*cost.parts, Phrase("token")))
    if verb == "station":
        cost = paid(box.station_cost, prices.station_price(s, box, seat), s.discounts[2])
        colour = (move - m.STATION) % COLOURS
        row, scored = box.row_points[s.built[colour]], station_points(s, box, seat, colour)
        bonus = (Phrase("bonus", {"row": row, "more": scored - row}),)
        return Price(
            cost.yen, scored, cost.parts + (bonus if s.abilities[seat] & abilities.STATION_BONUS else ())
        )
    if verb == "space" or (verb == "track" and not s.abilities[seat] & abilities.FREE_TRACK_SPACE):
        space = move - m.SPACE if verb == "space" else prices.current_space(s, box)
        cost = paid(box.track_cost[space], box.track_cost[space], s.discounts[1])
        lent = () if s.track_tokens[seat] else (Phrase("lent"),)
        return Price(cost.yen, box.track_points[space], cost.parts + lent)
    if verb == "accept" and s.decision == decisions.TRADE:
        return Price(box.event_gain[event], -box.event_lose[event])
    if verb == "accept":
        return Price(box.venue_yen[s.venue] - box.venue_pay[s.venue], box.venue_points[s.venue])
    if verb == "score":
        city = move - m.SCORE
        count, worth = carriages_with(s, box, seat, city), city_value(s, box, city)
        return Price(0, count * worth, (Phrase("score", {"count": count, "worth": worth}),))
    if verb == "done" and s.actions_left:
        left = (Phrase("unused", {"count": s.actions_left}),)
        return Price(s.actions_left * box.unused_action, 0, left)
    return Price()


def paid(printed: int, now: int, discount: int) -> Price:
    """A price with its parts: an ability that lowers it, a card's discount."""
    parts: Parts = (Phrase("ability", {"was": printed, "now": now}),) if now < printed else ()
    due = prices.discounted(now, discount)
    if due < now:
        parts += (Phrase("discount", {"base": now, "off": now - due}),)
    return Price(-due, 0, parts)


def price_of_carriage(s: State, components: Components, carriage: int) -> Price:
    """A carriage of the discard; or of the row, where points pay what yen do not."""
    box = components.box
    due = prices.carriage_price(s, box, carriage)
    dear = [city + 1 for city in members(box.carriage_cities[carriage] & prices.stations_built(s))]
    parts: list[Phrase] = []
    if dear:
        args = {"printed": box.carriage_cost[carriage], "each": box.surcharge, "cities": dear}
        parts.append(Phrase("surcharge", args))
    if s.decision != decisions.CARRIAGE:
        return Price(-due, 0, tuple(parts))
    yen = min(due, s.yen[s.seat])
    points = min(due - yen, s.points[s.seat])
    if points:
        parts.append(Phrase("in-points", {"count": points}))
    if due > yen + points:
        parts.append(Phrase("waived", {"count": due - yen - points}))
    return Price(-yen, -points, tuple(parts))


def effect(s: State, components: Components, move: int) -> int | None:
    """How the move itself changes the seat's total, or None if that depends on the next move."""
    seat, box, after = s.seat, components.box, s.copy()
    do_move(after, box, move)
    if after.decision == decisions.SPACE:
        return None
    if after.decision == decisions.LENDER:  # whose token it is makes no difference to this seat
        do_move(after, box, m.FROM + next(seat for seat in range(s.players) if s.track_tokens[seat]))
    return total(bytes(after), components, seat) - total(bytes(s), components, seat)


@lru_cache(maxsize=64)  # all moves of a decision begin with the same position
def total(position: bytes, components: Components, seat: int) -> int:
    """The total of a seat if the game ended now."""
    out: dict[tuple[int, int], int] = {}
    score_seat(State(position), components.box, seat, out)
    return out[seat, TOTAL]
