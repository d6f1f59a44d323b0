"""The jobs that read and write stored tables."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from typing import Any

from ekiben.server.store.database import Conflict, Connection, Row
from ekiben.tables.rows import OPEN, EntryRow, SeatRow, StoredTable, TableRow

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


def columns(kind: type) -> list[str]:
    """The columns of a row, in the order of its fields."""
    return [each.name for each in fields(kind)]


def insert(into: str, names: list[str], more: str = "") -> str:
    return f"INSERT INTO {into} ({', '.join(names)}) VALUES ({', '.join(f':{n}' for n in names)}) {more}"


def select(kind: type, source: str, rest: str) -> str:
    return f"SELECT {', '.join(columns(kind))} FROM {source} {rest}"


# --- tables ---------------------------------------------------------------------------------------------


def add_table(
    connection: Connection, table: TableRow, seats: list[SeatRow], components_text: str | None = None
) -> None:
    """Add a table with its seats, and its own components file if it has one."""
    values = {**vars(table), "components_text": components_text}
    values |= {"options": json.dumps(table.options), "settings": json.dumps(table.settings)}
    values |= {"standing": as_text(table.standing)}
    connection.run(insert("game_table", [*columns(TableRow), "components_text"]), values)
    for seat in seats:
        connection.run(
            insert("seat", ["game_table", *columns(SeatRow)]), {**vars(seat), "game_table": table.id}
        )


def as_text(standing: dict[str, Any] | None) -> str | None:
    return None if standing is None else json.dumps(standing)


def read_table(row: Row) -> TableRow:
    values = dict(zip(columns(TableRow), row, strict=True))
    values |= {"options": json.loads(values["options"]), "settings": json.loads(values["settings"])}
    values["standing"] = json.loads(values["standing"] or "null")
    return TableRow(**values)


def find_row(connection: Connection, table_id: str) -> TableRow | None:
    found = connection.run(select(TableRow, "game_table", "WHERE id = :id"), {"id": table_id})
    return read_table(found[0]) if found else None


def find_table(connection: Connection, table_id: str) -> StoredTable | None:
    """A table with all that happened there; text that can't be an id is not looked up."""
    row = find_row(connection, table_id) if TABLE_ID.fullmatch(table_id) else None
    if row is None:
        return None
    rows = connection.run("SELECT components_text FROM game_table WHERE id = :id", {"id": table_id})
    return StoredTable(
        row, seats_of(connection, table_id), entries_since(connection, table_id, 0), rows[0][0]
    )


def entries_since(connection: Connection, table_id: str, number: int) -> list[EntryRow]:
    rest = "WHERE game_table = :id AND number > :number ORDER BY number"
    rows = connection.run(select(EntryRow, "entry", rest), {"id": table_id, "number": number})
    return [EntryRow(*row) for row in rows]


def tables_of_guest(connection: Connection, guest: str, most: int) -> list[TableRow]:
    """The tables where a guest sits or is the host, the newest first."""
    rest = """
        WHERE (host = :guest OR id IN (SELECT game_table FROM seat WHERE guest = :guest))
        AND id NOT IN (SELECT game_table FROM forgotten WHERE guest = :guest)
        ORDER BY changed DESC LIMIT :most
    """
    rows = connection.run(select(TableRow, "game_table", rest), {"guest": guest, "most": most})
    return [read_table(row) for row in rows]


def forget(connection: Connection, table_id: str, guest: str) -> None:
    """Leave a table out of a guest's list, until the guest sits down there again."""
    values = {"guest": guest, "game_table": table_id}
    connection.run(insert("forgotten", ["guest", "game_table"], "ON CONFLICT DO NOTHING"), values)


def change_table(
    connection: Connection,
    table_id: str,
    standing: dict[str, Any] | None = None,
    **values: str | float | None,
) -> None:
    if standing is not None:
        values["standing"] = as_text(standing)
    changes = ", ".join(f"{column} = :{column}" for column in values)
    connection.run(f"UPDATE game_table SET {changes} WHERE id = :id", {**values, "id": table_id})


def set_follower(connection: Connection, table_id: str, follower: str) -> str:
    """Set the table of the rematch, unless there is one; its id."""
    values = {"id": table_id, "follower": follower}
    connection.run("UPDATE game_table SET follower = :follower WHERE id = :id AND follower IS NULL", values)
    return str(connection.run("SELECT follower FROM game_table WHERE id = :id", values)[0][0])


def remove_open_tables(connection: Connection, before: float) -> list[str]:
    """Delete open tables unchanged since `before`; their ids."""
    rows = connection.run(
        "DELETE FROM game_table WHERE state = :state AND changed < :before RETURNING id",
        {"state": OPEN, "before": before},
    )
    return [row[0] for row in rows]


# --- entries --------------------------------------------------------------------------------------------


def add_entry(
    connection: Connection,
    table_id: str,
    entry: EntryRow,
    state: str,
    decides: int | None = None,
    changed: float | None = None,
    standing: dict[str, Any] | None = None,
) -> bool:
    """Add what happened, who is asked then, and when others last saw something happen; false if this very
    request is there already. `Conflict` if another one is.
    """
    values = {**vars(entry), "game_table": table_id}
    more = "ON CONFLICT (game_table, number) DO NOTHING RETURNING number"
    if connection.run(insert("entry", ["game_table", *columns(EntryRow)], more), values):
        changed = entry.moment if changed is None else changed
        change_table(connection, table_id, standing, state=state, changed=changed, decides=decides)
        return True
    there = connection.run(
        "SELECT request FROM entry WHERE game_table = :game_table AND number = :number", values
    )
    if there and there[0][0] == entry.request:
        return False
    raise Conflict(f"{table_id} {entry.number}")


# --- seats ----------------------------------------------------------------------------------------------


def change_seat(connection: Connection, table_id: str, was: SeatRow, becomes: SeatRow, now: float) -> None:
    """Change a seat; `Conflict` if it is no longer as it was."""
    more = {"game_table": table_id, "was_kind": was.kind, "was_guest": was.guest or ""}
    found = connection.run(
        """
        UPDATE seat
        SET kind = :kind, name = :name, guest = :guest, bot = :bot, secret = :secret, seen = :seen
        WHERE game_table = :game_table AND number = :number
        AND kind = :was_kind AND COALESCE(guest, '') = :was_guest
        RETURNING number
        """,
        vars(becomes) | more,
    )
    if not found:
        raise Conflict(f"{table_id} {was.number}")
    change_table(connection, table_id, changed=now)
    if becomes.guest and becomes.guest != was.guest:
        gone = {"guest": becomes.guest, "game_table": table_id}
        connection.run("DELETE FROM forgotten WHERE guest = :guest AND game_table = :game_table", gone)


def seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    rows = connection.run(select(SeatRow, "seat", "WHERE game_table = :id ORDER BY number"), {"id": table_id})
    return [SeatRow(*row) for row in rows]


def set_seen(connection: Connection, table_id: str, guest: str, now: float) -> None:
    values = {"id": table_id, "guest": guest, "now": now}
    connection.run("UPDATE seat SET seen = :now WHERE game_table = :id AND guest = :guest", values)


def find_secret(connection: Connection, secret: str) -> tuple[str, int] | None:
    """The table and the seat of a private link."""
    rows = connection.run("SELECT game_table, number FROM seat WHERE secret = :secret", {"secret": secret})
    return (rows[0][0], int(rows[0][1])) if rows else None


# --- settings -------------------------------------------------------------------------------------------


def get_or_create_setting(connection: Connection, name: str, default: str) -> str:
    """A setting of the whole server; the first caller creates it."""
    values = {"name": name, "content": default}
    connection.run(insert("setting", ["name", "content"], "ON CONFLICT (name) DO NOTHING"), values)
    rows = connection.run("SELECT content FROM setting WHERE name = :name", values)
    return str(rows[0][0])
