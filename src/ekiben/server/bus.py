"""How the processes of a server tell each other that something happened at a table.

Only the name of the table is sent: who hears it reads what is new from the store. So a message that is lost
or comes twice harms nobody, and nothing hidden travels.
"""

from __future__ import annotations

from collections.abc import Callable

from ekiben.errors import TextError

OnMessage = Callable[[str], None]  # called in the event loop with the name of a table


class BusError(TextError):
    """The other processes can't be reached."""


class Bus:
    """Carries names of tables to the other processes. This one is for a process that is alone."""

    async def start(self, on_message: OnMessage) -> None:
        """Begin to listen; `on_message` is not called for what this process has told itself."""

    async def publish(self, table: str) -> None:
        """Something happened at a table. Never fails: what can't be told is noticed later."""

    async def close(self) -> None:
        """Let go."""


def open_bus(text: str | None) -> Bus:
    """The bus at an address; without one, this process is alone."""
    if not text:
        return Bus()
    # redis is installed only where it is wanted
    from ekiben.server.redis_bus import RedisBus

    return RedisBus(text)
