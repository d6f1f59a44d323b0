"""The moves of Nordic as numbers: a fixed list, one number for one text (see `notation`)."""

from __future__ import annotations

from ekiben.games.nordic.state import KINDS, LENGTH, NO_COLOUR, ROUTES, TICKETS
from ekiben.rule import rule

JOKERS = (LENGTH + 1) * (LENGTH + 2) // 2  # pairs of locomotives and sets, together at most LENGTH

KEEP = 0  # + ticket
RETURN = KEEP + TICKETS  # + ticket
DRAW = RETURN + TICKETS  # + kind
BLIND = DRAW + KINDS
DRAW_TICKETS = BLIND + 1
CLAIM = DRAW_TICKETS + 1  # + route
PAY = CLAIM + ROUTES  # + colour * JOKERS + the pair of locomotives and sets
SET = PAY + (NO_COLOUR + 1) * JOKERS  # + kind
PASS = SET + KINDS
MOVES = PASS + 1
GIVE_UP = PAY + NO_COLOUR * JOKERS  # to pay nothing


@rule
def payment_move(colour: int, locomotives: int, sets: int) -> int:
    """The move that pays with these numbers of locomotives and sets, and a colour for the rest."""
    before = locomotives * (2 * LENGTH + 3 - locomotives) // 2  # pairs with fewer locomotives
    return PAY + colour * JOKERS + before + sets


@rule
def paid_colour(move: int) -> int:
    return (move - PAY) // JOKERS


@rule
def paid_locomotives(move: int) -> int:
    pair = (move - PAY) % JOKERS
    locomotives = 0
    while pair > LENGTH - locomotives:
        pair -= LENGTH + 1 - locomotives
        locomotives += 1
    return locomotives


@rule
def paid_sets(move: int) -> int:
    return move - payment_move(paid_colour(move), paid_locomotives(move), 0)
