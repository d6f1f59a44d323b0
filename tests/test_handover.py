"""Tables that leave a browser in a file: complete, checked as a whole, and never written over another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ekiben.errors import ComponentsError, Refused
from ekiben.protocol import MoveMessage, MySeat, NewTable, Replace, SeatSpec, Sit
from ekiben.tab import TabTable, beside, brought, new_table
from ekiben.tables.handover import FILE
from tests.support.random_games import Dice
from tests.test_tab import OFFER, Keeper, every_table, people


def file_of(*tabs: TabTable) -> Any:
    """A file as it is written, read again as plain data."""
    return msgspec.json.decode(msgspec.json.encode({**FILE, "tables": [tab.kept() for tab in tabs]}))


@every_table
@pytest.mark.parametrize("most", [5, 30, 3000])
def test_a_table_goes_on_in_another_browser(game: str, players: int, most: int) -> None:
    keeper = people(game, players)
    keeper.play(Dice(6, players), most)
    tab = keeper.tab
    [stored] = brought(file_of(tab), 5000.0, OFFER)
    again = TabTable(stored, OFFER)
    assert again.session.table.position == tab.session.table.position
    assert again.session.table.moves == tab.session.table.moves
    assert again.info() == tab.info()
    assert again.kept() == tab.kept()


def test_bots_and_free_seats_come_along() -> None:
    seats = [SeatSpec("me", "Ann"), SeatSpec("me", "Bo"), SeatSpec("bot", bot="easy")]
    keeper = Keeper(new_table(NewTable("nordic", seats, away="medium"), 1.0, OFFER))
    tab = keeper.tab
    tab.accept_seats(tab.leave(MySeat(0), 2.0))
    tab.accept_seats(tab.replace(Replace(2, None), 2.0))
    [stored] = brought(file_of(tab), 3.0, OFFER)
    shown = [(seat.kind, seat.name, seat.bot, seat.guest) for seat in stored.seats]
    assert shown == [("bot", "Ann", "medium", None), ("guest", "Bo", None, "me"), ("free", "", None, None)]


def test_nothing_is_written_over() -> None:
    keeper, dice = people("nordic", 2), Dice(7)
    keeper.play(dice, 20)
    [early] = brought(file_of(keeper.tab), 2.0, OFFER)
    assert beside(early, None) == early
    assert beside(early, keeper.stored) is None
    keeper.play(dice, 20)
    assert beside(early, keeper.stored) is None, "the one that is here has gone further"
    [late] = brought(file_of(keeper.tab), 2.0, OFFER)
    copy = beside(late, early)
    assert copy
    assert copy.table.id not in (early.table.id, late.table.id)
    assert (copy.entries, copy.seats) == (late.entries, late.seats)
    other = replace(early, table=replace(early.table, seed=5))
    assert beside(early, other) is not None


MISTAKES: dict[str, tuple[list[Any], Any]] = {
    "ekiben": (["ekiben"], "rails"),
    "version": (["version"], 2),
    "tables": (["tables"], {}),
    "more": (["more"], 1),
    "tables.1.id": (["tables", 0, "id"], "tab-<b>"),
    "tables.2.id": (["tables", 1, "id"], None),
    "tables.1.record": (["tables", 0, "record"], 7),
    "tables.1.seats": (["tables", 0, "seats"], "two"),
    "tables.1.seats.2.kind": (["tables", 0, "seats", 1, "kind"], "king"),
    "tables.2.changed": (["tables", 1, "changed"], "now"),
    "tables.2.seed": (["tables", 1, "seed"], 3),
}


@pytest.mark.parametrize("key", MISTAKES)
def test_mistakes_in_the_form_are_named(key: str) -> None:
    data = file_of(people("nordic", 2).tab, people("zero-kei", 2).tab)
    [*way, last], value = MISTAKES[key]
    place = data
    for step in way:
        place = place[step]
    place[last] = value
    if value is None:
        place[last] = data["tables"][0]["id"]  # given twice
    with pytest.raises(ComponentsError) as error:
        brought(data, 2.0, OFFER)
    assert error.value.reason == "bad-tables-file"
    assert key in [mistake.key for mistake in error.value.mistakes]


@pytest.mark.parametrize("data", [None, [], "tables", 7])
def test_what_is_no_such_file_is_refused(data: Any) -> None:
    with pytest.raises(ComponentsError, match="as Ekiben writes it"):
        brought(data, 2.0, OFFER)


def test_all_tables_that_can_t_be_are_told_and_none_is_taken() -> None:
    keeper = people("nordic", 2)
    keeper.play(Dice(8), 12)
    data = file_of(keeper.tab, people("zero-kei", 2).tab, people("nordic", 3).tab)
    first, second, _ = data["tables"]
    first["record"] += "13. claim the-moon\n"
    second["seats"][0]["name"] = "x" * 60
    with pytest.raises(Refused) as error:
        brought(data, 2.0, OFFER)
    assert error.value.reason == "refused-tables-file"
    assert error.value.arguments["count"] == 2
    assert "\n1: " in f"\n{error.value.arguments['mistakes']}"
    assert "\n2: " in error.value.arguments["mistakes"]


def test_a_table_that_moved_is_closed() -> None:
    seats = [SeatSpec("me", "Ann"), SeatSpec("bot", bot="easy")]
    tab = Keeper(new_table(NewTable("nordic", seats), 1.0, OFFER)).tab
    tab.accept_seats(tab.close("elsewhere", 2.0))
    assert tab.info().moved == "elsewhere"
    assert tab.bot_turn() is None
    for change in (
        lambda: tab.plan_move(MoveMessage(0, 0, "keep", "a"), 3.0),
        lambda: tab.sit(Sit("Bo"), 3.0),
        lambda: tab.leave(MySeat(0), 3.0),
        lambda: tab.replace(Replace(1, None), 3.0),
        lambda: tab.rematch(3.0),
    ):
        with pytest.raises(Refused, match="server"):
            change()
