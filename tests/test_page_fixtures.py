"""What the tests of the page know of the games is what the games say."""

from __future__ import annotations

import pytest

from scripts.page_fixtures import MOVES, move_texts


@pytest.mark.parametrize("game", MOVES)
def test_the_page_knows_all_texts_of_moves(game: str) -> None:
    again = "make it again: .venv/bin/python scripts/page_fixtures.py"
    kept = MOVES[game].read_text(encoding="utf-8")
    assert kept == move_texts(game), f"{MOVES[game].name} differs from the moves of {game}; {again}"
