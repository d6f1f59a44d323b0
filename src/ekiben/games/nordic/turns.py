"""Turns: one after another, until the last ones (rules 1.12, rulings 13-16)."""

from __future__ import annotations

from ekiben.games.nordic import decisions, phases
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.cards import refill
from ekiben.games.nordic.state import NOBODY, TURN_CAP, State
from ekiben.rule import rule


@rule
def begin_turn(s: State, seat: int) -> None:
    """A seat chooses its action."""
    s.seat = seat
    s.decision = decisions.ACTION


@rule
def end_turn(s: State, box: Box) -> None:
    """After an action: fill empty spaces, perhaps trigger the end, and give the turn to the next seat."""
    refill(s, box)
    s.passes = 0
    s.passed &= ~(1 << s.seat)
    next_turn(s, box)


@rule
def pass_turn(s: State, box: Box) -> None:
    """No action was possible (ruling 14)."""
    s.passes += 1
    s.passed |= 1 << s.seat
    if s.passes == s.players:
        s.turns += 1
        end_game(s)
    else:
        next_turn(s, box)


@rule
def next_turn(s: State, box: Box) -> None:
    """The first seat to end a turn with few trains triggers the end; then everyone has one more turn."""
    s.turns += 1
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            end_game(s)
            return
    elif s.trains[s.seat] <= box.end_trains:
        s.last_turns = s.players
    if s.turns == TURN_CAP:
        s.capped = 1
        end_game(s)
    else:
        begin_turn(s, (s.seat + 1) % s.players)


@rule
def end_game(s: State) -> None:
    s.phase = phases.OVER
    s.decision = decisions.NOTHING
    s.seat = NOBODY
