"""Counted move trees are what they were; `python -m tests.support.perft --write GAME` counts again."""

from __future__ import annotations

import pytest

from ekiben.game import Game, find_game, game_names
from tests.support import perft
from tests.support.random_games import SetUp

TREES = perft.load()


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_counts(tree: perft.Tree) -> None:
    table = tree.table()
    before = bytes(table.position)
    assert perft.count(table.engine, table.position, len(tree.counts)) == tree.counts
    assert bytes(table.position) == before


@pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())
def test_every_number_of_players_has_trees(game: Game) -> None:
    for players in game.player_counts:
        own = [tree for tree in TREES if (tree.game, tree.players) == (game.name, players)]
        assert not own[0].moves, "one from the set-up"
        assert len(own[-1].moves) > 4, "others from the middle of the game"
        assert all(len(tree.counts) >= 2 for tree in own)
        assert sum(len(tree.counts) >= 3 for tree in own) >= 0.7 * len(own)
    assert {option for tree in TREES for option in tree.options if tree.game == game.name} == {*game.options}


def test_a_tree_counted_by_hand() -> None:
    """Four engines for four players; then six carriages, five after a single, two colours after a double."""
    table = SetUp("zero-kei", 4).table(perft.SEED)
    table.play("draft 1")
    row_after_draft = SetUp("zero-kei", 4).table(perft.SEED)
    for engine in (1, 2, 3, 4):
        row_after_draft.play(f"draft {engine}")
    doubles = sum("-" in place["carriage"] for place in row_after_draft.view()["row"])
    counts = perft.count(table.engine, SetUp("zero-kei", 4).table(perft.SEED).position, 6)
    assert counts[:5] == [4, 4 * 3, 4 * 3 * 2, 24, 24 * 6]
    assert counts[5] == 24 * ((6 - doubles) * 5 + doubles * 2)
    assert perft.count(table.engine, table.position, 3) == [3, 6, 6]


def test_a_tree_of_nordic_counted_by_hand() -> None:
    """Five tickets of which two must be kept: kept and returned in any way, but not four returned."""
    table = SetUp("nordic", 2).table(perft.SEED)
    counts = perft.count(table.engine, table.position, 6)
    assert counts[:5] == [2, 4, 8, 16 - 1, 32 - 5 - 1]
    assert counts[5] == 2 * (32 - 5 - 1), "then the other chooses"


@pytest.mark.parametrize("name", game_names())
def test_nothing_follows_the_end(name: str) -> None:
    table = SetUp(name, 2).table(1)
    while not table.over:
        table.play(table.legal()[-1])
    assert perft.count(table.engine, table.position, 3) == [0, 0, 0]
