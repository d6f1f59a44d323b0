"""The bus: every process hears the others, and goes on when Redis was gone."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest
import redis
from redis import asyncio as aio

from ekiben.server import redis_bus
from ekiben.server.bus import Bus, BusError, open_bus
from ekiben.server.redis_bus import RedisBus
from tests.server.postgres_redis import Redis


class Ear:
    """What was heard."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def waits_for(self, *tables: str) -> None:
        """Wait until these have been heard."""
        await until(lambda: set(tables) <= set(self.heard))


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def without_waiting(work: Coroutine[Any, Any, None]) -> None:
    """Run something that never waits for anything."""
    with pytest.raises(StopIteration):
        work.send(None)


@asynccontextmanager
async def listening(address: str) -> AsyncIterator[tuple[RedisBus, Ear]]:
    """A bus that has been started."""
    bus, ear = RedisBus(address), Ear()
    await bus.start(ear.heard.append)
    try:
        yield bus, ear
    finally:
        await bus.close()


def test_two_hear_each_other_and_not_themselves(redis_server: Redis) -> None:
    async def play() -> None:
        async with (
            listening(redis_server.address) as (a, hears_a),
            listening(redis_server.address) as (b, hears_b),
        ):
            for number in range(20):
                await a.publish(f"a{number}")
                await b.publish(f"b{number}")
            await hears_a.waits_for("b19")
            await hears_b.waits_for("a19")
        assert hears_a.heard == [f"b{number}" for number in range(20)]
        assert hears_b.heard == [f"a{number}" for number in range(20)]

    asyncio.run(play())


def test_what_is_told_at_the_end_is_sent(redis_server: Redis) -> None:
    async def play() -> None:
        async with listening(redis_server.address) as (_, ear):
            async with listening(redis_server.address) as (b, _):
                for number in range(50):
                    await b.publish(f"t{number}")
            await ear.waits_for("t49")
        assert len(ear.heard) == 50

    asyncio.run(play())


def test_servers_with_other_numbers_are_not_heard(redis_server: Redis) -> None:
    async def play() -> None:
        async with listening(redis_server.address) as (_, hears_a):
            async with listening(f"{redis_server.address}?db=3") as (b, _):
                await b.publish("other")
            async with listening(redis_server.address) as (b, _):
                await b.publish("same")
            await hears_a.waits_for("same")
        assert hears_a.heard == ["same"]

    asyncio.run(play())


def test_what_others_write_into_the_channel_is_no_harm(redis_server: Redis) -> None:
    async def play() -> None:
        client = aio.Redis.from_url(redis_server.address)
        async with listening(redis_server.address) as (a, ear), listening(redis_server.address) as (b, _):
            for nonsense in ("", "x", " ", "p "):
                await client.publish(a._channel, nonsense)
            await b.publish("good")
            await ear.waits_for("good")
        await client.aclose()
        assert ear.heard == ["good"]

    asyncio.run(play())


def test_a_listener_that_fails_goes_on_listening(redis_server: Redis) -> None:
    heard: list[str] = []
    failed: list[str] = []

    def fail(table: str) -> None:
        heard.append(table)
        raise RuntimeError(table)

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, what: failed.append(str(what["exception"]))
        )
        bus = RedisBus(redis_server.address)
        await bus.start(fail)
        async with listening(redis_server.address) as (b, _):
            await b.publish("one")
            await b.publish("two")
            await until(lambda: heard == ["one", "two"])
        await bus.close()

    asyncio.run(play())
    assert failed == ["one", "two"]


def test_redis_may_be_killed_and_started_again(
    redis_server: Redis, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "LONGEST_PAUSE", 0.2)

    async def play() -> None:
        async with (
            listening(redis_server.address) as (a, hears_a),
            listening(redis_server.address) as (b, hears_b),
        ):
            await a.publish("before")
            await hears_b.waits_for("before")
            redis_server.kill()
            for number in range(100):
                without_waiting(a.publish(f"meanwhile{number % 3}"))
            await asyncio.sleep(0.5)
            await until(lambda: len(a._waiting) == 3)  # each of the three once, until it can be sent
            await asyncio.to_thread(redis_server.start)
            await until(lambda: not (a._gone or b._gone))
            await a.publish("after")
            await b.publish("back")
            await hears_b.waits_for("after")
            await hears_a.waits_for("back")
            assert not a._waiting

    asyncio.run(play())
    told = [record.getMessage() for record in caplog.records]
    assert len([text for text in told if "Lost the connection to Redis" in text]) == 2
    assert len([text for text in told if text.endswith(" is back.")]) == 2


def test_a_redis_that_falls_silent_is_noticed(
    redis_server: Redis, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection stays, and nothing comes any more: another one is tried."""
    monkeypatch.setattr(redis_bus, "SILENCE", 0.2)
    monkeypatch.setattr(redis_bus, "TIMEOUT", 0.3)
    monkeypatch.setattr(redis_bus, "LONGEST_PAUSE", 0.2)

    async def play() -> None:
        async with listening(redis_server.address) as (a, _), listening(redis_server.address) as (b, ear):
            await asyncio.sleep(1)
            assert caplog.records == []  # quiet, but there: it answers when it is asked
            redis_server.pause()
            try:
                await until(lambda: b._gone)
                without_waiting(a.publish("later"))
            finally:
                redis_server.go_on()
            await until(lambda: not b._gone)
            await a.publish("after")
            await ear.waits_for("after")

    asyncio.run(play())


# --- opening --------------------------------------------------------------------------------------------


def refused(address: str) -> str:
    """What is said when the bus can't be started."""

    async def start() -> None:
        await open_bus(address).start(lambda table: None)

    with pytest.raises(BusError) as caught:
        asyncio.run(start())
    return str(caught.value)


def test_one_process_needs_no_bus() -> None:
    async def play() -> None:
        bus = open_bus(None)
        assert isinstance(bus, Bus)
        await bus.start(lambda table: None)
        await bus.publish("t1")
        await bus.close()

    asyncio.run(play())


def test_a_redis_that_is_not_there_is_said_at_once() -> None:
    begin = time.monotonic()
    said = refused("redis://:hidden@127.0.0.1:1/0")
    assert said.startswith("Redis can't be used at redis://127.0.0.1:1/0: ")
    assert "hidden" not in said
    assert time.monotonic() - begin < 3


def test_a_wrong_password_is_said_and_never_shown(redis_server: Redis) -> None:
    with closing(redis.Redis.from_url(redis_server.address)) as client:
        client.config_set("requirepass", "right")
        try:
            for address in (redis_server.address, f"{redis_server.address}?password=hidden"):
                said = refused(address)
                assert said.startswith(f"Redis can't be used at {redis_server.address}: ")
                assert "hidden" not in said
        finally:
            client.config_set("requirepass", "")


@pytest.mark.parametrize(
    "address",
    [
        "http://hidden",
        "hidden",
        "redis://:hid/den@host",
        "redis://:12/hidden@host",
        "redis://:hid?den@host",
        "redis://:hid#den@host",
        "redis://:hidden@host:port",
        "redis://host?socket_timeout=hidden",
        "redis://host?nonsense=hidden",
        "redis://[hidden",
    ],
)
def test_an_address_with_a_mistake_is_refused_without_showing_it(address: str) -> None:
    said = refused(address)
    assert "can't be read. Write redis://" in said
    assert "hid" not in said
    assert "den" not in said


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    monkeypatch.delitem(sys.modules, redis_bus.__name__)
    assert "install ekiben[host]" in refused("redis://host")
