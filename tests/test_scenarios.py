"""Every scenario, and what scenarios must show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ekiben.game import find_game
from ekiben.scenario import read_file, run_one, scenario_files
from tests.support.of_game import of_game
from tests.support.scenarios import GAMES, every_game, reasons_with_texts, sources

pytestmark = pytest.mark.covers

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


def tags_of(game: str) -> set[str]:
    """What the tests of a game list in their module `tags`; else its options."""
    options = {f"option {each}" for each in find_game(game).options}
    return set(of_game(game, "tags").get("TAGS", options))


@every_game
def test_everything_is_shown(game: str) -> None:
    shown = {tag for scenario in scenarios_of(game) for tag in scenario.get("shows", ())}
    required = {f"reason {name}" for name in [*reasons_with_texts(game), "unknown-move"]}
    required |= tags_of(game)
    assert required - shown == set()
    assert shown - required == set(), "tags that nothing asks for: misspelt?"


@every_game
def test_every_reason_has_a_text(game: str) -> None:
    code = sources(game, "explain", "shorthand", "__init__")
    given = set(re.findall(r'\b[rR]eason\("([a-z-]+)"', code))
    assert given <= reasons_with_texts(game)
    assert reasons_with_texts(game) <= set(re.findall(r'"([a-z-]+)"', code)), "texts that nothing gives"


@every_game
def test_a_reason_that_is_shown_is_really_given(game: str) -> None:
    for scenario in scenarios_of(game):
        given = {f"reason {step['because']}" for step in scenario["step"] if "because" in step}
        claimed = {tag for tag in scenario.get("shows", ()) if tag.startswith("reason ")}
        assert claimed <= given, scenario["name"]
