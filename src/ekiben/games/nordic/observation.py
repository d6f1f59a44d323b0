"""What a seat sees, as a row of numbers for programs that learn: what `view` names, its own things first.

Seats are counted from the one that looks: 0 is the seat itself, 1 the next one, and so on; a seat that does
not play is zeros. Hands and tickets of the others are never shown, not even when the game is over.
"""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import CLOSED, KINDS, NOBODY, NOTHING, REVEAL, ROUTES, SEATS, TICKETS, State
from ekiben.layout import Cells
from ekiben.research.fields import Fields, Observation, flag_members, relative
from ekiben.rule import rule
from ekiben.sets import count_members, first_member

PHASES = phases.OVER + 1
DECISIONS = decisions.EXTRA + 1
LINE_BITS = 2  # of a number that has a line of flags for each owner
LINE = (1 << LINE_BITS) - 1

_fields = Fields()
_add = _fields.add
PLAYERS = _add("players", 1, "seats that play")
STACKED = _add("ferry_sets_stack", 1, "1: the option is on")
PHASE = _add("phase", PHASES, "flag of the phase: set-up, play, over")
DECISION = _add("decision", DECISIONS, "flag of what is asked, in the order of the view's names")
DECIDES = _add("decides", SEATS, "flag of the seat that decides, which may be another one than the observer")
FIRST = _add("first", SEATS, "flag of the first player")
TURN = _add("turn", 1, "turns of all players that have ended")
LAST_TURNS = _add("last_turns", 1, "turns left, this one included; 0 before the end is triggered")
CAPPED = _add("capped", 1, "1: the game ended by the cap on turns")
FACE_UP = _add("face_up", KINDS, "face-up cards of each kind")
DECK = _add("deck", 1, "cards in the deck")
DECKS = _add("decks", 1, "how many times the discard has become the deck")
DISCARD = _add("discard", KINDS, "cards of each kind in the discard")
TICKET_DECK = _add("ticket_deck", 1, "tickets in the deck")
OWNED = _add("routes", (SEATS + 1, ROUTES), "by seat: flags of the routes that it owns; then of those closed")
OFFERED_COUNT = _add("offered_count", 1, "tickets of the offer that is being answered")
MUST_KEEP = _add("must_keep", 1, "how many of them must be kept")
TICKET = _add("ticket", TICKETS, "flag of the ticket that is to be kept or returned now")
ROUTE = _add("route", ROUTES, "flag of the route that is being claimed")
LAID = _add("laid", KINDS, "cards of each kind laid for it")
SET_CARDS = _add("set_cards", 1, "cards that must still be laid for the sets")
TURNED_UP = _add("turned_up", KINDS, "cards of each kind turned up for the tunnel")
EXTRA = _add("extra", 1, "cards due for them")
TRAINS = _add("trains", SEATS, "by seat: trains left")
POINTS = _add("points", SEATS, "by seat: points for routes")
CARDS_HELD = _add("cards", SEATS, "by seat: cards in hand")
KNOWN = _add("known", (SEATS, KINDS), "by seat: cards of its hand that all have seen, of each kind")
TICKET_COUNT = _add("ticket_count", SEATS, "by seat: tickets that it is known to hold")
HAND = _add("hand", KINDS, "the seat's cards of each kind")
KEPT = _add("tickets", TICKETS, "flags of the seat's tickets")
OFFERED = _add("offered", TICKETS, "flags of the tickets still to be kept or returned")
RETURNED = _add("returned", TICKETS, "flags of the tickets seen and not kept")
FEATURES = _fields.size


@rule
def observe(s: State, box: Box, seat: int, out: Cells) -> None:
    """What a seat sees now."""
    for i in range(FEATURES):
        out[i] = 0
    observe_course(s, seat, out)
    observe_cards(s, box, out)
    observe_routes(s, seat, out)
    observe_pending(s, seat, out)
    for other in range(s.players):
        observe_player(s, other, relative(s.players, seat, other), out)
    observe_own(s, seat, out)


@rule
def observe_course(s: State, seat: int, out: Cells) -> None:
    """How far the game has come."""
    out[PLAYERS] = s.players
    out[STACKED] = s.stacked != 0
    out[PHASE + s.phase] = 1
    if s.phase != phases.OVER:
        out[DECISION + s.decision] = 1
        out[DECIDES + relative(s.players, seat, s.seat)] = 1
    out[FIRST + relative(s.players, seat, s.first)] = 1
    out[TURN] = s.turns
    out[LAST_TURNS] = s.last_turns
    out[CAPPED] = s.capped != 0


@rule
def observe_cards(s: State, box: Box, out: Cells) -> None:
    """What lies open of the cards, and how many do not."""
    for space in range(box.face_up):
        if s.face_up[space] != NOTHING:
            out[FACE_UP + s.face_up[space]] += 1
    out[DECK] = s.deck_size
    out[DECKS] = s.decks
    for kind in range(KINDS):
        out[DISCARD + kind] = s.discard[kind]
    out[TICKET_DECK] = s.ticket_deck_size


@rule
def observe_routes(s: State, seat: int, out: Cells) -> None:
    lines = SEATS  # the line of flags of each owner from CLOSED on, in one number: 81 branches would be slow
    for other in range(s.players):
        lines |= relative(s.players, seat, other) << LINE_BITS * (other - CLOSED)
    for route in range(ROUTES):
        owner = s.owner[route]
        line = lines >> LINE_BITS * (owner - CLOSED) & LINE
        out[OWNED + line * ROUTES + route] = owner != NOBODY


@rule
def observe_pending(s: State, seat: int, out: Cells) -> None:
    """What is known of an action that goes on."""
    asked = s.decision
    if asked == decisions.TICKET:
        out[OFFERED_COUNT] = s.offer_size
        out[MUST_KEEP] = s.must_keep
        if s.seat == seat:
            out[TICKET + first_member(s.offered[seat])] = 1
    elif asked in (decisions.PAYMENT, decisions.SET, decisions.EXTRA):
        out[ROUTE + s.route] = 1
        if asked != decisions.PAYMENT:
            for kind in range(KINDS):
                out[LAID + kind] = s.laid[kind]
        if asked == decisions.SET:
            out[SET_CARDS] = s.set_cards
        if asked == decisions.EXTRA:
            out[EXTRA] = s.extra
            for i in range(REVEAL):
                if s.turned_up[i] != NOTHING:
                    out[TURNED_UP + s.turned_up[i]] += 1


@rule
def observe_player(s: State, seat: int, place: int, out: Cells) -> None:
    """What everybody sees of a player, at its place counted from the seat that looks."""
    out[TRAINS + place] = s.trains[seat]
    out[POINTS + place] = s.points[seat]
    out[CARDS_HELD + place] = s.hand_size[seat]
    for kind in range(KINDS):
        out[KNOWN + place * KINDS + kind] = s.known[seat, kind]
    if s.phase != phases.SET_UP:
        kept_now = s.kept if s.decision == decisions.TICKET and s.seat == seat else 0
        out[TICKET_COUNT + place] = count_members(s.tickets[seat]) - kept_now


@rule
def observe_own(s: State, seat: int, out: Cells) -> None:
    for kind in range(KINDS):
        out[HAND + kind] = s.hands[seat, kind]
    flag_members(s.tickets[seat], TICKETS, out, KEPT)
    if s.offered[seat]:
        flag_members(s.offered[seat], TICKETS, out, OFFERED)
    if s.returned[seat]:
        flag_members(s.returned[seat], TICKETS, out, RETURNED)


OBSERVATION = Observation(_fields, observe)
