"""Reading components files: what is printed, in TOML, checked key by key.

A game's own reader asks a `Reader` for every key it knows, with what is allowed there. Every mistake is
collected, none stops the reading, and keys nobody asked for are mistakes as well.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from ekiben.errors import ComponentsError, Mistake
from ekiben.layout import Layout

Data = dict[str, Any]
Name = TypeVar("Name", bound=str)


def read_toml(path: str | os.PathLike[str]) -> Data:
    """The file's content, or a ComponentsError that says what is wrong with it."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8-sig"))
    except TypeError as error:
        raise ComponentsError(repr(path), [Mistake("it", path, "the path of a file")]) from error
    except OSError as error:
        raise ComponentsError(
            str(path), [Mistake("the file", error.strerror, "a file that can be read")]
        ) from error
    except UnicodeDecodeError as error:
        raise ComponentsError(str(path), [Mistake("the file", "not UTF-8", "UTF-8 text")]) from error
    except (ValueError, RecursionError) as error:  # not all that is wrong is a TOMLDecodeError
        raise ComponentsError(str(path), [Mistake("the file", str(error), "TOML")]) from error


def overlay(standard: Data, given: Data, keys: Sequence[str] = ("id", "number")) -> Data:
    """The standard data with what a file gives instead.

    Tables are mixed key by key, and `false` in the place of a table takes it away. In a list of cards, a
    card replaces the whole card with its id.
    """
    mixed = dict(standard)
    for key, value in given.items():
        old = standard.get(key)
        if isinstance(old, dict) and value is False:
            del mixed[key]
        elif isinstance(old, dict) and isinstance(value, dict):
            mixed[key] = overlay(old, value, keys)
        elif _is_cards(old) and _is_cards(value):
            mixed[key] = _replace_cards(old, value, keys)  # type: ignore[arg-type]
        else:
            mixed[key] = value
    return mixed


def _is_cards(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(card, dict) for card in value)


def _name(card: Data, keys: Sequence[str]) -> object:
    return next((card[key] for key in keys if key in card), None)


def _replace_cards(old: list[Data], new: list[Data], keys: Sequence[str]) -> list[Data]:
    given = [_name(card, keys) for card in new]
    kept = {str(_name(card, keys)): card for card in old}
    first = {str(name): card for name, card in reversed(list(zip(given, new, strict=True)))}
    merged = [first.get(name, card) for name, card in kept.items()]
    # Unknown names and second cards of the same name stay at the end, where the reader finds them wrong.
    extra = [card for name, card in zip(given, new, strict=True) if str(name) not in kept]
    twice = [card for i, card in enumerate(new) if given.index(given[i]) != i]
    return merged + extra + twice


def digest(data: Data) -> str:
    """A short name for the content: two files with the same values have the same digest."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@dataclass
class Reader:
    """A table of the file, the way to it, and the mistakes found so far."""

    data: Data
    path: str = ""
    mistakes: list[Mistake] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)

    def wrong(self, key: str, value: object, allowed: str) -> None:
        """Note a mistake."""
        self.mistakes.append(Mistake(f"{self.path}{key}".removesuffix("."), value, allowed))

    def get(self, key: str, allowed: str) -> Any:
        """The raw value; a missing key is a mistake."""
        self.asked.add(key)
        if key not in self.data:
            self.wrong(key, "missing", allowed)
            return None
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether an optional key is there."""
        self.asked.add(key)
        return key in self.data

    def checked(self, key: str, allowed: str, good: Callable[[Any], bool]) -> Any:
        """The raw value if it is good; else None, and a mistake is noted."""
        value = self.get(key, allowed)
        if value is None or good(value):
            return value
        self.wrong(key, value, allowed)
        return None

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within limits."""
        allowed = f"a whole number from {low} to {high}" if low != high else f"{low}"
        value = self.checked(key, allowed, lambda value: type(value) is int and low <= value <= high)
        return low if value is None else int(value)

    def integers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """So many whole numbers."""

        def good(value: Any) -> bool:
            whole = isinstance(value, list) and len(value) == count
            return whole and all(type(v) is int and low <= v <= high for v in value)

        return self.checked(key, f"{count} whole numbers from {low} to {high}", good) or [low] * count

    def text(self, key: str) -> str:
        """A text that is not empty."""
        return str(self.checked(key, "a text", lambda value: isinstance(value, str) and bool(value.strip())))

    def one_of(self, key: str, allowed: Sequence[Name]) -> Name:
        """One of a few texts."""
        value = self.get(key, "one of " + ", ".join(allowed))
        if value is not None and value not in allowed:
            near = difflib.get_close_matches(str(value), allowed, 1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            self.wrong(key, value, "one of " + ", ".join(allowed) + hint)
        return next((name for name in allowed if name == value), allowed[0])

    def some_of(self, key: str, allowed: Sequence[str], count: int) -> list[str]:
        """So many different ones of a few texts."""

        def good(value: Any) -> bool:
            known = isinstance(value, list) and all(v in allowed for v in value)
            return known and len(value) == len(set(value)) == count

        value = self.checked(key, f"{count} different ones of " + ", ".join(allowed), good)
        return list(allowed[:count] if value is None else value)

    def items(self, key: str, allowed: str, count: int | None = None) -> list[Any]:
        """A list, of so many things if `count` is given; never more than that."""
        self.checked(key, allowed, lambda value: isinstance(value, list) and count in (None, len(value)))
        value = self.data.get(key)
        return value[:count] if isinstance(value, list) else []

    def table(self, key: str) -> Reader:
        """A table inside this one."""
        value = self.checked(key, "a table", lambda value: isinstance(value, dict))
        # if it is none, one mistake is enough: the table itself
        return Reader(value or {}, f"{self.path}{key}.", [] if value is None else self.mistakes)

    def cards(self, key: str, name: str, names: Sequence[Any]) -> dict[Any, Reader]:
        """A list of tables, one for each of the names, in any order."""
        allowed = f"one entry each for {', '.join(map(str, names))}"
        found: dict[Any, Reader] = {}
        for card in self.items(key, allowed):
            label = card.get(name) if isinstance(card, dict) else card
            if not isinstance(card, dict) or type(label) not in (str, int) or label not in names:
                shown = "missing" if label is None else label
                self.wrong(f"{key}.{name}", shown, "one of " + ", ".join(map(str, names)))
            elif label in found:
                self.wrong(f"{key} {label}", "given twice", "one entry")
            else:
                found[label] = Reader(card, f"{self.path}{key} {label}: ", self.mistakes, {name})
        for label in names:
            if label not in found:
                if isinstance(self.data.get(key), list):
                    self.wrong(f"{key} {label}", "missing", allowed)
                found[label] = Reader({}, "", [])
        return found

    def no_other_keys(self, *inner: Reader) -> None:
        """Keys that nobody asked for are mistakes, here and in the tables inside."""
        for key in self.data:
            if key not in self.asked:
                self.wrong(key, self.data[key], self._known(key))
        for reader in inner:
            reader.no_other_keys()

    def _known(self, key: str) -> str:
        near = difflib.get_close_matches(key, sorted(self.asked), 1)
        known = ", ".join(sorted(self.asked))
        return f"no such key; did you mean {near[0]}?" if near else f"no such key; known are {known}"


@dataclass(eq=False)
class PlainComponents:
    """Checked components that are no more than the fields of the box."""

    data: Data
    digest: str
    box: Layout


def load_plain(box: Layout, standard: Path, path: str | os.PathLike[str] | None) -> PlainComponents:
    """A box whose fields have their values under their names in the standard file, or in another."""
    data = read_toml(standard)
    reader = Reader(data if path is None else overlay(data, read_toml(path)))
    read_fields(box, reader, box.fields)
    reader.no_other_keys()
    if reader.mistakes:
        raise ComponentsError(str(path or standard), reader.mistakes)
    return PlainComponents(reader.data, digest(reader.data), box)


def read_fields(record: Layout, reader: Reader, names: Iterable[str]) -> None:
    """Fields of a record, from values under their names: a number, or all numbers of a field in a row."""
    for name in names:
        shape, limits = record.fields[name], np.iinfo(record.dtype[name].base)
        if not shape:
            setattr(record, name, reader.integer(name, int(limits.min), int(limits.max)))
            continue
        places = list(product(*map(range, shape)))
        values = reader.integers(name, len(places), int(limits.min), int(limits.max))
        for place, value in zip(places, values, strict=True):
            getattr(record, name)[place if len(place) > 1 else place[0]] = value


def position(allowed: Sequence[str], value: str) -> int:
    """Where a text stands in a list of texts."""
    return list(allowed).index(value)
