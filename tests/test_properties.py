"""Random games of Zero-Kei: what must be true after every single move."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ekiben.components import Data
from ekiben.errors import IllegalMove
from ekiben.game import Quote
from ekiben.games.zero_kei.components import BOARD_POSITIONS
from ekiben.games.zero_kei.state import State
from ekiben.table import Table
from tests.conservation import check_move, check_things
from tests.playing import Dice, Policy, SetUp, buyer, eager, first, last, step_by_step, uniform
from tests.rulebook.offers import Offers
from tests.rulebook.scoring import Scoring

SET_UPS = [SetUp("zero-kei", 1), SetUp("zero-kei", 1, ("hard",)), *(SetUp("zero-kei", n) for n in (2, 3, 4))]
GAMES = 10  # of each set-up and policy

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
every_policy = pytest.mark.parametrize("policy", [uniform, eager, buyer], ids=lambda policy: policy.__name__)


def hideo_board(s: State) -> dict[str, int]:
    return {name: s.board[i] + 1 for i, name in enumerate(BOARD_POSITIONS)}


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


def some_positions(set_up: SetUp, each: int) -> list[Table]:
    """Tables in the middle of games, and at their end: so many for each kind of decision."""
    found: dict[tuple[int, int], list[Table]] = {}
    for seed in range(25):
        table = set_up.table(seed)
        for before, _ in step_by_step(table, Dice(seed), eager):
            s = table.position
            tables = found.setdefault((s.phase, s.decision), [])
            if len(tables) < each and (s.decision != before.decision or s.year % 2):
                copy = set_up.table(seed)
                copy.position = s.copy()
                tables.append(copy)
    return [table for tables in found.values() for table in tables]


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


@every_set_up
def test_every_other_move_is_refused_with_a_reason(set_up: SetUp) -> None:
    dice = Dice(5)
    for table in some_positions(set_up, 4):
        legal = set(table.engine.legal(table.position))
        before = bytes(table.position)
        others = [n for n in range(len(table.game.move_texts)) if n not in legal]
        # A few of all moves, and many of the kinds of moves that are asked for.
        asked = {table.game.move_texts[n].split()[0] for n in legal}
        fitting = [n for n in others if table.game.move_texts[n].split()[0] in asked] or others
        for move in {dice.pick(pool) for pool in (others, fitting, fitting) for _ in range(20)}:
            with pytest.raises(IllegalMove) as refused:
                table.play(move)
            assert bytes(table.position) == before
            assert not table.moves
            error = refused.value
            assert error.text == table.game.move_texts[move]
            assert str(error).startswith(f"{error.text}: ")
            assert len(str(error)) > len(error.text) + 10
            check_reason(table, error)


CARD_REASONS = {
    "no-actions-left",
    "card-used",
    "nothing-to-do",
    "card-too-dear",
    "not-used-yet",
    "not-repeatable",
}
PAID = {"card-does-not", "too-dear", "rest-too-dear"}
REASONS = {  # that each kind of move can be refused for, when it is a kind that is asked for
    "draft": {"engine-taken"},
    "buy": {"not-in-row", "carriage-chosen", "too-dear-with-points", "not-in-discard", "too-dear"},
    "advance": {"other-counter", "card-does-not"},
    "order": {"no-such-space", "space-taken"},
    "engine": CARD_REASONS | {"no-such-player"},
    "use": CARD_REASONS | {"not-in-train", "is-ability", "card-covered", "nothing-to-repeat"},
    "tail": CARD_REASONS,
    "event": CARD_REASONS | {"end-of-round-event", "nothing-to-repeat"},
    "prepare": PAID | {"already-prepared"},
    "track": PAID | {"has-track", "no-track-token"},
    "station": PAID | {"not-prepared", "has-station", "no-station-left"},
    "participate": {"card-does-not", "no-cauldron", "venue-closed"},
    "space": PAID | {"no-such-letter"},
    "from": {"lender-has-none"},
    "move": {"not-in-train"},
    "to": {"no-such-place"},
    "token": {"token-not-there"},
    "on": {"not-in-train"},
    "score": {"city-not-in-train", "city-without-track"},
    "decline": {"must-choose"},
}


def check_reason(table: Table, error: IllegalMove) -> None:
    """A reason is about the move, is right about prices, and is money only if money helps."""
    args = error.arguments
    words = error.text.split()
    if error.reason not in ("not-now", "game-over"):
        assert error.reason in REASONS[words[0]], str(error)
    for key in ("engine", "city", "venue", "carriage", "place", "letter", "colour", "space"):
        assert key not in args or str(args[key]).lower() in words, str(error)
    if error.reason in ("no-such-player", "lender-has-none"):
        assert args["seat"] == words[1], str(error)
    if error.reason == "too-dear":
        assert args["price"] > args["yen"], str(error)
    elif error.reason == "too-dear-with-points":
        assert args["price"] > args["yen"] + args["points"], str(error)
    elif error.reason == "rest-too-dear":
        assert args["price"] <= args["yen"] < args["price"] + args["rest"], str(error)
    if not table.over:
        rich = table.position.copy()
        rich.yen[rich.seat] = 5000
        helps = table.game.move_numbers[error.text] in table.engine.legal(rich)
        assert helps == ("too-dear" in error.reason), str(error)


def arranged(data: dict[str, Any], players: int = 2, play: str = "") -> Table:
    table = SetUp("zero-kei", players).table(1)
    table.game.arrange(table.position, table.components, data)
    if play:
        table.play(play)
    return table


def refusal(table: Table, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        table.play(text)
    check_reason(table, refused.value)
    return refused.value


def test_a_space_that_leaves_too_little_for_the_rest_is_refused_for_that() -> None:
    """`prepare-and-track` with free-track-space: track first, at a price that leaves no ground (1 yen)."""
    green = {"yen": 6, "train": ["11a"], "track_tokens": 1}
    position = {"phase": "actions", "event": "prepare-and-track", "prepared": [3], "green": green}
    table = arranged(position, play="event track 5")
    error = refusal(table, "space d")
    assert (error.reason, error.arguments) == ("rest-too-dear", {"price": 4, "rest": 1, "yen": 4})


def test_a_card_that_can_do_nothing_is_not_called_too_dear() -> None:
    """No track token anywhere: no money would help."""
    table = arranged({"phase": "actions", "event": "four-yen", "green": {"yen": 9, "train": ["6a"]}})
    assert refusal(table, "use 6a").reason == "nothing-to-do"


def test_a_card_that_can_do_nothing_again_is_not_called_too_dear() -> None:
    everything = list(range(1, 13))
    position = {
        "phase": "actions",
        "event": "prepare",
        "prepared": everything[1:],
        "green": {"yen": 30, "train": ["12b"], "track_tokens": 11},
    }
    table = arranged(position, play="event prepare 1 tail advance gold use 12b")
    assert refusal(table, "event").reason == "nothing-to-do"


@every_set_up
def test_quotes_are_what_happens(set_up: SetUp) -> None:
    """The price on offer is the price paid, and the steps of an action cost what their quotes say."""
    for seed in range(12):
        table = set_up.table(seed)
        dice = Dice(seed)
        quoted, start = Quote(0, 0), table.position.copy()
        while not table.over:
            before = table.position.copy()
            if table.game.begins_unit(before):
                quoted, start = Quote(0, 0), before
            offers = table.legal()
            offer = offers[eager(dice, [move.text for move in offers])]
            table.play(offer)
            quote, after, seat = offer.quote or Quote(0, 0), table.position, before.seat
            quoted = Quote(quoted.yen + quote.yen, quoted.points + quote.points)
            if after.seat != seat or after.phase != before.phase:
                continue  # what others and the round did is in it
            if table.view()["decision"] != "lender":  # track is paid when a lender is chosen
                done = Quote(after.yen[seat] - start.yen[seat], after.points[seat] - start.points[seat])
                assert done == quoted, f"{table!r}, seed {seed}, {offer}"
                if offer.text.split()[0] not in ("from", "track", "space"):
                    own = Quote(after.yen[seat] - before.yen[seat], after.points[seat] - before.points[seat])
                    assert own == quote, f"{table!r}, seed {seed}, {offer}"


@every_set_up
def test_moves_of_one_action_are_one_players(set_up: SetUp) -> None:
    """A line of a record never holds moves of two seats, and never goes on after something was seen."""
    for seed in range(8):
        table = set_up.table(seed)
        steps = list(step_by_step(table, Dice(seed), eager))
        for (before, _), (after, _) in pairwise(steps):
            if not table.game.begins_unit(after):
                assert before.seat == after.seat
        assert [text.split()[0] for _, text in table.units()].count("draft") == (set_up.players)


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
