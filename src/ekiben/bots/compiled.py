"""The rules of the bots, bound to a game and compiled for it."""

from __future__ import annotations

from typing import Any

from ekiben.bots import search_rules
from ekiben.bots.scratch import MAX_MOVES, MAX_SCORE_PARTS, MAX_SEATS
from ekiben.compiling import CompiledEntries, shared_instance
from ekiben.errors import BadBot
from ekiben.game import Game
from ekiben.native import BOX, CELLS16, CELLS64, GRID32, INT, STATES, EntryPoint
from ekiben.rule import bind

GREEDY, SEARCH = "greedy", "search"


def greedy_rule(game: Game) -> Any:
    """`best_action` for a game: the bot `greedy`."""
    judge = game.judgement
    return bind(
        search_rules.best_action,
        legal=judge.sensible,
        apply=game.rules.apply,
        evaluate=judge.quick_evaluate or judge.evaluate,
        between_actions=judge.between_actions,
    )


def search_rule(game: Game) -> Any:
    judge, rules = game.judgement, game.rules
    own = {name: getattr(judge, name) for name in ("rate", "rollout_move", "reweight_sample")}
    return bind(
        search_rules.search,
        legal=judge.sensible,
        apply=rules.apply,
        score=rules.score,
        sample=rules.sample,
        evaluate=judge.evaluate,
        stage=judge.stage,
        **{name: found for name, found in own.items() if found},
    )


def bot_entries(game: Game) -> dict[str, EntryPoint]:
    """The bots of a game that are rules, and the search."""
    judge = game.judgement
    params = (STATES, BOX, judge.scratch, CELLS64, CELLS16, CELLS16)
    search_params = (STATES, BOX, judge.scratch, INT, INT, CELLS64, CELLS16, CELLS16, GRID32)
    entries = [
        EntryPoint(name, policy, params, returns_int=True)
        for name, policy in {GREEDY: greedy_rule(game), **judge.policies}.items()
    ]
    entries.append(EntryPoint(SEARCH, search_rule(game), search_params))
    return {entry.name: entry for entry in entries}


class CompiledBots(CompiledEntries):
    def __init__(self, game: Game) -> None:
        check_limits(game)
        super().__init__(game, bot_entries(game), f"{game.name}_bots")


def compiled_bots(game: Game) -> CompiledBots:
    """The compiled bots of a game, one object in a process."""
    return shared_instance(CompiledBots, game)


def check_limits(game: Game) -> None:
    """Refuse a game too large for the scratch memory: compiled rules don't look where an array ends."""
    sizes = {
        "seats": (max(map(game.seats, game.player_counts)), MAX_SEATS),
        "score-parts": (len(game.score_parts), MAX_SCORE_PARTS),
        "moves": (len(game.move_texts), MAX_MOVES),
    }
    for name, (size, limit) in sizes.items():
        if size > limit:
            raise BadBot("bot-limit", game=game.name, what=name, size=size, limit=limit)
