"""What a position of Zero-Kei seems worth: the points that a seat may expect at the end, in tenths.

It is the final scoring, read with an eye to what may still happen, and the usual worth of what is left to
use: yen, actions, carriages to buy, cards, cauldrons, track tokens.

The amounts in capitals come from games that bots played. They are such that an ordinary move leaves the value
about as it was, so that a search may compare positions at different depths: an action that is spent goes down
in value by as much as it usually brings, and an action in progress is worth what usually comes of it.
"""

from __future__ import annotations

from ekiben.games.zero_kei import abilities, decisions, phases
from ekiben.games.zero_kei.bots.cities import MORE_WORKS, TENTHS, TURN_WORKS, chance, note_cities, noted
from ekiben.games.zero_kei.bots.progress import (
    actions_to_come,
    city_scoring_to_come,
    income_to_come,
    own_turns_to_come,
    purchases_to_come,
    turns_to_come,
)
from ekiben.games.zero_kei.bots.scratch import ZeroKeiScratch
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.rules import between_actions
from ekiben.games.zero_kei.scoring import cities_of_carriage, extend_run, is_hideo
from ekiben.games.zero_kei.state import CITIES, NOBODY, VENUES, YEARS, State
from ekiben.rule import rule

# Yen and time
YEN = 6  # a yen that can still be spent
YEN_PER_ACTION = 3  # what can be spent with an action …
YEN_PER_YEAR = 3  # … and on the carriage of a year
ACTION = 28  # an action still to come
PURCHASE_TO_COME = 20  # a carriage still to be bought in phase 2 …
WIDER_ROW = 8  # … and more for each player: the row is wider, and the line is built sooner
EARLIER = 5  # half of what a place nearer to the beginning of the turn order is worth

# The train
NEXT_CITY = 8  # the longest run ends at the tail: the next carriage may lengthen it
SCORED_CITY = 70  # the hundredths of its value that `score-a-city` may bring once more

COUNT_BITS = 5  # count up to the carriages of a train, for each city in one number
COUNT_MASK = (1 << COUNT_BITS) - 1

# What a card brings in a year; none of them works without actions
ACTIONS_A_YEAR = 4
WORK_CARD = 8
CARD_DISCOUNT = 5
PARTICIPATE_CARD = 9
REPEAT_CARD = 6
BUY_CARD = 10  # once
STATION_BONUS_CARD = 6
FREE_TRACK_SPACE_CARD = 5
DOUBLE_VENUE_CARD = 12
GROUND_1_CARD = 14
ENGINE_1_CARD = 12
TAIL_8_CARD = 12
DOUBLE_ORDER_CARD = 8

# Venues, cauldrons, track tokens
LEVEL = 70  # the chance to lead a venue where two players are level, in hundredths
RIVAL = 12  # less for each further player
CAULDRON_MORE = 28  # and what a cauldron more changes
CAULDRON_IN_HAND = 20  # what it costs to have one still to place, while there are actions for it
CAULDRONS_PER_ACTION = 4  # tenths: how many of the actions can be for cauldrons
TRACK_TOKEN = 8  # while it can still be used or lent

# Something begun and not ended
WORK_BEGUN = 58  # a card is paid, its work not chosen
SECTION_BEGUN = 72  # a section is chosen, neither paid nor scored
BUY_BEGUN = 40
COUNTER = 2  # a counter to be advanced
EFFECT = 14  # the effect of a venue
MOVE = 15

HIDEO_TURN = 145  # what Hideo gains in a turn


# --- the train --------------------------------------------------------------------------------------------


@rule
def carriage_joining(s: State, seat: int) -> int:
    """The carriage of the row under the seat's token, or NOBODY."""
    if s.phase == phases.PURCHASE or s.phase == phases.RUN:
        for place in range(s.row_size):
            if s.chosen[place] == seat:
                return s.row[place]
    return NOBODY


@rule
def train_points(s: State, box: Box, scratch: ZeroKeiScratch, seat: int, joining: int, works: int) -> int:
    """Its cities, the connected run, and what `score-a-city` may bring."""
    named = 0  # how many carriages name each city
    run, longest = 0, 0  # as it is
    hoped, longest_hoped = 0, 0  # if all its cities had track
    last = NOBODY
    for place in range(s.length[seat] + (joining != NOBODY)):
        cities = cities_of_carriage(s, box, s.train[seat, place] if place < s.length[seat] else joining)
        for city in range(CITIES):
            if cities >> city & 1:
                named += 1 << COUNT_BITS * city
                run = extend_run(run, last, city) if s.tracks >> city & 1 else 0
                hoped = extend_run(hoped, last, city)
                last = city
                longest = max(longest, run)
                longest_hoped = max(longest_hoped, hoped)
    total = run_points(box, longest, longest_hoped, works)
    if s.year + 1 < YEARS and hoped == longest_hoped:
        total += NEXT_CITY
    best = 0
    for city in range(CITIES):
        value = (named >> COUNT_BITS * city & COUNT_MASK) * scratch.city_values[city]
        total += value
        best = max(best, value)
    if city_scoring_to_come(s, box, seat):
        total += best * SCORED_CITY // 100
    return total


@rule
def run_points(box: Box, longest: int, hoped: int, works: int) -> int:
    """The longest run as it is, and a chance of what track would make of it."""
    now = longest if longest > 1 else 0
    later = hoped if hoped > 1 else 0
    return TENTHS * box.connected_city * (100 * now + chance(works) * (later - now)) // 100


@rule
def card_points(s: State, box: Box, seat: int, joining: int, actions: int) -> int:
    """What the carriages do with the actions to come."""
    once = 0
    yearly = ability_points(s.abilities[seat])
    for place in range(s.length[seat]):
        carriage = s.train[seat, place]
        yearly += work_points(box, carriage)
        if box.carriage_work[carriage] == abilities.BUY and not s.covered >> carriage & 1:
            once = BUY_CARD
    if joining != NOBODY:
        yearly += work_points(box, joining) + ability_points(box.carriage_ability[joining])
        if box.carriage_work[joining] == abilities.BUY:
            once = BUY_CARD
    if actions == 0:
        return 0
    return once + actions * yearly // ACTIONS_A_YEAR


@rule
def work_points(box: Box, carriage: int) -> int:
    """What the action of a carriage brings in a year."""
    work = box.carriage_work[carriage]
    if work == 0 or work == abilities.BUY:
        return 0
    if work == abilities.REPEAT:
        return REPEAT_CARD
    if work == abilities.PARTICIPATE:
        return PARTICIPATE_CARD
    return WORK_CARD + CARD_DISCOUNT * box.carriage_discount[carriage]


@rule
def ability_points(held: int) -> int:
    """What abilities bring in a year."""
    total = 0
    if held & abilities.STATION_BONUS:
        total += STATION_BONUS_CARD
    if held & abilities.FREE_TRACK_SPACE:
        total += FREE_TRACK_SPACE_CARD
    if held & abilities.DOUBLE_VENUE:
        total += DOUBLE_VENUE_CARD
    if held & abilities.GROUND_1:
        total += GROUND_1_CARD
    if held & abilities.ENGINE_1:
        total += ENGINE_1_CARD
    if held & abilities.TAIL_8:
        total += TAIL_8_CARD
    if held & abilities.DOUBLE_ORDER:
        total += DOUBLE_ORDER_CARD
    return total


# --- venues and cauldrons ---------------------------------------------------------------------------------


@rule
def venue_points(s: State, scratch: ZeroKeiScratch, seat: int, turns: int, least: int) -> int:
    """The cities of the venues that the seat will lead, or may."""
    total = 0
    for venue in range(VENUES):
        own = s.cauldrons[seat, venue]
        most = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, s.cauldrons[other, venue])
        total += noted(scratch, s.venues[venue], least) * lead_chance(own, most, turns, s.players) // 100
    return total


@rule
def lead_chance(own: int, most: int, turns: int, players: int) -> int:
    """The chance that the seat has most cauldrons in the end, in hundredths; all who are level have."""
    if turns == 0:
        return 100 if own >= most and own > 0 else 0
    return min(100, max(0, LEVEL - RIVAL * (players - 2) + CAULDRON_MORE * (own - most)))


@rule
def cauldron_points(s: State, box: Box, seat: int, actions: int) -> int:
    """What the cauldrons not placed cost: more when there will be no time for them."""
    left = TENTHS * s.cauldrons_left[seat]
    in_time = min(left, CAULDRONS_PER_ACTION * actions)
    return (left - in_time) * box.leftover_cauldron - in_time * CAULDRON_IN_HAND // TENTHS


# --- yen, order, and what is begun ------------------------------------------------------------------------


@rule
def yen_points(s: State, box: Box, yen: int, actions: int) -> int:
    """Yen that can be spent, and those left over."""
    if s.phase == phases.OVER:
        return TENTHS * (yen // box.yen_per_point)
    spent = min(yen, YEN_PER_ACTION * actions + YEN_PER_YEAR * (YEARS - 1 - s.year))
    return YEN * spent + TENTHS * (yen - spent) // box.yen_per_point


@rule
def order_points(s: State, seat: int) -> int:
    """The place on the tile, for the next year; the middle counts nothing, like no place yet."""
    if s.year + 1 < YEARS:
        for space in range(s.players):
            if s.tile[space] == seat:
                return EARLIER * (s.players - 1 - 2 * space)
    return 0


@rule
def begun_points(s: State, seat: int) -> int:
    """What usually comes of something that the seat has begun and not ended."""
    if s.seat != seat or between_actions(s):
        return 0
    asked = s.decision
    if asked == decisions.COUNTER:
        return COUNTER * s.advances
    if asked == decisions.EFFECT:
        return EFFECT * s.effects
    if asked in (decisions.MOVE, decisions.PLACE):
        return MOVE
    if asked in (decisions.SPACE, decisions.LENDER):
        return SECTION_BEGUN
    if asked == decisions.DISCARD:
        return BUY_BEGUN
    return WORK_BEGUN


# --- all together -----------------------------------------------------------------------------------------


@rule
def evaluate(s: State, box: Box, scratch: ZeroKeiScratch, seat: int) -> int:
    """The points that a seat may expect at the end, in tenths."""
    if is_hideo(s, seat):
        return evaluate_hideo(s, box, scratch, seat)
    turns = turns_to_come(s)
    actions = actions_to_come(s, box, seat)
    others = turns - own_turns_to_come(s, seat)
    works = actions + others * (TURN_WORKS + MORE_WORKS * (s.players - 2))
    joining = carriage_joining(s, seat)
    token = TRACK_TOKEN if turns else TENTHS * box.leftover_track
    note_cities(s, box, scratch, turns, actions, works)
    return (
        TENTHS * s.points[seat]
        + train_points(s, box, scratch, seat, joining, works)
        + card_points(s, box, seat, joining, actions)
        + venue_points(s, scratch, seat, turns, TENTHS * box.untracked_city)
        + cauldron_points(s, box, seat, actions)
        + yen_points(s, box, s.yen[seat] + income_to_come(s, box, seat), actions)
        + token * s.track_tokens[seat]
        + ACTION * actions
        + (PURCHASE_TO_COME + WIDER_ROW * s.players) * purchases_to_come(s, seat)
        + order_points(s, seat)
        + begun_points(s, seat)
    )


@rule
def evaluate_hideo(s: State, box: Box, scratch: ZeroKeiScratch, seat: int) -> int:
    """The same for Hideo, who scores by rules of his own and gains about as much in every turn."""
    turns = turns_to_come(s)
    note_cities(s, box, scratch, turns, 2 * turns, 2 * turns)
    joining = carriage_joining(s, seat)
    total = TENTHS * s.points[seat]
    on_train = 0
    for place in range(s.length[seat] + (joining != NOBODY)):
        cities = cities_of_carriage(s, box, s.train[seat, place] if place < s.length[seat] else joining)
        on_train |= cities
        for city in range(CITIES):
            if cities >> city & 1:
                total += noted(scratch, city, 0)
    run, longest = 0, 0
    for city in range(CITIES):
        run = run + 1 if on_train >> city & 1 else 0
        longest = max(longest, run)
    return (
        total
        + noted(scratch, s.board[0], 0)
        + noted(scratch, s.board[1], 0)
        + run_points(box, longest, longest, 0)
        + venue_points(s, scratch, seat, turns, 0)
        + TENTHS * box.leftover_track * s.track_tokens[seat]
        + TENTHS * (s.yen[seat] // box.yen_per_point)
        + HIDEO_TURN * own_turns_to_come(s, seat)
    )
