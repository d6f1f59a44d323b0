"""How each seat's score comes about, item by item, if the game ended now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache

from ekiben.game import AccountPart, Item
from ekiben.games.nordic import phases
from ekiben.games.nordic.components import ROUTE_IDS, TICKET_IDS, Components
from ekiben.games.nordic.state import State
from ekiben.games.nordic.ways import Owners, Reach
from ekiben.sets import members


def hidden_score_parts(s: State, row: int, seat: int | None) -> tuple[str, ...]:
    """Tickets are secret until the end, and with them who is the Globetrotter and who wins."""
    if s.phase == phases.OVER:
        return ()
    unsure = ("globetrotter", "total", "win")
    return unsure if row == seat else ("connected", "unconnected", "tickets", *unsure)


def accounts(
    s: State, components: Components, scores: Sequence[Mapping[str, int]], seat: int | None
) -> list[tuple[AccountPart, ...]]:
    """The account of every seat, as far as a seat (None: a spectator) may know it."""
    return [account(s, components, row, score, seat) for row, score in enumerate(scores)]


def account(
    s: State, components: Components, seat: int, score: Mapping[str, int], watcher: int | None
) -> tuple[AccountPart, ...]:
    """Routes by length, then the tickets, connected or not, then the Globetrotter."""
    secret, reach = hidden_score_parts(s, seat, watcher), Reach(s, components, seat)
    routes = scored_routes(tuple(s.owner), components, seat)
    rest = score["routes"] - sum(item.amount for item in routes)
    if rest:  # in an arranged position
        routes = (*routes, Item("other", {}, rest))
    items: dict[str, list[Item]] = {"connected": [], "unconnected": [], "globetrotter": []}
    for ticket in [] if "connected" in secret else members(s.tickets[seat]):
        part, sign = ("connected", 1) if reach.connects(ticket) else ("unconnected", -1)
        items[part].append(ticket_item(reach, ticket, sign))
    if score["globetrotter"]:
        count = {"count": score["tickets"]}
        items["globetrotter"].append(Item("globetrotter", count, score["globetrotter"]))
    return (
        AccountPart("routes", score["routes"], routes, scored=True),
        *(
            AccountPart(part, None) if part in secret else AccountPart(part, score[part], tuple(found))
            for part, found in items.items()
        ),
    )


@lru_cache(maxsize=64)
def scored_routes(owners: Owners, components: Components, seat: int) -> tuple[Item, ...]:
    """A seat's routes by length, the short ones first, as the rulebook's table has them."""
    by_length: defaultdict[int, list[int]] = defaultdict(list)
    for route, owner in enumerate(owners):
        if owner == seat:
            by_length[components.box.route_length[route]].append(route)
    items = []
    for length, routes in sorted(by_length.items()):
        points = components.box.route_points[routes[0]]
        names = [ROUTE_IDS[route] for route in routes]
        args = {"length": length, "count": len(routes), "points": points, "routes": names}
        items.append(Item("length", args, len(routes) * points))
    return tuple(items)


def ticket_item(reach: Reach, ticket: int, sign: int) -> Item:
    """A ticket, connected or not, and the routes of its way: those built, and those still missing."""
    way = reach.way(ticket)
    routes = [*way.built, *way.missing] if way else []
    args = {"ticket": TICKET_IDS[ticket], "routes": routes}
    return Item("ticket", args, sign * reach.box.ticket_points[ticket])
