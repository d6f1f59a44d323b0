"""What connects cities: the networks that a seat has built, and the shortest ways over own and free routes.

Both change only when a route is claimed, so they are kept from one look at a position to the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ekiben.game import Way
from ekiben.games.nordic.components import COLOUR_NAMES, KIND_NAMES, ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.printed import GREY_NAME, printed
from ekiben.games.nordic.state import CITIES, NOBODY, ROUTES, State
from ekiben.sets import members

SPACE = ROUTES  # in a cost, where each claim adds 1: of ways with as many spaces the one with fewer claims
LOCOMOTIVES = KIND_NAMES[-1]
ANY = "any"  # in place of a kind of card: any one colour

Owners = tuple[int, ...]  # of the routes
Usable = list[list[tuple[int, int, int]]]  # by city: its routes, what they cost, and where they lead


class Shortest(NamedTuple):
    """The shortest way between two cities: the routes to claim and to use, and what they cost."""

    spaces: int
    missing: tuple[str, ...]
    built: tuple[str, ...]
    cards: dict[str, int]
    greys: list[int]  # how many cards of one colour each takes that may be of any


@lru_cache(maxsize=64)
def networks(owners: Owners, components: Components, seat: int) -> tuple[int, ...]:
    """For each city a number that the cities of one network of a seat share."""
    box, found = components.box, list(range(CITIES))
    for owner, one, other in zip(owners, box.route_a, box.route_b, strict=True):
        if owner == seat and found[one] != found[other]:
            old, new = found[one], found[other]
            found = [new if number == old else number for number in found]
    return tuple(found)


@lru_cache(maxsize=16)
def usable_routes(owners: Owners, components: Components, seat: int) -> Usable:
    """The routes that a seat owns or may still claim; of a double it may own only one (rules 1.8)."""
    box = components.box
    lines = zip(owners, box.route_a, box.route_b, box.route_length, box.route_twin, strict=True)
    usable: Usable = [[] for _ in range(CITIES)]
    for route, (owner, one, other, length, twin) in enumerate(lines):
        if owner == seat:
            cost = 0
        elif owner == NOBODY and (twin == NOBODY or owners[twin] != seat):
            cost = length * SPACE + 1
        else:
            continue
        usable[one].append((route, cost, other))
        usable[other].append((route, cost, one))
    return usable


@lru_cache(maxsize=512)
def costs_from(owners: Owners, components: Components, seat: int, start: int, end: int) -> dict[int, int]:
    """What the cities cost that are no farther from the start than the end, the nearest first."""
    usable = usable_routes(owners, components, seat)
    costs: dict[int, int] = {}
    queue = [start]  # each a cost and a city in one number
    while queue and end not in costs:
        cost, city = divmod(heappop(queue), CITIES)
        if city not in costs:
            costs[city] = cost
            for _, more, following in usable[city]:
                if following not in costs:
                    heappush(queue, (cost + more) * CITIES + following)
    return costs


@lru_cache(maxsize=512)
def shortest(owners: Owners, components: Components, seat: int, start: int, end: int) -> Shortest | None:
    """The shortest way between two cities; None if there is no way left."""
    usable = usable_routes(owners, components, seat)
    costs = costs_from(owners, components, seat, start, end)
    if end not in costs:
        return None
    spaces, missing, built = costs[end] // SPACE, list[str](), list[str]()
    while end != start:
        route, end = last_step(usable, costs, end)
        (built if owners[route] == seat else missing).insert(0, ROUTE_IDS[route])
    return Shortest(spaces, tuple(missing), tuple(built), *costs_in_cards(missing, components))


def last_step(usable: Usable, costs: dict[int, int], end: int) -> tuple[int, int]:
    """The last route of the shortest way to a city, and where it comes from."""
    for city in costs:
        for route, cost, following in usable[city]:
            if following == end and costs[city] + cost == costs[end]:
                return route, city
    raise AssertionError("no way leads there")


def costs_in_cards(routes: Sequence[str], components: Components) -> tuple[dict[str, int], list[int]]:
    """The cards that routes cost without jokers and sets, by kind; and those of each grey route."""
    cards, greys = dict.fromkeys(KIND_NAMES, 0) | {ANY: 0}, []
    for name in routes:
        route = printed(components)["routes"][name]
        coloured, grey = route["coloured"], route["colour"] == GREY_NAME
        cards[ANY if grey else route["colour"]] += coloured
        cards[LOCOMOTIVES] += route["symbols"]
        greys += [coloured] * grey
    return {kind: count for kind, count in cards.items() if count}, sorted(greys, reverse=True)


class Reach:
    """What a seat has connected and can connect in a position."""

    def __init__(self, s: State, components: Components, seat: int) -> None:
        self.box, self.seat, self.owners = components.box, seat, tuple(s.owner)
        self.components, self.network = components, networks(self.owners, components, seat)

    def way(self, ticket: int) -> Shortest | None:
        start, end = self.box.ticket_a[ticket], self.box.ticket_b[ticket]
        return shortest(self.owners, self.components, self.seat, start, end)

    def spaces(self, ticket: int) -> int | None:
        """The spaces to claim on that way; None if there is none left."""
        start, end = self.box.ticket_a[ticket], self.box.ticket_b[ticket]
        costs = costs_from(self.owners, self.components, self.seat, start, end)
        return costs[end] // SPACE if end in costs else None

    def connects(self, ticket: int) -> bool:
        return self.spaces(ticket) == 0

    def completes(self, route: int, ticket: int) -> bool:
        """Whether a ticket is not connected, and would be with one more route, whoever owns that."""
        box, network = self.box, self.network
        lacking = {network[box.ticket_a[ticket]], network[box.ticket_b[ticket]]}
        return len(lacking) == 2 and lacking == {network[box.route_a[route]], network[box.route_b[route]]}


def ways(s: State, components: Components, seat: int) -> list[Way]:
    """What the tickets of a seat still need; those of an offer come first."""
    reach = Reach(s, components, seat)
    hand = {kind: s.hands[seat, number] for number, kind in enumerate(KIND_NAMES)}
    found = []
    for ticket in (*members(s.offered[seat]), *members(s.tickets[seat])):
        name, way = TICKET_IDS[ticket], reach.way(ticket)
        if way is None:
            found.append(Way(name, None, (), None, {}, {}))
        else:
            free = {name: route for route, name in enumerate(ROUTE_IDS) if s.owner[route] == NOBODY}
            last = tuple(name for name, route in free.items() if reach.completes(route, ticket))
            twins = [printed(components)["routes"][route]["twin"] for route in way.missing]
            alternatives = tuple(twin for twin in twins if twin in free)
            short = lacking(way, hand)
            found.append(Way(name, way.missing, way.built, way.spaces, way.cards, short, last, alternatives))
    return found


def lacking(way: Shortest, hand: Mapping[str, int]) -> dict[str, int]:
    """The cards that a hand does not have: colours first, then for each grey route one that is left."""
    found = {kind: count - hand[kind] for kind, count in way.cards.items() if count > hand.get(kind, count)}
    if way.greys:
        left = {colour: max(0, hand[colour] - way.cards.get(colour, 0)) for colour in COLOUR_NAMES}
        for need in way.greys:
            best = min(left, key=lambda colour: (left[colour] < need, abs(left[colour] - need)))
            if need > left[best]:
                found[ANY] = found.get(ANY, 0) + need - left[best]
            left[best] = max(0, left[best] - need)
    return found
