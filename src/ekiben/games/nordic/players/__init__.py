"""How Nordic is judged by the bots, and the bots of its own."""

from __future__ import annotations

from ekiben.games.nordic.players.baseline import baseline
from ekiben.games.nordic.players.evaluation import evaluate, settled
from ekiben.games.nordic.players.planner import planner
from ekiben.players.bots import Judgement

JUDGEMENT = Judgement(
    evaluate,
    settled,
    spread=200,
    depth=0,
    explore=2000,
    policies={"baseline": baseline, "planner": planner},
)
