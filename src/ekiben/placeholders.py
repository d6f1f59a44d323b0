"""Names that rules for any game use for what each game has of its own; `ekiben.rule.bind` replaces them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def _unbound(*args: Any) -> Any:
    raise NotImplementedError("bind the rules of a game first")


# See `ekiben.game.Rules`
new_game: Callable[..., None] = _unbound
legal: Callable[..., int] = _unbound
apply: Callable[..., None] = _unbound
score: Callable[..., None] = _unbound
sample: Callable[..., None] = _unbound

observe: Callable[..., None] = _unbound  # see `ekiben.research.fields`

# See `ekiben.bots.judgement`
evaluate: Callable[..., int] = _unbound
stage: Callable[..., int] = _unbound
between_actions: Callable[..., bool] = _unbound
