"""How a search plays a game on after its tree: quickly, each seat along a plan that it keeps.

A seat claims the longest route of its plan that it can pay for, or else takes a card that the plan needs.
It plans again only if its tickets have changed or a planned route is gone. With nothing left to plan it takes
new tickets, or long routes when the end is near.
"""

from __future__ import annotations

from typing import Any

from ekiben.bots.search_rules import WHOLE
from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.bots.cheapest_way import WHOLE_TURN, find_way, is_connected
from ekiben.games.nordic.bots.hypotheticals import MANY_OFFERED, best_choice
from ekiben.games.nordic.bots.plan import plan_network, turns_left, turns_to_place
from ekiben.games.nordic.bots.planner import OFFERS_TRIED, weigh_moves
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.sensible import best_last_claim
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.claim import can_claim, legal_extras, legal_set_cards, owns_twin
from ekiben.games.nordic.draw import legal_draws
from ekiben.games.nordic.moves import paid_colour, paid_locomotives, paid_sets
from ekiben.games.nordic.payment import list_payments
from ekiben.games.nordic.state import COLOURS, GREY, KINDS, LOCOMOTIVE, NO_COLOUR, NOBODY, ROUTES, State
from ekiben.games.nordic.tickets import may_return
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import count_members, first_member

CHEAP = 7  # tenths of points that a way may cost for each point of a ticket offered
TIME_FOR_TICKETS = 50  # tenths of turns
LOCOMOTIVE_MORE = 2  # cards of a colour that a locomotive is preferred to
CARD_MISSED = 2  # how much a card is missed that the plan needs …
LOCOMOTIVE_MISSED = 4  # … a locomotive …
SET_MISSED = 8  # … and the cards of a set
LONG = 4  # spaces of a route worth claiming without a plan
LAST_TURNS = 40  # tenths: any route counts then
FULL_HAND = 16
POINTS_A_TRAIN = 2  # of a ticket offered, that a train to spare makes worth keeping
TOO_MUCH = 1 << 20  # no payment is missed as much

# Quick moves win more than the planner's, 56 % of 1000 games; so a search departs from them with reason only
PREFERRED = 30  # thousandths of a win that one is taken to be better than the planner's move


@rule
def rollout_move(positions: Any, at: int, box: Box, scratch: NordicScratch, rng: Cells, moves: Cells) -> int:
    return quick_move(positions[at], box, scratch, moves)


@rule
def quick_move(s: State, box: Box, scratch: NordicScratch, moves: Cells) -> int:
    """The same for a position."""
    asked = s.decision
    seat = s.seat
    if asked == decisions.TICKET:
        return quick_answer(s, box, scratch, seat)
    if asked in (decisions.ACTION, decisions.SECOND):
        renew_plan(s, box, scratch, seat)
        if asked == decisions.ACTION:
            move = quick_claim(s, box, scratch, seat)
            if move != NOBODY:
                return move
        return quick_draw(s, box, scratch, seat, moves)
    if asked == decisions.PAYMENT:
        return quick_payment(s, box, scratch, seat, moves)
    if asked == decisions.SET:
        legal_set_cards(s, seat, moves)
    else:
        legal_extras(s, seat, moves)
    return moves[0]


# --- the plan that is kept ------------------------------------------------------------------------------


@rule
def renew_plan(s: State, box: Box, scratch: NordicScratch, seat: int) -> None:
    """Plan again if the plan does not fit any more."""
    if plan_fits(s, box, scratch, seat):
        return
    tickets = s.tickets[seat]
    plan_network(s, box, scratch, seat, tickets)
    size = scratch.plan_size
    scratch.kept_size[seat] = size
    scratch.kept_tickets[seat] = tickets
    scratch.kept_trains[seat] = s.trains[seat]
    for place in range(size):
        scratch.kept_plan[seat, place] = scratch.plan[place]


@rule
def plan_fits(s: State, box: Box, scratch: NordicScratch, seat: int) -> bool:
    """The same tickets, no claim besides the plan, and all its routes own or free."""
    if scratch.kept_tickets[seat] != s.tickets[seat]:
        return False
    trains = s.trains[seat]
    for place in range(scratch.kept_size[seat]):
        route = scratch.kept_plan[seat, place]
        if s.owner[route] == seat:
            trains += box.route_length[route]
        elif s.owner[route] != NOBODY or owns_twin(s, box, seat, route):
            return False
    return trains == scratch.kept_trains[seat]


# --- moves ----------------------------------------------------------------------------------------------


@rule
def quick_claim(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The longest route of the plan that can be paid; without a plan tickets or a long route; in the last
    turn the best route of all; or NOBODY."""
    best = best_last_claim(s, box, scratch, seat) if s.last_turns > 0 else NOBODY
    if best != NOBODY:
        return m.CLAIM + best
    longest = 0
    missing = 0
    for place in range(scratch.kept_size[seat]):
        route = scratch.kept_plan[seat, place]
        if s.owner[route] == NOBODY:
            missing += 1
            if box.route_length[route] > longest and can_claim(s, box, seat, route):
                longest = box.route_length[route]
                best = route
    if missing == 0:
        left = min(turns_left(s, box, seat), turns_to_place(s, box, seat) + WHOLE_TURN)
        if left >= TIME_FOR_TICKETS and s.ticket_deck_size > 0:
            return m.DRAW_TICKETS
        longest = 0 if left <= LAST_TURNS or s.hand_size[seat] >= FULL_HAND else LONG - 1
        for route in range(ROUTES):
            if box.route_length[route] > longest and can_claim(s, box, seat, route):
                longest = box.route_length[route]
                best = route
    return m.CLAIM + best if best != NOBODY else NOBODY


@rule
def note_lacking(s: State, box: Box, scratch: NordicScratch, seat: int) -> None:
    """Cards by kind still missing for the plan; a grey route takes the colour that the hand has most of."""
    for kind in range(KINDS):
        scratch.lacking[kind] = -s.hands[seat, kind]
    for place in range(scratch.kept_size[seat]):
        route = scratch.kept_plan[seat, place]
        if s.owner[route] == NOBODY:
            scratch.lacking[LOCOMOTIVE] += box.route_symbols[route]
            if box.route_colour[route] != GREY:
                scratch.lacking[box.route_colour[route]] += box.route_length[route] - box.route_symbols[route]
    for place in range(scratch.kept_size[seat]):
        route = scratch.kept_plan[seat, place]
        if s.owner[route] == NOBODY and box.route_colour[route] == GREY:
            most = 0
            for colour in range(COLOURS):
                if scratch.lacking[colour] < scratch.lacking[most]:
                    most = colour
            scratch.lacking[most] += box.route_length[route] - box.route_symbols[route]


@rule
def quick_draw(s: State, box: Box, scratch: NordicScratch, seat: int, moves: Cells) -> int:
    """The face-up card that the plan needs most of, else a blind one."""
    count = legal_draws(s, box, moves)
    if count == 0:
        return m.DRAW_TICKETS if s.ticket_deck_size > 0 else last_resort(s, box, seat)
    note_lacking(s, box, scratch, seat)
    best = 0
    chosen = moves[0]
    blind = False
    for i in range(count):
        if moves[i] == m.BLIND:
            blind = True
        else:
            kind = moves[i] - m.DRAW
            lack = scratch.lacking[kind] + (LOCOMOTIVE_MORE if kind == LOCOMOTIVE else 0)
            if lack > best:
                best = lack
                chosen = moves[i]
    return m.BLIND if best == 0 and blind else chosen


@rule
def last_resort(s: State, box: Box, seat: int) -> int:
    """Any claim, or pass."""
    for route in range(ROUTES):
        if can_claim(s, box, seat, route):
            return m.CLAIM + route
    return m.PASS


@rule
def quick_payment(s: State, box: Box, scratch: NordicScratch, seat: int, moves: Cells) -> int:
    """The payment whose cards are missed least."""
    note_lacking(s, box, scratch, seat)
    route = s.route
    least = TOO_MUCH
    chosen = moves[0]
    for i in range(list_payments(s, box, seat, route, moves)):
        jokers = paid_locomotives(moves[i])
        sets = paid_sets(moves[i])
        cost = LOCOMOTIVE_MISSED * jokers + SET_MISSED * sets
        colour = paid_colour(moves[i])
        if colour != NO_COLOUR:
            cards = box.route_length[route] - jokers - sets
            cost += CARD_MISSED * max(0, scratch.lacking[colour] + cards)
        if cost < least:
            least = cost
            chosen = moves[i]
    return chosen


@rule
def quick_answer(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The seat that thinks chooses well; the others keep a ticket that is connected, or whose way beside the
    plan costs little."""
    ticket = first_member(s.offered[seat])
    if not may_return(s, seat):
        return m.KEEP + ticket
    if seat == scratch.me and count_members(s.offered[seat]) <= MANY_OFFERED:
        kept = best_choice(s, box, scratch, seat, s.offered[seat], s.must_keep - s.kept)
        return m.KEEP + ticket if kept >> ticket & 1 else m.RETURN + ticket
    plan_network(s, box, scratch, seat, s.tickets[seat])
    points = box.ticket_points[ticket]
    cheap = find_way(scratch, box.ticket_a[ticket], box.ticket_b[ticket]) <= CHEAP * points
    spare = s.trains[seat] - scratch.spaces
    keep = is_connected(box, scratch, ticket) or (cheap and spare >= points // POINTS_A_TRAIN)
    return m.KEEP + ticket if keep else m.RETURN + ticket


# --- what moves seem worth before they are tried --------------------------------------------------------


@rule
def rate(
    positions: Any, box: Box, scratch: NordicScratch, count: int, rng: Cells, moves: Cells, inner: Cells
) -> None:
    """The seat that thinks prefers its quick move and judges the others as the planner does; of other seats
    only the quick move is expected."""
    seat = positions[1].seat
    even = WHOLE // 2
    if seat == scratch.me:
        rate_as_planner(positions, box, scratch, count, rng, moves, inner)
    expected = quick_move(positions[1], box, scratch, inner)
    for i in range(count):
        if moves[i] == expected:
            scratch.ratings[i] = even + PREFERRED if seat == scratch.me else even
        elif seat != scratch.me:
            scratch.ratings[i] = 0


@rule
def rate_as_planner(
    positions: Any, box: Box, scratch: NordicScratch, count: int, rng: Cells, moves: Cells, inner: Cells
) -> None:
    """Half a win for the planner's move, less for those that it thinks worse.

    Tickets take most of the planner's time; they are weighed well only in the turn that is thought about.
    """
    offers = OFFERS_TRIED if positions[1].turns == positions[0].turns else 1
    weigh_moves(positions, 1, box, scratch, count, offers, rng, moves, inner)
    best = scratch.ratings[0]
    for i in range(1, count):
        best = max(best, scratch.ratings[i])
    for i in range(count):
        loss = min(best - scratch.ratings[i], scratch.spread)
        scratch.ratings[i] = WHOLE // 2 - WHOLE * loss // (2 * scratch.spread)
