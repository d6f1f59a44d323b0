"""What Zero-Kei gives as data: accounts, effects, what moves are about, and who did what."""

from __future__ import annotations

from typing import Any

import pytest

from ekiben.components_file import Data
from ekiben.engine import Engine
from ekiben.game import LogEntry
from ekiben.games.zero_kei import decisions, phases
from ekiben.games.zero_kei.components import standard
from ekiben.games.zero_kei.notation import MEANINGS, MOVE_TEXTS
from ekiben.games.zero_kei.printed import printed
from ekiben.games.zero_kei.purchase import carriage_joins
from ekiben.narration import context_of
from ekiben.table import Table
from tests.games.zero_kei.rulebook.reading import Reading
from tests.games.zero_kei.rulebook.scoring import Scoring
from tests.games.zero_kei.test_properties import every_set_up
from tests.support.random_games import Dice, SetUp, eager, some_positions, step_by_step

WORKS = {"prepared": "prepare", "station-built": "station", "token-put": "on"}


@every_set_up
def test_the_items_of_an_account_add_up_to_the_score(set_up: SetUp) -> None:
    data: Data = standard().data
    for table in some_positions(set_up, 3):
        view = table.view()
        expected = Scoring(data, view).rows()
        for seat, account, row in zip(view["seats"], table.accounts(), expected, strict=True):
            hideo = seat == view["now"]["automa"]
            assert {part.part for part in account} == {*row} - {"total", "win"} - (
                {"cauldrons"} if hideo else set()
            )
            assert sum(part.amount or 0 for part in account) == row["total"]
            for part in account:
                assert part.amount == row[part.part]
                assert part.scored == (part.part == "points")
                if part.part in ("cities", "venues", "connected"):
                    assert sum(item.amount for item in part.items) == part.amount
            cities = next(part.items for part in account if part.part == "cities")
            train = [item.args["carriage"] for item in cities]
            assert list(dict.fromkeys(train)) == view[seat]["train"]


@every_set_up
def test_a_move_gives_the_total_before_and_after_it(set_up: SetUp) -> None:
    """Compared with the engine's score after the move and all that it leaves no choice about, if the same
    seat decides next. The change adds up item by item, part by part."""
    compared, begun, others = 0, 0, 0
    for table in some_positions(set_up, 3):
        if table.over:
            continue
        seat, engine = table.position.seat, Engine(table.game, table.components)
        steps = table.unfinished()
        start = table.game.state(table.history[len(table.moves) - len(steps)].before) if steps else None
        was = engine.score(start or table.position)
        before = engine.score(table.position)[seat]["total"]
        for move in table.legal():
            after, lenders = table.position.copy(), 0
            engine.apply(after, move.number)
            while not table.game.begins_group(after) and after.seat == seat:
                answers = engine.legal(after)
                if len(answers) > 1 and after.decision != decisions.LENDER:
                    break
                lenders = max(lenders, len(answers))
                engine.apply(after, answers[0])
            assert move.whole
            if move.total_change is None:
                assert {table.game.meaning(after, None, n).verb for n in engine.legal(after)} == {"space"}
                assert move.whole.total_change is None
            elif (after.seat, after.phase, after.year) == (seat, table.position.phase, table.position.year):
                if table.position.phase == phases.PURCHASE:  # nothing else happens to it before
                    carriage_joins(after, standard().box, seat)
                now = engine.score(after)
                assert move.total_change == (before, now[seat]["total"]), move
                assert move.whole.total_change == (was[seat]["total"], now[seat]["total"])
                parts = dict.fromkeys(now[seat], 0)
                for item in move.whole.effect:
                    part = {"city": "cities", "venue": "venues"}.get(item.id, item.id)
                    parts[part] += item.amount
                    if part in ("cities", "venues"):
                        assert item.amount == item.args["now"] - item.args["was"]
                paid = move.whole.quote or {}
                for kind in ("yen", "points"):
                    first = getattr(start or table.position, kind)[seat]
                    assert paid.get(kind, 0) == getattr(after, kind)[seat] - first
                changed = {part: now[seat][part] - was[seat][part] for part in parts}
                assert parts == {**changed, "total": 0, "win": 0}
                if lenders < 2:
                    rest = [
                        (name, now[n]["total"] - was[n]["total"]) for n, name in enumerate(seat_names(table))
                    ]
                    assert move.whole.others == {
                        name: n for name, n in rest if n and name != seat_names(table)[seat]
                    }
                    others += bool(move.whole.others)
                compared += 1
                begun += bool(steps)
    assert compared > 50
    assert begun
    assert others


def seat_names(table: Table) -> list[str]:
    return list(table.game.seat_names[: table.position.players])


@every_set_up
def test_buying_counts_the_carriage_that_joins(set_up: SetUp) -> None:
    """Its cities without track are worth less than nothing, and the page says so before it is bought."""
    table = set_up.table(1)
    while table.view()["decision"] != "carriage":
        table.play(table.legal()[0])
    for move in table.legal():
        assert move.whole
        cities = [item for item in move.whole.effect if item.id == "city"]
        assert {item.args["carriage"] for item in cities} == {move.args["carriage"]}
        assert all((item.args["was"], item.amount) == (0, -3) for item in cities)


@every_set_up
def test_what_a_move_is_about_lies_on_the_table(set_up: SetUp) -> None:
    for table in some_positions(set_up, 3):
        view = table.view()
        for move in table.legal():
            assert move.verb == MOVE_TEXTS[move.number].split()[0]
            for thing in move.on:
                kind, name = thing.split(":")
                assert kind in {
                    *("draft", "carriage", "counter", "tile", "engine", "tail", "event"),
                    *("city", "venue", "space", "tokens", "token"),
                }
                assert move.text in table.moves_about(thing) or move.verb == "station", (
                    "pointing at it means the move"
                )
                if kind == "carriage":
                    lying = [place["carriage"] for place in view["row"] if place]
                    assert name in [*lying, *view["discard"], *view[view["seat"]]["train"]]
        for thing in ("city:3", "venue:1", "carriage:6a", "tail:green", "engine:yellow"):
            verbs = [MEANINGS[table.game.move_numbers[text]].verb for text in table.moves_about(thing)]
            assert len(set(verbs)) == len(verbs), "one of each verb"
            if table.over:
                assert not verbs


@every_set_up
def test_each_entry_of_the_log_says_who_did_it(set_up: SetUp) -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(6):
        table = set_up.table(seed)
        seats = table.game.seat_names[: table.position.players]
        for before, move in step_by_step(table, Dice(seed), eager):
            [(_, entries)] = table.log(since=len(table.moves) - 1)
            mover = seats[before.seat]
            assert entries[0] == LogEntry("played", {"seat": mover, "move": MOVE_TEXTS[move]}, mover)
            check_sums(before, table, entries)
            for entry in entries:
                seen.setdefault(entry.id, set()).add(entry.by)
                check_doer(
                    entry, mover, table.game.meaning(before, table.components, move).verb, bool(before.solo)
                )
    assert seen["new-round"] == {"round"}
    assert seen["game-over"] == {"round"}
    assert {"event", "round"} <= seen["yen"]


def check_sums(before: Any, table: Table, entries: list[LogEntry]) -> None:
    """The amounts add up to what everybody has."""
    after, names = table.position, table.game.seat_names
    for seat in range(after.players):
        for kind in ("yen", "points"):
            told = [e.args["amount"] for e in entries if e.id == kind and e.args["seat"] == names[seat]]
            assert sum(told) == getattr(after, kind)[seat] - getattr(before, kind)[seat]


def check_doer(entry: LogEntry, mover: str, verb: str, solo: bool) -> None:
    """A seat takes its own place and carriage; works are the mover's, or Hideo's."""
    doers = {mover, "yellow"} if solo else {mover}
    if entry.id in ("tile", "carriage-chosen", "carriage-joined", "train-changed"):
        assert entry.by == entry.args["seat"]
    elif entry.id in ("prepared", "station-built", "track-laid", "counter", "token-put"):
        assert entry.by in doers
        if entry.by == mover and entry.id in WORKS:
            assert verb == WORKS[entry.id]
    elif entry.id in ("venue-closed", "turned-up"):
        assert (entry.by, solo) == ("yellow", True)
    elif entry.id == "cauldrons-placed":
        assert entry.by == entry.args["seat"]


def test_the_questions_and_moves_have_words() -> None:
    told = 0
    for set_up in (SetUp("zero-kei", 1), SetUp("zero-kei", 3)):
        for table in some_positions(set_up, 2):
            if table.over:
                continue
            view, narration = table.view(), table.game.narration
            context = context_of(table, view)
            asked = table.question()
            assert asked is not None
            assert asked.id in (view["decision"], "done")
            assert narration.question(asked, context)
            for move in table.legal():
                words = narration.move(move, context)
                assert words
                assert words != move.text
                told += len([narration.part(part, context) for part in move.parts])
    assert told > 20


def test_printed_values_are_those_of_the_file() -> None:
    data: Any = standard().data
    found = printed(standard())
    assert [city["ground"] for city in found["cities"]] == [city["ground"] for city in data["city"]]
    assert found["track_cost"] == data["track_cost"]
    assert found["engines"] == data["engines"]
    for carriage in data["carriage"]:
        card = found["carriages"][carriage["id"]]
        assert (card["cities"], card["cost"], card["counter"]) == tuple(
            carriage[k] for k in ("cities", "cost", "counter")
        )
        assert card["does"] == carriage.get("ability", carriage.get("action"))
        assert card["then_choice"] == sorted(carriage.get("then_choice", []), key=found["colours"].index)
    for event in data["event"]:
        drawn: Any = found["events"][event["id"]]
        assert drawn["at_end"] == (event["kind"] == "end of round")
        for key in ("fee", "gain", "lose", "discount"):
            assert drawn[key] == event.get(key, 0)
    assert [rows["margin"]["points"] for rows in found["hideo"]] == [2, 2, 0, 2]
    assert [rows["margin"]["venue"] for rows in found["hideo"]] == [1, 2, 3, None]
    assert found["venues"][0] == {
        "pay": 1,
        "yen": 0,
        "points": 2,
        "advance": False,
        "move": False,
        "venue": None,
    }
    assert found["tile"]["4"][0]["advance"]
    assert found["does"]["prepare-1"]["work"] == "prepare"
    assert found["does"]["prepare-1"]["discount"] == 1


@pytest.mark.parametrize("seed", range(3))
def test_what_follows_from_a_view_is_true(seed: int) -> None:
    """The worth of a city is what a carriage with it adds to the score."""
    table = SetUp("zero-kei", 4).table(seed)
    for _ in step_by_step(table, Dice(seed), eager):
        view = table.view()
        now, scoring = view["now"], Scoring(standard().data, view)
        for seat, row in zip(view["seats"], scoring.rows(), strict=True):
            stops = [number for number, seats in enumerate(now["stops"]) for other in seats if other == seat]
            assert sum(now["worth"][number] for number in stops) == row["cities"]
            led = [view["venues"][venue] for venue in range(3) if seat in now["leaders"][venue]]
            assert sum(now["worth"][city - 1] for city in led) == row["venues"]


@every_set_up
def test_a_view_says_what_things_cost_and_where_they_go(set_up: SetUp) -> None:
    """Prices, colours, counters, trains and tokens are as the rulebook has them."""
    data: Any = standard().data
    last, values = data["value_track"]["last_space"], data["limits"]["final_station_values"]
    reading, dear = Reading(data), 0
    for table in some_positions(set_up, 3):
        view = table.view()
        now = view["now"]
        reading.look(view)
        row = [place["carriage"] for place in view["row"] if place]
        assert list(now["prices"]) == row + view["discard"]
        for carriage, price in now["prices"].items():
            assert price["total"] == reading.price(carriage)
            assert price["surcharge"] == price["total"] - reading.carriages[carriage]["cost"]
            dear += price["surcharge"] > 0
        assert [now["colour_worth"][colour] for colour in view["ranking"]] == values
        for colour, space in view["counters"].items():
            assert now["next_space"][colour] == (space + 1 if space < last else None)
        assert now["cities"] == {
            carriage: reading.cities(seat, carriage)
            for seat in view["seats"]
            for carriage in view[seat]["train"]
        }
        comes = "venue-token" in view["events"][view["year"] - 1 :]
        assert now["spare"] == (view["spare_tokens"] or [] if comes else [])
        begins = view["decision"] in ("engine", "carriage", "order", "action", "trade", "score", None)
        if view["decision"] not in ("counter", "discard"):  # these depend on their cause
            assert now["goes_on"] != begins
    assert dear
