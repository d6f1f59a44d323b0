"""What the cities of the line will be worth at the end, in tenths of points."""

from __future__ import annotations

from ekiben.games.zero_kei.bots.scratch import ZeroKeiScratch
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.prices import stations_built
from ekiben.games.zero_kei.state import CITIES, COLOURS, State
from ekiben.rule import rule

TENTHS = 10

# Whether a city of the seat's gets a work that it lacks
EVEN_CHANCE = 5  # with this number of works to come the chance is even
TURN_WORKS = 1  # sections of track, wanted by the seat, that a turn of another is good for when two play …
MORE_WORKS = 2  # … and more for each further player: somebody will want that city, too
NEW_STATION = 65  # what a station will be worth to the seat that builds it and picks the colour, in tenths

DRIFT = 6  # tenths of a space by which the lead of a counter may change in a turn


@rule
def chance(works: int) -> int:
    """That a work which a city lacks will be done, in hundredths, by the number of works to come."""
    return 100 * works // (works + EVEN_CHANCE)


# --- the counters -----------------------------------------------------------------------------------------


@rule
def stays_ahead(s: State, better: int, worse: int, turns: int) -> int:
    """The chance that one rank's counter ends before another's, in hundredths.

    A counter passes another by reaching its space, and in a pile by one advance.
    """
    lead = max(1, s.spaces[s.ranking[better]] - s.spaces[s.ranking[worse]])
    return min(100, 50 + 50 * TENTHS * lead // (TENTHS + DRIFT * turns))


@rule
def between_ranks(box: Box, ahead: int) -> int:
    """What a colour is worth, in tenths, by how many others are ahead, in hundredths."""
    if ahead <= 100:
        return ((100 - ahead) * box.final_values[0] + ahead * box.final_values[1]) // TENTHS
    return ((200 - ahead) * box.final_values[1] + (ahead - 100) * box.final_values[2]) // TENTHS


@rule
def note_colours(s: State, box: Box, scratch: ZeroKeiScratch, turns: int) -> None:
    """What the colours that are now first, second and last will be worth."""
    first = stays_ahead(s, 0, 1, turns)
    second = stays_ahead(s, 1, 2, turns)
    both = stays_ahead(s, 0, 2, turns)
    scratch.rank_values[0] = between_ranks(box, 200 - first - both)
    scratch.rank_values[1] = between_ranks(box, first + 100 - second)
    scratch.rank_values[2] = between_ranks(box, both + second)


@rule
def station_rank(s: State, city: int) -> int:
    for rank in range(COLOURS - 1):
        if s.stations[s.ranking[rank]] >> city & 1:
            return rank
    return COLOURS - 1


# --- the cities -------------------------------------------------------------------------------------------


@rule
def note_cities(s: State, box: Box, scratch: ZeroKeiScratch, turns: int, actions: int, works: int) -> None:
    """What each city will score for a carriage that names it.

    Stations that suit the seat come from its own actions, and twice that luck is needed while the ground is
    not prepared. Track comes from anybody's works, but hardly where nothing has been done yet.
    """
    note_colours(s, box, scratch, turns)
    built = stations_built(s)
    own = chance(actions)
    any_track = chance(works)
    bare = TENTHS * box.untracked_city
    for city in range(CITIES):
        track = any_track
        if built >> city & 1:
            value = scratch.rank_values[station_rank(s, city)]
        elif s.prepared >> city & 1:
            value = own * NEW_STATION // 100
        else:
            value = own * own * NEW_STATION // 10_000
            track = any_track * any_track // 100
        if not s.tracks >> city & 1:
            value = bare + track * (value - bare) // 100
        scratch.city_values[city] = value


@rule
def noted(scratch: ZeroKeiScratch, city: int, least: int) -> int:
    """What a city will score, but not less than a limit: for Hideo nothing counts below 0."""
    return max(least, scratch.city_values[city])
