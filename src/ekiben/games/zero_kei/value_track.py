"""The value track: three counters, and which of them is worth most."""

from __future__ import annotations

from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.state import COLOURS, State
from ekiben.rule import rule


@rule
def rank_of(s: State, colour: int) -> int:
    """0 for the best counter, 2 for the last."""
    for rank in range(COLOURS):
        if s.ranking[rank] == colour:
            return rank
    return COLOURS


@rule
def advance_counter(s: State, box: Box, colour: int) -> None:
    """One step, onto the top of the pile that is there. On the last space it stays (ruling 4)."""
    if s.spaces[colour] >= box.last_space:
        return
    s.spaces[colour] += 1
    rank = rank_of(s, colour)
    while rank > 0 and s.spaces[s.ranking[rank - 1]] <= s.spaces[colour]:
        s.ranking[rank] = s.ranking[rank - 1]
        rank -= 1
    s.ranking[rank] = colour


@rule
def station_value(s: State, box: Box, city: int) -> int:
    """What the station of a city is worth now; 0 where there is none."""
    for rank in range(COLOURS):
        if s.stations[s.ranking[rank]] >> city & 1:
            return box.final_values[rank]
    return 0


@rule
def city_value(s: State, box: Box, city: int) -> int:
    """What a city scores now (final scoring, 2)."""
    if s.tracks >> city & 1:
        return station_value(s, box, city)
    return box.untracked_city
