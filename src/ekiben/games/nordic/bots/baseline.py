"""The bot `baseline`: plays simply and sensibly, one ticket after another.

It claims what it can pay for on the shortest way of a ticket, else takes a card that such a way needs, else
draws blind. It never asks for more tickets: when its own are done, it claims whatever it can.
"""

from __future__ import annotations

from typing import Any

from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.bots.cheapest_way import (
    NO_WAY,
    find_way,
    is_connected,
    label_cities,
    note_spaces,
    note_way,
)
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.sensible import best_last_claim, sensible
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import can_claim
from ekiben.games.nordic.payment import best_colour_count
from ekiben.games.nordic.state import GREY, LOCOMOTIVE, NOBODY, ROUTES, TICKETS, State
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import count_members, first_member


@rule
def baseline(positions: Any, box: Box, scratch: NordicScratch, rng: Cells, moves: Cells, inner: Cells) -> int:
    """A move for the position in the first row."""
    count = sensible(positions[0], box, moves)
    asked = positions[0].decision
    seat = positions[0].seat
    if asked == decisions.TICKET:
        return simple_answer(positions[0], box, scratch, seat)
    if asked != decisions.ACTION and asked != decisions.SECOND:
        return moves[0]  # colours before locomotives, no sets if it can be helped
    wanted = note_nearest_way(positions[0], box, scratch, seat)
    if asked == decisions.ACTION:
        move = simple_claim(positions[0], box, scratch, seat, wanted)
        if move != NOBODY:
            return move
    for i in range(count):
        if m.DRAW <= moves[i] < m.BLIND and helps(
            positions[0], box, scratch, seat, wanted, moves[i] - m.DRAW
        ):
            return moves[i]
    for i in range(count):
        if moves[i] == m.BLIND:
            return m.BLIND
    return moves[0]


@rule
def missing_for(s: State, box: Box, scratch: NordicScratch, seat: int, tickets: int) -> int:
    """Spaces that these tickets need together, the way of each after those before it."""
    note_spaces(s, box, scratch, seat)
    spaces = 0
    for ticket in range(TICKETS):
        if tickets >> ticket & 1:
            spaces += find_way(scratch, box.ticket_a[ticket], box.ticket_b[ticket])
            if spaces >= NO_WAY:
                return spaces
            note_way(box, scratch, box.ticket_a[ticket], box.ticket_b[ticket])
    return spaces


@rule
def simple_answer(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """Keep as few as allowed: those that add least to the network for their points."""
    ticket = first_member(s.offered[seat])
    left = count_members(s.offered[seat])
    better = 0
    own = simple_rating(s, box, scratch, seat, ticket)
    for other in range(ticket + 1, TICKETS):
        if s.offered[seat] >> other & 1 and simple_rating(s, box, scratch, seat, other) < own:
            better += 1
    keep = s.kept + left <= s.must_keep or (s.kept < s.must_keep and better < s.must_keep - s.kept)
    return m.KEEP + ticket if keep else m.RETURN + ticket


@rule
def simple_rating(s: State, box: Box, scratch: NordicScratch, seat: int, ticket: int) -> int:
    """Spaces that a ticket adds, less half its points; less is better."""
    return 2 * missing_for(s, box, scratch, seat, s.tickets[seat] | 1 << ticket) - box.ticket_points[ticket]


@rule
def note_nearest_way(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """Note the missing routes of the ticket with the fewest missing spaces. Returns how many."""
    note_spaces(s, box, scratch, seat)
    label_cities(s, box, scratch, seat)
    least = int(s.trains[seat]) + 1
    nearest = NOBODY
    for ticket in range(TICKETS):
        if s.tickets[seat] >> ticket & 1 and not is_connected(box, scratch, ticket):
            spaces = find_way(scratch, box.ticket_a[ticket], box.ticket_b[ticket])
            if spaces < least:
                least = spaces
                nearest = ticket
    if nearest == NOBODY:
        return 0
    find_way(scratch, box.ticket_a[nearest], box.ticket_b[nearest])
    return note_way(box, scratch, box.ticket_a[nearest], box.ticket_b[nearest])


@rule
def simple_claim(s: State, box: Box, scratch: NordicScratch, seat: int, wanted: int) -> int:
    """A route of the way, or its double, if it can be paid; without a way any route; the longest first. In
    the last turn the best of all. Or NOBODY."""
    best = best_last_claim(s, box, scratch, seat) if s.last_turns > 0 else NOBODY
    if best != NOBODY:
        return m.CLAIM + best
    for place in range(wanted):
        route = scratch.way[place]
        best = longer_claim(s, box, seat, best, route)
        if box.route_twin[route] != NOBODY:
            best = longer_claim(s, box, seat, best, box.route_twin[route])
    if wanted == 0:
        for route in range(ROUTES):
            best = longer_claim(s, box, seat, best, route)
    return m.CLAIM + best if best != NOBODY else NOBODY


@rule
def longer_claim(s: State, box: Box, seat: int, best: int, route: int) -> int:
    """The route if it can be claimed and is longer than the best one so far; else that one."""
    if best != NOBODY and box.route_length[route] <= box.route_length[best]:
        return best
    return route if can_claim(s, box, seat, route) else best


@rule
def helps(s: State, box: Box, scratch: NordicScratch, seat: int, wanted: int, kind: int) -> bool:
    """Whether a card would help to pay for a route of the way."""
    for place in range(wanted):
        route = scratch.way[place]
        spaces = box.route_length[route] - box.route_symbols[route]
        if kind == LOCOMOTIVE:
            if s.hands[seat, LOCOMOTIVE] < box.route_symbols[route]:
                return True
        elif box.route_colour[route] == kind:
            if s.hands[seat, kind] < spaces:
                return True
        elif box.route_colour[route] == GREY and s.hands[seat, kind] < spaces:
            if s.hands[seat, kind] == best_colour_count(s, box, seat, route):
                return True
    return False
