"""How Zero-Kei is judged by the bots."""

from __future__ import annotations

from ekiben.bots.judgement import Judgement, SearchParams
from ekiben.games.zero_kei.bots.evaluation import evaluate
from ekiben.games.zero_kei.bots.progress import forgiving, stage
from ekiben.games.zero_kei.bots.scratch import ZeroKeiScratch
from ekiben.games.zero_kei.bots.sensible import sensible
from ekiben.games.zero_kei.rules import between_actions

PARAMS = SearchParams(
    exploration=250, spread=80, horizon=16, expand_after=4, prior_visits=4, prior_visits_others=1000
)
# Among three or four a year ahead is better than a phase or two, and others do not always do what seems best.
PARAMS_MULTIPLAYER = PARAMS._replace(horizon=64, prior_visits_others=30)

JUDGEMENT = Judgement(
    evaluate,
    between_actions,
    stage,
    sensible,
    forgiving,
    PARAMS,
    PARAMS_MULTIPLAYER,
    ZeroKeiScratch,
    # A hundred iterations that look a year ahead are less than a greedy look: larger tables need more.
    levels={"easy": "casual", "medium": "greedy", "hard": "search:100/2000+1s", "expert": "search:3s"},
)
