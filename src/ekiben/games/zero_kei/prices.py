"""What things cost the acting player after abilities and discounts, and who is paid."""

from __future__ import annotations

from typing import NamedTuple

from ekiben.games.zero_kei import abilities
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.state import ALL_CITIES, ALL_VENUES, CITIES, HIDEO, State
from ekiben.rule import rule

NOT_POSSIBLE = 10_000  # a price nobody can pay: the thing can't be done at all


class Prices(NamedTuple):
    """The least that each kind of work costs the acting player now, before any discount of a card."""

    ground: int
    section: int  # of track, if the player has a token
    track: int  # the same, NOT_POSSIBLE while nobody has a token
    building: int  # of a station, if a city is ready for it
    station: int  # the same, NOT_POSSIBLE while no city is
    venue: int  # 0, or NOT_POSSIBLE: no cauldron left or no open venue


class Discounts(NamedTuple):
    """What a card takes off the price of each work."""

    ground: int
    track: int
    station: int


@rule
def off(ground: int, track: int, station: int) -> Discounts:
    """Discounts, all of them as wide as the compiler expects."""
    return Discounts(ground, track, station)


@rule
def earn(s: State, seat: int, yen: int) -> None:
    """Yen from the bank or from a player; for Hideo each is a point (solo)."""
    if s.solo and seat == HIDEO:
        s.points[seat] += yen
    else:
        s.yen[seat] += yen


@rule
def pay_player(s: State, payer: int, receiver: int, yen: int) -> None:
    """Yen from one player to another."""
    s.yen[payer] -= yen
    earn(s, receiver, yen)


@rule
def stations_built(s: State) -> int:
    """The cities with a station."""
    return s.stations[0] | s.stations[1] | s.stations[2]


@rule
def carriage_price(s: State, box: Box, carriage: int) -> int:
    """Printed cost and the surcharge for each of its cities with a station."""
    price = box.carriage_cost[carriage]
    dear = box.carriage_cities[carriage] & stations_built(s)
    while dear:
        price += box.surcharge
        dear &= dear - 1
    return price


@rule
def with_ability(s: State, seat: int, ability: int, price: int, lowered: int) -> int:
    """A price, or that of an ability if the seat has it. An ability never raises a price (ruling 6)."""
    return min(price, lowered) if s.abilities[seat] & ability else price


@rule
def engine_price(s: State, box: Box, seat: int) -> int:
    """The fee for using any engine."""
    return with_ability(s, seat, abilities.ENGINE_1, box.engine_fee, box.ability_engine_fee)


@rule
def discounted(price: int, discount: int) -> int:
    """A price less the discount of a card, never below 0 (ruling 6)."""
    return max(0, price - discount)


@rule
def ground_price(s: State, box: Box, seat: int, city: int) -> int:
    return with_ability(s, seat, abilities.GROUND_1, box.ground_cost[city], box.ability_ground_cost)


@rule
def station_price(s: State, box: Box, seat: int) -> int:
    return with_ability(s, seat, abilities.STATION_BONUS, box.station_cost, box.bonus_station_cost)


@rule
def income_of_tail(s: State, box: Box, seat: int) -> int:
    """What the seat's tail pays."""
    return box.ability_tail_income if s.abilities[seat] & abilities.TAIL_8 else box.tail_income


@rule
def current_space(s: State, box: Box) -> int:
    """Where the track cost counter stands: the letter of the current event."""
    return box.event_letter[s.events[s.year]]


@rule
def least_ground_price(s: State, box: Box, seat: int) -> int:
    """Of the cities that can be prepared."""
    open_ground = ALL_CITIES & ~s.prepared
    least = NOT_POSSIBLE
    for city in range(CITIES):
        if open_ground >> city & 1:
            least = min(least, ground_price(s, box, seat, city))
    return least


@rule
def least_track_price(s: State, box: Box, seat: int) -> int:
    """Of the spaces of the cost marker that the player may choose, if a section is empty."""
    if s.tracks == ALL_CITIES:
        return NOT_POSSIBLE
    if not s.abilities[seat] & abilities.FREE_TRACK_SPACE:
        return box.track_cost[current_space(s, box)]
    least = NOT_POSSIBLE
    for space in range(box.letters):
        least = min(least, box.track_cost[space])
    return least


@rule
def token_within_reach(s: State) -> bool:
    """Whether anybody has a track token: the player, or else a lender."""
    for owner in range(s.players):
        if s.track_tokens[owner] > 0:
            return True
    return False


@rule
def open_venues(s: State) -> int:
    """The venues where a player may place cauldrons; solo: Hideo closes some (ruling 13)."""
    return ALL_VENUES & ~s.closed


@rule
def least_prices(s: State, box: Box, seat: int) -> Prices:
    """What every kind of work costs at least."""
    section = least_track_price(s, box, seat)
    building = station_price(s, box, seat)
    track = section
    if not token_within_reach(s):
        track = NOT_POSSIBLE
    station = building
    if not s.prepared & ~stations_built(s):
        station = NOT_POSSIBLE
    venue = 0
    if s.cauldrons_left[seat] == 0 or not open_venues(s):
        venue = NOT_POSSIBLE
    return Prices(least_ground_price(s, box, seat), section, track, building, station, venue)


@rule
def price_of_all(works: int, prepares: int, p: Prices, less: Discounts) -> int:
    """What several works cost at least; preparing brings a token, and ground for a station (ruling 12)."""
    price = 0
    if works & abilities.PREPARE:
        price += discounted(p.ground, less.ground)
    if works & abilities.TRACK:
        price += discounted(p.section if prepares else p.track, less.track)
    if works & abilities.STATION:
        price += discounted(p.building if prepares else p.station, less.station)
    if works & abilities.PARTICIPATE:
        price += p.venue
    return price
