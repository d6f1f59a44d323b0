"""Payments (rules 1.5-1.10, rulings 4-8): which cards pay for which route.

A payment is `locomotives` + `sets` + cards of one colour for the other spaces. A set is several cards of any
kinds: on a ferry for the locomotive of a symbol, on a route with `any_four` for a card. Two functions say it
all: `pays` for given cards, `list_payments` for a hand.
"""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.moves import payment_move
from ekiben.games.nordic.state import (
    COLOURS,
    FERRY,
    GREY,
    KINDS,
    LOCOMOTIVE,
    NO_COLOUR,
    PLAIN,
    TUNNEL,
    WILD,
    State,
)
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def most_sets(s: State, box: Box, route: int) -> int:
    """Spaces that sets may stand for (ruling 5)."""
    kind = box.route_kind[route]
    if kind == WILD or (kind == FERRY and s.stacked):
        return box.route_length[route]
    return box.route_symbols[route]


@rule
def set_size(box: Box, route: int) -> int:
    return box.wild_set if box.route_kind[route] == WILD else box.ferry_set


@rule
def most_coloured(box: Box, route: int) -> int:
    """Spaces that colour cards may stand for: not the symbols of a ferry."""
    return box.route_length[route] - box.route_symbols[route]


@rule
def takes_locomotives(box: Box, route: int) -> bool:
    """Jokers on ferries and in tunnels only (rules 1.5)."""
    kind = box.route_kind[route]
    return kind == FERRY or kind == TUNNEL  # a tuple is slower when interpreted


@rule
def takes_colour(box: Box, route: int, colour: int) -> bool:
    """Its own colour; a grey route any one."""
    return box.route_colour[route] == GREY or box.route_colour[route] == colour


@rule
def best_colour_count(s: State, box: Box, seat: int, route: int) -> int:
    """How many cards a hand has of the colour it has most of, among those the route takes."""
    if box.route_colour[route] != GREY:
        return s.hands[seat, box.route_colour[route]]
    most = 0
    for colour in range(COLOURS):
        most = max(most, s.hands[seat, colour])
    return most


@rule
def can_pay(s: State, box: Box, seat: int, route: int, coloured: int) -> bool:
    """Whether a hand with this many cards of a colour pays: with as few sets as possible."""
    length = box.route_length[route]
    kind = box.route_kind[route]
    if kind == PLAIN:
        return coloured >= length
    rest = length - min(coloured, most_coloured(box, route))
    if kind != WILD:
        rest -= s.hands[seat, LOCOMOTIVE]
    if rest <= 0:
        return True
    if rest > most_sets(s, box, route):
        return False
    return s.hand_size[seat] >= length + rest * (set_size(box, route) - 1)


@rule
def list_payments(s: State, box: Box, seat: int, route: int, out: Cells) -> int:
    """Every shape of payment for a route from a hand, as moves; how many."""
    n = 0
    for colour in range(COLOURS):
        if takes_colour(box, route, colour) and s.hands[seat, colour] > 0:
            n = list_colour(s, box, seat, route, colour, out, n)
    return list_colour(s, box, seat, route, NO_COLOUR, out, n)


@rule
def list_colour(s: State, box: Box, seat: int, route: int, colour: int, out: Cells, n: int) -> int:
    """The shapes with cards of a colour, or without any."""
    length = box.route_length[route]
    locomotives = s.hands[seat, LOCOMOTIVE] if takes_locomotives(box, route) else 0
    most = min(s.hands[seat, colour], most_coloured(box, route)) if colour != NO_COLOUR else 0
    least = 1 if colour != NO_COLOUR else 0
    size = set_size(box, route)
    for sets in range(min(most_sets(s, box, route), length - least) + 1):
        if s.hand_size[seat] < length + sets * (size - 1):
            break
        for jokers in range(min(locomotives, length - sets - least) + 1):
            if least <= length - sets - jokers <= most:
                out[n] = payment_move(colour, jokers, sets)
                n += 1
    return n


@rule
def pays(s: State, box: Box, route: int, cards: Cells) -> bool:
    """Whether these cards, counted by kind, pay for a route with none left over (ruling 4)."""
    length = box.route_length[route]
    count = 0
    most = 0
    for kind in range(KINDS):
        count += cards[kind]
        if kind != LOCOMOTIVE and takes_colour(box, route, kind):
            most = max(most, cards[kind])
    more = set_size(box, route) - 1  # that a set has than the one card it stands for
    sets = (count - length) // more
    if count < length or sets * more != count - length or sets > most_sets(s, box, route):
        return False
    plain = min(most, most_coloured(box, route))
    if takes_locomotives(box, route):
        plain += cards[LOCOMOTIVE]
    return plain >= length - sets


@rule
def list_extras(s: State, seat: int, out: Cells) -> int:
    """Every way to pay what a tunnel costs more: in the colour laid, and locomotives (ruling 8)."""
    n = 0
    coloured = 0 if s.colour == NO_COLOUR else s.hands[seat, s.colour]
    for jokers in range(min(s.hands[seat, LOCOMOTIVE], s.extra) + 1):
        if s.extra - jokers <= coloured:
            colour = NO_COLOUR if jokers == s.extra else s.colour
            out[n] = payment_move(colour, jokers, 0)
            n += 1
    return n
