"""A table over the wire: made, found, played to the end, and played again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ekiben.client import Client, Refusal, RemoteTable, me, open_seat
from ekiben.game import game_names
from ekiben.record import load
from tests.server.server_process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("wire") / "tables.sqlite", "--no-limits") as found:
        yield found


def guest(server: Server) -> Iterator[Client]:
    with server.client() as found:
        yield found


ann, ben = pytest.fixture(guest, name="ann"), pytest.fixture(guest, name="ben")


def play_on(tables: list[RemoteTable], chance: random.Random, moves: int = 10_000) -> None:
    """Everybody makes random moves, in turn."""
    for _ in range(moves):
        for table in tables:
            table.refresh()
        if tables[0].over:
            return
        (table, shown), *_ = [(table, shown) for table in tables if (shown := table.my_turn())]
        table.play(chance.choice(shown.legal).text, shown.seat)


@pytest.mark.parametrize("game", game_names())
def test_two_people_play_a_game_to_its_end(ann: Client, ben: Client, game: str) -> None:
    table = ann.new_table(game, [me("Ann"), open_seat()])
    states = [table.info.state]
    with pytest.raises(Refusal, match="when all seats are taken"):
        table.play("draft 1")
    bens = ben.sit(table.id, "Ben")
    assert (bens.info.state, bens.seats) == ("running", [1])
    with pytest.raises(Refusal, match="once it is over"):
        table.record()
    play_on([table, bens], random.Random(4))
    states.append(table.info.state)
    assert states == ["open", "over"]
    played = load(table.record())
    assert played.seats == ["Ann", "Ben"]
    assert [row["total"] for row in played.scores()] == [row["total"] for row in table.shown[0].scores]
    again = table.rematch()
    assert again.id == bens.rematch().id != table.id
    assert [seat.name for seat in again.info.seats] == ["Ann", "Ben"]
    assert ann.import_record(table.record()).over
