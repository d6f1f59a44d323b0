"""Measure the adapters beside the libraries' own games: `.venv/bin/python -m benchmarks.adapters --json`.

Random games, moves per second on one core, everything in turn in one run; figures are medians:

- a batch with observations and masks, and OpenSpiel's card games driven from Python: at every move the tensor
  of the player to move, the mask of its actions, and a random one of them;
- our environments for PettingZoo and its classic games, both as `env()` makes them, reset included: at every
  move `last()`, and a random action of the mask;
- our games in OpenSpiel and in Gymnasium. For Gymnasium only the moves of the learner count; its opponents
  play at random.

PettingZoo's games are measured if they can be imported: they need pygame, chess or rlcard. Time is CPU time,
because the machines that run this are shared.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import Progress

import ekiben.adapters.gymnasium
import ekiben.adapters.open_spiel  # noqa: F401 - registers the games
from benchmarks.batch import Rate, batched, timed
from ekiben.adapters.pettingzoo import env

SETTINGS = (("zero-kei", 2), ("nordic", 2))
CARD_GAMES = ("hearts", "gin_rummy", "hanabi", "crazy_eights", "euchre", "spades", "leduc_poker")
CLASSIC = (
    *("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4"),
    *("texas_holdem_no_limit_v6", "hanabi_v5", "rps_v2"),
)
ENVS = 2048  # of a vector
TURNS = 5
Measure = Callable[[], Rate]


def in_open_spiel(name: str) -> Measure:
    """Random games of OpenSpiel, driven from Python."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    by_observation = game.get_type().provides_observation_tensor

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, shares)[0])
                continue
            if by_observation:
                state.observation_tensor()
            else:
                state.information_state_tensor()
            state.legal_actions_mask()
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return lambda: timed(play)


def in_pettingzoo(make: Callable[[], Any]) -> Measure:
    """Random games of an AEC environment."""
    played, chance = make(), random.Random(1)
    played.reset(seed=1)

    def play() -> int:
        moves = 0
        played.reset()
        for agent in played.agent_iter():
            seen, _, terminated, truncated, _ = played.last()
            if terminated or truncated:
                played.step(None)
                continue
            if isinstance(seen, dict):
                played.step(chance.choice(seen["action_mask"].nonzero()[0]))
            else:
                played.step(chance.randrange(played.action_space(agent).n))
            moves += 1
        return moves

    return lambda: timed(play)


def in_gymnasium(name: str) -> Measure:
    """Random games of one seat against random opponents."""
    played = gymnasium.make(name)
    chance = random.Random(1)
    played.reset(seed=1)

    def play() -> int:
        moves, over = 0, False
        _, info = played.reset()
        while not over:
            _, _, over, _, info = played.step(chance.choice(info["action_mask"].nonzero()[0]))
            moves += 1
        return moves

    return lambda: timed(play)


def in_a_vector(name: str) -> Measure:
    """The same for many games in a vector, with the actions that a batch draws."""
    many: Any = gymnasium.make_vec(name, ENVS, threads=1)
    many.reset(seed=1)

    def step() -> int:
        many.step(many.unwrapped.batch.random_actions())
        return ENVS

    return lambda: timed(step)


def classic_games() -> dict[str, Measure]:
    """PettingZoo's classic games that can be imported here."""
    found = {}
    for name in CLASSIC:
        try:
            found[name] = in_pettingzoo(import_module(f"pettingzoo.classic.{name}").env)
        except ImportError:
            continue
    return found


def measures() -> dict[str, dict[str, Measure]]:
    """What is measured, by kind."""
    ids = {name: f"ekiben/{name.title().replace('-', '')}-v0" for name, _ in SETTINGS}
    spiel = {name: f"ekiben_{name.replace('-', '_')}" for name, _ in SETTINGS}
    return {
        "batch": {name: batched(name, players, 1) for name, players in SETTINGS},
        "open_spiel_cards": {name: in_open_spiel(name) for name in CARD_GAMES},
        "pettingzoo": {
            name: in_pettingzoo(lambda name=name, players=players: env(name, players))  # type: ignore[misc]
            for name, players in SETTINGS
        },
        "pettingzoo_classic": classic_games(),
        "open_spiel": {name: in_open_spiel(spiel[name]) for name in spiel},
        "gymnasium": {name: in_gymnasium(ids[name]) for name in ids},
        "gymnasium_vector": {name: in_a_vector(ids[name]) for name in ids},
    }


def ratios(ours: dict[str, float], theirs: dict[str, float]) -> dict[str, dict[str, float]]:
    """The ratio of each of ours to each of theirs."""
    return {
        name: {other: round(rate / beside, 2) for other, beside in theirs.items()}
        for name, rate in ours.items()
    }


def report() -> dict[str, Any]:
    """All figures."""
    kinds = measures()
    found: dict[tuple[str, str], list[float]] = {
        (kind, name): [] for kind, inside in kinds.items() for name in inside
    }
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("measuring", total=TURNS * len(found))
        for _ in range(TURNS):
            for kind, name in found:
                found[kind, name].append(kinds[kind][name]().processor)
                bar.advance(task)
    rates: dict[str, dict[str, float]] = {kind: {} for kind in kinds}
    for (kind, name), each in found.items():
        rates[kind][name] = statistics.median(each)
    return {
        "moves_per_processor_second": {
            kind: {name: round(rate) for name, rate in inside.items()} for kind, inside in rates.items()
        },
        "batch_to_open_spiel_cards": ratios(rates["batch"], rates["open_spiel_cards"]),
        "pettingzoo_to_classic": ratios(rates["pettingzoo"], rates["pettingzoo_classic"]),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    warnings.simplefilter("ignore")  # of the libraries' own games
    np.random.seed(1)  # some of them draw from it
    result = report()
    print(json.dumps(result) if args.json else json.dumps(result, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
