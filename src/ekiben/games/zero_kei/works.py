"""The four works, as they change the table and score; what they cost is in `prices`.

Hideo does the same works as a player, so nothing here takes payment.
"""

from __future__ import annotations

from ekiben.games.zero_kei import abilities
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.prices import stations_built
from ekiben.games.zero_kei.state import State
from ekiben.rule import rule


@rule
def can_prepare_city(s: State, city: int) -> bool:
    """Whether the construction token still lies there."""
    return not s.prepared >> city & 1


@rule
def can_track_city(s: State, city: int) -> bool:
    """Whether the section is empty; prepared or not does not matter."""
    return not s.tracks >> city & 1


@rule
def can_station_city(s: State, city: int) -> bool:
    """Whether the ground is prepared and no station stands there."""
    return s.prepared & ~stations_built(s) & 1 << city != 0


@rule
def station_points(s: State, box: Box, seat: int, colour: int) -> int:
    """The row of the topmost station of a colour, and the bonus of the ability."""
    points = box.row_points[s.built[colour]]
    if s.abilities[seat] & abilities.STATION_BONUS:
        points += box.bonus_station_points
    return points


@rule
def prepare_ground(s: State, box: Box, seat: int, city: int) -> None:
    """The construction token becomes a track token on the engine."""
    s.prepared |= 1 << city
    s.track_tokens[seat] += 1
    s.points[seat] += box.ground_points[city]


@rule
def lay_track(s: State, box: Box, seat: int, city: int, space: int, owner: int) -> None:
    """A token of the owner's engine goes to the section; the acting player scores."""
    s.track_tokens[owner] -= 1
    s.tracks |= 1 << city
    s.points[seat] += box.track_points[space]


@rule
def build_station(s: State, box: Box, seat: int, city: int, colour: int) -> None:
    """The topmost station of the colour goes to the city."""
    s.points[seat] += station_points(s, box, seat, colour)
    s.built[colour] += 1
    s.stations[colour] |= 1 << city


@rule
def place_cauldron(s: State, seat: int, venue: int) -> None:
    s.cauldrons_left[seat] -= 1
    s.cauldrons[seat, venue] += 1
