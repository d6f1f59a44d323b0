"""What travels has the types that are declared for it, in Python and on the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import ekiben
from ekiben.game import EveryView
from ekiben.protocol import SeatSnapshot
from ekiben.table import Table
from ekiben.tables.rows import GUEST, RUNNING, SeatRow, StoredTable, TableRow
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import seat_snapshot
from scripts.page_types import files
from tests.support.random_games import Dice, SetUp, set_ups, step_by_step

pytestmark = pytest.mark.covers

FILES = files()
KINDS = cache(inspect.type_info)
EVERY = 7  # moves from one look to the next; and whatever is asked for the first time


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.name}" for path in FILES])
def test_the_page_has_the_types_of_python(path: Path) -> None:
    again = "write it again: .venv/bin/python scripts/page_types.py"
    assert path.read_text(encoding="utf-8") == FILES[path], f"{path.name} differs from Python; {again}"


def check(value: object, hint: Any) -> None:
    """A value has a type as it is sent, and nothing besides."""
    data = msgspec.json.encode(value)
    sent, found = msgspec.json.decode(data), msgspec.json.decode(data, type=hint)
    assert msgspec.json.decode(msgspec.json.encode(found)) == sent
    assert list(missing(sent, KINDS(hint))) == []


def missing(value: Any, kind: inspect.Type) -> Iterator[str]:
    """Keys of a mapping by known names that it lacks: for the page they are all there."""
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from missing(value, each)
    elif isinstance(value, list) and isinstance(kind, inspect.ListType | inspect.VarTupleType):
        for each in value:
            yield from missing(each, kind.item_type)
    elif isinstance(value, dict) and isinstance(kind, inspect.TypedDictType | inspect.StructType):
        for field in kind.fields:
            if field.encode_name in value:
                yield from missing(value[field.encode_name], field.type)
    elif isinstance(value, dict) and isinstance(kind, inspect.DictType):
        if isinstance(kind.key_type, inspect.LiteralType):
            yield from {str(name) for name in kind.key_type.values} - set(value)
        for each in value.values():
            yield from missing(each, kind.value_type)


def session_of(table: Table) -> GameSession:
    """A table as a server holds it."""
    game, digest = table.game, table.components.digest
    row = TableRow(
        "t", game.name, 1, digest, table.players, [*table.options], 1, {}, "ann", RUNNING, 1.0, 1.0
    )
    session = GameSession(StoredTable(row, [SeatRow(n, GUEST) for n in range(len(table.seats))]))
    session.table = table
    return session


def arguments(shown: SeatSnapshot) -> list[Mapping[str, Any]]:
    """Of the question, the legal moves and their quotes, the log and the accounts."""
    return [
        *([shown.question.args] if shown.question else []),
        *(move.args for move in shown.legal),
        *(part.args for move in shown.legal for part in move.parts),
        *(entry.args for logged in shown.log for entry in logged.entries),
        *(item.args for account in shown.accounts for part in account for item in part.items),
    ]


@pytest.mark.parametrize("set_up", list(set_ups()), ids=str)
def test_what_is_sent_in_a_game_has_its_types(set_up: SetUp) -> None:
    table = set_up.table(5)
    session = session_of(table)
    asked: set[str | None] = set()
    for number, _ in enumerate(step_by_step(table, Dice(5))):
        decision = table.view()["decision"]
        if number % EVERY == 0 or decision not in asked:
            asked.add(decision)
            for seat in (*range(len(table.seats)), None):
                found = seat_snapshot(session, seat, max(0, number - EVERY), "en")
                check(found, SeatSnapshot)
                check(found.view, table.game.view_type)
                for args in arguments(found):
                    check(args, table.game.args_type)
                msgspec.convert(found.view, EveryView, strict=True)


@pytest.mark.parametrize("name", ekiben.game_names())
def test_printed_values_have_their_types(name: str) -> None:
    game = ekiben.find_game(name)
    check(game.printed(game.components()), game.printed_type)
