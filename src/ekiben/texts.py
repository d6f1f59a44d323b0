"""Texts: everything a person reads comes from language files, through `t`.

They are in `ekiben/locale` and, for what a game says, in `locale` in its folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

from ekiben.games import game_folders

LANGUAGES = ("en", "es", "fr", "ru")
LOCALE = Path(__file__).with_name("locale")
_language: ContextVar[str] = ContextVar("language", default="en")
LONGEST = 500  # characters shown of an argument, which may be anything that somebody typed


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Texts in a language, for as long as this lasts, in this thread or task."""
    token = _language.set(language if language in LANGUAGES else LANGUAGES[0])
    try:
        yield
    finally:
        _language.reset(token)


def source(language: str) -> str:
    """The language files themselves, one after another."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files(language))


def files(language: str) -> list[Path]:
    """The language files: those of all games, and those of each; in English where it has no others."""
    folders = [LOCALE / language, *(locale_of(folder, language) for folder in game_folders().values())]
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]


def locale_of(game: Path, language: str) -> Path:
    """Where the folder of a game has its texts in a language; in English, if there are none in this one."""
    folder = game / "locale" / language
    return folder if folder.is_dir() else folder.with_name(LANGUAGES[0])


def t(name: str, /, language: str | None = None, **args: Any) -> str:
    """A text with its arguments filled in, in the language of now if none is named."""
    language = language or _language.get()
    texts = bundle(language)
    if not texts.has_message(name):
        raise KeyError(f"no text {name!r} in {language!r}")
    pattern = texts.get_message(name).value
    assert pattern is not None
    result, errors = texts.format_pattern(pattern, {key: _readable(value) for key, value in args.items()})
    if errors:
        raise ValueError(f"text {name!r} in {language!r}: {errors}")
    return str(result)


def text_or(name: str, otherwise: str, /, **args: Any) -> str:
    """A text; where there is none of this name, something else."""
    return t(name, **args) if has_text(name) else otherwise


def has_text(name: str, language: str | None = None) -> bool:
    return bool(bundle(language or _language.get()).has_message(name))


def localized_name(kind: str, printed: str, language: str | None = None) -> str:
    """Something that is printed with a name, such as a city, as the language calls it; else as printed."""
    name = f"{kind}-{plain_name(printed)}"
    return t(name, language) if has_text(name, language) else printed


def plain_name(printed: str) -> str:
    """A name in the letters that names of texts have: "Mo i Rana" is "mo-i-rana"."""
    letters = normalize("NFKD", printed.lower().replace("ø", "o")).encode("ascii", "ignore").decode()
    return "-".join(letters.split())


def _readable(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        value = ", ".join(map(str, value))
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value
