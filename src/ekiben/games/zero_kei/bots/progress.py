"""How far the game has come, and what a seat still has before it."""

from __future__ import annotations

from ekiben.games.zero_kei import abilities, decisions, phases
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.event_cards import SCORE_EFFECT
from ekiben.games.zero_kei.state import YEARS, State
from ekiben.rule import rule


@rule
def forgiving(s: State) -> bool:
    """Whether a worse choice can be made up for later: it gives up no free gain and builds no station."""
    if s.decision == decisions.WORK:
        return s.todo & abilities.STATION == 0
    return s.decision not in (decisions.EFFECT, decisions.SCORE)


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
    return s.phase < phases.RUN or (s.phase == phases.RUN and waits(s, seat))


@rule
def turns_to_come(s: State) -> int:
    """Of all seats together, until the end of the game."""
    turns = (YEARS - 1 - s.year) * s.players
    if s.phase < phases.RUN:
        return turns + s.players
    if s.phase == phases.RUN:
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
    if s.phase == phases.RUN and s.seat == seat and s.stage == phases.ACTING:
        actions += s.actions_left
    elif turn_to_come(s, seat):
        actions += box.event_actions[s.events[s.year]]
    return actions


@rule
def purchases_to_come(s: State, seat: int) -> int:
    """How many carriages the seat will still choose in phase 2; its token lies on the tile until then."""
    years = YEARS - 1 - s.year
    if s.phase == phases.DRAFT:
        years += 1
    elif s.phase == phases.PURCHASE:
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
    if s.phase < phases.END_OF_ROUND:
        return True
    if s.phase > phases.END_OF_ROUND:
        return False
    return waits(s, seat) or (s.decision == decisions.SCORE and s.seat == seat)
