"""Our search against OpenSpiel's: `python -m benchmarks.rivals --seconds 1 --games 20 --json`.

`search` plays OpenSpiel's `MCTSBot` in Zero-Kei and its `ISMCTSBot` in Nordic, two players each, through the
adapter and with the same seconds per move. Every deal is played twice, with seats swapped.

The rivals get a time limit, not a number of simulations. `MCTSBot` is the C++ one, which has a limit in
seconds; it searches the true state, so it knows the order of the deck, which `search` must guess.
`ISMCTSBot` is the Python one, because the C++ one can't call a game written in Python; here it starts
simulations until its time is up. Both value a position by one random game to its end and explore as in
OpenSpiel's own example (2, where a win is 1 and a loss -1: 1 where a loss is 0). Nobody thinks when there
is only one legal move, and `search` stops early when no other move can overtake the best one.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import ekiben.adapters.open_spiel  # noqa: F401 - registers the games
from ekiben.arena.statistics import share_statistics
from ekiben.bots.player import BotRng, Budget, ask
from ekiben.bots.tree import Search

EXPLORE = 1.0
MEMORY = 1000  # megabytes, as in OpenSpiel's example
NO_LIMIT = 1 << 30  # simulations: the clock stops them
MIN_SIMULATIONS = 2  # of ISMCTSBot: after one it has no move yet


class TimeIsUp(Exception):
    """The time for this move is up."""


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a limit in seconds: no simulation begins after it."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        super().__init__(game, evaluator, EXPLORE, NO_LIMIT, random_state=rng)
        self.seconds = seconds
        self.simulations = 0

    def sample_root_state(self, state: Any) -> Any:
        """Begin a simulation, if there is time left."""
        if self.simulations >= MIN_SIMULATIONS and time.perf_counter() > self.until:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        """Run simulations until the time is up."""
        self.until = time.perf_counter() + self.seconds
        self.simulations = 0
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


class TimedMCTS:
    """OpenSpiel's bot in C++. Its `step` crashes with games written in Python; its search does not."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        limits = {"max_wall_clock_time": seconds}
        self.bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, NO_LIMIT, MEMORY, True, seed, False, **limits)
        self.simulations = 0

    def step(self, state: Any) -> int:
        """The move that was visited most."""
        root = self.bot.mcts_search(state)
        self.simulations = root.explore_count
        return int(root.best_child().action)


class OurSearch:
    """`search` in a state of OpenSpiel. Like any bot it gets a sample, not the true position."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.search = Search(game.adapter.game, Budget(seconds=seconds))
        self.rng = BotRng(seed)
        self.simulations = 0

    def step(self, state: Any) -> int:
        """The move that was visited most."""
        trajectory = state.trajectory
        move = ask(self.search, trajectory.adapter.engine, trajectory.position, self.rng).move
        self.simulations = self.search.iterations
        return move


class Rivalry(NamedTuple):
    """A game and our opponent in it."""

    name: str
    rival: str
    kind: Any


RIVALRIES = (Rivalry("zero_kei", "MCTSBot", TimedMCTS), Rivalry("nordic", "ISMCTSBot", TimedISMCTS))


class ThinkingTimes:
    """How long a bot thought for each move, and how many simulations it ran."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.simulations: list[int] = []

    def ask(self, bot: Any, state: Any) -> int:
        """The move of a bot, timed."""
        start = time.perf_counter()
        move = int(bot.step(state))
        self.seconds.append(time.perf_counter() - start)
        self.simulations.append(bot.simulations)
        return move

    def figures(self) -> dict[str, float]:
        """The figures that are printed."""
        return {
            "moves": len(self.seconds),
            "seconds_per_move": round(statistics.fmean(self.seconds), 3),
            "longest": round(max(self.seconds), 3),
            "simulations_per_move": round(statistics.fmean(self.simulations)),
        }


def play(game: Any, deal: int, bots: list[Any], times: list[ThinkingTimes]) -> list[float]:
    """Play one game; each seat's share of the win."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        moves, seat = state.legal_actions(), state.current_player()
        move = moves[0] if len(moves) == 1 else times[seat].ask(bots[seat], state)
        state.apply_action(move)
    return [float(share) for share in state.returns()]


def meet(rivalry: Rivalry, seconds: float, games: int, first: int, report: Any) -> dict[str, Any]:
    """Play games of a rivalry; the report on them, with our share of the wins."""
    game = pyspiel.load_game(f"ekiben_{rivalry.name}", {"players": 2, "seed": first})
    ours, theirs = ThinkingTimes(), ThinkingTimes()
    won, played = 0.0, 0
    for deal in range(games // 2):
        for seat in (0, 1):
            bots = [OurSearch(game, seconds, deal), rivalry.kind(game, seconds, deal + 1)]
            times = [ours, theirs]
            shares = play(game, deal, bots[:: 1 - 2 * seat], times[:: 1 - 2 * seat])
            won, played = won + shares[seat], played + 1
            report(won, played)
    found = share_statistics("share", won, played)
    return {
        "game": rivalry.name.replace("_", "-"),
        "rival": rivalry.rival,
        "seconds": seconds,
        "games": played,
        "won": won,
        "share": round(found["share"], 3),
        "interval": [round(end, 3) for end in found["share_interval"]],
        "search": ours.figures(),
        "opponent": theirs.figures(),
    }


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for a move, of both")
    parser.add_argument("--games", type=int, default=20, help="against each rival; half as many deals")
    parser.add_argument("--game", choices=["zero-kei", "nordic"], help="only this one")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    chosen = [each for each in RIVALRIES if args.game in (None, each.name.replace("_", "-"))]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    results = []
    with Progress(*columns, console=Console(stderr=True)) as bar:
        for rivalry in chosen:
            task = bar.add_task(rivalry.rival, total=args.games // 2 * 2)

            def report(won: float, played: int, task: Any = task, rival: str = rivalry.rival) -> None:
                bar.update(task, completed=played, description=f"{rival}: search won {won:g}")

            results.append(meet(rivalry, args.seconds, args.games, args.seed, report))
    print(json.dumps(results) if args.json else json.dumps(results, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
