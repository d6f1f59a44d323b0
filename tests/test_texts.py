"""The language files: well formed, complete for what the program says, and nothing said twice."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message

import ekiben
from ekiben.texts import LANGUAGES, LONGEST, bundle, files, has_text, t

SOURCES = Path(ekiben.__file__).parent

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(language: str) -> list[Message | Junk]:
    found: list[Message | Junk] = []
    for file in files(language):
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        found += [entry for entry in parsed.body if isinstance(entry, (Message, Junk))]
    return found


def ids(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, Message)]


@every_language
def test_every_line_is_understood(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, Junk)] == []


@every_language
def test_no_text_is_given_twice(language: str) -> None:
    assert [name for name, count in Counter(ids(language)).items() if count > 1] == []
    assert all(has_text(name, language) for name in ids(language))


@every_language
def test_what_the_program_says_has_a_text(language: str) -> None:
    """Texts named as they are; those put together from parts are met by the tests of what says them."""
    for file in SOURCES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for name in re.findall(r"\bsay\(\s*\"([a-z0-9-]+)\"", source):
            assert has_text(name, language), f"{file.name} says {name}"
        for name in re.findall(r"\b[rR]eason\(\s*\"([a-z0-9-]+)\"", source):
            for game in games_of(file):
                own, common = f"{game}-reason-{name}", f"reason-{name}"
                assert has_text(own, language) or has_text(common, language), f"{file.name}: {name}"


def games_of(file: Path) -> list[str]:
    """The game whose folder a file is in; all, if it is in none."""
    inside = file.relative_to(SOURCES).parts
    return [inside[1].replace("_", "-")] if inside[0] == "games" and len(inside) > 2 else ekiben.game_names()


@every_language
def test_every_reason_is_given_somewhere(language: str) -> None:
    named = ids(language)
    for game in ekiben.game_names():
        files = [file for file in SOURCES.rglob("*.py") if game in games_of(file)]
        files += ekiben.find_game(game).folder.glob("*.py")
        told = "".join(file.read_text(encoding="utf-8") for file in files)
        for name in named:
            if name.startswith(f"{game}-reason-"):
                assert f'"{name.removeprefix(f"{game}-reason-")}"' in told


def test_arguments_are_filled_in() -> None:
    assert t("record-key-twice", key="seed") == "seed is given twice."
    assert t("record-key-twice", key=["a", "b"]) == "a, b is given twice."
    assert t("record-key-twice", key="{ $key } <b>") == "{ $key } <b> is given twice."
    shown = t("record-key-twice", key="x" * 5000)
    assert shown == "x" * LONGEST + "… is given twice."


def test_what_is_missing_is_said() -> None:
    with pytest.raises(KeyError, match="no text 'no-such-text'"):
        t("no-such-text")
    with pytest.raises(ValueError, match="record-key-twice"):
        t("record-key-twice")
    assert not has_text("no-such-text")
    assert bundle("en") is bundle("en")


@cache
def source(entry: Message) -> str:
    """A text as it is written."""
    return FluentSerializer().serialize_entry(entry)


def variables(entry: Message) -> set[str]:
    """The arguments that a text takes."""
    return set(re.findall(r"\$(\w+)", source(entry)))


@every_language
def test_every_language_says_the_same_with_the_same_arguments(language: str) -> None:
    english = {entry.id.name: variables(entry) for entry in entries("en") if isinstance(entry, Message)}
    other = {entry.id.name: variables(entry) for entry in entries(language) if isinstance(entry, Message)}
    assert set(other) == set(english)
    assert {name: other[name] for name in other if other[name] != english[name]} == {}


@every_language
@pytest.mark.parametrize("value", [0, 1, 2, 5, 11, 21, 22])
def test_every_text_can_be_said(language: str, value: int) -> None:
    taken = {entry.id.name: variables(entry) for entry in entries(language) if isinstance(entry, Message)}
    for entry in entries(language):
        assert isinstance(entry, Message)
        others = re.findall(r"\{ ([a-z][\w-]*) \}", source(entry))
        names = taken[entry.id.name].union(*(taken[name] for name in others))
        arguments: dict[str, object] = dict.fromkeys(names, value)
        assert t(entry.id.name, language, **arguments)
