"""What a position of Nordic is worth to a seat when no action is under way, in tenths of points.

For the seat that thinks: its points, its tickets as far as they are connected or will be, the routes of its
plan (see `plan`), what the turns that are left after the plan may bring, and cards. For the others, of whom
it knows neither hand nor tickets: what all can see.
"""

from __future__ import annotations

from ekiben.games.nordic.box import Box
from ekiben.games.nordic.players.plan import (
    CONNECTED,
    CONNECTED_COUNT,
    DANGER,
    LACK,
    LOST,
    PLAN_SIZE,
    PLANNED_COUNT,
    PLANNED_POINTS,
    PLANNED_SPACES,
    PLANNED_TURNS,
    REST,
    SCORE,
    SPACES,
    count_rest,
    expected_tickets,
    plan_network,
    turns_left,
)
from ekiben.games.nordic.players.ways import TURN, label_cities
from ekiben.games.nordic.state import COLOURS, LOCOMOTIVE, SET_UP, TICKETS, State
from ekiben.games.nordic.tickets import count_members
from ekiben.players.mind import Mind
from ekiben.rule import rule

# Chances are counted in 256ths, turns in tenths, worths in tenths of points
SURE = 256
HOPE = 128  # the chance with nothing to spare
TRAINS_SHORT = 25  # less for each train that lacks of this
TRAINS_SLACK = 9  # trains to spare that make up for what others may claim
SLACK = 59  # turns to spare that make a ticket as good as connected
SLACK_SHARE = 3  # tenths of the turns left that count as well: much may happen in a long time
TRAIN = 23  # what a train may bring that the plan does not need
LACKING = 8  # a card that the plan lacks, besides the turns it takes
SPARE = 3  # a card that the plan does not need
PILE = 3  # more for every pair of them of a colour
PILE_MOST = 8
SPARE_LOCOMOTIVE = 9
OTHERS_TURN = 30  # what a turn brings another seat, tickets included
OTHERS_CARD = 9
OTHERS_TICKET = 55  # what a ticket of another seat is worth in the end
OTHERS_MORE = 60  # all of this together has been too little
CAUTION = 7  # thousandths: by so much the worth of the seat that thinks is too low, for each square of a
# tenth of a turn that is left. Only differences count, so the same is taken off the others.


@rule
def look(s: State, box: Box, mind: Mind, seat: int) -> int:
    """The worth of the position as it lies there."""
    if seat != mind.me:
        return public_worth(s, box, mind, seat)
    plan_network(s, box, mind, seat, s.tickets[seat])
    return worth(s, box, mind, seat)


# --- the seat that thinks -------------------------------------------------------------------------------


@rule
def worth(s: State, box: Box, mind: Mind, seat: int) -> int:
    """The worth of a hand with the plan that has been noted: all that changes when only cards do."""
    left = turns_left(s, box, seat)
    takes = 10 * mind.notes[PLAN_SIZE] + count_rest(s, mind, seat)
    chance_scale = SLACK + left * SLACK_SHARE // 10
    value = 10 * (s.points[seat] + mind.notes[CONNECTED] - mind.notes[LOST])
    count = mind.notes[PLANNED_COUNT]
    hoped = SURE * mind.notes[CONNECTED_COUNT]
    if count > 0:
        whole = max(mind.notes[PLANNED_TURNS + count - 1], 1)
        for place in range(count):
            turns = takes * mind.notes[PLANNED_TURNS + place] // whole
            trains = s.trains[seat] - mind.notes[PLANNED_SPACES + place]
            chance = (
                chance_of(left - turns, chance_scale) * trains_chance(trains, mind.notes[PLAN_SIZE]) // SURE
            )
            hoped += chance
            value += 10 * mind.notes[PLANNED_POINTS + place] * (2 * chance - SURE) // SURE
    value += 10 * mind.notes[SCORE] * min(left, takes) // max(takes, 1)
    value -= mind.notes[DANGER] + LACKING * mind.notes[LACK]
    spare_turns = max(left - takes, 0)
    spare_trains = max(s.trains[seat] - mind.notes[SPACES], 0)
    value += min(spare_turns * TURN // 10, spare_trains * TRAIN)
    value += spare_cards(mind) * min(spare_turns, 40) // 40
    return value + trotter_hope(s, box, seat, hoped)


@rule
def chance_of(slack: int, scale: int) -> int:
    """The chance to be in time with so many tenths of turns to spare, in 256ths."""
    if slack < 0 and scale < 50 + SLACK:
        return max(SURE // 2 + SURE * slack // 20, 0)
    return max(0, min(SURE, HOPE + SURE * slack // (2 * scale)))


@rule
def trains_chance(spare: int, routes: int) -> int:
    """The chance to have trains enough, in 256ths: a longer way may be needed, and the longer the plan."""
    short = TRAINS_SLACK * min(routes, 10) // 10 - spare
    return SURE if short <= 0 else max(SURE - TRAINS_SHORT * short, 0)


@rule
def spare_cards(mind: Mind) -> int:
    """What the cards are worth that the plan does not need; many of one colour are worth more."""
    value = SPARE_LOCOMOTIVE * mind.notes[REST + LOCOMOTIVE]
    for colour in range(COLOURS):
        pile = min(mind.notes[REST + colour], PILE_MOST)
        value += SPARE * mind.notes[REST + colour] + PILE * pile * (pile - 1) // 2
    return value


@rule
def trotter_hope(s: State, box: Box, seat: int, hoped: int) -> int:
    """What may be hoped for as Globetrotter; of the others' tickets most will be connected."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, ticket_count(s, other))
    ahead = hoped - most * SURE * 3 // 4
    return 10 * box.globetrotter * max(0, min(SURE, SURE // 2 + ahead // 3)) // SURE


# --- the others -----------------------------------------------------------------------------------------


@rule
def ticket_count(s: State, seat: int) -> int:
    """Tickets of another seat; in the set-up nobody knows yet."""
    return 3 if s.phase == SET_UP else count_members(s.tickets[seat])


@rule
def public_worth(s: State, box: Box, mind: Mind, seat: int) -> int:
    """What all can see of a seat: points, turns, the number of cards and of tickets, what it connects."""
    label_cities(s, box, mind, seat)
    me = mind.me
    unseen = ((1 << TICKETS) - 1) & ~(s.tickets[me] | s.returned[me] | s.offered[me])
    left = turns_left(s, box, seat)
    now = expected_tickets(s, box, mind, seat, unseen)
    tickets = (now * (300 - min(left, 300)) + OTHERS_TICKET * min(left, 300)) // 300
    value = 10 * s.points[seat] + ticket_count(s, seat) * tickets
    spare = min(left * OTHERS_TURN // 10, s.trains[seat] * 25)
    value += spare + OTHERS_CARD * s.hand_size[seat] * min(left, 40) // 40
    value += 5 * box.globetrotter + OTHERS_MORE
    return value - CAUTION * left * left // 1000
