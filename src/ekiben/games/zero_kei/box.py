"""What is printed on the components, as one record that the rules read. `components` fills it."""

from __future__ import annotations

from ekiben.games.zero_kei.state import BOARD, CARRIAGES, CITIES, ENGINES, SEATS, VENUES
from ekiben.layout import Cells, Grid, Layout, i8, i16

MOST_EVENTS = 32
FACES = SEATS + 1  # things that differ by the number of players are indexed by it
LETTERS = 8  # spaces of the track cost marker, at most


class Box(Layout):
    # The order of the line: cities
    ground_cost: Cells = i8(CITIES)
    ground_points: Cells = i8(CITIES)
    letters: int = i8()  # spaces of the track cost marker
    track_cost: Cells = i8(LETTERS)
    track_points: Cells = i8(LETTERS)
    row_points: Cells = i8(4)  # stations, from the top row of the stock
    final_values: Cells = i8(3)  # of a station, by the rank of its counter
    last_space: int = i8()  # of the value track

    order_advance: Grid = i8(FACES, SEATS)  # rewards of the turn order tile
    order_yen: Grid = i8(FACES, SEATS)
    order_points: Grid = i8(FACES, SEATS)

    venue_pay: Cells = i8(VENUES)
    venue_yen: Cells = i8(VENUES)
    venue_points: Cells = i8(VENUES)
    venue_move: Cells = i8(VENUES)

    engine_works: Cells = i8(FACES * ENGINES)
    engine_discount: Grid = i8(FACES * ENGINES, 3)
    engine_count: Cells = i8(FACES)

    carriage_cities: Cells = i16(CARRIAGES)
    carriage_cost: Cells = i8(CARRIAGES)
    carriage_counter: Cells = i8(CARRIAGES)
    carriage_choice: Cells = i8(CARRIAGES)  # colours of the second icon
    carriage_work: Cells = i8(CARRIAGES)
    carriage_discount: Cells = i8(CARRIAGES)
    carriage_ability: Cells = i8(CARRIAGES)

    events: int = i8()
    event_colour: Cells = i8(MOST_EVENTS)
    event_letter: Cells = i8(MOST_EVENTS)
    event_actions: Cells = i8(MOST_EVENTS)
    event_yen: Cells = i8(MOST_EVENTS)
    event_at_end: Cells = i8(MOST_EVENTS)  # 1: of the round, so it is no action
    event_effect: Cells = i8(MOST_EVENTS)
    event_works: Cells = i8(MOST_EVENTS)
    event_one: Cells = i8(MOST_EVENTS)  # 1: one of the works, 0: all of them
    event_fee: Cells = i8(MOST_EVENTS)
    event_gain: Cells = i8(MOST_EVENTS)
    event_lose: Cells = i8(MOST_EVENTS)
    event_discount: Cells = i8(MOST_EVENTS)
    event_rank_yen: Grid = i8(MOST_EVENTS, SEATS)
    year_colour: Grid = i8(FACES, 5)

    cauldrons_each: int = i8()
    row_extra: int = i8()
    untracked_city: int = i8()
    connected_city: int = i8()
    leftover_cauldron: int = i8()
    yen_per_point: int = i8()
    leftover_track: int = i8()

    engine_fee: int = i8()
    station_cost: int = i8()
    repeat_fee: int = i8()
    tail_income: int = i8()
    unused_action: int = i8()
    surcharge: int = i8()

    bonus_station_cost: int = i8()
    bonus_station_points: int = i8()
    ability_ground_cost: int = i8()
    ability_engine_fee: int = i8()
    ability_tail_income: int = i8()

    position_row: Cells = i8(BOARD)
    position_years: Cells = i8(BOARD)
    board_order: Cells = i8(BOARD)  # positions from the top row to the bottom
    margin_venue: Cells = i8(4)
    margin_points: Cells = i8(4)
    hard_yen: int = i8()
    hard_points: int = i8()
