"""Servers to be thrown away: a PostgreSQL and a Redis, each in a folder and behind a socket of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
import redis

from tests.support.needs import POSTGRES, REDIS, postgres_program, redis_program

USER, PASSWORD = "ekiben", "s3cret-&-l0ng"
UNPRIVILEGED = "postgres", "nobody"  # PostgreSQL refuses to run as root


class Postgres:
    """A PostgreSQL server; `folder` is None if somebody else runs it."""

    def __init__(self, address: str, folder: Path | None = None, as_user: str | None = None) -> None:
        self.address = address
        self.folder = folder
        self._as_user = as_user

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs, as the user whom the server belongs to."""
        assert self.folder
        found = postgres_program(program)
        assert found
        with open(self.folder / "output", "a", encoding="utf-8") as output:
            done = subprocess.run(
                [str(found), "-D", str(self.folder / "data"), *arguments],
                cwd=self.folder,
                stdout=output,
                stderr=output,
                user=self._as_user,
                group=group_of(self._as_user),
                extra_groups=[] if self._as_user else None,
            )
        assert done.returncode == 0, (self.folder / "output").read_text(encoding="utf-8")

    def set_up(self) -> None:
        """Make the folder of the data, and start."""
        assert self.folder
        (self.folder / "password").write_text(PASSWORD, encoding="utf-8")
        how = ["--username", USER, "--pwfile", str(self.folder / "password"), "--auth", "scram-sha-256"]
        self.run("initdb", *how, "--encoding", "UTF8", "--no-locale", "--no-sync")
        # without fsync: a server that is killed here loses nothing of what it has given to the system
        settings = {"listen_addresses": "", "unix_socket_directories": self.folder, "fsync": "off"}
        with open(self.folder / "data" / "postgresql.conf", "a", encoding="utf-8") as file:
            file.writelines(f"{key} = '{value}'\n" for key, value in settings.items())
        self.start()

    def stop(self) -> None:
        """Stop as if the power failed."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate")

    def start(self) -> None:
        """Start again."""
        assert self.folder
        self.run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"))

    def restart(self) -> None:
        """Stop as if the power failed, and start again."""
        assert self.folder
        self.run("pg_ctl", "restart", "-w", "-m", "immediate", "-l", str(self.folder / "log"))

    @contextmanager
    def space(self) -> Iterator[str]:
        """The address of a schema of one's own, which is empty."""
        name = f"test_{os.getpid()}_{time.monotonic_ns()}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        sign = "&" if "?" in self.address else "?"
        yield f"{self.address}{sign}options={quote(f'-csearch_path={name}')}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        self.address = f"unix://{folder}/socket"
        self._program = program
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        socket = ["--port", "0", "--unixsocket", str(self._folder / "socket")]
        nothing = ["--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        with open(self._folder / "log", "ab") as output:
            self._process = subprocess.Popen([self._program, *socket, *nothing], stdout=output, stderr=output)
        deadline = time.monotonic() + 60
        while not self._answers():
            assert time.monotonic() < deadline, (self._folder / "log").read_text(encoding="utf-8")
            time.sleep(0.02)

    def _answers(self) -> bool:
        client = redis.Redis.from_url(self.address)
        try:
            return bool(client.ping())
        except redis.ConnectionError:
            return False
        finally:
            client.close()

    def pause(self) -> None:
        """Let it fall silent: its connections stay."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it answer again."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it at once."""
        if self._process:
            self._process.kill()
            self._process.wait()
        self._process = None


def unprivileged() -> str | None:
    """Another user, if this is root."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    import pwd

    known = {each.pw_name for each in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


def group_of(user: str | None) -> int | None:
    """The group of a user."""
    if user is None:
        return None
    import pwd

    return pwd.getpwnam(user).pw_gid


@contextmanager
def some_postgres() -> Iterator[Postgres]:
    """The server that EKIBEN_TEST_POSTGRES names, or one of our own."""
    given = os.environ.get("EKIBEN_TEST_POSTGRES")
    if given:
        yield Postgres(given)
        return
    if os.name != "posix" or not (postgres_program("initdb") and postgres_program("pg_ctl")):
        pytest.skip(f"needs {POSTGRES}")
    # not in pytest's folder: another user can't enter that
    with tempfile.TemporaryDirectory(prefix="ekiben-pg-") as name:
        folder, user = Path(name), unprivileged()
        if user:
            shutil.chown(folder, user)
        server = Postgres(f"postgresql://{USER}:{quote(PASSWORD)}@/postgres?host={quote(name)}", folder, user)
        server.set_up()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def some_redis() -> Iterator[Redis]:
    """A server of our own."""
    program = redis_program()
    if os.name != "posix" or not program:
        pytest.skip(f"needs {REDIS}")
    with tempfile.TemporaryDirectory(prefix="ekiben-redis-") as name:
        server = Redis(program, Path(name))
        server.start()
        try:
            yield server
        finally:
            server.kill()
