"""What is silly about moves of Nordic: no bot makes one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ekiben.engine import Engine
from ekiben.games.nordic import decisions, moves, state
from ekiben.games.nordic.payment import best_colour_count
from ekiben.games.nordic.scoring import connected_tickets

LOOKS_FAR = [("baseline", 20), ("planner", 14), ("search:10", 2)]  # bots, and games


def gain(engine: Engine, s: Any, route: int) -> tuple[int, int]:
    """What a route brings at the end, its own points and those of the tickets that it connects; how many."""
    box: Any = engine.box
    after = s.copy()
    after.owner[route] = s.seat
    new = connected_tickets(after, box, s.seat) & ~connected_tickets(s, box, s.seat)
    tickets = [ticket for ticket in range(state.TICKETS) if new >> ticket & 1]
    points = sum(box.ticket_points[ticket] for ticket in tickets)
    return int(box.route_points[route] + 2 * points), len(tickets)


def cannot_fail(engine: Engine, s: Any, route: int) -> bool:
    """Whatever is turned up for a tunnel can be paid."""
    box: Any = engine.box
    cards = best_colour_count(s, box, s.seat, route) + s.hands[s.seat, state.LOCOMOTIVE]
    return bool(box.route_kind[route] != state.TUNNEL or cards >= box.route_length[route] + box.reveal)


def faults(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What is silly about a move of Nordic."""
    box: Any = engine.box
    if s.decision == decisions.ACTION and s.last_turns > 0 and len(legal) > 1:
        yield from faults_of_last_turn(engine, s, move, legal)
    if s.decision == decisions.EXTRA and len(legal) > 1 and move == moves.GIVE_UP:
        yield "gives up a tunnel that it could pay"
    if s.decision == decisions.TICKET and move >= moves.RETURN:
        ticket = move - moves.RETURN
        after = s.copy()
        after.tickets[s.seat] |= 1 << ticket
        if connected_tickets(after, box, s.seat) >> ticket & 1:
            yield "returns a ticket that its routes connect"


def faults_of_last_turn(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """The same of the action of a seat's last turn."""
    if move == moves.DRAW_TICKETS:
        yield "draws tickets in its last turn"
    elif move < moves.DRAW_TICKETS:
        if claims_of(legal):
            yield "draws cards in its last turn although it could claim a route"
    elif s.last_turns == 1:  # nobody is left from whom to take a route
        yield from lesser_claims(engine, s, move, legal)


def claims_of(legal: list[int]) -> list[int]:
    """The routes that can be claimed."""
    return [each - moves.CLAIM for each in legal if moves.CLAIM <= each < moves.PAY]


def lesser_claims(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """A claim in a last turn for fewer points than another would bring."""
    box: Any = engine.box
    points, tickets = gain(engine, s, move - moves.CLAIM)
    for route in claims_of(legal):
        more, with_tickets = gain(engine, s, route)
        bonus = box.globetrotter if tickets > with_tickets else 0  # perhaps it makes the Globetrotter
        if more > points + bonus and cannot_fail(engine, s, route):
            yield "claims a route in its last turn that brings less than another"
            return


def slips(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What a bot that looks far ahead may have a reason for, and one that does not has none."""
    box: Any = engine.box
    if s.decision == decisions.PAYMENT and box.route_symbols[s.route] and s.last_turns == 0:
        left = s.hands[s.seat, state.LOCOMOTIVE] - moves.paid_locomotives(move)
        if moves.paid_sets(move) and left >= 3:
            yield "pays three cards for a locomotive and keeps three locomotives"
    if s.decision == decisions.ACTION and s.last_turns > 1 and moves.CLAIM <= move < moves.PAY:
        yield from lesser_claims(engine, s, move, legal)
