"""A table in memory: its session, and the connections that watch it.

Watchers have no queue of changes: they are woken and sent the current state. Slow clients skip the states in
between.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import replace
from typing import Any

import msgspec

from ekiben.protocol import ClockSpec, Problem, SeatSnapshot, ServerMessage
from ekiben.tables.rows import GUEST, MOVE, RUNNING, UNDO, EntryRow, SeatRow
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import seat_snapshot
from ekiben.texts import t

LEASE = 60.0  # seconds for which a note that somebody is there holds; see `Seating.mark_present`
MAX_ANSWERS = 100  # unread replies of one connection; a client with more is disconnected
_encode = msgspec.json.Encoder().encode


class Watcher:
    """One connection to a table."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.news = asyncio.Event()
        self.news.set()
        self.answers: deque[ServerMessage] = deque()
        self.log_sent: dict[int | None, int] = {}  # by seat: the number of moves sent
        self.closed = False
        self.busy = False  # answering a message: nothing else is sent before

    def answer(self, message: ServerMessage) -> None:
        """Send something to this connection only."""
        self.answers.append(message)
        self.busy = False
        self.closed = self.closed or len(self.answers) > MAX_ANSWERS
        self.news.set()


class LiveTable:
    """A session, and what is not stored: a lock, the watchers, when the turn began."""

    def __init__(self, session: GameSession, away_after: float, here_for: float = 10.0) -> None:
        self.session = session
        self.id = session.row.id
        self.away_after = away_after
        self.here_for = here_for
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.turn_began = time.monotonic()
        self.turn_seen = self.turn_began  # by those who don't see unfinished groups
        self.last_used = time.monotonic()
        self.autoplay_task: asyncio.Task[None] | None = None  # runs a bot's turn or a clock
        self.handled_elsewhere = False  # another process made the last move, and asks the next bot
        self.changed_event = asyncio.Event()  # wakes that task
        self._encoded: dict[Any, bytes] = {}  # the current snapshots as JSON

    # --- asking -----------------------------------------------------------------------------------------

    @property
    def clock(self) -> ClockSpec | None:
        return self.session.row.clock

    @property
    def state(self) -> str:
        """`open` until all seats are taken, then `running`, then `over`."""
        return self.session.row.state

    @property
    def decider(self) -> SeatRow | None:
        """The seat to move; None while there is none."""
        seat = self.session.table.seat
        return None if seat is None or self.state != RUNNING else self.session.seats[seat]

    def seats_of(self, guest: str) -> list[int]:
        return [seat.number for seat in self.session.seats if seat.guest == guest]

    def running_for(self) -> float:
        """Seconds that the deciding seat has used in this turn."""
        decider = self.decider
        counts = self.clock and decider and decider.kind == GUEST
        return time.monotonic() - self.turn_began if counts else 0.0

    def seconds_left(self) -> list[float] | None:
        """Seconds left by seat; None at a table without a clock."""
        clock, session = self.clock, self.session
        if clock is None:
            return None
        turns, decides = session.turns_begun(), session.table.seat
        left = [
            clock.bank + clock.increment * count - spent
            for spent, count in zip(session.spent, turns, strict=True)
        ]
        if decides is not None:
            left[decides] -= self.running_for()
        return [round(max(0.0, each), 1) for each in left]

    # --- showing ----------------------------------------------------------------------------------------

    def is_present(self, seat: SeatRow) -> bool:
        """Whether a player is there, as others see it."""
        return self._is_there(seat, self.here_for)

    def may_return(self, seat: SeatRow) -> bool:
        """Whether a player is there or was a moment ago: nobody else gets the seat then."""
        return self._is_there(seat, self.away_after)

    def _is_there(self, seat: SeatRow, after: float) -> bool:
        watching = any(watcher.guest == seat.guest for watcher in self.watchers)
        ago = time.time() - seat.seen  # a clock that was wrong must not hold a seat for ever
        return seat.kind == GUEST and (watching or -LEASE <= ago < after)

    def _look_again(self) -> None:
        """Tell the watchers when somebody whose connection ended counts as away."""
        ends = [seat.seen + self.here_for - time.time() for seat in self.session.seats if seat.kind == GUEST]
        for left in ends:
            if 0 < left <= LEASE + self.here_for:
                asyncio.get_running_loop().call_later(left + 0.05, self.wake)

    def _tell_replaced(self, before: list[SeatRow], after: list[SeatRow]) -> None:
        """Tell the device that had a seat that another one has it now."""
        for was, now in zip(before, after, strict=True):
            if was.kind == now.kind == GUEST and was.guest != now.guest and was.name == now.name:
                args = {"seat": now.number, "name": now.name}
                message = Problem("seat-taken-over", t("seat-taken-over", name=now.name), args)
                for watcher in self.watchers:
                    if watcher.guest == was.guest:
                        watcher.answer(message)

    def spectator_count(self) -> int:
        """The number of watchers without a seat; a guest with several windows counts once."""
        seated = {seat.guest for seat in self.session.seats if seat.kind == GUEST}
        guests = {watcher.guest for watcher in self.watchers if watcher.guest} - seated
        return len(guests) + sum(not watcher.guest for watcher in self.watchers)

    def snapshot(self, seat: int | None, since: int = 0, language: str | None = None) -> SeatSnapshot:
        """What a seat may see now; see `seat_snapshot`."""
        return seat_snapshot(self.session, seat, since, language, self.seconds_left())

    def encoded_snapshot(self, seat: int | None, since: int, language: str | None = None) -> bytes:
        """The same as JSON, cached unless the table has a clock."""
        key = (seat, since, language)
        data = self._encoded.get(key) or _encode(self.snapshot(seat, since, language))
        if not self.clock:
            self._encoded[key] = data
        return data

    # --- coming and going -------------------------------------------------------------------------------

    def add_watcher(self, watcher: Watcher) -> None:
        before = self.spectator_count()
        self.watchers.add(watcher)
        self._tell_watching(before)

    def remove_watcher(self, watcher: Watcher) -> None:
        before = self.spectator_count()
        self.watchers.discard(watcher)
        self._tell_watching(before)

    def _tell_watching(self, before: int) -> None:
        if self.spectator_count() != before:
            for watcher in self.watchers:
                watcher.news.set()

    # --- changing ---------------------------------------------------------------------------------------

    def accept(self, entries: list[EntryRow]) -> None:
        """Apply stored entries and wake all watchers."""
        for entry in entries:
            self.session.accept([entry])
            if entry.kind == UNDO:
                for watcher in self.watchers:
                    watcher.log_sent = {
                        seat: min(sent, self.moves_seen_by(seat)) for seat, sent in watcher.log_sent.items()
                    }
        moves = [entry for entry in entries if entry.kind in (MOVE, UNDO)]
        if moves:
            self.session.row = replace(self.session.row, decides=self.session.table.seat)
            self.turn_began = time.monotonic()
        if self.session.public_number >= min([entry.number for entry in entries], default=0) > 0:
            self.session.row = replace(self.session.row, changed=entries[-1].moment)
            self.turn_seen = self.turn_began
        if entries:
            self.wake()

    def moves_seen_by(self, seat: int | None) -> int:
        """The number of moves that a seat (None: a spectator) sees."""
        return len(self.session.seen_by(seat).table.history)

    def shown_state(self, seat: int | None) -> object:
        """Differs whenever a seat's snapshot does: nobody learns when others do what they can't see."""
        session = self.session
        began = self.turn_began if session.sees_parts(seat) else self.turn_seen
        return session.shown_number(seat), self.state, began if self.clock else 0.0

    def set_seats(self, seats: list[SeatRow]) -> None:
        if seats != self.session.seats:
            before, self.session.seats = self.session.seats, seats
            self._tell_replaced(before, seats)
            self._look_again()
            if [seat.kind for seat in before] != [seat.kind for seat in seats]:
                self.turn_began = self.turn_seen = time.monotonic()
            self.wake()

    def update_row(self, **changes: Any) -> None:
        row = replace(self.session.row, **changes)
        if row != self.session.row:
            self.session.row = row
            self.wake()

    def wake(self) -> None:
        """Send all watchers the new state."""
        self._encoded.clear()
        self.last_used = time.monotonic()
        for watcher in self.watchers:
            watcher.news.set()
