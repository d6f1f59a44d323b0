"""What a legal move would cost and bring.

Its effect is on what the seat knows of its total: routes and tickets, not the Globetrotter.
"""

from __future__ import annotations

from ekiben.game import Item, Phrase, Quote
from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.meaning import payment_cards
from ekiben.games.nordic.payment import set_size
from ekiben.games.nordic.state import NOBODY, State
from ekiben.games.nordic.ways import Reach
from ekiben.sets import members


def quote(s: State, components: Components, move: int, begun: State) -> Quote | None:
    """Trains and points of a route to claim, cards to lay; points of a ticket to answer."""
    if s.decision == decisions.ACTION and m.CLAIM <= move < m.PAY:
        return of_claim(s, components, move - m.CLAIM)
    if move < m.DRAW:
        return of_ticket(s, components, move)
    if m.PAY <= move < m.SET and move != m.GIVE_UP:
        return of_payment(s, components, move)
    return None


def of_claim(s: State, components: Components, route: int) -> Quote:
    """A route, and the tickets that it connects: each is no longer lost, and scored besides."""
    box, seat, twin = components.box, s.seat, components.box.route_twin[route]
    length, points = box.route_length[route], box.route_points[route]
    reach = Reach(s, components, seat)
    connected = [ticket for ticket in members(s.tickets[seat]) if reach.completes(route, ticket)]
    parts = [
        Phrase("route", {"spaces": length, "points": points}),
        *(
            Phrase("connects", {"ticket": TICKET_IDS[ticket], "points": box.ticket_points[ticket]})
            for ticket in connected
        ),
        Phrase("trains-left", {"count": s.trains[seat] - length}),
    ]
    if s.players == 2 and twin != NOBODY and s.owner[twin] == NOBODY:
        parts.append(Phrase("closes", {"route": ROUTE_IDS[twin]}))
    effect = [Item("route", {"route": ROUTE_IDS[route]}, points)]
    for ticket in connected:
        worth = box.ticket_points[ticket]
        effect.append(Item("ticket", {"ticket": TICKET_IDS[ticket], "was": -worth, "now": worth}, 2 * worth))
    return Quote({"trains": -length, "points": points}, tuple(parts), tuple(effect))


def of_ticket(s: State, components: Components, move: int) -> Quote:
    """A ticket to keep or return; while it is not connected it counts as lost."""
    ticket = (move - m.KEEP) % m.RETURN
    points = components.box.ticket_points[ticket]
    if move >= m.RETURN:
        return Quote({"points": points}, (), ())
    spaces = Reach(s, components, s.seat).spaces(ticket)
    missing = Phrase("missing", {"spaces": spaces})
    now = points if spaces == 0 else -points
    return Quote(
        {"points": points}, (missing,), (Item("ticket", {"ticket": TICKET_IDS[ticket], "now": now}, now),)
    )


def of_payment(s: State, components: Components, move: int) -> Quote:
    """Cards, those of sets included; the route is what it was when it was chosen."""
    cards = {kind: count for kind, count in zip(KIND_NAMES, payment_cards(s, move, components.box)) if count}
    sets, size = m.paid_sets(move), set_size(components.box, s.route)
    parts = [Phrase("paid", {"kind": kind, "count": count, "size": size}) for kind, count in cards.items()]
    if sets:
        parts.append(Phrase("paid", {"kind": "set", "count": sets, "size": size}))
    claim, amounts = of_claim(s, components, s.route), {"cards": -sum(cards.values()) - sets * size}
    return Quote(amounts, tuple(parts), claim.effect, {}, {**claim.amounts, **amounts})
