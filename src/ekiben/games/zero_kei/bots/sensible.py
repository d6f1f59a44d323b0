"""The moves of Zero-Kei that are worth a thought: those that do not give away something free."""

from __future__ import annotations

from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.decisions import legal
from ekiben.games.zero_kei.event_cards import BUY_EFFECT, GAIN_EFFECT
from ekiben.games.zero_kei.moves import M_EVENT, M_TAIL
from ekiben.games.zero_kei.state import CHOOSE_ACTION, CHOOSE_EFFECT, YEARS, State
from ekiben.layout import Cells
from ekiben.rule import rule


@rule
def sensible(s: State, box: Box, out: Cells) -> int:
    """The legal moves but for those that only give something away; how many.

    A turn does not end while an action is left for the tail or for the yen of an event: they bring more than
    an action not taken, and to advance the counter in front changes no rank. A gift of a venue is accepted.
    """
    count = legal(s, box, out)
    if s.decision == CHOOSE_ACTION:
        for i in range(count - 1):
            if out[i] == M_TAIL or (out[i] == M_EVENT and box.event_effect[s.events[s.year]] == GAIN_EFFECT):
                return count - 1  # to end the turn comes last
    elif s.decision == CHOOSE_EFFECT and is_gift(s, box):
        return 1  # to accept comes first
    return count


@rule
def is_gift(s: State, box: Box) -> bool:
    """Whether the effect of a venue costs nothing, or only yen that nothing more can be bought for."""
    too_late = (
        s.year + 1 == YEARS and s.actions_left == 0 and box.event_effect[s.events[s.year]] != BUY_EFFECT
    )
    return box.venue_pay[s.venue] == 0 or too_late
