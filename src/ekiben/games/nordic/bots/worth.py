"""What a position of Nordic is worth to a seat when no action is under way, in tenths of points.

Its points, its tickets as far as they are connected or will be, the routes of its plan (see `plan`), what the
turns that are left after the plan may bring, and cards. Hands and tickets of others are those of a sample.
"""

from __future__ import annotations

from ekiben.games.nordic import phases
from ekiben.games.nordic.bots.cheapest_way import POINT, TURN, WHOLE_TURN
from ekiben.games.nordic.bots.plan import count_rest, plan_network, turns_left
from ekiben.games.nordic.bots.scratch import NordicScratch
from ekiben.games.nordic.box import Box
from ekiben.games.nordic.state import COLOURS, LOCOMOTIVE, State
from ekiben.rule import rule
from ekiben.sets import count_members

# Chances are counted in 256ths, turns in tenths, worths in tenths of points
SURE = 256
HOPE = 128  # the chance with nothing to spare
TRAINS_SHORT = 25  # less for each train that is missing to …
TRAINS_SLACK = 9  # … these trains to spare, which make up for what others may claim, in a long plan
LONG_PLAN = 10  # routes
SLACK = 59  # turns to spare that make a ticket as good as connected
SLACK_SHARE = 3  # tenths of the turns left that count as well: much may happen in a long time
TIME_TO_CATCH_UP = 50  # such tenths; with fewer left a plan that is late …
TOO_LATE = 10  # … by these tenths of turns has no chance
TRAIN = 23  # what a train may bring that the plan does not need
LACKING = 8  # a card missing for the plan, besides the turns it takes
SPARE = 3  # a card that the plan does not need
PILE = 3  # more for every pair of them of a colour
PILE_MOST = 8
SPARE_LOCOMOTIVE = 9
ENOUGH_TURNS = 40  # to spare, for such cards to be worth that much
OTHERS_CONNECT = SURE * 3 // 4  # the chance of each ticket that another holds
TROTTER_RANGE = 3  # tickets between certainly not being Globetrotter and certainly being it


@rule
def look(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth of the position as it is."""
    plan_network(s, box, scratch, seat, s.tickets[seat])
    return worth(s, box, scratch, seat)


@rule
def worth(s: State, box: Box, scratch: NordicScratch, seat: int) -> int:
    """The worth of a hand with the plan that has been noted: all that changes when only cards do."""
    left = turns_left(s, box, seat)
    takes = WHOLE_TURN * scratch.plan_size + count_rest(s, box, scratch, seat)
    chance_scale = SLACK + left * SLACK_SHARE // 10
    value = POINT * (s.points[seat] + scratch.connected_points - scratch.lost_points)
    count = scratch.planned_count
    hoped = SURE * scratch.connected_count
    if count > 0:
        whole = max(scratch.planned_turns[count - 1], 1)
        for place in range(count):
            turns = takes * scratch.planned_turns[place] // whole
            trains = s.trains[seat] - scratch.planned_spaces[place]
            chance = chance_of(left - turns, chance_scale) * trains_chance(trains, scratch.plan_size) // SURE
            hoped += chance
            value += POINT * scratch.planned_points[place] * (2 * chance - SURE) // SURE
    value += POINT * scratch.route_points * min(left, takes) // max(takes, 1)
    value -= scratch.danger + LACKING * scratch.lack
    spare_turns = max(left - takes, 0)
    spare_trains = max(s.trains[seat] - scratch.spaces, 0)
    value += min(spare_turns * TURN // WHOLE_TURN, spare_trains * TRAIN)
    value += spare_cards(scratch) * min(spare_turns, ENOUGH_TURNS) // ENOUGH_TURNS
    return value + trotter_hope(s, box, seat, hoped)


@rule
def chance_of(slack: int, scale: int) -> int:
    """The chance to be in time with these tenths of turns to spare, in 256ths."""
    if slack < 0 and scale < TIME_TO_CATCH_UP + SLACK:
        return max(HOPE + SURE * slack // (2 * TOO_LATE), 0)
    return max(0, min(SURE, HOPE + SURE * slack // (2 * scale)))


@rule
def trains_chance(spare: int, routes: int) -> int:
    """The chance to have trains enough, in 256ths: a longer way may be needed, and the longer the plan."""
    short = TRAINS_SLACK * min(routes, LONG_PLAN) // LONG_PLAN - spare
    return SURE if short <= 0 else max(SURE - TRAINS_SHORT * short, 0)


@rule
def spare_cards(scratch: NordicScratch) -> int:
    """What the cards are worth that the plan does not need; many of one colour are worth more."""
    value = SPARE_LOCOMOTIVE * scratch.left_over[LOCOMOTIVE]
    for colour in range(COLOURS):
        pile = min(scratch.left_over[colour], PILE_MOST)
        value += SPARE * scratch.left_over[colour] + PILE * pile * (pile - 1) // 2
    return value


@rule
def trotter_hope(s: State, box: Box, seat: int, hoped: int) -> int:
    """What may be hoped for as Globetrotter; of the others' tickets most will be connected."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, ticket_count(s, box, other))
    ahead = hoped - most * OTHERS_CONNECT
    return POINT * box.globetrotter * max(0, min(SURE, HOPE + ahead // TROTTER_RANGE)) // SURE


@rule
def ticket_count(s: State, box: Box, seat: int) -> int:
    """Tickets of another seat; in the set-up nobody knows yet."""
    if s.phase == phases.SET_UP:
        return (box.first_keep + box.first_deal) // 2
    return count_members(s.tickets[seat])
