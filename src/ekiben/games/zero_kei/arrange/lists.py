"""Lists in a description: of things that are allowed, each named once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ekiben.components import Reader
from ekiben.games.zero_kei.state import CITIES, VENUES

CITY_NUMBERS = range(1, CITIES + 1)
VENUE_NUMBERS = range(1, VENUES + 1)


def listed(values: Iterable[object]) -> str:
    """Things in a row."""
    return ", ".join(map(str, values))


def read_members(r: Reader, key: str, allowed: Sequence[Any], most: int) -> list[int]:
    """A list of different things, each by its place among those allowed."""
    wanted = f"at most {most} different ones of {listed(allowed)}"
    found = r.items(key, wanted)
    if len(found) > most or not _all_different(found, allowed):
        r.wrong(key, found, wanted)
        return []
    return [list(allowed).index(thing) for thing in found]


def read_exactly(r: Reader, key: str, allowed: Sequence[Any], count: int) -> list[int]:
    """The same, with so many things; an empty list after a mistake."""
    wanted = f"{count} different ones of {listed(allowed)}"
    found = r.items(key, wanted)
    if len(found) != count or not _all_different(found, allowed):
        if key in r.data and isinstance(r.data[key], list):
            r.wrong(key, found, wanted)
        return []
    return [list(allowed).index(thing) for thing in found]


def _all_different(found: list[Any], allowed: Sequence[Any]) -> bool:
    good = all(type(thing) is type(allowed[0]) and thing in allowed for thing in found)
    return good and len(set(found)) == len(found)


def read_cities(r: Reader, key: str) -> list[int]:
    """A list of cities."""
    return read_members(r, key, CITY_NUMBERS, CITIES)
