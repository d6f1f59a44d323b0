"""The moves of Zero-Kei that bots consider: those that do not waste something free."""

from __future__ import annotations

from ekiben.games.zero_kei import decisions
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.event_cards import BUY_EFFECT, GAIN_EFFECT
from ekiben.games.zero_kei.events import points_of_city
from ekiben.games.zero_kei.rules import legal
from ekiben.games.zero_kei.state import YEARS, State
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def sensible(s: State, box: Box, out: Cells) -> int:
    """The legal moves but for those that only give something away; how many.

    A turn does not end while an action is left for the tail or for the yen of an event: they bring more than
    an action not taken, and to advance the counter in front changes no rank. A gift of a venue is accepted.
    Of the cities to score, only the best are kept.
    """
    count = legal(s, box, out)
    if s.decision == decisions.ACTION:
        for i in range(count - 1):
            if out[i] == m.TAIL or (out[i] == m.EVENT and box.event_effect[s.events[s.year]] == GAIN_EFFECT):
                return count - 1  # to end the turn comes last
    elif s.decision == decisions.EFFECT and is_gift(s, box):
        return 1  # to accept comes first
    elif s.decision == decisions.SCORE:
        return keep_best_cities(s, box, out, count)
    return count


@rule
def keep_best_cities(s: State, box: Box, out: Cells, count: int) -> int:
    """Of the first `count` answers to `score-a-city`, keep those with the most points; how many."""
    best = 0  # to score none is always allowed
    for i in range(count):
        best = max(best, points_of_city(s, box, s.seat, out[i]))
    kept = 0
    for i in range(count):
        if points_of_city(s, box, s.seat, out[i]) == best:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def is_gift(s: State, box: Box) -> bool:
    """Whether the effect of a venue costs nothing, or only yen that nothing more can be bought for."""
    too_late = (
        s.year + 1 == YEARS and s.actions_left == 0 and box.event_effect[s.events[s.year]] != BUY_EFFECT
    )
    return box.venue_pay[s.venue] == 0 or too_late
