"""The fields of an observation: a row of numbers, declared once.

A game's module `observation` declares its fields. `add` returns the offset of a field, to which the encoder,
a rule, writes. So the documented table can't differ from the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod
from typing import Any, NamedTuple

from ekiben.layout import Cells
from ekiben.rule import rule


class Field(NamedTuple):
    """A group of numbers in an observation."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Fields:
    """The fields of an observation, in order."""

    def __init__(self) -> None:
        self._fields: dict[str, Field] = {}
        self.size = 0

    def add(self, name: str, shape: int | tuple[int, ...], meaning: str) -> int:
        """Append a field; returns its offset."""
        if name in self._fields:
            raise ValueError(f"two fields are named {name}")
        field = Field(name, self.size, (shape,) if isinstance(shape, int) else shape, meaning)
        self._fields[name] = field
        self.size += field.size
        return field.offset

    def __iter__(self) -> Iterator[Field]:
        return iter(self._fields.values())

    def __getitem__(self, name: str) -> Field:
        return self._fields[name]


class Observation(NamedTuple):
    """What a game's module `observation` provides."""

    fields: Fields
    observe: Callable[..., None]  # (s, box, seat, out): writes what the seat sees, its own values first


@rule
def relative(players: int, seat: int, other: int) -> int:
    """The number of `other`, counted from `seat`."""
    return other - seat if other >= seat else other - seat + players


@rule
def flag_members(members: int, count: int, out: Cells, start: int) -> None:
    """Write a set as flags."""
    for i in range(count):
        out[start + i] = members >> i & 1


_plain = Fields()
_PLAYERS = _plain.add("players", 1, "seats that play")
_DECIDES = _plain.add("decides", 1, "1: the seat itself decides")


@rule
def observe_plainly(s: Any, box: Any, seat: int, out: Cells) -> None:
    """The observation of a game that has no encoder: nothing that could be hidden."""
    out[_PLAYERS] = s.players
    out[_DECIDES] = s.seat == seat


PLAIN_OBSERVATION = Observation(_plain, observe_plainly)  # for games without a module `observation`


def markdown_table(fields: Fields) -> str:
    """The fields as a Markdown table, for the documentation."""
    lines = ["| Offset | Field | Shape | Meaning |", "|---|---|---|---|"]
    for field in fields:
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {field.offset} | `{field.name}` | {shape} | {field.meaning} |")
    return "\n".join(lines)
