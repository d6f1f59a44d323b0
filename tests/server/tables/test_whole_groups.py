"""Others see whole move groups only, and nothing of what a seat answers before its turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from ekiben.errors import Refused
from ekiben.game import Game
from ekiben.server.tables.live_table import LiveTable, Watcher
from ekiben.tables.rows import BOT, CHANGED, EARLY, GUEST, MOVE, RUNNING, UNDO, SeatRow, StoredTable
from ekiben.tables.session import EntryPlan, GameSession
from ekiben.tables.snapshots import seat_snapshot
from tests.server.tables.test_session import NORDIC, ZERO_KEI, new_table

GUESTS = ("ann", "bob", "cid")


def begin(stored: StoredTable, guests: tuple[str, ...] = GUESTS) -> StoredTable:
    """A running table with people at it."""
    seats = [SeatRow(n, GUEST, guests[n].title(), guests[n]) for n in range(stored.table.players)]
    return StoredTable(replace(stored.table, state=RUNNING), seats)


def do(session: GameSession, seat: int, move: str | int | None, name: str = "r") -> EntryPlan:
    """A move, or an undo (None)."""
    number = session.shown_number(seat)
    request = f"{name}{session.number}"
    if move is None:
        plan = session.plan_undo(seat, number, request, 9.0)
    else:
        plan = session.plan_move(seat, number, move, request, 9.0)
    session.accept(plan.entries)
    return plan


def sent(session: GameSession, seat: int | None) -> bytes:
    return msgspec.json.encode(seat_snapshot(session, seat, language="en"))


def others(session: GameSession) -> list[int | None]:
    return [None, *(seat for seat in range(session.row.players) if seat != session.table.seat)]


def unfinished_groups(session: GameSession, seed: int, most: int) -> Iterator[tuple[int, list[bytes]]]:
    """Play at random; each time a seat has begun a group, that seat and what the others were sent before."""
    chance, before, found = random.Random(seed), list[bytes](), 0
    while not session.table.over and found < most:
        seat = session.table.seat
        assert seat is not None
        if session.table.whole_groups == len(session.table.moves):
            before = [sent(session, other) for other in others(session)] if chance.random() < 0.3 else []
        do(session, seat, chance.choice(session.table.engine.legal(session.table.position)))
        if before and session.table.whole_groups < len(session.table.moves):
            found += 1
            yield seat, before


@pytest.mark.parametrize("game", [NORDIC, ZERO_KEI], ids=lambda game: game.name)
def test_what_a_seat_has_only_begun_is_sent_to_nobody_else(game: Game) -> None:
    """Byte for byte, whatever it does, undoing included; nor is it told that anything happened."""
    session = GameSession(begin(new_table(game, players=3)))
    live, looked = LiveTable(session, 90.0), 0
    for seat, before in unfinished_groups(session, 1, 12):
        states = [live.shown_state(other) for other in others(session)]
        assert [sent(session, other) for other in others(session)] == before
        while session.table.whole_groups < len(session.table.moves) and session.why_no_undo(seat) is None:
            plan = do(session, seat, None)
            assert plan.changed == session.row.changed, "no list of tables says when"
            assert [sent(session, other) for other in others(session)] == before
            assert [live.shown_state(other) for other in others(session)] == states
            looked += 1
    assert looked


def claimed(session: GameSession, seed: int = 4) -> int:
    """Play until a claim with a choice of payment is complete; the seat that made it."""
    chance = random.Random(seed)
    while True:
        seat = session.table.seat
        assert seat is not None
        choices = [each for each in session.table.legal() if each.verb == "claim" and each.payments]
        ways = [each.payments[0].move for each in choices if " " in each.payments[0].move[6:]]
        if ways:
            do(session, seat, chance.choice(ways))
            if session.table.seat != seat and session.why_no_undo(seat) is None:
                return seat
        else:
            do(session, seat, chance.choice(session.table.engine.legal(session.table.position)))


def test_an_undo_of_what_others_have_seen_stands_in_the_log() -> None:
    stored = begin(new_table(NORDIC))
    session = GameSession(stored)
    seat = claimed(session)
    count, text = len(session.table.moves), session.table.move_groups()[-1][1]
    after = seat_snapshot(session, 1 - seat)
    do(session, seat, None)
    told = seat_snapshot(session, 1 - seat)
    assert len(told.log) < count
    assert [(each.seat, each.move) for each in told.taken_back] == [(seat, text)]
    assert told.taken_back[0].after == len(told.log)
    assert told.number > after.number
    assert not seat_snapshot(GameSession(begin(new_table(NORDIC))), 0).taken_back
    session.seats = [replace(each, guest="ann") for each in session.seats]
    assert not seat_snapshot(session, seat).taken_back, "nobody else has seen it"


def test_undo_takes_back_what_the_next_seat_has_begun_unseen() -> None:
    session = GameSession(begin(new_table(NORDIC)))
    for seed in range(50):
        seat = claimed(session, seed)
        following = [each for each in session.table.legal() if each.verb == "claim"]
        for move in following:
            if session.table.whole_groups == len(session.table.moves):
                do(session, 1 - seat, move.number)
                if session.table.whole_groups < len(session.table.moves):
                    assert session.why_no_undo(seat) is None, "as it was before the other began"
                    plan = do(session, seat, None, "undo")
                    assert [entry.kind for entry in plan.entries] == [UNDO, UNDO]
                    assert session.table.seat == seat
                    number = plan.entries[0].number - 1
                    assert session.is_repeat(seat, number - 1, f"undo{number}")
                    return
    raise AssertionError("no claim was begun")


def test_people_at_one_screen_see_each_other_s_steps() -> None:
    session = GameSession(begin(new_table(NORDIC), ("ann", "ann")))
    for seat, _ in unfinished_groups(session, 2, 5):
        assert session.seen_by(1 - seat) is session
        assert session.shown_number(0) == session.shown_number(1), "the page shows both together"
        assert session.seen_by(None) is not session
        assert session.early_table(1 - seat) is None


# --- before its turn ------------------------------------------------------------------------------------


def test_first_tickets_are_chosen_at_the_same_time() -> None:
    """Kept secret and durably, made in the order of the seats, as if each had waited."""
    stored = begin(new_table(NORDIC, players=3))
    session = GameSession(stored)
    entries = []
    plain = sent(session, 0), sent(session, 1), sent(session, None)
    asked = seat_snapshot(session, 2, language="en")
    assert (asked.decides, asked.early) == (2, None)
    assert asked.question
    assert asked.question.id == "ticket"
    [first, second, *rest] = asked.question.args["answers"]
    plan = do(session, 2, f"keep only {first}+{second}")
    entries += plan.entries
    assert {entry.kind for entry in plan.entries} == {EARLY}
    assert (plan.decides, plan.changed, plan.state) == (0, stored.table.changed, RUNNING)
    assert (sent(session, 0), sent(session, 1), sent(session, None)) == plain, (
        "nobody sees that it has chosen"
    )
    waiting = seat_snapshot(session, 2)
    assert (waiting.decides, waiting.legal) == (0, [])
    assert waiting.early == " ".join(
        f"{'keep' if name in (first, second) else 'return'} {name}" for name in (first, second, *rest)
    )
    with pytest.raises(Refused, match="Another player"):
        do(session, 2, f"keep {first}")

    assert waiting.why_no_undo is None
    plan = do(session, 2, None)  # it changes its mind
    entries += plan.entries
    assert [entry.kind for entry in plan.entries] == [CHANGED]
    assert seat_snapshot(session, 2).early is None
    entries += do(session, 2, f"keep {first}").entries  # one answer only
    assert seat_snapshot(session, 2).decides == 2
    entries += do(session, 2, None).entries
    entries += do(session, 2, "keep all").entries

    plan = do(session, 0, "keep all")
    entries += plan.entries
    assert session.table.seat == 1
    plan = do(session, 1, "keep all")
    entries += plan.entries
    assert {entry.seat for entry in plan.entries} == {1, 2}
    assert {entry.kind for entry in plan.entries} == {MOVE}
    assert session.table.view(None)["phase"] == "play"
    assert [
        len(session.table.view(seat)[name]["tickets"]) for seat, name in enumerate(NORDIC.seat_names)
    ] == [5] * 3

    again = GameSession(StoredTable(stored.table, stored.seats, entries))
    assert (again.number, again.table.moves) == (session.number, session.table.moves)
    slow = GameSession(stored)
    for seat in range(3):
        slow.accept(slow.plan_move(seat, slow.shown_number(seat), "keep all", f"s{seat}", 9.0).entries)
    assert bytes(slow.table.position) == bytes(session.table.position)
    assert slow.table.moves == session.table.moves


def test_what_is_kept_is_there_after_a_restart_and_for_a_bot_in_the_seat() -> None:
    stored = begin(new_table(NORDIC, players=3))
    session = GameSession(stored)
    kept = do(session, 1, "keep all").entries
    again = GameSession(StoredTable(stored.table, stored.seats, kept))
    assert again.early == session.early != {}
    again.seats[1] = replace(again.seats[1], kind=BOT, bot="easy")
    do(again, 0, "keep all")
    assert again.table.seat == 2


def test_a_choice_before_the_turn_disturbs_nobody() -> None:
    """The others' next messages have the number they know, and no watcher is sent anything."""
    session = GameSession(begin(new_table(NORDIC, players=3)))
    live = LiveTable(session, 90.0)
    watcher = Watcher("ann")
    live.add_watcher(watcher)
    numbers = [session.shown_number(seat) for seat in (0, 1, None)]
    states = [live.shown_state(seat) for seat in (0, 1, None)]
    live.accept(session.plan_move(2, session.shown_number(2), "keep all", "r", 9.0).entries)
    assert [session.shown_number(seat) for seat in (0, 1, None)] == numbers
    assert [live.shown_state(seat) for seat in (0, 1, None)] == states
    assert live.session.row.changed == 1.0
    live.accept(session.plan_move(0, numbers[0] or 0, "keep all", "s", 9.0).entries)
    assert session.table.seat == 1


def test_only_what_depends_on_nobody_is_asked_early() -> None:
    session = GameSession(begin(new_table(NORDIC, players=3)))
    for seat in range(3):
        do(session, seat, "keep all")
    for _ in range(30):
        for seat in range(3):
            assert session.early_table(seat) is None
        do(session, session.table.seat or 0, session.table.engine.legal(session.table.position)[0])
