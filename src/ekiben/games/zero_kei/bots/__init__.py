"""How Zero-Kei is judged by the bots."""

from __future__ import annotations

from ekiben.bots.bots import Judgement, Style
from ekiben.games.zero_kei.bots.evaluation import evaluate
from ekiben.games.zero_kei.bots.outlook import forgiving, settled, stage
from ekiben.games.zero_kei.bots.sensible import sensible

STYLE = Style(explore=250, spread=80, horizon=16, patience=4, trust=4, trust_others=1000)
# Among three or four a year ahead is better than a phase or two, and others do not always do what seems best.
STYLE_OF_MANY = STYLE._replace(horizon=64, trust_others=30)

JUDGEMENT = Judgement(
    evaluate,
    settled,
    stage,
    sensible,
    forgiving,
    STYLE,
    STYLE_OF_MANY,
    # A hundred iterations that look a year ahead are less than a greedy look: larger tables need more.
    levels={"easy": "casual", "medium": "greedy", "hard": "search:100/2000+1s", "expert": "search:3s"},
)
