"""The rules of Milk Run: what is printed, a position, and what can be done with it."""

from __future__ import annotations

from ekiben.chance import below, random_word
from ekiben.layout import Cells, Grid, Layout, i8, i64
from ekiben.rule import rule

SEAT_NAMES = ("red", "blue", "green")
STATION_NAMES = ("brook", "mill", "summit")
SEATS, STATIONS, SIDES = 3, 3, 6
NOBODY = NOWHERE = -1
HARD = 1  # the option, a bit
WHOLE_WIN = 6  # what `score` writes for a win: up to three may share it
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
    butter: Cells = i8(SEATS)
    chance: Cells = i64(2)  # the generator of the die


@rule
def new_game(s: State, box: Box, players: int, options: int, rng: Cells) -> None:
    """Deal the cards, roll the die."""
    s.players = players
    s.hard = options & HARD
    for seat in range(players):
        s.customer[seat] = below(rng, STATIONS)
    seed_die(s, rng)
    begin_turn(s)


@rule
def seed_die(s: State, rng: Cells) -> None:
    """Start the generator of the die."""
    s.chance[0] = random_word(rng)
    s.chance[1] = random_word(rng) | 1


@rule
def begin_turn(s: State) -> None:
    """The die says how many churns there are."""
    s.seat = s.turn % s.players
    s.station = NOWHERE
    s.die = below(s.chance, SIDES) + 1


@rule
def room_left(s: State, box: Box, station: int) -> int:
    """How many churns still fit on a platform."""
    room = box.room[station]
    for seat in range(s.players):
        room -= s.churns[seat, station]
    return room


@rule
def legal(s: State, box: Box, out: Cells) -> int:
    """Go where there is room; there, leave one churn or more. Resting is easy, so the hard game lacks it."""
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
    """Of two churns that are not left at a station one becomes butter."""
    if move < M_LEAVE:
        s.station = move - M_GO
        return
    left = 0 if move == M_REST else move - M_LEAVE + 1
    if left > 0:
        s.churns[s.seat, s.station] += left
    s.butter[s.seat] += (s.die - left) // 2
    s.turn += 1
    if s.turn < box.rounds * s.players:
        begin_turn(s)
    else:
        s.seat = NOBODY
        s.station = NOWHERE


@rule
def leader(s: State, station: int) -> int:
    """The seat with most churns at a station; NOBODY if several have as many."""
    best = NOBODY
    most = 0
    for seat in range(s.players):
        if s.churns[seat, station] == most:
            best = NOBODY
        elif s.churns[seat, station] > most:
            best = seat
            most = s.churns[seat, station]
    return best


@rule
def score(s: State, box: Box, out: Grid) -> None:
    """The prizes, the customer's order, the butter; the total, and the win."""
    best = 0
    for seat in range(s.players):
        out[seat, 0] = 0
        for station in range(STATIONS):
            if leader(s, station) == seat:
                out[seat, 0] += box.prize[station]
        out[seat, 1] = box.order * s.churns[seat, s.customer[seat]]
        out[seat, 2] = s.butter[seat]
        out[seat, 3] = out[seat, 0] + out[seat, 1] + out[seat, 2]
        best = max(best, out[seat, 3])
    winners = 0
    for seat in range(s.players):
        winners += out[seat, 3] == best
    for seat in range(s.players):
        out[seat, 4] = WHOLE_WIN // winners if out[seat, 3] == best else 0


@rule
def sample(s: State, box: Box, seat: int, rng: Cells) -> None:
    """Other cards for the others, and another die, as long as they are hidden."""
    if s.seat == NOBODY:
        return
    for other in range(s.players):
        if other != seat:
            s.customer[other] = below(rng, STATIONS)
    seed_die(s, rng)
