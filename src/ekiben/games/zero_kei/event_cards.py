"""What events do: the kinds of effects, and those of the 18 events of the game.

The amounts are in the components file. What the 18 do is said here, because records name the digest of that
file; an event that a file adds says it with the keys `one_of`, `all_of` or `effect`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

ACTION, END_OF_ROUND_KIND = "action", "end of round"

# Effects, by their numbers in the box
WORKS_EFFECT = 0  # works of the event, one of them or all
GAIN_EFFECT = 1  # yen: as an action, or for everybody at the end of the round
REPEAT_EFFECT = 2  # a train card is used again
TOKEN_EFFECT = 3  # an unused venue token goes onto a carriage
TRADE_EFFECT = 4  # points for yen; optional
ORDER_EFFECT = 5  # the reward of the seat's tile space again
RANK_EFFECT = 6  # yen by rank
BUY_EFFECT = 7  # a carriage of the discard; optional
SCORE_EFFECT = 8  # a city of the seat's train scores; optional
EffectName = Literal["works", "gain", "repeat", "token", "trade", "order", "rank", "buy", "score"]
EFFECTS: tuple[EffectName, ...] = get_args(EffectName)
EventWork = Literal["prepare", "track", "station", "participate", "advance"]


class Effect(NamedTuple):
    """What an event does, and the amounts that its entry in the file must have."""

    effect: EffectName = "works"
    works: tuple[EventWork, ...] = ()
    one_of_them: bool = True
    amounts: tuple[str, ...] = ()
    at_end: bool = False


EVENTS = {
    "venue-and-advance": Effect(works=("participate", "advance"), one_of_them=False),
    "points-for-yen": Effect("trade", amounts=("gain", "lose"), at_end=True),
    "four-yen": Effect("gain", amounts=("gain",), at_end=True),
    "order-reward-again": Effect("order", at_end=True),
    "any-works": Effect(works=("prepare", "track", "station")),
    "yen-by-rank": Effect("rank", at_end=True),
    "buy-discard": Effect("buy", at_end=True),
    "repeat-train-card": Effect("repeat"),
    "prepare-and-track": Effect(works=("prepare", "track"), one_of_them=False, amounts=("fee",)),
    "venue-token": Effect("token", amounts=("fee",)),
    "track-2": Effect(works=("track",), amounts=("discount",)),
    "prepare-and-station": Effect(works=("prepare", "station"), one_of_them=False, amounts=("fee",)),
    "participate": Effect(works=("participate",)),
    "score-a-city": Effect("score", at_end=True),
    "station": Effect(works=("station",)),
    "prepare": Effect(works=("prepare",)),
    "track": Effect(works=("track",)),
    "seven-yen": Effect("gain", amounts=("gain",)),
}
EVENT_IDS = tuple(EVENTS)
