"""What Nordic gives as data, so that nobody has to work it out: moves, questions, quotes, accounts, ways.

The truth comes from the rulebook's reading of a view, or from playing on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ekiben.game import Phrase, Quote, Way
from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, standard
from ekiben.games.nordic.narration.names import pair
from ekiben.games.nordic.notation import DECISION_NAMES
from ekiben.games.nordic.printed import printed
from ekiben.games.nordic.state import State
from ekiben.narration import Context
from ekiben.texts import has_text
from tests.games.nordic.games import GAME, SET_UPS, claimer, collector, compiled, quitter, walk
from tests.games.nordic.rulebook.reading import Reading
from tests.games.nordic.rulebook.scoring import Scoring
from tests.support.random_games import SetUp, uniform
from tests.support.soak import soaked

MAP = Reading(standard().data)
PRINTED = printed(standard())
EVERY = soaked(61, 5)  # moves from one look at the ways to the next
KINDS = {"plain": set(), "tunnel": {"tunnel"}, "ferry": {"ferry"}, "wild": {"any_four"}}

every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)


def steps(set_up: SetUp) -> Iterator[tuple[State, int, State]]:
    """Games by players of different tempers."""
    for number, policy in enumerate((uniform, claimer, collector, quitter)):
        yield from walk(compiled(), set_up, 300 + number, policy)


def hand(s: State, seat: int) -> Counter[str]:
    """The cards of a seat."""
    return Counter({kind: s.hands[seat, number] for number, kind in enumerate(KIND_NAMES)})


def known_total(s: State, seat: int) -> int:
    """What a seat knows of its score."""
    row = compiled().score(s)[seat]
    return row["routes"] + row["connected"] + row["unconnected"]


# --- moves and questions --------------------------------------------------------------------------------


@every_set_up
def test_a_move_says_what_it_does(set_up: SetUp) -> None:
    seen = Counter[str]()
    for before, move, after in steps(set_up):
        seat, text = before.seat, GAME.move_texts[move]
        verb, on, args = GAME.meaning(before, standard(), move)
        seen[verb] += 1
        assert text.split()[0] == verb
        assert on == () or move in GAME.moves_about(before, standard(), *on)
        spent = hand(before, seat) - hand(after, seat)
        if verb == "pay":
            assert spent == Counter(args["cards"])
            assert after.set_cards == args["sets"] * args["set_size"]
        elif verb == "give-up":
            assert hand(after, seat) - hand(before, seat) == Counter(args["cards"])
        elif verb == "tickets":
            offered = after.offer_size, after.must_keep
            assert offered == (args["count"], args["keep"])
        elif args:
            [thing] = args.values()
            assert text == f"{verb} {thing or 'blind'}"
            assert on == (f"{KIND_OF_THING[verb]}:{thing}" if thing else "deck:",)
    assert set(seen) >= {"keep", "return", "draw", "tickets", "claim", "pay", "set", "give-up"}


KIND_OF_THING = {"keep": "ticket", "return": "ticket", "draw": "card", "claim": "route", "set": "hand"}


def test_nothing_is_meant_by_what_is_no_thing() -> None:
    s = SetUp("nordic", 2).table(1).position
    for thing in ("", "route:", "route:nowhere", "deck", "city:oslo"):
        assert GAME.moves_about(s, standard(), thing) == []


@every_set_up
def test_a_question_says_what_the_answers_depend_on(set_up: SetUp) -> None:
    asked = Counter[str]()
    for before, _, _ in steps(set_up):
        seat, legal = before.seat, compiled().legal(before)
        question = GAME.question(before, standard(), seat)
        view: Any = GAME.view(before, standard(), seat)
        asked[question.id] += 1
        assert question.id == view["decision"]
        assert question.args.get("route") == view["pending"].get("route")
        if before.decision in (decisions.PAYMENT, decisions.EXTRA):  # the moves begun name it already
            sentence = GAME.narration.question(question, Context(view, printed(standard())))
            assert pair(printed(standard()), question.args["route"]) not in sentence
        if before.decision == decisions.TICKET:
            assert question.args["ticket"] == view["pending"]["ticket"]
            left = len(view[GAME.seat_names[seat]]["offered"])
            assert (len(legal) == 1) == (question.args["keep_more"] == left)
            assert list(question.args["answers"]) == view[GAME.seat_names[seat]]["offered"]
            check_answers(before, question)
        counting = [kind in (view["now"]["colour"], "loco") for kind in view["pending"].get("turned_up", ())]
        assert view["now"]["counting"] == counting
        assert view["now"]["colour"] == question.args.get("colour")
        assert sum(counting) == question.args.get("count", 0) or before.decision == decisions.SET
        if before.decision == decisions.SET:
            allowed = Counter(question.args["allowed"])
            suggested = Counter(question.args["suggested"])
            assert GAME.move_texts[legal[0]].split()[1] == next(iter(allowed))
            assert suggested <= allowed <= hand(before, seat)
            assert suggested.total() == view["pending"]["set_cards"]
            assert play_sets(before, suggested).owner[before.route] == seat
            for kind, move in question.args["moves"].items():
                assert GAME.meaning(before, standard(), GAME.move_numbers[move])[:2] == (
                    "set",
                    (f"hand:{kind}",),
                )
            assert set(question.args["moves"]) == set(allowed)
        if "payments" in question.args:
            check_payments(before, legal, question)
    assert set(asked) == set(DECISION_NAMES) - {"nothing"}
    assert all(has_text(f"nordic-ask-{name}") for name in asked)


def check_payments(before: State, legal: list[int], question: Phrase) -> None:
    """All payments are there, and those proposed waste no card and no more locomotives than they must."""
    payments, few = question.args["payments"], question.args["few"]
    assert sorted(payments) == sorted(text for n in legal if (text := GAME.move_texts[n]) != "give-up")
    quotes = [GAME.quote(before, standard(), GAME.move_numbers[text], before) for text in payments]
    costs = [-quote.amounts["cards"] for quote in quotes if quote]
    assert costs == sorted(costs)
    assert set(costs[:few]) == {*costs[:1]}
    assert few == min(4, costs.count(costs[0])) if costs else few == 0
    meant = [GAME.meaning(before, standard(), GAME.move_numbers[text]).args["cards"] for text in payments]
    jokers = [cards.get("loco", 0) for cards in meant[:few]]
    assert jokers == sorted(jokers)


def check_answers(before: State, question: Phrase) -> None:
    """Keeping all of an offer, by the texts of the question, leaves nothing of it to be asked."""
    s, kept = before.copy(), before.tickets[before.seat].bit_count()
    for ticket, moves in question.args["answers"].items():
        returned = GAME.meaning(s, standard(), GAME.move_numbers[moves["returned"]])
        assert (returned.verb, returned.on) == ("return", (f"ticket:{ticket}",))
        assert GAME.question(s, standard(), s.seat).args["ticket"] == ticket
        compiled().apply(s, GAME.move_numbers[moves["kept"]])
    assert s.tickets[before.seat].bit_count() == kept + len(question.args["answers"])
    assert s.seat != before.seat or s.decision != decisions.TICKET


def play_sets(s: State, cards: Counter[str]) -> State:
    """The position after these cards were laid for sets."""
    s = s.copy()
    for kind in KIND_NAMES:
        for _ in range(cards[kind]):
            move = GAME.move_numbers[f"set {kind}"]
            assert move in compiled().legal(s)
            compiled().apply(s, move)
    return s


# --- quotes ---------------------------------------------------------------------------------------------


def changed_by(quote: Quote) -> int:
    """How the total changes, item by item together."""
    assert quote.effect is not None
    return sum(item.amount for item in quote.effect)


@every_set_up
def test_the_effect_of_a_claim_is_what_the_total_changes_by(set_up: SetUp) -> None:
    total, effect, connecting = 0, 0, 0
    for before, move, after in steps(set_up):
        quote = GAME.quote(before, standard(), move, before)
        if GAME.move_texts[move].startswith("claim"):
            assert quote
            total, effect = known_total(before, before.seat), changed_by(quote)
            connecting += any(part.id == "connects" for part in quote.parts)
        elif GAME.move_texts[move].startswith("pay"):
            assert quote
            assert changed_by(quote) == effect
        if after.trains[before.seat] < before.trains[before.seat]:
            assert known_total(after, before.seat) - total == effect
    assert connecting


@every_set_up
def test_the_effect_of_every_claim_agrees_with_the_rulebook(set_up: SetUp) -> None:
    for step, (before, _, _) in enumerate(steps(set_up)):
        if before.decision != decisions.ACTION or step % 5:
            continue
        seat, name = before.seat, GAME.seat_names[before.seat]
        view: Any = GAME.view(before, standard(), seat)
        for move in compiled().legal(before):
            quote, args = (
                GAME.quote(before, standard(), move, before),
                GAME.meaning(before, standard(), move).args,
            )
            if "route" in args:
                assert quote
                route = MAP.routes[args["route"]]
                later = Scoring(standard().data, with_route(view, route.name, name))
                new = [
                    (ticket, told["points"])
                    for ticket, told in view[name]["tickets"].items()
                    if not told["connected"] and later.connects(name, ticket)
                ]
                parts = {part.id: part.args for part in quote.parts}
                assert changed_by(quote) == quote.amounts["points"] + 2 * sum(points for _, points in new)
                assert [p.args["ticket"] for p in quote.parts if p.id == "connects"] == [t for t, _ in new]
                assert parts["trains-left"] == {"count": before.trains[seat] - route.length}
                assert parts["route"] == {"spaces": route.length, "points": quote.amounts["points"]}
                twin = MAP.twin(route)
                closes = set_up.players == 2 and twin is not None and twin.name not in view["routes"]
                assert parts.get("closes") == ({"route": twin.name} if closes and twin else None)


@every_set_up
def test_the_effect_of_an_answer_about_a_ticket(set_up: SetUp) -> None:
    for before, move, after in steps(set_up):
        if before.decision == decisions.TICKET:
            quote = GAME.quote(before, standard(), move, before)
            assert quote
            assert changed_by(quote) == known_total(after, before.seat) - known_total(before, before.seat)


@every_set_up
def test_a_move_gives_the_total_before_and_after_it(set_up: SetUp) -> None:
    """As the seat knows it: with its tickets, without the Globetrotter."""
    table, changed = set_up.table(0), Counter[str]()
    for number, (before, _, _) in enumerate(steps(set_up)):
        if number % 5:
            continue
        table.position, now = before, known_total(before, before.seat)
        for move in table.legal():
            quote = GAME.quote(before, standard(), move.number, before)
            assert move.total_change == (None if quote is None else (now, now + changed_by(quote)))
            changed[move.verb] += move.total_change is not None and move.total_change[1] != now
    assert min(changed["claim"], changed["keep"], changed["pay"]) > 0


@every_set_up
def test_a_claim_can_be_made_and_paid_in_one_text(set_up: SetUp) -> None:
    """Each payment of `legal` lays just its cards; the cheapest come first, and no shape is left out."""
    table, kinds = set_up.table(0), Counter[int]()
    for number, (before, _, _) in enumerate(steps(set_up)):
        if number % 7 or before.decision != decisions.ACTION:
            continue
        table.position = before
        for move in table.legal():
            assert bool(move.payments) == (move.verb == "claim")
            sizes = [sum(payment.cards.values()) for payment in move.payments]
            assert sizes == sorted(sizes)
            for payment in move.payments[:3]:
                s = before.copy()
                for step in table.parse(payment.move):
                    laid = s.copy()
                    compiled().apply(s, step)
                if s.decision == decisions.EXTRA:
                    paid = {kind: s.laid[n] for n, kind in enumerate(KIND_NAMES) if s.laid[n]}
                    assert paid == payment.cards
                else:
                    assert laid.seat == before.seat != s.seat
                    lost = before.hand_size[before.seat] - s.hand_size[before.seat]
                    assert lost == sum(payment.cards.values())
            kinds[len(move.payments)] += 1
    assert kinds[1]
    assert max(kinds) > 3


# --- accounts -------------------------------------------------------------------------------------------


@every_set_up
def test_accounts_come_to_the_scores(set_up: SetUp) -> None:
    for step, (_, _, after) in enumerate(steps(set_up)):
        if step % 9 and after.phase != phases.OVER:
            continue
        rows = compiled().score(after)
        for watcher in (*range(set_up.players), None):
            accounts = GAME.accounts(after, standard(), rows, watcher)
            for seat, (row, account) in enumerate(zip(rows, accounts, strict=True)):
                secret = GAME.hidden_score_parts(after, seat, watcher)
                assert [part.part for part in account] == [*GAME.score_parts[:4]]
                for part in account:
                    assert part.amount == (None if part.part in secret else row[part.part])
                    assert sum(item.amount for item in part.items) == (part.amount or 0)
                    assert part.scored == (part.part == "routes")
                if not secret:
                    assert sum(part.amount or 0 for part in account) == row["total"]


@every_set_up
def test_accounts_name_every_route_and_ticket(set_up: SetUp) -> None:
    for _, _, after in steps(set_up):
        if after.phase == phases.OVER:
            rulebook = Scoring(standard().data, GAME.view(after, standard(), None))
            accounts = GAME.accounts(after, standard(), compiled().score(after), None)
            for seat, (routes, connected, missed, _) in zip(GAME.seat_names, accounts, strict=False):
                lengths = Counter(length for _, _, length in rulebook.own_routes(seat))
                assert {i.args["length"]: i.args["count"] for i in routes.items} == lengths
                named = [name for item in routes.items for name in item.args["routes"]]
                assert {rulebook.view["routes"][name] for name in named} <= {seat}
                held = rulebook.view[seat]["tickets"]
                for part, wanted in ((connected, True), (missed, False)):
                    found = [item.args["ticket"] for item in part.items]
                    for item in part.items if wanted else ():
                        assert {rulebook.view["routes"][route] for route in item.args["routes"]} == {seat}
                    assert found == [name for name in held if rulebook.connects(seat, name) == wanted]


def test_points_that_no_route_has_brought_have_a_line_of_their_own() -> None:
    table = SetUp("nordic", 2).table(1)
    data = {"phase": "play", "white": {"points": 12}, "routes": {"bergen-oslo-red": "white"}}
    GAME.arrange(table.position, table.components, data)
    routes = table.accounts(0)[0][0]
    assert [(item.id, item.amount) for item in routes.items] == [("length", 7), ("other", 5)]


# --- ways -----------------------------------------------------------------------------------------------


@pytest.mark.soak
@every_set_up
def test_ways_connect_tickets_and_are_as_short_as_can_be(set_up: SetUp) -> None:
    lost = 0
    for step, (_, _, after) in enumerate(steps(set_up)):
        if step % EVERY != EVERY - 1:
            continue
        seat = step % set_up.players
        name, view = GAME.seat_names[seat], GAME.view(after, standard(), None)
        rulebook = Scoring(standard().data, view)
        ways = GAME.ways(after, standard(), seat)
        held = after.tickets[seat] | after.offered[seat]
        assert sorted(way.goal for way in ways) == sorted(
            ticket for number, ticket in enumerate(TICKET_IDS) if held >> number & 1
        )
        for way in ways:
            assert way.spaces == rulebook.missing(name, way.goal)
            alone = [
                route
                for route in MAP.routes
                if route not in view["routes"]
                and way.spaces
                and Scoring(standard().data, with_route(view, route, name)).connects(name, way.goal)
            ]
            assert list(way.last) == alone
            parallel = {
                other
                for other in MAP.routes
                for route in way.missing or ()
                if other != route and MAP.routes[other].cities == MAP.routes[route].cities
            }
            assert set(way.alternatives) == parallel - set(view["routes"])
            if way.missing is None:
                assert not way.built
                lost += 1
                continue
            assert all(view["routes"].get(route) == name for route in way.built)
            assert not set(way.missing) & set(view["routes"])
            assert way.spaces == sum(MAP.routes[route].length for route in way.missing)
            only = {"routes": dict.fromkeys((*way.built, *way.missing), name)}
            assert Scoring(standard().data, only).connects(name, way.goal)
            check_cards(way, hand(after, seat))
    assert lost


def with_route(view: Any, route: str, seat: str) -> dict[str, Any]:
    """A view after a claim."""
    return {**view, "routes": {**view["routes"], route: seat}}


def check_cards(way: Way, cards: Counter[str]) -> None:
    """The cards of a way, and those that a hand lacks."""
    need, greys = Counter[str](), []
    for name in way.missing or ():
        route = MAP.routes[name]
        need["loco"] += route.symbols
        if route.colour == "grey":
            greys.append(route.length - route.symbols)
        else:
            need[route.colour] += route.length - route.symbols
    need = +need
    assert Counter(way.cards) == need + Counter({"any": sum(greys)})
    lacking = Counter(way.lacking)
    assert +(need - cards) == Counter({kind: count for kind, count in lacking.items() if kind != "any"})
    left = cards - need
    del left["loco"]
    most = max(left.values(), default=0)
    assert lacking["any"] >= max(0, sum(greys) - left.total())
    if len(greys) == 1:
        assert lacking["any"] == max(0, greys[0] - most)


# --- printed values, and who did what -------------------------------------------------------------------


def test_printed_values_say_what_names_only_imply() -> None:
    assert list(PRINTED["routes"]) == list(ROUTE_IDS)
    for name, route in MAP.routes.items():
        shown: Any = PRINTED["routes"][name]
        twin = MAP.twin(route)
        assert tuple(shown["ends"]) == route.cities
        assert shown["colour"] == route.colour
        assert (shown["length"], shown["symbols"]) == (route.length, route.symbols)
        assert shown["points"] == standard().data["route_points"][str(route.length)]
        assert shown["twin"] == (twin.name if twin else None)
        assert shown["set_size"] == MAP.set_size(route)
        printed_kinds = {
            key for key in ("tunnel", "ferry", "any_four") if standard().data["routes"][name].get(key)
        }
        assert KINDS[shown["kind"]] == printed_kinds
        assert shown["locomotives"] == (shown["kind"] in ("tunnel", "ferry"))
        same = [n for n, r in MAP.routes.items() if (r.cities, r.colour) == (route.cities, route.colour)]
        assert shown["number"] == (same.index(name) + 1 if len(same) > 1 else None)
        assert shown["coloured"] == route.length - route.symbols
        colours = KIND_NAMES[:-1] if route.colour == "grey" else [route.colour]
        assert shown["payable"] == [*colours, *["loco"] * shown["locomotives"]]
    assert list(PRINTED["tickets"]) == list(TICKET_IDS)
    for name, ticket in PRINTED["tickets"].items():
        assert "-".join(ticket["ends"]) == name
        assert ticket["points"] == standard().data["tickets"][name]
    assert PRINTED["kinds"] == list(KIND_NAMES)


@every_set_up
def test_every_entry_of_the_log_says_whose_doing_it_is(set_up: SetUp) -> None:
    met = set()
    for before, move, after in steps(set_up):
        mover = GAME.seat_names[before.seat]
        for entry in GAME.log(before, move, after, standard(), None):
            met.add(entry.id)
            if entry.id in ("begins", "last-turns", "game-over", "capped"):
                assert entry.by == "rules"
            elif entry.id == "kept-tickets":
                assert entry.by == entry.args["seat"]
            else:
                assert entry.by == entry.args.get("seat", mover) == mover
    assert {"begins", "game-over", "turned-up", "gave-up", "kept-tickets", "face-up"} <= met
