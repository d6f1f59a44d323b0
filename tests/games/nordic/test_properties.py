"""Random games of Nordic: what must be true after every single move."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ekiben.engine import Engine
from ekiben.games.nordic.components import TICKET_IDS, Components
from ekiben.games.nordic.state import State
from ekiben.games.nordic.ways import Reach
from ekiben.table import Table
from tests.games.nordic.conservation import Printed, check_move, check_things
from tests.games.nordic.games import GAME, POLICIES, SET_UPS, claimer, compiled, walk
from tests.games.nordic.rulebook.ledger import Ledger, same_as_expected
from tests.games.nordic.rulebook.scoring import Scoring
from tests.support.random_games import Dice, Policy, SetUp, first, last, play_random, step_by_step, uniform
from tests.support.soak import soaked

pytestmark = pytest.mark.slow

GAMES = soaked(1, 20)  # of each set-up and policy

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)


def check_scores(view: dict[str, Any], scores: list[dict[str, float]], data: dict[str, Any]) -> None:
    """The scoring of a finished game, and what its view tells of tickets and paths."""
    rulebook = Scoring(data, view)
    assert scores == [pytest.approx(row) for row in rulebook.rows()]
    for seat in view["seats"]:
        assert view[seat]["longest"] == rulebook.longest(seat)
        for ticket, told in view[seat]["tickets"].items():
            assert told["points"] == data["tickets"][ticket]
            assert told["connected"] == rulebook.connects(seat, ticket)


def follow_game(engine: Engine, components: Components, set_up: SetUp, number: int, policy: Policy) -> State:
    """A whole game, checked against the rulebook after every move; its last position."""
    printed = Printed(components)
    ledger = Ledger(components.data)
    last_position: State | None = None
    for before, move, after in walk(engine, set_up, number, policy):
        text, seat = GAME.move_texts[move], before.seat
        where = f"{set_up}, {policy.__name__} {number}, turn {before.turns}: {text!r}"
        view = GAME.view(before, components, seat)
        legal = [GAME.move_texts[n] for n in engine.legal(before)]
        assert sorted(legal) == sorted(ledger.legal(view)), where
        seen = GAME.view(after, components, seat)
        expected = ledger.follow(view, text, seen)
        assert same_as_expected(expected, seen, GAME.seat_names[seat]), where
        check_things(after, printed)
        check_move(before, after)
        last_position = after
    assert last_position is not None
    view = GAME.view(last_position, components, None)
    scores = [{**row, "win": row["win"] / 6} for row in engine.score(last_position)]
    check_scores(view, scores, components.data)
    return last_position


@pytest.mark.soak
@every_set_up
@every_policy
def test_every_move_is_what_the_rulebook_says(set_up: SetUp, policy: Policy) -> None:
    components: Any = GAME.components()
    for number in range(GAMES):
        follow_game(compiled(), components, set_up, number, policy)


@every_set_up
def test_what_tickets_lack(set_up: SetUp) -> None:
    """Spaces of the shortest way over own and free routes."""
    components: Any = GAME.components()
    lacking = set()
    for number, policy in enumerate((uniform, claimer)):
        for step, (_, _, after) in enumerate(walk(compiled(), set_up, number, policy)):
            if step % 90 == 89:
                seat = step % set_up.players
                name = GAME.seat_names[seat]
                rulebook = Scoring(components.data, GAME.view(after, components, None))
                reach = Reach(after, components, seat)
                for ticket in range(step % 3, 46, 3):
                    spaces = reach.spaces(ticket)
                    assert spaces == rulebook.missing(name, TICKET_IDS[ticket])
                    assert (spaces == 0) == rulebook.connects(name, TICKET_IDS[ticket])
                    lacking.add(spaces)
    assert {None, 0} < lacking


@every_set_up
def test_interpreted_games_too(set_up: SetUp) -> None:
    components: Any = GAME.components()
    for policy in (first, last, uniform):
        follow_game(Engine(GAME, components), components, set_up, 99, policy)


def test_games_reach_what_is_rare() -> None:
    """Otherwise the games above would show less than they seem to."""
    met: Counter[str] = Counter()
    for set_up in SET_UPS:
        for policy in POLICIES:
            end = State()
            for number in range(3):
                for before, move, after in walk(compiled(), set_up, number, policy):
                    met["give-up"] += GAME.move_texts[move] == "give-up"
                    met["free tunnel"] += before.decision == 4 and after.turns > before.turns
                    met["set"] += GAME.move_texts[move].startswith("set ")
                    met["empty space"] += after.face_up[4] == -1
                    met["locomotives only"] += before.decision == 6 and before.colour == 8
                    met["claims on the last turn"] += before.last_turns > 0 and list(after.points) != list(
                        before.points
                    )
                    met["tickets on the last turn"] += before.last_turns > 0 and before.decision == 1
                    end = after
                met["decks"] += end.decks > 2
                met["all tickets"] += end.ticket_deck_size == 0
                met["all trains"] += min(end.trains[seat] for seat in range(end.players)) == 0
                met["big hands"] += max(end.hand_size) > 40
    rare = {name for name, count in met.items() if count < 2}
    assert not rare, met
    assert len(met) == 11


@every_set_up
def test_every_legal_move_can_be_made(set_up: SetUp) -> None:
    printed = Printed(GAME.components())  # type: ignore[arg-type]
    engine = compiled()
    for number, policy in enumerate(POLICIES):
        for step, (before, _, _) in enumerate(walk(engine, set_up, number, policy)):
            if step % 9 == number:
                moves = engine.legal(before)
                assert len(set(moves)) == len(moves), "no move is offered twice"
                for move in moves[:: max(1, len(moves) // 6)]:
                    s = before.copy()
                    engine.apply(s, move)
                    check_things(s, printed)
                    check_move(before, s)
                    assert bytes(s) != bytes(before), "every move changes something"


@every_set_up
def test_quotes_are_what_happens(set_up: SetUp) -> None:
    """Trains and points of a claim, cards of a payment."""
    table = set_up.table(8)
    seen = set()
    while not table.over:
        before, offers = table.position.copy(), table.legal()
        offer = offers[Dice(len(table.moves)).below(len(offers))]
        quote, seat, verb = offer.quote or {}, before.seat, offer.text.split()[0]
        seen.add(verb)
        assert set(quote) == {"claim": {"trains", "points"}, "pay": {"cards"}, "keep": {"points"}}.get(
            verb, {"points"} if verb == "return" else set()
        )
        if verb == "pay" and before.decision == 4:
            sets = int(offer.text[-1]) if "set" in offer.text else 0
            claimed = table.game.view(before, table.components, seat)["pending"]["route"]
            assert -quote["cards"] >= table.components.data["routes"][claimed]["length"]
            table.play(offer)
            if not sets:
                laid = before.hand_size[seat] - table.position.hand_size[seat]
                assert laid == -quote["cards"]
            continue
        table.play(offer)
        if verb == "claim" and table.view()["decision"] != "payment":
            assert before.trains[seat] + quote["trains"] == table.position.trains[seat]
            assert before.points[seat] + quote["points"] == table.position.points[seat]
    assert seen >= {"claim", "pay", "keep", "return", "draw", "tickets", "set"}


@every_set_up
def test_moves_of_one_action_are_one_players(set_up: SetUp) -> None:
    """A line of a record never holds moves of two seats."""
    for number in range(3):
        table: Table = set_up.table(number)
        before_last = None
        for before, _ in step_by_step(table, Dice(number)):
            if before_last is not None and not table.game.begins_group(before):
                assert before_last.seat == before.seat
            before_last = before
        units = [text for _, text in table.move_groups()]
        answers = units[: set_up.players]
        assert all(text.count("keep") + text.count("return") == 5 for text in answers), "a line each"


def test_who_begins_is_by_chance() -> None:
    for set_up in SET_UPS:
        found = Counter(set_up.table(seed).position.first for seed in range(90))
        assert set(found) == set(range(set_up.players))
        assert min(found.values()) > 12


def test_set_up_follows_the_order_of_the_rules() -> None:
    """Ruling 18: the deck is dealt from its top, seat by seat, then the face-up cards, then the tickets."""
    for players in (2, 3):
        s: State = SetUp("nordic", players).table(6).position
        assert s.deck_size == 110 - 4 * players - 5
        assert s.ticket_deck_size == 46 - 5 * players
        assert [s.hand_size[seat] for seat in range(players)] == [4] * players
        assert all(s.trains[seat] == 40 for seat in range(players))
        assert (s.offer_size, s.must_keep, s.seat, s.phase) == (5, 2, 0, 0)
    # The same shuffle, whoever gets it: the third seat takes the next four cards and tickets of two players.
    two: State = SetUp("nordic", 2).table(6).position
    three: State = SetUp("nordic", 3).table(6).position
    for seat in (0, 1):
        assert [two.hands[seat, k] for k in range(9)] == [three.hands[seat, k] for k in range(9)]
        assert two.offered[seat] == three.offered[seat]
    third = [three.hands[2, kind] for kind in range(9)]
    next_cards = [two.face_up[space] for space in range(4)]
    assert third == [next_cards.count(kind) for kind in range(9)]
    assert three.face_up[0] == two.face_up[4]
    assert three.face_up[1] == two.deck[two.deck_size - 1]


def test_a_components_file_given_by_hand_is_followed(tmp_path: Path) -> None:
    """The ledger reads the file that the rules read."""
    path = tmp_path / "mine.toml"
    path.write_text("limits.trains = 12\nlimits.tunnel_reveal = 5\n", encoding="utf-8")
    table = play_random(SetUp("nordic", 2).table(1, path), Dice(1))
    assert table.over
    assert max(table.position.trains) <= 12
