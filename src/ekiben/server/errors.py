"""What the server refuses."""

from __future__ import annotations

from ekiben.errors import TextError


class Refused(TextError):
    """Something that can't be done now. Nothing has changed."""
