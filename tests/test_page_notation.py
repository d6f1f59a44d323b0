"""The page neither writes nor reads the notation of moves: it plays texts as the server gave them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ekiben.game import find_game, game_names

PAGE = Path(__file__).parents[1] / "client" / "src"
# `set ${kind}`, `${kept ? "keep" : "return"} ${ticket}`
COMPOSED = r"`(?:{0}) \$\{{|\$\{{[^}}]*[\"'](?:{0})[\"'][^}}]*\}} \$\{{"
WHOLE = r"[\"'`](?:{0})[\"'`]"  # "draw blind"
GIVEN = re.compile(r"\b(?:\w+\.)?play\(([^()]*)\)")
PASSED_ON = re.compile(r"|move(: string)?|\.\.\.moves(: string\[\])?|[\w.?]+\.move")
TAKEN_APART = re.compile(r"\bmoves?(?:\b|\))[.?!]*\.(?:split|startsWith|match|slice|replace|includes)\(")


def sources() -> Iterator[tuple[str, str]]:
    """The files of the page, and what they say."""
    for file in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if ".test." not in file.name:
            yield str(file.relative_to(PAGE)), file.read_text(encoding="utf-8")


def notation(game: str) -> re.Pattern[str]:
    """How code would write moves of a game."""
    texts = find_game(game).move_texts
    verbs = "|".join(sorted({re.escape(text.partition(" ")[0]) for text in texts}))
    whole = "|".join(re.escape(text) for text in texts if " " in text)
    return re.compile(f"{COMPOSED.format(verbs)}|{WHOLE.format(whole)}")


@pytest.mark.parametrize("game", game_names())
def test_no_move_is_written(game: str) -> None:
    wrong = notation(game)
    assert [(name, found.group()) for name, text in sources() for found in wrong.finditer(text)] == []


def test_only_given_moves_are_played_and_none_is_taken_apart() -> None:
    for name, text in sources():
        for call in GIVEN.finditer(text):
            assert PASSED_ON.fullmatch(call.group(1)), (name, call.group())
        assert not TAKEN_APART.search(text), (name, TAKEN_APART.search(text))


@pytest.mark.parametrize(
    "code",
    ["`set ${kind}`", '`${kept ? "keep" : "return"} ${ticket}`', '"draw blind"', "`claim ${route}`"],
)
def test_a_move_that_is_written_is_found(code: str) -> None:
    assert notation("nordic").search(code)
