"""Why a move of Nordic is refused: a reason that is about the move, and true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ekiben.errors import IllegalMove, UnknownMove
from ekiben.games.nordic import phases
from ekiben.games.nordic.components import ROUTE_IDS, standard
from ekiben.games.nordic.state import State
from ekiben.table import Table
from ekiben.texts import has_text
from tests.games.nordic.games import GAME, POLICIES, SET_UPS, compiled, walk
from tests.games.nordic.rulebook.offers import shape_of
from tests.games.nordic.rulebook.reading import KINDS, LOCO, Reading, Route
from tests.support.random_games import Dice, SetUp

pytestmark = pytest.mark.covers

MAP = Reading(standard().data)
CLAIM = {
    *("route-closed", "route-yours", "route-taken", "other-yours", "too-few-trains"),
    *("cards-plain", "cards-tunnel", "cards-ferry", "cards-wild"),
}
PAY = {
    *("no-locos-here", "sets-too-many", "other-colour", "not-exact", "symbols-unpaid", "too-few"),
    *("too-few-for-sets", "no-sets-in-tunnels", "only-locos", "extra-colour"),
}
REASONS = {  # that each kind of move can be refused for, when it is a kind that is asked for
    "keep": {"not-offered", "other-ticket-first"},
    "return": {"not-offered", "other-ticket-first", "must-keep"},
    "draw": {"not-face-up", "deck-empty"},
    "tickets": {"no-tickets"},
    "pass": {"can-act"},
    "claim": CLAIM,
    "pay": PAY,
    "set": {"not-in-hand", "sets-in-order", "set-rest"},
}
VERBS = {
    "ticket": {"keep", "return"},
    "action": {"draw", "tickets", "claim", "pass"},
    "second-card": {"draw"},
    "payment": {"pay"},
    "set": {"set"},
    "extra": {"pay", "give-up"},
}


class Case:
    """A refusal, with what the deciding player sees."""

    def __init__(self, view: dict[str, Any], text: str, args: dict[str, Any]) -> None:
        self.view, self.args = view, args
        self.own = view[view["seat"]]
        self.hand: dict[str, int] = self.own["hand"]
        self.verb, *rest = text.split()
        self.thing = rest[0] if rest else ""
        self.pending: dict[str, Any] = view["pending"]

    @property
    def route(self) -> Route:
        return MAP.routes[self.thing if self.verb == "claim" else self.pending["route"]]

    @property
    def owner(self) -> str | None:
        owner: str | None = self.view["routes"].get(self.route.name)
        return owner

    @property
    def twin_owner(self) -> str | None:
        twin = MAP.twin(self.route)
        return self.view["routes"].get(twin.name) if twin else None

    @property
    def shape(self) -> tuple[str | None, int, int, int]:
        """Colour, cards of it, locomotives, sets that a move would pay with."""
        colour, locos, sets = shape_of(f"pay {self.thing}")
        due = self.pending["extra"] if self.view["decision"] == "extra" else self.route.length
        return colour, due - locos - sets, locos, sets

    def payable(self) -> bool:
        return any(True for _ in MAP.shapes(self.route, self.hand, self.view["ferry_sets_stack"]))

    def lacks_cards(self, kind: str) -> bool:
        """A free route that only cards are missing for, told with the true numbers."""
        colours = list(self.hand) if self.route.colour == "grey" else [self.route.colour]
        have = max((self.hand.get(colour, 0) for colour in colours if colour != LOCO), default=0)
        args = self.args
        return (
            self.route.kind == kind
            and self.owner is None
            and self.own["trains"] >= self.route.length
            and not self.payable()
            and args["have"] == have
            and args["locos"] == self.hand.get(LOCO, 0)
            and args["cards"] == self.own["cards"]
            and args["length"] == self.route.length
            and args["colour"] == self.route.colour
        )

    def most_sets(self) -> int:
        if self.route.kind == "ferry":
            return self.route.length if self.view["ferry_sets_stack"] else self.route.symbols
        return self.route.length if self.route.kind == "any_four" else 0

    def needs(self) -> int:
        _, coloured, locos, sets = self.shape
        return coloured + locos + sets * MAP.set_size(self.route)


# What must be true on the table for a reason
TRUTHS: dict[str, Callable[[Case], bool]] = {
    "not-offered": lambda c: c.thing not in c.own["offered"],
    "other-ticket-first": lambda c: (
        c.thing in c.own["offered"][1:] and c.args["ticket"] == c.own["offered"][0]
    ),
    "must-keep": lambda c: c.args["count"] == c.pending["must_keep"],
    "not-face-up": lambda c: c.thing not in c.view["face_up"] and c.args["card"] == c.thing,
    "deck-empty": lambda c: not c.view["deck"] and not c.view["discard"],
    "no-tickets": lambda c: not c.view["ticket_deck"],
    "can-act": lambda c: True,
    "route-closed": lambda c: c.owner == "closed" and c.twin_owner == c.args["seat"],
    "route-yours": lambda c: c.owner == c.view["seat"],
    "route-taken": lambda c: c.owner not in (None, "closed", c.view["seat"]) and c.owner == c.args["seat"],
    "other-yours": lambda c: c.owner is None and c.twin_owner == c.view["seat"],
    "too-few-trains": lambda c: c.route.length == c.args["length"] > c.own["trains"] == c.args["trains"],
    "cards-plain": lambda c: c.lacks_cards("plain"),
    "cards-tunnel": lambda c: c.lacks_cards("tunnel"),
    "cards-ferry": lambda c: c.lacks_cards("ferry") and c.args["sets"] == c.most_sets(),
    "cards-wild": lambda c: c.lacks_cards("any_four") and c.args["size"] == 4,
    "no-locos-here": lambda c: c.route.kind in ("plain", "any_four") and c.shape[2] > 0,
    "sets-too-many": lambda c: c.shape[3] > c.most_sets() == c.args["most"],
    "other-colour": lambda c: c.route.colour == c.args["colour"] not in (c.shape[0], "grey"),
    "not-exact": lambda c: c.shape[1] < 0 or (c.shape[0] is None) != (c.shape[1] == 0),
    "symbols-unpaid": lambda c: c.shape[1] > c.route.length - c.route.symbols,
    "too-few": lambda c: (
        c.args["need"] > c.hand.get(c.args["card"], 0) == c.args["have"]
        and c.args["need"] == (c.shape[2] if c.args["card"] == LOCO else c.shape[1])
    ),
    "too-few-for-sets": lambda c: c.needs() == c.args["need"] > c.own["cards"] == c.args["have"],
    "no-sets-in-tunnels": lambda c: c.shape[3] > 0,
    "only-locos": lambda c: list(c.pending["laid"]) == [LOCO] and c.shape[0] is not None,
    "extra-colour": lambda c: c.args["colour"] in c.pending["laid"] and c.shape[0] != c.args["colour"],
    "not-in-hand": lambda c: not c.hand.get(c.thing),
    "sets-in-order": lambda c: bool(c.hand[c.thing]) and KINDS.index(c.thing) < KINDS.index(c.args["lowest"]),
    "set-rest": lambda c: bool(c.hand[c.thing]) and c.args["need"] == c.pending["set_cards"],
}


def check_reason(view: dict[str, Any], error: IllegalMove) -> None:
    """The reason has words, is one for this kind of move, and true."""
    if view["phase"] == "over":
        assert error.reason == "game-over"  # whose words are those of all games
        return
    assert has_text(f"nordic-reason-{error.reason}")
    verb = error.text.split()[0]
    if verb not in VERBS[view["decision"]]:
        assert error.reason == "not-now"
        assert error.arguments == {"asked": view["decision"]}
        return
    assert error.reason in REASONS[verb], str(error)
    assert TRUTHS[error.reason](Case(view, error.text, error.arguments)), str(error)


def some_positions(set_up: SetUp, each: int) -> list[State]:
    """Positions of many games, a number for each kind of decision and policy."""
    found: dict[tuple[int, int, str], list[State]] = {}
    for number, policy in enumerate(POLICIES * 2):
        for step, (_, _, after) in enumerate(walk(compiled(), set_up, 30 + number, policy)):
            kept = found.setdefault((after.phase, after.decision, policy.__name__), [])
            if len(kept) < each and (step % 5 == 0 or after.decision in (5, 6) or after.phase == phases.OVER):
                kept.append(after.copy())
    return [s for positions in found.values() for s in positions]


def test_every_other_move_is_refused_with_a_reason() -> None:
    dice = Dice(5)
    met = set()
    for set_up in SET_UPS:
        table = set_up.table(1)
        for s in some_positions(set_up, 4):
            table.position = s
            legal = set(table.engine.legal(s))
            before = bytes(s)
            others = [n for n in range(len(GAME.move_texts)) if n not in legal]
            view = table.view(table.seat or 0)
            asked = VERBS.get(view["decision"], set())
            fitting = [n for n in others if GAME.move_texts[n].split()[0] in asked] or others
            for move in {dice.pick(pool) for pool in (others, *[fitting] * 4) for _ in range(3)}:
                with pytest.raises(IllegalMove) as refused:
                    table.play(move)
                error = refused.value
                assert bytes(table.position) == before
                assert not table.moves
                assert error.text == GAME.move_texts[move]
                assert str(error).startswith(f"{error.text}: ")
                assert len(str(error)) > len(error.text) + 10
                check_reason(view, error)
                met.add(error.reason)
    every = {reason for reasons in REASONS.values() for reason in reasons} | {"not-now", "game-over"}
    rare = {"deck-empty", "only-locos", "can-act", "no-tickets", "too-few-trains"}
    assert every - rare <= met, every - met


# --- those that need a certain position -------------------------------------------------------------------


def arranged(players: int = 2, **data: Any) -> Table:
    table = SetUp("nordic", players).table(1)
    table.game.arrange(table.position, table.components, {"phase": "play", "seat": "white", **data})
    return table


def refusal(table: Table, text: str) -> IllegalMove:
    before = bytes(table.position)
    with pytest.raises(IllegalMove) as refused:
        table.play(text)
    assert bytes(table.position) == before
    assert has_text(f"nordic-reason-{refused.value.reason}") or refused.value.reason == "unknown-move"
    return refused.value


def test_decks_that_are_empty() -> None:
    table = arranged(deck_size=0, rest="red", ticket_deck_size=0)
    assert refusal(table, "draw blind").reason == "deck-empty"
    assert refusal(table, "tickets").reason == "no-tickets"
    assert refusal(table, "pass").reason == "can-act"


def test_doubles() -> None:
    for players, reason in ((2, "route-closed"), (3, "cards-tunnel")):
        table = arranged(players, routes={"bergen-oslo-red": "red"})
        assert refusal(table, "claim bergen-oslo-blue").reason == reason
    table = arranged(3, routes={"bergen-oslo-red": "white"}, white={"hand": {"blue": 6}})
    error = refusal(table, "claim bergen-oslo-blue")
    assert (error.reason, error.arguments["other"]) == ("other-yours", "bergen-oslo-red")
    assert refusal(table, "claim oslo-bergen-red").reason == "route-yours"


def test_too_few_trains() -> None:
    table = arranged(white={"hand": {"red": 5}, "trains": 2})
    assert refusal(table, "claim boden-umea-red").arguments == {"length": 3, "trains": 2}
    assert refusal(table, "claim boden-umea red3").reason == "too-few-trains"


def tunnel(hand: dict[str, int], deck: list[str], pay: str) -> Table:
    table = arranged(white={"hand": hand}, deck=deck)
    table.play(f"claim bergen-oslo-blue {pay}")
    return table


def test_more_cards_for_a_tunnel() -> None:
    table = tunnel({"loco": 6, "blue": 3, "red": 2}, ["loco", "blue", "red"], "loco4")
    assert table.view()["pending"]["extra"] == 1, "only locomotives count when only they were laid"
    assert refusal(table, "pay blue1").reason == "only-locos"
    assert refusal(table, "pay loco2").reason == "extra-not-exact"
    assert refusal(table, "pay blue+loco1").reason == "only-locos"
    table.play("pay loco1")
    assert "bergen-oslo-blue" in table.view()["routes"]
    table = tunnel({"loco": 1, "blue": 6, "red": 2}, ["loco", "blue", "red"], "blue4")
    assert table.view()["pending"]["extra"] == 2
    assert refusal(table, "pay red2").reason == "extra-colour"
    assert refusal(table, "pay red1+blue1").reason == "extra-not-exact"
    assert refusal(table, "pay loco2").reason == "too-few"
    assert refusal(table, "pay set1").reason == "no-sets-in-tunnels"
    assert refusal(table, "pay blue+loco3").reason == "not-exact"
    table.play("pay blue1+loco1")
    assert table.view()["white"]["cards"] == 3


def test_only_locomotives_laid_and_two_colour_cards_turned_up_are_free() -> None:
    table = tunnel({"loco": 4}, ["blue", "blue", "red"], "loco4")
    assert table.view()["routes"]["bergen-oslo-blue"] == "white"


def test_cards_of_a_set() -> None:
    table = arranged(white={"hand": {"purple": 1, "blue": 2, "orange": 1, "green": 1, "red": 1}})
    table.play("claim umea-vaasa pay set1 set blue")
    assert refusal(table, "set purple").reason == "sets-in-order"
    assert refusal(table, "set white").reason == "not-in-hand"
    assert refusal(table, "set red").reason == "set-rest"
    assert refusal(table, "draw blind").arguments == {"asked": "set"}
    table.play("set blue set orange")
    assert table.view(0)["white"]["hand"] == {"purple": 1, "green": 1, "red": 1}


# --- texts as people write them -------------------------------------------------------------------------


def test_texts_as_people_write_them() -> None:
    hand = {"red": 4, "purple": 3, "loco": 3}
    for text, route in [
        ("claim Ålborg-Kristiansand red1+loco1", "alborg-kristiansand-red"),
        ("CLAIM kristiansand–Ålborg loco1+RED1", "alborg-kristiansand-red"),
        ("claim Oslo-Bergen red4", "bergen-oslo-red"),
        ("claim Mo i Rana-Trondheim-red red4+loco2", "mo_i_rana-trondheim-red"),
        ("claim trondheim-mo-i-rana red4+loco2", "mo_i_rana-trondheim-red"),
        ("claim oslo-lillehammer purple2", "lillehammer-oslo-purple"),
        ("claim Umeå-Boden", "boden-umea-red"),
        ("claim Århus-København loco1", "arhus-kobenhavn-grey"),
    ]:
        taken = {"boden-umea-white": "red"} if "Umeå" in text else {}
        table = arranged(3, white={"hand": hand}, routes=taken)
        table.play(text)
        moved = [GAME.move_texts[move] for move in table.moves]
        assert moved[0] == f"claim {route}", text


def test_payments_that_are_refused_where_one_is_asked() -> None:
    table = arranged(white={"hand": {"red": 4, "blue": 3, "loco": 1}})
    table.play("claim alborg-kristiansand")
    for text, reason in [
        ("pay red2", "does-not-pay"),
        ("pay pink2", "no-such-card"),
        ("pay loco2", "too-few"),
        ("pay loco2+set1", "not-exact"),
        ("pay red", "symbols-unpaid"),
        ("pay blue+loco1", "other-colour"),
        ("pay set2", "sets-too-many"),
        ("give-up", "not-now"),
    ]:
        assert refusal(table, text).reason == reason, text
    table.play("pay blue3+loco1")
    assert "alborg-kristiansand-red" in table.view()["routes"]


def test_texts_that_are_refused() -> None:
    table = arranged(3, white={"hand": {"red": 4, "loco": 1}}, routes={"helsinki-imatra-red": "red"})
    for text, reason in [
        ("claim oslo-bergen", "which-route"),
        ("claim oslo-bergen red5", "does-not-pay"),
        ("claim oslo-bergen red3", "does-not-pay"),
        ("claim oslo-bergen blue4", "too-few"),
        ("claim oslo-bergen pink4", "no-such-card"),
        ("claim helsinki-imatra red3", "route-taken"),
        ("pay red4", "not-now"),
        ("pay red+loco1", "not-now"),
        ("keep all", "not-now"),
        ("keep oslo-vaasa", "not-now"),
        ("set red", "not-now"),
    ]:
        assert refusal(table, text).reason == reason, text
    for text in ("claim oslo-atlantis", "claim", "claim x red1", "keep", "pay red4+", "claim oslo"):
        assert isinstance(refusal(table, text), UnknownMove), text
    assert "bergen-oslo-blue, bergen-oslo-red" in str(refusal(table, "claim oslo-bergen"))


def test_tickets_in_one_text() -> None:
    table = SetUp("nordic", 2).table(3)
    offered = table.view(0)["white"]["offered"]
    one, two = offered[1], offered[3]
    turned = "-".join(reversed(two.split("-")))
    for text, kept in [
        (f"keep only {one}+{two}", {one, two}),
        (f"keep {turned}+{one}", {one, two}),
        ("keep all", set(offered)),
        (f"return {offered[0]}", set()),
    ]:
        table.position = SetUp("nordic", 2).table(3).position
        table.play(text)
        assert set(table.view(0)["white"]["tickets"]) == kept
    table.position = SetUp("nordic", 2).table(3).position
    absent = next(name for name in standard().data["tickets"] if name not in offered)
    assert refusal(table, f"keep only {one}+{absent}").reason == "not-offered"
    assert refusal(table, f"keep only {one}+atlantis-oslo").reason == "no-such-ticket"
    assert refusal(table, f"keep only {one}").reason == "must-keep"
    assert refusal(table, f"keep {one}").reason == "other-ticket-first"
    assert refusal(table, f"keep {absent}").reason == "not-offered"
    assert isinstance(refusal(table, "keep only"), UnknownMove)


def test_a_route_named_without_colour_is_the_free_one() -> None:
    table = arranged(3, white={"hand": {"red": 4, "blue": 4}}, routes={"bergen-oslo-red": "red"})
    table.play("claim oslo-bergen")
    assert table.view()["pending"]["route"] == "bergen-oslo-blue"
    assert ROUTE_IDS.index("bergen-oslo-blue") == table.position.route
    table = arranged(2, white={"hand": {"red": 4, "blue": 4}}, routes={"bergen-oslo-red": "red"})
    assert refusal(table, "claim oslo-bergen").reason in ("route-taken", "route-closed")
    assert refusal(table, "claim oslo-bergen red4").reason == "route-taken"
