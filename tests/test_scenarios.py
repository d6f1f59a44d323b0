"""Every scenario, and what scenarios must show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ekiben.game import find_game
from ekiben.games.nordic.components import standard
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.scenario import read_file, run_one, scenario_files
from tests.support.scenarios import GAMES, GAMES_FOLDER, every_game, folder, reasons_with_texts, source

GAMES_OF_TESTS = Path(__file__).parent / "games"


def all_scenarios() -> Iterator[tuple[Path, str, dict[str, Any], int]]:
    for path in scenario_files([GAMES_OF_TESTS]):
        game, scenarios = read_file(path)
        for number, scenario in enumerate(scenarios, 1):
            yield path, game, scenario, number


ALL = list(all_scenarios())


def scenarios_of(game: str) -> list[dict[str, Any]]:
    return [scenario for _, of, scenario, _ in ALL if of == game]


@pytest.mark.parametrize(
    ("path", "game", "scenario", "number"), ALL, ids=[str(scenario.get("name")) for _, _, scenario, _ in ALL]
)
def test_scenario(path: Path, game: str, scenario: dict[str, Any], number: int) -> None:
    outcome = run_one(path, game, scenario, number)
    assert outcome.passed, "\n".join([f"{path.name}: {outcome.name}", *outcome.failures])


def test_names_differ() -> None:
    names = [scenario["name"] for _, _, scenario, _ in ALL]
    assert sorted(set(names)) == sorted(names)


def test_every_game_has_scenarios() -> None:
    assert {game for _, game, _, _ in ALL} == set(GAMES)


# --- what scenarios must show ---------------------------------------------------------------------------


def sources_of_reasons(game: str) -> str:
    files = [file for file in ("explain.py", "reading.py") if (GAMES_FOLDER / folder(game) / file).is_file()]
    return "".join([*(source(f"games/{folder(game)}/{file}") for file in files), source("table.py")])


@every_game
def test_everything_is_shown(game: str) -> None:
    reasons = {f"reason {name}" for name in [*reasons_with_texts(game), "unknown-move"]}
    required = {*REQUIRED[game](), *reasons}
    shown = {tag for scenario in scenarios_of(game) for tag in scenario["shows"]}
    assert required - shown == set()
    assert shown - required == set(), "tags that nothing asks for: misspelt?"


@every_game
def test_every_reason_has_a_text(game: str) -> None:
    code = sources_of_reasons(game)
    given = set(re.findall(r'\b[rR]eason\("([a-z-]+)"', code))
    assert given <= reasons_with_texts(game)
    assert reasons_with_texts(game) <= set(re.findall(r'"([a-z-]+)"', code)), "texts that nothing gives"


@every_game
def test_a_reason_that_is_shown_is_really_given(game: str) -> None:
    for scenario in scenarios_of(game):
        given = {f"reason {step['because']}" for step in scenario["step"] if "because" in step}
        claimed = {tag for tag in scenario["shows"] if tag.startswith("reason ")}
        assert claimed <= given, scenario["name"]


# --- what Zero-Kei's scenarios must show ----------------------------------------------------------------

# Taking moves back is a matter of the table, which the tests of the table show.
NOT_FOR_SCENARIOS = {"ruling 20"}

CHAPTERS = [
    "set-up",
    "set-up deck",
    "set-up draft",
    "set-up events",
    "set-up venues",
    "set-up yen",
    "phase 1",
    "phase 1 income",
    "phase 1 row",
    "phase 2",
    "phase 2 order",
    "phase 2 price",
    "surcharge",
    "points as money",
    "forced purchase",
    "second icon",
    "phase 3",
    "phase 3 order",
    "phase 3 train",
    "phase 3 actions",
    "phase 3 unused actions",
    "order rewards",
    "engine",
    "lender",
    "venue 1",
    "venue 2",
    "venue 3",
    "end of round",
    "scoring counters",
    "scoring cities",
    "scoring venues",
    "scoring connected",
    "scoring left over",
    "scoring tie",
    "scoring total",
    "solo set-up",
    "solo hard",
    "solo pays nothing",
    "solo yen are points",
    "solo events do nothing",
    "solo carriages do nothing",
    "solo purchase",
    "solo order",
    "solo board",
    "solo prepare",
    "solo station",
    "solo track",
    "solo margin 1",
    "solo margin 2",
    "solo margin 3",
    "solo margin 4",
    "solo closed venue",
    "solo scoring cities",
    "solo scoring venues",
    "solo scoring A1 and A2",
    "solo scoring connected",
    "solo scoring cauldrons",
    "solo scoring track tokens",
]


def zero_kei_tags() -> set[str]:
    rulings = {f"ruling {number}" for number in range(1, 21)} - NOT_FOR_SCENARIOS
    return {
        *rulings,
        *(f"example {number}" for number in range(1, 8)),
        *(f"action {name}" for name in [*ACTIONS, "income"]),
        *(f"ability {name}" for name in ABILITIES),
        *(f"event {name}" for name in EVENT_IDS),
        *CHAPTERS,
    }


def test_there_are_as_many_as_the_rulebook_has() -> None:
    assert len(ACTIONS) == 9
    assert len(ABILITIES) == 7
    assert len(EVENT_IDS) == 18


# --- what Nordic's scenarios must show ------------------------------------------------------------------

CASES = [
    "nine spaces",
    "odd cards",
    "three locomotives",
    "five locomotives",
    "closed double",
    "only locomotives",
    "shortest ways",
]


def nordic_tags() -> set[str]:
    return {
        *(f"rule 1.{number}" for number in range(1, 14)),
        *(f"ruling {number}" for number in range(1, 20)),
        *(f"case {name}" for name in CASES),
        *(f"option {name}" for name in find_game("nordic").options),
        "scoring tie",
        "longest path",
        "reason too-far",
    }


REQUIRED = {"zero-kei": zero_kei_tags, "nordic": nordic_tags}


def test_the_map_of_nordic() -> None:
    data = standard().data
    routes: dict[str, dict[str, Any]] = data["routes"]
    pairs = Counter(tuple(name.split("-")[:2]) for name in routes)
    spaces: Counter[str] = Counter()
    for name, route in routes.items():
        spaces[name.split("-")[2]] += route["length"]
    ferries = [route["ferry"] for route in routes.values() if "ferry" in route]
    assert (len(data["cities"]), len(routes), len(pairs), len(data["tickets"])) == (39, 81, 67, 46)
    assert sorted(pairs.values()) == [1] * 53 + [2] * 14
    assert sum(spaces.values()) == 207
    assert (len(ferries), sum(ferries)) == (24, 30)
    assert sum("tunnel" in route for route in routes.values()) == 10
    assert [name for name, route in routes.items() if "any_four" in route] == ["lieksa-murmansk-grey"]
    assert spaces == {
        "purple": 21,
        "blue": 21,
        "orange": 23,
        "white": 20,
        "green": 22,
        "yellow": 21,
        "black": 21,
        "red": 21,
        "grey": 37,
    }


def test_the_map_of_nordic_is_connected() -> None:
    pairs = [set(name.split("-")[:2]) for name in standard().data["routes"]]
    reached = {"oslo"}
    for _ in pairs:
        reached |= {city for pair in pairs if pair & reached for city in pair}
    assert reached == set(standard().data["cities"])
