"""Checking arguments: NumPy integers count as int; anything unsuitable gets a clear error."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from reprlib import repr as shown  # which shortens what is long
from typing import SupportsIndex

SeatArgument = SupportsIndex | str | None  # a number or a colour; None for a spectator


def as_int(value: object) -> int | None:
    """Any kind of integer as an int; None for anything else, bools included."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def whole_number(name: str, value: object, most: int | None = None) -> int:
    """A whole number from 0 (to `most`), or an error that names the argument."""
    number = as_int(value)
    if number is None or number < 0 or (most is not None and number > most):
        allowed = "a whole number from 0" + ("" if most is None else f" to {most}")
        raise (TypeError if number is None else ValueError)(f"`{name}` is {allowed}, not {shown(value)}")
    return number


def seat_number(seat: object, names: Sequence[str]) -> int | None:
    """A seat number from a number or colour; None for a spectator."""
    if seat is None:
        return None
    number = names.index(seat) if isinstance(seat, str) and seat in names else as_int(seat)
    if number is None or not 0 <= number < len(names):
        known = ", ".join(f"{name!r} ({n})" for n, name in enumerate(names))
        raise ValueError(f"there is no seat {shown(seat)}; the seats are {known}, and None for a spectator")
    return number


def wrong_type(what: str, value: object) -> TypeError:
    return TypeError(f"{what}, not {shown(value)}")
