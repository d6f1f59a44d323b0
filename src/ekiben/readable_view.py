"""A view that is a dictionary like any other, but short and readable when printed."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import TextWrapper, shorten
from typing import Any

from ekiben.game import View

LONGEST = 60  # characters of a value; the rest of it is left out
_lines = TextWrapper(100, subsequent_indent="    ", break_on_hyphens=False, break_long_words=False)


class ReadableView(dict[str, Any]):
    """What a seat may see. Its `repr` has the game, whose turn it is, what seats have, and the other keys."""

    def __repr__(self) -> str:
        seats = [name for name in self.get("seats", ()) if name in self]
        plain = {key: value for key, value in self.items() if isinstance(value, str | int)}
        lines = [f"View of {plain.pop('game', 'a game')}: {described(plain)}"]
        lines += [f"{name}: {described(self[name])}" for name in seats]
        others = [key for key in self if key not in {"game", "seats", *plain, *seats}]
        if others:
            lines.append(f"also {', '.join(others)}")
        return "<" + "\n  ".join(_lines.fill(line) for line in lines) + ">"


def described(values: Mapping[str, Any]) -> str:
    """Names and values, without those that are empty or don't apply."""
    there = [(name, value) for name, value in values.items() if value or type(value) is int]
    return ", ".join(f"{name}={shorten(repr(value), LONGEST, placeholder=' …')}" for name, value in there)


def readable(view: View) -> ReadableView:
    """The same view, readable."""
    return ReadableView(view)
