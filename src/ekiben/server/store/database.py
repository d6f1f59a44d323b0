"""The interface of a database: it carries out jobs, each wholly or not at all.

A job is a function of a `Connection`. It runs in a thread of the database, within a transaction, and its
caller gets the result only when the transaction is safe on disk, so it may be sent to clients.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

from ekiben.errors import EkibenError, LocalizedError

T = TypeVar("T")
Row = tuple[Any, ...]
Values = Mapping[str, Any]


class Conflict(EkibenError):
    """The row exists already, or has changed."""


class StoreError(LocalizedError):
    """The database can't be used."""


class Connection(Protocol):
    """What a job gets."""

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        """Carry out a statement with `:names` for its values; its rows. `Conflict` if a key is there.

        A job ends with the first statement that fails: it must not go on after that.
        """


Job = Callable[[Connection], T]


class Database(Protocol):
    def write(self, job: Job[T]) -> Future[T]:
        """A job that changes something."""

    def read(self, job: Job[T]) -> Future[T]:
        """A job that changes nothing."""

    def close(self) -> None:
        """Finish all submitted jobs, and close."""
