"""What tickets the other seats seem to have, judged by what they have built.

A sample deals all tickets with the same chance. But a seat that has built a way between two cities has mostly
kept the ticket for it. With random tickets a search would see the others run about and get in the way far too
often. This reads only what everybody can see.
"""

from __future__ import annotations

from ekiben.games.nordic import phases
from ekiben.games.nordic.bots.cheapest_way import find_way, note_spaces
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import NOTHING, TICKETS, State
from ekiben.layout import Cells
from ekiben.rng import random_below
from ekiben.rule import rule
from ekiben.sets import count_members

# From what planners have kept, when the way is built or by the number of spaces still missing
BUILT = 200
NEAR = 12


@rule
def reweight_sample(s: State, box: Box, scratch: NordicScratch, seat: int, rng: Cells) -> None:
    """Deal the tickets of the others again, the likely ones more often."""
    if s.phase != phases.PLAY:
        return
    if scratch.beliefs_ready == 0:
        for other in range(s.players):
            if other != seat:
                note_likely(s, box, scratch, other)
        scratch.beliefs_ready = 1
    for other in range(s.players):
        if other != seat:
            deal_likely(s, scratch, other, rng)


@rule
def note_likely(s: State, box: Box, scratch: NordicScratch, other: int) -> None:
    """How likely a seat has kept each ticket: by the spaces still missing."""
    note_spaces(s, box, scratch, other)
    for ticket in range(TICKETS):
        spaces = find_way(scratch, box.ticket_a[ticket], box.ticket_b[ticket])
        scratch.likely[other, ticket] = BUILT if spaces == 0 else max(NEAR - spaces, 1)


@rule
def deal_likely(s: State, scratch: NordicScratch, other: int, rng: Cells) -> None:
    """Choose a seat's tickets among those it was dealt and the deck; what it leaves goes into the deck."""
    left = s.tickets[other]
    total = 0
    for ticket in range(TICKETS):
        if left >> ticket & 1:
            total += scratch.likely[other, ticket]
    for cell in range(s.ticket_deck_size):
        total += scratch.likely[other, s.ticket_deck[cell]]
    chosen = 0
    for _ in range(count_members(s.tickets[other])):
        rest = random_below(rng, total)
        ticket = 0
        while ticket < TICKETS and rest >= 0:
            if left >> ticket & 1:
                rest -= scratch.likely[other, ticket]
            ticket += 1
        if rest < 0:
            ticket -= 1
            left &= ~(1 << ticket)
        else:
            cell = 0
            while rest >= 0:
                if s.ticket_deck[cell] != NOTHING:
                    rest -= scratch.likely[other, s.ticket_deck[cell]]
                cell += 1
            ticket = s.ticket_deck[cell - 1]
            s.ticket_deck[cell - 1] = NOTHING
        chosen |= 1 << ticket
        total -= scratch.likely[other, ticket]
    s.tickets[other] = chosen
    fill_deck(s, left, rng)


@rule
def fill_deck(s: State, tickets: int, rng: Cells) -> None:
    """Put these tickets into the gaps of the deck, in random order."""
    gaps = count_members(tickets)
    for cell in range(s.ticket_deck_size):
        if s.ticket_deck[cell] == NOTHING:
            place = random_below(rng, gaps)
            gaps -= 1
            ticket = 0
            while place > 0 or not tickets >> ticket & 1:
                place -= tickets >> ticket & 1
                ticket += 1
            s.ticket_deck[cell] = ticket
            tickets &= ~(1 << ticket)
