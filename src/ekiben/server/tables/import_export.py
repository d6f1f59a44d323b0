"""Import of records into a database."""

from __future__ import annotations

import time

from ekiben.server.store import tables as store
from ekiben.server.store.database import Connection
from ekiben.tables.import_export import plan_import
from ekiben.tables.rows import StoredTable


def add_record(connection: Connection, host: str, text: str, components: str | None = None) -> str:
    stored = plan_import(host, text, time.time(), components)
    store_table(connection, stored)
    return stored.table.id


def store_table(connection: Connection, stored: StoredTable) -> None:
    store.add_table(connection, stored.table, stored.seats, stored.components_text)
    for entry in stored.entries:
        store.add_entry(connection, stored.table.id, entry, stored.table.state, stored.table.decides)
