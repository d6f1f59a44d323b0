"""What a seat can't know in Nordic: nothing it is sent depends on it, and samples fill it in fairly."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import to_builtins

from ekiben.engine import Engine
from ekiben.game import LogEntry
from ekiben.games.nordic import phases
from ekiben.games.nordic.claim import can_claim
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, standard
from ekiben.games.nordic.sample import forget_reckoning
from ekiben.games.nordic.state import State
from ekiben.narration import logged_move
from ekiben.protocol import LoggedMove
from ekiben.sets import members
from ekiben.table import PlayedMove
from tests.games.nordic.conservation import Printed, check_things
from tests.games.nordic.games import GAME, POLICIES, compiled, quitter, walk
from tests.games.zero_kei.test_hidden import is_fair
from tests.support.random_games import Dice, Policy, SetUp, play_random, uniform

pytestmark = pytest.mark.slow

PRINTED = Printed(standard())
SAMPLES = 800
REFUSED = range(0, len(GAME.move_texts), 23)
every_number = pytest.mark.parametrize("players", [2, 3])
every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)


def told_to(s: State, seat: int) -> Iterator[Any]:
    """All that a seat may ask for: views, accounts, its moves with their prices, why others are refused."""
    scores = compiled().score(s)
    for watcher in (seat, None):
        yield GAME.view(s, standard(), watcher)
        yield GAME.accounts(s, standard(), scores, watcher)
    yield GAME.ways(s, standard(), seat)
    if s.phase != phases.OVER:
        yield GAME.question(s, standard(), seat)
    if s.seat == seat:
        legal = compiled().legal(s)
        yield [(n, GAME.meaning(s, standard(), n), GAME.quote(s, standard(), n, s)) for n in legal]
        yield [GAME.explain(s, standard(), n) for n in REFUSED if n not in legal]
    yield [GAME.hidden_score_parts(s, row, seat) for row in range(s.players)]


def as_logged(before: State, move: int, seat: int | None, told: list[LogEntry]) -> LoggedMove:
    """A move as the log that a seat is sent has it."""
    played = PlayedMove(move, before.seat, GAME.begins_group(before), bytes(before))
    return logged_move(GAME, standard(), seat, 1, played, told)


@every_number
@every_policy
def test_nothing_told_depends_on_what_is_hidden(players: int, policy: Policy) -> None:
    """A position and a sample of it, told to the seat that the sample is for, are byte for byte the same."""
    engine, met = compiled(), Counter[tuple[int, int]]()
    for number in range(2):
        for step, (before, move, after) in enumerate(walk(engine, SetUp("nordic", players), number, policy)):
            seat = (step + number) % players
            met[after.phase, after.decision] += 1
            other = engine.sample(after, seat, number, step)
            earlier = engine.sample(before, seat, number + 1, step)
            assert list(told_to(other, seat)) == list(told_to(after, seat))
            for watcher in (seat, None):
                told = GAME.log(before, move, after, standard(), watcher)
                assert GAME.log(earlier, move, other, standard(), watcher) == told
                made = [as_logged(each, move, watcher, told) for each in (before, earlier)]
                assert made[0] == made[1]
            assert GAME.reveals_information(earlier, other) == GAME.reveals_information(before, after)
            assert GAME.begins_group(other) == GAME.begins_group(after)
            again = engine.sample(other, seat, 99, step)
            assert bytes(again) == bytes(engine.sample(after, seat, 99, step)), "only what is known was read"
            if step % 12 == number:
                check_things(other, PRINTED)
    assert set(met) > {(0, 1), (1, 2), (1, 3), (1, 4), (2, 0)}
    assert policy not in (uniform, quitter) or {(1, 1), (1, 5), (1, 6)} < set(met)


@every_number
def test_set_up_choices_are_secret_until_all_have_chosen(players: int) -> None:
    """Every answer of the others looks the same, however many tickets they keep."""
    engine = compiled()
    seen = set()
    for keep in (0, 1):
        s = SetUp("nordic", players).table(12).position
        for seat in range(players - 1):
            for answer in range(5):
                before = s.copy()
                legal = engine.legal(s)
                move = legal[0] if seat or keep or answer >= 3 else legal[-1]
                engine.apply(s, move)
                watcher = players - 1
                told = [GAME.view(s, standard(), watcher), GAME.log(before, move, s, standard(), watcher)]
                seen.add((seat, answer, repr(told)))
    assert len(seen) == 5 * (players - 1), "the log is the same whether they were kept or returned"


def test_a_ticket_choice_is_secret_but_for_the_number_kept() -> None:
    engine = compiled()
    table = play_random(SetUp("nordic", 3).table(5), Dice(5), moves=15)
    while table.view()["decision"] != "action":
        table.play(table.legal()[0])
    chooser = table.position.seat
    table.play("tickets")
    told: dict[str, set[str]] = {}
    for answers in (("keep", "return", "return"), ("return", "keep", "return"), ("return", "return", "keep")):
        s = table.position.copy()
        for n, answer in enumerate(answers):
            before = s.copy()
            [move] = [m for m in engine.legal(s) if GAME.move_texts[m].startswith(answer)]
            engine.apply(s, move)
            for watcher in {0, 1, 2, None} - {chooser}:
                entries = GAME.log(before, move, s, standard(), watcher)
                told.setdefault(f"{n} {watcher}", set()).add(
                    repr([GAME.view(s, standard(), watcher), entries])
                )
    assert len(told) == 9
    assert all(len(texts) == 1 for texts in told.values())


# --- nothing is named -----------------------------------------------------------------------------------


@every_number
@pytest.mark.parametrize("policy", POLICIES[::2], ids=lambda policy: policy.__name__)
def test_no_view_or_log_names_what_is_hidden(players: int, policy: Policy) -> None:
    engine = compiled()
    for number in range(2):
        for before, move, s in walk(engine, SetUp("nordic", players), 60 + number, policy):
            if s.phase == phases.OVER:
                continue
            for watcher in (*range(players), None):
                view = GAME.view(s, standard(), watcher)
                entries = GAME.log(before, move, s, standard(), watcher)
                own = 0 if watcher is None else s.tickets[watcher] | s.returned[watcher] | s.offered[watcher]
                hidden = {TICKET_IDS[ticket] for ticket in range(46) if not own >> ticket & 1}
                words = set(re.findall(r'"([^"]*)"', json.dumps([view, to_builtins(entries)])))
                assert {"nordic", "played"} <= words
                assert not words & hidden
                assert not any(name in word for word in words for name in hidden if "keep" in word)
                for seat in range(players):
                    shown = view[GAME.seat_names[seat]]
                    private = {"hand", "tickets", "offered", "returned"}
                    assert (set(shown) & private == private) == (seat == watcher)
                    assert not set(shown) & private or seat == watcher
                blind = [entry.args for entry in entries if entry.id == "drew" and entry.args["blind"]]
                for args in blind:
                    assert (args["card"] is None) == (watcher != before.seat)
            assert set(view) == {
                *("game", "seats", "ferry_sets_stack", "phase", "decision", "seat", "first", "turn"),
                *("last_turns", "capped", "face_up", "deck", "decks", "discard", "ticket_deck", "routes"),
                *("pending", "now", *GAME.seat_names[:players]),
            }


@every_number
def test_scores_seen_tell_no_tickets(players: int) -> None:
    table = SetUp("nordic", players).table(9)
    dice = Dice(9)
    secret = {"connected", "unconnected", "tickets"}
    while not table.over:
        table.play(dice.pick(table.legal()))
        for watcher in (*range(players), None):
            for row, seen in enumerate(table.scores_seen(watcher)):
                hidden = {part for part, value in seen.items() if value is None}
                expected = {"globetrotter", "total", "win"} | (secret if row != watcher else set())
                assert hidden == (set() if table.position.phase == phases.OVER else expected)
    assert table.scores_seen(None) == table.scores()


@every_number
def test_the_number_of_answers_tells_nothing(players: int) -> None:
    """One answer for each ticket offered; a payment is asked for whatever the hand has."""
    engine = compiled()
    answers = 0
    for number in range(6):
        for before, move, after in walk(engine, SetUp("nordic", players), 90 + number, uniform):
            text = GAME.move_texts[move]
            if before.decision == 1:
                answers += 1
                if after.decision != 1 or after.seat != before.seat:
                    assert answers == before.offer_size
                    answers = 0
            if text.startswith("claim "):
                card = standard().data["routes"][text.split()[1]]
                asked = len(card) > 1 or "grey" in text
                assert (after.decision == 4) == asked, "by the route, never by the hand"


# --- fairness -------------------------------------------------------------------------------------------


def samples(s: State, seat: int, count: int = SAMPLES) -> list[State]:
    return [compiled().sample(s, seat, 5, number) for number in range(count)]


@every_number
@pytest.mark.parametrize("moves", [0, 60])
def test_decks_and_hands_are_fair(players: int, moves: int) -> None:
    """Of the cards not seen each is as likely on top of the deck, at its bottom, and in a hand."""
    s: State = play_random(SetUp("nordic", players).table(3), Dice(3), moves=moves).position
    assert s.decks == 0
    unknown = [s.deck[cell] for cell in range(s.deck_size)]
    for other in range(1, players):
        for kind in range(9):
            unknown += [kind] * (s.hands[other, kind] - s.known[other, kind])
    share = Counter(unknown)
    others = samples(s, 0)
    for place in (0, s.deck_size // 2, s.deck_size - 1):
        check_shares(Counter(other.deck[place] for other in others), share)
    for seat in range(1, players):
        drawn: Counter[int] = Counter()
        for sample in others:
            for kind in range(9):
                drawn[kind] += sample.hands[seat, kind] - s.known[seat, kind]
        # Cards of one hand are drawn without putting back: no more spread than one at a time.
        check_shares(drawn, share)


def check_shares(found: Counter[int], share: Counter[int]) -> None:
    """Whether counts of kinds are such as chance gives, when kinds have these shares."""
    total, parts = found.total(), share.total()
    assert set(found) <= set(share)
    surprise = sum((found[k] - total * n / parts) ** 2 / (total * n / parts) for k, n in share.items())
    assert surprise < len(share) + 5 * (2 * len(share)) ** 0.5


@every_number
def test_tickets_are_fair(players: int) -> None:
    """Every ticket never seen is as likely anywhere: with each of the others, returned, and in the deck."""
    table = SetUp("nordic", players).table(8)
    while table.view()["phase"] == "set-up":
        table.play(table.legal()[-1])
    s: State = table.position
    own = s.tickets[0] | s.returned[0]
    unseen = [ticket for ticket in range(46) if not own >> ticket & 1]
    others = samples(s, 0, 1500)
    for place in (0, s.ticket_deck_size - 1):
        found = Counter(other.ticket_deck[place] for other in others)
        assert set(found) <= set(unseen)
        assert is_fair(found, len(unseen))
    for seat in range(1, players):
        for name in ("tickets", "returned"):
            found = Counter(ticket for other in others for ticket in members(getattr(other, name)[seat]))
            assert set(found) == set(unseen)
            assert is_fair(found, len(unseen))


def test_set_up_offers_are_fair() -> None:
    """While others choose: any offer, and from what they must keep to all of it kept."""
    s: State = SetUp("nordic", 3).table(2).position
    engine = compiled()
    for _ in range(7):  # white is done, red has answered twice
        engine.apply(s, engine.legal(s)[0])
    others = samples(s, 2, 1500)
    unseen = [ticket for ticket in range(46) if not s.offered[2] >> ticket & 1]
    white = Counter(other.tickets[0].bit_count() for other in others)
    assert set(white) == {2, 3, 4, 5}
    assert is_fair(white, 4)
    assert all((other.tickets[0] | other.returned[0]).bit_count() == 5 for other in others)
    red = Counter(other.tickets[1].bit_count() for other in others)
    assert set(red) == {0, 1, 2}
    for other in others:
        answered, rest = members(other.tickets[1] | other.returned[1]), members(other.offered[1])
        assert (len(answered), len(rest)) == (2, 3)
        assert max(answered) < min(rest), "they are asked for in order"
        assert other.kept == other.tickets[1].bit_count()
    offers = Counter(t for o in others for t in members(o.tickets[1] | o.returned[1] | o.offered[1]))
    assert set(offers) == set(unseen)
    assert is_fair(offers, len(unseen))


def test_generators_differ() -> None:
    s: State = SetUp("nordic", 2).table(2).position
    words = {tuple(other.chance) for other in samples(s, 0, 50)}
    assert len(words) == 50
    assert tuple(s.chance) not in words
    assert all(word[1] % 2 for word in words), "a generator that works"


# --- passes ---------------------------------------------------------------------------------------------


def nearly_over(free: str, lacking: str, players: int = 3) -> State:
    """All cards in hands, one route free, and white, who can't claim it, must pass."""
    table = SetUp("nordic", players).table(1)
    own: dict[str, Any] = {name: {"trains": 2, "points": 0} for name in GAME.seat_names[:players]}
    half = {kind: 0 if kind == lacking else 5 for kind in KIND_NAMES}
    half["loco"] = 0
    rest = {kind: 12 - half[kind] for kind in KIND_NAMES[:8]} | {"loco": 14}
    lilac = {kind: count // 2 for kind, count in rest.items()}
    own["white"]["hand"], own["lilac"]["hand"] = half, lilac
    own["red"]["hand"] = {kind: count - lilac[kind] for kind, count in rest.items()}
    routes = {}
    for i, name in enumerate(ROUTE_IDS):
        twin = standard().box.route_twin[i]
        if name != free:
            routes[name] = "red" if twin < 0 or i < twin else "white"
    position: dict[str, Any] = {
        "phase": "play",
        "seat": "white",
        "face_up": ["none"] * 5,
        "deck_size": 0,
        "routes": routes,
    }
    position |= {"ticket_deck_size": 0, **own}
    table.game.arrange(table.position, table.components, position)
    return table.position  # type: ignore[no-any-return]


def test_who_passed_could_not_have_claimed() -> None:
    """White passes: no card of the only free route is in white's hand, and samples know it."""
    s = nearly_over("helsinki-lahti-black", "black")
    engine = compiled()
    assert [GAME.move_texts[n] for n in engine.legal(s)] == ["pass"]
    before = samples(s, 1, 60)
    assert any(can_claim(o, standard().box, 0, ROUTE_IDS.index("helsinki-lahti-black")) for o in before)
    engine.apply(s, engine.legal(s)[0])
    assert s.passed == 1
    interpreted = Engine(GAME, standard())
    for seat in (1, 2):
        others = samples(s, seat, 60)
        assert bytes(interpreted.sample(s, seat, 5, 0)) == bytes(others[0])
        for other in others:
            check_cards_only(other, s)
            for route in range(81):
                assert not can_claim(other, standard().box, 0, route)
    # Where it takes luck only: about every fourth hand has no card of three
    s = nearly_over("helsinki-lahti-black", "black")
    for kind in (6, 8):  # black cards and locomotives that nobody has seen in red's hand are now known
        s.known[1, kind] = s.hands[1, kind]
    forget_reckoning(s, standard().box, -1)
    engine.apply(s, engine.legal(s)[0])
    for other in samples(s, 2, 30):
        check_cards_only(other, s)
        assert not can_claim(other, standard().box, 0, ROUTE_IDS.index("helsinki-lahti-black"))


def check_cards_only(other: State, s: State) -> None:
    assert list(other.hand_size) == list(s.hand_size)
    for kind in range(9):
        assert sum(other.hands[seat, kind] for seat in range(3)) == sum(s.hands[i, kind] for i in range(3))


def test_passes_count_only_in_a_row() -> None:
    """White passes, red claims: the count begins again, and white, who has not acted since, still passed."""
    s = nearly_over("helsinki-lahti-black", "black")
    engine = compiled()
    for text, passes in (("pass", 1), ("claim helsinki-lahti-black", 0)):
        engine.apply(s, GAME.move_numbers[text])
        assert s.passes == passes
        assert s.passed == 1
    assert GAME.move_texts[engine.legal(s)[0]] == "draw black", "the card paid lies face up"
