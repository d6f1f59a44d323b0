"""Texts: everything a person reads comes from the language files in `ekiben/locale`, through `text`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "es", "fr", "ru")
_language: ContextVar[str] = ContextVar("language", default="en")
LONGEST = 500  # characters shown of an argument, which may be anything that somebody typed


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Texts in a language, for as long as this lasts, in this thread or task."""
    token = _language.set(language if language in LANGUAGES else LANGUAGES[0])
    try:
        yield
    finally:
        _language.reset(token)


def spoken() -> str:
    """The language of now."""
    return _language.get()


def source(language: str) -> str:
    """The language files themselves, one after another."""
    folder = resources.files("ekiben").joinpath("locale", language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=str)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def text(name: str, /, language: str | None = None, **args: Any) -> str:
    """A text with its arguments filled in, in the language of now if none is named."""
    language = language or spoken()
    texts = bundle(language)
    if not texts.has_message(name):
        raise KeyError(f"no text {name!r} in {language!r}")
    pattern = texts.get_message(name).value
    assert pattern is not None
    result, errors = texts.format_pattern(pattern, {key: _readable(value) for key, value in args.items()})
    if errors:
        raise ValueError(f"text {name!r} in {language!r}: {errors}")
    return str(result)


def has_text(name: str, language: str | None = None) -> bool:
    """Whether a language has a text."""
    return bool(bundle(language or spoken()).has_message(name))


def named(kind: str, printed: str, language: str | None = None) -> str:
    """Something that is printed with a name, such as a city, as the language calls it; else as printed."""
    name = f"{kind}-{plain_name(printed)}"
    return text(name, language) if has_text(name, language) else printed


def plain_name(printed: str) -> str:
    """A name in the letters that names of texts have: "Mo i Rana" is "mo-i-rana"."""
    letters = normalize("NFKD", printed.lower().replace("ø", "o")).encode("ascii", "ignore").decode()
    return "-".join(letters.split())


def texts_of(prefix: str) -> dict[str, str]:
    """All texts without arguments whose names begin so, by the rest of their names."""
    found = {}
    for name in bundle(spoken())._messages:
        if name.startswith(prefix):
            with suppress(ValueError):  # it has arguments
                found[name.removeprefix(prefix)] = text(name)
    return found


def _readable(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        value = ", ".join(map(str, value))
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value
