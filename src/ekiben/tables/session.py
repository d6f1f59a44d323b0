"""A session: the game of a table in memory, built from its stored entries.

What a seat wants to do is planned first, as entries for the store; nothing changes. Once they are on disk the
session accepts them. So memory is never ahead of the database: any move that a client sees is durable.

Others see whole move groups only. While a seat is in the middle of one it may still change its mind, and what
it thinks about is its own affair: they are shown the position before the group, with the number that it had.
The same holds for answers before a seat's turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from ekiben.components import table_components
from ekiben.errors import ComponentsError, EkibenError, Refused
from ekiben.game import find_game
from ekiben.protocol import TableStatus, TakenBack
from ekiben.table import PlayedMove, Table
from ekiben.tables.rows import CHANGED, EARLY, MOVE, OVER, RUNNING, UNDO, EntryRow, StoredTable


@dataclass(frozen=True)
class EntryPlan:
    """Entries to store, with the table's status and the deciding seat after them, and when others last saw
    something happen."""

    entries: list[EntryRow]
    state: TableStatus
    decides: int | None
    changed: float
    standing: dict[str, Any] | None  # None: as before


def standing_of(table: Table) -> dict[str, Any]:
    """The fields of a `Standing`."""
    unscored = {*table.game.tie_breaks, "total", "win"}
    totals: list[int] = []
    for row in table.scores_seen(None):
        known = [points for part, points in row.items() if points is not None and part not in unscored]
        total = row["total"]
        totals.append(int(sum(known) if total is None else total))
    result = table.result()
    winners = list(result.winners) if result else list[int]()
    return {"round": table.game.round_number(table.position), "totals": totals, "winners": winners}


def state_of(table: Table) -> TableStatus:
    return OVER if table.over else RUNNING


def position_digest(table: Table) -> str:
    """A digest of the seat to move, the legal moves and the score; it shows whether newer rules differ."""
    legal = [table.game.move_texts[move] for move in table.engine.legal(table.position)]
    text = repr((table.seat, legal, table.engine.score(table.position)))
    return blake2b(text.encode(), digest_size=8).hexdigest()


class GameSession:
    """A table, who sits there, and the number of the last entry.

    A table that was begun under other rules is replayed. If the outcome is the same, it goes on. Otherwise
    `diverged_at` is the number of the first entry with another outcome (0: the components differ), the table
    stays as it is there, and nothing more can be done.
    """

    def __init__(self, stored: StoredTable) -> None:
        row = stored.table
        self.row = row
        self.seats = list(stored.seats)
        self.number = 0
        self.spent = [0.0] * len(stored.seats)  # seconds used by each seat
        self._requests: list[tuple[int, str]] = []  # of each entry: the seat and the request id
        self.early: dict[int, list[int]] = {}  # by seat: its answers before its turn
        self.taken_back: list[TakenBack] = []
        self.public_number = 0  # of the last entry that changed what others see
        self._public: tuple[int, PlayedMove | None] = (0, None)  # how many moves they see, and the last
        self._early_numbers: dict[int, int] = {}  # by seat: of its last answer before its turn
        self._moved = 0  # number of the last entry that was a move or an undo
        self._is_replay = False
        self._seen: GameSession | None = None  # what others see
        self.components_text = stored.components_text
        game = find_game(row.game)
        try:
            components = table_components(game, stored.components_text)
        except ComponentsError:  # today's limits are narrower
            components = table_components(game, None)
        options = dict.fromkeys(row.options, True)
        self.table = Table(game, row.players, row.seed, options, components)
        self.diverged_at: int | None = None if self.table.components.digest == row.components else 0
        for entry in stored.entries:
            if self.diverged_at is None:
                self._replay(entry)

    def _replay(self, entry: EntryRow) -> None:
        """An entry of a table that may have been begun under other rules."""
        try:
            self.accept([entry])
        except EkibenError:
            self.diverged_at = entry.number
            return
        if self.row.rules != self.table.game.rules_version and position_digest(self.table) != entry.trace:
            self.diverged_at = entry.number

    def is_repeat(self, seat: int, number: int, request: str) -> bool:
        """Whether this request was answered before."""
        return (seat, f"{request}/1") in self._requests[number:]

    def turns_begun(self) -> list[int]:
        """How often each seat has had the turn; undone moves don't count."""
        asked = [*self.table.movers, *([] if self.table.seat is None else [self.table.seat])]
        turns, last = [0] * len(self.seats), -1
        for seat in asked:
            turns[seat] += seat != last
            last = seat
        return turns

    # --- who sees what ----------------------------------------------------------------------------------

    def sees_parts(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees unfinished groups: its own, and those on its screen."""
        decides = self.table.seat
        if decides is None or seat == decides or self._is_replay:
            return True
        return seat is not None and self._share_screen(seat, decides)

    def _share_screen(self, seat: int, other: int) -> bool:
        guest = self.seats[seat].guest
        return guest is not None and guest == self.seats[other].guest

    def seen_by(self, seat: int | None) -> GameSession:
        """This session as a seat (None: a spectator) may see it: read-only, without unfinished groups."""
        if self.sees_parts(seat):
            return self
        if self._seen is None:
            self._seen = self.after(self.table.whole_groups)
        return self._seen

    def shown_number(self, seat: int | None) -> int:
        """The number that a seat's next message answers: of the last entry that changed what it sees."""
        if seat is None:
            return self.public_number
        shown = self._moved if self.sees_parts(seat) else self.public_number
        return max(shown, self._early_numbers.get(seat, 0))

    def early_table(self, seat: int | None) -> Table | None:
        """Where a seat answers before its turn, with what it has answered; None if it can't, or has.

        People who share a screen are asked one after the other.
        """
        if seat is None or self.table.seat in (None, seat) or self.row.state != RUNNING or self._is_replay:
            return None
        if any(self._share_screen(seat, other.number) for other in self.seats if other.number != seat):
            return None
        asked = self.seen_by(seat).table.early(seat)
        answers = self.early.get(seat, [])
        if asked is not None:
            for move in answers:
                asked.play(move)
        return None if asked is None or (answers and not goes_on(asked, seat)) else asked

    # --- planning ---------------------------------------------------------------------------------------

    def plan_move(
        self, seat: int, number: int, move: str | int, request: str, now: float, spent: float = 0.0
    ) -> EntryPlan:
        """The entries of a move, given by its number or as a text: of the deciding seat, or of one that
        answers before its turn.

        Only a text may hold several steps: `Table.parse` sees to it that none goes past what is hidden. Else
        a refusal, which changes nothing, would tell what the next card is.
        """
        self._check_number(seat, number)
        if self.table.over:
            raise Refused("refused-game-over")
        if self.table.seat != seat:
            return self._plan_early(seat, move, request, now)
        tried = self.table.copy()
        entries: list[EntryRow] = []
        for step in tried.parse(move) if isinstance(move, str) else [move]:
            self._add_entry(entries, tried, MOVE, seat, step, request, now, spent)
            spent = 0.0
        answered = dict(self.early)
        while tried.seat in answered:
            following = tried.seat
            for step in answered.pop(following):
                self._add_entry(entries, tried, MOVE, following, step, request, now, 0.0)
        return self._plan(entries, tried, now)

    def _plan_early(self, seat: int, move: str | int, request: str, now: float) -> EntryPlan:
        asked = self.early_table(seat)
        if asked is None:
            raise Refused("refused-not-your-turn")
        steps = asked.parse(move) if isinstance(move, str) else [move]
        entries: list[EntryRow] = []
        for step in steps:
            if entries and not goes_on(asked, seat):
                raise Refused("refused-not-your-turn")
            asked.play(step)
            self._add_entry(entries, self.table, EARLY, seat, step, request, now, 0.0)
        return self._plan(entries, self.table, now)

    def plan_undo(self, seat: int, number: int, request: str, now: float, spent: float = 0.0) -> EntryPlan:
        """The entries of an undo. What another seat has begun since, unseen, is undone with it."""
        self._check_number(seat, number)
        entries: list[EntryRow] = []
        if self.early.get(seat):
            self._add_entry(entries, self.table, CHANGED, seat, None, request, now, 0.0)
            return self._plan(entries, self.table, now)
        why = self.why_no_undo(seat)
        if why:
            raise Refused(why)
        tried = self.table.copy()
        begun = 0 if self.sees_parts(seat) else len(tried.history) - tried.whole_groups
        for _ in range(begun + 1):
            self._add_entry(entries, tried, UNDO, seat, None, request, now, spent)
            spent = 0.0
        return self._plan(entries, tried, now)

    def _add_entry(
        self,
        entries: list[EntryRow],
        table: Table,
        kind: str,
        seat: int,
        move: int | None,
        request: str,
        now: float,
        spent: float,
    ) -> None:
        """Do one more thing at a table, and add its entry."""
        if kind == MOVE:
            assert move is not None
            table.play(move)
        elif kind == UNDO:
            table.undo()
        place = len(entries) + 1
        name, trace = f"{request}/{place}", position_digest(table)
        entries.append(EntryRow(self.number + place, kind, seat, move, name, trace, now, spent))

    def _plan(self, entries: list[EntryRow], tried: Table, now: float) -> EntryPlan:
        seen = seen_moves(tried)
        if seen == self._public:
            return EntryPlan(entries, state_of(tried), tried.seat, self.row.changed, None)
        standing = standing_of(tried if seen[0] == len(tried.history) else tried.after(seen[0]))
        return EntryPlan(entries, state_of(tried), tried.seat, now, standing)

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat can't undo the last move it sees: an id, or None if it can."""
        if self.early.get(seat):
            return None
        reason = self.seen_by(seat).table.why_no_undo(seat)
        return f"no-undo-{reason}" if reason else None

    def _check_number(self, seat: int, number: int) -> None:
        if self.diverged_at is not None:
            raise Refused("table-differs", number=self.diverged_at)
        if number != self.shown_number(seat):
            raise Refused("refused-stale", number=number, now=self.shown_number(seat))

    # --- accepting --------------------------------------------------------------------------------------

    def accept(self, entries: Sequence[EntryRow]) -> None:
        """Apply stored entries."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise Refused("refused-stale", number=entry.number, now=self.number)
            if self.table.seat is not None:
                self.spent[self.table.seat] += entry.spent
            self.number = entry.number
            self._requests.append((entry.seat, entry.request))
            self._seen = None
            if entry.kind in (EARLY, CHANGED):
                self._keep_early(entry)
                continue
            self._moved = entry.number
            played = list(self.table.history) if entry.kind == UNDO else []
            if entry.kind == UNDO:
                self.table.undo()
            else:
                assert entry.move is not None
                self.table.play(entry.move)
                self.early.pop(entry.seat, None)
            self._note_public(entry.number, played)

    def _keep_early(self, entry: EntryRow) -> None:
        """Answers before a seat's turn, or that it takes them back."""
        self._early_numbers[entry.seat] = entry.number
        if entry.kind == CHANGED or entry.move is None:
            self.early.pop(entry.seat, None)
        else:
            self.early.setdefault(entry.seat, []).append(entry.move)

    def _note_public(self, number: int, played: list[PlayedMove]) -> None:
        """What others see after an entry; `played` are the moves before an undo."""
        seen = seen_moves(self.table)
        if seen == self._public:
            return
        before, now = self._public[0], seen[0]
        if now < before:
            game = self.table.game
            texts = [game.public_text(each.move, own=False) for each in played[now:before]]
            self.taken_back.append(TakenBack(now, played[now].mover, " ".join(texts)))
        self._public, self.public_number = seen, number

    def after(self, number: int) -> GameSession:
        """A read-only session as it was after the first `number` moves."""
        twin = object.__new__(GameSession)
        twin.__dict__ |= self.__dict__
        twin.table, twin.number = self.table.after(number), number
        twin._moved = number
        twin.public_number = number
        twin.early = {}
        twin._early_numbers = {}
        twin._is_replay = True
        return twin


def goes_on(table: Table, seat: int) -> bool:
    """Whether a seat is in the middle of a move group."""
    return table.seat == seat and not table.game.begins_group(table.position)


def seen_moves(table: Table) -> tuple[int, PlayedMove | None]:
    """How many moves everybody sees, and the last of them."""
    count = table.whole_groups
    return count, table.history[count - 1] if count else None
