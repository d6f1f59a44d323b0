"""Notifies the other server processes that something happened at a table.

Only the table's id is sent; the others read the news from the database. So lost or repeated messages do no
harm, and nothing hidden travels.
"""

from __future__ import annotations

from collections.abc import Callable

from ekiben.errors import LocalizedError

OnMessage = Callable[[str], None]  # called in the event loop with a table's id


class BusError(LocalizedError):
    """The other processes can't be reached."""


class Bus:
    """Carries table ids to the other processes. This one is for a single process."""

    async def start(self, on_message: OnMessage) -> None:
        """Begin to listen; `on_message` is not called for this process's own messages."""

    async def publish(self, table: str) -> None:
        """Announce a change at a table. Never fails: the others notice it later by themselves."""

    async def close(self) -> None:
        """Stop listening."""


def open_bus(text: str | None) -> Bus:
    """The bus at an address; without one, a bus for a single process."""
    if not text:
        return Bus()
    # redis is an optional package
    from ekiben.server.redis_bus import RedisBus

    return RedisBus(text)
