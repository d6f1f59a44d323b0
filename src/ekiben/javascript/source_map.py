"""Source maps: which line of Python each line of JavaScript comes from."""

from __future__ import annotations

import json
from collections.abc import Iterable

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def encode_number(value: int) -> str:
    """A number as source maps have it: five bits a digit, the sign last."""
    rest = -value << 1 | 1 if value < 0 else value << 1
    text = ""
    while True:
        text += DIGITS[rest & 31 | (32 if rest > 31 else 0)]
        rest >>= 5
        if not rest:
            return text


def source_map(file: str, source: str, content: str, lines: Iterable[int]) -> str:
    """The map of a file whose lines come from these lines of its source (0: from none)."""
    mappings, before = [], 1
    for line in lines:
        mappings.append(f"AA{encode_number(line - before)}A" if line else "")
        before = line or before
    # of each segment: the column, the source, the line and the column there, all less those before
    told = {
        "version": 3,
        "file": file,
        "sources": [source],
        "sourcesContent": [content],
        "names": [],
        "mappings": ";".join(mappings),
    }
    return json.dumps(told, separators=(",", ":"))
