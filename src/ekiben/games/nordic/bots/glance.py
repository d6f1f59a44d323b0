"""What a position of Nordic seems worth at a glance, in tenths of points: how `greedy` judges.

Points; tickets, the less the longer their shortest ways still are; cards in hand.
"""

from __future__ import annotations

from ekiben.bots.mind import Mind
from ekiben.games.nordic.bots.evaluation import evaluate
from ekiben.games.nordic.bots.plan import turns_left
from ekiben.games.nordic.bots.trying import TRYING_USED
from ekiben.games.nordic.bots.ways import NO_WAY, WAY, find_way, note_spaces, note_way
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import COLOURS, GREY, KINDS, LOCOMOTIVE, TICKETS, State
from ekiben.rule import rule

NEEDED = TRYING_USED  # + kind: cards that the shortest ways ask for; in `mind.notes`
SPACES_SO_FAR = TRYING_USED + KINDS  # of the ways of the tickets looked at

CARD_HELD = 5
CARD_NEEDED = 4  # more, if a way needs it


@rule
def glance(s: State, box: Box, mind: Mind, seat: int) -> int:
    """The points that a seat may hope for, in tenths. When it has no turn left, cards are worth nothing and
    tickets what they will score."""
    if turns_left(s, box, seat) == 0:
        return evaluate(s, box, mind, seat)
    note_spaces(s, box, mind, seat)
    for kind in range(KINDS):
        mind.notes[NEEDED + kind] = 0
    mind.notes[SPACES_SO_FAR] = 0
    value = 10 * s.points[seat]
    for ticket in range(TICKETS):
        if s.tickets[seat] >> ticket & 1:
            value += ticket_hope(s, box, mind, seat, ticket)
    for kind in range(KINDS):
        held = s.hands[seat, kind] + s.laid[kind] * (s.seat == seat)
        value += CARD_HELD * held + CARD_NEEDED * min(held, mind.notes[NEEDED + kind])
    return value


@rule
def ticket_hope(s: State, box: Box, mind: Mind, seat: int, ticket: int) -> int:
    """A ticket counts in full when connected, nothing when its way and those of the tickets before it take
    half of the trains that are left, and against the seat when they take them all.

    The routes of its way cost the next tickets nothing, and their cards are noted as needed.
    """
    mind.notes[SPACES_SO_FAR] += find_way(mind, box.ticket_a[ticket], box.ticket_b[ticket])
    if mind.notes[SPACES_SO_FAR] < NO_WAY:
        for place in range(note_way(box, mind, box.ticket_a[ticket], box.ticket_b[ticket])):
            need_cards(box, mind, mind.notes[WAY + place])
    trains = max(s.trains[seat], 1)
    return 10 * box.ticket_points[ticket] * (trains - 2 * min(mind.notes[SPACES_SO_FAR], trains)) // trains


@rule
def need_cards(box: Box, mind: Mind, route: int) -> None:
    """The cards that a route asks for; a grey one any colour."""
    spaces = box.route_length[route] - box.route_symbols[route]
    mind.notes[NEEDED + LOCOMOTIVE] += box.route_symbols[route]
    for colour in range(COLOURS):
        if box.route_colour[route] == GREY or box.route_colour[route] == colour:
            mind.notes[NEEDED + colour] += spaces
