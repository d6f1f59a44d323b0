"""Tables handed over from a browser: they go on here, and what isn't right is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ekiben.client import Client, RemoteTable, me
from ekiben.game import find_game
from ekiben.protocol import NewTable, SeatSpec
from ekiben.rng import SEED_LIMIT
from ekiben.server.settings import Settings
from ekiben.tab import ME, TabTable, new_table
from tests.server.server_process import Server
from tests.support.random_games import Dice
from tests.test_tab import OFFER, Keeper, people

FOREIGN = find_game("nordic").components_text().replace("trains = 40 ", "trains = 39 ")
Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("handover") / "tables.sqlite", "--no-limits") as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Iterator[Client]:
    with server.client() as found:
        yield found


def sent(tab: TabTable) -> dict[str, Any]:
    """A table as the page sends it."""
    return dict(msgspec.to_builtins(tab.kept()))


def hand_over(ann: Client, data: dict[str, Any]) -> RemoteTable:
    answer = ann._http.post("/handovers", json=data)
    assert answer.status_code == 201, answer.text
    return ann.table(answer.json()["table"])


@pytest.mark.parametrize(("game", "players"), [("zero-kei", 1), ("zero-kei", 3), ("nordic", 2)])
def test_a_game_in_progress_goes_on(server: Server, ann: Client, game: str, players: int) -> None:
    keeper, dice = people(game, players), Dice(9, players)
    keeper.play(dice, 40)
    table = hand_over(ann, sent(keeper.tab))
    assert (table.info.state, table.info.host, table.info.brought) == ("running", True, True)
    assert [seat.yours for seat in table.info.seats] == [
        seat.guest == ME for seat in keeper.tab.session.seats
    ]
    at = keeper.tab.session.table
    for seat, there in table.shown.items():
        ours = msgspec.json.encode(at.view(seat))
        assert json.loads(msgspec.json.encode(there.view)) == json.loads(ours)
    server.kill()
    server.start()
    for _ in range(5):
        shown = ann.table(table.id).my_turn()
        assert shown
        ann.table(table.id).play(dice.pick(shown.legal).text, shown.seat)
    with server.client() as eve:
        assert eve.table(table.id).info.brought, "the others know where it began"


def test_a_finished_game_and_its_bots_come_along(ann: Client) -> None:
    seats = [SeatSpec("me", "Ann"), SeatSpec("bot", bot="easy")]
    with_bot = Keeper(new_table(NewTable("nordic", seats), 1.0, OFFER))
    assert [seat.bot for seat in hand_over(ann, sent(with_bot.tab)).info.seats] == [None, "easy"]
    over = people("nordic", 2)
    over.play(Dice(1))
    table = hand_over(ann, sent(over.tab))
    assert (table.info.state, table.record()) == ("over", over.tab.record())
    again = table.rematch()
    assert not again.info.brought, "the server deals it"
    assert again.info.seats[0].yours


def test_it_counts_once_however_often_it_is_sent(ann: Client, server: Server) -> None:
    keeper, dice = people("nordic", 2), Dice(3)
    keeper.play(dice, 10)
    data = sent(keeper.tab)
    table = hand_over(ann, data)
    assert hand_over(ann, data).id == table.id
    keeper.play(dice, 10)
    assert hand_over(ann, sent(keeper.tab)).id != table.id, "the game went on in the browser"
    with server.client() as eve:
        assert hand_over(eve, data).id != table.id


def in_record(old: str, new: str) -> Change:
    return lambda data: data.update(record=data["record"].replace(old, new, 1))


def in_seat(number: int, **values: Any) -> Change:
    return lambda data: data["seats"][number].update(values)


HOSTILE: dict[str, tuple[Change, str]] = {
    "an illegal move": (in_record("\n\n1. ", "\n\n1. claim oslo-bergen red3 "), "refused-record"),
    "a move that there is not": (
        lambda data: data.update(record=data["record"] + "999. fly\n"),
        "refused-record",
    ),
    "moves without a game": (lambda data: data.update(record="1. keep"), "refused-record"),
    "another result": (in_record("result: unfinished", "result: 90 1"), "refused-record"),
    "a seed out of range": (in_record("seed: 1964", f"seed: {SEED_LIMIT}"), "refused-record"),
    "a negative seed": (in_record("seed: 1964", "seed: -1"), "refused-record"),
    "other rules": (in_record("rules: ", "rules: 9"), "refused-record"),
    "no such game": (in_record("game: nordic", "game: chess"), "refused-record"),
    "too many players": (in_record("players: 2", "players: 9"), "refused-record"),
    "an unknown option": (in_record("options:", "options: turbo"), "refused-record"),
    "another digest": (in_record("components: ", "components: f"), "refused-components"),
    "foreign components": (lambda data: data.update(components=FOREIGN), "refused-components"),
    "wrong components": (lambda data: data.update(components="trains = 'x'"), "bad-components"),
    "no components": (lambda data: data.update(components="]["), "bad-components"),
    "too few seats": (lambda data: data["seats"].pop(), "refused-automas"),
    "too many seats": (lambda data: data["seats"].append({"kind": "free"}), "refused-automas"),
    "an automa in nobody's game": (in_seat(1, kind="automa"), "refused-automas"),
    "a bot that is not offered": (in_seat(1, kind="bot", bot="os:system"), "refused-level"),
    "a bot without a name": (in_seat(1, kind="bot"), "refused-level"),
    "nobody": (in_seat(0, name=""), "refused-name"),
    "a name that is too long": (in_seat(0, name="x" * 90), "refused-name"),
    "an absence that is not offered": (lambda data: data.update(away="os:system"), "refused-level"),
    "a huge list of seats": (lambda data: data.update(seats=data["seats"] * 5000), "http-400"),
    "a long record": (lambda data: data.update(record="Ekiben record\n" * 20_000), "http-400"),
    "no text": (lambda data: data.update(record=["Ekiben record"]), "http-400"),
    "something more": (lambda data: data.update(host="eve"), "http-400"),
    "a number as an id": (lambda data: data.update(id=7), "http-400"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_not_right_is_refused(ann: Client, what: str) -> None:
    keeper = people("nordic", 2)
    keeper.play(Dice(4), 12)
    data = sent(keeper.tab)
    change, reason = HOSTILE[what]
    change(data)
    answer = ann._http.post("/handovers", json=data)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    assert ann.tables() == []


def test_many_moves_after_the_end_and_large_bodies_are_refused(ann: Client) -> None:
    keeper = people("nordic", 2)
    keeper.play(Dice(4))
    data = sent(keeper.tab)
    data["record"] += "".join(f"{number}. draw red\n" for number in range(400, 9000))
    assert ann._http.post("/handovers", json=data).status_code == 400
    assert ann._http.post("/handovers", json={**data, "components": "#" * 600_000}).status_code == 413


def test_names_are_cleaned(ann: Client) -> None:
    keeper = people("nordic", 2)
    data = sent(keeper.tab)
    data["seats"][0]["name"] = data["seats"][1]["name"] = "An\u202en, a"
    assert [seat.name for seat in hand_over(ann, data).info.seats] == ["Ann a", "Ann a 2"]


def test_as_many_as_other_new_tables(tmp_path: Path) -> None:
    most = int(Settings().table_rate.burst)
    with Server(tmp_path / "tables.sqlite") as server, server.client() as ann:
        ann.new_table("zero-kei", [me("Ann")])
        data = sent(people("zero-kei", 1).tab)
        found = [ann._http.post("/handovers", json=data).status_code for _ in range(most + 3)]
        assert 429 in found
