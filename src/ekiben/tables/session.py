"""A session: the game of a table in memory, built from its stored entries.

What a seat wants to do is planned first, as entries for the store; nothing changes. Once they are on disk the
session accepts them. So memory is never ahead of the database: any move that a client sees is durable.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from ekiben.components import table_components
from ekiben.errors import ComponentsError, EkibenError, Refused
from ekiben.game import find_game
from ekiben.protocol import TableStatus
from ekiben.table import Table
from ekiben.tables.rows import MOVE, OVER, RUNNING, UNDO, EntryRow, StoredTable


@dataclass(frozen=True)
class EntryPlan:
    """Entries to store, with the table's status and the deciding seat after them."""

    entries: list[EntryRow]
    state: TableStatus
    decides: int | None


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
        return self._requests[number : number + 1] == [(seat, f"{request}/1")]

    def turns_begun(self) -> list[int]:
        """How often each seat has had the turn; undone moves don't count."""
        asked = [*self.table.movers, *([] if self.table.seat is None else [self.table.seat])]
        turns, last = [0] * len(self.seats), -1
        for seat in asked:
            turns[seat] += seat != last
            last = seat
        return turns

    # --- planning ---------------------------------------------------------------------------------------

    def plan_move(
        self, seat: int, number: int, move: str | int, request: str, now: float, spent: float = 0.0
    ) -> EntryPlan:
        """The entries of a move of the deciding seat, given by its number or as a text.

        Only a text may hold several steps: `Table.parse` sees to it that none goes past what is hidden. Else
        a refusal, which changes nothing, would tell what the next card is.
        """
        self._check_number(number)
        if self.table.over:
            raise Refused("refused-game-over")
        if self.table.seat != seat:
            raise Refused("refused-not-your-turn")
        tried = self.table.copy()
        entries = []
        for place, step in enumerate(tried.parse(move) if isinstance(move, str) else [move], 1):
            tried.play(step)
            name = f"{request}/{place}"
            entries.append(
                EntryRow(self.number + place, MOVE, seat, step, name, position_digest(tried), now, spent)
            )
            spent = 0.0
        return EntryPlan(entries, state_of(tried), tried.seat)

    def plan_undo(self, seat: int, number: int, request: str, now: float, spent: float = 0.0) -> EntryPlan:
        self._check_number(number)
        why = self.why_no_undo(seat)
        if why:
            raise Refused(why)
        tried = self.table.copy()
        tried.undo()
        entry = EntryRow(
            self.number + 1, UNDO, seat, None, f"{request}/1", position_digest(tried), now, spent
        )
        return EntryPlan([entry], state_of(tried), tried.seat)

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat can't undo the last move: an id, or None if it can."""
        reason = self.table.why_no_undo(seat)
        return f"no-undo-{reason}" if reason else None

    def _check_number(self, number: int) -> None:
        if self.diverged_at is not None:
            raise Refused("table-differs", number=self.diverged_at)
        if number != self.number:
            raise Refused("refused-stale", number=number, now=self.number)

    # --- accepting --------------------------------------------------------------------------------------

    def accept(self, entries: Sequence[EntryRow]) -> None:
        """Apply stored entries."""
        for entry in entries:
            if entry.number != self.number + 1:
                raise Refused("refused-stale", number=entry.number, now=self.number)
            if self.table.seat is not None:
                self.spent[self.table.seat] += entry.spent
            if entry.kind == UNDO:
                self.table.undo()
            else:
                assert entry.move is not None
                self.table.play(entry.move)
            self.number = entry.number
            self._requests.append((entry.seat, entry.request))

    def after(self, number: int) -> GameSession:
        """A read-only session as it was after the first `number` moves."""
        twin = object.__new__(GameSession)
        twin.__dict__ |= self.__dict__
        twin.table, twin.number = self.table.after(number), number
        return twin
