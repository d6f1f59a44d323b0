"""A refusal as a message."""

from __future__ import annotations

from ekiben.errors import EkibenError, IllegalMove, cause
from ekiben.protocol import Problem


def refusal(error: EkibenError, request: str | None = None) -> Problem:
    """Why, as a sentence in the current language."""
    if isinstance(error, IllegalMove):
        return Problem("illegal-move", error.why, cause(error), request)
    return Problem(error.reason, str(error), dict(error.arguments), request)
