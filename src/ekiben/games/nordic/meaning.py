"""Moves and questions as data, so that nobody has to read a notation or a sentence."""

from __future__ import annotations

from typing import Any, TypedDict

from ekiben.game import Meaning, Payment, Phrase
from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.notation import DECISION_NAMES, MEANINGS, MOVE_TEXTS, Seat
from ekiben.games.nordic.payment import list_extras, list_payments, set_size
from ekiben.games.nordic.state import GREY, KINDS, LOCOMOTIVE, NO_COLOUR, NOBODY, PLAIN, State
from ekiben.games.nordic.view import Cards, counts, row
from ekiben.sets import members


class TicketMoves(TypedDict):
    """The texts of the moves that keep or return a ticket."""

    kept: str
    returned: str


class NordicArgs(TypedDict, total=False):
    """The arguments of moves, questions, quotes, accounts and log entries; each has some of them."""

    allowed: Cards
    answers: dict[str, TicketMoves]  # by ticket
    blind: bool
    card: str | None  # None: drawn blind by another seat
    cards: Cards | list[str]
    colour: str | None
    count: int
    counting: list[bool]  # which of the cards turned up cost a card more
    extra: int
    few: int
    keep: int
    keep_more: int
    kind: str
    laid: Cards
    length: int
    move: str  # its text
    moves: dict[str, str]  # by kind of card: the text that gives one
    now: int  # points of a ticket after a move
    payments: list[str]
    points: int
    route: str
    routes: list[str]
    seat: Seat
    set_size: int
    sets: int
    size: int
    space: int | None  # of the face-up cards, from 1; None: from the deck
    spaces: int | None
    suggested: Cards
    ticket: str
    was: int  # its points before


FEW = 4  # payments that are proposed, at most

MOVES_ABOUT: dict[str, list[int]] = {}
for _number, _meaning in enumerate(MEANINGS):
    for _thing in _meaning.on:
        MOVES_ABOUT.setdefault(_thing, []).append(_number)


def moves_about(s: State, components: Components, thing: str) -> list[int]:
    """The moves that are about a thing; each thing is for one kind of decision only."""
    return MOVES_ABOUT.get(thing, [])


def meaning(s: State, components: Components, move: int) -> Meaning:
    """A move as data: its verb, what it is about, and for payments the cards."""
    verb, on, _ = MEANINGS[move]
    if verb == "pay":
        cards = counts(payment_cards(s, move, components.box))
        args = {"cards": cards, "sets": m.paid_sets(move), "set_size": set_size(components.box, s.route)}
        return Meaning(verb, on, args)
    if verb == "tickets":
        count = min(components.box.later_deal, s.ticket_deck_size)
        return Meaning(verb, on, {"count": count, "keep": min(components.box.later_keep, count)})
    if verb == "give-up":
        return Meaning(verb, on, {"cards": counts(s.laid)})
    return MEANINGS[move]


def payment_cards(s: State, move: int, box: Box) -> list[int]:
    """The cards that a move lays, by kind; those of sets are laid by moves of their own."""
    cards = [0] * KINDS
    if m.CLAIM <= move < m.PAY:
        route = move - m.CLAIM
        if box.route_kind[route] == PLAIN and box.route_colour[route] != GREY:
            cards[box.route_colour[route]] = box.route_length[route]
    elif m.PAY <= move < m.SET and move != m.GIVE_UP and s.route != NOBODY:
        due = s.extra if s.decision == decisions.EXTRA else box.route_length[s.route]
        cards[LOCOMOTIVE] = m.paid_locomotives(move)
        if m.paid_colour(move) != NO_COLOUR:
            cards[m.paid_colour(move)] = due - cards[LOCOMOTIVE] - m.paid_sets(move)
    elif m.SET <= move < m.PASS:
        cards[move - m.SET] = 1
    return cards


def question(s: State, components: Components, seat: int | None) -> Phrase:
    """The question to the deciding seat; for that seat also what its answers depend on."""
    asked = DECISION_NAMES[s.decision]
    if seat != s.seat:
        due = {decisions.SET: {"count": s.set_cards}, decisions.EXTRA: {"count": s.extra}}
        return Phrase("tickets") if s.decision == decisions.TICKET else Phrase(asked, due.get(s.decision, {}))
    if s.decision == decisions.TICKET:
        offered, more = members(s.offered[seat]), max(0, s.must_keep - s.kept)
        answers = {
            TICKET_IDS[ticket]: TicketMoves(
                kept=MOVE_TEXTS[m.KEEP + ticket], returned=MOVE_TEXTS[m.RETURN + ticket]
            )
            for ticket in offered
        }
        args = {"ticket": TICKET_IDS[offered[0]], "points": components.box.ticket_points[offered[0]]}
        return Phrase(asked, {**args, "keep_more": more, "answers": answers})
    if s.decision == decisions.PAYMENT:
        return Phrase(asked, {"route": ROUTE_IDS[s.route], **payments(s, components.box)})
    if s.decision == decisions.SET:
        cards = [count if kind >= s.set_from else 0 for kind, count in enumerate(row(s.hands, seat))]
        cheapest = counts(least_missed(cards, s.set_cards))
        args = {"route": ROUTE_IDS[s.route], "count": s.set_cards}
        moves = {KIND_NAMES[kind]: MOVE_TEXTS[m.SET + kind] for kind in range(KINDS) if cards[kind]}
        return Phrase(asked, {**args, "allowed": counts(cards), "suggested": cheapest, "moves": moves})
    if s.decision == decisions.EXTRA:
        colour = KIND_NAMES[LOCOMOTIVE if s.colour == NO_COLOUR else s.colour]
        args = {"route": ROUTE_IDS[s.route], "count": s.extra, "colour": colour}
        return Phrase(asked, {**args, **payments(s, components.box)})
    return Phrase(asked)


def payments(s: State, box: Box) -> dict[str, Any]:
    """Every payment that is possible, what costs least first; the first `few` are worth proposing."""
    found = [0] * (m.SET - m.PAY)
    extra = s.decision == decisions.EXTRA
    count = list_extras(s, s.seat, found) if extra else list_payments(s, box, s.seat, s.route, found)
    ordered = cheapest_first(s, found[:count])
    few = sum(m.paid_sets(move) == m.paid_sets(ordered[0]) for move in ordered[:FEW])
    return {"payments": [MOVE_TEXTS[move] for move in ordered], "few": few}


def ways_to_pay(s: State, components: Components, move: int) -> tuple[Payment, ...]:
    """The payments for a route to claim, each with its own cards for sets: those least missed."""
    if s.decision != decisions.ACTION or not m.CLAIM <= move < m.PAY:
        return ()
    box, route, hand = components.box, move - m.CLAIM, row(s.hands, s.seat)
    text, length = MOVE_TEXTS[move], box.route_length[route]
    if box.route_kind[route] == PLAIN and box.route_colour[route] != GREY:
        return (Payment(text, {KIND_NAMES[box.route_colour[route]]: length}),)
    found = [0] * (m.SET - m.PAY)
    count = list_payments(s, box, s.seat, route, found)
    ways: dict[str, Payment] = {}
    for payment in cheapest_first(s, found[:count]):
        laid, colour, sets = [0] * KINDS, m.paid_colour(payment), m.paid_sets(payment)
        laid[LOCOMOTIVE] = m.paid_locomotives(payment)
        if colour != NO_COLOUR:
            laid[colour] = length - laid[LOCOMOTIVE] - sets
        left = [held - gone for held, gone in zip(hand, laid, strict=True)]
        more = least_missed(left, sets * set_size(box, route))
        cards = counts([a + b for a, b in zip(laid, more, strict=True)])
        whole = "+".join(f"{kind}{number}" for kind, number in cards.items())
        ways.setdefault(whole, Payment(f"{text} {whole}", cards))
    return tuple(ways.values())


def cheapest_first(s: State, found: list[int]) -> list[int]:
    """Payments of the deciding seat by what it will miss."""
    seat = s.seat

    def cost(move: int) -> tuple[int, int, int]:
        """Cards that sets take besides, then locomotives, then the colour of which there is most."""
        colour = m.paid_colour(move)
        held = s.hands[seat, colour] if colour != NO_COLOUR else 0
        return m.paid_sets(move), m.paid_locomotives(move), -held

    return sorted(found, key=cost)


def least_missed(allowed: list[int], need: int) -> list[int]:
    """Cards to pay with, of those allowed: colours of which there are few before others, locomotives last."""
    chosen = [0] * KINDS
    for kind in sorted(range(KINDS), key=lambda kind: (kind == LOCOMOTIVE, allowed[kind])):
        chosen[kind] = min(allowed[kind], need)
        need -= chosen[kind]
    return chosen
