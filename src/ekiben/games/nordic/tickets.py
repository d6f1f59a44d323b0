"""Tickets (rules 1.2 and 1.11): each one offered is kept or returned.

A seat answers one by one, those with most points first, and always about every ticket of the offer, so that
the number of answers tells nothing.
"""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import NOTHING, State
from ekiben.games.nordic.turns import begin_turn, end_turn
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import count_members, first_member


@rule
def offer_tickets(s: State, seat: int, deal: int, keep: int) -> None:
    """Tickets from the deck, as many as there are of those to be dealt (ruling 12)."""
    s.offer_size = min(deal, s.ticket_deck_size)
    s.must_keep = min(keep, s.offer_size)
    s.kept = 0
    for _ in range(s.offer_size):
        s.ticket_deck_size -= 1
        s.offered[seat] |= 1 << s.ticket_deck[s.ticket_deck_size]
        s.ticket_deck[s.ticket_deck_size] = NOTHING
    s.decision = decisions.TICKET


@rule
def may_return(s: State, seat: int) -> bool:
    """Whether enough tickets stay to be kept."""
    return s.kept + count_members(s.offered[seat]) > s.must_keep


@rule
def legal_ticket_answers(s: State, seat: int, out: Cells) -> int:
    """The lowest ticket offered: keep or return."""
    ticket = first_member(s.offered[seat])
    out[0] = m.KEEP + ticket
    if not may_return(s, seat):
        return 1
    out[1] = m.RETURN + ticket
    return 2


@rule
def answer_ticket(s: State, box: Box, seat: int, move: int) -> None:
    """Keep or return a ticket; after the last one the game goes on."""
    if move < m.RETURN:
        ticket = 1 << (move - m.KEEP)
        s.tickets[seat] |= ticket
        s.kept += 1
    else:
        ticket = 1 << (move - m.RETURN)
        s.returned[seat] |= ticket
    s.offered[seat] &= ~ticket
    if s.offered[seat] == 0:
        end_offer(s, box, seat)


@rule
def end_offer(s: State, box: Box, seat: int) -> None:
    """In set-up the next seat chooses, and after all of them the first player begins."""
    s.kept = 0
    if s.phase == phases.SET_UP:
        if seat + 1 < s.players:
            s.seat = seat + 1
            return
        s.phase = phases.PLAY
        s.offer_size = 0
        s.must_keep = 0
        begin_turn(s, s.first)
    else:
        s.offer_size = 0
        s.must_keep = 0
        end_turn(s, box)


def early_offer(s: State, components: object, seat: int) -> State | None:
    """In set-up all seats choose at the same time: each as if the others before it had answered."""
    if s.phase != phases.SET_UP or seat <= s.seat or not s.offered[seat]:
        return None
    asked = s.copy()
    asked.seat = seat
    asked.kept = 0
    return asked
