"""What is silly about moves of Zero-Kei: no bot makes one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ekiben.engine import Engine
from ekiben.games.zero_kei import decisions, moves, state
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.events import points_of_city
from ekiben.games.zero_kei.scoring import cities_of_train
from ekiben.games.zero_kei.value_track import rank_of
from ekiben.games.zero_kei.works import station_points

LOOKS_FAR = [("search:20", 2)]  # bots, and games


def faults(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What is silly about a move of Zero-Kei."""
    box: Any = engine.box
    if s.decision == decisions.EFFECT and move == moves.DECLINE:
        if box.venue_pay[s.venue] == 0:
            yield "declines free yen"
        elif (
            s.year + 1 == state.YEARS and s.actions_left == 0 and EVENT_IDS[s.events[s.year]] != "buy-discard"
        ):
            yield "declines points for yen that buy nothing any more"
    if s.decision == decisions.ACTION and move == moves.DONE:
        if moves.TAIL in legal:
            yield "ends its turn with an action left and its tail unused"
        if moves.EVENT in legal and EVENT_IDS[s.events[s.year]] == "seven-yen":
            yield "ends its turn with an action left and seven yen for the taking"
    if s.decision == decisions.SCORE:
        scored = {each: points_of_city(s, box, s.seat, each) for each in legal}
        if scored[move] < max(scored.values()):
            yield "scores a city that is worth less than another, or none"


def slips(engine: Engine, s: Any, move: int, legal: list[int]) -> Iterator[str]:
    """What a bot that looks far ahead may have a reason for, and one that does not has none."""
    box: Any = engine.box
    if s.decision == decisions.EFFECT and move == moves.DECLINE:
        yield "declines the effect of a venue"
    if s.decision == decisions.WORK and moves.STATION <= move < moves.PARTICIPATE:
        city, colour = divmod(move - moves.STATION, state.COLOURS)
        if s.year + 1 == state.YEARS and not s.tracks >> city & 1:
            return  # a city without track counts the same in any colour
        for other in range(state.COLOURS):
            if (
                cities_of_train(s, box, s.seat) >> city & 1
                and moves.STATION + city * state.COLOURS + other in legal
                and station_points(s, box, s.seat, other) >= station_points(s, box, s.seat, colour)
                and rank_of(s, other) < rank_of(s, colour)
            ):
                yield "builds a colour in its own city that pays no more now and ranks lower"
                return
