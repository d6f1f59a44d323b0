"""What nobody can know in Zero-Kei: the deck and, in solo, the tokens that lie face down."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from ekiben.games.zero_kei.components import BOARD_POSITIONS, CARRIAGE_IDS
from ekiben.games.zero_kei.state import State
from ekiben.sets import members
from ekiben.table import Table
from tests.games.zero_kei.conservation import check_things
from tests.support.random_games import Dice, SetUp, eager, play_random, step_by_step

pytestmark = pytest.mark.covers

SAMPLES = 600


def samples(table: Table, count: int = SAMPLES) -> list[State]:
    seat = table.seat or 0
    return [table.engine.sample(table.position, seat, 5, number) for number in range(count)]


def is_fair(found: Counter[Any], kinds: int) -> bool:
    """Whether counts of equally likely things look random."""
    each = sum(found.values()) / kinds
    surprise = sum((found[kind] - each) ** 2 / each for kind in found) + each * (kinds - len(found))
    return bool(surprise < kinds - 1 + 5 * (2 * kinds) ** 0.5)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("moves", [0, 40])
def test_every_unseen_carriage_may_lie_anywhere_in_the_deck(players: int, moves: int) -> None:
    table = play_random(SetUp("zero-kei", players).table(3), Dice(3), eager, moves)
    s: State = table.position
    unseen = [s.deck[i] for i in range(s.dealt, s.deck_size)]
    others = samples(table)
    for other in others:
        check_things(other, table.components)  # type: ignore[arg-type]
        assert list(other.deck)[: s.dealt] == list(s.deck)[: s.dealt], "what was dealt is known"
        assert (other.dealt, other.deck_size, other.discard) == (s.dealt, s.deck_size, s.discard)
    for place in range(s.dealt, s.deck_size):
        found = Counter(other.deck[place] for other in others)
        assert set(found) == set(unseen)
        assert is_fair(found, len(unseen))


def test_every_unseen_city_may_lie_on_each_face_down_position() -> None:
    table = SetUp("zero-kei", 1).table(8)
    s: State = table.position
    hidden = {s.board[i] for i in range(2, 6)} | set(members(s.spare))
    others = samples(table)
    assert len(hidden) == 7
    for i in range(2, 6):
        found = Counter(other.board[i] for other in others)
        assert set(found) == hidden
        assert is_fair(found, 7)
    assert set(Counter(other.spare for other in others)) > {s.spare}
    assert all({*(o.board[i] for i in range(2, 6)), *members(o.spare)} == hidden for o in others)
    assert all(
        (o.board[0], o.board[1], list(o.venues)) == (s.board[0], s.board[1], list(s.venues)) for o in others
    )
    closed = Counter((other.board[6], other.board[7], other.closed_aside) for other in others)
    assert set(closed) == set(permutations(range(3)))
    assert is_fair(closed, 6)


def test_tokens_turned_up_stay_where_they_are() -> None:
    ends = set()
    for seed in range(4):
        table = SetUp("zero-kei", 1).table(seed)
        for number, _ in enumerate(step_by_step(table, Dice(seed), eager)):
            s: State = table.position
            other: State = table.engine.sample(s, 0, seed, number)
            check_things(other, table.components)  # type: ignore[arg-type]
            for position in members(s.revealed):
                assert other.board[position] == s.board[position]
            if s.spare_seen:
                assert other.spare == s.spare
        ends.add(table.position.revealed)
    assert ends == {0b1111_1111}, "every token of his board acts at some time"


def test_one_closed_token_turned_up_leaves_two() -> None:
    for seed in range(30):
        table = SetUp("zero-kei", 1).table(seed)
        for _ in step_by_step(table, Dice(seed), eager):
            if table.position.revealed >> 6 == 0b01 and not table.over:
                s: State = table.position
                found = Counter((o.board[6], o.board[7], o.closed_aside) for o in samples(table, 100))
                shown = s.board[6]
                one, other = sorted({0, 1, 2} - {shown})
                assert set(found) == {(shown, one, other), (shown, other, one)}
                return
    raise AssertionError("no game like that")


def test_tokens_set_aside_are_seen_with_the_event() -> None:
    """`venue-token` turns them up (ruling 15): undo stops there, and samples keep them."""
    table = SetUp("zero-kei", 1).table(1)
    position = {"phase": "actions", "event": "venue-token", "green": {"yen": 20, "train": ["1a"]}}
    table.game.arrange(table.position, table.components, position)
    assert table.view()["spare_tokens"] is None
    s: State = table.position
    table.play("event")
    assert table.view()["spare_tokens"] == [city + 1 for city in members(s.spare)]
    assert table.why_no_undo() == "something-was-seen"
    assert {other.spare for other in samples(table, 50)} == {s.spare}
    assert len({other.board[2] for other in samples(table, 50)}) == 4


@pytest.mark.covers(False)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_view_names_what_lies_face_down(players: int) -> None:
    for seed in range(3):
        table = SetUp("zero-kei", players).table(seed)
        for _ in step_by_step(table, Dice(seed), eager):
            s: State = table.position
            view = table.view()
            told = table.log(since=len(table.moves) - 1)
            shown = msgspec.json.encode([view, told, table.accounts(), table.question()]).decode()
            for i in range(s.dealt, s.deck_size):
                assert f'"{CARRIAGE_IDS[s.deck[i]]}"' not in shown
            assert view["deck"] == s.deck_size - s.dealt
            if players == 1:
                for i, name in enumerate(BOARD_POSITIONS):
                    assert (view["hideo"][name] is None) == (not s.revealed >> i & 1)
                assert (view["spare_tokens"] is None) == (not s.spare_seen)
                assert "closed_aside" not in shown
