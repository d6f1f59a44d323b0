"""Set-up: the table before the first round, with the engine draft still to come."""

from __future__ import annotations

from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.state import (
    ALL_CITIES,
    CARRIAGES,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    GONE,
    HIDEO,
    NOBODY,
    ROW,
    SEATS,
    VENUES,
    YEARS,
    State,
)
from ekiben.layout import Cells
from ekiben.rng import random_below, shuffle
from ekiben.rule import rule

HARD = 1  # option: Hideo's head start


@rule
def is_double(box: Box, carriage: int) -> bool:
    """Whether a carriage shows two cities."""
    cities = box.carriage_cities[carriage]
    return cities & (cities - 1) != 0


@rule
def lay_out_events(s: State, box: Box, rng: Cells) -> None:
    """One event a year, of the colour that the year has for this number of players."""
    for year in range(YEARS):
        colour = box.year_colour[s.players, year]
        fitting = 0
        for event in range(box.events):
            if event_fits_year(s, box, event, colour, year):
                fitting += 1
        pick = random_below(rng, fitting)
        for event in range(box.events):
            if event_fits_year(s, box, event, colour, year):
                if pick == 0:
                    s.events[year] = event
                pick -= 1


@rule
def event_fits_year(s: State, box: Box, event: int, colour: int, year: int) -> bool:
    """Whether an event has the colour and was not laid out for an earlier year."""
    for earlier in range(year):
        if s.events[earlier] == event:
            return False
    return box.event_colour[event] == colour


@rule
def shuffle_deck(s: State, box: Box, rng: Cells) -> None:
    """The deck; in solo the doubles start in the discard."""
    size = 0
    for carriage in range(CARRIAGES):
        if s.solo and is_double(box, carriage):
            s.discard |= 1 << carriage
        else:
            s.deck[size] = carriage
            size += 1
    s.deck_size = size
    shuffle(s.deck, 0, size, rng)


@rule
def assign_venues(s: State, tokens: Cells) -> None:
    """Lay the first three shuffled city tokens on the venues; the others are spare."""
    s.spare = ALL_CITIES
    for venue in range(VENUES):
        s.venues[venue] = tokens[venue]
        s.spare &= ~(1 << tokens[venue])


@rule
def prepare_hideo(s: State, tokens: Cells, rng: Cells) -> None:
    """Hideo's board: cities on A and B, closed-venue tokens on C; what remains is set aside."""
    for position in range(CITY_POSITIONS):
        s.board[position] = tokens[VENUES + position]
        s.spare &= ~(1 << s.board[position])
    # One of the three closed-venue tokens stays aside; the order of the other two is random.
    s.closed_aside = random_below(rng, VENUES)
    first = (s.closed_aside + 1 + random_below(rng, 2)) % VENUES
    s.board[CITY_POSITIONS] = first
    s.board[CITY_POSITIONS + 1] = VENUES - first - s.closed_aside
    s.revealed = 0b11  # A1 and A2 lie open


@rule
def set_up(s: State, box: Box, players: int, options: int, rng: Cells) -> None:
    """A new game for 1-4 players (1: against Hideo) in a record full of zeros."""
    s.solo = 1 if players == 1 else 0
    s.hard = 1 if s.solo and options & HARD else 0
    s.players = 2 if s.solo else players
    s.row_size = s.players + box.row_extra - s.solo
    for colour in range(COLOURS):
        s.ranking[colour] = colour
    shuffle(s.ranking, 0, COLOURS, rng)
    tokens = s.deck  # the deck's cells hold the tokens while these are shuffled; the deck comes last
    for city in range(CITIES):
        tokens[city] = city
    shuffle(tokens, 0, CITIES, rng)
    assign_venues(s, tokens)
    if s.solo:
        prepare_hideo(s, tokens, rng)
    for space in range(SEATS):
        s.tile[space] = space if space < s.players else NOBODY
    if not s.solo:
        shuffle(s.tile, 0, s.players, rng)
    lay_out_events(s, box, rng)
    shuffle_deck(s, box, rng)
    for place in range(ROW):
        s.chosen[place] = GONE
    give_out(s, box)
    s.phase = phases.DRAFT
    s.decision = decisions.NOTHING
    s.engines_left = (1 << box.engine_count[s.players]) - 1
    for i in range(s.players):  # the last in turn order chooses first
        s.queue[i] = s.tile[s.players - 1 - i]


@rule
def give_out(s: State, box: Box) -> None:
    """Yen, cauldrons; nobody has an engine yet."""
    yen = 0
    for year in range(YEARS):
        yen += box.event_yen[s.events[year]]
    for seat in range(SEATS):
        s.engines[seat] = NOBODY
        if seat < s.players:
            s.yen[seat] = yen
            s.cauldrons_left[seat] = box.cauldrons_each
    if s.solo:
        s.yen[HIDEO] = 0
    if s.hard:
        s.yen[0] = box.hard_yen
        s.points[HIDEO] = box.hard_points
