"""Records on disk."""

from __future__ import annotations

import os
import re
from pathlib import Path

from ekiben.errors import BadRecord, os_error_text

CONTROL = re.compile(r"[^\t\n\r\x20-\x7e\u00a0-\U0010ffff]")  # a terminal would obey them
LARGEST = 4_000_000  # bytes; a game has a few thousand


def read_record(file: str | os.PathLike[str]) -> str:
    path, name = Path(file).expanduser(), str(file)
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord("unreadable", "file-too-large", file=name)
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("unreadable", "file-no-text", file=name) from error
    except (OSError, ValueError) as error:
        why = os_error_text(error)
        raise BadRecord("unreadable", "file-unreadable", file=name, why=why) from error
    if CONTROL.search(text):
        raise BadRecord("unreadable", "file-no-text", file=name)
    return text
