"""The bot `planner`: plans a cheap network for all its tickets and weighs what each action does for the plan.

It looks one action ahead. What the deck may give is weighed by the cards not seen, so that no guess about
hidden cards changes a move.
"""

from __future__ import annotations

from typing import Any

from ekiben.chance import below
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.decisions import legal
from ekiben.games.nordic.moves import (
    M_BLIND,
    M_CLAIM,
    M_DRAW,
    M_GIVE_UP,
    M_KEEP,
    M_PASS,
    M_RETURN,
    M_SET,
    M_TICKETS,
    paid_colour,
    paid_locomotives,
)
from ekiben.games.nordic.payment import list_payments
from ekiben.games.nordic.players.plan import plan_network
from ekiben.games.nordic.players.trying import (
    HOPELESS,
    MANY_OFFERED,
    TRYING_USED,
    add_card,
    best_choice,
    keep_hand,
    least_needed,
    note_odds,
    take_route,
    use_up_turn,
    worth_of_blind,
    worth_of_blind_draw,
    worth_of_card,
    worth_of_draw,
    worth_of_payment,
    worth_with_tickets,
)
from ekiben.games.nordic.players.worth import worth
from ekiben.games.nordic.state import (
    CHOOSE_ACTION,
    CHOOSE_PAYMENT,
    CHOOSE_SECOND,
    CHOOSE_SET,
    CHOOSE_TICKET,
    GREY,
    NO_COLOUR,
    PLAIN,
    TICKETS,
    State,
)
from ekiben.games.nordic.tickets import count_members, first_member, may_return
from ekiben.layout import Cells
from ekiben.players.mind import Mind
from ekiben.rule import rule

UNSEEN = TRYING_USED  # + place: a ticket never seen; in `mind.notes`
OFFERS_TRIED = 6
OFFER_BONUS = 10  # for tickets drawn, in tenths of points: more than a plan shows comes of them


@rule
def planner(positions: Any, box: Box, mind: Mind, rng: Cells, moves: Cells, inner: Cells) -> int:
    """A move for the position in the first row."""
    seat = positions[0].seat
    count = legal(positions[0], box, moves)
    if count == 1:
        return moves[0]
    asked = positions[0].decision
    if asked == CHOOSE_TICKET:
        return answer_offer(positions[0], box, mind, seat)
    positions[1] = positions[0]
    use_up_turn(positions[1])
    if asked == CHOOSE_SET:
        return name_set_card(positions[1], box, mind, seat)
    note_odds(positions[0], mind, seat)
    plan_network(positions[1], box, mind, seat, positions[0].tickets[seat])
    idle = worth(positions[1], box, mind, seat)
    best = HOPELESS
    chosen = moves[0]
    ties = 1
    if asked != CHOOSE_ACTION and asked != CHOOSE_SECOND:  # a route is being claimed
        take_route(positions[1], box, seat, positions[1].route)
        plan_network(positions[1], box, mind, seat, positions[0].tickets[seat])
        keep_hand(positions[1], mind, seat)
        if asked != CHOOSE_PAYMENT:
            idle = worth_given_up(positions, box, mind, seat)
            plan_network(positions[1], box, mind, seat, positions[0].tickets[seat])
    for i in range(count):
        move = moves[i]
        if asked == CHOOSE_ACTION:
            if move >= M_CLAIM and move != M_PASS:
                value = worth_of_claim(positions, box, mind, seat, move - M_CLAIM, idle, inner)
            else:
                value = worth_of_action(positions[1], box, mind, seat, move, rng)
        elif asked == CHOOSE_SECOND:
            value = worth_of_second_card(positions[1], box, mind, seat, move)
        elif asked == CHOOSE_PAYMENT:
            value = worth_of_payment(positions[1], box, mind, seat, positions[1].route, move, idle)
        else:
            value = worth_of_answer(positions[1], box, mind, seat, move, idle)
        ties = ties + 1 if value == best else 1
        if value > best or (value == best and below(rng, ties) == 0):
            best = value
            chosen = move
    return chosen


# --- tickets --------------------------------------------------------------------------------------------


@rule
def answer_offer(s: State, box: Box, mind: Mind, seat: int) -> int:
    """Keep or return the next ticket of an offer: as in the best choice of all that are left."""
    ticket = first_member(s.offered[seat])
    if count_members(s.offered[seat]) > MANY_OFFERED:
        with_it = worth_with_tickets(s, box, mind, seat, s.tickets[seat] | 1 << ticket)
        without = worth_with_tickets(s, box, mind, seat, s.tickets[seat])
        kept = with_it > without
    else:
        choice = best_choice(s, box, mind, seat, s.offered[seat], s.must_keep - s.kept)
        kept = choice >> ticket & 1 == 1
    return M_KEEP + ticket if kept or not may_return(s, seat) else M_RETURN + ticket


@rule
def worth_of_offer(s: State, box: Box, mind: Mind, seat: int, rng: Cells) -> int:
    """The worth after an offer of tickets: the mean of some that may be dealt, of those never seen."""
    unseen = 0
    for ticket in range(TICKETS):
        if not (s.tickets[seat] | s.returned[seat]) >> ticket & 1:
            mind.notes[UNSEEN + unseen] = ticket
            unseen += 1
    dealt = min(box.later_deal, s.ticket_deck_size)
    if unseen < dealt or dealt > MANY_OFFERED:
        return HOPELESS
    value = 0
    for _ in range(OFFERS_TRIED):
        offer = 0
        for place in range(dealt):
            other = place + below(rng, unseen - place)
            ticket = mind.notes[UNSEEN + other]
            mind.notes[UNSEEN + other] = mind.notes[UNSEEN + place]
            mind.notes[UNSEEN + place] = ticket
            offer |= 1 << ticket
        best = best_choice(s, box, mind, seat, offer, min(box.later_keep, dealt))
        value += worth_with_tickets(s, box, mind, seat, s.tickets[seat] | best)
    return value // OFFERS_TRIED + OFFER_BONUS


# --- actions --------------------------------------------------------------------------------------------


@rule
def worth_of_action(s: State, box: Box, mind: Mind, seat: int, move: int, rng: Cells) -> int:
    """The worth after drawing cards or tickets, or nothing at all."""
    if move == M_TICKETS:
        return worth_of_offer(s, box, mind, seat, rng)
    plan_network(s, box, mind, seat, s.tickets[seat])
    if move == M_PASS:
        return worth(s, box, mind, seat)
    if move == M_BLIND:
        return worth_of_blind_draw(s, box, mind, seat)
    return worth_of_draw(s, box, mind, seat, move - M_DRAW)


@rule
def worth_of_second_card(s: State, box: Box, mind: Mind, seat: int, move: int) -> int:
    """The worth after the second card."""
    if move == M_BLIND:
        return worth_of_blind(s, box, mind, seat)
    return worth_of_card(s, box, mind, seat, move - M_DRAW)


@rule
def worth_of_claim(
    positions: Any, box: Box, mind: Mind, seat: int, route: int, idle: int, payments: Cells
) -> int:
    """The worth once a route is claimed and paid in the best way."""
    positions[2] = positions[1]
    take_route(positions[2], box, seat, route)
    plan_network(positions[2], box, mind, seat, positions[2].tickets[seat])
    keep_hand(positions[2], mind, seat)
    if box.route_kind[route] == PLAIN and box.route_colour[route] != GREY:
        add_card(positions[2], seat, box.route_colour[route], -box.route_length[route])
        return worth(positions[2], box, mind, seat)
    best = HOPELESS
    for i in range(list_payments(positions[1], box, seat, route, payments)):
        value = worth_of_payment(positions[2], box, mind, seat, route, payments[i], idle)
        best = max(best, value)
    return best


# --- a claim under way ----------------------------------------------------------------------------------


@rule
def name_set_card(s: State, box: Box, mind: Mind, seat: int) -> int:
    """The next card of the sets: of all that will be laid for them the first in order."""
    take_route(s, box, seat, s.route)
    plan_network(s, box, mind, seat, s.tickets[seat])
    lowest = 1000
    for _ in range(s.set_cards):
        kind = least_needed(s, mind, seat, s.set_from)
        add_card(s, seat, kind, -1)
        lowest = min(lowest, kind)
    return M_SET + lowest


@rule
def worth_given_up(positions: Any, box: Box, mind: Mind, seat: int) -> int:
    """The worth when a tunnel is given up and the cards laid come back."""
    positions[2] = positions[0]
    use_up_turn(positions[2])
    for kind in range(9):
        add_card(positions[2], seat, kind, positions[2].laid[kind])
    plan_network(positions[2], box, mind, seat, positions[2].tickets[seat])
    return worth(positions[2], box, mind, seat)


@rule
def worth_of_answer(s: State, box: Box, mind: Mind, seat: int, move: int, given_up: int) -> int:
    """The worth when a tunnel's further cards are paid so, or it is given up."""
    if move == M_GIVE_UP:
        return given_up
    jokers = paid_locomotives(move)
    colour = paid_colour(move)
    add_card(s, seat, 8, -jokers)
    if colour != NO_COLOUR:
        add_card(s, seat, colour, jokers - s.extra)
    value = worth(s, box, mind, seat)
    add_card(s, seat, 8, jokers)
    if colour != NO_COLOUR:
        add_card(s, seat, colour, s.extra - jokers)
    return value
