"""The moves of Nordic as numbers: a fixed list, one number for one text (see `notation`)."""

from __future__ import annotations

from ekiben.games.nordic.state import KINDS, LENGTH, NO_COLOUR, ROUTES, TICKETS
from ekiben.rule import rule

JOKERS = (LENGTH + 1) * (LENGTH + 2) // 2  # pairs of locomotives and sets, together at most LENGTH

M_KEEP = 0  # + ticket
M_RETURN = M_KEEP + TICKETS  # + ticket
M_DRAW = M_RETURN + TICKETS  # + kind
M_BLIND = M_DRAW + KINDS
M_TICKETS = M_BLIND + 1
M_CLAIM = M_TICKETS + 1  # + route
M_PAY = M_CLAIM + ROUTES  # + colour * JOKERS + the pair of locomotives and sets
M_SET = M_PAY + (NO_COLOUR + 1) * JOKERS  # + kind
M_PASS = M_SET + KINDS
MOVES = M_PASS + 1
M_GIVE_UP = M_PAY + NO_COLOUR * JOKERS  # to pay nothing


@rule
def payment_move(colour: int, locomotives: int, sets: int) -> int:
    """The move that pays with so many locomotives and sets, and a colour for the rest."""
    before = locomotives * (2 * LENGTH + 3 - locomotives) // 2  # pairs with fewer locomotives
    return M_PAY + colour * JOKERS + before + sets


@rule
def paid_colour(move: int) -> int:
    """The colour of a payment."""
    return (move - M_PAY) // JOKERS


@rule
def paid_locomotives(move: int) -> int:
    """The locomotives of a payment."""
    pair = (move - M_PAY) % JOKERS
    locomotives = 0
    while pair > LENGTH - locomotives:
        pair -= LENGTH + 1 - locomotives
        locomotives += 1
    return locomotives


@rule
def paid_sets(move: int) -> int:
    """The sets of a payment."""
    return move - payment_move(paid_colour(move), paid_locomotives(move), 0)
