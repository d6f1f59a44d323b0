"""Backups: all rows of one state, whole or not at all, from any database into any other."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ekiben.cli import main
from ekiben.server.store.backup import (
    MARK,
    REPLACED,
    ROWS,
    BackupError,
    BackupFile,
    Counts,
    opened_backup,
    restore,
    sql_tables,
    write_backup,
)
from ekiben.server.store.database import Connection, Database
from ekiben.server.store.factory import open_database
from ekiben.server.store.schema import VERSIONS, NewerSchema
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.store.tables import (
    GUEST,
    RUNNING,
    UNDO,
    EntryRow,
    SeatRow,
    add_entry,
    add_table,
    get_or_create_setting,
    set_follower,
)
from tests.server.store.test_store import TABLE, entry

LONG = ROWS * 2 + 7  # entries of one table: more than are read at a time


def silent(done: int, total: int) -> None:
    """Tell nobody."""


def fill(connection: Connection) -> None:
    """Tables with all sorts of rows."""
    for number in range(1, 4):
        seats = [SeatRow(0, GUEST, "Ann “Änn” %s", "ann", secret=f"s{number}", seen=1.1), SeatRow(1, "free")]
        add_table(connection, replace(TABLE, id=f"t{number}", seed=2**62 + number, created=0.1 + 0.2), seats)
    for number in range(1, LONG + 1):
        add_entry(connection, "t1", entry(number), RUNNING)
    add_entry(connection, "t2", entry(1), RUNNING)
    add_entry(connection, "t2", EntryRow(2, UNDO, 0, None, "r2/1", "", 1e9 + 0.123456, 0.5), RUNNING)
    set_follower(connection, "t1", "t3")
    get_or_create_setting(connection, "key", "the first")


def everything(database: Database) -> dict[str, list[Any]]:
    """All rows of a database."""
    names = ("game_table", "seat", "entry", "setting")

    def look(c: Connection) -> dict[str, list[Any]]:
        return {name: sorted(c.run(f"SELECT * FROM {name}"), key=repr) for name in names}

    return database.read(look).result()


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup with three tables."""
    with closing(SqliteDatabase(tmp_path / "source.sqlite")) as database:
        database.write(fill).result()
        write_backup(database, tmp_path / "backup", silent)
    return tmp_path / "backup"


def test_what_is_restored_is_what_was_there(
    address: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """From SQLite and PostgreSQL into both."""
    file = tmp_path / "backup"
    told: list[tuple[int, int]] = []
    with closing(open_database(address)) as database:
        database.write(fill).result()
        there = everything(database)
        counts = write_backup(database, file, lambda done, total: told.append((done, total)))
    assert counts == Counts(3, LONG + 2)
    total = 3 + 6 + LONG + 2 + 1
    assert told[-1] == (total, total)
    assert sorted(told) == told
    for target in (str(tmp_path / "target.sqlite"), request.getfixturevalue("other_space")):
        told.clear()
        with opened_backup(file) as found, closing(open_database(target)) as database:
            assert restore(database, found, lambda done, total: told.append((done, total))) == counts
            assert everything(database) == there
            assert told[-1] == (total, total)
            assert database.write(lambda c: add_entry(c, "t1", entry(LONG + 1), RUNNING)).result()


def test_every_table_of_the_schema_is_in_a_backup(backup: Path) -> None:
    statements = [statement for version in VERSIONS for statement in version]
    made = {statement.split()[2] for statement in statements if statement.split()[:2] == ["CREATE", "TABLE"]}
    with opened_backup(backup) as found:
        assert {table.name for table in sql_tables(found)} == made
        assert all(table.key for table in sql_tables(found))
        assert REPLACED in made


def test_a_backup_is_of_one_state(address: str, tmp_path: Path) -> None:
    """What is written while it is read is not in it, not even when its turn comes later."""
    with closing(open_database(address)) as database:
        database.write(fill).result()
        begun, written = threading.Event(), threading.Event()

        def wait(done: int, total: int) -> None:
            begun.set()
            assert written.wait(10)

        def play() -> None:
            assert begun.wait(10)
            for number in range(3, 9):
                database.write(partial(add_entry, table_id="t2", entry=entry(number), state=RUNNING)).result()
            written.set()

        playing = threading.Thread(target=play)
        playing.start()
        assert write_backup(database, tmp_path / "backup", wait) == Counts(3, LONG + 2)
        playing.join()


def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("precious", encoding="utf-8")
    with closing(SqliteDatabase(tmp_path / "tables.sqlite")) as database:
        with pytest.raises(BackupError, match="exists already"):
            write_backup(database, file, silent)
        with pytest.raises(BackupError, match="exists already"):
            write_backup(database, tmp_path, silent)
        assert file.read_text(encoding="utf-8") == "precious"
        file.unlink()
        database.write(fill).result()

        def come(done: int, total: int) -> None:
            file.write_text("late", encoding="utf-8")

        with pytest.raises(BackupError, match="exists already"):
            write_backup(database, file, come)
    assert file.read_text(encoding="utf-8") == "late"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "tables.sqlite"]


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    def fail(done: int, total: int) -> None:
        if done > ROWS:
            raise OSError(28, "No space left on device")

    with closing(SqliteDatabase(tmp_path / "tables.sqlite")) as database:
        database.write(fill).result()
        with pytest.raises(BackupError, match="No space left on device"):
            write_backup(database, tmp_path / "backup", fail)
        with pytest.raises(BackupError, match="No such file"):
            write_backup(database, tmp_path / "nowhere" / "backup", silent)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite"]


def test_only_its_owner_can_read_a_backup(backup: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600


# --- restoring ------------------------------------------------------------------------------------------


def test_a_database_with_tables_is_left_alone(address: str, backup: Path) -> None:
    with closing(open_database(address)) as database:
        database.write(lambda c: add_table(c, replace(TABLE, id="mine"), [])).result()
        database.write(lambda c: get_or_create_setting(c, "key", "mine")).result()
        before = everything(database)
        with (
            opened_backup(backup) as found,
            pytest.raises(BackupError, match="already has tables"),
        ):
            restore(database, found, silent)
        assert everything(database) == before


def test_a_server_that_was_only_started_has_nothing_to_lose(address: str, backup: Path) -> None:
    with closing(open_database(address)) as database:
        database.write(lambda c: get_or_create_setting(c, "key", "another")).result()
        with opened_backup(backup) as found:
            restore(database, found, silent)
        assert everything(database)["setting"] == [("key", "the first")]


def test_a_restoration_that_fails_changes_nothing(address: str, backup: Path) -> None:
    def fail(done: int, total: int) -> None:
        if done > ROWS:
            raise RuntimeError("in the middle")

    with closing(open_database(address)) as database:
        database.write(lambda c: get_or_create_setting(c, "key", "another")).result()
        before = everything(database)
        with opened_backup(backup) as found, pytest.raises(RuntimeError, match="in the middle"):
            restore(database, found, fail)
        assert everything(database) == before
        with opened_backup(backup) as found:
            assert restore(database, found, silent).tables == 3


def test_an_older_backup_is_brought_to_the_newest_version(address: str, tmp_path: Path) -> None:
    file = tmp_path / "old"
    with closing(sqlite3.connect(file)) as old:
        for statement in VERSIONS[0]:
            old.execute(statement)
        old.execute("CREATE TABLE schema_version (number BIGINT NOT NULL)")
        old.execute("INSERT INTO schema_version VALUES (1)")
        old.execute(
            "INSERT INTO game_table VALUES ('t1','nordic',1,'abc',2,'[]',7,'{}','ann','open',1.0,1.0)"
        )
        old.execute("INSERT INTO entry VALUES ('t1', 1, 'move', 0, 5, 'r1', '', 2.0)")
        old.execute(f"PRAGMA application_id = {MARK}")
        old.commit()
    before = file.read_bytes()
    with opened_backup(file) as found, closing(open_database(address)) as database:
        assert restore(database, found, silent) == Counts(1, 1)
        rows = database.read(lambda c: c.run("SELECT number, spent FROM entry")).result()
        assert rows == [(1, 0.0)]
    assert file.read_bytes() == before


def damage(file: Path, statement: str) -> None:
    """Change a backup by hand."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def cut(file: Path) -> None:
    """Lose the second half of a file."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda file: file.write_text("my notes " * 500, encoding="utf-8"), "is not a backup"),
        (lambda file: file.write_bytes(b""), "is not a backup"),
        (lambda file: damage(file, "PRAGMA application_id = 0"), "is not a backup"),
        (lambda file: file.unlink(), "There is no file"),
        (lambda file: (file.unlink(), file.mkdir()), "There is no file"),
        (cut, "malformed"),
        (lambda file: damage(file, "DELETE FROM game_table"), "damaged or incomplete"),
        (lambda file: damage(file, "DROP TABLE schema_version"), "no such table"),
        (lambda file: damage(file, "DELETE FROM schema_version"), "damaged or incomplete"),
        (lambda file: damage(file, "UPDATE schema_version SET number = 'x'"), "damaged or incomplete"),
        (lambda file: damage(file, "DROP TABLE entry"), "damaged or incomplete"),
    ],
)
def test_other_files_are_refused(spoil: Callable[[Path], object], said: str, backup: Path) -> None:
    """Before there is any database."""
    spoil(backup)
    with pytest.raises(BackupError, match=said), opened_backup(backup):
        pass


def test_a_newer_backup_is_refused(backup: Path) -> None:
    damage(backup, "UPDATE schema_version SET number = 99")
    with pytest.raises(NewerSchema, match="version 99"), opened_backup(backup):
        pass


# --- the commands ---------------------------------------------------------------------------------------


def test_the_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EKIBEN_DATA", str(tmp_path / "data"))
    with closing(open_database(None)) as database:
        database.write(fill).result()
        there = everything(database)
    file, other = str(tmp_path / "backup"), str(tmp_path / "other.sqlite")
    assert main(["backup", file]) == 0
    assert capsys.readouterr() == (f"{file} has 3 tables with {LONG + 2:,} entries.\n", "")
    assert main(["restore", file, "--database", other]) == 0
    assert capsys.readouterr() == (f"3 tables with {LONG + 2:,} entries came from {file}.\n", "")
    with closing(open_database(other)) as database:
        assert everything(database) == there
    for arguments, said in (
        (["backup", file], "exists already"),
        (["backup", "x", "--database", str(tmp_path / "no.sqlite")], "There is no database"),
        (["restore", file, "--database", other], "This database already has tables"),
        (["restore", other, "--database", str(tmp_path / "no.sqlite")], "is not a backup"),
    ):
        assert main(arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err
    assert not (tmp_path / "no.sqlite").exists()


def test_a_bar_is_shown_when_it_takes_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ekiben.cli.tables.SOON", -1)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    with closing(SqliteDatabase(tmp_path / "t.sqlite")) as database:
        database.write(fill).result()
    assert main(["backup", str(tmp_path / "b"), "--database", str(tmp_path / "t.sqlite")]) == 0
    assert "Reading" in capsys.readouterr().err


def test_a_backup_can_be_read_as_any_file_of_sqlite(backup: Path) -> None:
    with closing(BackupFile(backup, "ro")) as found:
        assert found.run("SELECT COUNT(*) FROM entry") == [(LONG + 2,)]
        assert found.run("PRAGMA journal_mode") == [("delete",)]
