"""The moves in words and as data, one of each; and the names that views use, too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from ekiben.game import Meaning, SeatLook
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS, COLOUR_NAMES
from ekiben.games.zero_kei.state import CITIES, ENGINES, SEATS, TRAIN, VENUES

Seat = Literal["green", "yellow", "red", "blue"]
Phase = Literal["draft", "purchase", "run", "end-of-round", "over"]
Decision = Literal[
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
]
SEAT_NAMES: tuple[Seat, ...] = get_args(Seat)
SEAT_LOOKS = {
    "green": SeatLook("▲", "#3c8a58", "#57b378", "bold green"),
    "yellow": SeatLook("◆", "#e8b923", "#f2cc4d", "bold yellow"),
    "red": SeatLook("●", "#c02f3f", "#ea6472", "bold red"),
    "blue": SeatLook("■", "#3f74c9", "#74a5f0", "bold bright_blue"),
}
PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)
DECISION_NAMES: tuple[Decision, ...] = get_args(Literal["nothing", Decision])
LETTER_NAMES = "ABCDEFGH"


def _moves() -> tuple[tuple[str, ...], tuple[Meaning, ...]]:
    texts = [""] * m.MOVES
    meanings = [Meaning("")] * m.MOVES

    def name(start: int, verb: str, kind: str, key: str, things: Iterable[object], **more: object) -> None:
        """Moves about a thing each: their texts, and their meanings."""
        for move, thing in enumerate(things, start):
            assert not texts[move], f"two texts for move {move}"
            texts[move] = " ".join(map(str, (verb, thing, *more.values()))).lower()
            meanings[move] = Meaning(verb, (f"{kind}:{thing}",), {key: thing, **more})

    cities = range(1, CITIES + 1)
    name(m.DRAFT, "draft", "draft", "engine", range(1, ENGINES + 1))
    name(m.BUY, "buy", "carriage", "carriage", CARRIAGE_IDS)
    name(m.ADVANCE, "advance", "counter", "colour", COLOUR_NAMES)
    name(m.ORDER, "order", "tile", "space", range(1, SEATS + 1))
    name(m.ENGINE, "engine", "engine", "owner", SEAT_NAMES)
    name(m.USE, "use", "carriage", "carriage", CARRIAGE_IDS)
    name(m.PREPARE, "prepare", "city", "city", cities)
    name(m.TRACK, "track", "city", "city", cities)
    for city in range(CITIES):
        for colour, colour_name in enumerate(COLOUR_NAMES):
            start = m.STATION + city * len(COLOUR_NAMES) + colour
            name(start, "station", "city", "city", (city + 1,), colour=colour_name)
    name(m.PARTICIPATE, "participate", "venue", "venue", range(1, VENUES + 1))
    name(m.SPACE, "space", "space", "space", LETTER_NAMES)
    name(m.FROM, "from", "tokens", "owner", SEAT_NAMES)
    name(m.MOVE, "move", "carriage", "carriage", CARRIAGE_IDS)
    name(m.TO, "to", "place", "place", range(1, TRAIN + 1))
    name(m.TOKEN, "token", "token", "city", cities)
    name(m.ON, "on", "carriage", "carriage", CARRIAGE_IDS)
    name(m.SCORE, "score", "city", "city", cities)
    for verb in ("tail", "event", "accept", "decline", "done"):
        move = getattr(m, verb.upper())
        texts[move], meanings[move] = verb, Meaning(verb)
    assert all(texts), "every move has a text"
    assert len(set(texts)) == m.MOVES, "no text means two moves"
    return tuple(texts), tuple(meanings)


# By the number of the move. What a tail, an event or a place is about depends on the position: `meaning`.
MOVE_TEXTS, MEANINGS = _moves()
