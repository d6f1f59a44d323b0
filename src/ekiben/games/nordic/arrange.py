"""Positions described in words: for scenarios. The words are those of `view`; docs/scenarios.md lists them.

Starting from a set-up, only what is named changes, and what must follow from it. In the phase `play` a seat
has the cards and tickets named and no others; all that is not named lies in the decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ekiben.components import ComponentsReader, hint, put
from ekiben.errors import BadScenario
from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.notation import SEAT_NAMES
from ekiben.games.nordic.sample import forget_reckoning
from ekiben.games.nordic.setup import kind_count
from ekiben.games.nordic.state import CARDS, CLOSED, KINDS, NOBODY, NOTHING, ROUTES, TICKETS, TURN_CAP, State
from ekiben.sets import mask

PHASES = ("set-up", "play")
PLAY_KEYS = [
    "seat",
    "turn",
    "last_turns",
    "passes",
    "discard",
    "deck_size",
    "rest",
    "routes",
    "ticket_deck_size",
]
SEAT_PLAY_KEYS = ("known", "tickets", "returned", "trains", "points")
SEAT_SET_UP_KEYS = ("offered",)
CLOSED_NAME = "closed"
EMPTY = "none"  # no card on a face-up space
MOST_POINTS = 1000


def arrange(s: State, components: Components, data: dict[str, Any]) -> None:
    """Change a fresh set-up into the position described; a BadScenario lists what is wrong with it."""
    r = ComponentsReader(data)
    phase = r.one_of("phase", PHASES, "set-up")
    seats: dict[str, ComponentsReader] = {
        name: r.table(name, optional=True) for name in SEAT_NAMES[: s.players]
    }
    refuse_misplaced(r, seats, phase)
    s.first = SEAT_NAMES.index(r.one_of("first", SEAT_NAMES[: s.players], SEAT_NAMES[s.first]))
    if phase == "play":
        arrange_turn(s, r)
        arrange_routes(s, r, seats, components)
    arrange_tickets(s, r, seats, phase)
    arrange_cards(s, r, seats, components, phase)
    r.no_other_keys()
    if r.mistakes:
        raise BadScenario("the position: " + "; ".join(map(str, r.mistakes)))
    forget_reckoning(s, components.box, NOBODY)


def refuse_misplaced(r: ComponentsReader, seats: dict[str, ComponentsReader], phase: str) -> None:
    """Keys that have a meaning in the other phase only, and one that has none alone."""
    other, seat_keys = ("set-up", SEAT_SET_UP_KEYS) if phase == "play" else ("play", SEAT_PLAY_KEYS)
    if phase != "play":
        r.refuse(PLAY_KEYS, f"nothing: it goes with phase = '{other}'")
    elif not r.has("deck_size"):
        r.refuse(["rest"], "nothing: it goes with deck_size")
    for seat in seats.values():
        seat.refuse(seat_keys, f"nothing: it goes with phase = '{other}'")


def arrange_turn(s: State, r: ComponentsReader) -> None:
    """Whose turn it is, and which."""
    seats = SEAT_NAMES[: s.players]
    s.phase = phases.PLAY
    s.decision = decisions.ACTION
    s.offer_size = s.must_keep = 0
    s.seat = seats.index(r.one_of("seat", seats, seats[s.first]))
    s.turns = r.integer("turn", 1, TURN_CAP, s.turns + 1) - 1
    s.last_turns = r.integer("last_turns", 1, s.players, s.last_turns)
    s.passes = r.integer("passes", 0, s.players - 1, s.passes)
    s.passed = sum(1 << (s.seat - back) % s.players for back in range(1, s.passes + 1))


def arrange_routes(
    s: State, r: ComponentsReader, seats: dict[str, ComponentsReader], components: Components
) -> None:
    """Owners; what is not named is free, but for the other route of a double of two players."""
    box = components.box
    owners = r.table("routes", optional=True)
    allowed = (*SEAT_NAMES[: s.players], CLOSED_NAME)
    for route, name in enumerate(ROUTE_IDS):
        if owners.has(name):
            owner = owners.one_of(name, allowed)
            s.owner[route] = CLOSED if owner == CLOSED_NAME else SEAT_NAMES.index(owner)
    for route in range(ROUTES):
        check_double(s, box, route, owners)
    for seat, name in enumerate(SEAT_NAMES[: s.players]):
        own = [route for route in range(ROUTES) if s.owner[route] == seat]
        spaces = sum(box.route_length[route] for route in own)
        if spaces > box.trains and not seats[name].has("trains"):
            owners.add_mistake(name, f"{spaces} spaces", f"at most {box.trains}, or `trains`")
        s.trains[seat] = seats[name].integer("trains", 0, box.trains, max(0, box.trains - spaces))
        scored = sum(box.route_points[route] for route in own)
        s.points[seat] = seats[name].integer("points", -MOST_POINTS, MOST_POINTS, scored)


def check_double(s: State, box: Box, route: int, owners: ComponentsReader) -> None:
    """No seat owns both routes of a double; with two players a route is closed if its double is owned."""
    twin, owner = box.route_twin[route], s.owner[route]
    beside = s.owner[twin] if twin != NOBODY else NOBODY
    if owner == CLOSED and (s.players > 2 or beside < 0):
        owners.add_mistake(
            ROUTE_IDS[route], CLOSED_NAME, "closed only with 2 players, beside a route that is owned"
        )
    elif owner >= 0 and beside >= 0 and (s.players == 2 or owner == beside):
        owners.add_mistake(
            ROUTE_IDS[route], SEAT_NAMES[owner], f"free or closed, as {ROUTE_IDS[twin]} is owned"
        )
    elif owner >= 0 and twin != NOBODY and s.players == 2:
        s.owner[twin] = CLOSED


# --- tickets --------------------------------------------------------------------------------------------


def named(r: ComponentsReader, key: str, free: set[int]) -> list[int]:
    """A list of different tickets that are still free; they are not any more."""
    numbers: list[int] = []
    for name in r.items(key, "a list of tickets") if r.has(key) else []:
        if name not in TICKET_IDS:
            r.add_mistake(key, name, f"tickets{hint(name, TICKET_IDS)}")
        elif TICKET_IDS.index(name) not in free:
            r.add_mistake(key, name, "tickets that are in one place only")
        else:
            numbers.append(TICKET_IDS.index(name))
            free.remove(numbers[-1])
    return numbers


def arrange_tickets(s: State, r: ComponentsReader, seats: dict[str, ComponentsReader], phase: str) -> None:
    """Tickets of the seats and the next of the deck; an offer of the set-up may be named, too."""
    free = set(range(TICKETS))
    order = [s.ticket_deck[cell] for cell in range(s.ticket_deck_size)]
    offer = s.offer_size
    for seat, p in enumerate(seats.values()):
        tickets, returned = (mask(named(p, key, free)) for key in ("tickets", "returned"))
        if phase == "play":
            s.tickets[seat], s.returned[seat], s.offered[seat] = tickets, returned, 0
        elif p.has("offered"):
            s.offered[seat] = mask(named(p, "offered", free))
            if isinstance(p.data["offered"], list) and len(p.data["offered"]) != offer:
                p.add_mistake("offered", p.data["offered"], f"{offer} tickets")
    if phase != "play":
        rest = [t for t in range(TICKETS) if t in free]
        for seat, p in enumerate(seats.values()):
            if not p.has("offered"):
                kept = [t for t in rest if s.offered[seat] >> t & 1]
                dealt = (kept + [t for t in rest if t not in kept])[:offer]
                s.offered[seat] = mask(dealt)
                rest = [t for t in rest if t not in dealt]
        free &= set(rest)
    top = named(r, "ticket_deck", free)
    below_top = [t for t in order if t in free] + sorted(free - set(order))
    if r.has("ticket_deck_size"):
        size = r.integer("ticket_deck_size", len(top), len(top) + len(below_top))
        below_top = below_top[: size - len(top)]
    cells = below_top + top[::-1]
    s.ticket_deck_size = len(cells)
    put(s.ticket_deck, cells, NOTHING)


# --- train cards ----------------------------------------------------------------------------------------


def take(left: Counter[int], r: ComponentsReader, key: str, kinds: list[int]) -> list[int]:
    """Cards for a place, of those that lie nowhere yet; a mistake if there are not enough."""
    left.subtract(kinds)
    short = [KIND_NAMES[kind] for kind in set(kinds) if left[kind] < 0]
    if short:
        r.add_mistake(key, ", ".join(short), "no more cards of a kind than there are")
    return kinds


def keep(left: Counter[int], kinds: Iterable[int]) -> list[int]:
    """The same cards as before, as far as they are nowhere else."""
    kept = []
    for kind in kinds:
        kept.append(kind if left[kind] > 0 else NOTHING)
        left[kept[-1]] -= 1
    return kept


def counted(r: ComponentsReader, key: str) -> list[int]:
    """A table of cards, as kinds one by one."""
    cards = r.table(key, optional=True)
    return [kind for kind, name in enumerate(KIND_NAMES) for _ in range(cards.integer(name, 0, CARDS, 0))]


def listed(r: ComponentsReader, key: str, names: Sequence[str], most: int) -> list[int]:
    """A list of cards; "none", where it is one of the names, is an empty place."""
    found = r.items(key, "a list of cards") if r.has(key) else []
    if len(found) > most:
        r.add_mistake(key, f"{len(found)} cards", f"at most {most}")
    for name in found:
        if name not in names:
            r.add_mistake(key, name, f"cards: {', '.join(names)}{hint(name, names)}")
    good = [name for name in found[:most] if name in names]
    return [NOTHING if name == EMPTY else KIND_NAMES.index(name) for name in good]


def arrange_cards(
    s: State, r: ComponentsReader, seats: dict[str, ComponentsReader], components: Components, phase: str
) -> None:
    """Hands, face-up cards, discard and deck; each card is in one place."""
    box = components.box
    left = Counter({kind: kind_count(box, kind) for kind in range(KINDS)})
    hands: list[list[int]] = []
    for seat, p in enumerate(seats.values()):
        hand = counted(p, "hand")
        if phase == "set-up" and not p.has("hand"):
            hand = [kind for kind in range(KINDS) for _ in range(s.hands[seat, kind])]
        hands.append(take(left, p, "hand", hand))
    discard = take(left, r, "discard", counted(r, "discard"))
    top = take(left, r, "deck", listed(r, "deck", KIND_NAMES, CARDS))
    spaces = listed(r, "face_up", (*KIND_NAMES, EMPTY), box.face_up)
    take(left, r, "face_up", [kind for kind in spaces if kind != NOTHING])
    if not r.has("face_up"):
        spaces = keep(left, s.face_up)
    # What is left goes below what is named, in the order of the set-up as far as that goes
    dealt = [kind for kind in keep(left, s.deck) if kind != NOTHING]
    deck = sorted((+left).elements()) + dealt
    if not r.has("face_up"):
        for space in range(box.face_up):
            if spaces[space] == NOTHING and deck:
                spaces[space] = deck.pop()
    if r.has("deck_size"):
        size = r.integer("deck_size", len(top), len(top) + len(deck))
        rest, deck = deck[max(0, size - len(top)) :], deck[: max(0, size - len(top))]
        heaps: dict[str, list[int]] = {"discard": discard, **dict(zip(SEAT_NAMES, hands))}
        heaps[r.one_of("rest", list(heaps), "discard")].extend(rest)
    if not r.mistakes:
        put_cards(s, spaces, discard, deck + top[::-1], hands)
    for seat, p in enumerate(seats.values()):
        known = counted(p, "known")
        for kind in range(KINDS):
            s.known[seat, kind] = known.count(kind)
            if known.count(kind) > hands[seat].count(kind):
                p.add_mistake("known", KIND_NAMES[kind], "cards of the hand")


def put_cards(
    s: State, spaces: list[int], discard: list[int], deck: list[int], hands: list[list[int]]
) -> None:
    put(s.face_up, spaces, NOTHING)
    put(s.discard, map(discard.count, range(KINDS)))
    put(s.hand_size, map(len, hands))
    for seat, hand in enumerate(hands):
        for kind in range(KINDS):
            s.hands[seat, kind] = hand.count(kind)
    s.deck_size = len(deck)
    put(s.deck, deck, NOTHING)
