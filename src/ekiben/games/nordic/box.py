"""What is printed on the components, as one record that the rules read. `components` fills it."""

from __future__ import annotations

from ekiben.games.nordic.state import ROUTES, TICKETS
from ekiben.layout import Cells, Layout, i8


class Box(Layout):
    trains: int = i8()
    end_trains: int = i8()
    colour_cards: int = i8()
    locomotives: int = i8()
    face_up: int = i8()
    first_hand: int = i8()
    first_deal: int = i8()
    first_keep: int = i8()
    later_deal: int = i8()
    later_keep: int = i8()
    reveal: int = i8()
    globetrotter: int = i8()
    ferry_set: int = i8()
    wild_set: int = i8()

    route_a: Cells = i8(ROUTES)  # cities
    route_b: Cells = i8(ROUTES)
    route_colour: Cells = i8(ROUTES)
    route_kind: Cells = i8(ROUTES)
    route_length: Cells = i8(ROUTES)
    route_symbols: Cells = i8(ROUTES)
    route_points: Cells = i8(ROUTES)
    route_twin: Cells = i8(ROUTES)  # the other route of a double, or NOBODY

    ticket_a: Cells = i8(TICKETS)  # cities
    ticket_b: Cells = i8(TICKETS)
    ticket_points: Cells = i8(TICKETS)
