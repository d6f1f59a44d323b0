"""Sentences name those who play; seats where nobody has a name are called by their colours."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from ekiben.game import LogEntry, find_game
from ekiben.narration import Context, MoveGroup, Narrator
from ekiben.protocol import SeatEffects
from ekiben.table import Table
from ekiben.tables.rows import AUTOMA, BOT, FREE, GUEST, SeatRow
from ekiben.tables.snapshots import narrate, player_name
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


def narrated(table: Table, language: str, seats: Sequence[SeatRow]) -> Any:
    """All sentences for the seat that decides, of the last moves."""
    seat, start = table.seat, max(0, len(table.moves) - EVERY)
    legal = table.legal() if seat is not None else []
    found = narrate(table, seat, table.view(seat), legal, start, table.log(seat, start), language, seats)
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
        plain, found = narrated(table, language, []), narrated(table, language, seats)
        with use_language(language):
            for seat, colour in zip(seats, table.view()["seats"], strict=True):
                name = player_name(seat, table.game)
                named += found.count(name)
                found = found.replace(name, Context(table.view(), table.components).name(colour))
        assert found == plain
    assert named


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
        context = Context(view, None, [player_name(seat, game) for seat in seats])
        assert [context.name(seat) for seat in view["seats"]] == ["Anna", "Хидео", "красный", "синий"]


def test_a_name_from_right_to_left_leaves_numbers_in_their_place() -> None:
    view = {"game": "nordic", "seats": ["white", "red"]}
    context = Context(view, None, ["דנה", "Åse"])
    assert [context.name(seat) for seat in view["seats"]] == ["\u2068דנה\u2069", "Åse"]


def test_the_sentences_of_any_game_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ekiben.narration.text_or", lambda name, otherwise, **args: f"{name} {args['seat']}")
    context = Context({"game": "nordic", "seats": ["white", "red"]}, None, ["Anna", ""])
    entries = [LogEntry("played", {"seat": seat}, seat) for seat in ("white", "red")]
    told = Narrator(find_game("nordic")).describe(MoveGroup(1, 0, [], entries, []), context)
    expected = {0: ["nordic-log-played Anna"], 1: ["nordic-log-played ● claret"]}
    assert told == [SeatEffects(seat, texts) for seat, texts in expected.items()]
