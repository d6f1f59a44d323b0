"""Components files of Nordic: files that differ, and every kind of mistake in them."""

from __future__ import annotations

import copy
import tomllib
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
from ekiben.games.nordic.components import Components, check, load, standard
from tests.support.components_files import Place, at, junk, mistakes_of, places, put

pytestmark = pytest.mark.covers

STANDARD_TEXT = ekiben.find_game("nordic").components_text()
STANDARD = tomllib.loads(STANDARD_TEXT)
PLACES = list(places(STANDARD))


def fresh() -> Data:
    return copy.deepcopy(STANDARD)


def mistakes(path: Path) -> dict[str, tuple[object, str]]:
    return mistakes_of(load, path)


def test_the_standard_file_is_right() -> None:
    assert check(fresh(), "standard").digest == standard().digest == digest(STANDARD)
    assert ekiben.find_game("nordic").components() is standard()


def test_the_digest_of_the_standard_file() -> None:
    """Records name it: when it changes, records of the edition before can't be read without its file."""
    assert standard().digest == "7121454eea9f"


def test_the_whole_file_and_an_empty_one_are_the_standard(write: Callable[[str], Path]) -> None:
    for text in (STANDARD_TEXT, "", "\ufeff" + STANDARD_TEXT):
        mine = load(write(text))
        assert mine.digest == standard().digest
        assert bytes(mine.box) == bytes(standard().box)


def test_a_file_with_a_few_values(write: Callable[[str], Path]) -> None:
    mine = load(
        write(
            """
            limits.trains = 20
            limits.later_tickets.keep = 2
            route_points.7 = 18
            [routes]
            lieksa-murmansk-grey.length = 7
            kuopio-oulu-grey = { length = 4, tunnel = true }
            alborg-oslo-white = { length = 2, ferry = 2 }
            [tickets]
            oslo-vaasa = 11
            """
        )
    )
    box = mine.box
    assert (box.trains, box.later_keep, box.later_deal) == (20, 2, 3)
    names = list(STANDARD["routes"])
    lieksa, kuopio, oslo = (
        names.index(name) for name in ("lieksa-murmansk-grey", "kuopio-oulu-grey", "alborg-oslo-white")
    )
    assert (box.route_length[lieksa], box.route_points[lieksa], box.route_kind[lieksa]) == (7, 18, 3)
    assert (box.route_length[kuopio], box.route_kind[kuopio], box.route_points[kuopio]) == (4, 1, 7)
    assert (box.route_length[oslo], box.route_symbols[oslo], box.route_points[oslo]) == (2, 2, 2)
    assert box.ticket_points[list(STANDARD["tickets"]).index("oslo-vaasa")] == 11
    assert mine.digest != standard().digest
    assert standard().data == STANDARD


def test_a_kind_may_be_taken_away(write: Callable[[str], Path]) -> None:
    mine = load(
        write("[routes]\nbergen-oslo-blue = { tunnel = false, ferry = 1 }\nalborg-oslo-white.ferry = false")
    )
    names = list(STANDARD["routes"])
    assert mine.box.route_kind[names.index("bergen-oslo-blue")] == 2
    white = names.index("alborg-oslo-white")
    assert (mine.box.route_kind[white], mine.box.route_symbols[white]) == (0, 0)


def test_all_mistakes_at_once(write: Callable[[str], Path]) -> None:
    path = write(
        """
        moon = 1
        [limits]
        trains = 2
        face_up = 6
        first_tickets = { deal = 3, keep = 4 }
        later_tickets = { deal = 0, kep = 1 }
        tunnel_reveal = true
        [route_points]
        10 = 40
        [colours]
        cards = ["purple", "blue"]
        [cities]
        oslo = { name = "", at = [1, 2, 3], lat = 99 }
        atlantis = { name = "Atlantis" }
        [routes]
        bergen-oslo-blue = { length = 7 }
        bergen-oslo-red = { length = 4, tunnel = true, ferry = 5 }
        alborg-oslo-white = { length = 3, ferry = 4 }
        boden-umea-red = { lenght = 2 }
        oslo-atlantis-red = { length = 2 }
        [tickets]
        oslo-vaasa = 101
        oslo-atlantis = 3
        """
    )
    found = mistakes(path)
    assert set(found) == {
        "moon",
        "limits.trains",
        "limits.face_up",
        "limits.first_tickets.keep",
        "limits.later_tickets.deal",
        "limits.later_tickets.kep",
        "limits.tunnel_reveal",
        "route_points.10",
        "colours.cards",
        "cities.oslo.name",
        "cities.oslo.at",
        "cities.oslo.lat",
        "cities.atlantis",
        "routes.bergen-oslo-blue.length",
        "routes.bergen-oslo-red.tunnel",
        "routes.bergen-oslo-red.ferry",
        "routes.alborg-oslo-white.ferry",
        "routes.boden-umea-red.lenght",
        "routes.oslo-atlantis-red",
        "tickets.oslo-vaasa",
        "tickets.oslo-atlantis",
    }
    with pytest.raises(ComponentsError, match=r"mine.toml has 21 mistakes:\n  "):
        ekiben.new("nordic", players=2, components=path)


@pytest.mark.parametrize(
    ("text", "key", "allowed"),
    [
        ("limit.trains = 3", "limit", "did you mean limits?"),
        ("limits.train = 3", "limits.train", "did you mean trains?"),
        ("limits.trains = 46", "limits.trains", "from 3 to 45"),
        ("limits.end_trigger_trains = -1", "limits.end_trigger_trains", "from 0 to 45"),
        ("limits.cards_per_colour = 5", "limits.cards_per_colour", "from 6 to 12"),
        ("limits.cards_per_colour = 13", "limits.cards_per_colour", "from 6 to 12"),
        ("limits.locomotives = 15", "limits.locomotives", "from 0 to 14"),
        ("limits.face_up = 0", "limits.face_up", "from 1 to 5"),
        ("limits.first_hand = 11", "limits.first_hand", "from 0 to 10"),
        ("limits.first_tickets.deal = 16", "limits.first_tickets.deal", "from 1 to 15"),
        ("limits.first_tickets.keep = 6", "limits.first_tickets.keep", "from 1 to 5"),
        ("limits.first_tickets.keep = 0", "limits.first_tickets.keep", "from 1 to 5"),
        ("limits.later_tickets.deal = 47", "limits.later_tickets.deal", "from 1 to 46"),
        ("limits.later_tickets.keep = 4", "limits.later_tickets.keep", "from 1 to 3"),
        ("limits.later_tickets = 3", "limits.later_tickets", "a table"),
        ("limits.tunnel_reveal = 6", "limits.tunnel_reveal", "from 0 to 5"),
        ("limits.globetrotter = 2.5", "limits.globetrotter", "a whole number"),
        ("limits.cards_per_ferry_locomotive = 1", "limits.cards_per_ferry_locomotive", "from 2 to 10"),
        ("limits.cards_per_wild_card = 11", "limits.cards_per_wild_card", "from 2 to 10"),
        ("route_points.4 = -1", "route_points.4", "from 0 to 100"),
        ("route_points.x = 1", "route_points.x", "no such key"),
        ("colours.cards = 'red'", "colours.cards", "purple"),
        ("colours.more = 1", "colours.more", "no such key"),
        ("cities.oslo.name = 3", "cities.oslo.name", "a text"),
        ("cities.oslo.at = [3000, 1]", "cities.oslo.at", "2 numbers from 0 to 2000"),
        ("cities.oslo.at = 'here'", "cities.oslo.at", "2 numbers"),
        ("cities.oslo.lon = true", "cities.oslo.lon", "a number from -180 to 180"),
        ("cities.oslo.land = 'NO'", "cities.oslo.land", "no such key"),
        ("cities.oslo = 1", "cities.oslo", "a table"),
        ("routes.bergen-oslo-blue = 4", "routes.bergen-oslo-blue", "a table"),
        ("routes.bergen-oslo-blue.length = 0", "routes.bergen-oslo-blue.length", "from 1 to 9"),
        ("routes.alborg-goteborg-grey.length = 'x'", "routes.alborg-goteborg-grey.length", "from 1 to 9"),
        ("routes.mo_i_rana-trondheim-red.length = 0", "routes.mo_i_rana-trondheim-red.length", "from 1 to 9"),
        ("routes.bergen-oslo-blue.length = 8", "routes.bergen-oslo-blue.length", "1, 2, 3, 4, 5, 6, 9"),
        ("routes.bergen-oslo-blue.tunnel = 1", "routes.bergen-oslo-blue.tunnel", "true"),
        ("routes.bergen-oslo-blue.ferry = 1", "routes.bergen-oslo-blue.tunnel", "ferry is given"),
        ("routes.lieksa-murmansk-grey.any_four = 'yes'", "routes.lieksa-murmansk-grey.any_four", "true"),
        ("routes.alborg-goteborg-grey.ferry = 3", "routes.alborg-goteborg-grey.ferry", "from 1 to 2"),
        ("routes.alborg-goteborg-grey.ferry = true", "routes.alborg-goteborg-grey.ferry", "from 1 to 2"),
        ("tickets.oslo-vaasa = '9'", "tickets.oslo-vaasa", "from 0 to 100"),
        ("tickets.vaasa-oslo = 9", "tickets.vaasa-oslo", "no such key"),
        ("tickets = []", "tickets", "a table"),
    ],
)
def test_one_mistake(write: Callable[[str], Path], text: str, key: str, allowed: str) -> None:
    found = mistakes(write(text))
    assert list(found) == [key], "one mistake, named once"
    assert allowed in found[key][1]


# --- junk -----------------------------------------------------------------------------------------------


def checked(data: Data) -> Components | ComponentsError:
    try:
        return check(data, "junk")
    except ComponentsError as error:
        found = error
    assert found.mistakes
    return found


@pytest.mark.covers(False)
@settings(max_examples=150)
@given(st.sampled_from(PLACES), junk)
@example(("limits", "first_tickets", "deal"), 0)
@example(("routes", "bergen-oslo-blue"), {"length": float("nan"), "ferry": [], "tunnel": {}})
@example(("cities", "oslo", "at"), [float("nan"), 1])
@example(("cities", "oslo", "lat"), float("inf"))
@example(("route_points",), {})
def test_any_junk_anywhere_is_right_or_named(path: Place, value: Any) -> None:
    data = fresh()
    put(data, path, value)
    result = checked(data)
    if isinstance(result, Components):
        return
    keys = [mistake.key for mistake in result.mistakes]
    name = ".".join(map(str, [step for step in path if isinstance(step, str)]))
    if path[0] != "route_points":
        assert any(key.startswith(name) for key in keys), f"{path} is named in {keys}"
    if not isinstance(value, (list, dict)) and len(path) > 1 and path[0] != "route_points":
        assert len(keys) <= 2, f"one wrong value is not many mistakes: {keys}"


@pytest.mark.covers(False)
@settings(max_examples=120)
@given(st.sampled_from(PLACES))
def test_anything_missing_is_named(path: Place) -> None:
    data = fresh()
    del at(data, path[:-1])[path[-1]]
    optional = path[-1] in ("ferry", "tunnel", "any_four")
    assert isinstance(checked(data), Components if optional else ComponentsError)


@pytest.mark.covers(False)
@settings(max_examples=80)
@given(st.dictionaries(st.sampled_from([*STANDARD, "x", ""]), junk, max_size=4))
def test_junk_laid_over_the_standard(given_data: Data) -> None:
    checked(overlay(STANDARD, given_data))


def numbers() -> list[Place]:
    """The way to every whole number; of cities, routes and tickets to those of the first two."""
    first = {key: list(STANDARD[key])[:2] for key in ("cities", "routes", "tickets")}
    return [
        path
        for path in PLACES
        if type(at(STANDARD, path)) is int and (path[0] not in first or path[1] in first[str(path[0])])
    ]


@pytest.mark.parametrize("path", numbers(), ids=lambda path: ".".join(map(str, path)))
def test_every_number_has_limits_that_fit(path: Place) -> None:
    """A number is refused with a mistake, or fits into the record that the rules read."""
    for value in (-(10**20), -129, -1, 0, 1, 46, 100, 101, 127, 128, 256, 32768, 10**20):
        data = fresh()
        put(data, path, value)
        result = checked(data)
        assert isinstance(result, ComponentsError) or -128 <= value <= 127
