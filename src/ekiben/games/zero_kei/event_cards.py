"""The 18 events, in the order of the components file."""

EVENT_IDS = (
    "venue-and-advance",
    "points-for-yen",
    "four-yen",
    "order-reward-again",
    "any-works",
    "yen-by-rank",
    "buy-discard",
    "repeat-train-card",
    "prepare-and-track",
    "venue-token",
    "track-2",
    "prepare-and-station",
    "participate",
    "score-a-city",
    "station",
    "prepare",
    "track",
    "seven-yen",
)

VENUE_AND_ADVANCE = 0
POINTS_FOR_YEN = 1
FOUR_YEN = 2
ORDER_REWARD_AGAIN = 3
ANY_WORKS = 4
YEN_BY_RANK = 5
BUY_DISCARD = 6
REPEAT_TRAIN_CARD = 7
PREPARE_AND_TRACK = 8
VENUE_TOKEN = 9
TRACK_2 = 10
PREPARE_AND_STATION = 11
PARTICIPATE_EVENT = 12
SCORE_A_CITY = 13
STATION_EVENT = 14
PREPARE_EVENT = 15
TRACK_EVENT = 16
SEVEN_YEN = 17

END_OF_ROUND_EVENTS = frozenset(
    {POINTS_FOR_YEN, FOUR_YEN, ORDER_REWARD_AGAIN, YEN_BY_RANK, BUY_DISCARD, SCORE_A_CITY}
)
