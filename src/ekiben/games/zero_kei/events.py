"""The turn order tile's rewards, and the end-of-round effects of the events."""

from __future__ import annotations

from ekiben.games.zero_kei import abilities, decisions, phases
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.actions import ask_counter, buy_from_discard, discard_within, legal_discards
from ekiben.games.zero_kei.box import Box
from ekiben.games.zero_kei.event_cards import (
    BUY_EFFECT,
    GAIN_EFFECT,
    ORDER_EFFECT,
    RANK_EFFECT,
    SCORE_EFFECT,
    TRADE_EFFECT,
)
from ekiben.games.zero_kei.prices import earn
from ekiben.games.zero_kei.scoring import cities_of_carriage, cities_of_train
from ekiben.games.zero_kei.state import HIDEO, NOBODY, State
from ekiben.games.zero_kei.value_track import city_value
from ekiben.layout import Cells
from ekiben.rule import rule
from ekiben.sets import list_members


@rule
def legal_orders(s: State, out: Cells) -> int:
    """The free spaces of the tile."""
    n = 0
    for space in range(s.players):
        if s.tile[space] == NOBODY:
            out[n] = m.ORDER + space
            n += 1
    return n


@rule
def take_order(s: State, box: Box, seat: int, space: int) -> None:
    """Phase 3B: the token goes to a free space, and the seat gets its reward."""
    s.tile[space] = seat
    s.stage = phases.ORDERED
    s.decision = decisions.NOTHING
    take_reward(s, box, seat, space)


@rule
def take_reward(s: State, box: Box, seat: int, space: int) -> None:
    """The reward of a tile space; with double-order twice, on two different counters (ruling 5)."""
    times = 2 if s.abilities[seat] & abilities.DOUBLE_ORDER else 1
    earn(s, seat, times * box.order_yen[s.players, space])
    s.points[seat] += times * box.order_points[s.players, space]
    if box.order_advance[s.players, space]:
        ask_counter(s, times)


@rule
def space_of(s: State, seat: int) -> int:
    for space in range(s.players):
        if s.tile[space] == seat:
            return space
    return NOBODY


@rule
def score_rank(s: State, seat: int) -> int:
    """0 for the leader; among equals the earlier in turn order stands higher."""
    rank = 0
    for other in range(s.players):
        ahead = s.points[other] > s.points[seat]
        level = s.points[other] == s.points[seat]
        if ahead or (level and space_of(s, other) < space_of(s, seat)):
            rank += 1
    return rank


@rule
def begin_end_of_round(s: State) -> None:
    """Effects are applied in the turn order now on the tile."""
    s.phase = phases.END_OF_ROUND
    s.turn = 0
    for i in range(s.players):
        s.queue[i] = s.tile[i]


@rule
def end_of_round_effect(s: State, box: Box, seat: int) -> None:
    """What the current event does for one player, or asks, at the end of the round. Nothing for Hideo."""
    event = s.events[s.year]
    effect = box.event_effect[event]
    if not box.event_at_end[event] or (s.solo and seat == HIDEO):
        return
    if effect == TRADE_EFFECT:
        if s.points[seat] >= box.event_lose[event]:
            s.decision = decisions.TRADE
    elif effect == GAIN_EFFECT:
        earn(s, seat, box.event_gain[event])
    elif effect == ORDER_EFFECT:
        take_reward(s, box, seat, space_of(s, seat))
    elif effect == RANK_EFFECT:
        earn(s, seat, box.event_rank_yen[event, score_rank(s, seat)])
    elif effect == BUY_EFFECT:
        if discard_within(s, box, s.yen[seat]):
            s.decision = decisions.DISCARD
    elif effect == SCORE_EFFECT:
        if cities_of_train(s, box, seat) & s.tracks:
            s.decision = decisions.SCORE


@rule
def answer_trade(s: State, box: Box, seat: int, move: int) -> None:
    """Points for yen, or not."""
    if move == m.ACCEPT:
        s.points[seat] -= box.event_lose[s.events[s.year]]
        earn(s, seat, box.event_gain[s.events[s.year]])
    s.decision = decisions.NOTHING


@rule
def legal_purchases(s: State, box: Box, out: Cells) -> int:
    """From the discard: by a Buy carriage one must be bought, at the end of a round one may."""
    n = legal_discards(s, box, out)
    if s.phase == phases.END_OF_ROUND:
        out[n] = m.DECLINE
        n += 1
    return n


@rule
def answer_purchase(s: State, box: Box, seat: int, move: int) -> None:
    """A carriage of the discard, or none."""
    s.decision = decisions.NOTHING
    if move != m.DECLINE:
        buy_from_discard(s, box, seat, move - m.BUY)


@rule
def legal_scores(s: State, box: Box, out: Cells) -> int:
    """Cities of the seat's train with track (ruling 2), or none."""
    n = list_members(cities_of_train(s, box, s.seat) & s.tracks, m.SCORE, out, 0)
    out[n] = m.DECLINE
    return n + 1


@rule
def carriages_with(s: State, box: Box, seat: int, city: int) -> int:
    """How many carriages of a train have a city."""
    count = 0
    for place in range(s.length[seat]):
        count += cities_of_carriage(s, box, s.train[seat, place]) >> city & 1
    return count


@rule
def points_of_city(s: State, box: Box, seat: int, move: int) -> int:
    """What a city scores: the carriages with it times its present value. None scores nothing."""
    if move == m.DECLINE:
        return 0
    city = move - m.SCORE
    return carriages_with(s, box, seat, city) * city_value(s, box, city)


@rule
def answer_score(s: State, box: Box, seat: int, move: int) -> None:
    """Score a city, or none."""
    s.points[seat] += points_of_city(s, box, seat, move)
    s.decision = decisions.NOTHING
