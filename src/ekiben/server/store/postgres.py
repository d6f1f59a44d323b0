"""Tables in a PostgreSQL database.

Several threads write, each with a connection of its own and a transaction for each job; PostgreSQL lets those
who wait for the disk wait together. Jobs run side by side, and each statement sees what others have committed
before it: a job that depends on what is there says so in the statement that changes it, with ON CONFLICT or
WHERE. A job that PostgreSQL breaks off, or that loses its connection before the commit, has not happened and
is carried out again, so it must do nothing but run statements.
"""

from __future__ import annotations

import random
import re
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

from ekiben.server.store.database import Conflict, Connection, Job, Row, StoreError, Values
from ekiben.server.store.schema import migrate

try:
    import psycopg
    from psycopg import errors
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
except ImportError:  # the package, or the library that it calls
    raise StoreError("store-no-package") from None

T = TypeVar("T")

WRITERS = 6
READERS = 2
TRIES = 6  # of a job that PostgreSQL aborts
RECONNECT_SECONDS = 10.0  # how long to try before jobs fail
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between attempts to reach it
RETRYABLE = (errors.SerializationFailure, errors.DeadlockDetected)
MIGRATION_LOCK = 0x656B6962656E  # any number that is ours: "ekiben"
DEFAULTS: dict[str, Any] = {  # unless the address says otherwise; a host that falls silent is noticed
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "fallback_application_name": "ekiben",
    "keepalives_count": 3,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "tcp_user_timeout": 20_000,
}


class RetryJob(Exception):
    """A job was rolled back and can be retried."""


class PostgresConnection:
    """A connection and the state of its transaction."""

    def __init__(self, address: str, place: str, reading: bool) -> None:
        self._place = place
        self._reading = reading
        self._failure: Exception | None = None  # set once the transaction is aborted
        self._inner = connect_durable(address)
        levels = psycopg.IsolationLevel
        self._inner.isolation_level = levels.REPEATABLE_READ if reading else levels.READ_COMMITTED
        self._inner.read_only = reading

    @property
    def lost(self) -> bool:
        """Whether another connection is needed."""
        return self._inner.closed

    def close(self) -> None:
        self._inner.close()

    # --- a job ------------------------------------------------------------------------------------------

    def carry_out(self, job: Job[T]) -> T:
        """Run a job in a transaction; `RetryJob` if it was rolled back and can be retried."""
        self._failure = None
        try:
            result = job(self)
            if self._failure:
                raise self._failure
        except BaseException:
            self._roll_back()
            raise
        self._commit()
        return result

    def _commit(self) -> None:
        if self._reading:
            return self._roll_back()
        try:
            self._inner.commit()
        except psycopg.Error as error:
            if self._notice_loss(error):
                raise StoreError("store-uncertain", place=self._place) from None
            self._roll_back()
            raise self._translated(error) from None

    def _roll_back(self) -> None:
        try:
            self._inner.rollback()
        except psycopg.Error:
            self._inner.close()

    # --- a statement ------------------------------------------------------------------------------------

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        if self._failure:
            raise self._failure
        try:
            cursor = self._inner.execute(to_psycopg(statement), values or {})
            return cursor.fetchall() if cursor.description else []
        except psycopg.Error as error:
            self._failure = self._translated(error)
            raise self._failure from None

    # --- failures ---------------------------------------------------------------------------------------

    def _translated(self, error: psycopg.Error) -> Exception:
        """A failure as the job's callers see it; mistakes in a statement stay as they are."""
        if self._notice_loss(error) or isinstance(error, RETRYABLE):
            return RetryJob(error_text(error))
        if isinstance(error, errors.UniqueViolation):
            return Conflict(error_text(error))
        if isinstance(error, (psycopg.OperationalError, psycopg.DataError)):
            return StoreError("store-unusable", place=self._place, why=error_text(error))
        return error

    def _notice_loss(self, error: psycopg.Error) -> bool:
        """Whether the connection is lost; a FATAL message may come before the socket closes."""
        if error.diag.severity_nonlocalized in ("FATAL", "PANIC"):
            self._inner.close()
        return self._inner.closed


class JobThreads:
    """Threads that run jobs, each with its own connection, reopened when it is lost."""

    def __init__(self, address: str, place: str, number: int, reading: bool) -> None:
        self.reconnect_seconds = 0.0  # at first: report a wrong address immediately
        self._address, self._place, self._reading = address, place, reading
        self._gone_since: float | None = None
        self._connections: dict[int, PostgresConnection] = {}  # by thread
        self._pool = ThreadPoolExecutor(number, "ekiben-read" if reading else "ekiben-store")

    def submit(self, job: Job[T]) -> Future[T]:
        try:
            return self._pool.submit(self._carry_out, job)
        except RuntimeError:
            raise StoreError("store-closed") from None

    def _carry_out(self, job: Job[T]) -> T:
        for attempt in range(TRIES):
            try:
                return self._connection().carry_out(job)
            except RetryJob as again:
                reason = str(again)
                # back off before retrying a deadlock
                time.sleep(random.uniform(0, 0.02 * 2**attempt))
        raise StoreError("store-unusable", place=self._place, why=reason)

    def _connection(self) -> PostgresConnection:
        found = self._connections.get(threading.get_ident())
        if found is None or found.lost:
            found = self._connections[threading.get_ident()] = self._open()
        return found

    def _open(self) -> PostgresConnection:
        """A new connection. All jobs wait together, or each would wait that long."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                connection = PostgresConnection(self._address, self._place, self._reading)
            except psycopg.Error as error:
                now = time.monotonic()
                self._gone_since = self._gone_since or now
                if now - self._gone_since >= self.reconnect_seconds:
                    raise StoreError("store-unusable", place=self._place, why=error_text(error)) from None
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._gone_since = None
                return connection

    def close(self) -> None:
        """Finish all submitted jobs, then close the connections."""
        self._pool.shutdown()
        for connection in self._connections.values():
            connection.close()


class PostgresDatabase:
    """A database on a server, with its threads; `place` names it without user and password."""

    def __init__(self, address: str, writers: int = WRITERS, readers: int = READERS) -> None:
        address, self.place = parse_address(address)
        self._writers = JobThreads(address, self.place, writers, reading=False)
        self._readers = JobThreads(address, self.place, readers, reading=True)
        try:
            self._writers.submit(migrate_alone).result()
        except BaseException:
            self.close()
            raise
        self._writers.reconnect_seconds = self._readers.reconnect_seconds = RECONNECT_SECONDS

    def write(self, job: Job[T]) -> Future[T]:
        """Submit a job to a writer; its result comes when it is on disk."""
        return self._writers.submit(job)

    def read(self, job: Job[T]) -> Future[T]:
        """Submit a job to a reader; it sees one consistent state."""
        return self._readers.submit(job)

    def close(self) -> None:
        self._writers.close()
        self._readers.close()


def migrate_alone(connection: Connection) -> int:
    """Migrate the database; of several processes that start together, only one does it."""
    connection.run("SET LOCAL lock_timeout = '30s'")  # fail instead of hanging
    connection.run("SELECT pg_advisory_xact_lock(:lock)", {"lock": MIGRATION_LOCK})
    return migrate(connection)


def connect_durable(address: str) -> psycopg.Connection:
    """A connection with synchronous commits, whatever the server's default."""
    found = psycopg.connect(address)
    try:
        found.execute(
            "SELECT set_config(name, 'on', false) FROM pg_settings"
            " WHERE name = 'synchronous_commit' AND setting = 'off'"
        )
        found.commit()
    except psycopg.Error:
        found.close()
        raise
    return found


# --- addresses and texts --------------------------------------------------------------------------------


def parse_address(address: str) -> tuple[str, str]:
    """An address with the defaults, and the place that it names: what may be shown.

    Where a sign in a password is not written as it should be, a part of the password is taken for the host,
    the port or the name; then nothing of it is shown.
    """
    try:
        parts: dict[str, Any] = conninfo_to_dict(address)
        whole = make_conninfo("", **(DEFAULTS | parts))
    except (psycopg.Error, ValueError):
        raise StoreError("store-bad-address") from None
    host, port, name = (str(parts.get(key) or "") for key in ("host", "port", "dbname"))
    if "@" in host + name or not re.fullmatch(r"[\d,]*", port):
        raise StoreError("store-bad-address")
    return whole, f"postgresql://{host}{port and ':'}{port}/{name}"


def error_text(error: psycopg.Error) -> str:
    """The error in one line, without values of rows."""
    return error.diag.message_primary or " ".join(str(error).split())


NAMES = re.compile(
    r"""
    '[^']*' | "[^"]*" | --[^\n]* | ::  # no names in there
    | :(?P<name>[a-z_][a-z0-9_]*)
    | %
    """,
    re.VERBOSE | re.IGNORECASE,
)


@lru_cache(1000)
def to_psycopg(statement: str) -> bytes:

    def one(found: re.Match[str]) -> str:
        return f"%({found['name']})s" if found["name"] else found[0].replace("%", "%%")

    return NAMES.sub(one, statement).encode()
