"""Tables from records of finished games, and records of tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ekiben import record
from ekiben.components import table_components
from ekiben.errors import BadRecord, ComponentsError, EkibenError, Refused, cause
from ekiben.game import find_game
from ekiben.table import Table
from ekiben.tables.new_table import own_text, plan_row
from ekiben.tables.rows import AUTOMA, FREE, OVER, EntryRow, SeatRow, StoredTable
from ekiben.tables.session import GameSession, standing_of, state_of


def plan_import(
    host: str,
    text: str,
    now: float,
    components: str | None = None,
    defaults: Mapping[str, str] | None = None,
) -> StoredTable:
    """What is to be kept of a record. Only a finished game is taken: who has its record knows its seed."""
    table, components = read_record(text, components, defaults or {})
    if not table.over:
        raise Refused("refused-unfinished")
    return plan_played(host, table, components, imported_seats(table), {}, now)


def plan_played(
    host: str,
    table: Table,
    components: str | None,
    seats: list[SeatRow],
    settings: dict[str, Any],
    now: float,
) -> StoredTable:
    """A table with the moves of another one."""
    # running: where nobody sits, nobody is waited for
    row = plan_row(table.game, components, table.players, sorted(table.options), settings, host, [], now)
    row, text_kept = replace(row, seed=table.seed), own_text(table.game, components)
    session = GameSession(StoredTable(row, seats, components_text=text_kept))
    entries: list[EntryRow] = []
    for move in table.moves:
        assert session.table.seat is not None
        planned = session.plan_move(session.table.seat, session.number, move, "record", now)
        session.accept(planned.entries)
        entries += planned.entries
    standing = standing_of(session.seen_by(None).table)
    row = replace(row, state=state_of(session.table), decides=session.table.seat, standing=standing)
    return StoredTable(row, seats, entries, text_kept)


def read_record(text: str, components: str | None, defaults: Mapping[str, str]) -> tuple[Table, str | None]:
    """The table of a record, and the text of the components that it was played with.

    `components` is that text. Where there is none, it was the game's own, or the one that `defaults` has for
    the game. A record that isn't true is refused.
    """
    try:
        return load_record(text, components, defaults)
    except ComponentsError:
        raise
    except BadRecord as error:
        if error.reason != "other-components":
            raise Refused("refused-record", **cause(error), why=str(error)) from None
        raise Refused("refused-components", **error.arguments) from None
    except EkibenError as error:
        raise Refused("refused-record", **cause(error), why=str(error)) from None


def load_record(text: str, components: str | None, defaults: Mapping[str, str]) -> tuple[Table, str | None]:
    """The table of a record, and the text of the components that it was played with."""
    header, _ = record.read_header(text.removeprefix("\ufeff").splitlines())
    name = header["game"]
    if components is None and name in defaults:
        default = table_components(find_game(name), defaults[name])
        components = defaults[name] if default.digest == header["components"] else None
    if components is None:
        return record.load(text), None
    return record.load(text, table_components(find_game(name), components)), components


def imported_seats(table: Table) -> list[SeatRow]:
    """The seats of a record: free, with the names of their players."""
    return [
        SeatRow(number, FREE if number < table.players else AUTOMA, name)
        for number, name in enumerate(table.seats)
    ]


def export_record(session: GameSession) -> str:
    """The record of a finished game; before the end it would reveal what is hidden."""
    if session.row.state != OVER:
        raise Refused("refused-running")
    return record_of(session)


def record_of(session: GameSession) -> str:
    """The record of a game so far."""
    if session.diverged_at is not None:
        raise Refused("table-differs", number=session.diverged_at)
    table, colours = session.table.copy(), session.table.game.seat_names
    table.seats = [seat.name or seat.bot or colours[seat.number] for seat in session.seats]
    return table.record()
