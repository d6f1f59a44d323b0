"""What can go wrong, one exception each. Every message says what is wrong and what would be right."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


class EkibenError(Exception):
    """Base of all errors that a user can cause."""

    def __reduce__(self) -> tuple[Any, ...]:
        # `__init__` takes other arguments than the message, so it can't make the error again.
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]


def os_error_text(error: Exception) -> str:
    """What the system says, without its numbers."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


@dataclass(frozen=True)
class Mistake:
    """Something wrong in a components file."""

    key: str
    value: object
    allowed: str

    def __str__(self) -> str:
        shown = self.value if self.value in ("missing", "given twice") else f"is {self.value!r}"
        return f"{self.key} {shown}; allowed: {self.allowed}"


class ComponentsError(EkibenError):
    """A components file has mistakes; all of them."""

    def __init__(self, source: str, mistakes: Sequence[Mistake]) -> None:
        self.source = source
        self.mistakes = list(mistakes)
        count = "1 mistake" if len(self.mistakes) == 1 else f"{len(self.mistakes)} mistakes"
        lines = [f"{source} has {count}:", *(f"  {mistake}" for mistake in self.mistakes)]
        super().__init__("\n".join(lines))


class UnknownGame(EkibenError):
    """There is no game of this name."""


class BadOption(EkibenError):
    """A number of players, an option or a seed that the game does not have."""


class IllegalMove(EkibenError):
    """A move that can't be made now: `reason` is an id, `args` its typed arguments. Nothing has changed."""

    def __init__(self, text: str, reason: str, args: Mapping[str, Any], message: str) -> None:
        super().__init__(message)
        self.text = text
        self.reason = reason
        self.arguments = dict(args)


class UnknownMove(IllegalMove):
    """A text that is no move at all; `nearest` has the legal moves that look most like it."""

    def __init__(self, text: str, nearest: Sequence[str], message: str) -> None:
        super().__init__(text, "unknown-move", {"text": text, "nearest": list(nearest)}, message)
        self.nearest = list(nearest)


class CannotUndo(EkibenError):
    """A move can't be taken back; `reason` is an id."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class BadRecord(EkibenError):
    """A record that can't be read or does not hold; `reason` is an id, `line` counts from 1."""

    def __init__(self, reason: str, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.reason = reason
        self.line = line


class BadScenario(EkibenError):
    """A scenario that can't be read: a mistake in the file, not a failure of the rules."""
