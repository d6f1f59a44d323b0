"""Texts: everything a person reads comes from the language files in `ekiben/locale`, through `text`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)
LONGEST = 500  # characters shown of an argument, which may be anything that somebody typed


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    found = FluentBundle([language], use_isolating=False)
    for file in sorted(resources.files("ekiben").joinpath("locale", language).iterdir(), key=str):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def text(name: str, /, language: str = "en", **args: Any) -> str:
    """A text with its arguments filled in."""
    texts = bundle(language)
    if not texts.has_message(name):
        raise KeyError(f"no text {name!r} in {language!r}")
    pattern = texts.get_message(name).value
    assert pattern is not None
    result, errors = texts.format_pattern(pattern, {key: _readable(value) for key, value in args.items()})
    if errors:
        raise ValueError(f"text {name!r} in {language!r}: {errors}")
    return str(result)


def has_text(name: str, language: str = "en") -> bool:
    """Whether a language has a text."""
    return bool(bundle(language).has_message(name))


def texts_of(prefix: str, language: str = "en") -> dict[str, str]:
    """All texts without arguments whose names begin so, by the rest of their names."""
    names = [name for name in bundle(language)._messages if name.startswith(prefix)]
    return {name.removeprefix(prefix): text(name, language) for name in sorted(names)}


def _readable(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        value = ", ".join(map(str, value))
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value
