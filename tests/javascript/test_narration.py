"""What the page makes sentences with: small, and without the rules of any game."""

from __future__ import annotations

import pytest

from ekiben.game import find_game, game_names
from ekiben.javascript.build import has_part
from ekiben.javascript.program import Program

NAMES = [name for name in game_names() if has_part(find_game(name).folder, "narration")]


@pytest.mark.parametrize("name", NAMES)
def test_sentences_need_no_rules(name: str) -> None:
    narration = f"ekiben.games.{find_game(name).folder.name}.narration"
    needed = {each for each in Program([narration]).modules if not each.startswith(narration)}
    assert needed <= {"ekiben.data", "ekiben.narration", "ekiben.protocol", "ekiben.texts"}
