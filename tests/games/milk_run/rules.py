"""The rules of Milk Run: what is printed, a position, and what can be done with it."""

from __future__ import annotations

from ekiben.layout import Cells, Grid, Layout, i8, i64
from ekiben.rng import random_below, random_word
from ekiben.rule import rule

SEAT_NAMES = ("red", "blue", "green")
STATION_NAMES = ("brook", "mill", "summit")
SEATS, STATIONS, SIDES = 3, 3, 6
NOBODY = NOWHERE = -1
HARD = 1  # the option, a bit
WHOLE_WIN = 6  # what `score` writes for a win: two or three may share it
M_GO, M_LEAVE, M_REST = 0, STATIONS, STATIONS + SIDES  # moves: go to a station, leave churns there, rest


class Box(Layout):
    """What is printed."""

    rounds: int = i8()
    room: Cells = i8(STATIONS)
    prize: Cells = i8(STATIONS)
    order: int = i8()


class State(Layout):
    """A position."""

    seat: int = i8()  # who decides; NOBODY at the end
    players: int = i8()
    hard: int = i8()
    turn: int = i8()  # from 0; everybody has one in each round
    die: int = i8()  # churns that the train brings in this turn
    station: int = i8()  # where the deciding seat went, or NOWHERE
    customer: Cells = i8(SEATS)  # the station on each seat's hidden card
    churns: Grid = i8(SEATS, STATIONS)
    chance: Cells = i64(2)  # the generator of the die


@rule
def new_game(s: State, box: Box, players: int, options: int, rng: Cells) -> None:
    """Deal the cards, roll the die."""
    s.players = players
    s.hard = options & HARD
    for seat in range(players):
        s.customer[seat] = random_below(rng, STATIONS)
    seed_die(s, rng)
    begin_turn(s, box)


@rule
def seed_die(s: State, rng: Cells) -> None:
    """Start the generator of the die."""
    s.chance[0] = random_word(rng)
    s.chance[1] = random_word(rng) | 1


@rule
def begin_turn(s: State, box: Box) -> None:
    """The die says how many churns the train brings to the next seat; after the last round nobody decides."""
    s.seat = s.turn % s.players if s.turn < box.rounds * s.players else NOBODY
    s.station = NOWHERE
    s.die = random_below(s.chance, SIDES) + 1


@rule
def room_left(s: State, box: Box, station: int) -> int:
    """How many churns still fit on a platform."""
    room = box.room[station]
    for seat in range(s.players):
        room -= s.churns[seat, station]
    return room


@rule
def legal(s: State, box: Box, out: Cells) -> int:
    """Go where there is room and leave churns there, or rest: in the hard game only if there is no room."""
    count = 0
    if s.station != NOWHERE:
        while count < min(s.die, room_left(s, box, s.station)):
            out[count] = M_LEAVE + count
            count += 1
    elif s.seat != NOBODY:
        for station in range(STATIONS):
            if room_left(s, box, station) > 0:
                out[count] = M_GO + station
                count += 1
        if count == 0 or not s.hard:
            out[count] = M_REST
            count += 1
    return count


@rule
def apply(s: State, box: Box, move: int) -> None:
    """Going to a station begins a turn; leaving churns there ends it, and so does resting."""
    if move < M_LEAVE:
        s.station = move - M_GO
        return
    if move < M_REST:
        s.churns[s.seat, s.station] += move - M_LEAVE + 1
    s.turn += 1
    begin_turn(s, box)


@rule
def has_most(s: State, seat: int, station: int) -> bool:
    """Whether a seat has more churns at a station than any other."""
    for other in range(s.players):
        if other != seat and s.churns[other, station] >= s.churns[seat, station]:
            return False
    return True


@rule
def score(s: State, box: Box, out: Grid) -> None:
    """The prizes, the order of the customer, the total; then the win, which several may share."""
    best = winners = 0
    for seat in range(s.players):
        out[seat, 0] = 0
        for station in range(STATIONS):
            if has_most(s, seat, station):
                out[seat, 0] += box.prize[station]
        out[seat, 1] = box.order * s.churns[seat, s.customer[seat]]
        out[seat, 2] = out[seat, 0] + out[seat, 1]
        best = max(best, out[seat, 2])
    for seat in range(s.players):
        winners += out[seat, 2] == best
    for seat in range(s.players):
        out[seat, 3] = WHOLE_WIN // winners if out[seat, 2] == best else 0


@rule
def sample(s: State, box: Box, seat: int, rng: Cells) -> None:
    """Other cards for the others, and another die; at the end nothing is hidden."""
    if s.seat == NOBODY:
        return
    for other in range(s.players):
        if other != seat:
            s.customer[other] = random_below(rng, STATIONS)
    seed_die(s, rng)
