"""The bot `planner`: plans a cheap network for all its tickets and weighs what each action does for the plan.

It looks one action ahead. What the deck may give is weighed by the cards not seen, so that no guess about
hidden cards changes a move.
"""

from __future__ import annotations

from typing import Any

from ekiben.bots.search_rules import best_rated
from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.bots.cheapest_way import TURN
from ekiben.games.nordic.bots.hypotheticals import (
    HOPELESS,
    MANY_OFFERED,
    add_card,
    best_choice,
    keep_hand,
    least_needed,
    note_odds,
    pay_shape,
    restore_hand,
    take_route,
    use_up_turn,
    worth_of_blind,
    worth_of_blind_draw,
    worth_of_card,
    worth_of_draw,
    worth_of_payment,
    worth_with_tickets,
)
from ekiben.games.nordic.bots.plan import plan_network
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.sensible import sensible
from ekiben.games.nordic.bots.worth import worth
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.payment import list_payments
from ekiben.games.nordic.state import GREY, KINDS, PLAIN, TICKETS, State
from ekiben.layout import Cells
from ekiben.rng import random_below
from ekiben.rule import rule
from ekiben.sets import count_members, first_member

OFFERS_TRIED = 6
OFFER_BONUS = 10  # for tickets drawn, in tenths of points: more than a plan shows comes of them


@rule
def planner(positions: Any, box: Box, scratch: NordicScratch, rng: Cells, moves: Cells, inner: Cells) -> int:
    """A move for the position in the first row."""
    count = sensible(positions[0], box, moves)
    if count == 1:
        return moves[0]
    weigh_moves(positions, 0, box, scratch, count, OFFERS_TRIED, rng, moves, inner)
    return best_rated(scratch, count, rng, moves)


@rule
def weigh_moves(
    positions: Any,
    at: int,
    box: Box,
    scratch: NordicScratch,
    count: int,
    offers: int,
    rng: Cells,
    moves: Cells,
    inner: Cells,
) -> None:
    """What each move is worth to the seat to move, in `ratings`; tickets are judged by some random offers."""
    asked = positions[at].decision
    seat = positions[at].seat
    if asked == decisions.TICKET:
        weigh_answers(positions[at], box, scratch, seat, count)
        return
    trial = at + 1
    positions[trial] = positions[at]
    use_up_turn(positions[trial])
    if asked == decisions.SET:
        named = name_set_card(positions[trial], box, scratch, seat)
        for i in range(count):
            scratch.ratings[i] = 0 if moves[i] == named else -TURN
        return
    tickets = positions[at].tickets[seat]
    note_odds(positions[at], scratch, seat)
    plan_network(positions[trial], box, scratch, seat, tickets)
    idle = worth(positions[trial], box, scratch, seat)
    if asked != decisions.ACTION and asked != decisions.SECOND:  # a route is being claimed
        take_route(positions[trial], box, seat, positions[trial].route)
        plan_network(positions[trial], box, scratch, seat, tickets)
        keep_hand(positions[trial], scratch, seat)
        if asked != decisions.PAYMENT:
            idle = worth_given_up(positions, at, box, scratch, seat)
            plan_network(positions[trial], box, scratch, seat, tickets)
    for i in range(count):
        move = moves[i]
        if asked == decisions.ACTION:
            if move >= m.CLAIM and move != m.PASS:
                value = worth_of_claim(positions, at, box, scratch, seat, move - m.CLAIM, idle, inner)
            else:
                value = worth_of_action(positions[trial], box, scratch, seat, move, offers, rng)
        elif asked == decisions.SECOND:
            value = worth_of_second_card(positions[trial], box, scratch, seat, move)
        elif asked == decisions.PAYMENT:
            route = positions[trial].route
            value = worth_of_payment(positions[trial], box, scratch, seat, route, move, idle)
        else:
            value = worth_of_answer(positions[trial], box, scratch, seat, move, idle)
        scratch.ratings[i] = value


# --- tickets --------------------------------------------------------------------------------------------


@rule
def weigh_answers(s: State, box: Box, scratch: NordicScratch, seat: int, count: int) -> None:
    """Keep or return the next ticket of an offer, each with the best choice of those that are left."""
    ticket = 1 << first_member(s.offered[seat])
    rest = s.offered[seat] & ~ticket
    if count_members(rest) >= MANY_OFFERED:
        rest = 0
    due = s.must_keep - s.kept
    tickets = s.tickets[seat]
    s.tickets[seat] = tickets | ticket
    kept = best_choice(s, box, scratch, seat, rest, min(due - 1, count_members(rest)))
    s.tickets[seat] = tickets
    scratch.ratings[0] = worth_with_tickets(s, box, scratch, seat, tickets | ticket | kept)
    if count > 1:
        kept = best_choice(s, box, scratch, seat, rest, min(due, count_members(rest)))
        scratch.ratings[1] = worth_with_tickets(s, box, scratch, seat, tickets | kept)


@rule
def worth_of_offer(s: State, box: Box, scratch: NordicScratch, seat: int, offers: int, rng: Cells) -> int:
    """The worth after an offer of tickets: the mean of some that may be dealt, of those never seen."""
    unseen = 0
    for ticket in range(TICKETS):
        if not (s.tickets[seat] | s.returned[seat]) >> ticket & 1:
            scratch.unseen_tickets[unseen] = ticket
            unseen += 1
    dealt = min(box.later_deal, s.ticket_deck_size)
    if unseen < dealt or dealt > MANY_OFFERED:
        return HOPELESS
    value = 0
    for _ in range(offers):
        offer = 0
        for place in range(dealt):
            other = place + random_below(rng, unseen - place)
            ticket = scratch.unseen_tickets[other]
            scratch.unseen_tickets[other] = scratch.unseen_tickets[place]
            scratch.unseen_tickets[place] = ticket
            offer |= 1 << ticket
        best = best_choice(s, box, scratch, seat, offer, min(box.later_keep, dealt))
        value += worth_with_tickets(s, box, scratch, seat, s.tickets[seat] | best)
    return value // offers + OFFER_BONUS


# --- actions --------------------------------------------------------------------------------------------


@rule
def worth_of_action(
    s: State, box: Box, scratch: NordicScratch, seat: int, move: int, offers: int, rng: Cells
) -> int:
    """The worth after drawing cards or tickets, or nothing at all."""
    if move == m.DRAW_TICKETS:
        return worth_of_offer(s, box, scratch, seat, offers, rng)
    plan_network(s, box, scratch, seat, s.tickets[seat])
    if move == m.PASS:
        return worth(s, box, scratch, seat)
    if move == m.BLIND:
        return worth_of_blind_draw(s, box, scratch, seat)
    return worth_of_draw(s, box, scratch, seat, move - m.DRAW)


@rule
def worth_of_second_card(s: State, box: Box, scratch: NordicScratch, seat: int, move: int) -> int:
    if move == m.BLIND:
        return worth_of_blind(s, box, scratch, seat)
    return worth_of_card(s, box, scratch, seat, move - m.DRAW)


@rule
def worth_of_claim(
    positions: Any, at: int, box: Box, scratch: NordicScratch, seat: int, route: int, idle: int, found: Cells
) -> int:
    """The worth once a route is claimed and paid in the best way."""
    tried = at + 2
    positions[tried] = positions[at + 1]
    take_route(positions[tried], box, seat, route)
    plan_network(positions[tried], box, scratch, seat, positions[tried].tickets[seat])
    keep_hand(positions[tried], scratch, seat)
    if box.route_kind[route] == PLAIN and box.route_colour[route] != GREY:
        add_card(positions[tried], seat, box.route_colour[route], -box.route_length[route])
        return worth(positions[tried], box, scratch, seat)
    best = HOPELESS
    for i in range(list_payments(positions[at + 1], box, seat, route, found)):
        value = worth_of_payment(positions[tried], box, scratch, seat, route, found[i], idle)
        best = max(best, value)
    return best


# --- a claim under way ----------------------------------------------------------------------------------


@rule
def name_set_card(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The next card of the sets: of all that will be laid for them the first in order."""
    take_route(s, box, seat, s.route)
    plan_network(s, box, scratch, seat, s.tickets[seat])
    lowest = KINDS
    for _ in range(s.set_cards):
        kind = least_needed(s, box, scratch, seat, s.set_from)
        add_card(s, seat, kind, -1)
        lowest = min(lowest, kind)
    return m.SET + lowest


@rule
def worth_given_up(positions: Any, at: int, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth when a tunnel is given up and the cards laid come back."""
    tried = at + 2
    positions[tried] = positions[at]
    use_up_turn(positions[tried])
    for kind in range(KINDS):
        add_card(positions[tried], seat, kind, positions[tried].laid[kind])
    plan_network(positions[tried], box, scratch, seat, positions[tried].tickets[seat])
    return worth(positions[tried], box, scratch, seat)


@rule
def worth_of_answer(s: State, box: Box, scratch: NordicScratch, seat: int, move: int, given_up: int) -> int:
    """The worth when a tunnel's further cards are paid so, or it is given up."""
    if move == m.GIVE_UP:
        return given_up
    pay_shape(s, box, scratch, seat, s.route, move, s.extra)
    value = worth(s, box, scratch, seat)
    restore_hand(s, scratch, seat)
    return value
