"""Whole games go as they went; `python -m tests.support.transcripts --write` writes them again."""

from __future__ import annotations

import pytest

from ekiben.game import find_game, game_names
from tests.support import transcripts
from tests.support.random_games import SetUp

GAMES = transcripts.find()
LIMIT = 400_000  # bytes


@pytest.mark.parametrize(("set_up", "seed"), GAMES.items(), ids=str)
def test_transcripts(set_up: SetUp, seed: int) -> None:
    kept = transcripts.path(set_up).read_bytes()
    assert len(kept) < LIMIT
    now = transcripts.transcript(set_up, seed)
    for number, (old, new) in enumerate(zip(kept.decode().splitlines(), now.splitlines(), strict=False), 1):
        assert new == old, f"line {number} of {transcripts.path(set_up).name}"
    assert now.encode() == kept


@pytest.mark.parametrize("name", game_names())
def test_there_is_one_for_every_number_of_players(name: str) -> None:
    own = [set_up for set_up in GAMES if set_up.game == name]
    assert {set_up.players for set_up in own} == {*find_game(name).player_counts}
    assert {option for set_up in own for option in set_up.options} == {*find_game(name).options}
    files = {path.name for path in transcripts.path(own[0]).parent.iterdir()}
    assert files == {transcripts.path(set_up).name for set_up in own}


def all_of(game: str) -> str:
    own = [set_up for set_up in GAMES if set_up.game == game]
    return "".join(transcripts.path(set_up).read_text(encoding="utf-8") for set_up in own)


def test_a_change_in_a_view_is_shown() -> None:
    before = dict(
        transcripts.lines_of({"a": 1, "b": [1, 2], "c": {"d": None, "e": True}, "f": [{"x": 1}, None]})
    )
    assert before == {"a": "1", "b": "1 2", "c.d": "-", "c.e": "yes", "f.1": "x 1", "f.2": "-"}
    now = before | {"a": "2", "g": "3"}
    del now["b"]
    assert transcripts.seen(before, now, False) == ["a = 2", "g = 3", "b gone"]
    assert len(transcripts.seen(before, now, True)) == 6
