"""Tables in a tab: the same as on a server, from the same parts, with every seat at one screen."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import msgspec
import pytest

import ekiben
from ekiben.errors import EkibenError, Refused
from ekiben.game import find_game
from ekiben.protocol import (
    ClockSpec,
    MoveMessage,
    MySeat,
    NewRecord,
    NewTable,
    Replace,
    SeatSpec,
    Sit,
    UndoMessage,
)
from ekiben.server.settings import Settings
from ekiben.server.tables.live_table import LiveTable
from ekiben.tab import (
    ME,
    PREFIX,
    TabOffer,
    TabTable,
    game_list,
    imported,
    listed,
    new_table,
    problem,
    stored_table,
)
from ekiben.tables.new_table import game_info
from ekiben.tables.rows import StoredTable
from ekiben.tables.session import EntryPlan, GameSession
from ekiben.texts import LANGUAGES
from tests.support.random_games import Dice

OFFER = TabOffer({"zero-kei": ["easy"], "nordic": ["easy", "medium"]}, {})
TABLES = [("zero-kei", 1), ("zero-kei", 2), ("zero-kei", 4), ("nordic", 2), ("nordic", 3)]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


class Keeper:
    """A table in a tab, and what the browser has stored of it."""

    def __init__(self, stored: StoredTable) -> None:
        self.stored = replace(stored, table=replace(stored.table, seed=1964))  # the same game each time
        self.tab = TabTable(self.stored, OFFER)

    def keep(self, plan: EntryPlan | None) -> None:
        assert plan is not None
        row = self.tab.row_after(plan)
        entries = [*self.stored.entries, *plan.entries]
        self.stored = StoredTable(row, self.stored.seats, entries, self.stored.components_text)
        self.tab.accept(plan)

    def play(self, dice: Dice, most: int = 3000) -> None:
        """Random moves, now and then taken back."""
        session = self.tab.session
        for count in range(most):
            seat = session.table.seat
            if seat is None:
                return
            request = f"r{count}"
            if dice.below(10) == 0 and session.why_no_undo(seat) is None:
                self.keep(self.tab.plan_undo(UndoMessage(seat, session.number, request), 1.0 + count))
            else:
                move = dice.pick(session.table.legal()).text
                self.keep(self.tab.plan_move(MoveMessage(seat, session.number, move, request), 1.0 + count))


def people(game: str, players: int) -> Keeper:
    seats = [SeatSpec("me", f"Person {seat}") for seat in range(players)]
    return Keeper(new_table(NewTable(game, seats), 1.0, OFFER))


def json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@every_table
def test_a_seat_is_sent_the_same_as_by_a_server(game: str, players: int) -> None:
    keeper, dice = people(game, players), Dice(4, players)
    for round_number in range(6):
        keeper.play(dice, 25)
        live = LiveTable(GameSession(keeper.stored), 90.0)
        language = LANGUAGES[round_number % len(LANGUAGES)]
        since = max(0, len(live.session.table.moves) - 10)
        from_server = [live.snapshot(seat, since, language) for seat in live.seats_of(ME)]
        assert json(keeper.tab.snapshots(since, language)) == json(from_server)


@every_table
def test_a_finished_game_is_replayed_exported_and_imported(game: str, players: int) -> None:
    keeper = people(game, players)
    with pytest.raises(Refused, match="over"):
        keeper.tab.record()
    keeper.play(Dice(5, players))
    tab = keeper.tab
    assert tab.info().state == "over"
    last = len(tab.session.table.moves)
    assert tab.moves(0, "fr").moves == last
    assert tab.past(last, 0, "fr").shown.view == tab.session.table.view(0)
    assert tab.past(0, None, None).shown.number == 0
    record = tab.record()
    again = TabTable(imported(NewRecord(record), 2.0), OFFER)
    assert again.record() == record
    assert again.info().id.startswith(PREFIX)
    assert ekiben.load(record).scores() == tab.session.table.scores()


def test_a_plan_changes_nothing_and_a_request_counts_once() -> None:
    keeper = people("zero-kei", 2)
    tab, before = keeper.tab, json(keeper.tab.snapshots(0, "en"))
    message = MoveMessage(0, 0, tab.session.table.legal()[0].text, "once")
    plan = tab.plan_move(message, 2.0)
    assert json(tab.snapshots(0, "en")) == before
    keeper.keep(plan)
    assert tab.info().changed == 2.0
    assert tab.plan_move(message, 3.0) is None
    with pytest.raises(Refused) as stale:
        tab.plan_move(MoveMessage(0, 0, message.move, "twice"), 3.0)
    assert problem(stale.value, "twice").reason == "refused-stale"
    with pytest.raises(EkibenError) as illegal:
        tab.plan_move(MoveMessage(tab.session.table.seat or 0, 1, "nonsense", "no"), 3.0)
    assert problem(illegal.value, None).reason == "illegal-move"


def test_a_bot_is_given_a_sample_and_its_move_is_taken() -> None:
    seats = [SeatSpec("me", "Ann"), SeatSpec("bot", bot="easy")]
    keeper, dice = Keeper(new_table(NewTable("nordic", seats), 1.0, OFFER)), Dice(1)
    tab = keeper.tab
    asked = 0
    while not tab.session.table.over and asked < 40:
        turn = tab.bot_turn()
        if turn is None:
            keeper.play(dice, 1)
            continue
        asked += 1
        sample = tab.session.table.game.state(turn.sample)
        table = tab.session.table
        assert table.game.view(sample, table.components, turn.seat) == table.view(turn.seat)
        legal = table.engine.legal(sample)
        assert tab.random_move() in legal
        keeper.keep(tab.plan_bot_move(turn, dice.pick(legal), f"bot{asked}", 1.0))
        with pytest.raises(Refused):
            tab.plan_bot_move(turn, legal[0], "late", 1.0)
    assert asked == 40
    assert Keeper(keeper.stored).tab.session.number == tab.session.number


def test_two_tabs_follow_each_other_by_what_is_stored() -> None:
    keeper, dice = people("nordic", 2), Dice(3)
    other = TabTable(keeper.stored, OFFER)
    for _ in range(5):
        keeper.play(dice, 7)
        data = asdict(keeper.stored)
        stored = stored_table(data["table"], data["seats"], data["entries"], data["components_text"])
        assert stored == keeper.stored
        other.catch_up(stored.table, stored.seats, stored.entries[other.session.number :])
        assert json(other.snapshots(0, "es")) == json(keeper.tab.snapshots(0, "es"))
        assert other.info() == keeper.tab.info()


def test_seats_change() -> None:
    keeper = people("nordic", 2)
    tab = keeper.tab
    tab.accept_seats(tab.replace(Replace(1, "medium"), 2.0))
    assert [(seat.kind, seat.yours) for seat in tab.info().seats] == [("guest", True), ("bot", False)]
    assert len(tab.snapshots()) == 1
    with pytest.raises(Refused, match="expert"):
        tab.replace(Replace(1, "expert"), 2.0)
    tab.accept_seats(tab.replace(Replace(1, None), 2.0))
    with pytest.raises(Refused):
        tab.sit(Sit("Bo", 0), 3.0)
    tab.accept_seats(tab.sit(Sit("Bo"), 3.0))
    assert tab.info().seats[1].name == "Bo"
    tab.accept_seats(tab.leave(MySeat(0), 4.0))
    assert tab.info().seats[0].kind == "free"
    with pytest.raises(Refused):
        tab.why(0, "pass", None)
    assert tab.why(1, "nonsense", None).reason is not None


def test_a_rematch_has_the_same_players() -> None:
    keeper = people("nordic", 2)
    with pytest.raises(Refused):
        keeper.tab.rematch(9.0)
    keeper.play(Dice(2))
    again = keeper.tab.rematch(9.0)
    assert [seat.name for seat in again.seats] == ["Person 0", "Person 1"]
    assert again.table.id.startswith(PREFIX)
    assert again.table.seed != keeper.stored.table.seed
    row = keeper.tab.row_with_follower(again.table.id)
    assert listed(row, keeper.stored.seats).follower == again.table.id


def test_what_needs_a_server_is_refused() -> None:
    for spec in (
        NewTable("nordic", [SeatSpec("me", "Ann"), SeatSpec("open")]),
        NewTable("nordic", [SeatSpec("me", "Ann"), SeatSpec("me", "Bo")], clock=ClockSpec(600.0)),
    ):
        with pytest.raises(Refused, match="server"):
            new_table(spec, 1.0, OFFER)


def test_the_games_are_those_of_a_server_with_other_levels() -> None:
    found = {info.game: info for info in game_list(OFFER).games}
    for name, levels in OFFER.bots.items():
        info = msgspec.structs.replace(game_info(find_game(name), Settings()), levels=list(levels))
        assert found[name] == info


def test_own_components_are_kept_with_the_table() -> None:
    text = find_game("nordic").components_text()
    own = text.replace("trains = 40 ", "trains = 39 ")
    assert own != text
    keeper = people("nordic", 2)
    assert keeper.tab.components_text() == text
    seats = [SeatSpec("me", "Ann"), SeatSpec("me", "Bo")]
    stored = new_table(NewTable("nordic", seats, components=own), 1.0, OFFER)
    assert TabTable(stored, OFFER).components_text() == own
    assert TabTable(stored, OFFER).info().own_components
    assert asdict(stored)["components_text"] == own
