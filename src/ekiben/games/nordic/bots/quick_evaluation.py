"""What a position of Nordic seems worth at a glance, in tenths of points: how `greedy` judges.

Points; tickets, the less the longer their shortest ways still are; cards in hand.
"""

from __future__ import annotations

from ekiben.games.nordic.bots.cheapest_way import NO_WAY, POINT, find_way, note_spaces, note_way
from ekiben.games.nordic.bots.evaluation import evaluate
from ekiben.games.nordic.bots.plan import turns_left
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import COLOURS, GREY, KINDS, LOCOMOTIVE, TICKETS, State
from ekiben.rule import rule

CARD_HELD = 5
CARD_NEEDED = 4  # more, if a way needs it


@rule
def quick_evaluate(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The points that a seat may hope for, in tenths. When it has no turn left, cards are worth nothing and
    tickets what they will score."""
    if turns_left(s, box, seat) == 0:
        return evaluate(s, box, scratch, seat)
    note_spaces(s, box, scratch, seat)
    for kind in range(KINDS):
        scratch.cards_needed[kind] = 0
    scratch.spaces_so_far = 0
    value = POINT * s.points[seat]
    for ticket in range(TICKETS):
        if s.tickets[seat] >> ticket & 1:
            value += ticket_hope(s, box, scratch, seat, ticket)
    for kind in range(KINDS):
        held = s.hands[seat, kind] + s.laid[kind] * (s.seat == seat)
        value += CARD_HELD * held + CARD_NEEDED * min(held, scratch.cards_needed[kind])
    return value


@rule
def ticket_hope(s: State, box: Box, scratch: NordicScratch, seat: int, ticket: int) -> int:
    """A ticket counts in full when connected, nothing when its way and those of the tickets before it take
    half of the trains that are left, and against the seat when they take them all.

    The routes of its way cost the next tickets nothing, and their cards are noted as needed.
    """
    scratch.spaces_so_far += find_way(scratch, box.ticket_a[ticket], box.ticket_b[ticket])
    if scratch.spaces_so_far < NO_WAY:
        for place in range(note_way(box, scratch, box.ticket_a[ticket], box.ticket_b[ticket])):
            need_cards(box, scratch, scratch.way[place])
    trains = max(s.trains[seat], 1)
    return POINT * box.ticket_points[ticket] * (trains - 2 * min(scratch.spaces_so_far, trains)) // trains


@rule
def need_cards(box: Box, scratch: NordicScratch, route: int) -> None:
    """The cards that a route asks for; a grey one any colour."""
    spaces = box.route_length[route] - box.route_symbols[route]
    scratch.cards_needed[LOCOMOTIVE] += box.route_symbols[route]
    for colour in range(COLOURS):
        if box.route_colour[route] == GREY or box.route_colour[route] == colour:
            scratch.cards_needed[colour] += spaces
