"""Trying things out on a copy of a position: a route claimed, cards paid, sets, and what the deck may give.

Nothing here looks at the cards of a sampled deck or at other hands: chances come from what the seat has not
seen.
"""

from __future__ import annotations

from ekiben.games.nordic import decisions
from ekiben.games.nordic.bots.plan import count_rest, plan_network
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.worth import worth
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.moves import paid_colour, paid_locomotives, paid_sets
from ekiben.games.nordic.payment import set_size
from ekiben.games.nordic.state import CARDS, CLOSED, KINDS, LOCOMOTIVE, NO_COLOUR, NOBODY, TUNNEL, State
from ekiben.rule import rule
from ekiben.sets import count_members

ONE = 65536  # certain

# How much a card is missed: a colour that is left over by the size of its pile, then in this order
SPARE_LOCOMOTIVE = CARDS + 1
NEEDED_CARD = 3 * CARDS  # less for each card of the colour
NEEDED_LOCOMOTIVE = 4 * CARDS
HOPELESS = -(1 << 30)
MANY_OFFERED = 6  # more tickets than these are not weighed in all choices


@rule
def use_up_turn(s: State) -> None:
    """The turn is used up by what is tried, whatever it is."""
    s.decision = decisions.SECOND


@rule
def take_route(s: State, box: Box, seat: int, route: int) -> None:
    """A route claimed, before any card is paid."""
    s.owner[route] = seat
    twin = box.route_twin[route]
    if twin != NOBODY and s.players == 2 and s.owner[twin] == NOBODY:
        s.owner[twin] = CLOSED
    s.trains[seat] -= box.route_length[route]
    s.points[seat] += box.route_points[route]


@rule
def keep_hand(s: State, scratch: NordicScratch, seat: int) -> None:
    for kind in range(KINDS):
        scratch.kept_hand[kind] = s.hands[seat, kind]


@rule
def restore_hand(s: State, scratch: NordicScratch, seat: int) -> None:
    size = 0
    for kind in range(KINDS):
        s.hands[seat, kind] = scratch.kept_hand[kind]
        size += s.hands[seat, kind]
    s.hand_size[seat] = size


@rule
def add_card(s: State, seat: int, kind: int, count: int) -> None:
    """Add cards to a hand; a negative count takes them away."""
    s.hands[seat, kind] += count
    s.hand_size[seat] += count


@rule
def least_needed(s: State, box: Box, scratch: NordicScratch, seat: int, lowest: int) -> int:
    """A kind, from `lowest` on, of which a card is missed least; NOBODY if there is none.

    First what the plan leaves over, from the smallest pile, then locomotives that are over, then of what
    the hand has most.
    """
    count_rest(s, box, scratch, seat)
    best = NOBODY
    rank = NEEDED_LOCOMOTIVE + 1
    for kind in range(lowest, KINDS):
        if s.hands[seat, kind] > 0:
            rest = scratch.left_over[kind]
            if kind == LOCOMOTIVE:
                own = SPARE_LOCOMOTIVE if rest > 0 else NEEDED_LOCOMOTIVE
            elif rest > 0:
                own = rest
            else:
                own = NEEDED_CARD - s.hands[seat, kind]
            if own < rank:
                rank = own
                best = kind
    return best


@rule
def pay_shape(s: State, box: Box, scratch: NordicScratch, seat: int, route: int, move: int, due: int) -> None:
    """The cards of a payment leave the hand; for its sets those that are missed least."""
    jokers = paid_locomotives(move)
    sets = paid_sets(move)
    colour = paid_colour(move)
    add_card(s, seat, LOCOMOTIVE, -jokers)
    if colour != NO_COLOUR:
        add_card(s, seat, colour, jokers + sets - due)
    for _ in range(sets * set_size(box, route)):
        add_card(s, seat, least_needed(s, box, scratch, seat, 0), -1)


@rule
def worth_of_payment(
    s: State, box: Box, scratch: NordicScratch, seat: int, route: int, move: int, failed: int
) -> int:
    """The worth when a route that was taken on this copy is paid so; `failed`: the worth if it fails.

    The plan must have been noted, the odds, too, and the hand kept.
    """
    pay_shape(s, box, scratch, seat, route, move, box.route_length[route])
    if box.route_kind[route] == TUNNEL:
        value = worth_of_tunnel(s, box, scratch, seat, paid_colour(move), failed)
    else:
        value = worth(s, box, scratch, seat)
    restore_hand(s, scratch, seat)
    return value


@rule
def worth_of_tunnel(s: State, box: Box, scratch: NordicScratch, seat: int, colour: int, failed: int) -> int:
    """The same before the cards are turned up: the mean of all they may be."""
    note_extra_odds(s, box, scratch, colour)
    value = 0
    for extra in range(box.reveal + 1):
        if scratch.extra_odds[extra] > 0:
            outcome = max(failed, worth_of_extra(s, box, scratch, seat, colour, extra))
            value += outcome * scratch.extra_odds[extra] // ONE
    return value


@rule
def worth_of_extra(s: State, box: Box, scratch: NordicScratch, seat: int, colour: int, extra: int) -> int:
    """The best way to pay a number of cards more, or HOPELESS."""
    best = HOPELESS
    coloured = s.hands[seat, colour] if colour != NO_COLOUR else 0
    for jokers in range(min(extra, s.hands[seat, LOCOMOTIVE]) + 1):
        if extra - jokers <= coloured:
            add_card(s, seat, LOCOMOTIVE, -jokers)
            add_card(s, seat, colour, jokers - extra)  # without a colour, none
            best = max(best, worth(s, box, scratch, seat))
            add_card(s, seat, LOCOMOTIVE, jokers)
            add_card(s, seat, colour, extra - jokers)
    return best


@rule
def note_odds(s: State, scratch: NordicScratch, seat: int) -> None:
    """What the top card of the deck may be: what the seat has not seen, or the discard before it is
    shuffled."""
    total = 0
    for kind in range(KINDS):
        count = s.unseen[seat, 0, kind] if s.deck_size > 0 else s.discard[kind]
        scratch.odds[kind] = max(count, 0)
        total += scratch.odds[kind]
    scratch.odds_sum = total


@rule
def note_extra_odds(s: State, box: Box, scratch: NordicScratch, colour: int) -> None:
    """How likely each number of cards more is, one card turned up after another."""
    matching = scratch.odds[LOCOMOTIVE]
    if colour != NO_COLOUR:
        matching += scratch.odds[colour]
    total = max(scratch.odds_sum, 1)
    for extra in range(box.reveal + 1):
        scratch.extra_odds[extra] = 0
    scratch.extra_odds[0] = ONE
    for turned in range(min(box.reveal, scratch.odds_sum)):
        for extra in range(turned, -1, -1):
            odds = scratch.extra_odds[extra]
            hits = odds * max(matching - extra, 0) // max(total - turned, 1)
            scratch.extra_odds[extra + 1] += hits
            scratch.extra_odds[extra] = odds - hits


@rule
def worth_of_blind(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth with one more card from the deck: the mean of all it may be."""
    value = 0
    for kind in range(KINDS):
        if scratch.odds[kind] > 0:
            add_card(s, seat, kind, 1)
            value += scratch.odds[kind] * worth(s, box, scratch, seat)
            add_card(s, seat, kind, -1)
    return value // max(scratch.odds_sum, 1)


@rule
def worth_of_card(s: State, box: Box, scratch: NordicScratch, seat: int, kind: int) -> int:
    add_card(s, seat, kind, 1)
    value = worth(s, box, scratch, seat)
    add_card(s, seat, kind, -1)
    return value


@rule
def worth_of_second(s: State, box: Box, scratch: NordicScratch, seat: int, taken: int) -> int:
    """The worth after the best second card, when a face-up card of the kind `taken` is gone.

    What takes its place is not known yet: it may as well be left out.
    """
    best = worth_of_blind(s, box, scratch, seat) if scratch.odds_sum > 0 else HOPELESS
    kinds = 0
    for space in range(box.face_up):
        kind = s.face_up[space]
        if kind == taken:
            taken = NOBODY
        elif kind >= 0 and not kinds >> kind & 1:
            kinds |= 1 << kind
            best = max(best, worth_of_card(s, box, scratch, seat, kind))
    return best


@rule
def worth_of_draw(s: State, box: Box, scratch: NordicScratch, seat: int, kind: int) -> int:
    """The worth after a first card of a kind, taken face up, and the best second one."""
    add_card(s, seat, kind, 1)
    value = max(worth_of_second(s, box, scratch, seat, kind), worth(s, box, scratch, seat))
    add_card(s, seat, kind, -1)
    return value


@rule
def worth_of_blind_draw(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth after a blind first card and the best face-up second one."""
    value = 0
    for kind in range(KINDS):
        if scratch.odds[kind] > 0:
            add_card(s, seat, kind, 1)
            best = worth(s, box, scratch, seat)
            for space in range(box.face_up):
                if s.face_up[space] >= 0:
                    best = max(best, worth_of_card(s, box, scratch, seat, s.face_up[space]))
            value += scratch.odds[kind] * best
            add_card(s, seat, kind, -1)
    return value // max(scratch.odds_sum, 1)


@rule
def worth_with_tickets(s: State, box: Box, scratch: NordicScratch, seat: int, tickets: int) -> int:
    plan_network(s, box, scratch, seat, tickets)
    return worth(s, box, scratch, seat)


@rule
def best_choice(s: State, box: Box, scratch: NordicScratch, seat: int, offer: int, least: int) -> int:
    """The best tickets to keep of an offer, at least as many as must be."""
    best = HOPELESS
    kept = offer
    choice = offer
    while True:
        if count_members(choice) >= least:
            value = worth_with_tickets(s, box, scratch, seat, s.tickets[seat] | choice)
            if value > best:
                best = value
                kept = choice
        if choice == 0:
            return kept
        choice = (choice - 1) & offer
