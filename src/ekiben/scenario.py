"""Scenarios: a position, some moves, what must be true. docs/scenarios.md describes the format."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ekiben.errors import BadScenario, EkibenError, IllegalMove
from ekiben.game import find_game
from ekiben.table import Table

SCENARIO_KEYS = {"name", "shows", "players", "seed", "options", "components", "position", "step"}
STEP_KEYS = {"play", "illegal", "because", "then", "legal", "not_legal", "only", "asks"}


@dataclass
class Outcome:
    """How a scenario went: what failed, or what is wrong with the scenario itself."""

    file: Path
    name: str
    failures: list[str] = field(default_factory=list)
    shows: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether everything was true."""
        return not self.failures


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files, and all .toml files of the folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.is_file():
            found.append(path)
        else:
            raise BadScenario(f"{path}: no such file or folder")
    return found


def run_file(path: Path) -> Iterator[Outcome]:
    """Run all scenarios of a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        yield Outcome(path, "the file", [f"can't be read: {error}"])
        return
    unknown = set(data) - {"game", "scenario"}
    if unknown or not isinstance(data.get("game"), str) or not isinstance(data.get("scenario"), list):
        yield Outcome(path, "the file", ["needs `game = …` and `[[scenario]]` tables, and nothing else"])
        return
    for number, scenario in enumerate(data["scenario"], 1):
        name = str(scenario.get("name", f"scenario {number}"))
        outcome = Outcome(path, name, shows=list(scenario.get("shows", [])))
        try:
            run_scenario(data["game"], scenario, path.parent, outcome.failures)
        except EkibenError as error:
            outcome.failures.append(f"the scenario can't be set up: {error}")
        yield outcome


def run_scenario(game: str, scenario: dict[str, Any], folder: Path, failures: list[str]) -> None:
    """Set up, then step by step; the first step that fails ends the scenario."""
    _known(scenario, SCENARIO_KEYS, "a scenario")
    if "name" not in scenario or not scenario.get("step"):
        raise BadScenario("a scenario needs a name and at least one step")
    table = open_table(game, scenario, folder)
    for number, step in enumerate(scenario["step"], 1):
        _known(step, STEP_KEYS, f"step {number}")
        found = [f"step {number}: {failure}" for failure in run_step(table, step)]
        if found:
            failures += found
            return


def _known(table: object, keys: set[str], what: str) -> None:
    if not isinstance(table, dict):
        raise BadScenario(f"{what} must be a table, not {table!r}")
    unknown = set(table) - keys
    if unknown:
        raise BadScenario(f"{what} has no {', '.join(sorted(unknown))}; it has {', '.join(sorted(keys))}")


def open_table(game: str, scenario: dict[str, Any], folder: Path) -> Table:
    """The table of a scenario, in its position."""
    components = scenario.get("components")
    table = Table(
        find_game(game),
        scenario.get("players", 2),
        scenario.get("seed", 1),
        scenario.get("options"),
        folder / components if components else None,
    )
    if "position" in scenario:
        table.game.arrange(table.position, table.components, scenario["position"])
        table.arranged = True
    return table


def run_step(table: Table, step: dict[str, Any]) -> Iterator[str]:
    """What is not as it should be after a step."""
    before = facts(table)
    if "play" in step:
        try:
            table.play(step["play"])
        except IllegalMove as error:
            yield f"{step['play']!r} should be legal, but {error} ({error.reason})"
            return
    if "illegal" in step:
        yield from check_illegal(table, step)
    legal = [move.text for move in table.legal()]
    for text in step.get("legal", []):
        if text not in legal:
            yield f"{text!r} should be legal; legal are {', '.join(legal)}"
    for text in step.get("not_legal", []):
        if text in legal:
            yield f"{text!r} should not be legal"
    if "only" in step and sorted(step["only"]) != sorted(legal):
        yield f"legal should be exactly {', '.join(step['only'])}; legal are {', '.join(legal)}"
    after = facts(table)
    if "asks" in step and after.get("decision") != step["asks"]:
        yield f"asked should be {step['asks']!r}, but is {after.get('decision')!r}"
    yield from differences("", step.get("then", {}), before, after)


def check_illegal(table: Table, step: dict[str, Any]) -> Iterator[str]:
    """A move that must be refused, for a reason, and change nothing."""
    if "because" not in step:
        raise BadScenario(f"`illegal = {step['illegal']!r}` needs `because = …`, the id of the reason")
    before = bytes(table.position.data)
    try:
        table.play(step["illegal"])
        yield f"{step['illegal']!r} should be illegal because {step['because']}, but was played"
    except IllegalMove as error:
        if error.reason != step["because"]:
            yield (
                f"{step['illegal']!r} should be illegal because {step['because']}, "
                f"but is because {error.reason}: {error}"
            )
        if bytes(table.position.data) != before:
            yield f"{step['illegal']!r} was refused, but changed the position"


def facts(table: Table) -> dict[str, Any]:
    """What a scenario can ask about: the view, and the final scoring as it would be now."""
    names = table.game.seat_names
    scores = {names[seat]: row for seat, row in enumerate(table.scores())}
    return {**table.view(), "scores": scores}


def differences(path: str, wanted: Any, before: Any, after: Any) -> Iterator[str]:
    """Where a position is not as wanted. Tables are compared as far as they go; "+2" means 2 more."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            if not isinstance(after, dict) or key not in after:
                yield f"{path}{key}: there is no such thing; there are {', '.join(after or [])}"
            else:
                old = before.get(key) if isinstance(before, dict) else None
                yield from differences(f"{path}{key}.", value, old, after[key])
    elif isinstance(wanted, str) and re.fullmatch(r"[+-]\d+", wanted):
        if after - before != int(wanted):
            yield f"{path[:-1]} should change by {wanted}, but went from {before} to {after}"
    elif wanted == "none":
        if after is not None:
            yield f"{path[:-1]} should be none, but is {after!r}"
    elif (
        [None if v == "none" else v for v in wanted] != after if isinstance(wanted, list) else wanted != after
    ):
        yield f"{path[:-1]} should be {wanted!r}, but is {after!r}"
