"""What a study counts in Zero-Kei: engines, carriages and events, by those who had or used them."""

from __future__ import annotations

from ekiben.arena.counting import Counted, Course, Fact
from ekiben.games.zero_kei import moves as m
from ekiben.games.zero_kei.components import CARRIAGE_IDS
from ekiben.games.zero_kei.state import CARRIAGES, CHOOSE_ACTION, ENGINES, SEATS, YEARS, State
from ekiben.games.zero_kei.view import engine_actions


def count(course: Course) -> Counted:
    """The facts of a game."""
    return Counted(
        [*engines(course), *carriages(course), *events(course)],
        {},
        [numbers(course, seat) for seat in range(course.players)],
    )


def made(course: Course, move: int) -> list[State]:
    """The positions in which a move was made."""
    pairs = zip(course.positions, course.moves)
    return [before for before, done in pairs if done == move]


def engines(course: Course) -> list[Fact]:
    """Who had which engine, how often its owner used it, and how often others hired it."""
    facts = []
    for seat in range(course.players):
        users = [before.seat for before in made(course, m.M_ENGINE + seat)]
        own = users.count(seat)
        amounts = {"used": own, "hired": len(users) - own}
        facts.append(Fact("engine", engine_name(course, seat), seat, amounts=amounts))
    return facts


def engine_name(course: Course, seat: int) -> str:
    """The number of a seat's engine and what it can do."""
    engine = course.last.engines[seat]
    return f"{engine % ENGINES + 1} {' '.join(engine_actions(course.components, engine))}"


def carriages(course: Course) -> list[Fact]:
    """Who bought which carriage, and how often it was used."""
    facts = []
    for seat in range(course.players):
        for place in range(course.last.length[seat]):
            carriage = course.last.train[seat, place]
            uses = len([before for before in made(course, m.M_USE + carriage) if before.seat == seat])
            facts.append(Fact("carriage", CARRIAGE_IDS[carriage], seat, amounts={"used": uses}))
    return facts


def events(course: Course) -> list[Fact]:
    """The event of each year, for each seat: its own if it used it. The end of a round is nobody's action."""
    facts = []
    users = [(before.year, before.seat) for before in made(course, m.M_EVENT)]
    for year in range(YEARS):
        event = course.last.events[year]
        key = f"{year + 1} {course.components.event_ids[event]}"
        for seat in range(course.players):
            used = (year, seat) in users
            amounts = {} if course.components.box.event_at_end[event] else {"used": float(used)}
            facts.append(Fact("event", key, seat if used else None, amounts=amounts))
    return facts


def numbers(course: Course, seat: int) -> dict[str, float]:
    """What a seat did and had."""
    cards = range(m.M_ENGINE, m.M_EVENT + 1)
    actions = [
        done
        for before, done in zip(course.positions, course.moves)
        if before.seat == seat and before.decision == CHOOSE_ACTION and done in cards
    ]
    return {
        "actions": len(actions),
        "carriages": course.last.length[seat],
        "cauldrons-left": course.last.cauldrons_left[seat],
        "yen-left": course.last.yen[seat],
    }


assert m.M_ENGINE + SEATS + CARRIAGES == m.M_TAIL  # the cards that are used are numbered in a row
