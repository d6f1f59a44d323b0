"""What the deciding seat may do, from its own view."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.nordic.rulebook.reading import COLOURS, KINDS, LOCO, Cards, Data, Reading, Route, Shape, View


def payment(shape: Shape) -> str:
    """The move that pays so."""
    parts = [shape.colour] if shape.colour else []
    parts += [f"loco{shape.locos}"] if shape.locos else []
    parts += [f"set{shape.sets}"] if shape.sets else []
    return "pay " + "+".join(parts)


class Offers(Reading):
    """The legal moves."""

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.view: View = {}
        self.seat = ""
        self.last_set_card = KINDS[0]  # of the claim being made: no view tells it
        self.twins = {route.name: self.twin(route) for route in self.routes.values()}

    def look(self, view: View) -> None:
        """Read another view, that of the deciding seat."""
        self.view, self.seat = view, view["seat"]

    @property
    def hand(self) -> Cards:
        cards: Cards = self.view[self.seat]["hand"]
        return cards

    def legal(self, view: View) -> list[str]:
        """What may be done now."""
        self.look(view)
        found: Iterator[str] = getattr(self, "for_" + view["decision"].replace("-", "_"))()
        return list(found)

    def any_card(self) -> bool:
        return self.view["deck"] > 0 or bool(self.view["discard"])

    def draws(self) -> Iterator[str]:
        for kind in KINDS:
            if kind in self.view["face_up"]:
                yield f"draw {kind}"
        if self.any_card():
            yield "draw blind"

    def claimable(self, route: Route) -> bool:
        """Free, not closed, not beside an own one, and with trains and cards enough."""
        twin = self.twins[route.name]
        if route.name in self.view["routes"]:
            return False
        if twin and self.view["routes"].get(twin.name) == self.seat:
            return False
        if route.length > self.view[self.seat]["trains"]:
            return False
        return any(True for _ in self.shapes(route, self.hand, self.view["ferry_sets_stack"]))

    def for_action(self) -> Iterator[str]:
        moves = list(self.draws())
        if self.view["ticket_deck"]:
            moves.append("tickets")
        moves += [f"claim {route.name}" for route in self.routes.values() if self.claimable(route)]
        yield from moves or ["pass"]

    def for_second_card(self) -> Iterator[str]:
        yield from self.draws()

    def for_ticket(self) -> Iterator[str]:
        own, pending = self.view[self.seat], self.view["pending"]
        ticket = min(own["offered"], key=self.ticket_names.index)
        assert pending["ticket"] == ticket, "the one asked about is the first of the file"
        yield f"keep {ticket}"
        kept_now = len(own["tickets"]) - own["ticket_count"]
        if kept_now + len(own["offered"]) - 1 >= pending["must_keep"]:
            yield f"return {ticket}"

    def for_payment(self) -> Iterator[str]:
        route = self.routes[self.view["pending"]["route"]]
        for shape in self.shapes(route, self.hand, self.view["ferry_sets_stack"]):
            yield payment(shape)

    def for_set(self) -> Iterator[str]:
        """Any kind that is there, in one order, so that enough of the same or later kinds follow."""
        for kind in KINDS[KINDS.index(self.last_set_card) :]:
            later = sum(self.hand.get(other, 0) for other in KINDS[KINDS.index(kind) :])
            if self.hand.get(kind) and later >= self.view["pending"]["set_cards"]:
                yield f"set {kind}"

    def laid_colour(self) -> str | None:
        """The colour of a tunnel begun; None: only locomotives were laid."""
        colours = [kind for kind in self.view["pending"]["laid"] if kind != LOCO]
        assert len(colours) < 2
        return colours[0] if colours else None

    def for_extra(self) -> Iterator[str]:
        colour, extra = self.laid_colour(), self.view["pending"]["extra"]
        yield "give-up"
        for locos in range(min(extra, self.hand.get(LOCO, 0)) + 1):
            rest = extra - locos
            if rest == 0:
                yield f"pay loco{locos}"
            elif colour and self.hand.get(colour, 0) >= rest:
                yield payment(Shape(colour, rest, locos, 0))


def shape_of(text: str) -> tuple[str | None, int, int]:
    """Colour, locomotives and sets that a move pays with."""
    colour, locos, sets = None, 0, 0
    for part in text.split()[1].split("+"):
        if part in COLOURS:
            colour = part
        elif part.startswith(LOCO):
            locos = int(part.removeprefix(LOCO))
        else:
            sets = int(part.removeprefix("set"))
    return colour, locos, sets
