"""What callers pass: what is meant counts, such as an integer of NumPy; anything else is refused in words."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from reprlib import repr as shown  # which shortens what is long
from typing import SupportsIndex

Seat = SupportsIndex | str | None  # by its number, or as the game calls it; None for a spectator


def as_int(value: object) -> int | None:
    """A whole number of any kind as Python's own; None if it is no number, or a bool."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole_number(name: str, value: object, most: int | None = None) -> int:
    """The argument of this name: a whole number from 0."""
    number = as_int(value)
    if number is None or number < 0 or (most is not None and number > most):
        allowed = "a whole number from 0" + ("" if most is None else f" to {most}")
        raise (TypeError if number is None else ValueError)(f"`{name}` is {allowed}, not {shown(value)}")
    return number


def seat_number(seat: object, names: Sequence[str]) -> int | None:
    """A seat given by its number or name; None for a spectator."""
    if seat is None:
        return None
    number = names.index(seat) if isinstance(seat, str) and seat in names else as_int(seat)
    if number is None or not 0 <= number < len(names):
        known = ", ".join(f"{name!r} ({n})" for n, name in enumerate(names))
        raise ValueError(f"there is no seat {shown(seat)}; the seats are {known}, and None for a spectator")
    return number


def wrong_type(what: str, value: object) -> TypeError:
    """The error for an argument that is none of what it may be."""
    return TypeError(f"{what}, not {shown(value)}")
