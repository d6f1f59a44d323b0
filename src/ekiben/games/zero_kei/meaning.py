"""What is asked, what each move is about, and which moves somebody means who points at a thing."""

from __future__ import annotations

from ekiben.game import Meaning, Phrase
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS, Components
from ekiben.games.zero_kei.notation import DECISION_NAMES, MEANINGS, SEAT_NAMES
from ekiben.games.zero_kei.state import (
    CHOOSE_ACTION,
    CHOOSE_CARRIAGE,
    CHOOSE_COUNTER,
    CHOOSE_DISCARD,
    CHOOSE_EFFECT,
    CHOOSE_ENGINE,
    CHOOSE_LENDER,
    CHOOSE_MOVE,
    CHOOSE_ORDER,
    CHOOSE_PLACE,
    CHOOSE_REPEAT,
    CHOOSE_SCORE,
    CHOOSE_SPACE,
    CHOOSE_TOKEN,
    CHOOSE_TOKEN_CARRIAGE,
    CHOOSE_TRADE,
    CHOOSE_WORK,
    NOTHING,
    State,
)
from ekiben.games.zero_kei.view import pending
from ekiben.games.zero_kei.works import WORK_VERBS

# The verbs that answer each decision
VERBS: dict[int, tuple[str, ...]] = {
    NOTHING: (),
    CHOOSE_ENGINE: ("draft",),
    CHOOSE_CARRIAGE: ("buy",),
    CHOOSE_COUNTER: ("advance",),
    CHOOSE_ORDER: ("order",),
    CHOOSE_ACTION: ("engine", "use", "tail", "event", "done"),
    CHOOSE_REPEAT: ("engine", "use", "tail", "event"),
    CHOOSE_WORK: ("prepare", "track", "station", "participate", "advance"),
    CHOOSE_SPACE: ("space",),
    CHOOSE_LENDER: ("from",),
    CHOOSE_EFFECT: ("accept", "decline"),
    CHOOSE_MOVE: ("move", "decline"),
    CHOOSE_PLACE: ("to",),
    CHOOSE_TOKEN: ("token",),
    CHOOSE_TOKEN_CARRIAGE: ("on",),
    CHOOSE_DISCARD: ("buy", "decline"),
    CHOOSE_TRADE: ("accept", "decline"),
    CHOOSE_SCORE: ("score", "decline"),
}


def question(s: State, components: Components) -> Phrase:
    """What the deciding seat is asked, with what was chosen so far."""
    if s.decision == CHOOSE_ACTION and not s.actions_left:
        return Phrase("done")
    args = dict(pending(s))
    if s.decision == CHOOSE_TRADE:
        args["event"] = components.event_ids[s.events[s.year]]
    return Phrase(DECISION_NAMES[s.decision], args)


def meaning(s: State, components: Components, move: int) -> Meaning:
    """A move as data. Its things are what somebody would point at."""
    found = MEANINGS[move]
    if move == m.M_TAIL:
        return Meaning("tail", (f"tail:{SEAT_NAMES[s.seat]}",))
    if move == m.M_EVENT:
        event = components.event_ids[s.events[s.year]]
        return Meaning("event", (f"event:{event}",), {"event": event})
    if m.M_TO <= move < m.M_TO + s.length[s.seat]:  # where another carriage stands
        carriage = CARRIAGE_IDS[s.train[s.seat, move - m.M_TO]]
        return Meaning("to", (f"carriage:{carriage}",), {**found.args, "carriage": carriage})
    if move in (m.M_ACCEPT, m.M_DECLINE) and s.decision in (CHOOSE_EFFECT, CHOOSE_MOVE):
        return Meaning(found.verb, (), {"venue": s.venue + 1})
    return found


def meant(s: State, components: Components, thing: str) -> list[int]:
    """The moves, legal or not, that somebody who points at a thing would mean now: one of each verb."""
    found: dict[str, int] = {}
    for move, each in enumerate(MEANINGS):
        due = each.verb not in WORK_VERBS or s.decision != CHOOSE_WORK or s.todo & WORK_VERBS[each.verb]
        if due and each.verb in VERBS[s.decision] and thing in meaning(s, components, move).on:
            found.setdefault(each.verb, move)
    return list(found.values())
