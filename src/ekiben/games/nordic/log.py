"""What a move did, told by ids and typed arguments, as far as a seat may know.

Read off the move and what lies open before and after. Of hidden things only those of the seat itself are
looked at, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Iterator

from ekiben.game import LogEntry
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, Components
from ekiben.games.nordic.notation import MOVE_TEXTS, SEAT_NAMES
from ekiben.games.nordic.state import (
    CHOOSE_EXTRA,
    CHOOSE_PAYMENT,
    CHOOSE_TICKET,
    CLOSED,
    FACE_UP,
    GREY,
    KINDS,
    LOCOMOTIVE,
    NO_COLOUR,
    NOTHING,
    OVER,
    PLAIN,
    REVEAL,
    ROUTES,
    SET_UP,
    TUNNEL,
    State,
)
from ekiben.games.nordic.view import counts, ticket_count

SECRET = "keep or return"  # what others see of such a move


def shown_text(move: int, own: bool) -> str:
    """The text of a move as it may be seen: which tickets are kept is secret."""
    return SECRET if move < m.M_DRAW and not own else MOVE_TEXTS[move]


def log(before: State, move: int, after: State, components: Components, seat: int | None) -> list[LogEntry]:
    """What happened between two positions."""
    mover = before.seat
    own = seat == mover
    entries = [LogEntry("played", {"seat": SEAT_NAMES[mover], "move": shown_text(move, own)})]
    if m.M_DRAW <= move <= m.M_BLIND:
        entries.append(drawn(before, move, after, own))
    entries += cards_laid(before, move, components.box)
    entries += turned_up(before, after, components.box)
    entries += claims(before, after, components.box)
    entries += tickets(before, move, after)
    entries += face_up(before, move, after)
    entries += how_it_goes_on(before, after)
    return entries


def drawn(before: State, move: int, after: State, own: bool) -> LogEntry:
    """A card; a blind one is named to its owner only."""
    seat = before.seat
    card = None
    if move != m.M_BLIND:
        card = KIND_NAMES[move - m.M_DRAW]
    elif own:
        [card] = [KIND_NAMES[k] for k in range(KINDS) if after.hands[seat, k] > before.hands[seat, k]]
    return LogEntry("drew", {"seat": SEAT_NAMES[seat], "card": card, "blind": move == m.M_BLIND})


def payment_cards(before: State, move: int, box: Box) -> list[int]:
    """The cards that a move lays, by kind."""
    cards = [0] * KINDS
    if m.M_CLAIM <= move < m.M_PAY:
        route = move - m.M_CLAIM
        if box.route_kind[route] == PLAIN and box.route_colour[route] != GREY:
            cards[box.route_colour[route]] = box.route_length[route]
    elif m.M_PAY <= move < m.M_SET and move != m.M_GIVE_UP:
        due = before.extra if before.decision == CHOOSE_EXTRA else box.route_length[before.route]
        cards[LOCOMOTIVE] = m.paid_locomotives(move)
        if m.paid_colour(move) != NO_COLOUR:
            cards[m.paid_colour(move)] = due - cards[LOCOMOTIVE] - m.paid_sets(move)
    elif m.M_SET <= move < m.M_PASS:
        cards[move - m.M_SET] = 1
    return cards


def cards_laid(before: State, move: int, box: Box) -> Iterator[LogEntry]:
    """Cards laid for a route, or taken back."""
    cards = payment_cards(before, move, box)
    if any(cards):
        yield LogEntry("laid", {"seat": SEAT_NAMES[before.seat], "cards": counts(cards)})
    if move == m.M_GIVE_UP:
        args = {"seat": SEAT_NAMES[before.seat], "route": ROUTE_IDS[before.route]}
        yield LogEntry("gave-up", {**args, "cards": counts(before.laid)})


def turned_up(before: State, after: State, box: Box) -> Iterator[LogEntry]:
    """Cards turned up for a tunnel."""
    paid = before.decision == CHOOSE_PAYMENT
    if paid and box.route_kind[before.route] == TUNNEL:
        cards = [KIND_NAMES[after.turned_up[i]] for i in range(REVEAL) if after.turned_up[i] != NOTHING]
        yield LogEntry("turned-up", {"cards": cards, "extra": after.extra})


def claims(before: State, after: State, box: Box) -> Iterator[LogEntry]:
    """A route that was claimed, and one that was closed by it."""
    for route in range(ROUTES):
        if after.owner[route] != before.owner[route] and after.owner[route] >= 0:
            args = {"seat": SEAT_NAMES[after.owner[route]], "route": ROUTE_IDS[route]}
            yield LogEntry("claimed", {**args, "points": box.route_points[route]})
    for route in range(ROUTES):
        if after.owner[route] != before.owner[route] and after.owner[route] == CLOSED:
            yield LogEntry("closed", {"route": ROUTE_IDS[route]})


def tickets(before: State, move: int, after: State) -> Iterator[LogEntry]:
    """How many tickets were drawn, and how many were kept when all have answered."""
    if move == m.M_TICKETS:
        yield LogEntry("drew-tickets", {"seat": SEAT_NAMES[before.seat], "count": after.offer_size})
    ended = before.decision == CHOOSE_TICKET and after.decision != CHOOSE_TICKET
    if ended:
        seats = range(after.players) if before.phase == SET_UP else [before.seat]
        for seat in seats:
            count = ticket_count(after, seat) - ticket_count(before, seat)
            yield LogEntry("kept-tickets", {"seat": SEAT_NAMES[seat], "count": count})


def face_up(before: State, move: int, after: State) -> Iterator[LogEntry]:
    """The discard became the deck; new face-up cards."""
    if after.decks != before.decks:
        yield LogEntry("new-deck", {})
    taken = m.M_DRAW <= move < m.M_BLIND
    space_taken = list(before.face_up).index(move - m.M_DRAW) if taken else -1
    for space in range(FACE_UP):
        new = space == space_taken or before.face_up[space] == NOTHING
        if new and after.face_up[space] != NOTHING:
            yield LogEntry("face-up", {"space": space + 1, "card": KIND_NAMES[after.face_up[space]]})


def how_it_goes_on(before: State, after: State) -> Iterator[LogEntry]:
    """The beginning, the last turns, the end."""
    if before.phase == SET_UP and after.phase != SET_UP:
        yield LogEntry("begins", {"seat": SEAT_NAMES[after.first]})
    if after.last_turns and not before.last_turns:
        yield LogEntry("last-turns", {"seat": SEAT_NAMES[before.seat]})
    if after.phase == OVER:
        yield LogEntry("capped" if after.capped else "game-over", {})


def revealed(before: State, after: State) -> bool:
    """Whether something random or hidden was seen: cards from a deck, or what others have kept."""
    return (after.deck_size, after.decks, after.ticket_deck_size, after.phase) != (
        before.deck_size,
        before.decks,
        before.ticket_deck_size,
        before.phase,
    )
