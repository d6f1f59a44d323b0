"""Files written whole or not at all."""

from __future__ import annotations

import os
import secrets
from pathlib import Path


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
