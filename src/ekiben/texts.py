"""`t`: every text that people read, from the language files.

These are in `ekiben/locale` and, for each game, in the folder `locale` of the game.
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
LONGEST = 500  # characters shown of an argument, which may be anything a user typed


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)))
    return found


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Use a language for all texts in this context, thread or task."""
    token = _language.set(language if language in LANGUAGES else LANGUAGES[0])
    try:
        yield
    finally:
        _language.reset(token)


def current_language() -> str:
    return _language.get()


def source(language: str) -> str:
    """The content of all language files of a language."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files(language))


def files(language: str) -> list[Path]:
    """The language files: the common ones, and those of each game (English if it isn't translated)."""
    folders = [LOCALE / language, *(locale_of(folder, language) for folder in game_folders().values())]
    return [file for folder in folders for file in sorted(folder.glob("*.ftl"))]


def locale_of(game: Path, language: str) -> Path:
    """The folder with a game's texts in a language, or in English if there is none."""
    folder = game / "locale" / language
    return folder if folder.is_dir() else folder.with_name(LANGUAGES[0])


def t(name: str, /, language: str | None = None, **args: Any) -> str:
    """A text with its arguments filled in, in the current language unless one is given."""
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
    """A text, or `otherwise` if there is none with this id."""
    return t(name, **args) if has_text(name) else otherwise


def has_text(name: str, language: str | None = None) -> bool:
    return bool(bundle(language or _language.get()).has_message(name))


def localized_name(kind: str, printed: str) -> str:
    """A printed name, such as a city's, in the current language; as printed if it has no translation."""
    return text_or(f"{kind}-{plain_name(printed)}", printed)


def plain_name(printed: str) -> str:
    """A name as part of a text id: "Mo i Rana" becomes "mo-i-rana"."""
    letters = normalize("NFKD", printed.lower().replace("ø", "o")).encode("ascii", "ignore").decode()
    return "-".join(letters.split())


def _readable(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        value = ", ".join(map(str, value))
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value
