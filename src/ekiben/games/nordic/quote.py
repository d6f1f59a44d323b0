"""What a legal move costs and scores by itself, before anybody makes it."""

from __future__ import annotations

from ekiben.game import Quote
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import Components
from ekiben.games.nordic.log import payment_cards
from ekiben.games.nordic.payment import set_size
from ekiben.games.nordic.state import CHOOSE_ACTION, State


def quote(s: State, components: Components, move: int) -> Quote | None:
    """Trains and points of a route to claim, cards to lay; points of a ticket to answer."""
    box = components.box
    if s.decision == CHOOSE_ACTION and m.M_CLAIM <= move < m.M_PAY:
        route = move - m.M_CLAIM
        return Quote({"trains": -box.route_length[route], "points": box.route_points[route]})
    if move < m.M_DRAW:
        return Quote({"points": box.ticket_points[(move - m.M_KEEP) % m.M_RETURN]})
    if m.M_PAY <= move < m.M_SET and move != m.M_GIVE_UP:
        set_cards = m.paid_sets(move) * set_size(box, s.route)
        return Quote({"cards": -sum(payment_cards(s, move, box)) - set_cards})
    return None
