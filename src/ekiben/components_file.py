"""Components files: their text and what TOML makes of it."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ekiben.errors import ComponentsError, Mistake, os_error_text
from ekiben.texts import t

Data = dict[str, Any]
MAX_LEVELS = 8  # of nesting; components need four
MAX_DOTS = 300  # per line: tomllib takes seconds for a key of thousands of parts
ENOUGH = "what a components file needs"


@dataclass(frozen=True)
class TomlText:
    """The text of a components file that isn't on disk."""

    text: str

    def __str__(self) -> str:
        return t("components-file")


Source = str | os.PathLike[str] | TomlText  # a path, or the text itself


def read_toml(source: Source) -> Data:
    """The file's content, or a ComponentsError that says what is wrong with it."""
    text = source.text if isinstance(source, TomlText) else read_file(source)
    if max(line.count(".") for line in text.split("\n")) > MAX_DOTS:
        excess = f"with more than {MAX_DOTS} dots in a line"
        raise ComponentsError(str(source), [Mistake("the file", excess, ENOUGH)])
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:  # not every mistake is a TOMLDecodeError
        raise ComponentsError(str(source), [Mistake("the file", str(error), "TOML")]) from error
    excess = find_excess(data, MAX_LEVELS)
    if excess:
        raise ComponentsError(str(source), [Mistake("the file", excess, ENOUGH)])
    return data


def find_excess(value: object, levels: int) -> str:
    """Excessive nesting or numbers, which no components file needs; empty if there are none."""
    if isinstance(value, int) and value.bit_length() > 63:
        return "with a number of more than 64 bits"
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if inner and not levels:
        return "nested too deeply"
    return next(filter(None, (find_excess(each, levels - 1) for each in inner)), "")


def read_file(path: str | os.PathLike[str]) -> str:
    """The text of a components file, or a ComponentsError that says why it can't be read."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except TypeError as error:
        raise ComponentsError(repr(path), [Mistake("it", path, "the path of a file")]) from error
    except UnicodeDecodeError as error:
        raise ComponentsError(str(path), [Mistake("the file", "not UTF-8", "UTF-8 text")]) from error
    except (OSError, ValueError) as error:
        why = os_error_text(error)
        raise ComponentsError(str(path), [Mistake("the file", why, "a file that can be read")]) from error
