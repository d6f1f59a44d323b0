"""The points that a seat may expect at the end, in tenths, in any position.

In the middle of an action the seat is assumed to end it well: with the best second card, the best tickets of
an offer, a plain payment. So an unfinished action is not rated too low.
"""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.bots.hypotheticals import (
    HOPELESS,
    MANY_OFFERED,
    add_card,
    best_choice,
    keep_hand,
    least_needed,
    note_odds,
    restore_hand,
    take_route,
    worth_of_extra,
    worth_of_second,
    worth_with_tickets,
)
from ekiben.games.nordic.bots.plan import count_rest, plan_network
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.worth import look, worth
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.payment import most_sets, set_size, takes_locomotives
from ekiben.games.nordic.state import COLOURS, GREY, KINDS, LOCOMOTIVE, NOBODY, TUNNEL, WILD, State
from ekiben.rule import rule
from ekiben.sets import count_members

TUNNEL_RISK = 12  # what the cards turned up for a tunnel may cost, in tenths of points
HELD = 100  # how much a colour suits a grey route: for each card of it that pays …
LEFT_OVER = 10  # … and for each that the plan leaves over


@rule
def between_actions(s: State) -> bool:
    """No action has been begun and not ended: the second card, a payment, an offer belong to one."""
    return s.decision == decisions.ACTION or s.phase == phases.OVER


@rule
def forgiving(s: State) -> bool:
    """There is time to make up for a worse choice, and no route is being paid."""
    return s.last_turns == 0 and s.decision in (decisions.ACTION, decisions.SECOND, decisions.TICKET)


@rule
def stage(s: State) -> int:
    """How far the game has come: the turns that have ended."""
    return s.turns


@rule
def evaluate(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    asked = s.decision
    if s.seat != seat or asked == decisions.ACTION or s.phase == phases.OVER:
        return look(s, box, scratch, seat)
    if asked == decisions.TICKET:
        return worth_of_offered(s, box, scratch, seat)
    if asked == decisions.SECOND:
        value = look(s, box, scratch, seat)
        note_odds(s, scratch, seat)
        return max(value, worth_of_second(s, box, scratch, seat, NOBODY))
    if asked == decisions.EXTRA:
        return max(worth_of_claim(s, box, scratch, seat), worth_given_up(s, box, scratch, seat))
    return worth_of_claim(s, box, scratch, seat)


@rule
def worth_of_offered(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth with the best tickets of an offer that is being answered."""
    if count_members(s.offered[seat]) > MANY_OFFERED:
        return look(s, box, scratch, seat)
    kept = best_choice(s, box, scratch, seat, s.offered[seat], s.must_keep - s.kept)
    return worth_with_tickets(s, box, scratch, seat, s.tickets[seat] | kept)


@rule
def worth_given_up(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth when a tunnel is given up and the cards laid come back."""
    for kind in range(KINDS):
        add_card(s, seat, kind, s.laid[kind])
    value = look(s, box, scratch, seat)
    for kind in range(KINDS):
        add_card(s, seat, kind, -s.laid[kind])
    return value


@rule
def worth_of_claim(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth once the route is claimed for which cards are being laid, and all due is paid."""
    route = s.route
    twin = box.route_twin[route]
    twin_owner = NOBODY if twin == NOBODY else s.owner[twin]
    take_route(s, box, seat, route)
    plan_network(s, box, scratch, seat, s.tickets[seat])
    keep_hand(s, scratch, seat)
    value = worth_once_paid(s, box, scratch, seat)
    restore_hand(s, scratch, seat)
    s.owner[route] = NOBODY
    if twin != NOBODY:
        s.owner[twin] = twin_owner
    s.trains[seat] += box.route_length[route]
    s.points[seat] -= box.route_points[route]
    return value


@rule
def worth_once_paid(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth after what is due for a claim has left the hand; the plan is noted."""
    if s.decision == decisions.EXTRA:
        return worth_of_extra(s, box, scratch, seat, s.colour, s.extra)
    if s.decision == decisions.SET:
        for _ in range(s.set_cards):
            add_card(s, seat, least_needed(s, box, scratch, seat, s.set_from), -1)
        return worth(s, box, scratch, seat)
    pay_plainly(s, box, scratch, seat, s.route)
    value = worth(s, box, scratch, seat)
    return value - TUNNEL_RISK if box.route_kind[s.route] == TUNNEL else value


@rule
def pay_plainly(s: State, box: Box, scratch: NordicScratch, seat: int, route: int) -> None:
    """Pay a route: with the colour that is needed least, then locomotives, then sets."""
    colour = plain_colour(s, box, scratch, seat, route)
    spaces = box.route_length[route] - box.route_symbols[route]
    coloured = min(spaces, s.hands[seat, colour])
    add_card(s, seat, colour, -coloured)
    rest = box.route_length[route] - coloured
    if takes_locomotives(box, route):
        jokers = min(rest, s.hands[seat, LOCOMOTIVE])
        add_card(s, seat, LOCOMOTIVE, -jokers)
        rest -= jokers
    for _ in range(min(rest, most_sets(s, box, route)) * set_size(box, route)):
        kind = least_needed(s, box, scratch, seat, 0)
        if kind != NOBODY:
            add_card(s, seat, kind, -1)


@rule
def plain_colour(s: State, box: Box, scratch: NordicScratch, seat: int, route: int) -> int:
    """The colour to pay in: the route's own; on a grey one what the hand has enough of and needs least."""
    if box.route_colour[route] != GREY:
        return box.route_colour[route]
    count_rest(s, box, scratch, seat)
    spaces = box.route_length[route] - box.route_symbols[route]
    best = 0
    rank = HOPELESS
    for colour in range(COLOURS):
        held = min(s.hands[seat, colour], spaces)
        own = HELD * held + LEFT_OVER * min(scratch.left_over[colour], spaces) - s.hands[seat, colour]
        if box.route_kind[route] == WILD:
            own += HELD * held
        if own > rank:
            rank = own
            best = colour
    return best
