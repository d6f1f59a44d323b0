"""The page of Nordic: its tables are the components, and what it says of moves is so."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import ekiben
from ekiben.game import find_game
from ekiben.games.nordic.sample import TRIES
from ekiben.games.nordic.state import PILES, TURN_CAP
from ekiben.table import Table
from tests.support.pages import page_of, rows, section, tables
from tests.test_scenario_guide import named_in_guide

# --- what is printed -----------------------------------------------------------------------------------

COUNTRIES = {
    "DK": "Denmark",
    "EE": "Estonia",
    "FI": "Finland",
    "NO": "Norway",
    "RU": "Russia",
    "SE": "Sweden",
}


def printed() -> dict[str, Any]:
    return tomllib.loads(find_game("nordic").components_text())


def limit_rows() -> Iterator[str]:
    """Every limit and its value."""
    for key, value in printed()["limits"].items():
        inner = {f"{key}.{part}": one for part, one in value.items()} if isinstance(value, dict) else {}
        yield from (f"| `limits.{one}` | {number} |" for one, number in (inner or {key: value}).items())


def point_rows() -> list[str]:
    """The points for a route, as one table."""
    return two_rows("Spaces", "Points", printed()["route_points"])


def two_rows(above: str, below: str, values: dict[str, int]) -> list[str]:
    """A table with the names above and the values below."""
    head = f"| {above} |" + "".join(f" {name} |" for name in values)
    rule = "|---" * (len(values) + 1) + "|"
    return [head, rule, f"| {below} |" + "".join(f" {value} |" for value in values.values())]


def city_rows() -> Iterator[str]:
    """The cities by country."""
    for code, country in COUNTRIES.items():
        cities = [
            f"`{key}` {city['name']}" for key, city in printed()["cities"].items() if city["country"] == code
        ]
        yield f"| {country} | {', '.join(cities)} |"


def route_rows() -> Iterator[str]:
    """The routes, those of a double on one line."""
    cities, pairs = printed()["cities"], dict[str, list[str]]()
    for name, route in printed()["routes"].items():
        one, other, colour = name.split("-", 2)
        kind = "tunnel" if "tunnel" in route else "any four" if "any_four" in route else ""
        kind = f"ferry {route['ferry']}" if "ferry" in route else kind
        shown = f"{colour} × {route['length']}" + (f", {kind}" if kind else "")
        pairs.setdefault(f"{one}-{other}", []).append(shown)
    for pair, routes in pairs.items():
        names = " – ".join(cities[city]["name"] for city in pair.split("-"))
        yield f"| `{pair}` | {names} | {' · '.join(routes)} |"


def colour_rows() -> list[str]:
    """The spaces of each colour, as one table."""
    spaces: dict[str, int] = dict.fromkeys([*printed()["colours"]["cards"], "grey"], 0)
    for name, route in printed()["routes"].items():
        spaces[name.split("-")[2]] += route["length"]
    return two_rows("Colour", "Spaces", spaces)


def ticket_rows() -> Iterator[str]:
    """The tickets by points."""
    by_points: dict[int, list[str]] = {}
    for name, points in printed()["tickets"].items():
        by_points.setdefault(points, []).append(f"`{name}`")
    yield from (f"| {points} | {', '.join(names)} |" for points, names in by_points.items())


@pytest.mark.parametrize("printed_rows", [city_rows, route_rows, ticket_rows, colour_rows, point_rows])
def test_the_printed_tables_of_nordic_are_the_components(printed_rows: Any) -> None:
    """Where they differ: the failure tells what the page must have."""
    wanted = "\n".join(printed_rows())
    assert wanted in page_of("nordic").read_text(encoding="utf-8"), f"the page must have:\n{wanted}"


def test_the_limits_of_nordic_are_the_components() -> None:
    text = section("nordic", "Amounts")
    for row in limit_rows():
        assert row in text, row
    assert {row[0] for row in rows(text) if row[0].startswith("`limits.")} == {
        row.split(" | ")[0].removeprefix("| ") for row in limit_rows()
    }


def test_the_numbers_of_nordic_are_those_of_the_rules() -> None:
    hidden, end = (
        " ".join(section("nordic", title).split()) for title in ("What stays hidden", "The end of the game")
    )
    assert f"{PILES} decks are told apart" in hidden
    assert f"up to {TRIES} times" in hidden
    assert f"none of the {TRIES} deals" in hidden
    assert f"After {TURN_CAP:,} turns of all players together" in end


# --- texts ----------------------------------------------------------------------------------------------


def arranged(hand: dict[str, int], **more: Any) -> Table:
    """White's turn with some cards, in a game for two."""
    table = ekiben.new("nordic", 2, 1)
    position = {"phase": "play", "seat": "white", "white": {"hand": hand}, **more}
    table.game.arrange(table.position, table.components, position)
    table.arranged = True
    return table


HANDS = {
    "claim": {"red": 4, "green": 7, "blue": 5, "black": 1, "loco": 3},
    "pay": {"red": 4, "loco": 3},
    "keep": {},
}
BEFORE = {"pay": ["claim bergen-oslo-red"], "keep": ["tickets"], "claim": []}
TICKETS = ["bergen-narvik", "oslo-vaasa", "tallinn-tampere"]


def test_whole_texts_of_nordic_stand_for_what_the_page_says() -> None:
    told = tables(section("nordic", "Moves"))[1]
    assert len(told) >= 8
    for text, moves in told:
        text = text.strip("`")
        verb = text.split()[0]
        table = arranged(HANDS[verb], ticket_deck=TICKETS, deck=["red", "loco", "blue"])
        for earlier in BEFORE[verb]:
            table.play(earlier)
        spelled = " ".join(table.game.move_texts[move] for move in table.parse(text))
        assert spelled == moves.strip("`"), text


# --- the guide to scenarios -----------------------------------------------------------------------------


def test_the_guide_names_what_nordic_shows_of_an_action_and_of_the_end() -> None:
    named = {part for name in named_in_guide() for part in name.split(".")}
    table = Table(find_game("nordic"), 2, 1)
    position = {
        "phase": "play",
        "seat": "white",
        "last_turns": 1,
        "deck": ["blue"],
        "white": {"hand": {"blue": 4, "red": 4}, "tickets": ["oslo-vaasa"]},
    }
    table.game.arrange(table.position, table.components, position)
    table.play("tickets")
    seen = [table.view(0)["pending"], table.view(0)["white"]["tickets"]["oslo-vaasa"]]
    table.play("keep all")
    seen.append(table.view()["white"])
    for text in ("claim alborg-kristiansand-red pay red+set1", "claim bergen-oslo blue4"):
        table = Table(find_game("nordic"), 2, 1)
        table.game.arrange(table.position, table.components, position)
        table.play(text)
        seen.append(table.view()["pending"])
    assert {key for keys in seen for key in keys} - named == set()
    assert {"set_cards", "turned_up", "must_keep", "longest", "missing"} <= {k for keys in seen for k in keys}
