"""The printed map, and what pays for a route."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

View = dict[str, Any]
Data = dict[str, Any]
Cards = dict[str, int]

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCO = "loco"
KINDS = (*COLOURS, LOCO)


class Route(NamedTuple):
    """A line of the map."""

    name: str
    cities: tuple[str, str]
    colour: str  # or "grey"
    length: int
    kind: str  # "plain", "ferry", "tunnel", "any_four"
    symbols: int
    points: int


class Shape(NamedTuple):
    """A way to pay: cards of a colour, locomotives for spaces, sets for spaces."""

    colour: str | None
    coloured: int
    locos: int
    sets: int


class Reading:
    """What the components say."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.limits: Data = data["limits"]
        self.ticket_names: list[str] = list(data["tickets"])
        self.routes: dict[str, Route] = {}
        for name, card in data["routes"].items():
            one, other, colour = name.split("-")[:3]
            kind = next((kind for kind in ("ferry", "tunnel", "any_four") if kind in card), "plain")
            length = card["length"]
            points = data["route_points"][str(length)]
            self.routes[name] = Route(name, (one, other), colour, length, kind, card.get("ferry", 0), points)

    def twin(self, route: Route) -> Route | None:
        """The other route between the same cities."""
        for other in self.routes.values():
            if other.cities == route.cities and other.name != route.name:
                return other
        return None

    def set_size(self, route: Route) -> int:
        key = "cards_per_wild_card" if route.kind == "any_four" else "cards_per_ferry_locomotive"
        return int(self.limits[key])

    def shapes(self, route: Route, hand: Cards, stacked: bool) -> Iterator[Shape]:
        """Every way to pay from a hand: rules 1.5-1.10, ruling 5."""
        length, size, all_cards = route.length, self.set_size(route), sum(hand.values())
        most_sets = {"plain": 0, "tunnel": 0, "any_four": length}.get(route.kind, route.symbols)
        if route.kind == "ferry" and stacked:
            most_sets = length
        jokers = hand.get(LOCO, 0) if route.kind in ("ferry", "tunnel") else 0
        colours = COLOURS if route.colour == "grey" else (route.colour,)
        for sets in range(most_sets + 1):
            for locos in range(jokers + 1):
                coloured = length - sets - locos
                if coloured < 0 or coloured > length - route.symbols:
                    continue
                if coloured + locos + sets * size > all_cards:
                    continue
                if coloured == 0:
                    yield Shape(None, 0, locos, sets)
                else:
                    for colour in colours:
                        if hand.get(colour, 0) >= coloured:
                            yield Shape(colour, coloured, locos, sets)


def add(cards: Cards, more: Cards) -> Cards:
    """Cards put together."""
    return {kind: count for kind in KINDS if (count := cards.get(kind, 0) + more.get(kind, 0))}


def less(cards: Cards, fewer: Cards) -> Cards:
    """Cards taken away; there must be enough."""
    assert all(cards.get(kind, 0) >= count for kind, count in fewer.items()), (cards, fewer)
    return add(cards, {kind: -count for kind, count in fewer.items()})


def common(cards: Cards, others: Cards) -> Cards:
    """What both have."""
    return {kind: count for kind in KINDS if (count := min(cards.get(kind, 0), others.get(kind, 0)))}
