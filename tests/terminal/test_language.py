"""Playing in other languages, and reading the rules in between."""

from __future__ import annotations

import io
import re

import pytest

from ekiben.rules_text import rules_text
from ekiben.texts import LANGUAGES, current_language, t
from tests.support.typed_input import Screen, run_cli, shows


def words(text: str) -> str:
    """A text wherever its lines break, and with plain spaces only."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_a_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nquit!\n"))
    command = ["play", "nordic", "--seats", "you,random", "--seed", "1", "--language", language]
    status, out, err = run_cli(capsys, *command)
    assert (status, err) == (0, "")
    shows(words(out), *(words(t(name, language)) for name in ("nordic-welcome", "farewell")))
    assert current_language() == "en"


def test_errors_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run_cli(capsys, "play", "nordic", "--seats", "bot", "--language", "fr")
    assert status == 2
    assert "Il n’y a pas de joueur « bot »" in words(err)


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    screen = Screen(seats="you,random")
    out = screen.type("language", "language xx", "language FR", "language en", "quit!")
    begin, french, back = re.split("› language FR|› language en", out)
    assert begin.count("Languages: en English · es español · fr français · ru русский.") == 2
    for language, shown in (("en", begin), ("fr", french), ("en", back)):
        shows(shown, t("label-you", language), words(t("zero-kei-ask-engine", language)))
    assert t("label-you") not in french.split()
    assert back.endswith(t("farewell"))
    assert current_language() == "en"


def test_the_rules_in_the_middle_of_a_game() -> None:
    screen = Screen(seats="you,you")
    sections = rules_text("zero-kei", "en").sections
    out = screen.type("rules")
    shows(out, *(words(f"{number} {section.title}") for number, section in enumerate(sections, 1)))
    out = screen.type("rules 2")
    assert words(sections[1].title) in out
    assert words(sections[2].title) not in out
    assert "Nothing found for “no such word”." in screen.type("rules no such word")
    assert f"Nothing found for “{len(sections) + 1}”." in screen.type(f"rules {len(sections) + 1}")
    out = screen.type("language ru", "rules 1", "quit!")
    assert rules_text("zero-kei", "ru").sections[0].title in out
