"""What the terminal prints fits 80 columns in every language; tables and lists are not broken by that."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.console import Console

from ekiben.game import find_game, game_names
from ekiben.rendering.console import capture
from ekiben.rendering.rules import show_sections
from ekiben.rendering.scores import score_table
from ekiben.rules_text import rules_text
from ekiben.table import Table
from ekiben.terminal.seats import parse_seats
from ekiben.terminal.session import TerminalSession
from ekiben.texts import LANGUAGES, use_language
from tests.support.typed_input import WIDTH

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", game_names())


def shown(write: Callable[[Console], None]) -> tuple[str, str]:
    """What is written to a window as wide as it likes, and to one of 80 columns."""
    wide, fitted = capture(write, 400), capture(write, WIDTH)
    assert max(map(cell_len, fitted.splitlines())) <= WIDTH
    return wide, fitted


@every_game
@every_language
def test_help_is_not_wrapped(name: str, language: str) -> None:
    table = Table(name, 2, 1)
    seats = parse_seats("you,random", table.game)

    def write(console: Console) -> None:
        TerminalSession(table, seats, console).handle_line("help")

    with use_language(language):
        wide, fitted = shown(write)
    commands = [line for line in wide.splitlines() if line.startswith("   ")]
    assert len(commands) > 12
    assert set(commands) <= set(fitted.splitlines())


@every_game
@every_language
def test_the_scores_are_not_wrapped(name: str, language: str) -> None:
    game = find_game(name)
    players = max(game.player_counts)
    table = Table(game, players, 1)
    with use_language(language):
        wide, fitted = shown(lambda console: console.print(score_table(table, [""] * players)))
    assert wide == fitted


@every_game
@every_language
def test_no_word_of_the_rules_is_broken(name: str, language: str) -> None:
    text = rules_text(name, language)
    start = f"# {text.title}\n\n{text.markdown}"
    wide, fitted = shown(lambda console: show_sections(console, text.sections, start))
    assert words(wide) <= words(fitted)


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\s─━]+", text))
