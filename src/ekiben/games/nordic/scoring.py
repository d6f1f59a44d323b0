"""The final scoring (rules 1.13, ruling 16)."""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.network import longest_path, reach
from ekiben.games.nordic.state import TICKETS, State
from ekiben.layout import Grid
from ekiben.rule import rule

# Columns of the score table
ROUTES_PART = 0  # points for routes
CONNECTED = 1  # points of tickets connected
UNCONNECTED = 2  # of the others, negative
GLOBETROTTER = 3
TICKETS_PART = 4  # number of tickets connected: the first tie-break
TOTAL = 5
WIN = 6

WHOLE_WIN = 6  # shared by 2 or 3 without a remainder


@rule
def connected_tickets(s: State, box: Box, seat: int) -> int:
    """The tickets whose cities a seat's routes connect."""
    connected = 0
    cities = 0
    for ticket in range(TICKETS):
        if s.tickets[seat] >> ticket & 1:
            if not cities >> box.ticket_a[ticket] & 1:
                cities = reach(s, box, seat, box.ticket_a[ticket])
            if cities >> box.ticket_b[ticket] & 1:
                connected |= 1 << ticket
    return connected


@rule
def score_tickets(s: State, box: Box, seat: int, out: Grid) -> None:
    """Plus for each ticket connected, minus for each other."""
    connected = connected_tickets(s, box, seat)
    out[seat, CONNECTED] = 0
    out[seat, UNCONNECTED] = 0
    out[seat, TICKETS_PART] = 0
    for ticket in range(TICKETS):
        if connected >> ticket & 1:
            out[seat, CONNECTED] += box.ticket_points[ticket]
            out[seat, TICKETS_PART] += 1
        elif s.tickets[seat] >> ticket & 1:
            out[seat, UNCONNECTED] -= box.ticket_points[ticket]


@rule
def score(s: State, box: Box, out: Grid) -> None:
    """A line for each seat; as it would be if the game ended now."""
    most_tickets = 0
    for seat in range(s.players):
        score_tickets(s, box, seat, out)
        most_tickets = max(most_tickets, out[seat, TICKETS_PART])
    for seat in range(s.players):
        out[seat, ROUTES_PART] = s.points[seat]
        out[seat, GLOBETROTTER] = box.globetrotter if out[seat, TICKETS_PART] == most_tickets else 0
        out[seat, TOTAL] = 0
        for part in range(TICKETS_PART):
            out[seat, TOTAL] += out[seat, part]
    score_win(s, box, out)


@rule
def is_behind(out: Grid, seat: int, other: int) -> bool:
    """Fewer points, or as many and fewer tickets connected."""
    if out[seat, TOTAL] != out[other, TOTAL]:
        return out[seat, TOTAL] < out[other, TOTAL]
    return out[seat, TICKETS_PART] < out[other, TICKETS_PART]


@rule
def score_win(s: State, box: Box, out: Grid) -> None:
    """The best total; ties: more tickets connected, then the longest path, then shared."""
    leaders = 0
    for seat in range(s.players):
        behind = False
        for other in range(s.players):
            behind = behind or is_behind(out, seat, other)
        out[seat, WIN] = 0 if behind else 1
        leaders += out[seat, WIN]
    if leaders > 1:
        leaders = break_tie(s, box, out)
    for seat in range(s.players):
        out[seat, WIN] *= WHOLE_WIN // leaders


@rule
def break_tie(s: State, box: Box, out: Grid) -> int:
    """The longest path among those tied; how many stay tied."""
    best = 0
    for seat in range(s.players):
        if out[seat, WIN]:
            out[seat, WIN] = 1 + longest_path(s, box, seat)
            best = max(best, out[seat, WIN])
    leaders = 0
    for seat in range(s.players):
        out[seat, WIN] = 1 if out[seat, WIN] == best else 0
        leaders += out[seat, WIN]
    return leaders
