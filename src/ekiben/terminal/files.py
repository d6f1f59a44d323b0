"""Records in files: read with clear words about what is wrong, written whole or not at all."""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path

from ekiben.errors import BadRecord
from ekiben.texts import text as say

CONTROL = re.compile(r"[^\t\n\r\x20-\x7e\u00a0-\U0010ffff]")  # would be obeyed by a terminal
LARGEST = 4_000_000  # bytes; a game has a few thousand


def read_record(file: str) -> str:
    """The text of a record."""
    path = Path(file).expanduser()
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord("unreadable", say("file-too-large", file=file))
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("unreadable", say("file-no-text", file=file)) from error
    except (OSError, ValueError) as error:
        raise BadRecord("unreadable", say("file-unreadable", file=file, why=why(error))) from error
    if CONTROL.search(text):
        raise BadRecord("unreadable", say("file-no-text", file=file))
    return text


def why(error: Exception) -> str:
    """What the system says, without its numbers."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


def write_whole(path: Path, text: str, private: bool = False) -> None:
    """Write beside the file and put it in its place, so that there is never half of it."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    mode = 0o600 if private else 0o666  # less what the user never allows
    try:
        with open(
            beside, "x", encoding="utf-8", newline="\n", opener=lambda name, flags: os.open(name, flags, mode)
        ) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)
