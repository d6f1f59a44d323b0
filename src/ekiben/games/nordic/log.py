"""What a move did, as ids and typed arguments, as far as a seat may know.

It follows from the move and what lies open before and after. Of hidden things only the seat's own are
read, so that nothing else can leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ekiben.game import LogEntry
from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, Components
from ekiben.games.nordic.meaning import payment_cards
from ekiben.games.nordic.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.nordic.state import CLOSED, FACE_UP, NOTHING, ROUTES, TUNNEL, State
from ekiben.games.nordic.view import counts, row, ticket_count, tunnel_cost

SECRET = "keep or return"  # what others see of such a move
RULES = "rules"  # what begins and ends the game

Event = tuple[str, dict[str, Any]]  # what happened, and its arguments


def public_text(move: int, own: bool) -> str:
    """The text of a move as it may be seen: which tickets are kept is secret."""
    return SECRET if move < m.DRAW and not own else MOVE_TEXTS[move]


def log(before: State, move: int, after: State, components: Components, seat: int | None) -> list[LogEntry]:
    """What happened between two positions; all but the course of the game is the mover's doing."""
    own, name = seat == before.seat, SEAT_NAMES[before.seat]
    return [
        *(
            LogEntry(what, args, name)
            for what, args in mover_events(before, move, after, components.box, own)
        ),
        *kept_tickets(before, after),
        *(LogEntry(what, args, name) for what, args in face_up_cards(before, move, after)),
        *(LogEntry(what, args, RULES) for what, args in course_of_game(before, after)),
    ]


def mover_events(before: State, move: int, after: State, box: Box, own: bool) -> Iterator[Event]:
    """What the mover did; a blind card is named to its owner only."""
    mover, seat = before.seat, {"seat": SEAT_NAMES[before.seat]}
    yield "played", {**seat, "move": public_text(move, own)}
    if move == m.BLIND:
        hands = zip(KIND_NAMES, row(before.hands, mover), row(after.hands, mover)) if own else ()
        card = next((kind for kind, old, new in hands if new > old), None)
        yield "drew", {**seat, "card": card, "blind": True, "space": None}
    elif m.DRAW <= move < m.BLIND:
        kind = move - m.DRAW
        space = space_of(before, kind) + 1
        yield "drew", {**seat, "card": KIND_NAMES[kind], "blind": False, "space": space}
    cards = payment_cards(before, move, box)
    if any(cards):
        yield "laid", {**seat, "cards": counts(cards)}
    if move == m.GIVE_UP:
        yield "gave-up", {**seat, "route": ROUTE_IDS[before.route], "cards": counts(before.laid)}
    if before.decision == decisions.PAYMENT and box.route_kind[before.route] == TUNNEL:
        shown = [KIND_NAMES[kind] for kind in after.turned_up if kind != NOTHING]
        tunnel = {"route": ROUTE_IDS[before.route], "laid": counts(cards)}
        cost = tunnel_cost(after, m.paid_colour(move))
        yield "turned-up", {"cards": shown, "extra": after.extra, **tunnel, **cost}
    changed = [route for route in range(ROUTES) if after.owner[route] != before.owner[route]]
    for route in changed:
        if after.owner[route] >= 0:
            yield "claimed", {**seat, "route": ROUTE_IDS[route], "points": box.route_points[route]}
    for route in changed:
        if after.owner[route] == CLOSED:
            yield "closed", {"route": ROUTE_IDS[route]}
    if move == m.DRAW_TICKETS:
        yield "drew-tickets", {**seat, "count": after.offer_size}


def kept_tickets(before: State, after: State) -> Iterator[LogEntry]:
    """How many tickets were kept, when all have answered."""
    if before.decision == decisions.TICKET and after.decision != decisions.TICKET:
        for seat in range(after.players) if before.phase == phases.SET_UP else [before.seat]:
            count = ticket_count(after, seat) - ticket_count(before, seat)
            yield LogEntry("kept-tickets", {"seat": SEAT_NAMES[seat], "count": count}, SEAT_NAMES[seat])


def face_up_cards(before: State, move: int, after: State) -> Iterator[Event]:
    """The discard became the deck; new face-up cards."""
    if after.decks != before.decks:
        yield "new-deck", {}
    space_taken = space_of(before, move - m.DRAW) if m.DRAW <= move < m.BLIND else -1
    for space in range(FACE_UP):
        new = space == space_taken or before.face_up[space] == NOTHING
        if new and after.face_up[space] != NOTHING:
            yield "face-up", {"space": space + 1, "card": KIND_NAMES[after.face_up[space]]}


def space_of(s: State, kind: int) -> int:
    """The first face-up space with a card of a kind: that card is taken."""
    return list(s.face_up).index(kind)


def course_of_game(before: State, after: State) -> Iterator[Event]:
    """The beginning, the last turns, the end."""
    if before.phase == phases.SET_UP and after.phase != phases.SET_UP:
        yield "begins", {"seat": SEAT_NAMES[after.first]}
    if after.last_turns and not before.last_turns:
        yield "last-turns", {"seat": SEAT_NAMES[before.seat]}
    if after.phase == phases.OVER:
        yield "capped" if after.capped else "game-over", {}


def reveals_information(before: State, after: State) -> bool:
    """Whether something random or hidden was seen: cards from a deck, or what others have kept."""
    telling = ("deck_size", "decks", "ticket_deck_size", "phase")
    return any(getattr(after, field) != getattr(before, field) for field in telling)
