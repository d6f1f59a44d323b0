"""What a move must have done, seen by the one who makes it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.games.nordic.rulebook.offers import Offers, shape_of
from tests.games.nordic.rulebook.reading import KINDS, LOCO, Cards, Data, Route, View, add, common, less

TURNS = 1000  # a game has no more


class Ledger(Offers):
    """Follows a game move by move. Where chance decides, it looks up what came and asks whether it may."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.passes = 0
        self.now: View = {}  # the view as it must be
        self.then: View = {}  # the view as it is after the move: only to look up what chance gave

    def follow(self, view: View, move: str, after: View) -> View:
        """The view that the mover must have after this move."""
        self.look(view)
        self.now, self.then = json.loads(json.dumps(view)), after
        verb, *rest = move.split()
        name = "do_" + verb.replace("-", "_")
        do: Callable[[str], None] = getattr(self, name)
        do(rest[0] if rest else move)
        seen = {name: sum(self.now[name]["known"].values()) for name in view["seats"]}
        self.now["now"]["unseen"] = {name: self.now[name]["cards"] - seen[name] for name in seen}
        return self.now

    @property
    def own(self) -> dict[str, Any]:
        found: dict[str, Any] = self.now[self.seat]
        return found

    # --- cards --------------------------------------------------------------------------------------

    def from_deck(self) -> None:
        """A card less in the deck; an empty one is the discard before."""
        if self.now["deck"] == 0:
            self.now["deck"] = sum(self.now["discard"].values())
            self.now["discard"] = {}
            self.now["decks"] += 1
        assert self.now["deck"] > 0, "there was a card"
        self.now["deck"] -= 1

    def can_turn_up(self) -> bool:
        return self.now["deck"] > 0 or bool(self.now["discard"])

    def refill(self) -> None:
        """Empty spaces, the lowest first; which cards come, chance decides."""
        for space, kind in enumerate(self.now["face_up"]):
            if kind is None and self.can_turn_up():
                self.from_deck()
                self.now["face_up"][space] = self.then["face_up"][space]
                assert self.now["face_up"][space] in KINDS

    def get(self, card: str) -> None:
        self.own["hand"] = add(self.own["hand"], {card: 1})
        self.own["cards"] += 1

    def do_draw(self, card: str) -> None:
        if card == "blind":
            [card] = less(self.then[self.seat]["hand"], self.own["hand"])
            self.from_deck()
        else:
            self.now["face_up"][self.now["face_up"].index(card)] = None
            self.own["known"] = add(self.own["known"], {card: 1})
        self.get(card)
        self.refill()
        any_left = self.can_turn_up() or any(self.now["face_up"])
        if self.view["decision"] == "action" and any_left:
            self.now["decision"] = "second-card"
        else:
            self.end_turn()

    # --- tickets ------------------------------------------------------------------------------------

    def do_tickets(self, _: str) -> None:
        count = min(self.limits["later_tickets"]["deal"], self.now["ticket_deck"])
        self.now["ticket_deck"] -= count
        self.now["decision"] = "ticket"
        drawn = self.then[self.seat]["offered"]
        before = [*self.own["tickets"], *self.own["returned"]]
        assert len(set(drawn)) == count
        assert not set(drawn) & set(before)
        self.own["offered"] = sorted(drawn, key=self.ticket_names.index)
        keep = min(self.limits["later_tickets"]["keep"], count)
        self.now["pending"] = {"offered": count, "must_keep": keep, "ticket": self.own["offered"][0]}

    def do_keep(self, ticket: str) -> None:
        kept = [*self.own["tickets"], ticket]
        told = self.then[self.seat]["tickets"]
        self.own["tickets"] = {name: told.get(name) for name in self.ticket_names if name in kept}
        self.answered(ticket)

    def do_return(self, ticket: str) -> None:
        returned = [*self.own["returned"], ticket]
        self.own["returned"] = [name for name in self.ticket_names if name in returned]
        self.answered(ticket)

    def answered(self, ticket: str) -> None:
        self.own["offered"].remove(ticket)
        if self.own["offered"]:
            self.now["pending"]["ticket"] = self.own["offered"][0]
        elif self.now["phase"] == "play":
            self.own["ticket_count"] = len(self.own["tickets"])
            self.end_turn()
        else:
            self.choose_next()

    def choose_next(self) -> None:
        """In set-up one after the other; then all show how many they have kept."""
        seats = self.now["seats"]
        if self.seat != seats[-1]:
            self.now["seat"] = seats[seats.index(self.seat) + 1]
            del self.now["pending"]["ticket"]
            return
        self.now |= {"phase": "play", "pending": {}, "decision": "action", "seat": self.now["first"]}
        first = self.limits["first_tickets"]
        for seat in seats:
            count = self.then[seat]["ticket_count"]
            assert first["keep"] <= count <= first["deal"]
            self.now[seat]["ticket_count"] = count
        assert self.own["ticket_count"] == len(self.own["tickets"])

    # --- routes -------------------------------------------------------------------------------------

    @property
    def route(self) -> Route:
        return self.routes[self.now["pending"]["route"]]

    def do_claim(self, name: str) -> None:
        route = self.routes[name]
        self.last_set_card = KINDS[0]
        self.now["pending"] = {"route": name, "laid": {}}
        if route.kind == "plain" and route.colour != "grey":
            self.lay({route.colour: route.length})
            self.claimed()
        else:
            self.now["decision"] = "payment"
            del self.now["pending"]["laid"]

    def lay(self, cards: Cards) -> None:
        """From the hand, for all to see: those that were known before are known in the hand no more."""
        self.own["hand"] = less(self.own["hand"], cards)
        self.own["cards"] -= sum(cards.values())
        self.own["known"] = less(self.own["known"], common(self.own["known"], cards))
        pending = self.now["pending"]
        pending["laid"] = add(pending.get("laid", {}), cards)

    def do_pay(self, shape: str) -> None:
        colour, locos, sets = shape_of("pay " + shape)
        extra = self.now["decision"] == "extra"
        due = self.now["pending"]["extra"] if extra else self.route.length
        rest = due - locos - sets
        assert (colour is None) == (rest == 0)
        self.lay({kind: count for kind, count in ((colour, rest), (LOCO, locos)) if kind and count})
        self.now["pending"]["set_cards"] = sets * self.set_size(self.route)
        if sets:
            self.now["decision"] = "set"
        elif self.route.kind == "tunnel" and not extra:
            self.turn_up(colour)
        else:
            self.claimed()

    def do_set(self, kind: str) -> None:
        self.last_set_card = kind
        self.lay({kind: 1})
        self.now["pending"]["set_cards"] -= 1
        if not self.now["pending"]["set_cards"]:
            self.claimed()

    def turn_up(self, colour: str | None) -> None:
        """What there is, up to three; each that matches costs a card more.

        A tunnel that costs nothing more is claimed before anybody sees another view: then the discard tells
        what was turned up.
        """
        pending = self.now["pending"]
        del pending["set_cards"]
        count = 0
        while count < self.limits["tunnel_reveal"] and self.can_turn_up():
            self.from_deck()
            count += 1
        if self.then["decision"] == "extra":
            turned: list[str] = self.then["pending"]["turned_up"]
            assert len(turned) == count
            pending["turned_up"] = turned
            counting = [kind in (colour, LOCO) for kind in turned]
            pending["extra"] = sum(counting)
            self.now["now"] = {"counting": counting, "colour": colour or LOCO}
            assert pending["extra"] > 0, "otherwise nothing is asked"
            self.now["decision"] = "extra"
        else:
            self.claimed(count, colour)

    def do_give_up(self, _: str) -> None:
        pending = self.now["pending"]
        self.own["hand"] = add(self.own["hand"], pending["laid"])
        self.own["cards"] += sum(pending["laid"].values())
        self.own["known"] = add(self.own["known"], pending["laid"])
        self.discard({}, pending["turned_up"])
        self.end_turn()

    def discard(self, cards: Cards, turned_up: list[str]) -> None:
        self.now["discard"] = add(self.now["discard"], cards)
        self.now["now"] = {"counting": [], "colour": None}
        for kind in turned_up:
            self.now["discard"] = add(self.now["discard"], {kind: 1})

    def claimed(self, turned: int = 0, colour: str | None = None) -> None:
        """The route is the mover's. `turned`: how many cards were turned up, none of which cost anything."""
        route, pending = self.route, self.now["pending"]
        self.now["routes"][route.name] = self.seat
        twin = self.twins[route.name]
        if twin and len(self.now["seats"]) == 2:
            self.now["routes"][twin.name] = "closed"
        self.own["trains"] -= route.length
        self.own["points"] += route.points
        self.discard(pending["laid"], pending.get("turned_up", []))
        if turned:
            self.turned_up_unseen(turned, colour)
        self.end_turn()

    def turned_up_unseen(self, turned: int, colour: str | None) -> None:
        """Cards that went from the deck to the discard; a discard that became the deck hides them again."""
        if any(kind is None for kind in self.now["face_up"]):
            return  # cannot be: with a card to turn up no space is empty
        more = less(self.then["discard"], self.now["discard"])
        assert sum(more.values()) == turned
        assert not {colour, LOCO} & set(more), "they would cost something"
        self.now["discard"] = dict(self.then["discard"])

    # --- turns --------------------------------------------------------------------------------------

    def do_pass(self, _: str) -> None:
        self.passes += 1
        if self.passes == len(self.now["seats"]):
            self.end_game()
        else:
            self.next_turn()

    def end_turn(self) -> None:
        self.passes = 0
        self.refill()
        self.next_turn()

    def next_turn(self) -> None:
        now, seats = self.now, self.now["seats"]
        now["pending"] = {}
        if now["last_turns"] == 1:
            self.end_game()
            return
        if now["last_turns"]:
            now["last_turns"] -= 1
        elif self.own["trains"] <= self.limits["end_trigger_trains"]:
            now["last_turns"] = len(seats)
        if now["turn"] == TURNS:
            self.end_game()
            now["capped"] = True
            return
        now["turn"] += 1
        now["decision"] = "action"
        now["seat"] = seats[(seats.index(self.seat) + 1) % len(seats)]

    def end_game(self) -> None:
        self.now |= {"phase": "over", "decision": None, "seat": None, "pending": {}}


# What the end of a game, or a longer look at the map, adds to a view: checked by `scoring`
ADDED = ("longest", "tickets", "hand")


def same_as_expected(expected: View, seen: View, seat: str) -> bool:
    """Whether the view is what must be, what the end lays open apart."""
    over = seen["phase"] == "over"
    for name in seen["seats"]:
        one, other = dict(expected[name]), dict(seen[name])
        for key in ADDED if over and name != seat else ("longest",):
            one.pop(key, None)
            other.pop(key, None)
        if "tickets" in one and name == seat:
            one["tickets"], other["tickets"] = list(one["tickets"]), list(other["tickets"])
        if one != other:
            return False
    rest = {key: value for key, value in seen.items() if key not in seen["seats"]}
    wanted = {key: value for key, value in expected.items() if key not in seen["seats"]}
    if over:
        wanted["last_turns"] = rest["last_turns"] = None
        wanted["turn"] = rest["turn"]
    return rest == wanted
