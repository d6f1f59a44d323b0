"""The clock of a table: a bank of seconds for each seat, and some more with every turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Clock(NamedTuple):
    """What was chosen at the start."""

    bank: float
    increment: float
    bot: str  # the one that plays on when the time is up

    def left(self, spent: float, turns: int) -> float:
        """Seconds that a seat has left after so many turns, the one now included."""
        return self.bank + self.increment * turns - spent


def clock_of(settings: dict[str, Any]) -> Clock | None:
    """The clock of a table, if it has one."""
    found = settings.get("clock")
    return Clock(**found) if found else None


def turns_begun(movers: Sequence[int], decides: int | None, seats: int) -> list[int]:
    """How often it became each seat's turn. Moves that were taken back give no time."""
    turns = [0] * seats
    before = None
    for seat in [*movers, *([] if decides is None else [decides])]:
        if seat != before:
            turns[seat] += 1
        before = seat
    return turns
