"""Replay of a finished game: its moves, and what a seat saw after each of them.

While a game runs every request is refused; not even the number of moves is given. When it is over its
record names all that was hidden, so anybody who has the table's name may look through any eyes.
"""

from __future__ import annotations

from ekiben.errors import Refused
from ekiben.narration import logged_moves
from ekiben.protocol import MoveList, PastSnapshot
from ekiben.tables.rows import OVER, SeatRow
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import narrated_groups, seat_snapshot


def find_seat(session: GameSession, seat: int) -> SeatRow:
    if not 0 <= seat < len(session.seats):
        raise Refused("refused-no-seat", seats=len(session.seats))
    return session.seats[seat]


def check_over(session: GameSession, seat: int | None) -> None:
    """Refuse a game that is not over or can't be replayed, and a seat that does not exist."""
    if session.row.state != OVER or not (session.table.over or session.diverged_at is not None):
        raise Refused("refused-replay")
    if session.diverged_at is not None:
        raise Refused("table-differs", number=session.diverged_at)
    if seat is not None:
        find_seat(session, seat)


def list_moves(session: GameSession, seat: int | None, language: str | None) -> MoveList:
    """All moves, as a seat (None: a spectator) knew them."""
    table = session.table.copy()  # this may run in a thread
    log = logged_moves(table, seat)
    groups = narrated_groups(table, table.view(seat), log, language, session.seats)
    return MoveList(len(table.history), groups, log)


def past_snapshot(session: GameSession, number: int, seat: int | None, language: str | None) -> PastSnapshot:
    """The game after `number` moves, as a seat (None: a spectator) saw it."""
    check_over(session, seat)
    last = len(session.table.moves)
    if number > last:
        raise Refused("refused-no-move", number=number, moves=last)
    past = session.after(number)
    table = past.table
    # the snapshot a seat had then; its log holds the last group of moves only
    since = table.group_start(len(table.history))
    shown = seat_snapshot(past, seat, since, language)
    shown.why_no_undo = "no-undo-over"
    move = narrated_groups(table, shown.view, shown.log[-1:], language, past.seats)
    return PastSnapshot(number, last, next(iter(move), None), shown)
