"""How Nordic is judged by the bots, and the bots of its own."""

from __future__ import annotations

from ekiben.bots.bots import Judgement, Style
from ekiben.games.nordic.bots.baseline import baseline
from ekiben.games.nordic.bots.evaluation import evaluate, forgiving, settled, stage
from ekiben.games.nordic.bots.glance import glance
from ekiben.games.nordic.bots.planner import planner
from ekiben.games.nordic.bots.playout import play_on, rate
from ekiben.games.nordic.bots.sensible import sensible
from ekiben.games.nordic.bots.suppose import suppose

# What another seat has is mostly hidden, so that nobody knows who is ahead: a search counts gains only.
STYLE = Style(
    explore=700, spread=200, horizon=60, patience=8, trust=90, trust_others=1000, even=True, final=0
)

JUDGEMENT = Judgement(
    evaluate,
    settled,
    stage,
    sensible,
    forgiving,
    STYLE,
    glance=glance,
    play_on=play_on,
    rate=rate,
    suppose=suppose,
    policies={"baseline": baseline, "planner": planner},
    levels={"easy": "casual", "medium": "greedy", "hard": "planner", "expert": "search:1000+3s"},
)
