"""Tables with components of their own: the cards of somebody's box."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ekiben.bots.player import BotContext, Choice
from ekiben.cli import main
from ekiben.client import Refusal, RemoteTable, bot, me
from ekiben.components import table_components
from ekiben.errors import ComponentsError
from ekiben.game import find_game
from ekiben.protocol import NewTable, SeatSpec
from ekiben.server.bots import worker
from ekiben.server.bus import Bus
from ekiben.server.service import Service
from ekiben.server.settings import Settings
from ekiben.server.store.backup import opened_backup, restore, write_backup
from ekiben.server.store.factory import open_database
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.store.tables import find_table
from ekiben.server.tables.import_export import store_table
from ekiben.table import new
from ekiben.tables.import_export import export_record, plan_import
from ekiben.tables.session import GameSession
from tests.server.server_process import Server

GAME = find_game("zero-kei")
OWN = "[costs]\nengine = 1  # on our tile\n"
DIGEST = table_components(GAME, OWN).digest
STANDARD = GAME.components().digest
SEATS = [me("Ann"), me("Ben")]
ASKED = {"game": "zero-kei", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]}
HOSTILE = {
    "no TOML": "costs",
    "NUL": "[costs]\nengine = 1 # \0",
    "NUL in a name": '[[city]]\nnumber = 1\nname = "\\u0000"',
    "a name that terminals obey": '[[city]]\nnumber = 1\nname = "\\u001b[2J"',
    "a long name": f'[[city]]\nnumber = 1\nname = "{"a" * 61}"',
    "deep lists": "a = " + "[" * 30_000 + "]" * 30_000,
    "deep keys": "a" + ".a" * 32_000 + " = 1",
    "deep keys in many lines": "\n".join(f"a{n}{'.a' * 290} = 1" for n in range(100)),
    "large number": "costs.engine = 0x" + "f" * 60_000,
    "large decimal number": "costs.engine = " + "9" * 60_000,
    "thousands of keys": "\n".join(f"a{n} = 1" for n in range(6_000)),
    "thousands of cards": "[[carriage]]\n" * 4_900,
    "wrong types": "costs = 7\nlimits = []\ncity = 2024-01-01\ncarriage = [[1], {}, nan]\nevent = 07:30:00",
    "surrogates": 'a = "\\ud800"',
}


@pytest.fixture
def server(address: str) -> Iterator[Server]:
    with Server(address, "--no-limits") as found:
        yield found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "mine.toml"
    found.write_text(OWN, encoding="utf-8")
    return found


def costs(table: RemoteTable) -> int:
    """What an engine costs, as boards are given it."""
    answer = table.client._send("GET", f"/tables/{table.id}/printed")
    return int(json.loads(answer.content)["engine_fee"])


def play_on(table: RemoteTable, moves: int | None = None) -> None:
    """Random moves of all seats."""
    chance = random.Random(4)
    table.refresh()
    while (shown := table.my_turn()) and (moves is None or shown.number < moves):
        table.play(chance.choice(shown.legal).text, shown.seat)
        table.refresh()


def test_a_table_has_its_own_components_wherever_it_goes(server: Server, file: Path, tmp_path: Path) -> None:
    with server.client() as ann, server.client() as eve:
        usual = ann.new_table("zero-kei", SEATS)
        assert (usual.info.components, usual.info.own_components, costs(usual)) == (STANDARD, False, 2)
        assert usual.components() == GAME.components_text()
        table = ann.new_table("zero-kei", SEATS, components=file)
        play_on(table, 20)
        server.kill()
        server.start()
        seen = eve.table(table.id)
        assert (seen.info.components, seen.info.own_components, seen.info.differs) == (DIGEST, True, None)
        assert (costs(seen), seen.components()) == (1, OWN)
        assert [each.own_components for each in ann.tables()] == [True, False]
        play_on(table)
        assert f"components: {DIGEST}" in table.record()
        assert table.moves(language="en").told
        again = table.rematch()
        assert (again.info.components, again.components()) == (DIGEST, OWN)

        with pytest.raises(Refusal) as refused:
            eve.import_record(table.record())
        assert (refused.value.status, refused.value.reason) == (400, "refused-components")
        assert refused.value.arguments == {"theirs": DIGEST, "ours": STANDARD}
        assert DIGEST in str(refused.value)
        other = tmp_path / "other.toml"
        other.write_text("[costs]\nengine = 3", encoding="utf-8")
        with pytest.raises(Refusal, match=DIGEST):
            eve.import_record(table.record(), other)
        other.write_text("[costs]\nengines = 3", encoding="utf-8")
        with pytest.raises(Refusal, match="did you mean engine"):
            eve.import_record(table.record(), other)
        brought = eve.import_record(table.record(), file)
        assert (brought.info.own_components, brought.components()) == (True, OWN)
        assert brought.moves(0, "en").told == table.moves(0, "en").told


def test_all_mistakes_of_a_file_are_told(server: Server, file: Path) -> None:
    file.write_text("[costs]\nengine = -1\nstations = 3\n", encoding="utf-8")
    with server.client() as ann, pytest.raises(Refusal) as refused:
        ann.new_table("zero-kei", SEATS, components=file)
    assert (refused.value.status, refused.value.reason) == (400, "bad-components")
    mistakes = refused.value.arguments["mistakes"]
    assert [(each["key"], each["value"]) for each in mistakes] == [
        ("costs.engine", "-1"),
        ("costs.stations", "3"),
    ]
    for each in mistakes:
        assert each["message"] in str(refused.value)
    assert str(refused.value).startswith("The components file has 2 mistakes:\n")
    with server.client() as ann, pytest.raises(ComponentsError, match=r"none\.toml"):
        ann.new_table("zero-kei", SEATS, components=file.with_name("none.toml"))


def test_hostile_files_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", "--no-limits") as server, server.client() as ann:
        for what, text in HOSTILE.items():
            assert len(text) <= 65_536, what
            for path, body in (
                ("/tables", ASKED),
                ("/records", {"record": "Ekiben record\n"}),
            ):
                answer = ann._http.post(path, json={**body, "components": text})
                assert answer.status_code == 400, f"{what}: {answer.status_code}"
                expected = "bad-components" if path == "/tables" else "refused-record"
                assert answer.json()["reason"] == expected, what
        odd: list[object] = [7, [], {}, "a" * 65_537, "\ud800"]
        for each in odd:
            content = json.dumps({**ASKED, "components": each})
            headers = {"Content-Type": "application/json"}
            assert ann._http.post("/tables", content=content, headers=headers).status_code == 400, each
        huge = {**ASKED, "components": "#" * 1_000_000}
        assert ann._http.post("/tables", json=huge).status_code == 413
        assert ann.tables() == []


def test_what_comes_to_the_same_is_the_game_s_own(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite", "--no-limits") as server, server.client() as ann:
        file = tmp_path / "same.toml"
        file.write_text("[costs]\nengine = 2", encoding="utf-8")
        table = ann.new_table("zero-kei", SEATS, components=file)
        assert (table.info.components, table.info.own_components) == (STANDARD, False)


# --- the command line -----------------------------------------------------------------------------------


def finished(file: Path | None) -> str:
    """The record of a whole game."""
    table, chance = new(GAME, 2, seed=8, components=file), random.Random(8)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return table.record()


def test_a_server_has_components_for_who_brings_none(tmp_path: Path, file: Path) -> None:
    given = ("--no-limits", "--components", f"zero-kei={file}")
    with Server(tmp_path / "tables.sqlite", *given) as server, server.client() as ann:
        table = ann.new_table("zero-kei", SEATS)
        assert (table.info.own_components, table.components()) == (True, OWN)
        assert not ann.new_table("nordic", SEATS).info.own_components
        assert ann.import_record(finished(file)).info.components == DIGEST
        assert ann.import_record(finished(None)).info.components == STANDARD
        empty = tmp_path / "empty.toml"
        empty.write_text("", encoding="utf-8")
        assert ann.new_table("zero-kei", SEATS, components=empty).info.components == STANDARD


def test_a_server_with_a_wrong_file_does_not_start(
    tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--database", str(tmp_path / "tables.sqlite")]
    for given, expected in (
        (str(file), "name a game and a file"),
        (f"zero-key={file}", "zero-kei"),
        ("zero-kei=none.toml", "none.toml has 1 mistake"),
    ):
        assert main(["serve", *place, "--components", given]) == 2
        assert expected in capsys.readouterr().err
    file.write_text("[costs]\nengine = -1\nstations = 3\n", encoding="utf-8")
    assert main(["serve", *place, "--components", f"zero-kei={file}"]) == 2
    assert f"{file} has 2 mistakes" in capsys.readouterr().err


def test_records_are_imported_and_exported_with_their_components(
    address: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, database = tmp_path / "game.txt", ["--database", address]
    record.write_text(finished(file), encoding="utf-8")
    assert main(["import", str(record), *database]) == 2
    assert DIGEST in capsys.readouterr().err
    assert main(["import", str(record), "--components", str(file), *database]) == 0
    table = capsys.readouterr().out.split()[-1]
    copy = tmp_path / "copy.toml"
    assert main(["export", table, "--components", str(copy), *database]) == 0
    assert capsys.readouterr().out == record.read_text(encoding="utf-8")
    assert copy.read_text(encoding="utf-8") == OWN
    assert main(["export", table, "--components", str(copy), *database]) == 2
    assert "can't be written" in capsys.readouterr().err


def test_a_backup_has_the_components(address: str, tmp_path: Path, file: Path) -> None:
    plan = plan_import("ann", finished(file), 1.0, OWN)
    with closing(SqliteDatabase(tmp_path / "first.sqlite")) as database:
        database.write(lambda connection: store_table(connection, plan)).result()
        write_backup(database, tmp_path / "backup", lambda done, total: None)
    with closing(open_database(address)) as other, opened_backup(tmp_path / "backup") as backup:
        restore(other, backup, lambda done, total: None)
        found = other.read(lambda connection: find_table(connection, plan.table.id)).result()
    assert found == plan
    assert found.components_text == OWN
    assert f"components: {DIGEST}" in export_record(GameSession(found))


# --- bots -----------------------------------------------------------------------------------------------


def test_bots_think_with_the_components_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    class Witness:
        """Notes with what it plays."""

        def choose(self, context: BotContext) -> Choice:
            seen.append(context.engine.components.digest)
            return Choice(context.engine.legal(context.position)[0], [])

    monkeypatch.setattr(worker, "make_bot", lambda bot, game: Witness())

    class Here:
        """A process of bots that is this one."""

        async def ask(self, question: worker.Question, seconds: float) -> int:
            return worker.think(question, {}).move

    async def story() -> None:
        service = Service(SqliteDatabase(tmp_path / "tables.sqlite"), Bus(), Settings())
        service.bots._free = asyncio.Queue()
        service.bots._free.put_nowait(Here())  # type: ignore[arg-type]
        monkeypatch.setattr(service.bot_compiler, "wait", lambda game, bot: asyncio.sleep(0))
        seats = [SeatSpec("bot", bot="easy"), SeatSpec("bot", bot="easy")]
        live = await service.tables.make("ann", NewTable("zero-kei", seats, components=OWN))
        async with asyncio.timeout(20):
            while live.session.number < 3:
                await asyncio.sleep(0.01)
        await service.close()

    asyncio.run(story())
    assert set(seen) == {DIGEST}


def test_bots_of_a_real_server_play_there(tmp_path: Path, file: Path) -> None:
    with Server(tmp_path / "tables.sqlite", "--no-limits") as server, server.client() as ann:
        table, chance = ann.new_table("zero-kei", [me("Ann"), bot("easy")], components=file), random.Random(3)
        while (shown := table.wait_for_turn(60)) and shown.number < 20:
            table.play(chance.choice(shown.legal).text, shown.seat)
        assert shown, "the bot plays"
        metrics = httpx.get(f"{server.address}/metrics").text
        assert "ekiben_bot_failures 0.0" in metrics
