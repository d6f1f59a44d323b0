"""Exceptions. Every message says what is wrong and what would be right."""

from __future__ import annotations

import copyreg
import reprlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ekiben.texts import t

MAX_MISTAKES = 100  # told of a components file
_short = reprlib.Repr()
_short.maxstring, _short.maxother, _short.maxlist = 100, 100, 20


class EkibenError(Exception):
    """Base of all errors a user can cause: an id with arguments for programs, a sentence for people."""

    reason: str = "error"
    arguments: Mapping[str, Any] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        # `__init__` takes other arguments than the message, so it can't make the error again.
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]


class LocalizedError(EkibenError):
    """An error whose message is a text: `reason` is the text's id, `arguments` are its arguments."""

    def __init__(self, reason: str, /, **arguments: Any) -> None:
        super().__init__(t(reason, **arguments))
        self.reason = reason
        self.arguments = arguments


class CompilerMissing(LocalizedError):
    """Numba, which compiles rules, is not installed."""


def os_error_text(error: Exception) -> str:
    """The system's message, without numbers."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


@dataclass(frozen=True)
class Mistake:
    """A mistake in a components file."""

    key: str
    value: object
    allowed: str

    def __str__(self) -> str:
        shown = self.value if self.value in ("missing", "given twice") else f"is {_short.repr(self.value)}"
        return f"{self.key} {shown}; allowed: {self.allowed}"


class ComponentsError(EkibenError):
    """All mistakes of a components file."""

    def __init__(self, source: str, mistakes: Sequence[Mistake]) -> None:
        self.source = source
        self.mistakes = list(mistakes)
        self.reason = "bad-components"
        told = self.mistakes[:MAX_MISTAKES]
        self.arguments = {
            "count": len(self.mistakes),
            "mistakes": [
                {**vars(each), "value": _short.repr(each.value), "message": str(each)} for each in told
            ],
        }
        lines = [t("components-mistakes", source=source, count=len(self.mistakes))]
        lines += [f"  {mistake}" for mistake in told]
        if len(told) < len(self.mistakes):
            lines.append(f"  {t('components-more-mistakes', count=len(self.mistakes) - len(told))}")
        super().__init__("\n".join(lines))


class UnknownGame(LocalizedError):
    """There is no game with this name."""


class BadOption(LocalizedError):
    """An argument the game doesn't allow: a number of players, an option, a seed…"""


class BadBot(LocalizedError):
    """A bot returned no legal move, or can't play a game."""


class IllegalMove(EkibenError):
    """An illegal move: `reason` is an id, `arguments` its typed arguments, `why` the sentence.

    The message starts with the move, unless the sentence names it. The table hasn't changed.
    """

    def __init__(
        self, text: str, reason: str, args: Mapping[str, Any], why: str, names_move: bool = False
    ) -> None:
        super().__init__(why if names_move else t("illegal-move", move=text, why=why))
        self.text = text
        self.reason = reason
        self.arguments: dict[str, Any] = dict(args)
        self.why = why[:1].upper() + why[1:]


class UnknownMove(IllegalMove):
    """A text that isn't a move; `nearest` has the most similar legal moves."""

    def __init__(self, text: str, nearest: Sequence[str], rest: str) -> None:
        why = t("unknown-move", text=rest, nearest=" · ".join(nearest))
        super().__init__(text, "unknown-move", {"text": text, "nearest": list(nearest)}, why, names_move=True)
        self.nearest = list(nearest)


class CannotUndo(EkibenError):
    """The last move can't be undone."""

    def __init__(self, reason: str) -> None:
        super().__init__(t(f"no-undo-{reason}"))
        self.reason = reason


class BadRecord(EkibenError):
    """A record that can't be read or isn't true: an id, its arguments and the line number, from 1."""

    def __init__(
        self, reason: str, text: str | EkibenError, line: int | None = None, /, **arguments: Any
    ) -> None:
        why = t(text, **arguments) if isinstance(text, str) else str(text)
        super().__init__(why if line is None else f"line {line}: {why}")
        self.reason = reason
        self.arguments = arguments
        self.line = line


class BadScenario(EkibenError):
    """A mistake in a scenario file, as opposed to a failed scenario."""


class Refused(LocalizedError):
    """Something that can't be done at a table now. Nothing has changed."""


def cause(error: EkibenError) -> dict[str, Any]:
    """An error as the arguments of another one."""
    return {"reason": error.reason, "args": dict(error.arguments)}
