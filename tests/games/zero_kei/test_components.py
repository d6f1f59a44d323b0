"""Components files of Zero-Kei: the standard one, files that differ, and every kind of mistake in them."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ekiben
from ekiben.components import digest, overlay
from ekiben.components_file import Data
from ekiben.errors import ComponentsError
from ekiben.games.zero_kei.components import Components, check, load, standard
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from tests.support.components_files import Place, at, junk, mistakes_of, places, put

pytestmark = pytest.mark.covers

STANDARD_TEXT = ekiben.find_game("zero-kei").components_text()
STANDARD = tomllib.loads(STANDARD_TEXT)


def fresh() -> Data:
    return copy.deepcopy(STANDARD)


def card(data: Data, kind: str, name: object) -> Data:
    found: Data = next(card for card in data[kind] if name in (card.get("id"), card.get("number")))
    return found


def mistakes(path: Path) -> dict[str, tuple[object, str]]:
    return mistakes_of(load, path)


# --- the standard file ----------------------------------------------------------------------------------


def test_the_standard_file_is_right() -> None:
    assert check(fresh(), "standard").digest == standard().digest
    assert ekiben.find_game("zero-kei").components() is standard()


def test_the_standard_file_has_the_counts_of_the_rulebook() -> None:
    data = fresh()
    carriages = data["carriage"]
    assert len(carriages) == len({c["id"] for c in carriages}) == 30
    singles = [c for c in carriages if len(c["cities"]) == 1]
    doubles = [c for c in carriages if len(c["cities"]) == 2]
    assert Counter(c["cities"][0] for c in singles) == dict.fromkeys(range(1, 13), 2)
    assert sorted(city for c in doubles for city in c["cities"]) == list(range(1, 13)), "half a double each"
    assert [c["cities"] for c in doubles] == [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12]]
    assert all(("action" in c) != ("ability" in c) for c in carriages)
    assert all(("then_choice" in c) == (c in doubles) for c in carriages)
    assert all(sorted([c["counter"], *c["then_choice"]]) == ["black", "gold", "white"] for c in doubles)
    assert sorted(c["ability"] for c in carriages if "ability" in c) == [
        "double-order",
        "double-venue",
        "engine-1",
        "free-track-space",
        "ground-1",
        "station-bonus",
        "tail-8",
    ]
    assert {c["action"] for c in carriages if "action" in c} == {
        *("prepare", "prepare-1", "track", "track-1", "station", "station-1", "participate", "repeat", "buy")
    }


def test_the_standard_file_has_the_numbers_of_the_rulebook() -> None:
    data = fresh()
    assert card(data, "carriage", "6a") | {"action": ""} == {
        "id": "6a",
        "cities": [6],
        "cost": 2,
        "counter": "gold",
        "action": "",
    }
    assert card(data, "city", 7)["ground"] == {"cost": 3, "points": 3}
    assert data["costs"] == {
        "engine": 2,
        "station": 3,
        "repeat": 1,
        "tail_income": 5,
        "unused_action_income": 1,
        "station_surcharge": 2,
    }
    assert data["limits"] == {
        "rounds": 5,
        "cauldrons_per_player": 7,
        "action_tokens": 5,
        "venues_in_play": 3,
        "row_extra": 2,
        "final_station_values": [6, 3, 1],
        "untracked_city": -3,
        "connected_city": 3,
        "leftover_cauldron": -3,
        "yen_per_leftover_point": 3,
        "leftover_track": 1,
    }
    assert data["stations"] == {"colours": ["gold", "white", "black"], "row_points": [6, 4, 2, 1]}
    assert data["venues"]["spaces"] == ["pay 1 yen for 2 points", "2 yen", "move a carriage"]
    assert data["abilities"] == {
        "station-bonus": {"cost": 2, "points": 1},
        "ground-1": {"cost": 1},
        "engine-1": {"cost": 1},
        "tail-8": {"yen": 8},
    }
    assert data["turn_order"]["4"] == ["advance", "1 yen", "1 point", "2 yen"]
    assert [len(data["engines"][str(n)]) for n in (2, 3, 4)] == [2, 4, 4]
    assert data["hideo"]["hard"] == {"human_yen": 7, "hideo_points": 7}
    assert data["hideo"]["margin"] == ["venue 1, 2 points", "venue 2, 2 points", "venue 3", "2 points"]


def test_the_standard_file_has_18_events() -> None:
    events = STANDARD["event"]
    assert tuple(event["id"] for event in events) == EVENT_IDS
    assert Counter(event["colour"] for event in events) == {"grey": 6, "blue": 6, "green": 6}
    at_the_end = {event["id"] for event in events if event["kind"] == "end of round"}
    assert at_the_end == {
        *("points-for-yen", "four-yen", "order-reward-again", "yen-by-rank", "buy-discard", "score-a-city")
    }
    assert {e["id"]: e.get("fee") for e in events if "fee" in e} == {
        "prepare-and-track": 2,
        "venue-token": 3,
        "prepare-and-station": 1,
    }
    assert card(STANDARD, "event", "points-for-yen")["lose"] == 2
    assert card(STANDARD, "event", "points-for-yen")["gain"] == 5
    assert card(STANDARD, "event", "four-yen")["gain"] == 4
    assert card(STANDARD, "event", "seven-yen")["gain"] == 7
    assert card(STANDARD, "event", "track-2")["discount"] == 2
    assert card(STANDARD, "event", "any-works")["actions"] == 3
    assert max(event["actions"] for event in events) <= STANDARD["limits"]["action_tokens"]


def test_the_box_holds_what_the_file_says() -> None:
    box = standard().box
    assert list(box.ground_cost) == [city["ground"]["cost"] for city in STANDARD["city"]]
    assert list(box.carriage_cost) == [c["cost"] for c in STANDARD["carriage"]]
    assert list(box.event_yen)[: box.events] == [event["yen"] for event in STANDARD["event"]]
    assert standard().city_names == tuple(city["name"] for city in STANDARD["city"])
    assert (box.untracked_city, box.leftover_cauldron, box.hard_yen) == (-3, -3, 7)


# --- files that differ ----------------------------------------------------------------------------------


def test_a_file_with_a_few_values(write: Callable[[str], Path]) -> None:
    path = write(
        """
        costs.tail_income = 6
        [[carriage]]
        id = "9a"
        cities = [9]
        cost = 7
        counter = "gold"
        ability = "ground-1"
        [[city]]
        number = 12
        name = "Edo"
        ground = { cost = 9, points = 8 }
        """
    )
    mine = load(path)
    assert mine.box.tail_income == 6
    assert mine.box.engine_fee == 2, "the rest is as it was"
    assert mine.city_names[11] == "Edo"
    assert (mine.box.ground_cost[11], mine.box.ground_points[11]) == (9, 8)
    changed = [i for i in range(30) if mine.box.carriage_cost[i] != standard().box.carriage_cost[i]]
    assert [ekiben.find_game("zero-kei").move_texts[4 + i] for i in changed] == ["buy 9a"]
    assert standard().box.tail_income == 5, "the standard components are what they were"
    assert standard().data == STANDARD


def test_the_whole_file_and_an_empty_one_are_the_standard(write: Callable[[str], Path]) -> None:
    for text in (STANDARD_TEXT, "", "# nothing\n", "\ufeff" + STANDARD_TEXT):
        mine = load(write(text))
        assert mine.digest == standard().digest
        assert bytes(mine.box) == bytes(standard().box)


def test_the_order_of_cards_does_not_matter(write: Callable[[str], Path]) -> None:
    data = fresh()
    for kind in ("carriage", "event", "city"):
        data[kind].reverse()
    assert bytes(check(data, "reversed").box) == bytes(standard().box)
    sections = STANDARD_TEXT.split("[[carriage]]")
    turned = "[[carriage]]".join([sections[0], *reversed(sections[1:-1]), sections[-1]])
    mine = load(write(turned))
    assert bytes(mine.box) == bytes(standard().box)
    assert mine.digest == standard().digest


def test_the_digest_is_of_values_only(write: Callable[[str], Path]) -> None:
    def of(text: str) -> str:
        return load(write(text)).digest

    same = {
        of("costs.engine = 3\ncosts.station = 4"),
        of("# a comment\n[costs]\nstation = 4   # dear\n\nengine = 3"),
        of("costs = { station = 0x4, engine = 3, repeat = 1 }"),
    }
    assert len(same) == 1
    others = [
        "",
        "costs.engine = 3",
        "costs.station = 3",
        "costs.engine = 1",
        "costs.repeat = 2",
        "limits.untracked_city = -4",
        "value_track.last_space = 21",
        "limits.final_station_values = [3, 6, 1]",
    ]
    digests = [of(text) for text in others]
    assert digests[2] == digests[0] == standard().digest, "the standard value is no change"
    assert len({*same, *digests}) == len(others), "every other value is one"
    assert all(len(name) == 12 and int(name, 16) >= 0 for name in digests)


def test_the_digest_of_the_standard_file() -> None:
    """Records name it: when it changes, records of the edition before can't be read without its file."""
    assert standard().digest == digest(STANDARD) == "e7a72eb9c394"


def test_a_game_plays_with_the_values_of_the_file(write: Callable[[str], Path]) -> None:
    path = write("costs.tail_income = 6\nhideo.hard.human_yen = 9\nlimits.cauldrons_per_player = 3")
    table = ekiben.new("zero-kei", players=2, seed=5, components=path)
    table.game.arrange(table.position, table.components, {"phase": "actions", "green": {"yen": 0}})
    assert next(move for move in table.legal() if move.text == "tail").quote == {"yen": 6, "points": 0}
    table.play("tail advance gold")
    assert table.view()["green"]["yen"] == 6
    assert table.view()["green"]["cauldrons_left"] == 3
    hard = ekiben.new("zero-kei", players=1, seed=5, options={"hard": True}, components=path)
    assert hard.view()["green"]["yen"] == 9


def test_a_file_may_be_given_as_text_or_path(write: Callable[[str], Path]) -> None:
    path = write("costs.engine = 1")
    one = ekiben.new("zero-kei", players=2, seed=5, components=path)
    other = ekiben.new("zero-kei", players=2, seed=5, components=str(path))
    assert one.components.digest == other.components.digest != standard().digest


def test_overlay_leaves_both_alone() -> None:
    given_data: Data = {"costs": {"engine": 9}, "carriage": [{"id": "1a", "cost": 3}], "new": [1]}
    kept = copy.deepcopy(given_data)
    before = fresh()
    mixed = overlay(before, given_data)
    assert before == STANDARD
    assert given_data == kept
    assert mixed["costs"] == STANDARD["costs"] | {"engine": 9}
    assert mixed["carriage"] == [{"id": "1a", "cost": 3}, *STANDARD["carriage"][1:]]


# --- mistakes -------------------------------------------------------------------------------------------


def test_all_mistakes_at_once(write: Callable[[str], Path]) -> None:
    path = write(
        """
        value_track.last_space = "far"
        [costs]
        engine = -1
        statoin = 4
        [limits]
        final_station_values = [6, 3]
        [turn_order]
        2 = ["advance", "2 yens"]
        [[carriage]]
        id = "1a"
        cities = [13]
        cost = 4
        counter = "blue"
        action = "stations"
        [[carriage]]
        id = "99z"
        [[event]]
        id = "four-yen"
        colour = "grey"
        kind = "action"
        letter = "Z"
        actions = 30
        yen = 1
        gain = 4
        """
    )
    found = mistakes(path)
    assert found == {
        "value_track.last_space": ("far", "a whole number from 1 to 120"),
        "costs.engine": (-1, "a whole number from 0 to 50"),
        "costs.statoin": (4, "no such key; did you mean station?"),
        "limits.final_station_values": ([6, 3], "3 whole numbers from 0 to 50"),
        "turn_order.2.2": ("2 yens", "'advance', 'N yen' or 'N points'"),
        "carriage 1a: cities": ([13], "1 whole numbers from 1 to 12"),
        "carriage 1a: counter": ("blue", "one of gold, white, black"),
        "carriage 1a: action": ("stations", found["carriage 1a: action"][1]),
        "carriage.id": ("99z", found["carriage.id"][1]),
        "event four-yen: kind": ("action", "one of end of round"),
        "event four-yen: letter": ("Z", "one of A, B, C, D"),
        "event four-yen: actions": (30, "a whole number from 1 to 5"),
    }
    assert "did you mean 'station'?" in found["carriage 1a: action"][1]
    with pytest.raises(ComponentsError, match=r"mine.toml has 12 mistakes:\n  ") as refused:
        ekiben.new("zero-kei", players=2, components=path)
    assert len(str(refused.value).splitlines()) == 13


@pytest.mark.parametrize(
    ("text", "key", "allowed"),
    [
        ("cots.engine = 2", "cots", "did you mean costs?"),
        ("[abilities]\nground-2 = { cost = 1 }", "abilities.ground-2", "did you mean ground-1?"),
        ("abilities.tail-8.yens = 8", "abilities.tail-8.yens", "did you mean yen?"),
        ("hideo.marign = []", "hideo.marign", "did you mean margin?"),
        ("limits.moon = 1", "limits.moon", "known are action_tokens"),
        ("track_cost.E = { cost = 5 }", "track_cost.E.points", "a whole number from 0 to 50"),
        ("track_cost.F = { cost = 5, points = 5 }", "track_cost", "letters from A on without a gap"),
        ("track_cost.A.price = 3", "track_cost.A.price", "no such key"),
        ("limits.rounds = 6", "limits.rounds", "5"),
        ("limits.row_extra = 3", "limits.row_extra", "from 1 to 2"),
        ("costs.engine = true", "costs.engine", "a whole number"),
        ("costs.engine = 2.0", "costs.engine", "a whole number"),
        ("costs = 3", "costs", "a table"),
        ("carriage = 3", "carriage", "one entry each for 1a"),
        ("track_cost = 3", "track_cost", "a table"),
        ("track_cost = 'ABC'", "track_cost", "a table"),
        ("limits.action_tokens = 'x'", "limits.action_tokens", "from 1 to 12"),
        ("stations.colours = ['gold', 'white', 'red']", "stations.colours", "['gold', 'white', 'black']"),
        (
            "engines.2 = [['prepare', 'prepare-1'], ['track', 'station']]",
            "engines.2.1",
            "two different works",
        ),
        ("engines.2 = [[['prepare'], 'track'], ['track', 'station']]", "engines.2.1", "two different works"),
        ("engines.2 = [['prepare', 'track']]", "engines.2", "2 engines"),
        ("engines.3 = 'none'", "engines.3", "4 engines"),
        ("turn_order.3 = ['advance', '1 yen']", "turn_order.3", "3 rewards"),
        ("venues.spaces = ['2 yen', '2 yen', 'pay 2 yen']", "venues.spaces.3", "'pay N yen for N points'"),
        (
            "hideo.margin = ['venue 12 points', '2 points', '2 points', '2 points']",
            "hideo.margin.1",
            "'venue N'",
        ),
        ("hideo.margin = [', ', '2 points', '2 points', '2 points']", "hideo.margin.1", "'venue N'"),
        ("hideo.margin = ['venue 4', '2 points', '2 points', '2 points']", "hideo.margin.1", "'venue N'"),
        ("hideo.olympic_column = ['A2', 'A1']", "hideo.olympic_column", "['A1', 'A2']"),
        ("[[hideo.position]]\nid = 'A1'\nrow = 5\nrounds = [1]", "hideo.position A1: row", "from 1 to 4"),
        ("[[hideo.position]]\nid = 'A1'\nrow = 1\nrounds = [6]", "hideo.position A1: rounds", "from 1 to 5"),
        ("[[hideo.position]]\nid = 'D1'\nrow = 1\nrounds = [1]", "hideo.position.id", "one of A1"),
        ("event_colours_by_year.2 = ['green', 'grey']", "event_colours_by_year.2", "5 of grey, blue, green"),
        ("[[city]]\nnumber = 13\nname = 'Sendai'", "city.number", "one of 1, 2"),
        ("[[city]]\nnumber = 1\nname = ''\nground = { cost = 1, points = 1 }", "city 1: name", "a text"),
        (
            "[[carriage]]\nid = '1-2'\ncities = [2, 1]\ncost = 1\ncounter = 'gold'\n"
            "then_choice = ['white', 'black']\naction = 'buy'",
            "carriage 1-2: cities",
            "the lower one first",
        ),
        (
            "[[carriage]]\nid = '1-2'\ncities = [1, 2]\ncost = 1\ncounter = 'gold'\n"
            "then_choice = ['gold', 'black']\naction = 'buy'",
            "carriage 1-2: then_choice",
            "2 different ones of white, black",
        ),
        (
            "[[carriage]]\nid = '1a'\ncities = [1]\ncost = 1\ncounter = 'gold'\n"
            "ability = 'tail-8'\naction = 'buy'",
            "carriage 1a: action",
            "not both",
        ),
        (
            "[[carriage]]\nid = '1a'\ncities = [1]\ncost = 1\ncounter = 'gold'",
            "carriage 1a: action",
            "one of",
        ),
        (
            "[[carriage]]\nid = '1a'\ncities = [1]\ncost = 1\ncounter = 'gold'\n"
            "action = 'buy'\nthen_choice = []",
            "carriage 1a: then_choice",
            "no such key",
        ),
    ],
)
def test_one_mistake(write: Callable[[str], Path], text: str, key: str, allowed: str) -> None:
    found = mistakes(write(text))
    assert list(found) == [key], "one mistake, named once"
    assert allowed in found[key][1]


def test_a_card_given_twice_is_a_mistake(write: Callable[[str], Path]) -> None:
    text = "[[city]]\nnumber = 1\nname = 'Osaka'\nground = { cost = 4, points = 4 }\n"
    assert mistakes(write(text * 2)) == {"city 1": ("given twice", "one entry")}


def test_too_few_events_of_a_colour(write: Callable[[str], Path]) -> None:
    cards = []
    for event in STANDARD["event"]:
        if event["colour"] == "blue":
            lines = [f"{key} = {value!r}" for key, value in event.items() if key != "colour"]
            cards.append("\n".join(["[[event]]", *lines, "colour = 'green'"]))
    found = mistakes(write("\n".join(cards)))
    assert set(found) == {f"event_colours_by_year.{players}" for players in (2, 3, 4)}
    assert all(allowed.startswith("at most 0 blue") for _, allowed in found.values())


@pytest.mark.parametrize(
    "text",
    [
        "[costs",
        "costs",
        "a = ",
        "= 3",
        "a = 1\na = 2",
        "a = " + "[" * 5000,
        "a = " + "9" * 5000,
        "a = 2024-99-99",
    ],
)
def test_a_file_that_is_no_toml(write: Callable[[str], Path], text: str) -> None:
    found = mistakes(write(text))
    assert [(key, allowed) for key, (_, allowed) in found.items()] == [("the file", "TOML")]


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert set(mistakes(tmp_path / "binary")) == {"the file"}
    assert "a file that can be read" in mistakes(tmp_path / "nowhere")["the file"][1]
    assert "a file that can be read" in mistakes(tmp_path)["the file"][1]


# --- junk -----------------------------------------------------------------------------------------------

PLACES = list(places(STANDARD))


def checked(data: Data) -> Components | ComponentsError:
    try:
        return check(data, "junk")
    except ComponentsError as error:
        found = error
    assert found.mistakes
    assert str(found).startswith("junk has ")
    return found


def key_of(path: Place) -> str:
    """How a mistake there begins to be named."""
    target: Any = STANDARD
    steps, found = list(path), ""
    for i, step in enumerate(steps):
        if isinstance(step, int):
            card = target[step]
            if not isinstance(card, dict) or i + 1 == len(steps) or steps[i + 1] in ("id", "number"):
                return found.removesuffix(".")
            found = f"{found.removesuffix('.')} {card.get('id', card.get('number'))}: "
        else:
            found += f"{step}."
        target = target[step]
    return found.removesuffix(".")


def test_how_places_are_named() -> None:
    assert key_of(("costs", "engine")) == "costs.engine"
    assert key_of(("carriage", 0, "cost")) == "carriage 1a: cost"
    assert key_of(("city", 11, "ground", "points")) == "city 12: ground.points"
    assert key_of(("hideo", "position", 1, "rounds", 0)) == "hideo.position B1: rounds"
    assert key_of(("engines", "2", 0, 1)) == "engines.2"
    assert key_of(("event", 3, "id")) == "event"


@pytest.mark.covers(False)
@settings(max_examples=800)
@given(st.sampled_from(PLACES), junk)
@example(("engines", "2", 0, 0), ["prepare"])
@example(("engines", "2", 0), {"prepare": 1, "track": 2})
@example(("track_cost",), {letter: {"cost": 1, "points": 1} for letter in (*"ABCDEFGH", "AB", "ABC", "")})
@example(("carriage",), [[]])
@example(("hideo", "margin", 0), 0)
@example(("limits", "action_tokens"), 0)
def test_any_junk_anywhere_is_right_or_named(path: Place, value: Any) -> None:
    data = fresh()
    put(data, path, value)
    result = checked(data)
    if isinstance(result, Components):
        assert len(result.box.data) == len(standard().box.data)
        return
    keys = [mistake.key for mistake in result.mistakes]
    assert any(key.startswith(key_of(path)) for key in keys), f"{path} is named in {keys}"
    if not isinstance(value, (list, dict)) and len(path) > 1 and path[-1] not in ("id", "number"):
        assert len(keys) <= 2, f"one wrong value is not many mistakes: {keys}"


def numbers() -> list[Place]:
    """The way to every whole number; of the cards of a list, to those of the first."""
    return [
        p
        for p in PLACES
        if type(at(STANDARD, p)) is int and all(step == 0 for step in p if isinstance(step, int))
    ]


@pytest.mark.parametrize("path", numbers(), ids=lambda path: ".".join(map(str, path)))
def test_every_number_has_limits_that_fit(path: Place) -> None:
    """A number is refused with a mistake, or fits into the record that the rules read."""
    for value in (
        -(10**20),
        -129,
        -128,
        -51,
        -1,
        0,
        1,
        50,
        51,
        100,
        127,
        128,
        200,
        255,
        256,
        500,
        32768,
        10**20,
    ):
        data = fresh()
        put(data, path, value)
        result = checked(data)
        assert isinstance(result, ComponentsError) or -128 <= value <= 127
    data = fresh()
    put(data, path, at(STANDARD, path))
    assert isinstance(checked(data), Components)


@pytest.mark.covers(False)
@settings(max_examples=300)
@given(st.sampled_from(PLACES))
def test_anything_missing_is_named(path: Place) -> None:
    data = fresh()
    del at(data, path[:-1])[path[-1]]
    result = checked(data)
    assert isinstance(result, ComponentsError) or path[-2:-1] == ("rounds",)


@pytest.mark.covers(False)
@settings(max_examples=200)
@given(st.lists(st.tuples(st.sampled_from(PLACES), junk), min_size=2, max_size=8))
def test_much_junk_at_once(changes: list[tuple[Place, Any]]) -> None:
    data = fresh()
    for path, value in changes:
        try:
            put(data, path, value)
        except (KeyError, IndexError, TypeError, AttributeError):
            continue  # something on the way there is junk already
    checked(data)


@pytest.mark.covers(False)
@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from([*STANDARD, "x", ""]), junk, max_size=4))
def test_junk_laid_over_the_standard(given_data: Data) -> None:
    checked(overlay(STANDARD, given_data))


def test_a_marker_with_fewer_letters(write: Callable[[str], Path]) -> None:
    """`false` takes a space of the cost marker away; the events that name it are mistakes then."""
    wrong = mistakes(write("[track_cost]\nD = false\n"))
    assert set(wrong) == {f"event {name}: letter" for name in ("four-yen", "track-2", "seven-yen")}


def test_a_card_without_its_name_is_one_mistake(write: Callable[[str], Path]) -> None:
    wrong = mistakes(write('[[carriage]]\ncities = [6]\ncost = 1\ncounter = "gold"\naction = "track"\n'))
    assert list(wrong) == ["carriage.id"]
