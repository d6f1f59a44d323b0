"""What a legal move costs and scores, the parts of that, and what it does to the totals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ekiben.game import Item, Phrase, Quote
from ekiben.games.zero_kei import abilities, decisions, phases, prices, scoring
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.accounts import items
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.events import carriages_with
from ekiben.games.zero_kei.notation import MEANINGS, SEAT_NAMES
from ekiben.games.zero_kei.purchase import carriage_joins
from ekiben.games.zero_kei.rules import between_actions, do_move, legal
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


def quote(s: State, components: Components, move: int, begun: State) -> Quote:
    """The quote of a move, without amounts if the move is not about yen or points."""
    verb, seat = MEANINGS[move].verb, s.seat
    yen, points, parts = price(s, components, verb, move)
    amounts = named(yen, points, verb in PRICED)
    after, lender_open = forced(s, components, move)
    yen, points = after.yen[seat] - begun.yen[seat], after.points[seat] - begun.points[seat]
    whole = named(yen, points, verb in PRICED)
    if after.decision == decisions.SPACE:
        return Quote(amounts, parts, whole=whole)
    was, now = scores(bytes(begun), components), Scores()
    scoring.score(after, components.box, now)
    others: dict[str, int] = {
        SEAT_NAMES[other]: now[other, scoring.TOTAL] - was[other, scoring.TOTAL]
        for other in range(s.players)
        if other != seat and now[other, scoring.TOTAL] != was[other, scoring.TOTAL] and not lender_open
    }
    effect = tuple(changes(begun, after, components, seat, was, now))
    return Quote(amounts, parts, effect, others, whole)


def named(yen: int, points: int, priced: bool) -> dict[str, int]:
    return {"yen": yen, "points": points} if yen or points or priced else {}


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


# --- what it does to the totals -------------------------------------------------------------------------

Scores = dict[tuple[int, int], int]  # by seat and part


@lru_cache(maxsize=16)  # all moves of a decision begin with the same position
def scores(position: bytes, components: Components) -> Scores:
    """The scores if the game ended now."""
    out: Scores = {}
    scoring.score(State(position), components.box, out)
    return out


def forced(s: State, components: Components, move: int) -> tuple[State, bool]:
    """The position after a move and all steps of its action that leave no choice.

    Whose token is laid makes no difference to the seat that lays it, so the first lender stands for all;
    also returned is whether there were several. A carriage that joins its train later is in it.
    """
    seat, box, after = s.seat, components.box, s.copy()
    lender_open = False
    do_move(after, box, move)
    if s.phase == phases.PURCHASE:
        carriage_joins(after, box, seat)
    while after.decision != decisions.NOTHING and not between_actions(after):
        answers: dict[int, int] = {}
        count = legal(after, box, answers)
        if count > 1 and after.decision != decisions.LENDER:
            break
        lender_open = lender_open or count > 1
        do_move(after, box, answers[0])
    return after, lender_open


def changes(
    begun: State, after: State, components: Components, seat: int, was: Scores, now: Scores
) -> Iterator[Item]:
    """How the total of a seat changes, in the order of the account: cities and venues one by one."""
    counts = {
        "yen": (begun.yen[seat], after.yen[seat]),
        "track_tokens": (begun.track_tokens[seat], after.track_tokens[seat]),
        "cauldrons": (begun.cauldrons_left[seat], after.cauldrons_left[seat]),
    }
    for number, part in enumerate(scoring.PART_NAMES):
        change = now[seat, number] - was[seat, number]
        if not change:
            continue
        if part in ("cities", "venues"):
            yield from changed_items(
                list(items(begun, components.box, seat, part)), list(items(after, components.box, seat, part))
            )
        else:
            first, last = counts.get(part, (was[seat, number], now[seat, number]))
            yield Item(part, {"was": first, "now": last}, change)


def changed_items(before: list[Item], after: list[Item]) -> Iterator[Item]:
    """The items of an account that differ, with what they were and are worth."""
    old = {about(item): item.amount for item in before}
    new = {about(item): item.amount for item in after}
    for item in [*after, *(item for item in before if about(item) not in new)]:
        was, now = old.get(about(item), 0), new.get(about(item), 0)
        if was != now:
            yield Item(item.id, {**item.args, "was": was, "now": now}, now - was)


def about(item: Item) -> tuple[str, int]:
    """What tells the items of a part apart: a carriage or a venue, and a city."""
    return item.args.get("carriage") or item.args["place"], item.args["city"]
