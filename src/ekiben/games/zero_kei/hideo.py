"""Hideo, the automa of the solo game: what the rules do for his seat. He never decides anything."""

from __future__ import annotations

from ekiben.games.zero_kei import phases
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.prices import current_space, earn
from ekiben.games.zero_kei.purchase import put_token_on
from ekiben.games.zero_kei.state import BOARD, CITY_POSITIONS, COLOURS, HIDEO, NOBODY, STOCK, State
from ekiben.games.zero_kei.value_track import advance_counter
from ekiben.games.zero_kei.works import (
    build_station,
    can_prepare_city,
    can_station_city,
    can_track_city,
    lay_track,
    place_cauldron,
    prepare_ground,
)
from ekiben.rule import rule

CLOSING_CAULDRONS = 2  # come with a closed-venue token


@rule
def hideo_chooses_carriage(s: State, box: Box) -> None:
    """Phase 2: the middle carriage, else the one nearest the tile. He pays nothing."""
    place = s.row_size // 2
    if s.chosen[place] != NOBODY:
        place = 0
    put_token_on(s, HIDEO, place)
    # The doubles, which have a second icon, start in the discard: his choice is never asked for.
    advance_counter(s, box, box.carriage_counter[s.row[place]])


@rule
def hideo_takes_order(s: State, box: Box) -> None:
    """Phase 3B: the first free space; where a counter is to be advanced, the rearmost."""
    space = 0
    while s.tile[space] != NOBODY:
        space += 1
    s.tile[space] = HIDEO
    earn(s, HIDEO, box.order_yen[s.players, space])
    s.points[HIDEO] += box.order_points[s.players, space]
    if box.order_advance[s.players, space]:
        advance_counter(s, box, s.ranking[COLOURS - 1])


@rule
def hideo_colour(s: State, box: Box) -> int:
    """The station that scores most now; on a tie the better ranked counter's."""
    best = NOBODY
    for rank in range(COLOURS):
        colour = s.ranking[rank]
        if s.built[colour] < STOCK:
            if best == NOBODY or box.row_points[s.built[colour]] > box.row_points[s.built[best]]:
                best = colour
    return best


@rule
def hideo_works_in(s: State, box: Box, city: int) -> bool:
    """The first possible of prepare, station, track with an own token; False: none is."""
    if can_prepare_city(s, city):
        prepare_ground(s, box, HIDEO, city)
    elif can_station_city(s, city):
        build_station(s, box, HIDEO, city, hideo_colour(s, box))
    elif can_track_city(s, city) and s.track_tokens[HIDEO] > 0:
        lay_track(s, box, HIDEO, city, current_space(s, box), HIDEO)
    else:
        return False
    return True


@rule
def hideo_places(s: State, venue: int, cauldrons: int, points: int) -> None:
    """Cauldrons into a venue, as far as he has them; points for each (ruling 18)."""
    for _ in range(cauldrons):
        if s.cauldrons_left[HIDEO] > 0:
            place_cauldron(s, HIDEO, venue)
            s.points[HIDEO] += points


@rule
def hideo_margin(s: State, box: Box, row: int) -> None:
    """What the margin of a board row gives when nothing can be done in a city."""
    if box.margin_venue[row] == NOBODY:
        s.points[HIDEO] += box.margin_points[row]
    else:
        hideo_places(s, box.margin_venue[row], 1, box.margin_points[row])


@rule
def closing_points(box: Box, venue: int) -> int:
    """What a cauldron of a closed-venue token scores: as the margin gives for that venue."""
    for row in range(4):
        if box.margin_venue[row] == venue:
            return box.margin_points[row]
    return 0


@rule
def hideo_acts_at(s: State, box: Box, position: int) -> None:
    """A position of his board: its token is turned up and acts."""
    s.revealed |= 1 << position
    token = s.board[position]
    if position >= CITY_POSITIONS:
        s.closed |= 1 << token
        hideo_places(s, token, CLOSING_CAULDRONS, closing_points(box, token))
    elif not hideo_works_in(s, box, token):
        hideo_margin(s, box, box.position_row[position])


@rule
def hideo_step(s: State, box: Box) -> None:
    """The next step of phase 3B and C: the tile, then his board from the top row to the bottom."""
    if s.stage == phases.HIDEO_ORDERS:
        hideo_takes_order(s, box)
    else:
        hideo_acts_at(s, box, box.board_order[s.stage - phases.HIDEO_ORDERS - 1])
    s.stage += 1
    while s.stage <= phases.HIDEO_ORDERS + BOARD:
        if box.position_years[box.board_order[s.stage - phases.HIDEO_ORDERS - 1]] >> s.year & 1:
            return
        s.stage += 1
    s.stage = phases.ARRIVING
    s.turn += 1
