"""What a study counts in Zero-Kei: engines, carriages and events, by those who had or used them."""

from __future__ import annotations

from ekiben.arena.game_counts import CountedItem, GameCounts, GameHistory
from ekiben.games.zero_kei import decisions
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS
from ekiben.games.zero_kei.state import CARRIAGES, ENGINES, SEATS, YEARS, State
from ekiben.games.zero_kei.view import engine_actions


def count(history: GameHistory) -> GameCounts:
    return GameCounts(
        [*engines(history), *carriages(history), *events(history)],
        {},
        [numbers(history, seat) for seat in range(history.players)],
    )


def made(history: GameHistory, move: int) -> list[State]:
    """The positions in which a move was made."""
    return [before for before, done in zip(history.positions, history.moves) if done == move]


def engines(history: GameHistory) -> list[CountedItem]:
    """The engine of each seat, how often its owner used it, and how often others hired it."""
    items = []
    for seat in range(history.players):
        users = [before.seat for before in made(history, m.ENGINE + seat)]
        own = users.count(seat)
        amounts = {"used": own, "hired": len(users) - own}
        engine = history.last.engines[seat]
        name = f"{engine % ENGINES + 1} {' '.join(engine_actions(history.components, engine))}"
        items.append(CountedItem("engine", name, seat, amounts=amounts))
    return items


def carriages(history: GameHistory) -> list[CountedItem]:
    """The carriages that each seat bought, and how often they were used."""
    items = []
    for seat in range(history.players):
        for place in range(history.last.length[seat]):
            carriage = history.last.train[seat, place]
            uses = sum(before.seat == seat for before in made(history, m.USE + carriage))
            items.append(CountedItem("carriage", CARRIAGE_IDS[carriage], seat, amounts={"used": uses}))
    return items


def events(history: GameHistory) -> list[CountedItem]:
    """The event of each year, for each seat: its own if it used it. The end of a round is nobody's action."""
    items = []
    users = [(before.year, before.seat) for before in made(history, m.EVENT)]
    for year in range(YEARS):
        event = history.last.events[year]
        key = f"{year + 1} {history.components.event_ids[event]}"
        for seat in range(history.players):
            used = (year, seat) in users
            amounts = {} if history.components.box.event_at_end[event] else {"used": float(used)}
            items.append(CountedItem("event", key, seat if used else None, amounts=amounts))
    return items


def numbers(history: GameHistory, seat: int) -> dict[str, float]:
    """What a seat did and had."""
    pairs = zip(history.positions, history.moves)
    own = [move for before, move in pairs if before.seat == seat and before.decision == decisions.ACTION]
    return {
        "actions": sum(m.ENGINE <= move <= m.EVENT for move in own),
        "carriages": history.last.length[seat],
        "cauldrons-left": history.last.cauldrons_left[seat],
        "yen-left": history.last.yen[seat],
    }


assert m.ENGINE + SEATS + CARRIAGES == m.TAIL  # the cards that are used are numbered in a row
