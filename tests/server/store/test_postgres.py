"""Tables in PostgreSQL: what is more to it than the store, which has the same tests for both."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import closing, suppress

import psycopg
import pytest

from ekiben.server.store import postgres as module
from ekiben.server.store.database import Conflict, Connection, StoreError
from ekiben.server.store.factory import open_database
from ekiben.server.store.postgres import PostgresDatabase, parse_address, to_psycopg
from ekiben.server.store.schema import VERSIONS, NewerSchema
from ekiben.server.store.tables import add_table, entries_since, get_or_create_setting
from tests.server.postgres_redis import PASSWORD, Postgres
from tests.server.store.test_store import SEATS, TABLE, put


@pytest.fixture
def database(space: str) -> Iterator[PostgresDatabase]:
    """With one table."""
    with closing(PostgresDatabase(space)) as found:
        found.write(lambda c: add_table(c, TABLE, SEATS)).result()
        yield found


def requests(database: PostgresDatabase) -> list[str]:
    return [each.request for each in database.read(lambda c: entries_since(c, "t1", 0)).result()]


# --- statements -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT :a, :b_2", "SELECT %(a)s, %(b_2)s"),
        ("SELECT :a::text, 5 % 2", "SELECT %(a)s::text, 5 %% 2"),
        ("SELECT ':a 5%' -- :b\n, \":c\"", "SELECT ':a 5%%' -- :b\n, \":c\""),
        ("SELECT 'it''s :a', :a", "SELECT 'it''s :a', %(a)s"),
    ],
)
def test_names_of_values_are_to_psycopg(ours: str, theirs: str) -> None:
    assert to_psycopg(ours).decode() == theirs


def test_signs_in_statements_and_values_do_no_harm(database: PostgresDatabase) -> None:
    odd = "100 % :a '; DROP TABLE entry; --"
    assert database.write(lambda c: get_or_create_setting(c, "odd", odd)).result() == odd
    rows = database.read(lambda c: c.run("SELECT ':a %', 7 % :b, :b::text", {"b": 4})).result()
    assert rows == [(":a %", 3, "4")]


def test_a_value_that_can_not_be_kept_is_said(database: PostgresDatabase) -> None:
    with pytest.raises(StoreError, match="NUL"):
        database.write(lambda c: get_or_create_setting(c, "nul", "a\0b")).result()
    assert put(database, 1).result()


def test_a_reader_can_not_write(database: PostgresDatabase) -> None:
    with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
        database.read(lambda c: get_or_create_setting(c, "key", "one")).result()
    assert database.write(lambda c: get_or_create_setting(c, "key", "two")).result() == "two"


# --- side by side ---------------------------------------------------------------------------------------


def test_of_two_processes_that_race_one_wins(database: PostgresDatabase, space: str) -> None:
    won: list[str] = []

    def race(name: str, mine: PostgresDatabase) -> None:
        for number in range(1, 31):
            try:
                put(mine, number, f"{name}-{number}").result()
                won.append(f"{name}-{number}")
            except Conflict:
                pass

    with closing(PostgresDatabase(space)) as other:
        racing = [(f"p{n}", (database, other)[n % 2]) for n in range(8)]
        threads = [threading.Thread(target=race, args=each) for each in racing]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(won) == sorted(requests(database))
    assert len(won) == 30


def test_what_two_statements_want_alike_is_kept_once(database: PostgresDatabase) -> None:
    """Two jobs make the same row at the same time: the second waits, and then it is taken."""
    made, go = threading.Event(), threading.Event()

    def first(c: Connection) -> None:
        c.run("INSERT INTO setting VALUES ('key', 'first')")
        made.set()
        assert go.wait(5)

    def second(c: Connection) -> None:
        c.run("INSERT INTO setting VALUES ('key', 'second')")

    one = database.write(first)
    assert made.wait(5)
    two = database.write(second)
    go.set()
    one.result()
    with pytest.raises(Conflict):
        two.result()
    assert database.write(lambda c: get_or_create_setting(c, "key", "")).result() == "first"


def test_a_job_that_goes_on_after_a_failure_has_failed(database: PostgresDatabase) -> None:
    def insist(c: Connection) -> None:
        c.run("INSERT INTO setting VALUES ('key', 'first')")
        with suppress(Conflict):
            c.run("INSERT INTO setting VALUES ('key', 'second')")

    with pytest.raises(Conflict):
        database.write(insist).result()
    assert database.write(lambda c: get_or_create_setting(c, "key", "third")).result() == "third"


def test_writers_do_not_wait_for_each_other(database: PostgresDatabase) -> None:
    blocked = threading.Event()
    slow = database.write(lambda c: blocked.wait(5))
    assert put(database, 1).result(5)
    assert not slow.done()
    blocked.set()
    assert slow.result()


def test_jobs_that_block_each_other_are_carried_out_again(database: PostgresDatabase) -> None:
    """Each has one row and wants the other's: PostgreSQL breaks one off, and it is done afterwards."""
    for name in ("a", "b"):
        database.write(lambda c, name=name: get_or_create_setting(c, name, "")).result()  # type: ignore[misc]
    both = threading.Barrier(2)
    begun: list[str] = []

    def change(c: Connection, first: str, second: str) -> None:
        statement = "UPDATE setting SET content = content || :first WHERE name = :name"
        c.run(statement, {"first": first, "name": first})
        begun.append(first)
        if begun.count(first) == 1:
            both.wait(5)
        c.run(statement, {"first": first, "name": second})

    jobs = [database.write(lambda c, pair=pair: change(c, *pair)) for pair in ("ab", "ba")]  # type: ignore[misc]
    for job in jobs:
        job.result()
    assert len(begun) == 3
    rows = database.read(lambda c: c.run("SELECT content FROM setting ORDER BY name")).result()
    assert sorted("".join(row) for row in rows) in ([["ab", "ab"], ["ba", "ba"]])


def test_what_was_asked_for_is_written_before_closing(database: PostgresDatabase, space: str) -> None:
    with closing(PostgresDatabase(space)) as other:
        jobs = [put(other, number) for number in range(1, 200)]
    other.close()
    assert not wait(jobs, 0).not_done
    assert len(requests(database)) == 199
    for ask in (other.write, other.read):
        with pytest.raises(StoreError, match="closing"):
            ask(lambda c: None)


# --- a server that goes away ----------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_when_the_server_is_restarted(
    database: PostgresDatabase, own_postgres: Postgres
) -> None:
    told: list[int] = []
    uncertain: dict[int, str] = {}
    stop = threading.Event()

    def keep(begin: int) -> None:
        for number in range(begin, 100_000, 8):
            if stop.is_set():
                return
            try:
                assert put(database, number).result()
                told.append(number)
            except StoreError as error:
                uncertain[number] = str(error)

    threads = [threading.Thread(target=keep, args=(begin,)) for begin in range(1, 9)]
    for thread in threads:
        thread.start()
    for _ in range(3):
        time.sleep(0.3)
        own_postgres.restart()
    before, deadline = len(told), time.monotonic() + 60
    while len(told) < before + 50 and time.monotonic() < deadline:  # it goes on by itself
        time.sleep(0.01)
    stop.set()
    for thread in threads:
        thread.join()
    found = {each.number for each in database.read(lambda c: entries_since(c, "t1", 0)).result()}
    assert len(told) >= before + 50
    assert found >= set(told)
    assert found <= set(told) | set(uncertain)
    assert all("may be stored or not" in error for error in uncertain.values())


def test_a_job_that_has_not_happened_waits_for_the_server(
    database: PostgresDatabase, own_postgres: Postgres
) -> None:
    put(database, 1).result()
    own_postgres.stop()
    late = [put(database, number) for number in range(2, 30)]
    reading = database.read(lambda c: entries_since(c, "t1", 0))
    time.sleep(0.3)
    assert not any(job.done() for job in late)
    own_postgres.start()
    assert all(job.result() for job in late)
    assert len(reading.result()) >= 1
    assert len(requests(database)) == 29


def test_a_lost_connection_in_the_middle_is_no_harm(database: PostgresDatabase) -> None:
    tries: list[int] = []

    def lose_once(c: Connection) -> None:
        c.run("INSERT INTO setting VALUES ('half', '')")
        if not tries:
            tries.append(1)
            c.run("SELECT pg_terminate_backend(pg_backend_pid())")
        c.run("INSERT INTO setting VALUES ('whole', '')")

    database.write(lose_once).result()
    rows = database.read(lambda c: c.run("SELECT name FROM setting ORDER BY name")).result()
    assert rows == [("half",), ("whole",)]


def test_a_job_that_hides_a_lost_connection_is_carried_out_again(database: PostgresDatabase) -> None:
    tries: list[int] = []

    def hide(c: Connection) -> None:
        tries.append(1)
        c.run("INSERT INTO setting VALUES ('half', '')")
        if len(tries) == 1:
            with suppress(Exception):
                c.run("SELECT pg_terminate_backend(pg_backend_pid())")

    database.write(hide).result()
    assert tries == [1, 1]
    assert database.write(lambda c: get_or_create_setting(c, "half", "lost")).result() == ""


def test_a_commit_that_is_uncertain_is_not_repeated(
    database: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection ends when the commit has been done, before anybody learns of it."""
    commit = psycopg.Connection.commit
    broken: list[int] = []

    def break_after(self: psycopg.Connection) -> None:
        commit(self)
        if not broken and threading.current_thread().name.startswith("ekiben-store"):
            broken.append(1)
            self.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(psycopg.Connection, "commit", break_after)
    tries: list[int] = []

    def once(c: Connection) -> None:
        tries.append(1)
        get_or_create_setting(c, "key", "one")

    with pytest.raises(StoreError, match="may be stored or not"):
        database.write(once).result()
    assert tries == [1]
    assert database.write(lambda c: get_or_create_setting(c, "key", "two")).result() == "one"


def test_a_server_that_stays_away_is_said(database: PostgresDatabase, own_postgres: Postgres) -> None:
    database._writers.reconnect_seconds = 0.5
    own_postgres.stop()
    try:
        begin = time.monotonic()
        jobs: list[Future[bool]] = [put(database, number) for number in range(1, 60)]
        for job in jobs:
            with pytest.raises(StoreError, match="can't be stored in postgresql://"):
                job.result(30)
        assert time.monotonic() - begin < 20
    finally:
        own_postgres.start()
    assert put(database, 1).result()


# --- opening --------------------------------------------------------------------------------------------

OPENER = """
import sys
from ekiben.server.store.postgres import PostgresDatabase
print("ready", flush=True)
sys.stdin.readline()
database = PostgresDatabase(sys.argv[1])
print(database.read(lambda c: c.run("SELECT number FROM schema_version")).result())
database.close()
"""


def test_two_processes_that_start_at_once_make_the_tables_once(space: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPENER, space],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        assert process.communicate(timeout=30) == (f"[({len(VERSIONS)},)]\n", "")


def test_several_threads_that_start_at_once(space: str) -> None:
    all_at_once = threading.Barrier(4)
    failures: list[Exception] = []

    def start() -> None:
        all_at_once.wait(5)
        try:
            PostgresDatabase(space).close()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_the_tables_of_a_newer_version_are_refused(space: str) -> None:
    with closing(PostgresDatabase(space)) as database:
        database.write(lambda c: c.run("UPDATE schema_version SET number = 99")).result()
    with pytest.raises(NewerSchema, match="version 99"):
        PostgresDatabase(space)


def test_a_commit_is_on_disk_even_where_it_need_not_be(space: str) -> None:
    loose = space.replace("search_path", "synchronous_commit%3Doff%20-csearch_path")
    for address, expected in ((loose, "on"), (space, "on")):
        with closing(PostgresDatabase(address)) as database:
            assert database.write(lambda c: c.run("SHOW synchronous_commit")).result() == [(expected,)]


def test_a_wrong_password_is_said_and_never_shown(own_postgres: Postgres) -> None:
    wrong = own_postgres.address.replace("s3cret", "wr0ng")
    with pytest.raises(StoreError, match="password authentication failed") as caught:
        open_database(wrong)
    assert "wr0ng" not in str(caught.value)
    assert "l0ng" not in str(caught.value)
    assert PASSWORD not in repr(caught.value)


def test_a_server_that_is_not_there_is_said_at_once() -> None:
    begin = time.monotonic()
    with pytest.raises(StoreError, match=r"postgresql://127\.0\.0\.1:1/tables: .*refused") as caught:
        open_database("postgres://me:hidden@127.0.0.1:1/tables")
    assert "hidden" not in str(caught.value)
    assert time.monotonic() - begin < 8


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://me:hid@den@host/tables",
        "postgresql://me:hid/den@host/tables",
        "postgresql://me:12/hidden@host/tables",
        "postgresql://me:hid%zzden@host/tables",
        "postgresql://me:hidden@host/tables?nonsense=hidden",
        "postgresql://me:hidden@host:port/tables",
        "postgresql://[me:hidden",
    ],
)
def test_an_address_with_a_mistake_is_refused_without_showing_it(address: str) -> None:
    with pytest.raises(StoreError, match=r"can't be read\. Write postgresql://") as caught:
        open_database(address)
    assert "hid" not in str(caught.value)
    assert "den" not in str(caught.value)


def test_a_place_is_shown_without_user_and_password() -> None:
    whole, place = parse_address("postgresql://me:hid%40den@a:1,b:2/tables?sslmode=prefer&connect_timeout=9")
    assert place == "postgresql://a,b:1,2/tables"
    assert "hid@den" in whole
    assert "connect_timeout=9" in whole


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, module.__name__)
    with pytest.raises(StoreError, match=r"install ekiben\[host\]"):
        open_database("postgresql://host/tables")
