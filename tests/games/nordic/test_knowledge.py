"""What a seat can reckon: every sample agrees with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ekiben.games.nordic import phases
from ekiben.games.nordic.components import standard
from ekiben.games.nordic.state import State
from ekiben.sets import members
from tests.games.nordic.conservation import Printed, check_things
from tests.games.nordic.games import GAME, POLICIES, claimer, collector, compiled, record, walk
from tests.games.nordic.tracker import Tracker
from tests.support.random_games import Policy, SetUp, uniform

pytestmark = pytest.mark.slow

PRINTED = Printed(standard())


def watched(set_up: SetUp, number: int, policy: Policy, seat: int) -> Iterator[tuple[Tracker, State]]:
    """A game and the one who watches it from a seat, after every move."""
    tracker: Tracker | None = None
    for before, move, after in walk(compiled(), set_up, number, policy):
        if tracker is None:
            view = GAME.view(before, standard(), seat)
            tracker = Tracker(view, GAME.seat_names[seat], standard().data)
        tracker.watch(GAME.log(before, move, after, standard(), seat))
        yield tracker, after


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
def test_samples_agree_with_what_was_seen(players: int, policy: Policy) -> None:
    engine = compiled()
    checked: Counter[str] = Counter()
    for number in range(4):
        seat = number % players
        for step, (tracker, s) in enumerate(watched(SetUp("nordic", players), number, policy, seat)):
            if s.phase == phases.OVER:
                continue
            if step % 20 == 0:
                tracker.check_open(GAME.view(s, standard(), seat))
            r = record(s)
            own = set(members(s.tickets[seat] | s.returned[seat] | s.offered[seat]))
            assert tracker.wrong_with(r) is None, "the game itself"
            for sample in range(3):
                other: State = engine.sample(s, seat, step, sample)
                r = record(other)
                assert tracker.wrong_with(r) is None
                assert tracker.wrong_tickets(r, own) is None
                if sample == step % 16:
                    check_things(other, PRINTED)
            checked["certain after a new deck"] += tracker.certain and tracker.new_decks > 0
            checked["all"] += 1
    assert checked["all"] > 500
    assert checked["certain after a new deck"] > 30, checked


def test_after_a_new_deck_two_players_know_each_others_cards() -> None:
    """All but those drawn blind since: every sample has the same hand as long as there are none."""
    engine = compiled()
    sure = 0
    for number in range(6):
        for step, (tracker, s) in enumerate(watched(SetUp("nordic", 2), number, claimer, 0)):
            if s.phase == phases.OVER or not tracker.new_decks:
                continue
            hand = [s.hands[1, kind] for kind in range(9)]
            others = [engine.sample(s, 0, step, sample) for sample in range(6)]
            if tracker.new["red"] == 0:
                sure += 1
                assert all([other.hands[1, kind] for kind in range(9)] == hand for other in others)
            elif tracker.new["red"] > 4 and tracker.deck > 10:
                assert len({tuple(other.hands[1, kind] for kind in range(9)) for other in others}) > 1
    assert sure > 5


def test_the_seats_disagree_about_hands_only_as_far_as_they_must() -> None:
    """What all have seen is the same for all; what one alone drew is unknown to the others."""
    engine = compiled()
    for number in range(2):
        for before, move, s in walk(engine, SetUp("nordic", 3), number, collector):
            if GAME.move_texts[move] == "draw blind" and not s.decks and s.phase != phases.OVER:
                drawer = before.seat
                known = [s.known[drawer, kind] for kind in range(9)]
                for seat in range(3):
                    other = engine.sample(s, seat, 3)
                    assert [other.known[drawer, kind] for kind in range(9)] == known
                    same = [other.hands[drawer, k] for k in range(9)] == [
                        s.hands[drawer, k] for k in range(9)
                    ]
                    assert same or seat != drawer


@pytest.mark.parametrize("policy", [uniform, claimer], ids=lambda policy: policy.__name__)
def test_reckoning_never_goes_wrong(policy: Policy) -> None:
    """With three players a guess about a card laid may prove wrong; the counts must hold all the same."""
    for number in range(40):
        for _, _, after in walk(compiled(), SetUp("nordic", 3), 500 + number, policy):
            if after.decks:
                r: Any = record(after)
                assert (r["unseen"] >= 0).all()
                assert (r["unseen_held"] >= 0).all()
