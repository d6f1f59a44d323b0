"""Opens the database that a text names."""

from __future__ import annotations

import re
from pathlib import Path

from ekiben.files import data_folder
from ekiben.server.store.database import Database, StoreError
from ekiben.server.store.sqlite import SqliteDatabase

POSTGRES = ("postgresql", "postgres")
SQLITE = "sqlite:///"  # then the path: sqlite:///tables.sqlite, or sqlite:////var/lib/tables.sqlite


def open_database(text: str | None, new: bool = True) -> Database:
    """The database at an address or in a file; without a text, the file in the user's folder.

    A file that is not there is made, unless `new` is false.
    """
    kind = re.match(r"([a-z][a-z0-9+.-]*)://", text or "", re.IGNORECASE)
    if text and kind and kind[1].lower() in POSTGRES:
        # psycopg is an optional package
        from ekiben.server.store.postgres import PostgresDatabase

        return PostgresDatabase(text)
    if text and kind and not text.startswith(SQLITE):
        raise StoreError("store-unknown-kind", kind=kind[1])  # not the whole text: it may hold a password
    path = Path(text.removeprefix(SQLITE)).expanduser() if text else default_path()
    if not new and not path.exists():
        raise StoreError("store-nothing-there", place=str(path))
    return SqliteDatabase(path)


def default_path() -> Path:
    return data_folder() / "tables.sqlite"
