"""Backups: all rows of a database in one SQLite file, and back into any database that is empty.

The file has the tables of the newest version, so it says itself which rows there are to read. A backup reads
one state while the server goes on; it is there wholly or not at all, and so is what is restored from it.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from ekiben.errors import LocalizedError, os_error_text
from ekiben.files import replacing
from ekiben.server.store.database import Conflict, Connection, Database, Row, Values
from ekiben.server.store.schema import VERSIONS, NewerSchema, migrate
from ekiben.texts import t

MARK = 0x656B6962  # "ekib": the application id in the head of the file
ROWS = 500  # read and written at a time
REPLACED = "setting"  # a new database has these rows already

Progress = Callable[[int, int], None]  # how many rows of how many are done


class BackupError(LocalizedError):
    """A file that can't be written or restored; nothing has changed."""


class Counts(NamedTuple):
    tables: int
    entries: int


class SqlTable(NamedTuple):
    """A table of the database: its name, its columns, and those of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


class BackupFile:
    """The SQLite file of a backup; without a path, one in memory."""

    def __init__(self, path: Path | None, mode: str) -> None:
        address = f"{path.resolve().as_uri()}?mode={mode}" if path else "file::memory:"
        # used by a thread of the database while this one waits
        self._inner = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        return self._inner.execute(statement, values or {}).fetchall()

    def copy_to(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as other:
            self._inner.backup(other)

    def close(self) -> None:
        self._inner.close()


# --- the tables of the database -------------------------------------------------------------------------


def sql_tables(backup: BackupFile) -> list[SqlTable]:
    """The tables to copy, in the order of creation, so that referenced rows come first."""
    names = backup.run("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    return [sql_table(backup, name) for (name,) in names if name != "schema_version"]


def sql_table(backup: BackupFile, name: str) -> SqlTable:
    rows = backup.run("SELECT name, pk FROM pragma_table_info(:table)", {"table": name})
    key = sorted((place, column) for column, place in rows if place)
    return SqlTable(name, tuple(column for column, _ in rows), tuple(column for _, column in key))


def count(connection: Connection, table: SqlTable) -> int:
    return int(connection.run(f"SELECT COUNT(*) FROM {table.name}")[0][0])


def row_chunks(connection: Connection, table: SqlTable) -> Iterator[list[Row]]:
    """All rows in chunks, ordered by key."""
    key = ", ".join(table.key)
    names = ", ".join(f":{column}" for column in table.key)
    after = ""
    values: dict[str, object] = {}
    while True:
        rows = connection.run(
            f"SELECT {', '.join(table.columns)} FROM {table.name} {after} ORDER BY {key} LIMIT {ROWS}", values
        )
        if rows:
            yield rows
        if len(rows) < ROWS:
            return
        last = dict(zip(table.columns, rows[-1], strict=True))
        after, values = f"WHERE ({key}) > ({names})", {column: last[column] for column in table.key}


def copy_rows(source: Connection, target: Connection, tables: list[SqlTable], progress: Progress) -> None:
    done, total = 0, sum(count(source, table) for table in tables)
    for table in tables:
        for rows in row_chunks(source, table):
            insert_all(target, table, rows)
            done += len(rows)
            progress(done, total)


# --- writing --------------------------------------------------------------------------------------------


def write_backup(database: Database, path: Path, progress: Progress) -> Counts:
    """Write all rows of a database into a new file, in one reading job."""
    path = path.expanduser()
    refuse_existing(path)
    try:
        with replacing(path, private=True) as beside:  # secrets are in there
            counts = database.read(lambda c: copy_into(c, beside, progress)).result()
            refuse_existing(path)
    except (OSError, sqlite3.Error) as error:
        raise BackupError("backup-unwritable", file=str(path), why=os_error_text(error)) from None
    return counts


def refuse_existing(path: Path) -> None:
    """A backup never replaces a file."""
    if path.exists() or path.is_symlink():
        raise BackupError("backup-exists", file=str(path))


def copy_into(connection: Connection, path: Path, progress: Progress) -> Counts:
    """The job; it may be retried, so it begins with an empty file."""
    path.write_bytes(b"")
    with closing(BackupFile(path, "rw")) as backup:
        backup.run("PRAGMA journal_mode = OFF")  # a failed file is discarded
        backup.run("BEGIN")
        migrate(backup)
        copy_rows(connection, backup, sql_tables(backup), progress)
        backup.run(f"PRAGMA application_id = {MARK}")
        backup.run("COMMIT")
        return counts_of(backup)


def counts_of(backup: BackupFile) -> Counts:
    [(tables,)] = backup.run("SELECT COUNT(*) FROM game_table")
    [(entries,)] = backup.run("SELECT COUNT(*) FROM entry")
    return Counts(tables, entries)


# --- restoring ------------------------------------------------------------------------------------------


@contextmanager
def opened_backup(path: Path) -> Iterator[BackupFile]:
    """An intact backup of the newest version; an older one is migrated in a copy."""
    path = path.expanduser()
    if not path.is_file():
        raise BackupError("backup-missing", file=str(path))
    try:
        if not has_backup_header(path):
            raise BackupError("backup-other-file", file=str(path))
        with closing(BackupFile(path, "ro")) as backup, tempfile.TemporaryDirectory() as folder:
            if version_of(backup) < len(VERSIONS):
                backup.copy_to(Path(folder) / "copy")
                with closing(BackupFile(Path(folder) / "copy", "rw")) as newer:
                    migrate(newer)
                    check(newer)
                    yield newer
            else:
                check(backup)
                yield backup
    except (OSError, sqlite3.Error) as error:
        raise BackupError("backup-unusable", file=str(path), why=os_error_text(error)) from None


def has_backup_header(path: Path) -> bool:
    """Whether a file's header says that it is a backup; a damaged one may still say so."""
    with open(path, "rb") as file:
        head = file.read(72)
    return head.startswith(b"SQLite format 3\0") and int.from_bytes(head[68:]) == MARK


def version_of(backup: BackupFile) -> int:
    """The version of its tables; refused if it is newer than ours."""
    rows = backup.run("SELECT number FROM schema_version")
    if len(rows) != 1 or not isinstance(rows[0][0], int):
        raise sqlite3.DatabaseError(t("backup-torn"))
    if rows[0][0] > len(VERSIONS):
        raise NewerSchema("store-newer", found=rows[0][0], known=len(VERSIONS))
    return rows[0][0]


def check(backup: BackupFile) -> None:
    """Refuse a backup with other tables, damage or dangling references."""
    with closing(BackupFile(None, "")) as new:
        migrate(new)
        complete = sql_tables(backup) == sql_tables(new)
    [(found,), *_] = backup.run("PRAGMA quick_check")
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    if not complete or backup.run("PRAGMA foreign_key_check"):
        raise sqlite3.DatabaseError(t("backup-torn"))


def restore(database: Database, backup: BackupFile, progress: Progress) -> Counts:
    """Put all rows of a backup into a database that has none, in one job."""
    try:
        database.write(lambda c: copy_from(c, backup, progress)).result()
    except Conflict:  # a server is running there
        raise BackupError("restore-not-empty") from None
    return counts_of(backup)


def copy_from(connection: Connection, backup: BackupFile, progress: Progress) -> None:
    """The job; if it fails, nothing has changed."""
    if any(count(connection, table) for table in sql_tables(backup) if table.name != REPLACED):
        raise BackupError("restore-not-empty")
    connection.run(f"DELETE FROM {REPLACED}")
    copy_rows(backup, connection, sql_tables(backup), progress)


def insert_all(connection: Connection, table: SqlTable, rows: list[Row]) -> None:
    """Insert several rows with one statement: over a network each one is a round trip."""
    values = {
        f"{column}_{n}": value
        for n, row in enumerate(rows)
        for column, value in zip(table.columns, row, strict=True)
    }
    places = ", ".join(
        f"({', '.join(f':{column}_{n}' for column in table.columns)})" for n in range(len(rows))
    )
    connection.run(f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES {places}", values)
