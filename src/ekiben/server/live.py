"""A table that somebody looks at: its room, and those who are told when something happens.

Who watches has no queue of news. They are woken, and then sent what is there to be seen at that moment: who
is slow misses what lies between, and never more than one state waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from ekiben.game import find_game
from ekiben.server.clock import Clock, clock_of, turns_begun
from ekiben.server.messages import ClockInfo, SeatInfo, Shown, TableInfo, Told
from ekiben.server.room import Room
from ekiben.server.store.tables import GUEST, RUNNING, UNDO, EntryRow, SeatRow, TableRow
from ekiben.server.words import words_of

MOST_ANSWERS = 100  # that wait for one connection; who sends so many without reading is cut off
_encode = msgspec.json.Encoder().encode


class Watcher:
    """One connection to a table."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.news = asyncio.Event()
        self.news.set()
        self.answers: deque[Told] = deque()
        self.known: dict[int | None, int] = {}  # by seat: how many moves of the log have been sent
        self.closed = False
        self.asking = False  # a message of this connection is being answered: the answer goes first

    def answer(self, message: Told) -> None:
        """Something for this connection alone."""
        self.answers.append(message)
        self.asking = False
        self.closed = self.closed or len(self.answers) > MOST_ANSWERS
        self.news.set()


class Live:
    """A room with what only lasts as long as the process: a lock, those who watch, when the turn began."""

    def __init__(self, room: Room, away_after: float) -> None:
        self.room = room
        self.name = room.row.id
        self.away_after = away_after
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.turn_began = time.monotonic()
        self.used = time.monotonic()
        self.attention: asyncio.Task[None] | None = None  # a bot that thinks, or a clock that runs
        self.led_elsewhere = False  # another process made the last move, and asks the bot that is next
        self.stirred = asyncio.Event()  # something happened that it may want to know
        self._sent: dict[Any, bytes] = {}  # what is to be seen now, as it is sent

    # --- asking -----------------------------------------------------------------------------------------

    @property
    def clock(self) -> Clock | None:
        """The table's clock."""
        return clock_of(self.room.row.settings)

    @property
    def state(self) -> str:
        """Open until all seats were taken once, then running until it is over."""
        return self.room.row.state

    @property
    def decider(self) -> SeatRow | None:
        """Who is asked; None while nobody is."""
        seat = self.room.table.seat
        return None if seat is None or self.state != RUNNING else self.room.seats[seat]

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest has."""
        return [seat.number for seat in self.room.seats if seat.guest == guest]

    def running_for(self) -> float:
        """Seconds that the clock of the deciding seat has run in this turn."""
        decider = self.decider
        counts = self.clock and decider and decider.kind == GUEST
        return time.monotonic() - self.turn_began if counts else 0.0

    def seconds_left(self) -> list[float] | None:
        """By seat; None at a table without a clock."""
        clock, room = self.clock, self.room
        if clock is None:
            return None
        turns = turns_begun(room.table.movers, room.table.seat, len(room.seats))
        left = [clock.left(spent, count) for spent, count in zip(room.spent, turns, strict=True)]
        if room.table.seat is not None:
            left[room.table.seat] -= self.running_for()
        return [round(max(0.0, each), 1) for each in left]

    # --- showing ----------------------------------------------------------------------------------------

    def here(self, seat: SeatRow) -> bool:
        """Whether the guest of a seat is there."""
        watching = any(watcher.guest == seat.guest for watcher in self.watchers)
        ago = abs(time.time() - seat.seen)  # a clock that was wrong must not keep a seat for ever
        return seat.kind == GUEST and (watching or ago < self.away_after)

    def watching(self) -> int:
        """How many look on without a seat; a guest with several windows is one."""
        seated = {seat.guest for seat in self.room.seats if seat.kind == GUEST}
        guests = {watcher.guest for watcher in self.watchers if watcher.guest} - seated
        return len(guests) + sum(not watcher.guest for watcher in self.watchers)

    def info(self, guest: str, preparing: bool = False) -> TableInfo:
        """The table, as a guest is told of it."""
        return table_info(self.room.row, self.room.seats, guest, self.here, preparing, self.watching())

    def shown(self, seat: int | None, since: int = 0, language: str | None = None) -> Shown:
        """All that a seat may see, also in the words of a language."""
        shown = self.room.shown(seat, since)
        words = words_of(self.room.table, seat, since, language, shown) if language else None
        return Shown(seat=seat, clock=self.seconds_left(), words=words, **shown)

    def encoded(self, seat: int | None, since: int, language: str | None = None) -> bytes:
        """The same as it is sent: worked out once for all who see the same, unless a clock runs."""
        if self.clock:
            return _encode(self.shown(seat, since, language))
        key = (seat, since, language)
        if key not in self._sent:
            self._sent[key] = _encode(self.shown(seat, since, language))
        return self._sent[key]

    # --- coming and going -------------------------------------------------------------------------------

    def come(self, watcher: Watcher) -> None:
        """Somebody looks on."""
        before = self.watching()
        self.watchers.add(watcher)
        self._tell_watching(before)

    def go(self, watcher: Watcher) -> None:
        """Somebody looks away."""
        before = self.watching()
        self.watchers.discard(watcher)
        self._tell_watching(before)

    def _tell_watching(self, before: int) -> None:
        if self.watching() != before:
            for watcher in self.watchers:
                watcher.news.set()

    # --- changing ---------------------------------------------------------------------------------------

    def accept(self, entries: list[EntryRow]) -> None:
        """What is on disk has happened; all are woken."""
        for entry in entries:
            self.room.accept([entry])
            if entry.kind == UNDO:
                self._forget_log()
        if entries:
            row, moment = self.room.row, entries[-1].moment
            self.room.row = replace(row, changed=moment, decides=self.room.table.seat)
            self.turn_began = time.monotonic()
            self.wake()

    def _forget_log(self) -> None:
        length = len(self.room.table.moves)
        for watcher in self.watchers:
            watcher.known = {seat: min(known, length) for seat, known in watcher.known.items()}

    def sit(self, seats: list[SeatRow]) -> None:
        """Others sit there."""
        if seats != self.room.seats:
            before, self.room.seats = self.room.seats, seats
            if [seat.kind for seat in before] != [seat.kind for seat in seats]:
                self.turn_began = time.monotonic()
            self.wake()

    def change(self, **changes: Any) -> None:
        """Something about the table itself is different."""
        row = replace(self.room.row, **changes)
        if row != self.room.row:
            self.room.row = row
            self.wake()

    def wake(self) -> None:
        """All who watch look again."""
        self._sent.clear()
        self.used = time.monotonic()
        for watcher in self.watchers:
            watcher.news.set()


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    guest: str,
    here: Callable[[SeatRow], bool] = lambda seat: False,
    preparing: bool = False,
    watching: int = 0,
) -> TableInfo:
    """A table, as a guest is told of it."""
    clock = clock_of(row.settings)
    game = find_game(row.game)

    def seat_info(seat: SeatRow) -> SeatInfo:
        colour, yours = game.seat_names[seat.number], seat.guest == guest
        return SeatInfo(seat.number, colour, seat.kind, seat.name, seat.bot, here(seat), yours)

    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        state=row.state,
        decides=row.decides if row.state == RUNNING else None,
        secrets=game.secrets,
        host=row.host == guest,
        seats=[seat_info(seat) for seat in seats],
        clock=ClockInfo(**clock._asdict()) if clock else None,
        away=row.settings.get("away", "wait"),
        preparing=preparing,
        watching=watching,
        follower=row.follower,
        differs=row.differs,
        created=row.created,
        changed=row.changed,
    )
