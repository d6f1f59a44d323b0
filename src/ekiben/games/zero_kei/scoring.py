"""Final scoring."""

from __future__ import annotations

from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.state import CITIES, HIDEO, SEATS, VENUES, State
from ekiben.games.zero_kei.value_track import city_value
from ekiben.layout import Grid
from ekiben.rule import rule
from ekiben.sets import count_members

# The parts of a final score: columns of the table that `score` fills
PART_NAMES = ("points", "cities", "venues", "connected", "cauldrons", "yen", "track_tokens")
POINTS, CITY_POINTS, VENUE_POINTS, CONNECTED, CAULDRONS, YEN, TRACK_TOKENS = range(7)
TOTAL = 7
WINS = 8  # 12 for the winner, 6 each for two, …: shares as whole numbers
PARTS = 9

WHOLE_WIN = 12


@rule
def cities_of_carriage(s: State, box: Box, carriage: int) -> int:
    """Its printed cities and those of its tokens."""
    return box.carriage_cities[carriage] | s.token_cities[carriage]


@rule
def cities_of_train(s: State, box: Box, seat: int) -> int:
    cities = 0
    for place in range(s.length[seat]):
        cities |= cities_of_carriage(s, box, s.train[seat, place])
    return cities


@rule
def is_hideo(s: State, seat: int) -> bool:
    return s.solo != 0 and seat == HIDEO


@rule
def scored_value(s: State, box: Box, seat: int, city: int) -> int:
    """What a city scores for a seat: for Hideo nothing counts below 0."""
    value = city_value(s, box, city)
    if is_hideo(s, seat):
        return max(0, value)
    return value


@rule
def score_cities(s: State, box: Box, seat: int) -> int:
    """Every city on every carriage."""
    total = 0
    for place in range(s.length[seat]):
        cities = cities_of_carriage(s, box, s.train[seat, place])
        for city in range(CITIES):
            if cities >> city & 1:
                total += scored_value(s, box, seat, city)
    return total


@rule
def has_most_cauldrons(s: State, seat: int, venue: int) -> bool:
    """Whether the seat has most cauldrons, perhaps with others; in an empty venue nobody has."""
    own = s.cauldrons[seat, venue]
    for other in range(s.players):
        if s.cauldrons[other, venue] > own:
            return False
    return own > 0


@rule
def score_venues(s: State, box: Box, seat: int) -> int:
    """The cities of the venues led; for Hideo also those of A1 and A2."""
    total = 0
    for venue in range(VENUES):
        if has_most_cauldrons(s, seat, venue):
            total += scored_value(s, box, seat, s.venues[venue])
    if is_hideo(s, seat):
        for position in range(2):
            total += scored_value(s, box, seat, s.board[position])
    return total


@rule
def extend_run(run: int, last: int, city: int) -> int:
    """How long a run is with one more city: the same one as the last, or the next higher, goes on with it."""
    if run == 0 or city == last + 1:
        return run + 1
    return run if city == last else 1


@rule
def longest_run(s: State, box: Box, seat: int) -> int:
    """The cities of the longest run: read from engine to tail, each with track (rules 6.4).

    The cities of a card are read in ascending order (ruling 16).
    """
    longest = 0
    end = 0
    run = 0
    last = -1
    for place in range(s.length[seat]):
        cities = cities_of_carriage(s, box, s.train[seat, place])
        for city in range(CITIES):
            if cities >> city & 1:
                run = extend_run(run, last, city) if s.tracks >> city & 1 else 0
                last = city
                if run > longest:
                    longest = run
                    end = city
    return ((1 << longest) - 1) << (end + 1 - longest) if longest else 0


@rule
def longest_sorted_run(s: State, box: Box, seat: int) -> int:
    """Hideo's run: all his cities sorted, track or not."""
    cities = cities_of_train(s, box, seat)
    longest = 0
    run = 0
    for city in range(CITIES):
        run = run | 1 << city if cities >> city & 1 else 0
        if count_members(run) > count_members(longest):
            longest = run
    return longest


@rule
def connected_cities(s: State, box: Box, seat: int) -> int:
    """The longest run, if it has at least two cities."""
    run = longest_sorted_run(s, box, seat) if is_hideo(s, seat) else longest_run(s, box, seat)
    return run if run & (run - 1) else 0


@rule
def score_seat(s: State, box: Box, seat: int, out: Grid) -> None:
    """The final scoring of a seat as it would be now: its parts and the total."""
    out[seat, POINTS] = s.points[seat]
    out[seat, CITY_POINTS] = score_cities(s, box, seat)
    out[seat, VENUE_POINTS] = score_venues(s, box, seat)
    out[seat, CONNECTED] = count_members(connected_cities(s, box, seat)) * box.connected_city
    out[seat, CAULDRONS] = 0
    if not is_hideo(s, seat):
        out[seat, CAULDRONS] = s.cauldrons_left[seat] * box.leftover_cauldron
    out[seat, YEN] = s.yen[seat] // box.yen_per_point
    out[seat, TRACK_TOKENS] = s.track_tokens[seat] * box.leftover_track
    total = 0
    for part in range(TOTAL):
        total += out[seat, part]
    out[seat, TOTAL] = total


@rule
def score(s: State, box: Box, out: Grid) -> None:
    """The final scoring as it would be now: a row per seat with its parts, the total and the win."""
    for seat in range(s.players):
        score_seat(s, box, seat, out)
    share_win(s, out)


@rule
def beats(s: State, out: Grid, seat: int, other: int) -> bool:
    """More points, or as many and more cauldrons not placed."""
    if out[seat, TOTAL] != out[other, TOTAL]:
        return out[seat, TOTAL] > out[other, TOTAL]
    return s.cauldrons_left[seat] > s.cauldrons_left[other]


@rule
def share_win(s: State, out: Grid) -> None:
    """The seats that nobody beats share the win equally."""
    winners = 0
    for seat in range(s.players):
        unbeaten = 1
        for other in range(s.players):
            if beats(s, out, other, seat):
                unbeaten = 0
        out[seat, WINS] = unbeaten
        winners += unbeaten
    for seat in range(s.players):
        out[seat, WINS] = out[seat, WINS] * WHOLE_WIN // winners


assert WHOLE_WIN % 2 == WHOLE_WIN % 3 == WHOLE_WIN % SEATS == 0
