"""Looking back at a game that is over: what was shown is shown again, and nothing before its end."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest

import ekiben
from ekiben.client import Client, Refusal, RemoteTable, me
from ekiben.errors import Refused
from ekiben.game import Game
from ekiben.protocol import MoveList, SeatSnapshot, TableStatus
from ekiben.server.tables.live_table import LiveTable
from ekiben.server.tables.replay import ReplayService
from ekiben.table import Table
from ekiben.tables.rows import OVER, RUNNING
from ekiben.tables.session import GameSession
from ekiben.tables.snapshots import seat_snapshot
from ekiben.texts import LANGUAGES, t
from tests.server.server_process import Server
from tests.server.tables.test_session import NORDIC, ZERO_KEI, every_game, new_table, play
from tests.support.scenarios import BOX

Eyes = int | None


def eyes_of(players: int) -> list[Eyes]:
    """All seats, and a spectator."""
    return [None, *range(players)]


def language_at(number: int) -> str:
    """Every move in one language, and all languages in a game."""
    return LANGUAGES[number % len(LANGUAGES)]


def live_of(session: GameSession, state: TableStatus) -> LiveTable:
    """A table as the server has it in memory."""
    session.row = replace(session.row, state=state)
    return LiveTable(session, 90.0)


class Played(NamedTuple):
    """A whole game: the table, and what was shown after each move, by the number of moves and by eyes."""

    live: LiveTable
    shown: dict[tuple[int, Eyes], SeatSnapshot]


@pytest.fixture(scope="module", params=BOX)
def played(request: pytest.FixtureRequest) -> Played:
    """Random moves to the end; some are taken back, and what was shown then is forgotten."""
    game = ekiben.find_game(request.param)
    session = GameSession(new_table(game, max(game.player_counts)))
    live, chance = live_of(session, RUNNING), random.Random(8)
    shown = seen_now(live)
    while play(session, chance, 1):
        shown |= seen_now(live)
    assert session.number > len(session.table.moves), "something was taken back"
    return Played(live_of(session, OVER), shown)


def seen_now(live: LiveTable) -> dict[tuple[int, Eyes], SeatSnapshot]:
    """What everybody is shown at this moment, if they have heard all before the last action.

    Of a long game all that at the beginning, and then what one of them is shown, in turn.
    """
    table = live.session.table
    number = len(table.moves)
    since = table.group_start(max(0, number - 1))
    language, everybody = language_at(number), eyes_of(table.players)
    watching = everybody if number < 80 or table.over else [everybody[number % len(everybody)]]
    return {
        (number, eyes): live.snapshot(eyes, since, language)
        for eyes in watching
        if live.session.seen_by(eyes).table.moves == table.moves and not live.session.early_table(eyes)
    }


def as_then(shown: SeatSnapshot, number: int) -> dict[str, Any]:
    """What was shown, but for what is only true of a game that runs: entries taken back, undoing."""
    then: dict[str, Any] = msgspec.to_builtins(shown)
    return then | {"number": number, "why_no_undo": "no-undo-over"}


# --- what was shown -------------------------------------------------------------------------------------


def test_every_position_is_what_was_shown_then(played: Played) -> None:
    """For all seats and a spectator, the legal moves, the log and the words included."""
    replaying, table = ReplayService(), played.live.session.table
    before = table.position.copy()
    for (number, eyes), shown in played.shown.items():
        past = replaying.past(played.live, number, eyes, language_at(number))
        assert (past.number, past.moves) == (number, len(table.moves))
        assert msgspec.to_builtins(past.shown) == as_then(shown, number)
    assert max(number for number, _ in played.shown) == len(table.moves)
    assert table.position == before


def test_every_move_is_told(played: Played) -> None:
    """Its seat, its text, and what it did; to those who may not know, as they saw it."""
    replaying, table = ReplayService(), played.live.session.table
    for number in range(1, len(table.moves) + 1):
        mover = table.movers[number - 1]
        own = replaying.past(played.live, number, mover, "en")
        assert own.move is not None
        assert own.move.number == number
        assert own.move.seat == mover
        assert own.move.move == table.game.move_texts[table.moves[number - 1]]
        others = replaying.past(played.live, number, None, None).move
        assert others is not None
        assert others.move == table.game.public_text(table.moves[number - 1], own=False)
        assert others.facts == [], "nobody asked for words"
        done = own.shown.words
        assert done is not None
        assert own.move.move in done.told[-1].move, "a step of the action"
    assert replaying.past(played.live, 0, None, "en").move is None


def list_of(replaying: ReplayService, live: LiveTable, eyes: Eyes, language: str | None = None) -> MoveList:
    return asyncio.run(replaying.moves(live, eyes, language))


def test_the_list_has_the_actions_as_they_were_told(played: Played) -> None:
    table = played.live.session.table
    last = len(table.moves)
    language = language_at(last)
    for eyes in eyes_of(table.players):
        found = list_of(ReplayService(), played.live, eyes, language)
        assert found.moves == last
        assert [told.number for told in found.told] == [number for number, _ in table.move_groups()]
        words = played.shown[last, eyes].words
        assert words is not None
        assert found.told[-1] == words.told[-1]
        assert found.log == seat_snapshot(played.live.session, eyes).log
        happened = [entry.id for _, entries in table.log(eyes) for entry in entries]
        assert [entry.id for each in found.log for entry in each.entries] == happened
        assert all(told.facts for told in found.told)
        plain = list_of(ReplayService(), played.live, eyes, None)
        assert [(told.seat, told.move) for told in plain.told] == [
            (told.seat, told.move) for told in found.told
        ]
        assert not any(told.facts for told in plain.told)


def test_few_lists_are_kept(played: Played) -> None:
    replaying = ReplayService(most=2)
    first = list_of(replaying, played.live, None)
    assert list_of(replaying, played.live, None) is first
    for eyes in (0, 1):
        list_of(replaying, played.live, eyes)
    assert len(replaying._lists) == 2
    again = list_of(replaying, played.live, None)
    assert again == first
    assert again is not first


def test_a_seat_sees_no_more_than_it_saw() -> None:
    """Hands of others stay hidden, also when the game is over; a spectator sees none."""
    session = GameSession(new_table(NORDIC, 2))
    play(session, random.Random(3), 10_000)
    live = live_of(session, OVER)
    for number in (4, 30, 80):
        for eyes in (None, 0, 1):
            view = ReplayService().past(live, number, eyes, None).shown.view
            assert [seat for seat, name in enumerate(view["seats"]) if "hand" in view[name]] == (
                [] if eyes is None else [eyes]
            )


# --- what is refused ------------------------------------------------------------------------------------


@every_game
def test_of_a_game_that_runs_nothing_is_told(game: Game) -> None:
    """The same refusal at every moment, for every seat and number, also for those that are not there."""
    session = GameSession(new_table(game, 2))
    live, replaying, chance = live_of(session, RUNNING), ReplayService(), random.Random(4)
    told = set()
    while not session.table.over:
        for eyes in (None, 0, 1, 9):
            for number in (0, len(session.table.moves), len(session.table.moves) + 1):
                with pytest.raises(Refused) as refused:
                    replaying.past(live, number, eyes, "en")
                told.add((refused.value.reason, str(refused.value), *refused.value.arguments))
            with pytest.raises(Refused) as refused:
                list_of(replaying, live, eyes, "en")
            told.add((refused.value.reason, str(refused.value), *refused.value.arguments))
        play(session, chance, 7)
    assert told == {("refused-replay", t("refused-replay"))}
    with pytest.raises(Refused):
        replaying.past(live, 0, None, None)  # its end is not on disk yet
    assert replaying.past(live_of(session, OVER), 0, None, None).number == 0


def test_what_is_not_there_is_refused(played: Played) -> None:
    last, seats = len(played.live.session.table.moves), len(played.live.session.seats)
    for number, eyes, reason, arguments in (
        (last + 1, None, "refused-no-move", {"number": last + 1, "moves": last}),
        (1_000_000, 0, "refused-no-move", {"number": 1_000_000, "moves": last}),
        (0, seats, "refused-no-seat", {"seats": seats}),
        (last + 1, 9, "refused-no-seat", {"seats": seats}),
    ):
        with pytest.raises(Refused) as refused:
            ReplayService().past(played.live, number, eyes, None)
        assert (refused.value.reason, refused.value.arguments) == (reason, arguments)


def test_a_game_of_other_rules_is_not_shown() -> None:
    kept = new_table(ZERO_KEI)
    session = GameSession(kept)
    kept.entries = play(session, random.Random(4), 10_000)
    kept.table = replace(kept.table, rules=0, state=OVER)
    kept.entries[5] = replace(kept.entries[5], trace="another")
    with pytest.raises(Refused) as refused:
        ReplayService().past(LiveTable(GameSession(kept), 90.0), 0, None, None)
    assert (refused.value.reason, refused.value.arguments) == ("table-differs", {"number": 6})


# --- over the wire --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    path = tmp_path_factory.mktemp("replay") / "tables.sqlite"
    with Server(path, "--no-limits", deal=1964) as server, server.client() as found:
        yield found


def whole_game(game: str, players: int, seed: int) -> Table:
    """A game played at random to its end."""
    table, chance = ekiben.new(game, players, seed), random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.legal()))
    return table


def reason(ask: Any, *arguments: Any) -> tuple[int, str, str]:
    """How something is refused."""
    with pytest.raises(Refusal) as refused:
        ask(*arguments)
    return refused.value.status, refused.value.reason, str(refused.value)


def test_sentences_name_the_players(client: Client) -> None:
    """While they play, and when the game is looked at again; Russian calls Hideo in its own letters."""
    table, chance = client.new_table("zero-kei", [me("Anna")]), random.Random(4)
    while shown := table.my_turn():
        table.play(chance.choice(shown.legal).text, shown.seat)
    seat, last = table.seats[0], len(table.moves().log)
    told = [*table.moves(language="ru").told, *(table.past(n, seat, "ru").move for n in (last // 2, last))]
    words = table.past(last - 1, seat, "ru").shown.words
    sentences = str(msgspec.to_builtins([told, words]))
    assert "Anna +" in sentences
    assert "Хидео" in sentences
    assert not re.search("зелёный [+−]|жёлтый [+−]", sentences)


@pytest.mark.parametrize(("game", "players"), [("zero-kei", 1), ("zero-kei", 4), ("nordic", 3)])
def test_a_record_that_was_brought_can_be_looked_at(client: Client, game: str, players: int) -> None:
    """Also with Hideo."""
    table = whole_game(game, players, 5)
    brought, last = client.import_record(table.record()), len(table.moves)
    assert brought.moves(language="fr").moves == last
    for number in {*range(0, last, 9), last}:
        seat = number % players
        past = brought.past(number, seat, "es")
        assert past.shown.view == msgspec.to_builtins(table.after(number).view(seat))
        assert past.shown.decides == table.after(number).seat
        assert past.shown.over == (number == last)
    assert reason(brought.past, last + 1)[:2] == (404, "refused-no-move")
    assert reason(brought.past, -1)[0] in (400, 404)
    assert reason(brought.past, 1_000_001)[0] == 400
    assert reason(brought.past, "x")[0] == 404
    assert reason(brought.past, 0, 8)[:2] == (404, "refused-no-seat")
    assert reason(brought.moves, 8)[:2] == (404, "refused-no-seat")
    assert reason(brought.past, 0, -1)[:2] == (404, "refused-no-seat")
    assert brought.past(1, None, "xx") == brought.past(1, None, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_runs_is_refused_in_every_language(client: Client, language: str) -> None:
    table = client.new_table("nordic", [me("Ann"), me("Ben")])
    told = t("refused-replay", language)
    for ask in (table.moves, lambda *rest: table.past(0, *rest), lambda *rest: table.past(5000, *rest)):
        assert reason(ask, 0, language) == (409, "refused-replay", told)
        assert reason(ask, 9, language) == (409, "refused-replay", told)


def test_a_game_can_be_looked_at_from_its_last_move_on(client: Client) -> None:
    """Move by move what the players were shown, and others may look, too."""
    table, chance = client.new_table("zero-kei", [me("Ann"), me("Ben")]), random.Random(2)
    seen: dict[int, dict[str, Any]] = {0: table.shown[0].view}
    while shown := table.my_turn():
        assert reason(table.past, shown.number)[1] == "refused-replay"
        table.play(chance.choice(shown.legal).text, shown.seat)
        table.refresh()
        seen[table.shown[0].number] = table.shown[0].view
    with Client(client.address) as stranger:
        found: RemoteTable = stranger.table(table.id)
        assert found.moves().moves == len(seen) - 1
        for number, view in seen.items():
            assert found.past(number, 0).shown.view == view
