"""Tables in a SQLite file.

One thread writes. What waits when it is free becomes one transaction, so that one wait for the disk serves
all; each job in it is still carried out wholly or not at all. Readers see the last commit and never wait.
"""

from __future__ import annotations

import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from ekiben.server.store.database import Conflict, Connection, Job, Row, StoreError, Values
from ekiben.server.store.schema import migrate

T = TypeVar("T")
Waiting = tuple[Job[Any], "Future[Any]"]

MOST_AT_ONCE = 256  # jobs in one transaction
READERS = 2
LOCK_TIMEOUT = 10.0  # seconds to wait for another process that has the file
_log = logging.getLogger("ekiben.store")
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")


class SqliteConnection:
    def __init__(self, path: Path) -> None:
        # autocommit: transactions are explicit
        self._inner = sqlite3.connect(
            path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            self._inner.execute(f"PRAGMA {pragma}")

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        try:
            return self._inner.execute(statement, values or {}).fetchall()
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in (
                sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
                sqlite3.SQLITE_CONSTRAINT_UNIQUE,
            ):
                raise Conflict(str(error)) from None
            raise

    def close(self) -> None:
        self._inner.close()


class SqliteDatabase:
    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            create_private(path)
            self._writer = SqliteConnection(path)
            transaction(self._writer, lambda: migrate(self._writer))
            make_private(path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError("store-unusable", place=str(path), why=str(error)) from None
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="ekiben-store", daemon=True)
        self._thread.start()
        self._local = threading.local()
        self._opened: list[SqliteConnection] = []
        self._readers = ThreadPoolExecutor(READERS, "ekiben-read", self._open_reader)
        self._closing = threading.Lock()
        self._closed = False

    # --- writing ----------------------------------------------------------------------------------------

    def write(self, job: Job[T]) -> Future[T]:
        """Submit a job to the writer; its result comes when it is on disk."""
        future: Future[T] = Future()
        with self._closing:
            if self._closed:
                raise StoreError("store-closed")
            self._jobs.put((job, future))
        return future

    def _work(self) -> None:
        while True:
            waiting = [self._jobs.get()]
            while len(waiting) < MOST_AT_ONCE and not self._jobs.empty():
                waiting.append(self._jobs.get())
            if jobs := [job for job in waiting if job]:
                self._carry_out(jobs)
            if None in waiting:
                return

    def _carry_out(self, batch: list[Waiting]) -> None:
        """Run all jobs in one transaction, then deliver their results."""
        told: list[Callable[[], None]] = []

        def all_jobs() -> None:
            for job, future in batch:
                if future.set_running_or_notify_cancel():
                    told.append(run_in_savepoint(self._writer, job, future))

        try:
            transaction(self._writer, all_jobs)
        except Exception as error:  # disk full or file gone: all is rolled back
            failure = StoreError("store-unusable", place=str(self.path), why=str(error))
            for _, future in batch:
                if not future.cancelled():
                    future.set_exception(failure)
            return
        for tell in told:
            tell()

    # --- reading ----------------------------------------------------------------------------------------

    def read(self, job: Job[T]) -> Future[T]:
        """Submit a job to a reader; it sees one consistent state of the file."""
        return self._readers.submit(self._read, job)

    def _open_reader(self) -> None:
        self._local.connection = SqliteConnection(self.path)
        self._opened.append(self._local.connection)

    def _read(self, job: Job[T]) -> T:
        return transaction(self._local.connection, lambda: job(self._local.connection), "BEGIN")

    def close(self) -> None:
        """Finish all submitted jobs, then close the file."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        for connection in [*self._opened, self._writer]:
            connection.close()


def create_private(path: Path) -> None:
    """Create a file that only its owner can read: it will hold the cookie key and hashes of secrets.

    SQLite gives the files beside it the same permissions.
    """
    with suppress(FileExistsError):
        os.close(os.open(path.resolve(), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def make_private(path: Path) -> None:
    """The same for a file that was there, and those beside it. By name: to open and close them ends locks."""
    files = [Path(f"{path.resolve()}{ending}") for ending in ("", "-wal", "-shm")]
    modes = {file: file.stat().st_mode for file in files if file.exists() and os.name == "posix"}
    shared = {file: mode for file, mode in modes.items() if mode & 0o077}
    try:
        for file, mode in shared.items():
            file.chmod(mode & 0o700)
    except OSError as error:
        _log.warning("other users can read the tables", extra={"file": str(path), "why": str(error)})
    else:
        if shared:
            _log.warning("other users could read the tables until now", extra={"file": str(path)})


def transaction(connection: Connection, work: Callable[[], T], begin: str = "BEGIN IMMEDIATE") -> T:
    connection.run(begin)
    try:
        result = work()
        connection.run("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have rolled back already
            connection.run("ROLLBACK")
        raise
    return result


def run_in_savepoint(connection: Connection, job: Job[T], future: Future[T]) -> Callable[[], None]:
    """Run one of several jobs; if it fails, only that is rolled back. Returns what delivers its result."""
    connection.run("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:
        failure = error
        connection.run("ROLLBACK TO job")
        connection.run("RELEASE job")
        return lambda: future.set_exception(failure)
    connection.run("RELEASE job")
    return lambda: future.set_result(result)
