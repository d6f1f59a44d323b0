"""The whole game as two rules: what may be done (`legal`), and doing it (`apply`)."""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import (
    answer_extra,
    begin_claim,
    choose_payment,
    choose_set_card,
    legal_claims,
    legal_extras,
    legal_set_cards,
)
from ekiben.games.nordic.draw import draw_card, legal_draws
from ekiben.games.nordic.payment import list_payments
from ekiben.games.nordic.state import State
from ekiben.games.nordic.tickets import answer_ticket, legal_ticket_answers, offer_tickets
from ekiben.games.nordic.turns import pass_turn
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def legal_actions(s: State, box: Box, out: Cells) -> int:
    """One of: draw train cards, claim a route, draw tickets (rules 1.3); pass if none is possible."""
    n = legal_draws(s, box, out)
    if s.ticket_deck_size > 0:
        out[n] = m.DRAW_TICKETS
        n += 1
    n = legal_claims(s, box, s.seat, out, n)
    if n == 0:
        out[0] = m.PASS
        n = 1
    return n


@rule
def legal(s: State, box: Box, out: Cells) -> int:
    """The moves of the deciding seat; how many, 0 when the game is over."""
    asked = s.decision
    if asked == decisions.ACTION:
        return legal_actions(s, box, out)
    if asked == decisions.SECOND:
        return legal_draws(s, box, out)
    if asked == decisions.TICKET:
        return legal_ticket_answers(s, s.seat, out)
    if asked == decisions.PAYMENT:
        return list_payments(s, box, s.seat, s.route, out)
    if asked == decisions.SET:
        return legal_set_cards(s, s.seat, out)
    if s.phase == phases.OVER:
        return 0
    return legal_extras(s, s.seat, out)


@rule
def act(s: State, box: Box, seat: int, move: int) -> None:
    if move < m.DRAW_TICKETS:
        draw_card(s, box, seat, move)
    elif move == m.DRAW_TICKETS:
        offer_tickets(s, seat, box.later_deal, box.later_keep)
    elif move == m.PASS:
        pass_turn(s, box)
    else:
        begin_claim(s, box, seat, move - m.CLAIM)


@rule
def apply(s: State, box: Box, move: int) -> None:
    """Do a legal move and all that follows, up to the next decision or the end."""
    asked = s.decision
    seat = s.seat
    if asked == decisions.ACTION:
        act(s, box, seat, move)
    elif asked == decisions.SECOND:
        draw_card(s, box, seat, move)
    elif asked == decisions.TICKET:
        answer_ticket(s, box, seat, move)
    elif asked == decisions.PAYMENT:
        choose_payment(s, box, seat, move)
    elif asked == decisions.SET:
        choose_set_card(s, box, seat, move - m.SET)
    else:
        answer_extra(s, box, seat, move)
