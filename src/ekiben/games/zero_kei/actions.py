"""Phase 3C: which cards can be used, and what using them starts."""

from __future__ import annotations

from ekiben.games.zero_kei import abilities, decisions, phases
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.event_cards import REPEAT_EFFECT, TOKEN_EFFECT
from ekiben.games.zero_kei.prices import (
    Discounts,
    Prices,
    carriage_price,
    discounted,
    earn,
    engine_price,
    income_of_tail,
    least_prices,
    off,
    pay_player,
    price_of_all,
)
from ekiben.games.zero_kei.purchase import advance_for_card, enter_train
from ekiben.games.zero_kei.state import ALL_COLOURS, CARRIAGES, EVENT_CARD, TAIL_CARD, State
from ekiben.layout import Cells
from ekiben.rule import rule

# --- what can be used ---------------------------------------------------------------------------------


@rule
def some_work_fits(works: int, yen: int, p: Prices, less: Discounts) -> bool:
    """Whether this much money pays for one of the works, with these discounts."""
    return (
        (works & abilities.PREPARE != 0 and discounted(p.ground, less.ground) <= yen)
        or (works & abilities.TRACK != 0 and discounted(p.track, less.track) <= yen)
        or (works & abilities.STATION != 0 and discounted(p.station, less.station) <= yen)
        or (works & abilities.PARTICIPATE != 0 and p.venue <= yen)
        or works & abilities.ADVANCE != 0
    )


@rule
def engine_fits(s: State, box: Box, seat: int, owner: int, yen: int, p: Prices) -> bool:
    """Whether an engine can be used: the seat must have its fee and cost beforehand (ruling 7)."""
    engine = s.engines[owner]
    return some_work_fits(
        box.engine_works[engine],
        yen - engine_price(s, box, seat),
        p,
        off(box.engine_discount[engine, 0], box.engine_discount[engine, 1], box.engine_discount[engine, 2]),
    )


@rule
def work_carriage_fits(box: Box, carriage: int, yen: int, p: Prices) -> bool:
    """The same for a carriage that is neither Buy nor Repeat."""
    less = box.carriage_discount[carriage]
    return some_work_fits(box.carriage_work[carriage], yen, p, off(less, less, less))


@rule
def event_action_fits(s: State, box: Box, seat: int, yen: int, p: Prices) -> bool:
    """The same for the current event, unless it repeats. End-of-round effects are not actions."""
    event = s.events[s.year]
    yen -= box.event_fee[event]
    if yen < 0 or box.event_at_end[event] or box.event_effect[event] == REPEAT_EFFECT:
        return False
    if box.event_effect[event] == TOKEN_EFFECT:
        return s.spare != 0 and s.length[seat] > 0
    yen += box.event_gain[event]
    works = box.event_works[event]
    less = box.event_discount[event]
    if box.event_one[event]:
        return works == 0 or some_work_fits(works, yen, p, off(less, less, less))
    return price_of_all(works, works & abilities.PREPARE, p, off(less, less, less)) <= yen


@rule
def discard_within(s: State, box: Box, yen: int) -> bool:
    """Whether this much money buys a carriage of the discard."""
    for carriage in range(CARRIAGES):
        if s.discard >> carriage & 1 and carriage_price(s, box, carriage) <= yen:
            return True
    return False


@rule
def legal_repeats(s: State, box: Box, seat: int, yen: int, p: Prices, out: Cells, n: int) -> int:
    """List the used cards that can be used again, from out[n]; never a Repeat or a Buy (ruling 10)."""
    for owner in range(s.players):
        if s.used_cards >> owner & 1 and engine_fits(s, box, seat, owner, yen, p):
            out[n] = m.ENGINE + owner
            n += 1
    if s.used_cards & TAIL_CARD:
        out[n] = m.TAIL
        n += 1
    if s.used_cards & EVENT_CARD and event_action_fits(s, box, seat, yen, p):
        out[n] = m.EVENT
        n += 1
    if s.used:
        for place in range(s.length[seat]):
            carriage = s.train[seat, place]
            if s.used >> carriage & 1 and work_carriage_fits(box, carriage, yen, p):
                out[n] = m.USE + carriage
                n += 1
    return n


@rule
def carriage_fits(s: State, box: Box, seat: int, carriage: int, p: Prices, out: Cells, n: int) -> bool:
    """Whether a carriage of the seat's train can be used now. out[n:] is scratch space."""
    work = box.carriage_work[carriage]
    if work == 0 or (s.used | s.covered) >> carriage & 1:
        return False
    if work == abilities.BUY:
        return discard_within(s, box, s.yen[seat])
    if work == abilities.REPEAT:
        left = s.yen[seat] - box.repeat_fee
        return left >= 0 and legal_repeats(s, box, seat, left, p, out, n) > n
    return work_carriage_fits(box, carriage, s.yen[seat], p)


@rule
def event_fits(s: State, box: Box, seat: int, p: Prices, out: Cells, n: int) -> bool:
    """Whether the current event can be used now. out[n:] is scratch space."""
    if s.used_cards & EVENT_CARD:
        return False
    event = s.events[s.year]
    if box.event_effect[event] == REPEAT_EFFECT:
        left = s.yen[seat] - box.event_fee[event]
        return left >= 0 and legal_repeats(s, box, seat, left + box.event_gain[event], p, out, n) > n
    return event_action_fits(s, box, seat, s.yen[seat], p)


@rule
def legal_actions(s: State, box: Box, out: Cells) -> int:
    """List the cards that the deciding player can use, then `done`."""
    n = 0
    if s.actions_left:
        seat = s.seat
        p = least_prices(s, box, seat)
        if event_fits(s, box, seat, p, out, n):
            out[n] = m.EVENT
            n += 1
        for place in range(s.length[seat]):
            carriage = s.train[seat, place]
            if carriage_fits(s, box, seat, carriage, p, out, n):
                out[n] = m.USE + carriage
                n += 1
        if not s.used_cards & TAIL_CARD:
            out[n] = m.TAIL
            n += 1
        for owner in range(s.players):
            if not s.used_cards >> owner & 1 and engine_fits(s, box, seat, owner, s.yen[seat], p):
                out[n] = m.ENGINE + owner
                n += 1
    out[n] = m.DONE
    return n + 1


@rule
def legal_repeat_targets(s: State, box: Box, out: Cells) -> int:
    """The cards that the Repeat just used, or `repeat-train-card`, can use again."""
    p = least_prices(s, box, s.seat)
    return legal_repeats(s, box, s.seat, s.yen[s.seat], p, out, 0)


@rule
def legal_discards(s: State, box: Box, out: Cells) -> int:
    """The carriages of the discard that the deciding player's yen can buy."""
    n = 0
    for carriage in range(CARRIAGES):
        if s.discard >> carriage & 1 and carriage_price(s, box, carriage) <= s.yen[s.seat]:
            out[n] = m.BUY + carriage
            n += 1
    return n


# --- using cards --------------------------------------------------------------------------------------


@rule
def begin_works(s: State, works: int, choose_one: int) -> None:
    """Ask what the card does, and where. Its discounts are set afterwards."""
    s.todo = works
    s.choose_one = choose_one
    for work in range(3):
        s.discounts[work] = 0
    s.decision = decisions.WORK


@rule
def ask_counter(s: State, times: int) -> None:
    """Ask for different counters to advance."""
    s.colours = ALL_COLOURS
    s.advances = times
    s.decision = decisions.COUNTER


@rule
def use_engine(s: State, box: Box, seat: int, owner: int) -> None:
    """The fee goes to the bank, or to the player who owns the engine, after abilities (ruling 8)."""
    s.used_cards |= 1 << owner
    fee = engine_price(s, box, seat)
    if owner == seat:
        s.yen[seat] -= fee
    else:
        pay_player(s, seat, owner, fee)
    engine = s.engines[owner]
    begin_works(s, box.engine_works[engine], 1)
    for work in range(3):
        s.discounts[work] = box.engine_discount[engine, work]


@rule
def use_tail(s: State, box: Box, seat: int) -> None:
    """Income: yen, and any counter advances."""
    s.used_cards |= TAIL_CARD
    earn(s, seat, income_of_tail(s, box, seat))
    ask_counter(s, 1)


@rule
def use_carriage(s: State, box: Box, seat: int, carriage: int) -> None:
    """An action carriage of the seat's train."""
    s.used |= 1 << carriage
    work = box.carriage_work[carriage]
    if work == abilities.BUY:
        s.covered |= 1 << carriage
        s.decision = decisions.DISCARD
    elif work == abilities.REPEAT:
        s.yen[seat] -= box.repeat_fee
        s.decision = decisions.REPEAT
    else:
        begin_works(s, work, 1)
        for i in range(3):
            s.discounts[i] = box.carriage_discount[carriage]


@rule
def use_event(s: State, box: Box, seat: int) -> None:
    """The action of the current event."""
    s.used_cards |= EVENT_CARD
    event = s.events[s.year]
    s.yen[seat] -= box.event_fee[event]
    earn(s, seat, box.event_gain[event])
    if box.event_effect[event] == REPEAT_EFFECT:
        s.decision = decisions.REPEAT
    elif box.event_effect[event] == TOKEN_EFFECT:
        s.spare_seen = 1
        s.decision = decisions.TOKEN
    elif box.event_works[event]:
        begin_works(s, box.event_works[event], box.event_one[event])
        for work in range(3):
            s.discounts[work] = box.event_discount[event]
    else:
        s.decision = decisions.NOTHING


@rule
def use_card(s: State, box: Box, seat: int, move: int) -> None:
    """A card is used, or used again."""
    if move == m.TAIL:
        use_tail(s, box, seat)
    elif move == m.EVENT:
        use_event(s, box, seat)
    elif move >= m.USE:
        use_carriage(s, box, seat, move - m.USE)
    else:
        use_engine(s, box, seat, move - m.ENGINE)


@rule
def buy_from_discard(s: State, box: Box, seat: int, carriage: int) -> None:
    """Yen only; the carriage enters the train and its counters advance."""
    s.yen[seat] -= carriage_price(s, box, carriage)
    s.discard &= ~(1 << carriage)
    enter_train(s, box, seat, carriage)
    advance_for_card(s, box, carriage)


@rule
def end_turn(s: State, box: Box, seat: int) -> None:
    """Each action not taken is worth 1 yen; the cards are free again."""
    earn(s, seat, s.actions_left * box.unused_action)
    s.actions_left = 0
    s.used = 0
    s.used_cards = 0
    s.turn += 1
    s.stage = phases.ARRIVING
    s.decision = decisions.NOTHING
