"""Phases 1 and 2: a new row of carriages, and everybody chooses one."""

from __future__ import annotations

from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.prices import NOT_POSSIBLE, carriage_price, earn
from ekiben.games.zero_kei.state import GONE, HIDEO, NOBODY, VENUES, State
from ekiben.games.zero_kei.value_track import advance_counter
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def pay_income(s: State) -> None:
    """Each seat gets 1 yen for every cauldron it has in a venue."""
    for seat in range(s.players):
        for venue in range(VENUES):
            earn(s, seat, s.cauldrons[seat, venue])


@rule
def deal_row(s: State) -> None:
    """The carriages of this year; the deck can't run out (the components are checked for it)."""
    for place in range(s.row_size):
        s.row[place] = s.deck[s.dealt]
        s.chosen[place] = NOBODY
        s.dealt += 1


@rule
def begin_year(s: State) -> None:
    """Phase 1. The event and the cost counter follow from the year."""
    pay_income(s)
    deal_row(s)
    s.phase = phases.PURCHASE
    s.turn = 0
    for i in range(s.players):
        s.queue[i] = s.tile[i]


@rule
def cheapest_in_row(s: State, box: Box) -> int:
    """The price of the cheapest carriage that nobody chose."""
    least = NOT_POSSIBLE
    for place in range(s.row_size):
        if s.chosen[place] == NOBODY:
            least = min(least, carriage_price(s, box, s.row[place]))
    return least


@rule
def highest_price(s: State, box: Box, seat: int) -> int:
    """The highest price the seat may choose: what it has, or that of the cheapest carriage (ruling 1)."""
    return max(s.yen[seat] + s.points[seat], cheapest_in_row(s, box))


@rule
def legal_carriages(s: State, box: Box, out: Cells) -> int:
    """The carriages of the row that may be chosen."""
    n = 0
    limit = highest_price(s, box, s.seat)
    for place in range(s.row_size):
        carriage = s.row[place]
        if s.chosen[place] == NOBODY and carriage_price(s, box, carriage) <= limit:
            out[n] = m.BUY + carriage
            n += 1
    return n


@rule
def put_token_on(s: State, seat: int, place: int) -> None:
    """The turn order token goes from the tile onto a carriage of the row."""
    s.chosen[place] = seat
    for space in range(s.players):
        if s.tile[space] == seat:
            s.tile[space] = NOBODY


@rule
def place_in_row(s: State, carriage: int) -> int:
    """Where a carriage lies in the row, or NOBODY."""
    for place in range(s.row_size):
        if s.row[place] == carriage and s.chosen[place] != GONE:
            return place
    return NOBODY


@rule
def choose_carriage(s: State, box: Box, seat: int, carriage: int) -> None:
    """Phase 2 for one player, who pays yen first, then points; the rest is waived."""
    put_token_on(s, seat, place_in_row(s, carriage))
    price = carriage_price(s, box, carriage)
    yen = min(price, s.yen[seat])
    s.yen[seat] -= yen
    s.points[seat] -= min(price - yen, s.points[seat])
    advance_for_card(s, box, carriage)


@rule
def advance_for_card(s: State, box: Box, carriage: int) -> None:
    """The card's counter advances; a second icon asks for one of its two colours."""
    advance_counter(s, box, box.carriage_counter[carriage])
    s.decision = decisions.NOTHING
    if box.carriage_choice[carriage]:
        s.colours = box.carriage_choice[carriage]
        s.advances = 1
        s.decision = decisions.COUNTER


@rule
def end_purchase(s: State) -> None:
    """What is left goes to the discard; phase 3 follows the order of the row."""
    runner = 0
    for place in range(s.row_size):
        if s.chosen[place] == NOBODY:
            s.discard |= 1 << s.row[place]
            s.chosen[place] = GONE
        else:
            s.queue[runner] = s.chosen[place]
            runner += 1
    s.phase = phases.RUN
    s.stage = phases.ARRIVING
    s.turn = 0


@rule
def enter_train(s: State, box: Box, seat: int, carriage: int) -> None:
    """A carriage enters before the tail; its ability works from now on, but not for Hideo."""
    s.train[seat, s.length[seat]] = carriage
    s.length[seat] += 1
    if not (s.solo and seat == HIDEO):
        s.abilities[seat] |= box.carriage_ability[carriage]


@rule
def carriage_joins(s: State, box: Box, seat: int) -> None:
    """Phase 3A: the carriage under the seat's token joins the train."""
    for place in range(s.row_size):
        if s.chosen[place] == seat:
            enter_train(s, box, seat, s.row[place])
            s.chosen[place] = GONE
