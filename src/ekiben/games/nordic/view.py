"""What a seat may see (ruling 17). A view is built from nothing, by naming what may be seen.

Hands and tickets are named to their owner only, until the game is over. The words here are those of
scenarios, too (`arrange`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NotRequired, TypedDict

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.network import longest_path
from ekiben.games.nordic.notation import DECISION_NAMES, PHASE_NAMES, SEAT_NAMES, Decision, Phase, Seat
from ekiben.games.nordic.state import CLOSED, KINDS, LOCOMOTIVE, NO_COLOUR, NOBODY, NOTHING, State
from ekiben.games.nordic.ways import Reach
from ekiben.sets import members

Cards = dict[str, int]  # by kind, the kinds that there are


class Ticket(TypedDict):
    points: int
    connected: bool
    missing: int | None  # spaces to claim on the shortest way; None if no way is left


class NordicPlayer(TypedDict):
    """A player: what all see, and what only some do."""

    trains: int
    points: int
    cards: int
    known: Cards  # of the hand, seen by all
    ticket_count: int
    hand: NotRequired[Cards]
    tickets: NotRequired[dict[str, Ticket]]
    offered: NotRequired[list[str]]
    returned: NotRequired[list[str]]
    longest: NotRequired[int]  # path, in spaces; at the end


class ActionInProgress(TypedDict, total=False):
    offered: int
    must_keep: int
    ticket: str  # to answer about; only for the seat to move
    route: str
    laid: Cards
    set_cards: int  # still to lay for sets
    turned_up: list[str]  # for a tunnel
    extra: int  # how many of those cost a card more


class TunnelCost(TypedDict):
    """What follows from the cards turned up for a tunnel."""

    counting: list[bool]  # which of them cost a card more
    colour: str | None  # to be paid in that, or in locomotives


class DerivedValues(TunnelCost):
    """What follows from the rest; the cost of a tunnel while it is due."""

    unseen: dict[str, int]  # by seat: cards of the hand that not all have seen


class NordicView(TypedDict):
    """What a seat sees, or a spectator."""

    game: Literal["nordic"]
    seats: list[Seat]
    ferry_sets_stack: bool
    phase: Phase
    decision: Decision | None
    seat: Seat | None
    first: Seat | None
    turn: int
    last_turns: int | None
    capped: bool
    face_up: list[str | None]
    deck: int
    decks: int
    discard: Cards
    ticket_deck: int
    routes: dict[str, Seat | Literal["closed"]]
    pending: ActionInProgress
    now: DerivedValues
    white: NotRequired[NordicPlayer]
    red: NotRequired[NordicPlayer]
    lilac: NotRequired[NordicPlayer]


def seat_name(seat: int) -> Seat | None:
    """The colour of a seat's trains, or None for nobody."""
    return SEAT_NAMES[seat] if seat >= 0 else None


def counts(cards: Iterable[int]) -> Cards:
    """Cards counted by kind, the kinds that there are."""
    return {KIND_NAMES[kind]: count for kind, count in enumerate(cards) if count}


def row(grid: Any, seat: int) -> list[int]:
    """A seat's cards in a table of cards by kind."""
    return [grid[seat, kind] for kind in range(KINDS)]


def view(s: State, components: Components, seat: int | None) -> NordicView:
    """What a seat sees; None: a spectator."""
    seen: NordicView = {
        "game": "nordic",
        "seats": list(SEAT_NAMES[: s.players]),
        "ferry_sets_stack": bool(s.stacked),
        "phase": PHASE_NAMES[s.phase],
        "decision": None if s.phase == phases.OVER else DECISION_NAMES[s.decision],
        "seat": seat_name(s.seat),
        "first": seat_name(s.first),
        "turn": s.turns + (s.phase != phases.OVER),
        "last_turns": s.last_turns or None,
        "capped": bool(s.capped),
        "face_up": [
            KIND_NAMES[kind] if kind != NOTHING else None
            for kind in list(s.face_up)[: components.box.face_up]
        ],
        "deck": s.deck_size,
        "decks": s.decks,
        "discard": counts(s.discard),
        "ticket_deck": s.ticket_deck_size,
        "routes": routes(s),
        "pending": pending(s, seat),
        "now": now(s),
    }
    for other in range(s.players):
        seen[SEAT_NAMES[other]] = player(s, components, other, seat)
    return seen


def routes(s: State) -> dict[str, Seat | Literal["closed"]]:
    """The owner of each route that is not free, or "closed"."""
    return {
        route: "closed" if owner == CLOSED else SEAT_NAMES[owner]
        for route, owner in zip(ROUTE_IDS, s.owner, strict=True)
        if owner != NOBODY
    }


def pending(s: State, seat: int | None) -> ActionInProgress:
    """What is known of an action that goes on."""
    if s.decision == decisions.TICKET:
        offer: ActionInProgress = {"offered": s.offer_size, "must_keep": s.must_keep}
        if seat == s.seat:
            offer["ticket"] = TICKET_IDS[members(s.offered[seat])[0]]
        return offer
    if s.decision == decisions.PAYMENT:
        return {"route": ROUTE_IDS[s.route]}
    if s.decision == decisions.SET:
        return {"route": ROUTE_IDS[s.route], "laid": counts(s.laid), "set_cards": s.set_cards}
    if s.decision == decisions.EXTRA:
        return {
            "route": ROUTE_IDS[s.route],
            "laid": counts(s.laid),
            "turned_up": [KIND_NAMES[kind] for kind in s.turned_up if kind != NOTHING],
            "extra": s.extra,
        }
    return {}


def now(s: State) -> DerivedValues:
    """What follows from the rest."""
    cost: TunnelCost = {"counting": [], "colour": None}
    if s.decision == decisions.EXTRA:
        cost = tunnel_cost(s, s.colour)
    unseen: dict[str, int] = {
        SEAT_NAMES[seat]: s.hand_size[seat] - sum(row(s.known, seat)) for seat in range(s.players)
    }
    return {**cost, "unseen": unseen}


def tunnel_cost(s: State, paid: int) -> TunnelCost:
    """Which of the cards turned up count, by the colour that was paid; without one only locomotives do."""
    colour = LOCOMOTIVE if paid == NO_COLOUR else paid
    counting = [kind in (colour, LOCOMOTIVE) for kind in s.turned_up if kind != NOTHING]
    return {"counting": counting, "colour": KIND_NAMES[colour]}


def player(s: State, components: Components, seat: int, watcher: int | None) -> NordicPlayer:
    """What is seen of a player: all of it by the player, and by all when the game is over."""
    seen: NordicPlayer = {
        "trains": s.trains[seat],
        "points": s.points[seat],
        "cards": s.hand_size[seat],
        "known": counts(row(s.known, seat)),
        "ticket_count": ticket_count(s, seat),
    }
    if seat == watcher or s.phase == phases.OVER:
        seen["hand"] = counts(row(s.hands, seat))
        seen["tickets"] = tickets(s, components, seat)
    if seat == watcher:
        seen["offered"] = [TICKET_IDS[ticket] for ticket in members(s.offered[seat])]
        seen["returned"] = [TICKET_IDS[ticket] for ticket in members(s.returned[seat])]
    if s.phase == phases.OVER:
        seen["longest"] = longest_path(s, components.box, seat)
    return seen


def ticket_count(s: State, seat: int) -> int:
    """Tickets that a seat is known to hold: how many of an offer are kept shows when all is answered."""
    if s.phase == phases.SET_UP:
        return 0
    kept_now = s.kept if s.decision == decisions.TICKET and s.seat == seat else 0
    return s.tickets[seat].bit_count() - kept_now


def tickets(s: State, components: Components, seat: int) -> dict[str, Ticket]:
    """A seat's tickets, whether they are connected, and how many spaces are missing at least."""
    reach, found = Reach(s, components, seat), {}
    for ticket in members(s.tickets[seat]):
        missing = reach.spaces(ticket)
        worth = components.box.ticket_points[ticket]
        found[TICKET_IDS[ticket]] = Ticket(points=worth, connected=missing == 0, missing=missing)
    return found
