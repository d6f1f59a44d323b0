"""Positions described in words: for scenarios. The words are those of `view`; docs/scenarios.md lists them.

Starting from a set-up, only what is named changes, and what must follow from it. In the phase `play` a seat
has the cards and tickets named and no others; all that is not named lies in the decks.
"""

from __future__ import annotations

from typing import Any

from ekiben.components import Reader
from ekiben.errors import BadScenario
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.notation import SEAT_NAMES
from ekiben.games.nordic.sample import forget_reckoning
from ekiben.games.nordic.setup import kind_count
from ekiben.games.nordic.state import (
    CARDS,
    CHOOSE_ACTION,
    CLOSED,
    FACE_UP,
    KINDS,
    NOBODY,
    NOTHING,
    PLAY,
    ROUTES,
    TICKETS,
    TURN_CAP,
    State,
)

PHASES = ("set-up", "play")
PLAY_KEYS = (
    "seat",
    "turn",
    "last_turns",
    "passes",
    "discard",
    "deck_size",
    "rest",
    "routes",
    "ticket_deck_size",
)
SEAT_PLAY_KEYS = ("hand", "known", "tickets", "returned", "trains", "points")
CLOSED_NAME = "closed"
REST_NAMES = ("discard",)
MOST_POINTS = 1000


def arrange(s: State, components: Components, data: dict[str, Any]) -> None:
    """Change a fresh set-up into the position described; a BadScenario lists what is wrong with it."""
    r = Reader(data)
    phase = r.one_of("phase", PHASES) if r.has("phase") else "set-up"
    seats = {name: r.table(name) for name in SEAT_NAMES[: s.players] if r.has(name)}
    refuse_misplaced(r, seats, phase)
    if r.has("first"):
        s.first = SEAT_NAMES.index(r.one_of("first", SEAT_NAMES[: s.players]))
    if phase == "play":
        arrange_turn(s, r)
        arrange_routes(s, r, seats, components)
    arrange_tickets(s, r, seats, phase)
    arrange_cards(s, r, seats, components, phase)
    r.no_other_keys(*seats.values())
    if r.mistakes:
        raise BadScenario("the position: " + "; ".join(map(str, r.mistakes)))
    forget_reckoning(s, components.box, NOBODY)


def refuse_misplaced(r: Reader, seats: dict[str, Reader], phase: str) -> None:
    """Keys that have no meaning before the first tickets are chosen."""
    if phase == "play":
        return
    for reader, keys in [(r, PLAY_KEYS), *((seat, SEAT_PLAY_KEYS[1:]) for seat in seats.values())]:
        for key in keys:
            if reader.has(key):
                reader.wrong(key, reader.data[key], "nothing: it goes with phase = 'play'")


def arrange_turn(s: State, r: Reader) -> None:
    """Whose turn it is, and which."""
    seats = SEAT_NAMES[: s.players]
    s.phase = PLAY
    s.decision = CHOOSE_ACTION
    s.offer_size = s.must_keep = 0
    s.seat = seats.index(r.one_of("seat", seats)) if r.has("seat") else s.first
    if r.has("turn"):
        s.turns = r.integer("turn", 1, TURN_CAP) - 1
    if r.has("last_turns"):
        s.last_turns = r.integer("last_turns", 1, s.players)
    if r.has("passes"):
        s.passes = r.integer("passes", 0, s.players - 1)


def arrange_routes(s: State, r: Reader, seats: dict[str, Reader], components: Components) -> None:
    """Owners; what is not named stays free, but for the other route of a double of two players."""
    box = components.box
    owners = r.table("routes") if r.has("routes") else Reader({})
    allowed = (*SEAT_NAMES[: s.players], CLOSED_NAME)
    for route, name in enumerate(ROUTE_IDS):
        if owners.has(name):
            owner = owners.one_of(name, allowed)
            s.owner[route] = CLOSED if owner == CLOSED_NAME else SEAT_NAMES.index(owner)
    owners.no_other_keys()
    for route in range(ROUTES):
        twin = box.route_twin[route]
        if twin != NOBODY and s.owner[route] >= 0:
            if s.owner[twin] == s.owner[route] or (s.players == 2 and s.owner[twin] >= 0):
                owners.wrong(ROUTE_IDS[route], "taken", f"only one of it and {ROUTE_IDS[twin]}")
            elif s.players == 2:
                s.owner[twin] = CLOSED
    for seat, name in enumerate(SEAT_NAMES[: s.players]):
        own = [route for route in range(ROUTES) if s.owner[route] == seat]
        spaces = sum(box.route_length[route] for route in own)
        p = seats.get(name, Reader({}))
        if p.has("trains"):
            s.trains[seat] = p.integer("trains", 0, box.trains)
        elif spaces > box.trains:
            owners.wrong(name, f"{spaces} spaces", f"at most {box.trains}, or `trains`")
        else:
            s.trains[seat] = box.trains - spaces
        s.points[seat] = sum(box.route_points[route] for route in own)
        if p.has("points"):
            s.points[seat] = p.integer("points", -MOST_POINTS, MOST_POINTS)


# --- tickets --------------------------------------------------------------------------------------------


def named(r: Reader, key: str, names: tuple[str, ...], free: set[int]) -> list[int]:
    """A list of different things that are still free; they are not any more."""
    wanted = "different tickets that are nowhere else"
    found = r.items(key, wanted) if r.has(key) else []
    numbers = [names.index(name) for name in found if name in names]
    if len(numbers) != len(found) or len(set(numbers)) != len(found) or not free.issuperset(numbers):
        r.wrong(key, found, wanted)
        return []
    free.difference_update(numbers)
    return numbers


def arrange_tickets(s: State, r: Reader, seats: dict[str, Reader], phase: str) -> None:
    """Tickets of the seats and the next of the deck; an offer of the set-up may be named, too."""
    free = set(range(TICKETS))
    order = [s.ticket_deck[cell] for cell in range(s.ticket_deck_size)]
    offer = s.offer_size
    for seat, name in enumerate(SEAT_NAMES[: s.players]):
        p = seats.get(name, Reader({}))
        mask = {key: sum(1 << t for t in named(p, key, TICKET_IDS, free)) for key in ("tickets", "returned")}
        if phase == "play":
            s.tickets[seat], s.returned[seat], s.offered[seat] = mask["tickets"], mask["returned"], 0
        elif p.has("offered"):
            tickets = named(p, "offered", TICKET_IDS, free)
            if len(tickets) != offer:
                p.wrong("offered", p.data["offered"], f"{offer} tickets")
            s.offered[seat] = sum(1 << ticket for ticket in tickets)
    if phase != "play":
        rest = [t for t in range(TICKETS) if t in free]
        for seat, name in enumerate(SEAT_NAMES[: s.players]):
            if "offered" not in seats.get(name, Reader({})).data:
                kept = [t for t in rest if s.offered[seat] >> t & 1]
                dealt = (kept + [t for t in rest if t not in kept])[:offer]
                s.offered[seat] = sum(1 << ticket for ticket in dealt)
                rest = [t for t in rest if t not in dealt]
        free &= set(rest)
    top = named(r, "ticket_deck", TICKET_IDS, free)
    below_top = [t for t in order if t in free] + sorted(free - set(order))
    if r.has("ticket_deck_size"):
        size = r.integer("ticket_deck_size", len(top), len(top) + len(below_top))
        below_top = below_top[: size - len(top)]
    cells = below_top + top[::-1]
    s.ticket_deck_size = len(cells)
    for cell in range(TICKETS):
        s.ticket_deck[cell] = cells[cell] if cell < len(cells) else NOTHING


# --- train cards ----------------------------------------------------------------------------------------


class Pack:
    """The cards that lie nowhere yet."""

    def __init__(self, components: Components) -> None:
        self.left = [kind_count(components.box, kind) for kind in range(KINDS)]

    def take(self, r: Reader, key: str, kinds: list[int]) -> list[int]:
        """Cards for a place; a mistake if there are not so many."""
        for kind in kinds:
            self.left[kind] -= 1
        short = [KIND_NAMES[kind] for kind in set(kinds) if self.left[kind] < 0]
        if short:
            r.wrong(key, ", ".join(short), "no more cards of a kind than there are")
        return kinds


def counted(r: Reader, key: str) -> list[int]:
    """A table of cards, as kinds one by one."""
    cards = r.table(key)
    kinds: list[int] = []
    for kind, name in enumerate(KIND_NAMES):
        if cards.has(name):
            kinds += [kind] * cards.integer(name, 0, CARDS)
    cards.no_other_keys()
    return kinds


def listed(r: Reader, key: str, most: int) -> list[int]:
    """A list of cards; "none" is an empty place."""
    found = r.items(key, f"at most {most} cards")
    names = (*KIND_NAMES, "none")
    if len(found) > most or any(name not in names for name in found):
        r.wrong(key, found, f"at most {most} of {', '.join(names)}")
        return []
    return [NOTHING if name == "none" else KIND_NAMES.index(name) for name in found]


def arrange_cards(s: State, r: Reader, seats: dict[str, Reader], components: Components, phase: str) -> None:
    """Hands, face-up cards, discard and deck; each card is in one place."""
    pack, box = Pack(components), components.box
    dealt = [s.deck[cell] for cell in range(s.deck_size)]
    hands: list[list[int]] = []
    for seat, name in enumerate(SEAT_NAMES[: s.players]):
        p = seats.get(name, Reader({}))
        if p.has("hand"):
            hand = counted(p, "hand")
        else:
            own = [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])]
            hand = own if phase == "set-up" else []
        hands.append(pack.take(p, "hand", hand))
    discard = pack.take(r, "discard", counted(r, "discard") if r.has("discard") else [])
    top = pack.take(r, "deck", listed(r, "deck", CARDS) if r.has("deck") else [])
    spaces = listed(r, "face_up", box.face_up) if r.has("face_up") else list(s.face_up)
    spaces = (spaces + [NOTHING] * FACE_UP)[:FACE_UP]
    if not r.has("face_up"):  # those of the set-up, as far as they are not elsewhere
        spaces = [kind if kind != NOTHING and pack.left[kind] > 0 else NOTHING for kind in spaces]
    pack.take(r, "face_up", [kind for kind in spaces if kind != NOTHING])
    deck = below_deck(pack, dealt)
    if r.has("deck_size"):
        size = r.integer("deck_size", len(top), len(top) + len(deck))
        rest, deck = deck[max(0, size - len(top)) :], deck[: max(0, size - len(top))]
        name = r.one_of("rest", (*REST_NAMES, *SEAT_NAMES[: s.players])) if r.has("rest") else "discard"
        (discard if name == "discard" else hands[SEAT_NAMES.index(name)]).extend(rest)
    put_cards(s, spaces, discard, deck + top[::-1], hands)
    for seat, name in enumerate(SEAT_NAMES[: s.players]):
        p = seats.get(name, Reader({}))
        known = counted(p, "known") if p.has("known") else []
        for kind in range(KINDS):
            s.known[seat, kind] = known.count(kind)
            if known.count(kind) > hands[seat].count(kind):
                p.wrong("known", KIND_NAMES[kind], "cards of the hand")


def below_deck(pack: Pack, dealt: list[int]) -> list[int]:
    """What is left of the pack, in the order of the set-up as far as it goes."""
    left, deck = list(pack.left), []
    for kind in dealt:
        if left[kind] > 0:
            left[kind] -= 1
            deck.append(kind)
    return [kind for kind in range(KINDS) for _ in range(max(0, left[kind]))] + deck


def put_cards(
    s: State, spaces: list[int], discard: list[int], deck: list[int], hands: list[list[int]]
) -> None:
    """Everything in its place."""
    for space in range(FACE_UP):
        s.face_up[space] = spaces[space]
    for kind in range(KINDS):
        s.discard[kind] = discard.count(kind)
        for seat, hand in enumerate(hands):
            s.hands[seat, kind] = hand.count(kind)
    for seat, hand in enumerate(hands):
        s.hand_size[seat] = len(hand)
    s.deck_size = min(len(deck), CARDS)
    for cell in range(CARDS):
        s.deck[cell] = deck[cell] if cell < s.deck_size else NOTHING
