"""Claiming a route (rules 1.6-1.10): which ones, laying the cards, and tunnels."""

from __future__ import annotations

from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.cards import any_card_to_draw, take_from_deck
from ekiben.games.nordic.knowledge import see_from_deck, see_laid
from ekiben.games.nordic.moves import paid_colour, paid_locomotives, paid_sets
from ekiben.games.nordic.payment import best_colour_count, can_pay, list_extras, set_size
from ekiben.games.nordic.state import (
    CLOSED,
    COLOURS,
    GREY,
    KINDS,
    LOCOMOTIVE,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    PLAIN,
    REVEAL,
    ROUTES,
    TUNNEL,
    State,
)
from ekiben.games.nordic.turns import end_turn
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def owns_twin(s: State, box: Box, seat: int, route: int) -> bool:
    """Whether a seat owns the other route of a double (rules 1.8)."""
    twin = box.route_twin[route]
    return twin != NOBODY and s.owner[twin] == seat


@rule
def legal_claims(s: State, box: Box, seat: int, out: Cells, n: int) -> int:
    """Free routes that the seat has trains and cards for."""
    trains = s.trains[seat]
    most = 0
    for colour in range(COLOURS):
        most = max(most, s.hands[seat, colour])
    for route in range(ROUTES):
        if s.owner[route] != NOBODY or box.route_length[route] > trains:
            continue
        colour = box.route_colour[route]
        coloured = most if colour == GREY else s.hands[seat, colour]
        if can_pay(s, box, seat, route, coloured) and not owns_twin(s, box, seat, route):
            out[n] = m.CLAIM + route
            n += 1
    return n


@rule
def can_claim(s: State, box: Box, seat: int, route: int) -> bool:
    """Whether a seat could claim a route now."""
    if s.owner[route] != NOBODY or box.route_length[route] > s.trains[seat]:
        return False
    coloured = best_colour_count(s, box, seat, route)
    return can_pay(s, box, seat, route, coloured) and not owns_twin(s, box, seat, route)


@rule
def begin_claim(s: State, box: Box, seat: int, route: int) -> None:
    """A plain route of a colour is paid at once; any other needs a choice of payment.

    That never depends on the cards in hand: skipping the choice would tell others about them.
    """
    s.route = route
    colour = box.route_colour[route]
    if box.route_kind[route] == PLAIN and colour != GREY:
        s.colour = colour
        lay(s, seat, colour, box.route_length[route])
        claim(s, box, seat)
    else:
        s.decision = decisions.PAYMENT


@rule
def lay(s: State, seat: int, kind: int, count: int) -> None:
    """Cards from the hand, for all to see."""
    s.hands[seat, kind] -= count
    s.hand_size[seat] -= count
    s.laid[kind] += count
    see_laid(s, seat, kind, count)


@rule
def lay_payment(s: State, seat: int, move: int, spaces: int) -> None:
    """The locomotives of a payment, and its colour for the spaces that are not paid otherwise."""
    jokers = paid_locomotives(move)
    colour = paid_colour(move)
    if jokers:
        lay(s, seat, LOCOMOTIVE, jokers)
    if colour != NO_COLOUR:
        lay(s, seat, colour, spaces - jokers - paid_sets(move))


@rule
def choose_payment(s: State, box: Box, seat: int, move: int) -> None:
    """Lay colour cards and locomotives; the cards of the sets are chosen one by one."""
    s.colour = paid_colour(move)
    lay_payment(s, seat, move, box.route_length[s.route])
    s.set_cards = paid_sets(move) * set_size(box, s.route)
    s.set_from = 0
    if s.set_cards:
        s.decision = decisions.SET
    else:
        all_laid(s, box, seat)


@rule
def legal_set_cards(s: State, seat: int, out: Cells) -> int:
    """Kinds of which a card may be the next of a set, so that enough cards follow."""
    n = 0
    for kind in range(s.set_from, KINDS):
        following = 0
        for later in range(kind, KINDS):
            following += s.hands[seat, later]
        if following < s.set_cards:
            break
        if s.hands[seat, kind] > 0:
            out[n] = m.SET + kind
            n += 1
    return n


@rule
def choose_set_card(s: State, box: Box, seat: int, kind: int) -> None:
    """A card of a set: any kind (ruling 6), in the order of the kinds."""
    lay(s, seat, kind, 1)
    s.set_cards -= 1
    s.set_from = kind
    if s.set_cards == 0:
        all_laid(s, box, seat)


@rule
def all_laid(s: State, box: Box, seat: int) -> None:
    """The route is claimed; for a tunnel cards are turned up before."""
    if box.route_kind[s.route] == TUNNEL:
        turn_up(s, box)
    if s.extra:
        s.decision = decisions.EXTRA
    else:
        claim(s, box, seat)


@rule
def turn_up(s: State, box: Box) -> None:
    """Turn up cards from the deck, as far as it goes; those that match must be paid for (rules 1.10)."""
    for i in range(REVEAL):
        s.turned_up[i] = NOTHING
    for i in range(box.reveal):
        if not any_card_to_draw(s):
            return
        kind = take_from_deck(s)
        see_from_deck(s, kind)
        s.turned_up[i] = kind
        if kind == LOCOMOTIVE or kind == s.colour:
            s.extra += 1


@rule
def legal_extras(s: State, seat: int, out: Cells) -> int:
    """Pay what is due, or give up: the only choice of a seat that can't pay (ruling 9)."""
    n = list_extras(s, seat, out)
    out[n] = m.GIVE_UP
    return n + 1


@rule
def answer_extra(s: State, box: Box, seat: int, move: int) -> None:
    """More cards and the tunnel is claimed, or the cards laid come back."""
    if move == m.GIVE_UP:
        take_back(s, seat)
        end_claim(s, box)
    else:
        lay_payment(s, seat, move, s.extra)
        claim(s, box, seat)


@rule
def take_back(s: State, seat: int) -> None:
    """The cards laid return to the hand; everybody has seen them."""
    for kind in range(KINDS):
        s.hands[seat, kind] += s.laid[kind]
        s.hand_size[seat] += s.laid[kind]
        s.known[seat, kind] += s.laid[kind]
        s.laid[kind] = 0


@rule
def claim(s: State, box: Box, seat: int) -> None:
    """Trains on the route, points; with 2 players the other route of a double is closed."""
    s.owner[s.route] = seat
    twin = box.route_twin[s.route]
    if twin != NOBODY and s.players == 2 and s.owner[twin] == NOBODY:
        s.owner[twin] = CLOSED
    s.trains[seat] -= box.route_length[s.route]
    s.points[seat] += box.route_points[s.route]
    end_claim(s, box)


@rule
def end_claim(s: State, box: Box) -> None:
    """Cards laid and turned up go to the discard, and the turn ends."""
    for kind in range(KINDS):
        s.discard[kind] += s.laid[kind]
        s.laid[kind] = 0
    if box.route_kind[s.route] == TUNNEL:
        for i in range(REVEAL):
            if s.turned_up[i] != NOTHING:
                s.discard[s.turned_up[i]] += 1
    s.route = NOBODY
    s.colour = NO_COLOUR
    s.set_from = 0
    s.extra = 0
    end_turn(s, box)
