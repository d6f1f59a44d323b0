"""Sentences name those who play; seats where nobody has a name are called by their colours."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from ekiben.game import LogEntry, find_game
from ekiben.narration import (
    Context,
    MoveGroup,
    Narrator,
    context_of,
    logged_moves,
    narrate,
    narrate_groups,
    player_name,
)
from ekiben.protocol import NewTable, SeatEffects, SeatSnapshot, SeatSpec, TableInfo
from ekiben.tab import TabOffer
from ekiben.table import Table
from ekiben.tables.new_table import plan_table
from ekiben.tables.rows import AUTOMA, BOT, FREE, GUEST, SeatRow, StoredTable
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import player_name as name_of
from ekiben.tables.snapshots import seat_snapshot, table_info
from ekiben.texts import LANGUAGES, use_language
from tests.support.random_games import Dice, SetUp, eager, play_random
from tests.support.scenarios import BOX

pytestmark = pytest.mark.covers

COUNTS = {name: find_game(name).player_counts for name in BOX}
GAMES = [SetUp(name, players) for name, counts in COUNTS.items() for players in (min(counts), max(counts))]
EVERY = 15  # moves
every_game = pytest.mark.parametrize("set_up", GAMES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def game_of(set_up: SetUp) -> Table:
    """A random game."""
    return play_random(set_up.table(2), Dice(2), eager)


def narrated(table: Table, seats: Sequence[SeatRow]) -> Any:
    """All sentences for the seat that decides, of the last moves."""
    seat, start = table.seat, max(0, len(table.moves) - EVERY)
    legal = table.legal() if seat is not None else []
    names = [name_of(each, table.game) for each in seats]
    narrator, context = table.game.narration, context_of(table, table.view(seat), names)
    asked = table.question(seat)
    found = [
        narrator.question(asked, context) if asked is not None else "",
        [
            [narrator.move(move, context), *(narrator.part(part, context) for part in move.parts)]
            for move in legal
        ],
        narrate_groups(narrator, logged_moves(table, seat, start), context),
    ]
    return json.dumps(msgspec.to_builtins(found), ensure_ascii=False)


def seats_of(table: Table, names: Sequence[str]) -> list[SeatRow]:
    """Guests with these names, and the automas of the rules."""
    automas = table.game.automas[: table.position.players - table.players]
    guests = [SeatRow(number, GUEST, name, "g") for number, name in enumerate(names[: table.players])]
    return guests + [SeatRow(len(guests) + number, AUTOMA, name) for number, name in enumerate(automas)]


@every_language
@every_game
def test_names_stand_where_colours_stood(set_up: SetUp, language: str) -> None:
    """Whatever is in them; and nothing else differs."""
    game, named = game_of(set_up), 0
    seats = seats_of(game, [f"<b>{{$n}} [x] *{number}" for number in range(4)])
    for number in range(EVERY, len(game.moves) + 1, EVERY):
        table = game.after(number)
        with use_language(language):
            plain, found = narrated(table, []), narrated(table, seats)
            for seat, colour in zip(seats, table.view()["seats"], strict=True):
                name = name_of(seat, table.game)
                named += found.count(name)
                found = found.replace(name, context_of(table, table.view()).name(colour))
        assert found == plain
    assert named


@every_language
@every_game
def test_messages_are_enough(set_up: SetUp, language: str) -> None:
    """What was sent, the printed values and the names as the table gives them: the same sentences."""
    game, said = game_of(set_up), ""
    stored = plan_table("g", spec_of(set_up), 1.5, TabOffer({}, {}))
    for number in range(0, len(game.moves) + 1, EVERY):
        session = GameSession(StoredTable(replace(stored.table, seed=game.seed), stored.seats))
        session.table = game.after(number)
        for seat in (None, *range(game.position.players)):
            expected = seat_snapshot(session, seat, max(0, number - 9), language).words
            since = session.table.group_start(max(0, number - 9))
            shown = again(seat_snapshot(session, seat, since), SeatSnapshot)
            info = again(table_info(session.row, session.seats, "g"), TableInfo)
            printed = again(game.game.printed(game.components), dict[str, Any])
            with use_language(language):
                names = [player_name(info.game, each.kind, each.name, each.colour) for each in info.seats]
                signs = [each.look.sign if each.look.named else "" for each in info.seats]
                context = Context(shown.view, printed, names, signs)
                found = narrate(game.game.narration, shown, shown.log, context)
            assert found == expected
            said += json.dumps(msgspec.to_builtins(found), ensure_ascii=False)
    assert len(said) > 10_000


def again(message: Any, kind: Any) -> Any:
    """A message as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(message), type=kind)


def spec_of(set_up: SetUp) -> NewTable:
    return NewTable(set_up.game, [SeatSpec("me", f"Person {seat}") for seat in range(set_up.players)])


def test_bots_and_seats_of_a_record_are_called_by_their_colours() -> None:
    game = find_game("zero-kei")
    view = {"game": "zero-kei", "seats": game.seat_names}
    seats = [
        SeatRow(0, GUEST, "Anna", "g"),
        SeatRow(1, AUTOMA, "hideo"),
        SeatRow(2, BOT, bot="easy"),
        SeatRow(3, FREE, "blue"),
    ]
    with use_language("ru"):
        context: Context[Any, Any] = Context(view, {}, [name_of(seat, game) for seat in seats])
        assert [context.name(seat) for seat in view["seats"]] == ["Anna", "Хидео", "красный", "синий"]


def test_a_name_from_right_to_left_leaves_numbers_in_their_place() -> None:
    view = {"game": "nordic", "seats": ["white", "red"]}
    context: Context[Any, Any] = Context(view, {}, ["דנה", "Åse"])
    assert [context.name(seat) for seat in view["seats"]] == ["\u2068דנה\u2069", "Åse"]


def test_the_sentences_of_any_game_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "ekiben.narration.text_or",
        lambda name, otherwise, **args: f"{name} {args['seat']}" if args else otherwise,
    )
    context: Context[Any, Any] = Context(
        {"game": "nordic", "seats": ["white", "red"]}, {}, ["Anna", ""], ["◇", "●"]
    )
    entries = [LogEntry("played", {"seat": seat}, seat) for seat in ("white", "red")]
    told = Narrator("nordic").describe(MoveGroup(1, 0, [], entries, []), context)
    expected = {0: ["nordic-log-played Anna"], 1: ["nordic-log-played ● red"]}
    assert told == [SeatEffects(seat, texts) for seat, texts in expected.items()]
