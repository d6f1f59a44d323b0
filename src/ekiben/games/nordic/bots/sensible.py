"""The moves of Nordic that are worth considering, and what to claim in a last turn."""

from __future__ import annotations

from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.bots.cheapest_way import is_connected, label_cities
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import can_claim
from ekiben.games.nordic.network import reach
from ekiben.games.nordic.payment import best_colour_count
from ekiben.games.nordic.rules import legal
from ekiben.games.nordic.state import LOCOMOTIVE, NOBODY, ROUTES, TICKETS, TUNNEL, State
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import first_member


@rule
def sensible(s: State, box: Box, out: Cells) -> int:
    """The legal moves but for those that only give something away; how many.

    A ticket that is connected already is kept, and a tunnel is paid if that is possible. In a seat's last
    turn cards are worth nothing: it claims a route if it can, and else does not gamble for tickets.
    """
    count = legal(s, box, out)
    if s.decision == decisions.TICKET:
        return 1 if is_gift(s, box, first_member(s.offered[s.seat])) else count  # to keep it comes first
    if s.decision == decisions.EXTRA:
        return max(count - 1, 1)  # to give up comes last
    if s.decision == decisions.ACTION and s.last_turns > 0:
        return last_actions(out, count)
    return count


@rule
def is_gift(s: State, box: Box, ticket: int) -> bool:
    """Whether the routes of the seat asked connect a ticket."""
    return reach(s, box, s.seat, box.ticket_a[ticket]) >> box.ticket_b[ticket] & 1 != 0


@rule
def last_actions(out: Cells, count: int) -> int:
    """Of the actions of a last turn the claims, else cards, else what there is."""
    claims = 0
    draws = 0
    for i in range(count):
        if out[i] < m.DRAW_TICKETS:
            draws += 1
        elif out[i] >= m.CLAIM and out[i] != m.PASS:
            out[claims] = out[i]
            claims += 1
    if claims > 0:
        return claims
    return draws if draws > 0 else count


@rule
def best_last_claim(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The route that brings most in a seat's last turn, or NOBODY; a tunnel that may fail counts half."""
    label_cities(s, box, scratch, seat)
    most = 0
    best = NOBODY
    for route in range(ROUTES):
        if s.owner[route] == NOBODY and can_claim(s, box, seat, route):
            gain = final_gain(s, box, scratch, seat, route)
            if not may_fail(s, box, seat, route):
                gain *= 2
            if gain > most:
                most = gain
                best = route
    return best


@rule
def final_gain(s: State, box: Box, scratch: NordicScratch, seat: int, route: int) -> int:
    """The points of a route and of the tickets that it connects, which no longer count against the seat."""
    gain = box.route_points[route]
    one = scratch.label[box.route_a[route]]
    other = scratch.label[box.route_b[route]]
    for ticket in range(TICKETS):
        if s.tickets[seat] >> ticket & 1 and not is_connected(box, scratch, ticket):
            start = scratch.label[box.ticket_a[ticket]]
            end = scratch.label[box.ticket_b[ticket]]
            if (start == one and end == other) or (start == other and end == one):
                gain += 2 * box.ticket_points[ticket]
    return gain


@rule
def may_fail(s: State, box: Box, seat: int, route: int) -> bool:
    """Whether more may be turned up for a tunnel than a seat can pay."""
    cards = best_colour_count(s, box, seat, route) + s.hands[seat, LOCOMOTIVE]
    return box.route_kind[route] == TUNNEL and cards < box.route_length[route] + box.reveal
