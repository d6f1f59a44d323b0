"""What a study counts in Nordic: tickets, routes, tunnels, and what was left."""

from __future__ import annotations

from ekiben.arena.counting import Counted, Course, Fact
from ekiben.games.nordic.components import ROUTE_IDS, TICKET_IDS
from ekiben.games.nordic.moves import M_GIVE_UP
from ekiben.games.nordic.notation import members
from ekiben.games.nordic.scoring import connected_tickets
from ekiben.games.nordic.state import CHOOSE_EXTRA, CLOSED, ROUTES, TUNNEL


def count(course: Course) -> Counted:
    """The facts of a game."""
    last = course.last
    facts = [*tickets(course), *routes(course), *tunnels(course)]
    game = {
        "turns": last.turns,
        "new-decks": last.decks,
        "routes-claimed": sum(last.owner[route] >= 0 for route in range(ROUTES)),
        "routes-closed": sum(last.owner[route] == CLOSED for route in range(ROUTES)),
        "tunnels-failed": len(gave_up(course)),
        "capped": last.capped,
    }
    return Counted(facts, game, [numbers(course, seat) for seat in range(course.players)])


def tickets(course: Course) -> list[Fact]:
    """Who kept which ticket, and whether it was connected."""
    facts = []
    for seat in range(course.players):
        connected = connected_tickets(course.last, course.components.box, seat)
        for ticket in members(course.last.tickets[seat]):
            marks = {"connected": bool(connected >> ticket & 1)}
            facts.append(Fact("ticket", TICKET_IDS[ticket], seat, marks))
    return facts


def routes(course: Course) -> list[Fact]:
    """Who claimed which route, and which were closed."""
    facts = []
    for route in range(ROUTES):
        owner = course.last.owner[route]
        if owner >= 0:
            facts.append(Fact("route", ROUTE_IDS[route], owner))
        elif owner == CLOSED:
            facts.append(Fact("closed", ROUTE_IDS[route]))
    return facts


def gave_up(course: Course) -> list[tuple[int, int]]:
    """Tunnels that failed: the route, and who tried."""
    pairs = zip(course.positions, course.moves)
    return [
        (before.route, before.seat)
        for before, move in pairs
        if move == M_GIVE_UP and before.decision == CHOOSE_EXTRA
    ]


def tunnels(course: Course) -> list[Fact]:
    """Every try to claim a tunnel, and whether it failed."""
    kinds, owner = course.components.box.route_kind, course.last.owner
    built = [(route, owner[route]) for route in range(ROUTES) if kinds[route] == TUNNEL and owner[route] >= 0]
    return [
        Fact("tunnel", ROUTE_IDS[route], seat, {"failed": failed})
        for tries, failed in ((built, False), (gave_up(course), True))
        for route, seat in tries
    ]


def numbers(course: Course, seat: int) -> dict[str, float]:
    """What a seat had at the end."""
    last = course.last
    connected = connected_tickets(last, course.components.box, seat)
    return {
        "cards-left": last.hand_size[seat],
        "trains-left": last.trains[seat],
        "routes": sum(last.owner[route] == seat for route in range(ROUTES)),
        "tickets-kept": last.tickets[seat].bit_count(),
        "tickets-connected": connected.bit_count(),
    }
