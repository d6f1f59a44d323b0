"""Several servers, one database: each serves any table, and one of them may die."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from ekiben.client import Client, RemoteTable, me, open_seat
from tests.server.postgres_redis import Redis
from tests.server.server_process import Server


@pytest.fixture
def servers(space: str, redis_server: Redis) -> Iterator[list[Server]]:
    """Two of them, on PostgreSQL and Redis."""
    with ExitStack() as stack:
        arguments = ("--bus", redis_server.address, "--no-limits")
        yield [stack.enter_context(Server(space, *arguments)) for _ in range(2)]


def heard(table: RemoteTable, numbers: list[int]) -> threading.Thread:
    """Somebody who watches: the numbers that were shown, one after another."""

    def watch() -> None:
        for _ in table.watch(15):
            numbers.append(max(shown.number for shown in table.shown.values()))
            if numbers[-1] >= 25:
                return

    thread = threading.Thread(target=watch)
    thread.start()
    return thread


def play(tables: list[RemoteTable], chance: random.Random, moves: int) -> None:
    """Random moves, each through the server of the guest who is asked."""
    for _ in range(moves):
        for table in tables:
            table.refresh()
        (table, shown), *_ = [(table, shown) for table in tables if (shown := table.my_turn())]
        table.play(chance.choice(shown.legal).text, shown.seat)


def test_two_servers_share_a_table_and_one_dies(servers: list[Server]) -> None:
    one, two = servers
    with one.client() as ann, two.client() as ben, two.client() as cat, one.client() as eve:
        table = ann.new_table("nordic", [me("Ann"), open_seat()])
        bens = ben.sit(table.id, "Ben")
        assert bens.info.state == "running"
        seen: list[int] = []
        thread = heard(cat.table(table.id), seen)
        chance = random.Random(6)
        play([table, bens], chance, 30)
        thread.join(30)
        assert seen[-1] >= 25  # through the bus; of 30 moves some are part of an action that goes on
        assert eve.table(table.id).shown[None].view == cat.table(table.id).shown[None].view
        one.kill()
        anns = Client(two.address, ann.cookie)
        again = anns.table(table.id)
        assert again.shown[0].number >= 25
        play([again, bens], chance, 10)
        assert bens.shown[1].number >= 33
        anns.close()
