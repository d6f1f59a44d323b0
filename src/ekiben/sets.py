"""Sets of small numbers as bit masks, in rules and outside of them."""

from __future__ import annotations

from collections.abc import Iterable

from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def count_members(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def first_member(members: int) -> int:
    """The lowest member of a set that is not empty."""
    member = 0
    while not members >> member & 1:
        member += 1
    return member


@rule
def list_members(members: int, start: int, out: Cells, n: int) -> int:
    """The members of a set, counted from `start`, into the cells from out[n]; where the next one goes."""
    member = 0
    while members >> member:
        if members >> member & 1:
            out[n] = start + member
            n += 1
        member += 1
    return n


def members(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def mask(members: Iterable[int]) -> int:
    """A set of these members."""
    return sum(1 << member for member in set(members))
