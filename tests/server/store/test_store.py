"""The store: nothing acknowledged is lost, and of two who race one wins."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import DEFAULT, Mock

import pytest

from ekiben.server.store.database import Conflict, Connection, Database, StoreError
from ekiben.server.store.factory import default_path, open_database
from ekiben.server.store.schema import VERSIONS, NewerSchema, migrate
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.store.tables import (
    BOT,
    FREE,
    GUEST,
    MOVE,
    OPEN,
    OVER,
    RUNNING,
    EntryRow,
    SeatRow,
    TableRow,
    add_entry,
    add_table,
    change_seat,
    change_table,
    entries_since,
    find_secret,
    find_table,
    get_or_create_setting,
    remove_open_tables,
    tables_of_guest,
)

posix = pytest.mark.skipif(os.name == "nt", reason="Windows keeps the files of a user to that user")
TABLE = TableRow("t1", "nordic", 1, "abc", 2, [], 7, {"clock": None}, "ann", OPEN, 1.0, 1.0)
SEATS = [SeatRow(0, GUEST, "Ann", "ann", secret="s0"), SeatRow(1, FREE)]


def entry(number: int, request: str = "") -> EntryRow:
    """A move."""
    return EntryRow(number, MOVE, 0, 5, request or f"r{number}", "", 1.0 + number)


def put(database: Database, number: int, request: str = "", state: str = RUNNING) -> Future[bool]:
    """Add a move."""
    return database.write(lambda c: add_entry(c, "t1", entry(number, request), state))


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    with closing(open_database(address)) as found:
        yield found


@pytest.fixture
def kept(database: Database) -> Database:
    """With one table."""
    database.write(lambda c: add_table(c, TABLE, SEATS)).result()
    return database


def test_a_table_is_found_as_it_was_kept(kept: Database) -> None:
    for number in (1, 2):
        assert put(kept, number).result()
    found = kept.read(lambda c: find_table(c, "t1")).result()
    assert found
    assert found.table == replace(TABLE, state=RUNNING, changed=3.0)
    assert found.seats == SEATS
    assert found.entries == [entry(1), entry(2)]
    assert kept.read(lambda c: entries_since(c, "t1", 1)).result() == [entry(2)]
    assert kept.read(lambda c: find_table(c, "t2")).result() is None


def test_a_number_is_given_once(kept: Database) -> None:
    put(kept, 1, "mine").result()
    assert not put(kept, 1, "mine").result()  # a repetition
    with pytest.raises(Conflict):
        put(kept, 1, "theirs", OVER).result()
    found = kept.read(lambda c: find_table(c, "t1")).result()
    assert found
    assert [each.request for each in found.entries] == ["mine"]
    assert found.table.state == RUNNING


def test_of_many_who_race_one_wins(kept: Database) -> None:
    """Twenty threads want each number; each number is won once, and the losers learn it."""
    won: list[tuple[int, str]] = []

    def race(name: str) -> None:
        for number in range(1, 21):
            try:
                put(kept, number, f"{name}-{number}").result()
                won.append((number, f"{name}-{number}"))
            except Conflict:
                pass

    threads = [threading.Thread(target=race, args=(f"p{i}",)) for i in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = kept.read(lambda c: find_table(c, "t1")).result()
    assert found
    assert sorted(won) == [(each.number, each.request) for each in found.entries]
    assert len(won) == 20


def test_a_job_that_fails_leaves_nothing_behind_and_harms_no_other(kept: Database) -> None:
    def half(c: Connection) -> None:
        add_entry(c, "t1", entry(2, "half"), RUNNING)
        raise RuntimeError("in the middle")

    blocked = threading.Event()
    first = kept.write(lambda c: blocked.wait(5))  # so that the next jobs share a transaction in SQLite
    bad = kept.write(half)
    good = put(kept, 1, "whole")
    blocked.set()
    assert first.result()
    with pytest.raises(RuntimeError, match="in the middle"):
        bad.result()
    assert good.result()
    assert put(kept, 2, "next").result()
    found = kept.read(lambda c: entries_since(c, "t1", 0)).result()
    assert [each.request for each in found] == ["whole", "next"]


def test_nobody_is_told_before_it_is_on_disk(kept: Database, address: str) -> None:
    """Anyone who hears of a move finds it there, with another connection."""
    other = open_database(address)
    seen: list[int] = []

    def look(done: Future[bool]) -> None:
        seen.append(other.read(lambda c: c.run("SELECT MAX(number) FROM entry")).result()[0][0])

    for number in range(1, 6):
        future = put(kept, number)
        future.add_done_callback(look)
        future.result()
        while len(seen) < number:
            time.sleep(0.001)
    other.close()
    assert seen == [1, 2, 3, 4, 5]


def test_seats_change_only_from_what_they_were(kept: Database) -> None:
    ben = SeatRow(1, GUEST, "Ben", "ben", secret="s1")
    kept.write(lambda c: change_seat(c, "t1", SEATS[1], ben, 5.0)).result()
    with pytest.raises(Conflict):
        kept.write(
            lambda c: change_seat(c, "t1", SEATS[1], replace(ben, name="Cleo", guest="cleo"), 6.0)
        ).result()
    assert kept.read(lambda c: find_secret(c, "s1")).result() == ("t1", 1)
    assert kept.read(lambda c: find_secret(c, "s9")).result() is None
    kept.write(lambda c: change_seat(c, "t1", ben, SeatRow(1, BOT, bot="hard"), 7.0)).result()
    found = kept.read(lambda c: find_table(c, "t1")).result()
    assert found
    assert found.seats[1] == SeatRow(1, BOT, bot="hard")
    assert kept.read(lambda c: find_secret(c, "s1")).result() is None


def test_a_guest_finds_the_tables_and_open_ones_expire(kept: Database) -> None:
    for number in range(2, 5):
        row = replace(TABLE, id=f"t{number}", host="ben", changed=float(number))
        kept.write(partial(add_table, table=row, seats=[SeatRow(0, GUEST, "Ann", "ann")])).result()
    mine = kept.read(lambda c: tables_of_guest(c, "ann", 3)).result()
    assert [each.id for each in mine] == ["t4", "t3", "t2"]
    assert [each.id for each in kept.read(lambda c: tables_of_guest(c, "ben", 9)).result()] == [
        "t4",
        "t3",
        "t2",
    ]
    kept.write(lambda c: change_table(c, "t3", state=RUNNING, changed=3.0)).result()
    assert sorted(kept.write(lambda c: remove_open_tables(c, 4.0)).result()) == ["t1", "t2"]
    assert kept.read(lambda c: find_table(c, "t2")).result() is None
    assert kept.read(lambda c: c.run("SELECT COUNT(*) FROM seat")).result() == [(2,)]


def test_of_a_job_in_which_something_is_taken_nothing_is_kept(kept: Database) -> None:
    def insist(c: Connection) -> None:
        add_entry(c, "t1", entry(1), RUNNING)
        add_table(c, TABLE, SEATS)

    with pytest.raises(Conflict):
        kept.write(insist).result()
    assert kept.read(lambda c: entries_since(c, "t1", 0)).result() == []
    assert put(kept, 1).result()


def test_a_reading_job_sees_one_state(kept: Database) -> None:
    seen, written = threading.Event(), threading.Event()

    def twice(c: Connection) -> list[int]:
        before = len(entries_since(c, "t1", 0))
        seen.set()
        assert written.wait(5)
        return [before, len(entries_since(c, "t1", 0))]

    reading = kept.read(twice)
    assert seen.wait(5)
    put(kept, 1).result()
    written.set()
    assert reading.result() == [0, 0]
    assert len(kept.read(lambda c: entries_since(c, "t1", 0)).result()) == 1


def test_the_first_who_asks_makes_a_setting(kept: Database) -> None:
    assert kept.write(lambda c: get_or_create_setting(c, "key", "one")).result() == "one"
    assert kept.write(lambda c: get_or_create_setting(c, "key", "two")).result() == "one"


# --- opening and closing --------------------------------------------------------------------------------


def test_what_was_asked_for_is_written_before_closing(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "deep" / "tables.sqlite")
    made = database.write(lambda c: add_table(c, TABLE, SEATS))
    jobs = [put(database, number) for number in range(1, 600)]
    database.close()
    assert made.done()
    database.close()
    assert not wait(jobs, 0).not_done
    with pytest.raises(StoreError, match="closing"):
        database.write(lambda c: None)
    again = SqliteDatabase(tmp_path / "deep" / "tables.sqlite")
    assert len(again.read(lambda c: entries_since(c, "t1", 0)).result()) == 599
    again.close()


def modes(folder: Path) -> dict[str, int]:
    """The permissions of the files in a folder, and of the folder itself."""
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}


PRIVATE = dict.fromkeys(("t.sqlite", "t.sqlite-wal", "t.sqlite-shm"), 0o600)


@posix
def test_only_its_owner_can_read_a_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key that signs cookies is in there. Nobody could have read it in between, either."""
    seen: list[int] = []

    def note(path: Path, **how: Any) -> Any:
        seen.append(path.stat().st_mode & 0o777)
        return DEFAULT

    monkeypatch.setattr(sqlite3, "connect", Mock(wraps=sqlite3.connect, side_effect=note))
    before = os.umask(0)
    try:
        with closing(SqliteDatabase(tmp_path / "own" / "t.sqlite")) as database:
            assert seen == [0o600]
            database.write(lambda c: add_table(c, TABLE, SEATS)).result()
            assert modes(tmp_path / "own") == {"own": 0o700, **PRIVATE}
    finally:
        os.umask(before)


@posix
def test_a_file_that_others_could_read_is_made_private(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    with closing(SqliteDatabase(folder / "t.sqlite")) as killed:  # so its other files are there, too
        killed.write(lambda c: add_table(c, TABLE, SEATS)).result()
        for name in PRIVATE:
            (folder / name).chmod(0o644)
        (tmp_path / "link").symlink_to(folder / "t.sqlite")
        assert not caplog.records
        with closing(SqliteDatabase(tmp_path / "link")) as database:
            put(database, 1).result()
            assert modes(folder) == {"shared": 0o755, **PRIVATE}, "the folder is not ours"
    assert [each.message for each in caplog.records] == ["other users could read the tables until now"]

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    (folder / "t.sqlite").chmod(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)  # the file of somebody else, who lets us use it
    SqliteDatabase(folder / "t.sqlite").close()
    assert [each.message for each in caplog.records[1:]] == ["other users can read the tables"]


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("my notes " * 200, encoding="utf-8")
    path.chmod(0o644)
    mode = path.stat().st_mode
    with pytest.raises(StoreError, match="can't be stored in"):
        SqliteDatabase(path)
    assert path.read_text(encoding="utf-8") == "my notes " * 200
    assert path.stat().st_mode == mode
    with pytest.raises(StoreError, match="can't be stored in"):
        SqliteDatabase(tmp_path)


def test_every_version_leads_to_the_newest(tmp_path: Path) -> None:
    for version in range(len(VERSIONS) + 1):
        path = tmp_path / f"{version}.sqlite"
        old = sqlite3.connect(path)
        for statements in VERSIONS[:version]:
            for statement in statements:
                old.execute(statement)
        old.execute("CREATE TABLE schema_version (number BIGINT NOT NULL)")
        if version:
            old.execute("INSERT INTO schema_version VALUES (?)", (version,))
        old.commit()
        old.close()
        database = SqliteDatabase(path)
        assert database.write(migrate).result() == len(VERSIONS)
        database.write(lambda c: add_table(c, TABLE, SEATS)).result()
        database.close()


def test_the_tables_of_a_newer_version_are_refused(tmp_path: Path) -> None:
    SqliteDatabase(tmp_path / "t.sqlite").close()
    newer = sqlite3.connect(tmp_path / "t.sqlite")
    newer.execute("UPDATE schema_version SET number = 99")
    newer.commit()
    newer.close()
    with pytest.raises(NewerSchema, match="version 99"):
        SqliteDatabase(tmp_path / "t.sqlite")


def test_a_file_is_meant_by_a_path_or_by_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EKIBEN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    for text, file in (
        (None, "data/tables.sqlite"),
        ("mine.db", "mine.db"),
        ("~/mine.db", "home/mine.db"),
        ("sqlite:///near.db", "near.db"),
        (f"sqlite:///{tmp_path}/far.db", "far.db"),
    ):
        assert not (tmp_path / file).exists()
        with pytest.raises(StoreError, match="There is no database"):
            open_database(text, new=False)
        assert not (tmp_path / file).exists()
        open_database(text).close()
        assert (tmp_path / file).exists()
        open_database(text, new=False).close()
    monkeypatch.delenv("EKIBEN_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert default_path().name == "tables.sqlite"
    assert default_path().is_relative_to(tmp_path)


def test_other_kinds_of_databases_are_refused_without_their_password() -> None:
    with pytest.raises(StoreError, match="no database of the kind “mysql”") as caught:
        open_database("mysql://me:hidden@host/db")
    assert "hidden" not in str(caught.value)


# --- a process that is killed ---------------------------------------------------------------------------

WRITER = """
import sys
from functools import partial
from pathlib import Path
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.store.tables import RUNNING, EntryRow, add_entry, find_table
database = SqliteDatabase(Path(sys.argv[1]))
number = len(database.read(lambda c: find_table(c, "t1")).result().entries)
while True:
    number += 1
    row = EntryRow(number, "move", 0, 5, f"r{number}", "", float(number))
    future = database.write(partial(add_entry, table_id="t1", entry=row, state=RUNNING))
    future.add_done_callback(lambda done, n=number: done.exception() or print(n, flush=True))
    if number % 50 == 0:
        future.result()
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    database = SqliteDatabase(path)
    database.write(lambda c: add_table(c, TABLE, SEATS)).result()
    database.close()
    chance = random.Random(3)
    for _ in range(5):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout
        process.stdout.readline()
        time.sleep(chance.random() / 20)
        process.send_signal(signal.SIGKILL)
        told = [int(line) for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        process.stdout.close()
        process.wait()
        database = SqliteDatabase(path)
        found = database.read(lambda c: entries_since(c, "t1", 0)).result()
        database.close()
        assert [each.number for each in found] == list(range(1, len(found) + 1))
        assert len(found) >= max(told, default=1)
