"""Random games of Zero-Kei: what must be true after every single move."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ekiben.components_file import Data
from ekiben.games.zero_kei.components import BOARD_POSITIONS
from ekiben.games.zero_kei.state import State
from ekiben.table import Table
from tests.games.zero_kei.conservation import check_move, check_things
from tests.games.zero_kei.rulebook.offers import Offers
from tests.games.zero_kei.rulebook.scoring import Scoring
from tests.support.random_games import (
    Dice,
    Policy,
    SetUp,
    buyer,
    eager,
    first,
    last,
    some_positions,
    step_by_step,
    uniform,
)
from tests.support.soak import soaked

pytestmark = pytest.mark.slow

SET_UPS = [SetUp("zero-kei", 1), SetUp("zero-kei", 1, ("hard",)), *(SetUp("zero-kei", n) for n in (2, 3, 4))]
GAMES = soaked(6, 100)  # of each set-up and policy
NOTHING = {"yen": 0, "points": 0}

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
every_policy = pytest.mark.parametrize("policy", [uniform, eager, buyer], ids=lambda policy: policy.__name__)


def hideo_board(s: State) -> dict[str, int]:
    return {name: s.board[i] + 1 for i, name in enumerate(BOARD_POSITIONS)}


def gained(before: State, after: State, seat: int) -> dict[str, int]:
    """Yen and points of a seat between two positions."""
    return {"yen": after.yen[seat] - before.yen[seat], "points": after.points[seat] - before.points[seat]}


def follow_game(table: Table, dice: Dice, policy: Policy) -> int:
    """A whole game, checked against the rulebook after every move; how many moves."""
    components: Any = table.components
    data: Data = components.data
    rulebook = Offers(data)
    view = table.view()
    check_things(table.position, components)
    for before, move in step_by_step(table, dice, policy):
        after = table.position
        text = table.game.move_texts[move]
        where = f"{table!r}, seed {table.seed}, {text!r}"
        offered = {table.game.move_texts[n] for n in table.engine.legal(before)}
        assert offered == rulebook.legal(view), where
        following = rulebook.follow(view, text, hideo_board(before))
        view = table.view()
        assert {seat: view[seat]["yen"] for seat in view["seats"]} == rulebook.yen, where
        assert {seat: view[seat]["points"] for seat in view["seats"]} == rulebook.points, where
        assert following == (view["seat"], view["decision"]), where
        check_things(after, components)
        check_move(before, after)
        if len(table.moves) % 8 == 0 or table.over:
            assert table.scores() == Scoring(data, view).rows(), where
    return len(table.moves)


@pytest.mark.soak
@every_set_up
@every_policy
def test_things_yen_and_points_after_every_move(set_up: SetUp, policy: Policy) -> None:
    for seed in range(GAMES):
        follow_game(set_up.table(seed), Dice(seed), policy)


@every_set_up
@pytest.mark.parametrize("policy", [first, last], ids=lambda policy: policy.__name__)
def test_stubborn_players_end_too(set_up: SetUp, policy: Policy) -> None:
    for seed in range(3):
        table = set_up.table(seed)
        follow_game(table, Dice(seed), policy)
        assert table.over


@every_set_up
def test_every_legal_move_can_be_made(set_up: SetUp) -> None:
    components: Any = set_up.table(0).components
    for table in some_positions(set_up, 8):
        before = bytes(table.position)
        moves = table.engine.legal(table.position)
        assert len(set(moves)) == len(moves), "no move is offered twice"
        for move in moves:
            s = table.position.copy()
            table.engine.apply(s, move)
            check_things(s, components)
            check_move(table.position, s)
            assert bytes(s) != before, "every move changes something"
        assert bytes(table.position) == before


@pytest.mark.soak
@every_set_up
def test_quotes_are_what_happens(set_up: SetUp) -> None:
    """The price on offer is the price paid, and the steps of an action cost what their quotes say."""
    for seed in range(GAMES):
        table = set_up.table(seed)
        dice = Dice(seed)
        quoted, start = NOTHING, table.position.copy()
        while not table.over:
            before = table.position.copy()
            if table.game.begins_group(before):
                quoted, start = NOTHING, before
            offers = table.legal()
            offer = offers[eager(dice, [move.text for move in offers])]
            table.play(offer)
            quote, after, seat = offer.quote or NOTHING, table.position, before.seat
            quoted = {part: quoted[part] + quote[part] for part in NOTHING}
            if after.seat != seat or after.phase != before.phase:
                continue  # it includes what others and the round did
            if table.view()["decision"] != "lender":  # track is paid when a lender is chosen
                done = gained(start, after, seat)
                assert done == quoted, f"{table!r}, seed {seed}, {offer}"
                if offer.text.split()[0] not in ("from", "track", "space"):
                    assert gained(before, after, seat) == quote, f"{table!r}, seed {seed}, {offer}"


@every_set_up
def test_moves_of_one_action_are_one_players(set_up: SetUp) -> None:
    """A line of a record never holds moves of two seats, and never goes on after something was revealed."""
    for seed in range(8):
        table = set_up.table(seed)
        steps = list(step_by_step(table, Dice(seed), eager))
        for (before, _), (after, _) in pairwise(steps):
            if not table.game.begins_group(after):
                assert before.seat == after.seat
        assert [text.split()[0] for _, text in table.move_groups()].count("draft") == (set_up.players)


@every_set_up
def test_a_position_is_small(set_up: SetUp) -> None:
    assert len(bytes(set_up.table(1).position)) <= 1024


def test_solo_hard_differs_only_in_the_start() -> None:
    normal, hard = SET_UPS[0].table(4).view(), SET_UPS[1].table(4).view()
    assert (hard["green"]["yen"], hard["yellow"]["points"]) == (7, 7)
    assert normal["yellow"]["points"] == 0
    for view in (normal, hard):
        view["hard"] = view["green"]["yen"] = view["yellow"]["points"] = None
    assert normal == hard
