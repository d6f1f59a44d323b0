"""The arena: games between bots and what they say about the bots' strength.

A bot's share is that of the games it sat in and won, however many of the seats it had; its fair share is what
it would win if all were equal. Ratings come from pairs: who of two was better in a game.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

from ekiben.arena.cluster import Cluster
from ekiben.arena.matches import GameResult, Match, MoveStatistics, PlayerMaker, play_games
from ekiben.arena.results import ResultsFile
from ekiben.arena.statistics import CONFIDENCE, PairResult, ratings, rounded, share_statistics, spread_of
from ekiben.bots.custom import make_bot

Progress = Callable[[int], None]  # called with the number of games done


def play_arena(
    match: Match,
    games: int,
    workers: int | Cluster,
    file: ResultsFile | None = None,
    report: Progress = lambda done: None,
    make_player: PlayerMaker = make_bot,
    keep_history: bool = False,
) -> list[GameResult]:
    """Play the games that aren't in the file yet; returns all results, in order.

    With `keep_history` each game is counted for a study.
    """
    keys = match.game_keys(games)
    found = {key: file.results[key] for key in keys if file and key in file.results}
    report(len(found))
    missing = [key for key in keys if key not in found]
    for result in play_games(match, missing, workers, make_player, keep_history):
        if file:
            file.add(result)
        found[result.key] = result
        report(len(found))
    return [found[key] for key in keys]


# --- what came out --------------------------------------------------------------------------------------


class SeatResult(NamedTuple):
    """A seat's result in a game."""

    bot: str
    score: dict[str, float]
    pace: MoveStatistics | None  # None for an automa


def seat_results(result: GameResult) -> list[SeatResult]:
    pace: list[MoveStatistics | None] = [*result.pace, *[None] * len(result.seating)]
    return [SeatResult(*each) for each in zip(result.seating, result.scores, pace, strict=False)]


def heading(match: Match) -> dict[str, Any]:
    options = sorted(match.options)
    return {"game": match.game, "players": match.players, "options": options, "seed": match.seed}


def arena_report(match: Match, results: list[GameResult]) -> dict[str, Any]:
    """What `ekiben arena --json` prints."""
    names = list(dict.fromkeys(bot for result in results for bot in result.seating))
    order = {bot: place for place, bot in enumerate(match.bots)}
    names.sort(key=lambda bot: order.get(bot, len(order)))
    met = meetings(names, results)
    elo = ratings(names, met) if met else {}
    bots = [bot_statistics(name, results) for name in names]
    for each in bots:
        rating = elo.get(each["bot"])
        each["elo"] = rating and rating.elo
        each["elo_interval"] = rating and rating.interval
    found = {
        **heading(match),
        "deals": len({result.deal for result in results}),
        "arrangements": len(match.arrangements),
        "games": len(results),
        "moves": sum(result.moves for result in results),
        "confidence": CONFIDENCE,
        "bots": bots,
        "pairs": pair_statistics(names, results),
        "seats": seat_wins(results),
    }
    return rounded(found)  # type: ignore[no-any-return]


def bot_statistics(name: str, results: list[GameResult]) -> dict[str, Any]:
    """A bot's wins, scores and thinking time."""
    games = [[seat for seat in seat_results(result) if seat.bot == name] for result in results]
    fair = [len(seats) / len(result.seating) for seats, result in zip(games, results, strict=True) if seats]
    seats = [seat for game in games for seat in game]
    wins = sum(seat.score["win"] for seat in seats)
    share = share_statistics("share", wins, len(fair))
    fair_share = sum(fair) / len(fair)
    parts = [part for part in seats[0].score if part != "win"]
    return {
        "bot": name,
        "games": len(fair),
        "wins": wins,
        **share,
        "fair_share": fair_share,
        "times_fair": share["share"] / fair_share,
        "score_mean": {part: spread_of([seat.score[part] for seat in seats]).mean for part in parts},
        "score_deviation": spread_of([seat.score["total"] for seat in seats]).deviation,
        **move_statistics([seat.pace for seat in seats if seat.pace]),
    }


def move_statistics(pace: list[MoveStatistics]) -> dict[str, Any]:
    """A bot's moves and thinking time; forced moves don't count towards the seconds."""
    moves, forced = sum(each.moves for each in pace), sum(each.forced for each in pace)
    seconds, iterations = sum(each.seconds for each in pace), sum(each.iterations for each in pace)
    return {
        "moves": moves,
        "forced": forced,
        "seconds_mean": seconds / max(moves - forced, 1),
        "seconds_longest": max((each.longest for each in pace), default=0.0),
        "iterations_per_second": iterations / seconds if iterations and seconds else None,
        "illegal": sum(each.illegal for each in pace),
        "late": sum(each.late for each in pace),
    }


def compare_seats(one: SeatResult, other: SeatResult) -> float:
    """1 if the first was better, 0 if the second, 0.5 on a tie: by the win, then by points."""
    for part in ("win", "total"):
        if one.score[part] != other.score[part]:
            return float(one.score[part] > other.score[part])
    return 0.5


def meetings(names: list[str], results: list[GameResult]) -> list[PairResult]:
    """Every pair of seats with different bots.

    The pairs of a game are not independent: n seats make n(n-1)/2 pairs, but an order of n has only n-1
    steps. So each pair of a table of n counts 2/n.
    """
    found: dict[tuple[str, str], list[float]] = {}
    place = {name: i for i, name in enumerate(names)}
    for result in results:
        weight = 2 / len(result.seating)
        for one, other in combinations(sorted(seat_results(result), key=lambda seat: place[seat.bot]), 2):
            if one.bot != other.bot:
                tally = found.setdefault((one.bot, other.bot), [0.0, 0.0])
                tally[0] += weight * compare_seats(one, other)
                tally[1] += weight
    return [PairResult(*pair, won, games) for pair, (won, games) in found.items()]


def pair_statistics(names: list[str], results: list[GameResult]) -> list[dict[str, Any]]:
    """For each pair of bots: how often the first was better, out of their meetings."""
    found = []
    for met in meetings(names, results):
        count = round(met.games * len(results[0].seating) / 2)
        wins = met.won * len(results[0].seating) / 2
        about = {"bots": [met.first, met.second], "meetings": count, "better": wins}
        found.append(about | share_statistics("share", wins, count))
    return found


def seat_wins(results: list[GameResult]) -> list[dict[str, Any]]:
    """Wins by seat. All bots sit everywhere, so this is what the seat is worth."""
    found = []
    for seat in range(len(results[0].seating)):
        wins = sum(result.scores[seat]["win"] for result in results)
        found.append({"seat": seat, "wins": wins, **share_statistics("share", wins, len(results))})
    return found
