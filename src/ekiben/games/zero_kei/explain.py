"""Why a move is not legal: an id and typed arguments, for the language files to put into words."""

from __future__ import annotations

from ekiben.game import Phrase, reason
from ekiben.games.zero_kei import abilities, decisions, phases, prices
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS, COLOUR_NAMES, WORK_VERBS, Components
from ekiben.games.zero_kei.event_cards import REPEAT_EFFECT
from ekiben.games.zero_kei.meaning import VERBS, meaning
from ekiben.games.zero_kei.notation import DECISION_NAMES, LETTER_NAMES, MEANINGS, SEAT_NAMES
from ekiben.games.zero_kei.purchase import place_in_row
from ekiben.games.zero_kei.rules import legal
from ekiben.games.zero_kei.state import COLOURS, EVENT_CARD, NOBODY, STOCK, TAIL_CARD, State
from ekiben.games.zero_kei.work_steps import kept_for_rest, place_in_train
from ekiben.games.zero_kei.works import can_prepare_city, can_station_city, can_track_city

# Moves about something that is not there
NOT_THERE = {
    "draft": "engine-taken",
    "move": "not-in-train",
    "to": "no-such-place",
    "token": "token-not-there",
    "on": "not-in-train",
}


def card(s: State, components: Components, move: int) -> dict[str, object]:
    """The card of a move, as data."""
    verb, _, args = meaning(s, components, move)
    return {"verb": verb, **args}


def explain(s: State, components: Components, move: int) -> Phrase:
    if s.phase == phases.OVER:
        return reason("game-over")
    verb = MEANINGS[move].verb
    if verb not in VERBS[s.decision]:
        return reason("not-now", asked=DECISION_NAMES[s.decision])
    if verb == "buy":
        return explain_buy(s, components, move - m.BUY)
    if verb in ("engine", "use", "tail", "event"):
        return explain_card(s, components, move)
    if verb in WORK_VERBS:
        return explain_work(s, components, verb, move)
    return explain_detail(s, components, verb, move)


def explain_buy(s: State, components: Components, carriage: int) -> Phrase:
    price = prices.carriage_price(s, components.box, carriage)
    name = CARRIAGE_IDS[carriage]
    if s.decision == decisions.DISCARD:
        if not s.discard >> carriage & 1:
            return reason("not-in-discard", carriage=name)
        return reason("too-dear", price=price, yen=s.yen[s.seat])
    place = place_in_row(s, carriage)
    if place == NOBODY:
        return reason("not-in-row", carriage=name)
    if s.chosen[place] != NOBODY:
        return reason("carriage-chosen", carriage=name, seat=SEAT_NAMES[s.chosen[place]])
    return reason("too-dear-with-points", price=price, yen=s.yen[s.seat], points=s.points[s.seat])


def explain_card(s: State, components: Components, move: int) -> Phrase:
    """Why a card can't be used, or not again."""
    if s.decision == decisions.ACTION and s.actions_left == 0:
        return reason("no-actions-left")
    used = card_used(s, move)
    if s.decision == decisions.ACTION and used:
        return reason("card-used", card=card(s, components, move))
    if move == m.EVENT and components.box.event_at_end[s.events[s.year]]:
        return reason("end-of-round-event", event=components.event_ids[s.events[s.year]])
    if m.USE <= move < m.TAIL:
        found = explain_carriage(s, components, move - m.USE)
        if found:
            return found
    if m.ENGINE <= move < m.USE and move - m.ENGINE >= s.players:
        return reason("no-such-player", seat=SEAT_NAMES[move - m.ENGINE])
    if s.decision == decisions.REPEAT:
        if not used:
            return reason("not-used-yet", card=card(s, components, move))
        if move == m.EVENT and is_repeat(s, components, move):
            return reason("not-repeatable", card=card(s, components, move))
    elif is_repeat(s, components, move) and not (s.used or s.used_cards):
        return reason("nothing-to-repeat")
    return explain_unaffordable(s, components, move)


def card_used(s: State, move: int) -> bool:
    if m.USE <= move < m.TAIL:
        return bool(s.used >> (move - m.USE) & 1)
    return bool(s.used_cards & {m.TAIL: TAIL_CARD, m.EVENT: EVENT_CARD}.get(move, 1 << move - m.ENGINE))


def is_repeat(s: State, components: Components, move: int) -> bool:
    """Whether the move uses a Repeat, or the event that repeats."""
    if move == m.EVENT:
        return components.box.event_effect[s.events[s.year]] == REPEAT_EFFECT
    return m.USE <= move < m.TAIL and components.box.carriage_work[move - m.USE] == abilities.REPEAT


def explain_carriage(s: State, components: Components, carriage: int) -> Phrase | None:
    """Why this carriage can't be used at all."""
    name = CARRIAGE_IDS[carriage]
    work = components.box.carriage_work[carriage]
    if place_in_train(s, s.seat, carriage) == NOBODY:
        return reason("not-in-train", carriage=name)
    if work == 0:
        return reason("is-ability", carriage=name)
    if s.covered >> carriage & 1 and s.decision == decisions.ACTION:
        return reason("card-covered", carriage=name)
    if s.decision == decisions.REPEAT and work in (abilities.REPEAT, abilities.BUY):
        return reason("not-repeatable", card=card(s, components, m.USE + carriage))
    return None


def explain_unaffordable(s: State, components: Components, move: int) -> Phrase:
    """Nothing that the card offers is possible, or the seat can't pay for it."""
    rich = s.copy()
    rich.yen[s.seat] = prices.NOT_POSSIBLE // 2  # pays for everything that is possible at all
    scratch = [0] * m.MOVES
    count = legal(rich, components.box, scratch)
    if move in scratch[:count]:
        return reason("card-too-dear", card=card(s, components, move), yen=s.yen[s.seat])
    return reason("nothing-to-do", card=card(s, components, move))


def explain_work(s: State, components: Components, verb: str, move: int) -> Phrase:
    """A work that the card does not offer, that is impossible there, or that the seat can't pay for."""
    box, seat = components.box, s.seat
    if not s.todo & WORK_VERBS[verb]:
        return reason("card-does-not", work=verb)
    p = prices.least_prices(s, box, seat)
    if verb == "participate":
        if s.cauldrons_left[seat] == 0:
            return reason("no-cauldron")
        return reason("venue-closed", venue=move - m.PARTICIPATE + 1)
    if verb == "prepare":
        city = move - m.PREPARE
        if not can_prepare_city(s, city):
            return reason("already-prepared", city=city + 1)
        price = prices.discounted(prices.ground_price(s, box, seat, city), s.discounts[0])
    elif verb == "track":
        city = move - m.TRACK
        if not can_track_city(s, city):
            return reason("has-track", city=city + 1)
        if not any(s.track_tokens[owner] for owner in range(s.players)):
            return reason("no-track-token")
        price = prices.discounted(p.track, s.discounts[1])
    else:
        city = (move - m.STATION) // COLOURS
        if not s.prepared >> city & 1:
            return reason("not-prepared", city=city + 1)
        if not can_station_city(s, city):
            return reason("has-station", city=city + 1)
        colour = (move - m.STATION) % COLOURS
        if s.built[colour] == STOCK:
            return reason("no-station-left", colour=COLOUR_NAMES[colour])
        price = prices.discounted(prices.station_price(s, box, seat), s.discounts[2])
    return cannot_pay(s, components, WORK_VERBS[verb], price)


def cannot_pay(s: State, components: Components, work: int, price: int) -> Phrase:
    """Not enough yen for a work, or not enough left for the rest of the card."""
    rest = kept_for_rest(s, prices.least_prices(s, components.box, s.seat), work)
    if rest and price <= s.yen[s.seat]:
        return reason("rest-too-dear", price=price, rest=rest, yen=s.yen[s.seat])
    return reason("too-dear", price=price, yen=s.yen[s.seat])


def explain_detail(s: State, components: Components, verb: str, move: int) -> Phrase:
    """A counter, a space of the tile, the smaller choices inside an action."""
    if verb == "advance" and s.decision == decisions.WORK:
        return reason("card-does-not", work=verb)
    if verb == "advance":
        return reason("other-counter", **MEANINGS[move].args)
    if verb == "order":
        space = move - m.ORDER
        if space >= s.players:
            return reason("no-such-space", spaces=s.players)
        return reason("space-taken", space=space + 1, seat=SEAT_NAMES[s.tile[space]])
    if verb == "space":
        space = move - m.SPACE
        if space >= components.box.letters:
            return reason("no-such-letter", letter=LETTER_NAMES[space])
        price = prices.discounted(components.box.track_cost[space], s.discounts[1])
        return cannot_pay(s, components, abilities.TRACK, price)
    if verb == "from":
        return reason("lender-has-none", seat=SEAT_NAMES[move - m.FROM])
    if verb in NOT_THERE:
        return reason(NOT_THERE[verb], **MEANINGS[move].args)
    if verb == "score":
        track = s.tracks >> (move - m.SCORE) & 1
        return reason("city-not-in-train" if track else "city-without-track", **MEANINGS[move].args)
    return reason("must-choose")
