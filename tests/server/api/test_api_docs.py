"""The pages about the server tell what is there: every request, every message, every option."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ekiben import protocol
from ekiben.cli import serve
from ekiben.server.app import make_app
from ekiben.server.bus import Bus
from ekiben.server.service import Service
from ekiben.server.settings import Settings
from ekiben.server.store.sqlite import SqliteDatabase
from tests.server.server_process import Server

ROOT = Path(__file__).parents[3]
API = (ROOT / "docs/api.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs/host.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def requests(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The requests of the OpenAPI document."""
    database = SqliteDatabase(tmp_path_factory.mktemp("api") / "tables.sqlite")
    document = make_app(Service(database, Bus(), Settings())).openapi_schema.to_schema()
    database.close()
    return {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}


def test_every_request_is_described_and_no_other(requests: set[str]) -> None:
    described = set(re.findall(r"^\| `((?:GET|POST) [^`]+)`", API, re.MULTILINE))
    assert described == requests
    assert len(requests) >= 17


def test_every_message_of_the_connection_is_described() -> None:
    told = [protocol.TableInfo, protocol.SeatSnapshot, protocol.Accepted, protocol.Problem, protocol.Pong]
    asked = [protocol.MoveMessage, protocol.UndoMessage, protocol.Ping]
    for kind in [*told, *asked]:
        assert f"`{kind.__struct_config__.tag}`" in API
    for field in protocol.SeatSnapshot.__struct_fields__:
        assert f"`{field}`" in API or field == "over"


def test_every_option_of_the_server_is_described() -> None:
    parser = argparse.ArgumentParser()
    serve.add_serve(parser)
    known = {option for option in re.findall(r"--[a-z-]+", parser.format_usage()) if option != "--help"}
    assert known - set(re.findall(r"--[a-z-]+", HOSTING)) == {"--open"}  # which play.py gives
    assert set(re.findall(r"^\| (?:`--[a-z]+`, )?`(--[a-z-]+)`", HOSTING, re.MULTILINE)) <= known


def test_the_script_plays_a_seat_through_the_api(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite") as server, server.client() as client:
        from ekiben.client import me, open_seat

        table = client.new_table("zero-kei", [me("Ann"), open_seat()])
        command = [sys.executable, str(ROOT / "scripts/remote_bot.py"), f"{server.address}/t/{table.id}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as script:
            while shown := table.wait_for_turn(30):
                table.play(shown.legal[0].text, shown.seat)
            output, _ = script.communicate(timeout=30)
        assert script.returncode == 0
        assert output.splitlines()[-1] == " : ".join(str(row["total"]) for row in table.shown[0].scores)
