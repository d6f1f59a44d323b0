"""The bus between processes, over a channel of a Redis server.

Table ids wait in a set until they are sent: no caller waits for Redis, and ids that could not be sent while
it was gone are sent when it is back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from ekiben.server.bus import Bus, BusError, OnMessage
from ekiben.texts import t

try:
    from redis import asyncio as aio
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import ConnectionError as Lost
    from redis.exceptions import RedisError
except ImportError:
    raise BusError("bus-no-package") from None

TIMEOUT = 3.0  # seconds for an answer
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts to reach Redis
SILENCE = 15.0  # seconds without a message until Redis is asked whether it is there
MOST_WAITING = 10_000  # ids; further changes are noticed later
TROUBLE = (RedisError, OSError)  # a timeout is an OSError, too

log = logging.getLogger(__name__)


class RedisBus(Bus):
    """A channel that all processes share; `place` is the address without its password."""

    def __init__(self, address: str) -> None:
        self.place = redact_address(address)
        try:
            self._client: Any = aio.from_url(
                address,
                decode_responses=True,
                socket_connect_timeout=TIMEOUT,
                socket_timeout=TIMEOUT,
                retry=Retry(NoBackoff(), 0),
            )
            # only to check the address
            tried: Any = self._client.connection_pool.make_connection()  # type: ignore[no-untyped-call]
        except (ValueError, TypeError):
            raise BusError("bus-bad-address") from None
        self._channel = f"ekiben:{tried.db}:tables"  # channels are shared by all numbered databases
        self._process = secrets.token_hex(8)
        self._waiting: dict[str, None] = {}
        self._something = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._gone = False

    async def start(self, on_message: OnMessage) -> None:
        """Begin to listen; `BusError` if Redis can't be used."""
        self._on_message = on_message
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._client.ping()
                self._tasks.append(asyncio.create_task(self._retry_forever(self._listen)))
                await self._listening.wait()
        except TROUBLE as error:
            await self.close()
            raise BusError("bus-unusable", place=self.place, why=error_text(error)) from None
        self._tasks.append(asyncio.create_task(self._retry_forever(self._send)))

    async def publish(self, table: str) -> None:
        """Announce a change at a table as soon as Redis can be reached."""
        if len(self._waiting) < MOST_WAITING:
            self._waiting[table] = None
            self._something.set()

    async def close(self) -> None:
        """Send what is waiting, if that is quick, and close."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            async with asyncio.timeout(TIMEOUT):
                if self._tasks:
                    await self._send_waiting()
        self._tasks = []
        with suppress(*TROUBLE):
            await self._client.aclose()

    # --- the tasks --------------------------------------------------------------------------------------

    async def _retry_forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a task, and restart it whenever it fails."""
        pause = SHORTEST_PAUSE
        while True:
            begun = asyncio.get_running_loop().time()
            with suppress(Exception):  # whatever it was, keep listening
                await work()
            if asyncio.get_running_loop().time() - begun > LONGEST_PAUSE:  # it had worked for a while
                pause = SHORTEST_PAUSE
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        """Send every waiting id; those that fail stay."""
        self._something.clear()
        while self._waiting:
            table = next(iter(self._waiting))
            del self._waiting[table]  # before sending: it may be added again meanwhile
            try:
                await self._client.publish(self._channel, f"{self._process} {table}")
            except BaseException:
                self._waiting[table] = None
                self._something.set()
                raise

    async def _listen(self) -> None:
        try:
            async with self._client.pubsub() as channel:
                await channel.subscribe(self._channel)
                asked = False
                while True:
                    message = await channel.get_message(timeout=SILENCE)
                    if message is None and asked:
                        raise Lost(t("bus-silent"))
                    asked = message is None
                    if message is None:
                        await channel.ping()
                    else:
                        self._receive(message)
        except Exception as error:
            if not self._gone:
                log.warning(t("bus-gone", place=self.place, why=error_text(error)))
            self._gone = True
            raise

    def _receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self._listening.set()
            if self._gone:
                log.warning(t("bus-back", place=self.place))
            self._gone = False
        elif message["type"] == "message":
            process, _, table = message["data"].partition(" ")
            if table and process != self._process:
                # later, so that an error there does not stop the listening
                asyncio.get_running_loop().call_soon(self._on_message, table)


def error_text(error: Exception) -> str:
    """The error in one line; a timeout has no text of its own."""
    return " ".join(str(error).split()) or t("bus-silent")


def redact_address(address: str) -> str:
    """The place that an address names, without user and password.

    An unescaped character in a password would make part of it look like something else; such an address is
    refused and not shown.
    """
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise BusError("bus-bad-address") from None
    if parts.scheme not in ("redis", "rediss", "unix") or "@" in parts.path + parts.query + parts.fragment:
        raise BusError("bus-bad-address")
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"
