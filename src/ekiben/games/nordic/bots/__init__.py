"""How Nordic is judged by the bots, and the bots of its own."""

from __future__ import annotations

from ekiben.bots.judgement import Judgement, SearchParams
from ekiben.games.nordic.bots.baseline import baseline
from ekiben.games.nordic.bots.evaluation import between_actions, evaluate, forgiving, stage
from ekiben.games.nordic.bots.planner import planner
from ekiben.games.nordic.bots.playout import rate, rollout_move
from ekiben.games.nordic.bots.quick_evaluation import quick_evaluate
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.bots.sensible import sensible
from ekiben.games.nordic.bots.ticket_beliefs import reweight_sample

# What another seat has is mostly hidden, so that nobody knows who is ahead: a search counts gains only.
PARAMS = SearchParams(
    exploration=700,
    spread=200,
    horizon=60,
    expand_after=8,
    prior_visits=90,
    prior_visits_others=1000,
    ignore_lead=True,
    win_weight=0,
)

JUDGEMENT = Judgement(
    evaluate,
    between_actions,
    stage,
    sensible,
    forgiving,
    PARAMS,
    scratch=NordicScratch,
    quick_evaluate=quick_evaluate,
    rollout_move=rollout_move,
    rate=rate,
    reweight_sample=reweight_sample,
    policies={"baseline": baseline, "planner": planner},
    levels={"easy": "casual", "medium": "greedy", "hard": "planner", "expert": "search:1000+3s"},
)
