"""The texts of the moves: one short text for each, and the names that texts and views use."""

from __future__ import annotations

from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS, COLOUR_NAMES
from ekiben.games.zero_kei.state import CITIES, TRAIN

SEAT_NAMES = ("green", "yellow", "red", "blue")
LETTER_NAMES = "ABCDEFGH"

PHASE_NAMES = ("draft", "purchase", "run", "end-of-round", "over")
DECISION_NAMES = (
    "nothing",
    "engine",
    "carriage",
    "counter",
    "order",
    "action",
    "repeat",
    "work",
    "space",
    "lender",
    "effect",
    "move",
    "place",
    "token",
    "token-carriage",
    "discard",
    "trade",
    "score",
)


def _texts() -> tuple[str, ...]:
    texts = [""] * m.MOVES

    def name(start: int, verb: str, objects: list[str] | tuple[str, ...]) -> None:
        for i, thing in enumerate(objects):
            assert not texts[start + i], f"two texts for move {start + i}"
            texts[start + i] = f"{verb} {thing}"

    cities = [str(city) for city in range(1, CITIES + 1)]
    name(m.M_DRAFT, "draft", ["1", "2", "3", "4"])
    name(m.M_BUY, "buy", CARRIAGE_IDS)
    name(m.M_ADVANCE, "advance", COLOUR_NAMES)
    name(m.M_ORDER, "order", ["1", "2", "3", "4"])
    name(m.M_ENGINE, "engine", SEAT_NAMES)
    name(m.M_USE, "use", CARRIAGE_IDS)
    texts[m.M_TAIL] = "tail"
    texts[m.M_EVENT] = "event"
    name(m.M_PREPARE, "prepare", cities)
    name(m.M_TRACK, "track", cities)
    name(m.M_STATION, "station", [f"{city} {colour}" for city in cities for colour in COLOUR_NAMES])
    name(m.M_PARTICIPATE, "participate", ["1", "2", "3"])
    name(m.M_SPACE, "space", list(LETTER_NAMES.lower()))
    name(m.M_FROM, "from", SEAT_NAMES)
    name(m.M_MOVE, "move", CARRIAGE_IDS)
    name(m.M_TO, "to", [str(place) for place in range(1, TRAIN + 1)])
    name(m.M_TOKEN, "token", cities)
    name(m.M_ON, "on", CARRIAGE_IDS)
    name(m.M_SCORE, "score", cities)
    texts[m.M_ACCEPT] = "accept"
    texts[m.M_DECLINE] = "decline"
    texts[m.M_DONE] = "done"
    assert all(texts), "every move has a text"
    assert len(set(texts)) == m.MOVES, "no text means two moves"
    return tuple(texts)


MOVE_TEXTS = _texts()


def members(mask: int) -> list[int]:
    """The members of a set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
