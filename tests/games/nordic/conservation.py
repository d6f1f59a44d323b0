"""What is on the table of Nordic is there exactly once, and where it may be."""

from __future__ import annotations

from typing import Any

import numpy as np

from ekiben.games.nordic.components import ROUTE_IDS, Components
from ekiben.games.nordic.state import State
from tests.games.nordic.games import record

TICKETS = 46
TUNNEL_PENDING, SETS_PENDING, PAYMENT_PENDING = 6, 5, 4  # decisions


def count(kinds: Any) -> Any:
    """Cards of each kind in a row of kinds; -1 is none."""
    return np.bincount(kinds[kinds >= 0], minlength=9)


class Printed:
    """What is printed, as far as it is counted here; read from the file, not from the rules' record."""

    def __init__(self, components: Components) -> None:
        data = components.data
        self.limits: dict[str, Any] = data["limits"]
        self.cards = np.array([self.limits["cards_per_colour"]] * 8 + [self.limits["locomotives"]])
        routes = [data["routes"][name] for name in ROUTE_IDS]
        self.lengths = np.array([route["length"] for route in routes])
        self.points = np.array([data["route_points"][str(route["length"])] for route in routes])
        self.tunnels = {i for i, route in enumerate(routes) if "tunnel" in route}
        pairs: dict[str, list[int]] = {}
        for i, name in enumerate(ROUTE_IDS):
            pairs.setdefault("-".join(name.split("-")[:2]), []).append(i)
        self.doubles = [tuple(pair) for pair in pairs.values() if len(pair) == 2]


def check_things(s: State, printed: Printed) -> None:
    """Everything is somewhere, and nothing twice."""
    r = record(s)
    check_cards(r, printed)
    check_tickets(r)
    check_routes(r, printed)
    check_decision(r, printed)
    check_seen(r)


def check_cards(r: Any, printed: Printed) -> None:
    size = int(r["deck_size"])
    deck = r["deck"]
    assert (deck[:size] >= 0).all(), "the deck has no holes"
    assert (deck[size:] == -1).all(), "nothing above its top"
    spaces = printed.limits["face_up"]
    face_up = r["face_up"]
    assert (face_up[spaces:] == -1).all()
    turned = r["turned_up"] if r["decision"] == TUNNEL_PENDING else np.array([-1])
    places = count(deck[:size]) + r["discard"] + r["hands"].sum(0) + r["laid"] + count(face_up)
    assert (places + count(turned) == printed.cards).all(), "each card in one place"
    assert (r["hands"] >= 0).all()
    assert (r["discard"] >= 0).all()
    assert (r["laid"] >= 0).all()
    assert (r["hands"].sum(1) == r["hand_size"]).all()
    if (face_up[:spaces] == -1).any():
        assert size == 0, "an empty space is filled as long as there are cards"
        assert r["discard"].sum() == 0


def check_tickets(r: Any) -> None:
    size = int(r["ticket_deck_size"])
    deck = r["ticket_deck"]
    assert (deck[size:] == -1).all()
    places = [1 << int(ticket) for ticket in deck[:size]]
    places += [int(mask) for name in ("tickets", "returned", "offered") for mask in r[name]]
    assert sum(mask.bit_count() for mask in places) == TICKETS
    assert sum(places) == (1 << TICKETS) - 1, "each ticket in one place"
    assert 0 <= r["kept"] <= r["offer_size"]
    assert r["must_keep"] <= r["offer_size"]


def check_routes(r: Any, printed: Printed) -> None:
    players = int(r["players"])
    owner = r["owner"]
    assert set(owner.tolist()) <= {-2, *range(-1, players)}
    for seat in range(players):
        own = owner == seat
        assert r["trains"][seat] == printed.limits["trains"] - printed.lengths[own].sum() >= 0
        assert r["points"][seat] == printed.points[own].sum()
    closed = set(np.flatnonzero(owner == -2).tolist())
    expected = set()
    for one, other in printed.doubles:
        assert owner[one] < 0 or owner[one] != owner[other], "nobody owns both"
        if players == 2 and owner[one] >= 0:
            expected.add(other)
        if players == 2 and owner[other] >= 0:
            expected.add(one)
    assert closed == expected, "closed is, with 2 players, what has a taken twin"
    for name in ("hands", "hand_size", "trains", "points", "tickets", "returned", "offered", "known"):
        assert not r[name][players:].any(), "nobody sits there"


def check_decision(r: Any, printed: Printed) -> None:
    decision, phase, players = int(r["decision"]), int(r["phase"]), int(r["players"])
    assert (phase == 2) == (decision == 0) == (r["seat"] == -1)
    assert phase != 0 or decision == 1
    assert (r["route"] >= 0) == (decision in (PAYMENT_PENDING, SETS_PENDING, TUNNEL_PENDING))
    assert (r["set_cards"] > 0) == (decision == SETS_PENDING)
    assert (r["extra"] > 0) == (decision == TUNNEL_PENDING)
    assert r["laid"].any() <= (decision in (SETS_PENDING, TUNNEL_PENDING)), "laid cards lie for a claim"
    assert decision != TUNNEL_PENDING or int(r["route"]) in printed.tunnels
    assert (r["offer_size"] > 0) == (decision == 1)
    assert 0 <= r["last_turns"] <= players
    assert 0 <= r["passes"] <= players - (phase != 2)
    assert 0 <= r["turns"] <= 1000
    assert r["capped"] <= (r["turns"] == 1000)
    assert not r["trail"].any(), "the room of the search is clean"


def check_seen(r: Any) -> None:
    """What each seat has seen adds up to what there is."""
    players = int(r["players"])
    known = r["known"]
    assert (known >= 0).all()
    assert (known <= r["hands"]).all(), "known cards are in the hand"
    assert (r["unseen"] >= 0).all()
    assert (r["unseen_held"] >= 0).all()
    deck = count(r["deck"])
    unknown = r["hands"] - known
    for watcher in range(players):
        unseen, held = r["unseen"][watcher], r["unseen_held"][watcher]
        assert not held[:, watcher].any()
        others = [seat for seat in range(players) if seat != watcher]
        assert (unseen.sum(0) == deck + unknown[others].sum(0)).all(), "unseen by the watcher"
        assert (held[:, others].sum(0) == unknown[others].sum(1)).all(), "held by each of the others"
        assert (unseen[1:].sum(1) == held[1:].sum(1)).all(), "cards of earlier decks are in hands"


def check_move(before: State, after: State) -> None:
    """What never goes backwards."""
    one, other = record(before), record(after)
    taken = one["owner"] != -1
    assert (one["owner"][taken] == other["owner"][taken]).all(), "a route stays with its owner"
    assert (one["trains"] >= other["trains"]).all()
    for name in ("tickets", "returned"):
        assert (one[name] & ~other[name] == 0).all(), "nobody loses a ticket"
    for name in ("turns", "decks", "phase"):
        assert one[name] <= other[name]
    assert one["ticket_deck_size"] >= other["ticket_deck_size"]
    assert other["turns"] - one["turns"] in (0, 1)
