"""What is asked, what each move is about, and which moves somebody means who points at a thing."""

from __future__ import annotations

from typing import TypedDict

from ekiben.game import Meaning, Phrase
from ekiben.games.zero_kei import decisions
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS, WORK_VERBS, BoardPosition, Colour, Components
from ekiben.games.zero_kei.event_cards import EventWork
from ekiben.games.zero_kei.notation import DECISION_NAMES, MEANINGS, SEAT_NAMES, Seat
from ekiben.games.zero_kei.state import State
from ekiben.games.zero_kei.view import pending


class ZeroKeiArgs(TypedDict, total=False):
    """The arguments of moves, questions, quotes, accounts and log entries; each has some of them."""

    amount: int
    base: int
    carriage: str
    cities: list[int]
    city: int
    colour: Colour
    count: int
    counters: list[Colour]
    each: int
    engine: int
    event: str
    more: int
    move: str  # its text
    now: int
    off: int
    one_of_them: bool
    owner: Seat
    place: int | str  # in the train; in an account a venue, or a place of Hideo's board
    position: BoardPosition
    printed: int
    row: list[str] | int  # the carriages of a new round; points of a row of stations
    seat: Seat
    space: int | str  # of the tile or of the value track; a letter of the track cost
    times: int
    token: str
    train: list[str]
    venue: int
    was: int
    works: list[EventWork]
    worth: int
    year: int


# The verbs that answer each decision
VERBS: dict[int, tuple[str, ...]] = {
    decisions.NOTHING: (),
    decisions.ENGINE: ("draft",),
    decisions.CARRIAGE: ("buy",),
    decisions.COUNTER: ("advance",),
    decisions.ORDER: ("order",),
    decisions.ACTION: ("engine", "use", "tail", "event", "done"),
    decisions.REPEAT: ("engine", "use", "tail", "event"),
    decisions.WORK: ("prepare", "track", "station", "participate", "advance"),
    decisions.SPACE: ("space",),
    decisions.LENDER: ("from",),
    decisions.EFFECT: ("accept", "decline"),
    decisions.MOVE: ("move", "decline"),
    decisions.PLACE: ("to",),
    decisions.TOKEN: ("token",),
    decisions.TOKEN_CARRIAGE: ("on",),
    decisions.DISCARD: ("buy", "decline"),
    decisions.TRADE: ("accept", "decline"),
    decisions.SCORE: ("score", "decline"),
}


def question(s: State, components: Components, seat: int | None) -> Phrase:
    """What the deciding seat is asked, with what was chosen so far; all seats see it."""
    if s.decision == decisions.ACTION and not s.actions_left:
        return Phrase("done")
    args = dict(pending(s))
    if s.decision == decisions.TRADE:
        args["event"] = components.event_ids[s.events[s.year]]
    return Phrase(DECISION_NAMES[s.decision], args)


def meaning(s: State, components: Components, move: int) -> Meaning:
    """A move as data. Its things are what somebody would point at."""
    found = MEANINGS[move]
    if move == m.TAIL:
        return Meaning("tail", (f"tail:{SEAT_NAMES[s.seat]}",))
    if move == m.EVENT:
        event = components.event_ids[s.events[s.year]]
        return Meaning("event", (f"event:{event}",), {"event": event})
    if m.TO <= move < m.TO + s.length[s.seat]:  # where another carriage stands
        carriage = CARRIAGE_IDS[s.train[s.seat, move - m.TO]]
        return Meaning("to", (f"carriage:{carriage}",), {**found.args, "carriage": carriage})
    if move in (m.ACCEPT, m.DECLINE) and s.decision in (decisions.EFFECT, decisions.MOVE):
        return Meaning(found.verb, (), {"venue": s.venue + 1})
    return found


def moves_about(s: State, components: Components, thing: str) -> list[int]:
    """The moves, legal or not, that somebody who points at a thing would mean now: one of each verb."""
    found: dict[str, int] = {}
    for move, each in enumerate(MEANINGS):
        due = each.verb not in WORK_VERBS or s.decision != decisions.WORK or s.todo & WORK_VERBS[each.verb]
        if due and each.verb in VERBS[s.decision] and thing in meaning(s, components, move).on:
            found.setdefault(each.verb, move)
    return list(found.values())
