"""Tables that leave a browser: for a server, or in a file with others for another browser."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from ekiben.components import ComponentsReader
from ekiben.errors import ComponentsError, Refused
from ekiben.protocol import KeptSeat, KeptTable
from ekiben.table import Table
from ekiben.tables.import_export import plan_played, read_record, record_of
from ekiben.tables.names import clean_name, unique_name
from ekiben.tables.new_table import TableOffer, bot_seat, check_offered_bot
from ekiben.tables.rows import AUTOMA, BOT, FREE, GUEST, SEAT_KINDS, WAIT, SeatRow, StoredTable
from ekiben.tables.session import GameSession
from ekiben.texts import t

FILE = {"ekiben": "tables", "version": 1}  # what a file of tables begins with
LONGEST_RECORD, LONGEST_FILE, LONGEST_NAME = 200_000, 65_536, 200  # characters, as in `KeptTable`
LAST = 1e11  # a moment far away
ID = "[A-Za-z0-9_-]{1,40}"


def kept_table(session: GameSession) -> KeptTable:
    """A table as it leaves the browser, with all that is hidden."""
    row = session.row
    seats = [KeptSeat(seat.kind, seat.name, seat.bot) for seat in session.seats]
    record, components = record_of(session), session.components_text
    return KeptTable(row.id, record, seats, components, row.away, row.created, row.changed)


def plan_brought(host: str, kept: KeptTable, now: float, offer: TableOffer) -> StoredTable:
    """What is to be kept of such a table. The host gets the seats of those who sat in front of the browser.

    Its record is replayed, so a position that no moves lead to is refused; but whoever had the browser knows
    all that is hidden, and may have chosen the seed.
    """
    table, components = read_record(kept.record, kept.components, {})
    away = kept.away if kept.away == WAIT else check_offered_bot(table.game, kept.away, offer)
    seats = brought_seats(host, kept.seats, table, now, offer)
    return plan_played(host, table, components, seats, {"away": away}, now)


def brought_seats(
    host: str, given: list[KeptSeat], table: Table, now: float, offer: TableOffer
) -> list[SeatRow]:
    game = table.game
    automas = list(game.automas[: game.seats(table.players) - table.players])
    if [seat.kind == AUTOMA for seat in given] != [False] * table.players + [True] * len(automas):
        raise Refused("refused-automas", game=game.name, players=table.players, automas=len(automas))
    seats: list[SeatRow] = []
    for number, seat in enumerate(given[: table.players]):
        others = [each.name for each in seats if each.name]
        name = unique_name(clean_name(seat.name), others) if seat.name or seat.kind == GUEST else ""
        if seat.kind == GUEST:
            seats.append(SeatRow(number, GUEST, name, host, seen=now))
        elif seat.kind == BOT:
            bot = bot_seat(number, game, check_offered_bot(game, seat.bot, offer), others, offer)
            seats.append(replace(bot, name=name or bot.name))
        else:
            seats.append(SeatRow(number, FREE, name if table.over else ""))
    return seats + [SeatRow(len(seats) + place, AUTOMA, name) for place, name in enumerate(automas)]


# --- many tables as one file ----------------------------------------------------------------------------


def read_tables(data: Any) -> list[KeptTable]:
    """The tables of a file, from its content as plain data; all mistakes in its form are told together."""
    if not isinstance(data, dict):
        raise mistaken(ComponentsReader({}), "JSON, as Ekiben writes it")
    reader = ComponentsReader(data)
    for key, value in FILE.items():
        reader.fixed(key, value)
    found: list[KeptTable] = []
    for place, each in enumerate(reader.items("tables", "a list of tables"), 1):
        table = ComponentsReader(each if isinstance(each, dict) else {}, f"tables.{place}.", reader.mistakes)
        found.append(read_table(table))
        if found[-1].id in [other.id for other in found[:-1]]:
            table.add_mistake("id", "given twice", "another one for each table")
    reader.no_other_keys()
    if reader.mistakes:
        raise mistaken(reader)
    return found


def mistaken(reader: ComponentsReader, allowed: str = "") -> ComponentsError:
    if allowed:
        reader.add_mistake(t("tables-file"), "unreadable", allowed)
    error = ComponentsError(t("tables-file"), reader.mistakes)
    error.reason = "bad-tables-file"
    return error


def read_table(reader: ComponentsReader) -> KeptTable:
    seats: list[KeptSeat] = []
    for place, each in enumerate(reader.items("seats", "a list of seats"), 1):
        about = f"{reader.path}seats.{place}."
        seat = ComponentsReader(each if isinstance(each, dict) else {}, about, reader.mistakes)
        kind = seat.one_of("kind", SEAT_KINDS)
        seats.append(
            KeptSeat(kind, long_text(seat, "name", LONGEST_NAME) or "", long_text(seat, "bot", LONGEST_NAME))
        )
        seat.no_other_keys()
    allowed = "a text of at most 40 letters, digits and hyphens"
    table = KeptTable(
        str(
            reader.checked(
                "id", allowed, lambda value: isinstance(value, str) and bool(re.fullmatch(ID, value))
            )
        ),
        long_text(reader, "record", LONGEST_RECORD) or "",
        seats,
        long_text(reader, "components", LONGEST_FILE),
        long_text(reader, "away", LONGEST_NAME) or WAIT,
        reader.number("created", 0, LAST),
        reader.number("changed", 0, LAST),
    )
    reader.no_other_keys()
    return table


def long_text(reader: ComponentsReader, key: str, most: int) -> str | None:
    """A text, or none."""
    allowed = f"a text of at most {most} characters"
    return reader.checked(key, allowed, lambda value: isinstance(value, str) and len(value) <= most)  # type: ignore[no-any-return]
