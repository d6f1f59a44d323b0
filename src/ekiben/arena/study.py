"""A study: statistics of games between certain bots, from what each game counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ekiben.arena.arena import bot_statistics, heading, seat_wins
from ekiben.arena.game_counts import CountedItem
from ekiben.arena.matches import GameResult, Match
from ekiben.arena.statistics import CONFIDENCE, rounded, share_statistics, spread_of


def study_report(match: Match, results: list[GameResult]) -> dict[str, Any]:
    """Everything as `ekiben study --json` prints it."""
    names = list(dict.fromkeys(bot for result in results for bot in result.seating))
    shown = ("bot", "games", "wins", "share", "share_interval", "fair_share", "score_mean", "score_deviation")
    found = {
        **heading(match),
        "games": len(results),
        "confidence": CONFIDENCE,
        "fair_share": 1 / len(results[0].seating),
        "bots": [{key: bot_statistics(name, results)[key] for key in shown} for name in names],
        "seats": [
            {**seat, "score": score_spread([result.scores[seat["seat"]] for result in results])}
            for seat in seat_wins(results)
        ],
        "score": score_spread([score for result in results for score in result.scores]),
        "length": lengths(results),
        "numbers": seat_statistics(results),
        "tables": item_statistics(results),
    }
    return rounded(found)  # type: ignore[no-any-return]


def score_spread(scores: Iterable[dict[str, float]]) -> dict[str, Any]:
    rows = list(scores)
    return {part: spread_of([row[part] for row in rows]) for part in rows[0] if part != "win"}


def lengths(results: list[GameResult]) -> dict[str, Any]:
    """Lengths of games: moves, move groups, and what the game itself counts."""
    found = {
        "moves": spread_of([result.moves for result in results]),
        "move_groups": spread_of([result.units for result in results]),
    }
    first = results[0].counted
    for name in first.game if first else ():
        found[name] = spread_of([result.counted.game[name] for result in results if result.counted])
    return found


def seat_statistics(results: list[GameResult]) -> dict[str, Any]:
    """What the game counts for each seat: for all, for winners (shared wins too), and for the others."""
    groups: dict[str, dict[str, list[float]]] = {}
    for result in results:
        for seat, numbers in enumerate(result.counted.seats if result.counted else []):
            who = "winners" if result.scores[seat]["win"] else "others"
            for name, value in numbers.items():
                group = groups.setdefault(name, {"all": [], "winners": [], "others": []})
                group["all"].append(value)
                group[who].append(value)
    return {
        name: {whose: spread_of(values) if values else None for whose, values in group.items()}
        for name, group in groups.items()
    }


# --- tables of items ------------------------------------------------------------------------------------


@dataclass
class Mark:
    """How often a mark was true, and how many of those seats won."""

    count: int = 0
    true: int = 0
    wins: float = 0.0


@dataclass
class Row:
    """All counted items with the same key."""

    count: int = 0
    games: int = 0
    owned: int = 0  # items that belong to a seat
    wins: float = 0.0
    points: list[float] = field(default_factory=list)
    marks: dict[str, Mark] = field(default_factory=dict)
    amounts: dict[str, list[float]] = field(default_factory=dict)

    def add(self, item: CountedItem, result: GameResult) -> None:
        self.count += 1
        win = 0.0
        if item.seat is not None:
            win = result.scores[item.seat]["win"]
            self.owned += 1
            self.wins += win
            self.points.append(result.scores[item.seat]["total"])
        for name, true in item.marks.items():
            mark = self.marks.setdefault(name, Mark())
            mark.count += 1
            mark.true += true
            mark.wins += win * true
        for name, amount in item.amounts.items():
            self.amounts.setdefault(name, []).append(amount)

    def statistics(self, key: str, games: int) -> dict[str, Any]:
        """The row as printed."""
        return {
            "key": key,
            "count": self.count,
            "games": self.games,
            **share_statistics("games_share", self.games, games),
            "wins": self.wins if self.owned else None,
            **share_statistics("win_share", self.wins, self.owned),
            "score_mean": spread_of(self.points).mean if self.points else None,
            "marks": {name: mark_statistics(mark) for name, mark in self.marks.items()},
            "amounts": {name: spread_of(values).mean for name, values in self.amounts.items()},
        }


def mark_statistics(mark: Mark) -> dict[str, Any]:
    """The share of items with a mark, and the share of those that won."""
    return {
        "count": mark.true,
        **share_statistics("share", mark.true, mark.count),
        **share_statistics("win_share", mark.wins, mark.true),
    }


def item_statistics(results: list[GameResult]) -> dict[str, list[dict[str, Any]]]:
    """A table for each category of counted items, sorted by win share, or by count where nobody owns them."""
    rows: dict[str, dict[str, Row]] = {}
    for result in results:
        met = set()
        for item in result.counted.items if result.counted else []:
            row = rows.setdefault(item.category, {}).setdefault(item.key, Row())
            row.add(item, result)
            row.games += (item.category, item.key) not in met
            met.add((item.category, item.key))
    return {
        name: sorted((row.statistics(key, len(results)) for key, row in table.items()), key=rank)
        for name, table in rows.items()
    }


def rank(row: dict[str, Any]) -> tuple[float, int, str]:
    """The sort key of a row."""
    return (-(row["win_share"] or 0.0), -row["count"], row["key"])
