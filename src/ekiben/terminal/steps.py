"""What a person types as a move: a number of the list, a text, or several texts in a row."""

from __future__ import annotations

from ekiben.errors import IllegalMove
from ekiben.table import Table
from ekiben.texts import text as say


def typed_steps(table: Table, line: str) -> list[int]:
    """The moves of a line, all of the deciding seat; IllegalMove says what is wrong."""
    if line.isdecimal():
        return [by_number(table, line)]
    return table.parse(line)


def by_number(table: Table, line: str) -> int:
    """A number of the list of legal moves."""
    legal = table.legal()
    if len(line) > 4 or not 1 <= int(line) <= len(legal):
        message = say("no-such-number", number=line, last=len(legal))
        raise IllegalMove(line, "no-such-number", {"number": line, "last": len(legal)}, message)
    return legal[int(line) - 1].number
