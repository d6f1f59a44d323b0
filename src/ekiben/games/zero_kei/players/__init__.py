"""How Zero-Kei is judged by the bots."""

from __future__ import annotations

from ekiben.games.zero_kei.players.evaluation import evaluate
from ekiben.games.zero_kei.players.outlook import settled
from ekiben.players.bots import Judgement

JUDGEMENT = Judgement(evaluate, settled, spread=80, depth=0, explore=250)
