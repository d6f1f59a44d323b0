"""A position of Zero-Kei: everything on the table, in one record.

Inside the rules cities, venues, places and tile spaces count from 0, and sets of cities, carriages, seats
or colours are bit masks. What a person reads counts from 1 (see `notation` and `view`).
"""

from __future__ import annotations

from ekiben.layout import Cells, Grid, Layout, i8, i16, i32

SEATS = 4
YEARS = 5
CITIES = 12
ALL_CITIES = (1 << CITIES) - 1
COLOURS = 3
ALL_COLOURS = (1 << COLOURS) - 1
STOCK = 4  # stations of each colour
VENUES = 3
ALL_VENUES = (1 << VENUES) - 1
CARRIAGES = 30
ENGINES = 4  # engines laid out for the draft, at most
ROW = 6  # carriages on offer, at most
TRAIN = 16  # carriages in a train, at most: 5 bought in phase 2 and at most 11 ever lie in the discard
BOARD = 8  # positions on Hideo's board: A1 A2 B1 B2 B3 B4 C1 C2
CITY_POSITIONS = 6  # the first six of them hold cities
HIDEO = 1  # Hideo's seat in solo
NOBODY = -1
GONE = -2  # a place of the row whose carriage has left it

# Cards other than carriages, as bits of `used_cards`: the engines of seats 0-3, then these
TAIL_CARD = 16
EVENT_CARD = 32


class State(Layout):
    players: int = i8()  # seats that play, Hideo included
    solo: int = i8()  # 1: seat 1 is Hideo
    hard: int = i8()  # 1: Hideo has a head start
    year: int = i8()  # 0-4: the rounds 1959-60 … 1963-64
    phase: int = i8()
    stage: int = i8()
    decision: int = i8()  # what is asked now
    seat: int = i8()  # who is asked
    turn: int = i8()  # how many of `queue` have had their turn in this phase
    queue: Cells = i8(SEATS)  # the seats in the order in which they act in this phase
    tile: Cells = i8(SEATS)  # the seat on each space of the turn order tile, or NOBODY
    events: Cells = i8(YEARS)  # the event of each year, face up from the start

    deck: Cells = i8(CARRIAGES)  # all carriages in the order in which they are dealt
    deck_size: int = i8()  # 30; solo 24: the six doubles start in the discard
    dealt: int = i8()  # how many have left the deck
    row: Cells = i8(ROW)  # the carriages on offer, nearest to the tile first
    row_size: int = i8()
    chosen: Cells = i8(ROW)  # the seat whose token lies on each of them, or NOBODY, or GONE
    discard: int = i32()  # carriages

    spaces: Cells = i8(COLOURS)  # where the value counters stand
    ranking: Cells = i8(COLOURS)  # the colours, the best counter first
    built: Cells = i8(COLOURS)  # stations built of each colour
    prepared: int = i16()  # cities whose construction token is gone
    tracks: int = i16()  # cities with track
    stations: Cells = i16(COLOURS)  # cities with a station of each colour

    venues: Cells = i8(VENUES)  # the city of each venue
    cauldrons: Grid = i8(SEATS, VENUES)  # placed
    cauldrons_left: Cells = i8(SEATS)  # not placed
    closed: int = i8()  # venues where the human may place no more
    spare: int = i16()  # cities of the venue tokens that nobody uses; solo: the three set aside
    spare_seen: int = i8()  # solo: the three were turned up

    yen: Cells = i16(SEATS)
    points: Cells = i16(SEATS)
    engines: Cells = i8(SEATS)  # which engine of the box, or NOBODY
    engines_left: int = i8()  # of those laid out for the draft
    track_tokens: Cells = i8(SEATS)  # on the engine
    train: Grid = i8(SEATS, TRAIN)  # carriages from engine to tail
    length: Cells = i8(SEATS)  # of the train
    abilities: Cells = i8(SEATS)  # of the carriages in the train
    token_cities: Cells = i16(CARRIAGES)  # cities that venue tokens have added to a carriage

    covered: int = i32()  # carriages used up for the rest of the game (Buy)
    used: int = i32()  # carriages used this turn
    used_cards: int = i8()  # engines, tail and event used this turn
    actions_left: int = i8()

    # The action being carried out
    todo: int = i8()  # works still to be done …
    choose_one: int = i8()  # … one of them, or all
    discounts: Cells = i8(3)  # on prepare, track, station
    city: int = i8()  # where track is being laid
    space: int = i8()  # at which space of the cost marker
    colours: int = i8()  # counters that may be advanced
    advances: int = i8()  # how many still must be
    venue: int = i8()  # whose effect is offered
    effects: int = i8()  # how many times still
    moving: int = i8()  # place of the carriage being moved
    token: int = i8()  # city of the venue token just taken

    board: Cells = i8(BOARD)  # Hideo's tokens: a city, or on the last two a venue
    revealed: int = i16()  # positions of his board that lie face up
    closed_aside: int = i8()  # the closed-venue token not in play
