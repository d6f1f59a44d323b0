"""How a game is judged if its package says nothing about it: by the score if the game ended now."""

from __future__ import annotations

from typing import Any

from ekiben.bots.judgement import Judgement, SearchParams
from ekiben.bots.scratch import SearchScratch
from ekiben.game import Game
from ekiben.placeholders import score
from ekiben.rule import bind, rule

TENTHS = 10
LEVELS = {"easy": "casual", "medium": "greedy", "hard": "search:300", "expert": "search:1s"}
PARAMS = SearchParams(
    exploration=500, spread=100, horizon=0, expand_after=4, prior_visits=4, prior_visits_others=30
)


@rule
def evaluate(s: Any, box: Any, scratch: SearchScratch, seat: int) -> int:
    """The points that a seat would have if the game ended now, in tenths."""
    score(s, box, scratch.scores)
    return TENTHS * scratch.scores[seat, scratch.win - 1]


@rule
def never(s: Any) -> bool:
    """Default: no position counts as between actions."""
    return False


@rule
def always(s: Any) -> bool:
    """Default: every bad choice can be repaired."""
    return True


@rule
def stage(s: Any) -> int:
    """No stages: a search plays to the end."""
    return 0


def plain_judgement(game: Game) -> Judgement:
    """The score that a seat would have now, and no more."""
    worth = bind(evaluate, score=game.rules.score)
    return Judgement(worth, never, stage, game.rules.legal, always, PARAMS, levels=LEVELS)
