"""What the server refuses."""

from __future__ import annotations

from typing import Any

from ekiben.errors import EkibenError, LocalizedError


class Refused(LocalizedError):
    """Something that can't be done now. Nothing has changed."""


def cause(error: EkibenError) -> dict[str, Any]:
    """An error as the arguments of another one."""
    return {"reason": error.reason, "args": dict(error.arguments)}
