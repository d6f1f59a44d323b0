"""How far the game has come, and what a seat still has before it."""

from __future__ import annotations

from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.event_cards import SCORE_EFFECT
from ekiben.games.zero_kei.state import (
    ACTING,
    ALL_COLOURS,
    CHOOSE_ACTION,
    CHOOSE_CARRIAGE,
    CHOOSE_COUNTER,
    CHOOSE_DISCARD,
    CHOOSE_EFFECT,
    CHOOSE_ENGINE,
    CHOOSE_ORDER,
    CHOOSE_SCORE,
    CHOOSE_TRADE,
    CHOOSE_WORK,
    DRAFT,
    END_OF_ROUND,
    PURCHASE,
    RUN,
    STATION,
    YEARS,
    State,
)
from ekiben.rule import rule


@rule
def between_actions(s: State) -> bool:
    """No action has been begun and not ended: what is asked now begins something new."""
    asked = s.decision
    if s.phase == END_OF_ROUND and asked == CHOOSE_COUNTER:
        # The reward of the tile once more, asked of every player: only a second counter of the same
        # player, or the counter of a carriage just bought, goes on with something.
        return s.colours == ALL_COLOURS
    if s.phase == END_OF_ROUND and asked == CHOOSE_DISCARD:
        return True
    return asked in (
        CHOOSE_ENGINE,
        CHOOSE_CARRIAGE,
        CHOOSE_ORDER,
        CHOOSE_ACTION,
        CHOOSE_TRADE,
        CHOOSE_SCORE,
    )


@rule
def forgiving(s: State) -> bool:
    """A worse choice can be made up for: nothing is there for the taking, and no station is built."""
    if s.decision == CHOOSE_WORK:
        return s.todo & STATION == 0
    return s.decision not in (CHOOSE_EFFECT, CHOOSE_SCORE)


@rule
def stage(s: State) -> int:
    """How far the game has come: years, their phases, and the turns of these."""
    return (s.year * 8 + s.phase) * 8 + s.turn


@rule
def waits(s: State, seat: int) -> bool:
    """Whether the seat is still to come in the queue of this phase, or has its turn in phase 3."""
    for i in range(s.turn, s.players):
        if s.queue[i] == seat:
            return True
    return False


@rule
def turn_to_come(s: State, seat: int) -> bool:
    """Whether the seat's turn of this year has not ended."""
    return s.phase < RUN or (s.phase == RUN and waits(s, seat))


@rule
def turns_to_come(s: State) -> int:
    """Of all seats together, until the end of the game."""
    turns = (YEARS - 1 - s.year) * s.players
    if s.phase < RUN:
        return turns + s.players
    if s.phase == RUN:
        return turns + s.players - s.turn
    return turns


@rule
def own_turns_to_come(s: State, seat: int) -> int:
    """The same of one seat."""
    turns = YEARS - 1 - s.year
    if turn_to_come(s, seat):
        turns += 1
    return turns


@rule
def actions_to_come(s: State, box: Box, seat: int) -> int:
    """Of one seat: those left in its turn, and those of the turns after."""
    actions = 0
    for year in range(s.year + 1, YEARS):
        actions += box.event_actions[s.events[year]]
    if s.phase == RUN and s.seat == seat and s.stage == ACTING:
        actions += s.actions_left
    elif turn_to_come(s, seat):
        actions += box.event_actions[s.events[s.year]]
    return actions


@rule
def purchases_to_come(s: State, seat: int) -> int:
    """How many carriages the seat will still choose in phase 2; its token lies on the tile until then."""
    years = YEARS - 1 - s.year
    if s.phase == DRAFT:
        years += 1
    elif s.phase == PURCHASE:
        for space in range(s.players):
            if s.tile[space] == seat:
                years += 1
    return years


@rule
def income_to_come(s: State, box: Box, seat: int) -> int:
    """Yen that the cauldrons placed so far will pay in phase 1 of the years to come."""
    return (YEARS - 1 - s.year) * (box.cauldrons_each - s.cauldrons_left[seat])


@rule
def city_scoring_to_come(s: State, box: Box, seat: int) -> bool:
    """Whether the seat may still score a city at the end of a round."""
    for year in range(s.year + 1, YEARS):
        if box.event_effect[s.events[year]] == SCORE_EFFECT:
            return True
    if box.event_effect[s.events[s.year]] != SCORE_EFFECT:
        return False
    if s.phase < END_OF_ROUND:
        return True
    if s.phase > END_OF_ROUND:
        return False
    return waits(s, seat) or (s.decision == CHOOSE_SCORE and s.seat == seat)
