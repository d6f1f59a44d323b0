"""A table in a browser tab: every person's seat belongs to the one who sits in front of it.

The worker of the page (`client/src/tab`) asks what is planned here, stores it, and then has it accepted. So
any move that is shown is kept. The messages are those of the server.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ekiben.errors import EkibenError, Refused
from ekiben.game import Game, all_games
from ekiben.protocol import (
    BotInfo,
    GameList,
    KeptTable,
    MoveList,
    MoveMessage,
    MySeat,
    NewRecord,
    NewTable,
    PastSnapshot,
    Problem,
    Replace,
    SeatSnapshot,
    Sit,
    TableInfo,
    TableSnapshot,
    UndoMessage,
    Why,
)
from ekiben.rng import SEED_LIMIT
from ekiben.tables.handover import kept_table, plan_brought, read_tables
from ekiben.tables.import_export import export_record, plan_import
from ekiben.tables.names import clean_name, unique_name
from ekiben.tables.new_table import bot_seat, check_offered_bot, new_table_id, plan_rematch, plan_table
from ekiben.tables.new_table import game_info as offered_game
from ekiben.tables.problems import refusal
from ekiben.tables.replay import check_over, find_seat, list_moves, past_snapshot
from ekiben.tables.rows import (
    AUTOMA,
    BOT,
    FREE,
    GUEST,
    OVER,
    RUNNING,
    EntryRow,
    SeatRow,
    StoredTable,
    TableRow,
)
from ekiben.tables.session import EntryPlan, GameSession
from ekiben.tables.snapshots import seat_snapshot, table_info, why_not

ME = "me"  # the only guest
PREFIX = "tab-"  # of the ids of these tables; those of a server have no hyphen


class TabOffer(NamedTuple):
    """The bots that play in this browser, by game."""

    bots: Mapping[str, list[str]]
    components: Mapping[str, str]

    def levels(self, game: Game) -> list[str]:
        return list(self.bots.get(game.name, []))

    def custom_bots(self, game: Game) -> list[BotInfo]:
        return []


def problem(error: EkibenError, request: str | None) -> Problem:
    """A refusal as a message."""
    return refusal(error, request)


def no_table() -> Refused:
    """The error for a table that this browser doesn't have."""
    return Refused("refused-no-table")


class SeatPlan(NamedTuple):
    """A table's row and its seats, to be stored."""

    row: TableRow
    seats: list[SeatRow]


class BotTurn(NamedTuple):
    """What a bot is asked: its seat, its level, the entry that its move answers, a position that its seat
    can't tell from the true one, and the printed values."""

    game: str
    seat: int
    bot: str
    number: int
    sample: bytes
    box: bytes
    secrets: bool  # whether seats see different things


def game_list(offer: TabOffer) -> GameList:
    return GameList([offered_game(game, offer) for game in all_games()])


def new_table(spec: NewTable, now: float, offer: TabOffer) -> StoredTable:
    """A table to be stored. Seats for people elsewhere and clocks need a server."""
    if spec.clock or any(seat.kind == "open" for seat in spec.seats):
        raise Refused("refused-needs-server")
    return in_tab(plan_table(ME, spec, now, offer))


def imported(sent: NewRecord, now: float) -> StoredTable:
    """The table of a record, to be stored."""
    return in_tab(plan_import(ME, sent.record, now, sent.components))


def brought(data: Any, now: float, offer: TabOffer) -> list[StoredTable]:
    """The tables of a file, from its content as plain data. If something is wrong with one of them, none."""
    found, mistakes = list[StoredTable](), list[str]()
    for place, kept in enumerate(read_tables(data), 1):
        try:
            stored = plan_brought(ME, kept, now, offer)
        except EkibenError as error:
            mistakes.append(f"{place}: {error}")
            continue
        row = replace(
            stored.table, id=kept.id, created=min(kept.created, now), changed=min(kept.changed, now)
        )
        found.append(StoredTable(row, stored.seats, stored.entries, stored.components_text))
    if mistakes:
        raise Refused("refused-tables-file", count=len(mistakes), mistakes="\n".join(mistakes))
    return found


def beside(stored: StoredTable, here: StoredTable | None) -> StoredTable | None:
    """A table from a file, to be stored beside the one that is here with the same id.

    None if that one has gone at least as far; else it gets another id, so that nothing is written over.
    """
    if here is None:
        return stored
    known = GameSession(here)
    moves, known_moves = [entry.move for entry in stored.entries], known.table.moves
    if here.table.seed == stored.table.seed and known_moves[: len(moves)] == moves:
        return None
    row = replace(stored.table, id=PREFIX + new_table_id())
    return StoredTable(row, stored.seats, stored.entries, stored.components_text)


def in_tab(stored: StoredTable) -> StoredTable:
    """The same with an id that says where the table is, and the seat to move."""
    decides = GameSession(stored).table.seat
    row = replace(stored.table, id=PREFIX + stored.table.id, decides=decides)
    return StoredTable(row, stored.seats, stored.entries, stored.components_text)


def listed(row: TableRow, seats: list[SeatRow]) -> TableInfo:
    """A stored table in a list."""
    return table_info(row, seats, ME, sits_there)


def stored_table(
    row: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]],
    entries: Sequence[Mapping[str, Any]],
    components_text: str | None,
) -> StoredTable:
    """A table from plain data, as the browser keeps it: the fields of its rows by name."""
    return StoredTable(TableRow(**row), stored_seats(seats), stored_entries(entries), components_text)


def stored_seats(seats: Sequence[Mapping[str, Any]]) -> list[SeatRow]:
    return [SeatRow(**seat) for seat in seats]


def stored_entries(entries: Sequence[Mapping[str, Any]]) -> list[EntryRow]:
    return [EntryRow(**entry) for entry in entries]


def sits_there(seat: SeatRow) -> bool:
    return seat.kind == GUEST


class TabTable:
    """A table in memory. Plans change nothing; `accept` and `accept_seats` take what has been stored."""

    def __init__(self, stored: StoredTable, offer: TabOffer) -> None:
        self.session = GameSession(stored)
        self.offer = offer
        if self.session.diverged_at is not None:
            self.session.row = replace(self.session.row, differs=self.session.diverged_at)

    # --- looking ----------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return listed(self.session.row, self.session.seats)

    def snapshots(self, since: int = 0, language: str | None = None) -> list[SeatSnapshot]:
        """What each seat of a person sees, or a spectator if there is none; the log after `since` moves."""
        own = [seat.number for seat in self.session.seats if seat.guest == ME]
        seats: list[int | None] = [*own] if own else [None]
        return [seat_snapshot(self.session, seat, since, language) for seat in seats]

    def moves_seen(self) -> int:
        """The number of moves in these snapshots."""
        own = [seat.number for seat in self.session.seats if seat.guest == ME]
        return len(self.session.seen_by(own[0] if own else None).table.history)

    def table_snapshot(self) -> TableSnapshot:
        return TableSnapshot(self.info(), self.snapshots())

    def printed(self) -> Mapping[str, Any]:
        """The printed values as data."""
        table = self.session.table
        return table.game.printed(table.components)

    def components_text(self) -> str:
        """The components file."""
        own = self.session.components_text
        return self.session.table.game.components_text() if own is None else own

    def why(self, seat: int, move: str | None, on: str | None) -> Why:
        """Why a move can't be made, or none of those that a thing could mean."""
        self._own_seat(seat)
        found = self.session.table.moves_about(on) if on else []
        return why_not(self.session, seat, [move] if move else found)

    def moves(self, seat: int | None, language: str | None = None) -> MoveList:
        """All moves of a finished game."""
        check_over(self.session, seat)
        return list_moves(self.session, seat, language)

    def past(self, number: int, seat: int | None, language: str | None = None) -> PastSnapshot:
        """A finished game after a number of moves."""
        return past_snapshot(self.session, number, seat, language)

    def record(self) -> str:
        return export_record(self.session)

    def kept(self) -> KeptTable:
        """The table as it leaves the browser."""
        return kept_table(self.session)

    def close(self, to: str, now: float) -> SeatPlan:
        """The game goes on at a table on a server; this one is closed."""
        settings = {**self.session.row.settings, "moved": to}
        return SeatPlan(replace(self.session.row, settings=settings, changed=now), self.session.seats)

    # --- playing ----------------------------------------------------------------------------------------

    def plan_move(self, message: MoveMessage, now: float) -> EntryPlan | None:
        """The entries of a move; None if this request was answered before."""
        self._check_player(message.seat)
        if self.session.is_repeat(message.seat, message.number, message.request):
            return None
        return self.session.plan_move(message.seat, message.number, message.move, message.request, now)

    def plan_undo(self, message: UndoMessage, now: float) -> EntryPlan | None:
        """The same for an undo."""
        self._check_player(message.seat)
        if self.session.is_repeat(message.seat, message.number, message.request):
            return None
        return self.session.plan_undo(message.seat, message.number, message.request, now)

    def accept(self, plan: EntryPlan) -> None:
        """Apply stored entries."""
        self.session.accept(plan.entries)
        self.session.row = self.row_after(plan)

    def catch_up(self, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> None:
        """Take what another tab has stored since."""
        self.session.accept(entries)
        self.session.row, self.session.seats = row, seats

    def row_after(self, plan: EntryPlan) -> TableRow:
        """The table's row, to be stored with the entries."""
        row = self.session.row
        standing = row.standing if plan.standing is None else plan.standing
        return replace(row, state=plan.state, changed=plan.changed, decides=plan.decides, standing=standing)

    def _check_player(self, seat: int) -> None:
        self._check_here()
        if self._own_seat(seat).kind != GUEST:
            raise Refused("refused-bot-plays")
        if self.session.row.state not in (RUNNING, OVER):
            raise Refused("refused-not-begun")

    def _own_seat(self, seat: int) -> SeatRow:
        found = find_seat(self.session, seat)
        if found.guest != ME:
            raise Refused("refused-not-your-seat")
        return found

    # --- bots -------------------------------------------------------------------------------------------

    def bot_turn(self) -> BotTurn | None:
        """What to ask a bot now; None if it is a person's turn."""
        session, seat = self.session, self.session.table.seat
        if seat is None or session.row.state != RUNNING or session.diverged_at is not None:
            return None
        if session.row.moved is not None:
            return None
        decider = session.seats[seat]
        if decider.kind != BOT or decider.bot is None:
            return None
        table = session.table
        sample = table.engine.sample(table.position, seat, secrets.randbelow(SEED_LIMIT))
        box = bytes(table.components.box.data)
        return BotTurn(
            table.game.name,
            seat,
            decider.bot,
            session.shown_number(seat),
            bytes(sample.data),
            box,
            table.game.secrets,
        )

    def plan_bot_move(self, turn: BotTurn, move: int, request: str, now: float) -> EntryPlan:
        """The entries of a bot's move; refused if something else has happened since it was asked."""
        self._check_here()
        decider = self.session.seats[turn.seat]
        if decider.kind != BOT or decider.bot != turn.bot:
            raise Refused("refused-stale", number=turn.number, now=self.session.number)
        return self.session.plan_move(turn.seat, turn.number, move, request, now)

    def random_move(self) -> int:
        """A legal move, in place of a bot that gives no answer."""
        return secrets.choice(self.session.table.engine.legal(self.session.table.position))

    # --- seats ------------------------------------------------------------------------------------------

    def sit(self, sent: Sit, now: float) -> SeatPlan:
        """Take a free seat: a certain one, or the first."""
        self._check_here()
        among = self.session.seats if sent.seat is None else [find_seat(self.session, sent.seat)]
        free = [seat for seat in among if seat.kind == FREE]
        if not free:
            raise Refused("refused-full" if sent.seat is None else "refused-seat-taken")
        others = [seat.name for seat in self.session.seats if seat.name]
        name = unique_name(clean_name(sent.name), others)
        return self._with_seat(SeatRow(free[0].number, GUEST, name, ME, seen=now), now)

    def leave(self, sent: MySeat, now: float) -> SeatPlan:
        """Leave a seat; it is free, or a bot plays on."""
        self._check_running()
        own, away = self._own_seat(sent.seat), self.session.row.away
        bots = self.offer.levels(self.session.table.game)
        becomes = SeatRow(own.number, BOT, own.name, bot=away) if away in bots else SeatRow(own.number, FREE)
        return self._with_seat(becomes, now)

    def replace(self, sent: Replace, now: float) -> SeatPlan:
        """Give a seat to a bot, or free it."""
        self._check_running()
        found = find_seat(self.session, sent.seat)
        if found.kind == AUTOMA:
            raise Refused("refused-automa-stays")
        if sent.bot is None:
            return self._with_seat(SeatRow(found.number, FREE), now)
        game = self.session.table.game
        bot = check_offered_bot(game, sent.bot, self.offer)
        others = [seat.name for seat in self.session.seats if seat.name and seat.number != found.number]
        return self._with_seat(bot_seat(found.number, game, bot, others, self.offer), now)

    def accept_seats(self, plan: SeatPlan) -> None:
        """Take stored seats."""
        self.session.row, self.session.seats = plan.row, list(plan.seats)

    def rematch(self, now: float) -> StoredTable:
        """A table with the same players, to be stored together with `row_with_follower`."""
        self._check_here()
        if self.session.row.state != OVER:
            raise Refused("refused-not-over")
        return in_tab(plan_rematch(self.session.row, self.session.seats, now, self.session.components_text))

    def row_with_follower(self, follower: str) -> TableRow:
        """The table's row with the table of the rematch."""
        return replace(self.session.row, follower=follower)

    def _with_seat(self, becomes: SeatRow, now: float) -> SeatPlan:
        seats = [becomes if seat.number == becomes.number else seat for seat in self.session.seats]
        return SeatPlan(replace(self.session.row, changed=now), seats)

    def _check_here(self) -> None:
        if self.session.row.moved is not None:
            raise Refused("refused-moved")

    def _check_running(self) -> None:
        self._check_here()
        if self.session.row.state == OVER:
            raise Refused("refused-game-over")
