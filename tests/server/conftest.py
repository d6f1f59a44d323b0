"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres_redis import Postgres, Redis, some_postgres, some_redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with some_postgres() as found:
        yield found


@pytest.fixture
def own_postgres(postgres: Postgres) -> Postgres:
    """A PostgreSQL server that may be stopped."""
    if postgres.folder is None:
        pytest.skip("stops the server, and the one of EKIBEN_TEST_POSTGRES is not ours")
    return postgres


@pytest.fixture
def space(postgres: Postgres) -> Iterator[str]:
    """The address of an empty schema in PostgreSQL."""
    with postgres.space() as address:
        yield address


@pytest.fixture
def other_space(postgres: Postgres) -> Iterator[str]:
    """The address of another one."""
    with postgres.space() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty database can be opened: of each kind."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("space"))
    return str(tmp_path / "tables.sqlite")


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis server."""
    with some_redis() as found:
        yield found
