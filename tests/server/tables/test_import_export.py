"""Records of single games, taken from where tables are kept and brought back."""

from __future__ import annotations

import random
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ekiben.cli import main
from ekiben.errors import Refused
from ekiben.server.store.factory import open_database
from ekiben.server.store.sqlite import SqliteDatabase
from ekiben.server.store.tables import find_table
from ekiben.server.tables.import_export import add_record, store_table
from ekiben.table import new
from ekiben.tables.import_export import plan_import
from ekiben.tables.rows import RUNNING


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    table, chance = new("nordic", 2, seed=8), random.Random(8)
    table.seats = ["Ann", "Бен"]
    while not table.over:
        table.play(chance.choice(table.legal()))
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    return file


def test_a_record_is_the_same_after_import_and_export(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", str(tmp_path / "tables.sqlite")]
    assert main(["import", str(record), *database]) == 0
    link = capsys.readouterr().out.split()[-1]
    assert main(["export", f"http://somewhere{link}", *database]) == 0
    assert capsys.readouterr().out == record.read_text(encoding="utf-8")
    copy = tmp_path / "copy.txt"
    assert main(["export", link, str(copy), *database]) == 0
    assert copy.read_bytes() == record.read_bytes()
    assert main(["export", link, str(copy), *database]) == 2
    assert "can't be written" in capsys.readouterr().err


def test_what_can_t_be_taken_is_refused(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "tables.sqlite"
    half = tmp_path / "half.txt"
    half.write_text(new("zero-kei", 2, seed=1).record())
    assert main(["import", str(half), "--database", str(place)]) == 2
    assert "unfinished" in capsys.readouterr().err
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(record.read_text(encoding="utf-8").replace("players: 2", "players: 3"), encoding="utf-8")
    assert main(["import", str(wrong), "--database", str(place)]) == 2
    assert "can't be imported" in capsys.readouterr().err
    for name in ("nowhere", "\udcff", "a\0b"):
        assert main(["export", name, "--database", str(place)]) == 2
        assert "no such table" in capsys.readouterr().err


def test_a_name_that_no_database_could_keep_is_refused(address: str, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("Ann", "An\0n")
    with closing(open_database(address)) as database, pytest.raises(Refused, match=r"'An\\x00n'"):
        database.write(lambda connection: add_record(connection, "", text)).result()


def test_the_record_of_a_running_game_stays_where_it_is(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = plan_import("ann", record.read_text(encoding="utf-8"), 1.0)
    kept.table = replace(kept.table, state=RUNNING)
    kept.entries.pop()
    database = SqliteDatabase(tmp_path / "tables.sqlite")
    database.write(lambda connection: store_table(connection, kept)).result()
    assert database.read(lambda connection: find_table(connection, kept.table.id)).result() == kept
    database.close()
    assert main(["export", kept.table.id, "--database", str(database.path)]) == 2
    assert capsys.readouterr().out == ""
