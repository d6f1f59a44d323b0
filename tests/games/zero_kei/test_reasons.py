"""Why a move of Zero-Kei is refused: a reason that is about the move, and true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ekiben.errors import IllegalMove
from ekiben.table import Table
from tests.games.zero_kei.test_properties import every_set_up
from tests.support.random_games import Dice, SetUp, some_positions

CARD_REASONS = {
    "no-actions-left",
    "card-used",
    "nothing-to-do",
    "card-too-dear",
    "not-used-yet",
    "not-repeatable",
}
PAID = {"card-does-not", "too-dear", "rest-too-dear"}
REASONS = {  # for which each kind of move can be refused, if it answers the decision
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

# What must be true on the table for a reason; `own` is what lies in front of the deciding player.
Truth = Callable[[dict[str, Any], dict[str, Any], list[str]], bool]
TRUTHS: dict[str, Truth] = {
    "engine-taken": lambda view, own, words: int(words[1]) not in view["engines_left"],
    "not-in-row": lambda view, own, words: words[1] not in [p["carriage"] for p in view["row"] if p],
    "carriage-chosen": lambda view, own, words: any(
        p["carriage"] == words[1] and p["chosen"] is not None for p in view["row"]
    ),
    "not-in-discard": lambda view, own, words: words[1] not in view["discard"],
    "no-such-space": lambda view, own, words: int(words[1]) > len(view["tile"]),
    "space-taken": lambda view, own, words: view["tile"][int(words[1]) - 1] is not None,
    "no-actions-left": lambda view, own, words: view["actions_left"] == 0,
    "card-used": lambda view, own, words: " ".join(words) in view["used"],
    "not-used-yet": lambda view, own, words: (
        " ".join(words) not in view["used"] and view["decision"] == "repeat"
    ),
    "not-repeatable": lambda view, own, words: words[0] in ("use", "event") and view["decision"] == "repeat",
    "nothing-to-do": lambda view, own, words: view["decision"] in ("action", "repeat"),
    "must-choose": lambda view, own, words: view["decision"] == "discard",
    "nothing-to-repeat": lambda view, own, words: not view["used"],
    "no-such-player": lambda view, own, words: words[1] not in view["seats"],
    "not-in-train": lambda view, own, words: words[1] not in own["train"],
    "card-covered": lambda view, own, words: words[1] in own["covered"],
    "already-prepared": lambda view, own, words: int(words[1]) in view["prepared"],
    "not-prepared": lambda view, own, words: int(words[1]) not in view["prepared"],
    "has-track": lambda view, own, words: int(words[1]) in view["tracks"],
    "has-station": lambda view, own, words: words[1] in view["stations"],
    "no-station-left": lambda view, own, words: view["stock"][words[2]] == 0,
    "no-track-token": lambda view, own, words: not any(view[seat]["track_tokens"] for seat in view["seats"]),
    "no-cauldron": lambda view, own, words: own["cauldrons_left"] == 0,
    "venue-closed": lambda view, own, words: int(words[1]) in view["closed"],
    "lender-has-none": lambda view, own, words: (
        words[1] not in view["seats"] or not view[words[1]]["track_tokens"]
    ),
    "no-such-place": lambda view, own, words: True,  # the place it comes from is not one either
    "token-not-there": lambda view, own, words: int(words[1]) not in view["spare_tokens"],
    "city-without-track": lambda view, own, words: int(words[1]) not in view["tracks"],
}


def check_reason(table: Table, error: IllegalMove) -> None:
    """A reason is about the move and names true prices; it is about money only if money would help."""
    args = error.arguments
    words = error.text.split()
    if error.reason not in ("not-now", "game-over"):
        assert error.reason in REASONS[words[0]], str(error)
    for key in ("engine", "city", "venue", "carriage", "place", "letter", "colour", "space"):
        assert key not in args or str(args[key]).lower() in words, str(error)
    if error.reason in ("no-such-player", "lender-has-none"):
        assert args["seat"] == words[1], str(error)
    view = table.view()
    if error.reason in TRUTHS:
        assert TRUTHS[error.reason](view, view[view["seat"]], words), str(error)
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


@every_set_up
def test_every_other_move_is_refused_with_a_reason(set_up: SetUp) -> None:
    dice = Dice(5)
    for table in some_positions(set_up, 4):
        legal = set(table.engine.legal(table.position))
        before, made = bytes(table.position), list(table.moves)
        others = [n for n in range(len(table.game.move_texts)) if n not in legal]
        # A few moves of every kind, and many that answer the decision.
        asked = {table.game.move_texts[n].split()[0] for n in legal}
        fitting = [n for n in others if table.game.move_texts[n].split()[0] in asked] or others
        for move in {dice.pick(pool) for pool in (others, fitting, fitting) for _ in range(20)}:
            with pytest.raises(IllegalMove) as refused:
                table.play(move)
            assert bytes(table.position) == before
            assert table.moves == made
            error = refused.value
            assert error.text == table.game.move_texts[move]
            assert str(error).startswith(f"{error.text}: ")
            assert len(str(error)) > len(error.text) + 10
            check_reason(table, error)


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
