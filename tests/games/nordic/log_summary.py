"""The log of a move in transcripts: without what follows from the rest of it."""

from __future__ import annotations

from ekiben.game import LogEntry

IMPLIED = {"drew": ("space",), "turned-up": ("route", "laid", "counting", "colour")}


def in_sum(entries: list[LogEntry], seats: tuple[str, ...]) -> list[LogEntry]:
    """The entries of a move of Nordic; `tracker` checks what is left out here."""
    return [
        LogEntry(
            entry.id,
            {key: arg for key, arg in entry.args.items() if key not in IMPLIED.get(entry.id, ())},
            entry.by,
        )
        for entry in entries
    ]
