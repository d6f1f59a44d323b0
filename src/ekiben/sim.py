"""Random games on all cores; a seed gives the same result with any number of threads."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from ekiben.compiling import compiled_game
from ekiben.game import Components, Game
from ekiben.layout import Layout
from ekiben.native import CELLS16, CELLS32, CELLS64, CUBE32, GRID32, STATES, NativeWorkspace, can_compile
from ekiben.playout import PlayoutArrays
from ekiben.workspace import Code, Workspace, code_of

CHUNK = 512  # games per call: small enough for a smooth progress bar


class PlayoutBuffers:
    """The arrays of `play_games`, for a number of games per call, and the code that plays them."""

    def __init__(self, game: Game, games: int, workspace: Workspace | None = None) -> None:
        there = workspace or rules_code(game)()
        seats = max(game.seats(players) for players in game.player_counts)
        parts = len(game.score_parts)
        self.positions = there.buffer(STATES, games, dtype=game.state.dtype)
        self.rng = there.buffer(CELLS64, 2)
        self.moves = there.buffer(CELLS16, len(game.move_texts))
        self.scores = there.buffer(GRID32, seats, parts)
        self.lengths = there.buffer(CELLS32, games)
        self.results = there.buffer(CUBE32, games, seats, parts)
        self.box = there.record(type(game.components().box))
        self._play_games = there.load("play_games")

    def play(self, box: Layout, players: int, options: int, seed: int, first: int, count: int) -> None:
        """Play `count` games, numbered from `first`."""
        positions = self.positions.rows(0, count)
        positions.array.view("u1")[:] = 0
        self.box.data[:] = box.data
        results = self.lengths.rows(0, count), self.results.rows(0, count)
        arrays = PlayoutArrays(positions, self.rng, self.moves, self.scores, *results)
        self._play_games(arrays, self.box, players, options, seed, first)


def rules_code(game: Game) -> Code:
    """What makes a workspace for the rules of a game: machine code, or without a compiler WebAssembly."""
    found = compiled_game(game)
    return (lambda: NativeWorkspace(found.load)) if can_compile() else code_of(found)


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
    components: Components,
    players: int,
    options: int,
    games: int,
    seed: int,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    code: Code | None = None,
) -> dict[str, Any]:
    """Play random games; returns what `ekiben sim --json` prints."""
    code = code or rules_code(game)
    tally = Tally(game.seats(players))
    workers = threads or os.cpu_count() or 1
    free_buffers = [PlayoutBuffers(game, CHUNK, code()) for _ in range(workers)]

    def work(buffers: PlayoutBuffers, first: int, count: int) -> tuple[PlayoutBuffers, int]:
        buffers.play(components.box, players, options, seed, first, count)
        return buffers, count

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
