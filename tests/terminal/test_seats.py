"""Seats as they are named."""

from __future__ import annotations

import pytest

from ekiben.errors import BadOption
from ekiben.terminal.seats import SeatPlayer, labels, parse_seats, recorded_seats
from tests.support.typed_input import GAME, LONG


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("bot,you", "There is no player “bot”; there are: you, random, casual, greedy"),
        ("yuo,random", "Did you mean you?"),
        ("you,", "There is no player “”"),
        ("you:,you", "can't be a name"),
        ("you:random,you", "can't be a name"),
        ("you:a\tb,you", "can't be a name"),
        ("you:search:1s,you", "can't be a name"),
        (f"you:{LONG}s,you", "can't be a name"),
        ("you:Anna,you:Anna", "Two seats have the same name: Anna, Anna."),
        ("random:Bob,you", "“random” takes no budget"),
        (
            "random,random",
            "You have no seat: at least one must be “you”. To let the others play alone: ekiben sim zero-kei",
        ),
        ("random,hideo", "at least one must be “you”"),
        ("hideo", "at least one must be “you”"),
        ("you", "A game for one is played against hideo, once: --seats you,hideo"),
        ("you,hideo,hideo", "A game for one is played against hideo, once"),
        ("you,you,hideo", "“hideo” does not play with 2 players"),
        ("you,random,hideo", "“hideo” does not play with 2 players"),
        ("you,you,you,you,you", "zero-kei is for 1, 2, 3, 4 players, not 5"),
    ],
)
def test_seats_that_can_not_be(seats: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_seats(seats, GAME)
    assert why in str(refused.value)


def test_seats_and_how_they_are_called() -> None:
    seats = parse_seats(" You : Anna , RANDOM,you ", GAME)
    assert seats == [SeatPlayer("you", "Anna"), SeatPlayer("random"), SeatPlayer("you")]
    assert labels(seats, GAME) == ["Anna", "random", ""]
    assert labels(parse_seats("hideo,you", GAME), GAME) == ["you", "Hideo"]
    recorded = recorded_seats(["green", "yellow"], GAME, 1)
    assert recorded == [SeatPlayer("you", "green"), SeatPlayer("hideo")]
    assert labels(recorded, GAME) == ["", "Hideo"]
