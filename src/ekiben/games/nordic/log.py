"""What a move did, told by ids and typed arguments, as far as a seat may know.

Read off the move and what lies open before and after. Of hidden things only those of the seat itself are
looked at, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ekiben.game import LogEntry
from ekiben.games.nordic import choose, phases
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, Components
from ekiben.games.nordic.meaning import payment_cards
from ekiben.games.nordic.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.nordic.state import CLOSED, FACE_UP, KINDS, NOTHING, ROUTES, TUNNEL, State
from ekiben.games.nordic.view import counts, ticket_count

SECRET = "keep or return"  # what others see of such a move
RULES = "rules"  # what begins and ends the game

Deed = tuple[str, dict[str, Any]]


def shown_text(move: int, own: bool) -> str:
    """The text of a move as it may be seen: which tickets are kept is secret."""
    return SECRET if move < m.DRAW and not own else MOVE_TEXTS[move]


def log(before: State, move: int, after: State, components: Components, seat: int | None) -> list[LogEntry]:
    """What happened between two positions; all but the course of the game is the mover's doing."""
    mover, box = before.seat, components.box
    own, name = seat == mover, SEAT_NAMES[mover]
    did: list[Deed] = [("played", {"seat": name, "move": shown_text(move, own)})]
    if m.DRAW <= move <= m.BLIND:
        did.append(drawn(before, move, after, own))
    did += cards_laid(before, move, box)
    did += turned_up(before, after, box)
    did += claims(before, after, box)
    if move == m.DRAW_TICKETS:
        did.append(("drew-tickets", {"seat": name, "count": after.offer_size}))
    return [
        *(LogEntry(what, args, name) for what, args in did),
        *kept_tickets(before, after),
        *(LogEntry(what, args, name) for what, args in face_up(before, move, after)),
        *(LogEntry(what, args, RULES) for what, args in how_it_goes_on(before, after)),
    ]


def drawn(before: State, move: int, after: State, own: bool) -> Deed:
    """A card; a blind one is named to its owner only."""
    seat = before.seat
    card = None
    if move != m.BLIND:
        card = KIND_NAMES[move - m.DRAW]
    elif own:
        [card] = [KIND_NAMES[k] for k in range(KINDS) if after.hands[seat, k] > before.hands[seat, k]]
    return "drew", {"seat": SEAT_NAMES[seat], "card": card, "blind": move == m.BLIND}


def cards_laid(before: State, move: int, box: Box) -> Iterator[Deed]:
    """Cards laid for a route, or taken back."""
    cards = payment_cards(before, move, box)
    if any(cards):
        yield "laid", {"seat": SEAT_NAMES[before.seat], "cards": counts(cards)}
    if move == m.GIVE_UP:
        args = {"seat": SEAT_NAMES[before.seat], "route": ROUTE_IDS[before.route]}
        yield "gave-up", {**args, "cards": counts(before.laid)}


def turned_up(before: State, after: State, box: Box) -> Iterator[Deed]:
    """Cards turned up for a tunnel."""
    paid = before.decision == choose.PAYMENT
    if paid and box.route_kind[before.route] == TUNNEL:
        cards = [KIND_NAMES[kind] for kind in after.turned_up if kind != NOTHING]
        yield "turned-up", {"cards": cards, "extra": after.extra}


def claims(before: State, after: State, box: Box) -> Iterator[Deed]:
    """A route that was claimed, and one that was closed by it."""
    changed = [route for route in range(ROUTES) if after.owner[route] != before.owner[route]]
    for route in changed:
        if after.owner[route] >= 0:
            args = {"seat": SEAT_NAMES[after.owner[route]], "route": ROUTE_IDS[route]}
            yield "claimed", {**args, "points": box.route_points[route]}
    for route in changed:
        if after.owner[route] == CLOSED:
            yield "closed", {"route": ROUTE_IDS[route]}


def kept_tickets(before: State, after: State) -> Iterator[LogEntry]:
    """How many tickets were kept, when all have answered."""
    if before.decision == choose.TICKET and after.decision != choose.TICKET:
        for seat in range(after.players) if before.phase == phases.SET_UP else [before.seat]:
            count = ticket_count(after, seat) - ticket_count(before, seat)
            yield LogEntry("kept-tickets", {"seat": SEAT_NAMES[seat], "count": count}, SEAT_NAMES[seat])


def face_up(before: State, move: int, after: State) -> Iterator[Deed]:
    """The discard became the deck; new face-up cards."""
    if after.decks != before.decks:
        yield "new-deck", {}
    taken = m.DRAW <= move < m.BLIND
    space_taken = list(before.face_up).index(move - m.DRAW) if taken else -1
    for space in range(FACE_UP):
        new = space == space_taken or before.face_up[space] == NOTHING
        if new and after.face_up[space] != NOTHING:
            yield "face-up", {"space": space + 1, "card": KIND_NAMES[after.face_up[space]]}


def how_it_goes_on(before: State, after: State) -> Iterator[Deed]:
    """The beginning, the last turns, the end."""
    if before.phase == phases.SET_UP and after.phase != phases.SET_UP:
        yield "begins", {"seat": SEAT_NAMES[after.first]}
    if after.last_turns and not before.last_turns:
        yield "last-turns", {"seat": SEAT_NAMES[before.seat]}
    if after.phase == phases.OVER:
        yield "capped" if after.capped else "game-over", {}


def revealed(before: State, after: State) -> bool:
    """Whether something random or hidden was seen: cards from a deck, or what others have kept."""
    return (after.deck_size, after.decks, after.ticket_deck_size, after.phase) != (
        before.deck_size,
        before.decks,
        before.ticket_deck_size,
        before.phase,
    )
