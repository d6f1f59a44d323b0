"""What a seat sees, as a row of numbers for programs that learn: what `view` names, its own things first.

Seats are numbered relative to the observer: 0 is the seat itself, 1 the next one, and so on; seats that do
not play are zeros. Everything that is a name in a view is a flag here, or a number from 1 with 0 for none.
"""

from __future__ import annotations

from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.prices import carriage_price, current_space
from ekiben.games.zero_kei.scoring import cities_of_carriage
from ekiben.games.zero_kei.state import (
    BOARD,
    CARRIAGES,
    CITIES,
    CITY_POSITIONS,
    COLOURS,
    ENGINES,
    EVENT_CARD,
    GONE,
    ROW,
    SEATS,
    STOCK,
    TAIL_CARD,
    VENUES,
    YEARS,
    State,
)
from ekiben.layout import Cells
from ekiben.research.fields import Fields, Observation, flag_members, relative
from ekiben.rule import rule

PHASES = phases.OVER + 1
DECISIONS = decisions.SCORE + 1
EVENTS = 18  # those of the game: policies are trained on this many
WORKS = 5  # prepare, track, station, participate, advance: the lowest bits of `todo`

_fields = Fields()
_add = _fields.add
PLAYERS = _add("players", 1, "seats that play, Hideo included")
SOLO = _add("solo", 1, "1: the next seat is Hideo's")
HARD = _add("hard", 1, "1: Hideo has a head start")
YEAR = _add("year", YEARS, "flag of the round")
PHASE = _add("phase", PHASES, "flag of the phase: draft, purchase, run, end-of-round, over")
DECISION = _add("decision", DECISIONS, "flag of what is asked, in the order of the view's names")
DECIDES = _add("decides", SEATS, "flag of the seat that decides, which may be another one than the observer")
EVENT = _add("event", EVENTS, "flag of the event of this round")
EVENT_YEAR = _add("event_year", EVENTS, "the round 1-5 of each event, 0 where it is not in the game")
TRACK_COST = _add("track_cost", 1, "space of the track cost counter, 1 for A")
TILE = _add("tile", (SEATS, SEATS), "by space of the turn order tile: flag of the seat on it")
ROW_PLACE = _add("row", CARRIAGES, "place 1-6 of each carriage on offer")
PRICE = _add("price", CARRIAGES, "what each carriage on offer costs now")
CHOSEN = _add("chosen", (SEATS, ROW), "by seat: flag of the place in the row where its token lies")
DISCARD = _add("discard", CARRIAGES, "flags of the carriages in the discard")
DECK = _add("deck", 1, "carriages in the deck")
ENGINES_LEFT = _add("engines_left", ENGINES, "flags of the engines still laid out")
COUNTERS = _add("counters", COLOURS, "space of each value counter")
RANK = _add("rank", COLOURS, "rank of each value counter, 1 for the best")
STATIONS_LEFT = _add("stock", COLOURS, "stations left of each colour")
PREPARED = _add("prepared", CITIES, "flags of the cities that are prepared")
TRACKS = _add("tracks", CITIES, "flags of the cities with track")
STATIONS = _add("stations", (COLOURS, CITIES), "by colour: flags of the cities with its stations")
VENUE_CITY = _add("venues", (VENUES, CITIES), "by venue: flag of its city")
CLOSED = _add("closed", VENUES, "flags of the venues that are closed")
SPARE_SEEN = _add("spare_seen", 1, "1: the spare venue tokens lie open")
SPARE = _add("spare_tokens", CITIES, "flags of the cities of the spare venue tokens, if they lie open")
ACTIONS_LEFT = _add("actions_left", 1, "actions left in this turn")
USED = _add("used", CARRIAGES, "flags of the carriages used in this turn")
USED_ENGINES = _add("used_engines", SEATS, "by seat: 1 if its engine was used in this turn")
USED_TAIL = _add("used_tail", 1, "1: the tail was used in this turn")
USED_EVENT = _add("used_event", 1, "1: the event was used in this turn")
TODO = _add("works", WORKS, "flags of what a card still does: prepare, track, station, participate, advance")
ONE_OF_THEM = _add("one_of_them", 1, "1: only one of these works")
CITY = _add("city", CITIES, "flag of the city where track is being laid, or of the venue token just taken")
SPACE = _add("space", 1, "space of the cost marker chosen for it, 1 for A")
VENUE = _add("venue", VENUES, "flag of the venue whose effect is offered")
TIMES = _add("times", 1, "how many times still: effects of a venue, or counters to be advanced")
MOVING = _add("moving", CARRIAGES, "flag of the carriage that changes its place")
ADVANCING = _add("advancing", COLOURS, "flags of the counters that may be advanced")
YEN = _add("yen", SEATS, "by seat")
POINTS = _add("points", SEATS, "by seat")
ENGINE = _add("engine", (SEATS, ENGINES), "by seat: flag of its engine")
TRAIN = _add("train", (SEATS, CARRIAGES), "by seat: place of each carriage in its train, 1 behind the engine")
HELD = _add("cities", (SEATS, CITIES), "by seat: carriages with each city, tokens counted in")
TRACK_TOKENS = _add("track_tokens", SEATS, "by seat: track tokens on its engine")
CAULDRONS = _add("cauldrons", (SEATS, VENUES), "by seat: cauldrons in each venue")
CAULDRONS_LEFT = _add("cauldrons_left", SEATS, "by seat: cauldrons not placed")
COVERED = _add("covered", CARRIAGES, "flags of the carriages in trains that are used up")
TOKEN_ON = _add("token_on", CITIES, "by city: the carriage that its venue token lies on, 1 for the first")
HIDEO_CITIES = _add("hideo_cities", CITIES, "by city: place of its token on Hideo's board, 1 for A1, if open")
HIDEO_VENUES = _add("hideo_venues", VENUES, "by venue: place of its closing token, 1 for C1, if open")
FEATURES = _fields.size


@rule
def observe(s: State, box: Box, seat: int, out: Cells) -> None:
    """What a seat sees now."""
    for i in range(FEATURES):
        out[i] = 0
    observe_course(s, box, seat, out)
    observe_row(s, box, seat, out)
    observe_line(s, out)
    observe_turn(s, seat, out)
    observe_pending(s, out)
    for other in range(s.players):
        observe_player(s, box, other, relative(s.players, seat, other), out)
    if s.solo:
        observe_hideo(s, out)


@rule
def observe_course(s: State, box: Box, seat: int, out: Cells) -> None:
    """How far the game has come, and the events."""
    out[PLAYERS] = s.players
    out[SOLO] = s.solo != 0
    out[HARD] = s.hard != 0
    out[YEAR + s.year] = 1
    out[PHASE + s.phase] = 1
    if s.phase != phases.OVER:
        out[DECISION + s.decision] = 1
        out[DECIDES + relative(s.players, seat, s.seat)] = 1
    for year in range(YEARS):
        if s.events[year] < EVENTS:  # one that a components file adds has no place here
            out[EVENT_YEAR + s.events[year]] = year + 1
            if year == s.year:
                out[EVENT + s.events[year]] = 1
    out[TRACK_COST] = current_space(s, box) + 1
    for space in range(s.players):
        if s.tile[space] >= 0:
            out[TILE + space * SEATS + relative(s.players, seat, s.tile[space])] = 1


@rule
def observe_row(s: State, box: Box, seat: int, out: Cells) -> None:
    """The carriages and engines on offer."""
    for place in range(s.row_size):
        if s.chosen[place] != GONE:
            carriage = s.row[place]
            out[ROW_PLACE + carriage] = place + 1
            out[PRICE + carriage] = carriage_price(s, box, carriage)
            if s.chosen[place] >= 0:
                out[CHOSEN + relative(s.players, seat, s.chosen[place]) * ROW + place] = 1
    flag_members(s.discard, CARRIAGES, out, DISCARD)
    out[DECK] = s.deck_size - s.dealt
    flag_members(s.engines_left, ENGINES, out, ENGINES_LEFT)


@rule
def observe_line(s: State, out: Cells) -> None:
    """The line, the value track and the venues."""
    for colour in range(COLOURS):
        out[COUNTERS + colour] = s.spaces[colour]
        out[RANK + s.ranking[colour]] = colour + 1
        out[STATIONS_LEFT + colour] = STOCK - s.built[colour]
        flag_members(s.stations[colour], CITIES, out, STATIONS + colour * CITIES)
    flag_members(s.prepared, CITIES, out, PREPARED)
    flag_members(s.tracks, CITIES, out, TRACKS)
    for venue in range(VENUES):
        out[VENUE_CITY + venue * CITIES + s.venues[venue]] = 1
    flag_members(s.closed, VENUES, out, CLOSED)
    if s.spare_seen or not s.solo:
        out[SPARE_SEEN] = 1
        flag_members(s.spare, CITIES, out, SPARE)


@rule
def observe_turn(s: State, seat: int, out: Cells) -> None:
    """What was used in this turn."""
    out[ACTIONS_LEFT] = s.actions_left
    flag_members(s.used, CARRIAGES, out, USED)
    for other in range(s.players):
        out[USED_ENGINES + relative(s.players, seat, other)] = s.used_cards >> other & 1
    if s.used_cards & TAIL_CARD:
        out[USED_TAIL] = 1
    if s.used_cards & EVENT_CARD:
        out[USED_EVENT] = 1


@rule
def observe_pending(s: State, out: Cells) -> None:
    """What was chosen so far of a move that goes on."""
    asked = s.decision
    if asked == decisions.WORK:
        flag_members(s.todo, WORKS, out, TODO)
        out[ONE_OF_THEM] = s.choose_one != 0
    elif asked == decisions.COUNTER:
        flag_members(s.colours, COLOURS, out, ADVANCING)
        out[TIMES] = s.advances
    elif asked in (decisions.SPACE, decisions.LENDER):
        out[CITY + s.city] = 1
        if asked == decisions.LENDER:
            out[SPACE] = s.space + 1
    elif asked in (decisions.EFFECT, decisions.MOVE):
        out[VENUE + s.venue] = 1
        out[TIMES] = s.effects
    elif asked == decisions.PLACE:
        out[VENUE + s.venue] = 1
        out[MOVING + s.train[s.seat, s.moving]] = 1
    elif asked == decisions.TOKEN_CARRIAGE:
        out[CITY + s.token] = 1


@rule
def observe_player(s: State, box: Box, seat: int, place: int, out: Cells) -> None:
    """What lies in front of a player, told as that of the seat at a place beside the one that looks."""
    out[YEN + place] = s.yen[seat]
    out[POINTS + place] = s.points[seat]
    if s.engines[seat] >= 0:
        out[ENGINE + place * ENGINES + s.engines[seat] % ENGINES] = 1
    out[TRACK_TOKENS + place] = s.track_tokens[seat]
    out[CAULDRONS_LEFT + place] = s.cauldrons_left[seat]
    for venue in range(VENUES):
        out[CAULDRONS + place * VENUES + venue] = s.cauldrons[seat, venue]
    for i in range(s.length[seat]):
        carriage = s.train[seat, i]
        out[TRAIN + place * CARRIAGES + carriage] = i + 1
        out[COVERED + carriage] = s.covered >> carriage & 1
        cities = cities_of_carriage(s, box, carriage)
        for city in range(CITIES):
            out[HELD + place * CITIES + city] += cities >> city & 1
        if s.token_cities[carriage]:
            observe_tokens(s, carriage, out)


@rule
def observe_tokens(s: State, carriage: int, out: Cells) -> None:
    """The venue tokens on a carriage; there is one of each city."""
    for city in range(CITIES):
        if s.token_cities[carriage] >> city & 1:
            out[TOKEN_ON + city] = carriage + 1


@rule
def observe_hideo(s: State, out: Cells) -> None:
    """The tokens of Hideo's board that lie open."""
    for position in range(BOARD):
        if s.revealed >> position & 1:
            if position < CITY_POSITIONS:
                out[HIDEO_CITIES + s.board[position]] = position + 1
            else:
                out[HIDEO_VENUES + s.board[position]] = position - CITY_POSITIONS + 1


OBSERVATION = Observation(_fields, observe)
