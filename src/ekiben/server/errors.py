"""What the server refuses."""

from __future__ import annotations

from typing import Any

from ekiben.errors import EkibenError
from ekiben.texts import text as say


class Refused(EkibenError):
    """Something that can't be done now; `reason` is an id. Nothing has changed."""

    def __init__(self, reason: str, **arguments: Any) -> None:
        super().__init__(say(reason, **arguments))
        self.reason = reason
        self.arguments = arguments
