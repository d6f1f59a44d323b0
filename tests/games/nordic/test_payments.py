"""Which cards pay for which route: against splitting them into parts in every possible way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

import pytest

from ekiben.components import overlay
from ekiben.engine import Engine
from ekiben.errors import IllegalMove
from ekiben.games.nordic import decisions
from ekiben.games.nordic.components import COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, Components, check, standard
from ekiben.games.nordic.payment import pays
from ekiben.games.nordic.state import State
from ekiben.table import Table
from ekiben.texts import has_text
from tests.games.nordic.games import GAME
from tests.games.nordic.rulebook.offers import shape_of
from tests.support.random_games import Dice, SetUp

LOCO = 8
Hand = tuple[int, ...]  # cards by kind

CHANGED = check(
    overlay(
        standard().data,
        {
            "routes": {
                "lieksa-murmansk-grey": {"length": 2},
                "kuopio-oulu-grey": {"tunnel": True},
                "kuopio-vaasa-grey": {"any_four": True, "length": 3},
            }
        },
    ),
    "changed",
)
PAIRS = check(
    overlay(
        standard().data,
        {
            "limits": {"cards_per_ferry_locomotive": 2, "cards_per_wild_card": 2},
            "routes": {"lieksa-murmansk-grey": {"length": 4}},
        },
    ),
    "pairs",
)


class Case(NamedTuple):
    """A route, with its components and the option."""

    route: str
    components: Components = standard()
    stacked: bool = False

    def __str__(self) -> str:
        files = {standard().digest: "", CHANGED.digest: "-changed", PAIRS.digest: "-pairs"}
        return self.route + files[self.components.digest] + "-stacked" * self.stacked


FERRIES = [  # every length, number of symbols, and kind of colour that there is
    "arhus-kobenhavn-grey",
    "alborg-goteborg-grey",
    "alborg-kristiansand-red",
    "alborg-oslo-white",
    "helsinki-stockholm-yellow",
    "helsinki-stockholm-grey",
    "stockholm-tallinn-green",
    "andalsnes-bergen-black",
    "mo_i_rana-trondheim-red",
]
CASES = [
    Case("helsinki-lahti-black"),
    Case("boden-umea-red"),
    Case("goteborg-norrkoping-grey"),
    Case("norrkoping-orebro-grey"),
    Case("kiruna-narvik-purple"),
    Case("lillehammer-trondheim-orange"),
    Case("kuopio-oulu-grey", CHANGED),
    Case("lieksa-murmansk-grey", CHANGED),
    Case("kuopio-vaasa-grey", CHANGED),
    Case("lieksa-murmansk-grey", PAIRS),
    Case("helsinki-stockholm-grey", PAIRS),
    Case("helsinki-stockholm-grey", PAIRS, True),
    *(Case(route, stacked=stacked) for route in FERRIES for stacked in (False, True)),
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_the_ferries_are_all_there_are() -> None:
    def sort(name: str) -> tuple[int, int, bool]:
        card = standard().data["routes"][name]
        return card["length"], card.get("ferry", 0), "grey" in name

    assert len(FERRIES) == len(set(map(sort, FERRIES)))
    every = {sort(name) for name in ROUTE_IDS if "ferry" in standard().data["routes"][name]}
    assert {sort(name) for name in FERRIES} == every


# --- splitting ------------------------------------------------------------------------------------------


class Splitter:
    """Splits cards into the parts that a route takes, one space after another, trying all ways."""

    def __init__(self, case: Case) -> None:
        card = case.components.data["routes"][case.route]
        limits = case.components.data["limits"]
        self.length: int = card["length"]
        self.symbols: int = card.get("ferry", 0)
        colour = case.route.split("-")[2]
        self.colours = list(range(8)) if colour == "grey" else [COLOUR_NAMES.index(colour)]
        self.jokers = "ferry" in card or "tunnel" in card
        wild = "any_four" in card
        self.size: int = limits["cards_per_wild_card" if wild else "cards_per_ferry_locomotive"]
        self.sets_for_symbols = "ferry" in card
        self.sets_for_others = wild or ("ferry" in card and case.stacked)
        self.split = cache(self._split)

    def pays(self, cards: Hand) -> bool:
        """Whether the cards can be split into parts, one for each space, in one colour."""
        if sum(cards) > self.size * self.length:
            return False
        absent = next((c for c in self.colours if not cards[c]), None)  # one stands for all of them
        colours = [c for c in self.colours if cards[c] or c == absent]
        return any(self.split(cards, self.symbols, self.length - self.symbols, c) for c in colours)

    def _split(self, cards: Hand, symbols: int, others: int, colour: int) -> bool:
        if symbols + others == 0:
            return not any(cards)
        if sum(cards) < symbols + others:
            return False
        if symbols:  # a locomotive, or a set for it
            parts = [one(LOCO)] + (self.sets(cards) if self.sets_for_symbols else [])
            return any(
                self.split(rest, symbols - 1, others, colour) for rest in map(without(cards), parts) if rest
            )
        parts = [one(colour)] + [one(LOCO)] * self.jokers + (self.sets(cards) if self.sets_for_others else [])
        return any(self.split(rest, 0, others - 1, colour) for rest in map(without(cards), parts) if rest)

    def sets(self, cards: Hand) -> list[Hand]:
        """Any cards of this number."""
        kinds = [kind for kind in range(9) if cards[kind]]
        return [
            tuple(chosen.count(kind) for kind in range(9))
            for chosen in combinations_with_replacement(kinds, self.size)
        ]


def one(kind: int) -> Hand:
    return tuple(int(kind == k) for k in range(9))


def without(cards: Hand) -> Any:
    """Takes cards away; None if they are not there."""

    def take(part: Hand) -> Hand | None:
        rest = tuple(have - less for have, less in zip(cards, part, strict=True))
        return rest if min(rest) >= 0 else None

    return take


def text_of(cards: Hand) -> str:
    return "+".join(f"{KIND_NAMES[kind]}{count}" for kind, count in enumerate(cards) if count)


def kinds_for(case: Case) -> list[int]:
    """The kinds that can make a difference: the colour, another one, or two of them, and locomotives."""
    colour = case.route.split("-")[2]
    own = 2 if colour == "grey" else COLOUR_NAMES.index(colour)
    other = 5 if own != 5 else 1
    return [own, other, LOCO]


def hands(kinds: list[int], most: int) -> Iterator[Hand]:
    """All cards of these kinds, up to a number together."""
    for counts in product(range(most + 1), repeat=len(kinds)):
        if sum(counts) <= most:
            cards = [0] * 9
            for kind, count in zip(kinds, counts, strict=True):
                cards[kind] = count
            yield tuple(cards)


def position(case: Case, cards: Hand) -> State:
    """White decides on an action, with these cards."""
    option = {"ferry_sets_stack": case.stacked}
    s: State = Engine(GAME, case.components).new_game(2, GAME.option_bits(option, 2), 4)
    hand = {KIND_NAMES[kind]: count for kind, count in enumerate(cards) if count}
    GAME.arrange(s, case.components, {"phase": "play", "seat": "white", "white": {"hand": hand}})
    return s


@every_case
def test_pays(case: Case) -> None:
    splitter, route = Splitter(case), ROUTE_IDS.index(case.route)
    s, box = position(case, (0,) * 9), case.components.box
    most = min(splitter.length + (splitter.size - 1) * splitter.length + 1, 12)
    good = 0
    for cards in hands(kinds_for(case), most):
        expected = splitter.pays(cards)
        good += expected
        assert pays(s, box, route, list(cards)) == expected, text_of(cards)
    assert good, "some cards pay"
    dice = Dice(3)
    for _ in range(80):  # any kinds, about as many as a payment has
        cards_list = [0] * 9
        for _ in range(dice.below(most) + 1):
            cards_list[dice.pick([*kinds_for(case), *range(9)])] += 1
        assert pays(s, box, route, cards_list) == splitter.pays(tuple(cards_list)), cards_list


# --- what a hand can pay --------------------------------------------------------------------------------


def laid_by(engine: Engine, s: State, route: int) -> list[tuple[str, Hand]]:
    """All ways to lay cards for a route: the shape, and the cards that were laid in the end."""
    before = tuple(s.hands[0, kind] for kind in range(9))
    claim = GAME.move_numbers[f"claim {ROUTE_IDS[route]}"]
    if claim not in engine.legal(s):
        return []
    found: list[tuple[str, Hand]] = []

    def go_on(s: State, shape: str) -> None:
        if s.decision in (decisions.PAYMENT, decisions.SET) and s.seat == 0:
            moves = engine.legal(s)
            assert moves, "a claim that was begun can be paid"
            for move in moves:
                after = s.copy()
                engine.apply(after, move)
                go_on(after, GAME.move_texts[move] if s.decision == decisions.PAYMENT else shape)
        else:
            found.append((shape, tuple(had - s.hands[0, kind] for kind, had in enumerate(before))))

    start = s.copy()
    engine.apply(start, claim)
    go_on(start, "")
    return found


def parts_of(cards: Hand) -> Iterator[Hand]:
    """Everything that can be taken from a hand."""
    yield from product(*(range(count + 1) for count in cards))


@every_case
def test_all_that_a_hand_can_pay_can_be_laid(case: Case) -> None:
    splitter, route, dice = Splitter(case), ROUTE_IDS.index(case.route), Dice(11)
    engine = Engine(GAME, case.components)
    length = splitter.length
    payable = 0
    for trial in range(14):
        kinds = [*kinds_for(case), dice.below(9)]
        cards_list = [0] * 9
        for _ in range(1 + dice.below(length + 5) if trial else length):
            cards_list[dice.pick(kinds) if trial else kinds[0]] += 1
        cards = tuple(cards_list)
        expected = {part for part in parts_of(cards) if splitter.pays(part)}
        laid = laid_by(engine, position(case, cards), route)
        assert {part for _, part in laid} == expected, text_of(cards)
        assert len(set(laid)) == len(laid), "the cards of sets are chosen in one order only"
        payable += bool(expected)
        for shape, part in laid:
            check_shape(splitter, shape, part)
    assert payable


def check_shape(splitter: Splitter, shape: str, part: Hand) -> None:
    """The cards laid are those that the shape says, and sets of the right size."""
    if not shape:
        return
    colour, locos, sets = shape_of(shape)
    singles = splitter.length - sets
    assert sum(part) == singles + sets * splitter.size
    assert part[LOCO] >= locos
    assert (colour is None) == (singles == locos)
    if colour is not None:
        assert part[COLOUR_NAMES.index(colour)] >= singles - locos


def test_a_claim_is_offered_when_it_can_be_paid() -> None:
    """All routes at once: no route is offered in vain, and none is missing."""
    dice = Dice(21)
    for stacked in (False, True):
        splitters = [Splitter(Case(name, stacked=stacked)) for name in ROUTE_IDS]
        engine = Engine(GAME, standard())
        for _ in range(12):
            cards_list = [0] * 9
            for _ in range(dice.below(8)):
                cards_list[dice.pick([dice.below(9), dice.below(3), LOCO])] += 1
            s = position(Case(ROUTE_IDS[0], stacked=stacked), tuple(cards_list))
            parts = list(parts_of(tuple(cards_list)))
            offered = {GAME.move_texts[n] for n in engine.legal(s)}
            for name, splitter in zip(ROUTE_IDS, splitters, strict=True):
                payable = any(splitter.pays(part) for part in parts if sum(part) >= splitter.length)
                assert (f"claim {name}" in offered) == payable, (name, cards_list)


def test_big_hands_are_no_slower() -> None:
    """The list of shapes is short, whatever the hand: 80 cards take about as long as 20."""
    case = Case("lieksa-murmansk-grey")
    engine = Engine(GAME, standard())
    spent = []
    for cards in ((9, 2, 2, 2, 1, 1, 1, 1, 1), (9, 9, 9, 9, 9, 9, 9, 9, 8)):
        s = position(case, cards)
        engine.apply(s, GAME.move_numbers[f"claim {case.route}"])
        assert len(engine.legal(s)) <= 8 * 9 + 1
        best = 1.0
        for _ in range(9):
            start = time.thread_time()
            engine.legal(s)
            best = min(best, time.thread_time() - start)
        spent.append(best)
        while s.decision in (decisions.PAYMENT, decisions.SET):
            assert s.decision == decisions.PAYMENT or len(engine.legal(s)) <= 9
            engine.apply(s, engine.legal(s)[-1])
        assert s.owner[ROUTE_IDS.index(case.route)] == 0
    assert spent[1] < 20 * spent[0] + 0.001


# --- all cards at once, as text -------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_a_whole_payment_as_text(case: Case) -> None:
    """It lays just these cards if they pay and are in the hand; otherwise it is refused, and says why."""
    splitter, dice = Splitter(case), Dice(31)
    kinds = kinds_for(case)
    cards_list = [0] * 9
    for kind, count in zip(kinds, (4, 3, 3), strict=True):
        cards_list[kind] = count
    table = SetUp("nordic", 2, ("ferry_sets_stack",) * case.stacked).table(4)
    table.components, table.engine = case.components, Engine(GAME, case.components)
    outcomes = set()
    tried = list(hands(kinds, min(splitter.length + 3, 9)))
    fitting = [part for part in tried if splitter.pays(part)]
    for part in {dice.pick(pool) for pool in (tried, fitting) for _ in range(25)} - {(0,) * 9}:
        table.position = position(case, tuple(cards_list))
        before = bytes(table.position)
        good = splitter.pays(part) and all(n <= have for n, have in zip(part, cards_list, strict=True))
        text = f"claim {case.route} {text_of(part)}"
        outcomes.add(good)
        if good:
            table.play(text)
            laid = [have - table.position.hands[0, kind] for kind, have in enumerate(cards_list)]
            assert tuple(laid) == part
            claim_then_pay(table, case, cards_list, part)
        else:
            with pytest.raises(IllegalMove) as refused:
                table.play(text)
            assert bytes(table.position) == before
            reason = "too-few" if splitter.pays(part) else "does-not-pay"
            assert refused.value.reason == reason
            assert has_text(f"nordic-reason-{reason}")
    assert outcomes == {True, False}


def claim_then_pay(table: Table, case: Case, cards: list[int], part: Hand) -> None:
    """The same in two texts: first the route, then the cards."""
    after = bytes(table.position)
    table.position = position(case, tuple(cards))
    table.play(f"claim {case.route}")
    if table.view()["decision"] == "payment":
        table.play(f"pay {text_of(part)}")
    assert bytes(table.position) == after


def test_the_cases_of_the_rules() -> None:
    """Those that the rules name: 7 green and 8 others, three odd cards, no joker on a plain route."""
    table = SetUp("nordic", 2).table(1)

    def white(hand: dict[str, int]) -> None:
        data = {"phase": "play", "seat": "white", "white": {"hand": hand}}
        table.game.arrange(table.position, table.components, data)

    white({"green": 7, "blue": 3, "red": 2, "black": 2, "loco": 1})
    table.play("claim murmansk-lieksa green7+blue3+red2+black2+loco1")
    assert table.view()["routes"] == {"lieksa-murmansk-grey": "white"}
    assert (table.view()["white"]["points"], table.view()["white"]["cards"]) == (27, 0)
    white({"loco": 1, "blue": 1, "green": 1, "black": 1})
    table.play("claim alborg-kristiansand loco1+blue1+green1+black1")
    assert "alborg-kristiansand-red" in table.view()["routes"]
    white({"loco": 3})
    assert "claim goteborg-norrkoping-grey" not in [move.text for move in table.legal()]
    for route in ("umea-vaasa", "arhus-kobenhavn"):
        for cards in ("loco1", "blue1+green1+loco1", "blue3"):
            white({"loco": 2, "blue": 3, "green": 1})
            table.position.owner[ROUTE_IDS.index(f"{route}-grey")] = -1
            assert table.parse(f"claim {route} {cards}")[0] == table.game.move_numbers[f"claim {route}-grey"]
