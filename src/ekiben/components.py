"""Reading components files: the printed values as TOML, checked key by key.

A game asks a `ComponentsReader` for every key it knows, with what is allowed there. Every mistake is
collected, none stops the reading, and unknown keys are mistakes as well.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ekiben.components_file import Data, Source, TomlText, read_toml
from ekiben.errors import ComponentsError, Mistake
from ekiben.layout import Cells, Layout

if TYPE_CHECKING:
    from ekiben.game import Components, Game

MAX_TEXT = 60  # characters of a name
Name = TypeVar("Name", bound=str)


@lru_cache(maxsize=64)
def table_components(game: Game, text: str | None) -> Components:
    """The components of a table, from the text of its file; None: the game's own."""
    return game.components(None if text is None else TomlText(text))


def overlay(standard: Data, given: Data, keys: Sequence[str] = ("id", "number")) -> Data:
    """The standard data, overridden by a file.

    Tables are merged key by key; `false` instead of a table removes it. In a list of cards, a card replaces
    the one with the same id.
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
    # Unknown and duplicate names go to the end, where the reader reports them.
    extra = [card for name, card in zip(given, new, strict=True) if str(name) not in kept]
    twice = [card for i, card in enumerate(new) if given.index(given[i]) != i]
    return merged + extra + twice


def digest(data: Data) -> str:
    """A short hash of the content: files with the same values have the same digest."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def hint(value: object, names: Sequence[str]) -> str:
    """A hint with the most similar of the allowed names."""
    near = difflib.get_close_matches(str(value), names, 1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def _is_number(value: object, low: float, high: float) -> bool:
    return type(value) in (int, float) and low <= value <= high  # type: ignore[operator]


@dataclass
class ComponentsReader:
    """A table of the file, its path, and the mistakes found so far."""

    data: Data
    path: str = ""
    mistakes: list[Mistake] = field(default_factory=list)
    known_keys: set[str] = field(default_factory=set)
    inner: list[ComponentsReader] = field(default_factory=list)  # readers of the nested tables

    def add_mistake(self, key: str, value: object, allowed: str) -> None:
        self.mistakes.append(Mistake(f"{self.path}{key}".removesuffix("."), value, allowed))

    def refuse(self, keys: Iterable[str], allowed: str) -> None:
        """Report keys that aren't allowed here."""
        for key in keys:
            if self.has(key):
                self.add_mistake(key, self.data[key], allowed)

    def get(self, key: str, allowed: str) -> Any:
        """The raw value; a missing key is a mistake."""
        self.known_keys.add(key)
        if key not in self.data:
            self.add_mistake(key, "missing", allowed)
            return None
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether an optional key is present."""
        self.known_keys.add(key)
        return key in self.data

    def checked(self, key: str, allowed: str, good: Callable[[Any], bool]) -> Any:
        """The raw value if `good`; else None, and a mistake is reported."""
        value = self.get(key, allowed)
        if value is None or good(value):
            return value
        self.add_mistake(key, value, allowed)
        return None

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within limits; optional if there is a default."""
        if default is not None and not self.has(key):
            return default
        allowed = f"a whole number from {low} to {high}" if low != high else f"{low}"
        value = self.checked(key, allowed, lambda value: type(value) is int and low <= value <= high)
        return low if value is None else int(value)

    def integers(self, key: str, count: int, low: int, high: int) -> list[int]:
        allowed = f"{count} whole numbers from {low} to {high}"
        return (
            self._several(key, count, allowed, lambda v: type(v) is int and low <= v <= high) or [low] * count
        )

    def _several(self, key: str, count: int, allowed: str, good: Callable[[Any], bool]) -> Any:
        def all_good(value: Any) -> bool:
            return isinstance(value, list) and len(value) == count and all(map(good, value))

        return self.checked(key, allowed, all_good)

    def text(self, key: str) -> str:
        """A text that isn't empty, fits on a board and has no control characters."""

        def good(value: Any) -> bool:
            fits = isinstance(value, str) and value.isprintable() and len(value) <= MAX_TEXT
            return fits and bool(value.strip())

        return str(self.checked(key, f"a text of at most {MAX_TEXT} characters", good))

    def fixed(self, key: str, value: object) -> None:
        """A value that can't be changed."""
        given = self.get(key, str(value))
        if given is not None and given != value:
            self.add_mistake(key, given, str(value))

    def one_of(self, key: str, allowed: Sequence[Name], default: Name | None = None) -> Name:
        """One of a few texts; optional if there is a default."""
        if default is not None and not self.has(key):
            return default
        value = self.get(key, "one of " + ", ".join(allowed))
        if value is not None and value not in allowed:
            self.add_mistake(key, value, "one of " + ", ".join(allowed) + hint(value, allowed))
        return next((name for name in allowed if name == value), allowed[0])

    def some_of(self, key: str, allowed: Sequence[str], count: int) -> list[str]:
        """A certain number of different texts from a few."""

        def good(value: Any) -> bool:
            known = isinstance(value, list) and all(v in allowed for v in value)
            return known and len(value) == len(set(value)) == count

        value = self.checked(key, f"{count} different ones of " + ", ".join(allowed), good)
        return list(allowed[:count] if value is None else value)

    def members(self, key: str, allowed: Sequence[Any], most: int, least: int = 0) -> list[int]:
        """The indices of different allowed things; empty after a mistake."""
        count = f"{most}" if least == most else f"at most {most}"
        wanted = f"{count} different ones of {', '.join(map(str, allowed))}"
        found = self.items(key, wanted)
        good = all(type(thing) is type(allowed[0]) and thing in allowed for thing in found)
        if good and len(set(found)) == len(found) and least <= len(found) <= most:
            return [list(allowed).index(thing) for thing in found]
        if isinstance(self.data.get(key), list):
            self.add_mistake(key, found, wanted)
        return []

    def number(self, key: str, low: float, high: float) -> float:
        allowed = f"a number from {low:g} to {high:g}"
        return float(self.checked(key, allowed, lambda value: _is_number(value, low, high)) or 0)

    def numbers(self, key: str, count: int, low: float, high: float) -> list[float]:
        """A list of `count` such numbers."""
        allowed = f"{count} numbers from {low:g} to {high:g}"
        found = self._several(key, count, allowed, lambda value: _is_number(value, low, high))
        return list(map(float, found or [0.0] * count))

    def items(self, key: str, allowed: str, count: int | None = None) -> list[Any]:
        """A list of `count` things, if a count is given; never longer."""
        self.checked(key, allowed, lambda value: isinstance(value, list) and count in (None, len(value)))
        value = self.data.get(key)
        return value[:count] if isinstance(value, list) else []

    def index(self, key: str, allowed: Sequence[str]) -> int:
        """The index of one of a few texts."""
        return allowed.index(self.one_of(key, allowed))

    def matches(
        self, key: str, count: int, things: str, each: str, pattern: str
    ) -> Iterator[tuple[int, re.Match[str]]]:
        """`count` texts that match a pattern, described by `each`; returns the matches with their indices."""
        for place, text in enumerate(self.items(key, f"{count} {things}, each {each}", count)):
            found = re.fullmatch(pattern, str(text))
            if found:
                yield place, found
            else:
                self.add_mistake(f"{key}.{place + 1}", text, each)

    def table(self, key: str, optional: bool = False) -> ComponentsReader:
        if optional and not self.has(key):
            return ComponentsReader({})
        value = self.checked(key, "a table", lambda value: isinstance(value, dict))
        # if it isn't a table, one mistake is enough
        self.inner.append(
            ComponentsReader(value or {}, f"{self.path}{key}.", [] if value is None else self.mistakes)
        )
        return self.inner[-1]

    def cards(self, key: str, name: str, names: Sequence[Any]) -> dict[Any, ComponentsReader]:
        """A list of tables, one per name, in any order."""
        allowed = f"one entry each for {', '.join(map(str, names))}"
        found: dict[Any, ComponentsReader] = {}
        for card in self.items(key, allowed):
            label = card.get(name) if isinstance(card, dict) else card
            if not isinstance(card, dict) or type(label) not in (str, int) or label not in names:
                shown = "missing" if label is None else label
                self.add_mistake(f"{key}.{name}", shown, "one of " + ", ".join(map(str, names)))
            elif label in found:
                self.add_mistake(f"{key} {label}", "given twice", "one entry")
            else:
                found[label] = ComponentsReader(card, f"{self.path}{key} {label}: ", self.mistakes, {name})
                self.inner.append(found[label])
        for label in names:
            if label not in found:
                if isinstance(self.data.get(key), list):
                    self.add_mistake(f"{key} {label}", "missing", allowed)
                found[label] = ComponentsReader({}, "", [])
        return found

    def no_other_keys(self) -> None:
        """Report unknown keys, here and in nested tables."""
        for key in self.data:
            if key not in self.known_keys:
                self.add_mistake(key, self.data[key], self._known(key))
        for reader in self.inner:
            reader.no_other_keys()

    def _known(self, key: str) -> str:
        near = difflib.get_close_matches(key, sorted(self.known_keys), 1)
        known = ", ".join(sorted(self.known_keys))
        return f"no such key; did you mean {near[0]}?" if near else f"no such key; known are {known}"


@dataclass(eq=False)
class PlainComponents:
    """Checked components with nothing but the fields of the box."""

    data: Data = field(repr=False)
    digest: str
    box: Layout = field(repr=False)


def load_plain(box: Layout, standard: Path, path: Source | None) -> PlainComponents:
    """Load a box whose fields are keys of the standard file, overridden by another."""
    data = read_toml(standard)
    reader = ComponentsReader(data if path is None else overlay(data, read_toml(path)))
    read_fields(box, reader, box.fields)
    reader.no_other_keys()
    if reader.mistakes:
        raise ComponentsError(str(path or standard), reader.mistakes)
    return PlainComponents(reader.data, digest(reader.data), box)


def read_fields(record: Layout, reader: ComponentsReader, names: Iterable[str]) -> None:
    """Fill fields of a record from the keys of the same names."""
    for name in names:
        shape, (low, high) = record.fields[name], record.limits(name)
        if not shape:
            setattr(record, name, reader.integer(name, low, high))
            continue
        places = list(product(*map(range, shape)))
        values = reader.integers(name, len(places), low, high)
        for place, value in zip(places, values, strict=True):
            getattr(record, name)[place if len(place) > 1 else place[0]] = value


def numbers(record: Layout) -> dict[str, int]:
    """The numbers of a record by field name; those of array fields are numbered from 1."""
    found = {}
    for name, shape in record.fields.items():
        if not shape:
            found[name] = getattr(record, name)
        elif len(shape) == 1:
            found |= {f"{name}_{place}": value for place, value in enumerate(getattr(record, name), 1)}
    return found


def put(cells: Cells, values: Iterable[int], rest: int | None = None) -> None:
    """Write values into the first cells of a row, and `rest`, if given, into the others."""
    given = list(values)
    if rest is not None:
        given += [rest] * (len(list(cells)) - len(given))
    for place, value in enumerate(given):
        cells[place] = value
