"""Random games on all cores; a seed gives the same result with any number of threads."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from ekiben.compiling import CompiledGame
from ekiben.game import Components, Game
from ekiben.layout import Layout
from ekiben.native import CELLS16, CELLS32, CELLS64, CUBE32, GRID32, STATES, Buffer
from ekiben.playout import PlayoutArrays

CHUNK = 512  # games per call: small enough for a smooth progress bar


class PlayoutBuffers:
    """The arrays of `play_games`, for a number of games per call."""

    def __init__(self, game: Game, games: int) -> None:
        seats = max(game.seats(players) for players in game.player_counts)
        parts = len(game.score_parts)
        self.positions = Buffer(STATES, games, dtype=game.state.dtype)
        self.rng = Buffer(CELLS64, 2)
        self.moves = Buffer(CELLS16, len(game.move_texts))
        self.scores = Buffer(GRID32, seats, parts)
        self.lengths = Buffer(CELLS32, games)
        self.results = Buffer(CUBE32, games, seats, parts)

    def play(
        self,
        compiled: CompiledGame,
        box: Layout,
        players: int,
        options: int,
        seed: int,
        first: int,
        count: int,
    ) -> None:
        """Play `count` games, numbered from `first`."""
        positions = self.positions.rows(0, count)
        positions.array.view("u1")[:] = 0
        results = self.lengths.rows(0, count), self.results.rows(0, count)
        arrays = PlayoutArrays(positions, self.rng, self.moves, self.scores, *results)
        compiled.load("play_games")(arrays, box, players, options, seed, first)


@dataclass
class Tally:
    """Sums of results, as integers, so that the order of adding doesn't matter."""

    seats: int
    games: int = 0
    moves: int = 0
    longest: int = 0
    capped: int = 0
    totals: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.totals = [0] * self.seats
        self.wins = [0] * self.seats

    def add(self, buffers: PlayoutBuffers, count: int) -> None:
        self.games += count
        self.moves += int(buffers.lengths.array[:count].sum())
        self.longest = max(self.longest, int(buffers.lengths.array[:count].max()))
        if "capped" in buffers.positions.array.dtype.names:
            self.capped += int(buffers.positions.array["capped"][:count].sum())
        for seat in range(self.seats):
            self.totals[seat] += int(buffers.results.array[:count, seat, -2].sum())
            self.wins[seat] += int(buffers.results.array[:count, seat, -1].sum())


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """(first game, number of games) of each call."""
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def simulate(
    game: Game,
    compiled: CompiledGame,
    components: Components,
    players: int,
    options: int,
    games: int,
    seed: int,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play random games; returns what `ekiben sim --json` prints."""
    tally = Tally(game.seats(players))
    workers = threads or os.cpu_count() or 1
    free_buffers = [PlayoutBuffers(game, CHUNK) for _ in range(workers)]

    def work(buffers: PlayoutBuffers, first: int, count: int) -> tuple[PlayoutBuffers, int]:
        buffers.play(compiled, components.box, players, options, seed, first, count)
        return buffers, count

    compiled.load("play_games")  # before the threads start
    start = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[tuple[PlayoutBuffers, int]]] = set()
        rest = chunks(games)
        more = True
        while more or running:
            while more and free_buffers:
                chunk = next(rest, None)
                more = chunk is not None
                if chunk is not None:
                    running.add(pool.submit(work, free_buffers.pop(), *chunk))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                buffers, count = future.result()
                tally.add(buffers, count)
                free_buffers.append(buffers)
                if progress:
                    progress(tally.games)
    seconds = time.perf_counter() - start
    return summary(game, players, tally, seconds)


def summary(game: Game, players: int, tally: Tally, seconds: float) -> dict[str, Any]:
    played = max(tally.games, 1)
    return {
        "game": game.name,
        "players": players,
        "games": tally.games,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "moves_per_second": round(tally.moves / max(seconds, 1e-9)),
        "games_per_second": round(tally.games / max(seconds, 1e-9)),
        "score_mean": [round(total / played, 4) for total in tally.totals],
        "wins": [round(wins / game.win_unit, 4) for wins in tally.wins],
        "longest": tally.longest,
        "capped": tally.capped,
    }
