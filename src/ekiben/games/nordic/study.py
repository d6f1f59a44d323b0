"""What a study counts in Nordic: tickets, routes, tunnels, and what was left."""

from __future__ import annotations

from ekiben.arena.game_counts import CountedItem, GameCounts, GameHistory
from ekiben.games.nordic import decisions
from ekiben.games.nordic import moves as m
from ekiben.games.nordic.components import ROUTE_IDS, TICKET_IDS
from ekiben.games.nordic.scoring import connected_tickets
from ekiben.games.nordic.state import CLOSED, NOBODY, ROUTES, TUNNEL
from ekiben.sets import members


def count(history: GameHistory) -> GameCounts:
    last = history.last
    items = [*tickets(history), *routes(history), *tunnels(history)]
    game = {
        "turns": last.turns,
        "new-decks": last.decks,
        "routes-claimed": sum(owner >= 0 for owner in last.owner),
        "routes-closed": list(last.owner).count(CLOSED),
        "tunnels-failed": len(gave_up(history)),
        "capped": last.capped,
    }
    return GameCounts(items, game, [numbers(history, seat) for seat in range(history.players)])


def tickets(history: GameHistory) -> list[CountedItem]:
    """The tickets that each seat kept, and whether they were connected."""
    last, box = history.last, history.components.box
    connected = [connected_tickets(last, box, seat) for seat in range(history.players)]
    return [
        CountedItem("ticket", TICKET_IDS[ticket], seat, {"connected": bool(connected[seat] >> ticket & 1)})
        for seat in range(history.players)
        for ticket in members(last.tickets[seat])
    ]


def routes(history: GameHistory) -> list[CountedItem]:
    """The routes that each seat claimed, and those that were closed."""
    return [
        CountedItem("route", name, owner) if owner >= 0 else CountedItem("closed", name)
        for name, owner in zip(ROUTE_IDS, history.last.owner, strict=True)
        if owner != NOBODY
    ]


def gave_up(history: GameHistory) -> list[tuple[int, int]]:
    """Tunnels that failed: the route, and the seat that tried."""
    return [
        (before.route, before.seat)
        for before, move in zip(history.positions, history.moves)
        if move == m.GIVE_UP and before.decision == decisions.EXTRA
    ]


def tunnels(history: GameHistory) -> list[CountedItem]:
    """Every try to claim a tunnel, and whether it failed."""
    kinds, owner = history.components.box.route_kind, history.last.owner
    built = [(route, owner[route]) for route in range(ROUTES) if kinds[route] == TUNNEL and owner[route] >= 0]
    return [
        CountedItem("tunnel", ROUTE_IDS[route], seat, {"failed": failed})
        for tries, failed in ((built, False), (gave_up(history), True))
        for route, seat in tries
    ]


def numbers(history: GameHistory, seat: int) -> dict[str, float]:
    """What a seat had at the end."""
    last = history.last
    connected = connected_tickets(last, history.components.box, seat)
    return {
        "cards-left": last.hand_size[seat],
        "trains-left": last.trains[seat],
        "routes": list(last.owner).count(seat),
        "tickets-kept": last.tickets[seat].bit_count(),
        "tickets-connected": connected.bit_count(),
    }
