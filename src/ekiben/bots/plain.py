"""How any game is judged that says nothing of it: by its score as it would be now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.bots.bots import Judgement, Style
from ekiben.bots.mind import Mind
from ekiben.game import Game
from ekiben.rule import bind, rule

TENTHS = 10
LEVELS = {"easy": "casual", "medium": "greedy", "hard": "search:300", "expert": "search:1s"}
STYLE = Style(explore=500, spread=100, horizon=0, patience=4, trust=4, trust_others=30)


def score(*args: Any) -> None:
    raise NotImplementedError("bind the rules of a game first")


@rule
def evaluate(s: Any, box: Any, mind: Mind, seat: int) -> int:
    """The points that a seat would have if the game ended now, in tenths."""
    score(s, box, mind.scores)
    return TENTHS * mind.scores[seat, mind.win - 1]


@rule
def never(s: Any) -> bool:
    """An action is taken to last until somebody else decides."""
    return False


@rule
def always(s: Any) -> bool:
    """Nothing is known that can't be made up for."""
    return True


@rule
def stage(s: Any) -> int:
    """No stages: a search plays to the end."""
    return 0


def plain_judgement(game: Game) -> Judgement:
    """The score that a seat would have now, and no more."""
    worth: Callable[..., int] = bind(evaluate, score=game.rules.score)
    return Judgement(worth, never, stage, game.rules.legal, always, STYLE, levels=LEVELS)
