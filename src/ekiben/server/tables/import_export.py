"""Records of single games: brought from elsewhere, and taken away."""

from __future__ import annotations

import time
from dataclasses import replace

from ekiben import record
from ekiben.errors import EkibenError
from ekiben.server.errors import Refused
from ekiben.server.identity import new_table_name
from ekiben.server.store import tables as store
from ekiben.server.store.database import Connection
from ekiben.server.store.tables import AUTOMA, FREE, OVER, RUNNING, EntryRow, Kept, SeatRow, TableRow
from ekiben.server.tables.session import Room
from ekiben.table import Table


def plan_import(host: str, text: str) -> Kept:
    """What is to be kept of a record. Only a finished game is taken: who has its record knows its seed."""
    try:
        table = record.load(text)
    except EkibenError as error:
        raise Refused("refused-record", why=str(error)) from None
    if not table.over:
        raise Refused("refused-unfinished")
    now = time.time()
    row = TableRow(
        id=new_table_name(),
        game=table.game.name,
        rules=table.game.rules_version,
        components=table.components.digest,
        players=table.players,
        options=sorted(table.options),
        seed=table.seed,
        settings={},
        host=host,
        state=RUNNING,
        created=now,
        changed=now,
    )
    room = Room(Kept(row, imported_seats(table)))
    entries: list[EntryRow] = []
    for move in table.moves:
        assert room.table.seat is not None
        planned = room.plan_move(room.table.seat, room.number, move, "record", now)
        room.accept(planned.entries)
        entries += planned.entries
    return Kept(replace(row, state=OVER), room.seats, entries)


def imported_seats(table: Table) -> list[SeatRow]:
    """The seats of a record: nobody sits there, but they keep their names."""
    return [
        SeatRow(number, FREE if number < table.players else AUTOMA, name)
        for number, name in enumerate(table.seats)
    ]


def add_record(connection: Connection, host: str, text: str) -> str:
    """Keep a record; the name of its table."""
    kept = plan_import(host, text)
    add_planned(connection, kept)
    return kept.table.id


def add_planned(connection: Connection, kept: Kept) -> None:
    """A whole table at once."""
    store.add_table(connection, kept.table, kept.seats)
    for entry in kept.entries:
        store.add_entry(connection, kept.table.id, entry, kept.table.state)


def record_of(kept: Kept) -> str:
    """The record of a game that is over; before, it would tell what is hidden."""
    if kept.table.state != OVER:
        raise Refused("refused-running")
    room = Room(kept)
    if room.differs is not None:
        raise Refused("table-differs", number=room.differs)
    table, colours = room.table, room.table.game.seat_names
    table.seats = [seat.name or seat.bot or colours[seat.number] for seat in room.seats]
    return table.record()
