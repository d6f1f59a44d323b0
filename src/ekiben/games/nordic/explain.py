"""Why a move is not legal: an id and typed arguments, for the language files to put into words.

Only the deciding seat's own cards and what lies open are looked at.
"""

from __future__ import annotations

from ekiben.game import Phrase, reason
from ekiben.games.nordic import decisions, payment, phases
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.claim import owns_twin
from ekiben.games.nordic.components import COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.notation import DECISION_NAMES, MEANINGS, SEAT_NAMES
from ekiben.games.nordic.state import CLOSED, FERRY, GREY, LOCOMOTIVE, NO_COLOUR, NOBODY, PLAIN, TUNNEL, State
from ekiben.games.nordic.view import row
from ekiben.sets import members

# The verbs that answer each decision
VERBS = {
    decisions.TICKET: ("keep", "return"),
    decisions.ACTION: ("draw", "tickets", "claim", "pass"),
    decisions.SECOND: ("draw",),
    decisions.PAYMENT: ("pay",),
    decisions.SET: ("set",),
    decisions.EXTRA: ("pay", "give-up"),
}


def explain(s: State, components: Components, move: int) -> Phrase:
    if s.phase == phases.OVER:
        return reason("game-over")
    verb = MEANINGS[move].verb
    if verb not in VERBS[s.decision]:
        return reason("not-now", asked=DECISION_NAMES[s.decision])
    if verb in ("keep", "return"):
        return explain_ticket(s, move)
    if verb == "draw":
        if move == m.BLIND:
            return reason("deck-empty")
        return reason("not-face-up", card=KIND_NAMES[move - m.DRAW])
    if verb == "claim":
        return explain_claim(s, components, s.seat, move - m.CLAIM)
    if verb == "pay":
        return (
            explain_extra(s, move) if s.decision == decisions.EXTRA else explain_payment(s, components, move)
        )
    if verb == "set":
        return explain_set(s, move - m.SET)
    return reason("no-tickets" if verb == "tickets" else "can-act")


def explain_ticket(s: State, move: int) -> Phrase:
    """A ticket that is not the one asked about, or one that must be kept."""
    ticket = (move - m.KEEP) % m.RETURN
    offered = members(s.offered[s.seat])
    if ticket not in offered:
        return reason("not-offered", ticket=TICKET_IDS[ticket])
    if ticket != offered[0]:
        return reason("other-ticket-first", ticket=TICKET_IDS[offered[0]])
    return reason("must-keep", count=s.must_keep)


def explain_claim(s: State, components: Components, seat: int, route: int) -> Phrase:
    """Why a seat can't claim a route (ruling 11)."""
    box, name = components.box, ROUTE_IDS[route]
    owner, twin, length = s.owner[route], box.route_twin[route], box.route_length[route]
    if owner == CLOSED:
        return reason("route-closed", route=name, other=ROUTE_IDS[twin], seat=SEAT_NAMES[s.owner[twin]])
    if owner == seat:
        return reason("route-yours", route=name)
    if owner != NOBODY:
        return reason("route-taken", route=name, seat=SEAT_NAMES[owner])
    if owns_twin(s, box, seat, route):
        return reason("other-yours", route=name, other=ROUTE_IDS[twin])
    if length > s.trains[seat]:
        return reason("too-few-trains", length=length, trains=s.trains[seat])
    return explain_cards(s, components, seat, route)


def explain_cards(s: State, components: Components, seat: int, route: int) -> Phrase:
    """Not enough cards for a route: what it takes, and what there is."""
    box = components.box
    colour, kind = box.route_colour[route], box.route_kind[route]
    args = {
        "length": box.route_length[route],
        "colour": "grey" if colour == GREY else COLOUR_NAMES[colour],
        "have": payment.best_colour_count(s, box, seat, route),
        "locos": s.hands[seat, LOCOMOTIVE],
        "cards": s.hand_size[seat],
        "size": payment.set_size(box, route),
    }
    if kind == FERRY:
        sets = payment.most_sets(s, box, route)
        return reason("cards-ferry", symbols=box.route_symbols[route], sets=sets, **args)
    names = {PLAIN: "cards-plain", TUNNEL: "cards-tunnel"}
    return reason(names.get(kind, "cards-wild"), **args)


def explain_payment(s: State, components: Components, move: int) -> Phrase:
    """A shape that the route does not take, or that the hand does not have."""
    box, route, name = components.box, s.route, ROUTE_IDS[s.route]
    colour, jokers, sets = m.paid_colour(move), m.paid_locomotives(move), m.paid_sets(move)
    length, most, size = (
        box.route_length[route],
        payment.most_sets(s, box, route),
        payment.set_size(box, route),
    )
    if jokers and not payment.takes_locomotives(box, route):
        return reason("no-locos-here", route=name)
    if sets > most:
        return reason("sets-too-many", route=name, most=most, size=size)
    if colour != NO_COLOUR and not payment.takes_colour(box, route, colour):
        return reason("other-colour", route=name, colour=COLOUR_NAMES[box.route_colour[route]])
    if colour != NO_COLOUR and length - jokers - sets > payment.most_coloured(box, route):
        return reason("symbols-unpaid", route=name, symbols=box.route_symbols[route], size=box.ferry_set)
    return explain_count(s, move, length, size)


def explain_extra(s: State, move: int) -> Phrase:
    """What a tunnel costs more."""
    colour = m.paid_colour(move)
    if m.paid_sets(move):
        return reason("no-sets-in-tunnels")
    if colour != NO_COLOUR and s.colour == NO_COLOUR:
        return reason("only-locos")
    if colour not in (NO_COLOUR, s.colour):
        return reason("extra-colour", colour=COLOUR_NAMES[s.colour])
    return explain_count(s, move, s.extra, 0)


def explain_count(s: State, move: int, due: int, size: int) -> Phrase:
    """Cards that are more or less than what is due, or that are not in the hand; `size` is that of a set."""
    colour, jokers, sets = m.paid_colour(move), m.paid_locomotives(move), m.paid_sets(move)
    coloured, hand = due - jokers - sets, row(s.hands, s.seat)
    if coloured < 0 or (colour == NO_COLOUR) != (coloured == 0):
        return reason("not-exact", length=due, given=jokers + sets, coloured=int(colour != NO_COLOUR))
    if hand[colour] < coloured:
        return reason("too-few", card=COLOUR_NAMES[colour], need=coloured, have=hand[colour])
    if hand[LOCOMOTIVE] < jokers:
        return reason("too-few", card="loco", need=jokers, have=hand[LOCOMOTIVE])
    return reason("too-few-for-sets", need=coloured + jokers + sets * size, have=s.hand_size[s.seat])


def explain_set(s: State, kind: int) -> Phrase:
    if s.hands[s.seat, kind] == 0:
        return reason("not-in-hand", card=KIND_NAMES[kind])
    if kind < s.set_from:
        return reason("sets-in-order", card=KIND_NAMES[kind], lowest=KIND_NAMES[s.set_from])
    return reason("set-rest", card=KIND_NAMES[kind], need=s.set_cards)
