"""Scenarios: a position, some moves, and what must be true; see docs/scenarios.md for the format."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ekiben.components import ComponentsReader, read_fields
from ekiben.errors import BadScenario, EkibenError, IllegalMove
from ekiben.game import find_game
from ekiben.layout import Layout
from ekiben.table import Table

# The keys of a scenario and of a step, with their types and what these are called
TEXT, TEXTS, TABLE = (str, "a text"), (list, "a list of texts"), (dict, "a table")
SCENARIO_KEYS = {
    "name": TEXT,
    "shows": TEXTS,
    "players": (int, "a whole number"),
    "seed": (int, "a whole number"),
    "options": TABLE,
    "components": TEXT,
    "position": TABLE,
    "step": (list, "[[scenario.step]] tables"),
}
STEP_KEYS = {
    "play": TEXT,
    "illegal": ((str, int), "the text or the number of a move"),
    "because": TEXT,
    "then": TABLE,
    "unchanged": TEXTS,
    "legal": TEXTS,
    "not_legal": TEXTS,
    "only": TEXTS,
    "asks": TEXT,
    "sees": TABLE,
}
NONE = "none"  # nothing or nobody; TOML has no null
HIDDEN = "hidden"  # the key must be absent
SPECTATOR = "spectator"
MISSING = object()


@dataclass
class Outcome:
    """The outcome of a scenario: what failed, or what is wrong with the scenario itself."""

    file: Path
    name: str
    failures: list[str] = field(default_factory=list)
    shows: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def scenario_files(paths: list[Path]) -> list[Path]:
    """The given files and all .toml files in the given folders, except components files."""
    found: list[Path] = []
    for path in paths:
        inside = (file for file in path.rglob("*.toml") if "components" not in (file.stem, file.parent.name))
        files = [path] if path.is_file() else sorted(inside)
        if not files:
            why = "no .toml file in this folder" if path.is_dir() else "no such file or folder"
            raise BadScenario(f"{path}: {why}")
        found += files
    return found


def read_file(path: Path) -> tuple[str, list[dict[str, Any]]]:
    """The game and the scenarios in a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadScenario(f"can't be read: {error}") from error
    scenarios = data.get("scenario")
    good = isinstance(scenarios, list) and all(isinstance(one, dict) for one in scenarios)
    if set(data) != {"game", "scenario"} or not isinstance(data["game"], str) or not good:
        raise BadScenario("needs `game = …` and `[[scenario]]` tables, and nothing else")
    return data["game"], data["scenario"]


def run_file(path: Path, components: Path | None = None) -> Iterator[Outcome]:
    """Run all scenarios of a file, with the given components unless they name their own."""
    try:
        game, scenarios = read_file(path)
    except BadScenario as error:
        yield Outcome(path, "the file", [str(error)])
        return
    for number, scenario in enumerate(scenarios, 1):
        yield run_one(path, game, scenario, number, components)


def run_one(
    path: Path, game: str, scenario: dict[str, Any], number: int, components: Path | None = None
) -> Outcome:
    """Run one scenario: set up, then step by step until one fails."""
    shows = scenario.get("shows")
    tags = [str(tag) for tag in shows] if isinstance(shows, list) else []
    outcome = Outcome(path, str(scenario.get("name", f"scenario {number}")), shows=tags)
    try:
        if "components" in scenario:
            components = path.parent / str(scenario["components"])
        check_form(scenario)
        table = open_table(game, scenario, components)
        for place, step in enumerate(scenario["step"], 1):
            outcome.failures += [f"step {place}: {failure}" for failure in run_step(table, step)]
            if outcome.failures:
                break
    except EkibenError as error:
        outcome.failures.append(f"the scenario can't be set up: {error}")
    return outcome


# --- the form of a scenario -----------------------------------------------------------------------------


def check_form(scenario: dict[str, Any]) -> None:
    """Raise BadScenario with all unknown keys and wrong types."""
    mistakes = list(_form("a scenario", scenario, SCENARIO_KEYS))
    mistakes += [f"a scenario needs `{key}`" for key in ("name", "step") if not scenario.get(key)]
    steps = scenario.get("step")
    for number, step in enumerate(steps if isinstance(steps, list) else [], 1):
        if not isinstance(step, dict):
            mistakes.append(f"step {number} must be a table, not {step!r}")
            continue
        mistakes += _form(f"step {number}", step, STEP_KEYS)
        if not step:
            mistakes.append(f"step {number} says nothing")
        if "play" in step and "illegal" in step:
            mistakes.append(f"step {number} has `play` and `illegal`; make two steps of it")
        if ("because" in step) != ("illegal" in step):
            mistakes.append(f"step {number}: `illegal` and `because` (the id of the reason) go together")
    if mistakes:
        raise BadScenario("; ".join(mistakes))


def _form(what: str, table: dict[str, Any], keys: dict[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        if key not in keys:
            yield f"{what} has no `{key}`; it has {', '.join(keys)}"
            continue
        kind, called = keys[key]
        texts = called == TEXTS[1] and isinstance(value, list) and not all(type(v) is str for v in value)
        if not isinstance(value, kind) or isinstance(value, bool) or texts:
            yield f"{what}: `{key}` is {value!r}; it must be {called}"


def open_table(game: str, scenario: dict[str, Any], components: Path | None) -> Table:
    table = Table(
        find_game(game),
        scenario.get("players", 2),
        scenario.get("seed", 1),
        scenario.get("options"),
        components,
    )
    if "position" in scenario:
        table.game.arrange(table.position, table.components, scenario["position"])
        table.arranged = True
    return table


def arrange_fields(s: Layout, data: dict[str, Any], seat_names: Sequence[str]) -> None:
    """Set fields of a position by name; seats can be given by colour."""
    numbers = {name: seat for seat, name in enumerate(seat_names)}
    reader = ComponentsReader({key: numbers.get(str(value), value) for key, value in data.items()})
    read_fields(s, reader, [key for key in data if key in s.fields])
    reader.no_other_keys()
    if reader.mistakes:
        raise BadScenario("the position: " + "; ".join(map(str, reader.mistakes)))


# --- a step ---------------------------------------------------------------------------------------------


def run_step(table: Table, step: dict[str, Any]) -> Iterator[str]:
    """What is wrong after a step."""
    before = checkable_state(table)
    if "play" in step:
        try:
            table.play(step["play"])
        except IllegalMove as error:
            yield f"{step['play']!r} should be legal, but: {error} ({error.reason})"
            return
    if "illegal" in step:
        yield from check_illegal(table, step)
    yield from check_legal(step, [move.text for move in table.legal()])
    after = checkable_state(table)
    asked = after["decision"] or NONE
    if "asks" in step and asked != step["asks"]:
        yield f"asked should be {step['asks']!r}, but is {asked!r}"
    yield from differences("", step.get("then", {}), before, after)
    yield from check_views(table, step.get("sees", {}))
    for path in step.get("unchanged", []):
        yield from check_unchanged(path, before, after)


def check_illegal(table: Table, step: dict[str, Any]) -> Iterator[str]:
    """Check that a move is refused for a reason and changes nothing."""
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


def check_legal(step: dict[str, Any], legal: list[str]) -> Iterator[str]:
    """Check moves that must be legal, that must not be, or all of them."""
    shown = ", ".join(legal) or NONE
    for text in step.get("legal", []):
        if text not in legal:
            yield f"{text!r} should be legal; legal are {shown}"
    for text in step.get("not_legal", []):
        if text in legal:
            yield f"{text!r} should not be legal"
    if "only" in step and sorted(step["only"]) != sorted(legal):
        yield f"legal should be exactly {', '.join(step['only']) or NONE}; legal are {shown}"


# --- what must be true ----------------------------------------------------------------------------------


def checkable_state(table: Table) -> dict[str, Any]:
    """All that scenarios can check: the public view, what each seat sees of its own, and the scores if the
    game ended now."""
    names = table.game.seat_names[: table.position.players]
    scores = {names[seat]: row for seat, row in enumerate(table.scores())}
    own = {name: table.view(name)[name] for name in names}
    return {**table.view(), **own, "scores": scores}


def check_views(table: Table, views: dict[str, Any]) -> Iterator[str]:
    """Check what seats and spectators must and must not see."""
    names = [*table.game.seat_names[: table.position.players], SPECTATOR]
    for name, wanted in views.items():
        if name not in names:
            yield f"sees: there is no {name}; there are {', '.join(names)}"
        elif not isinstance(wanted, dict):
            yield f"sees: what {name} sees must be a table"
        else:
            view = table.view(None if name == SPECTATOR else name)
            yield from (f"{name} sees: {failure}" for failure in differences("", wanted, view, view))


def _look_up(path: str, where: Any) -> Any:
    for key in path.split("."):
        if not isinstance(where, dict) or key not in where:
            return MISSING
        where = where[key]
    return where


def check_unchanged(path: str, before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    old, new = _look_up(path, before), _look_up(path, after)
    if new is MISSING:
        yield f"unchanged: there is no {path}"
    elif old != new:
        yield f"{path} should be unchanged, but went from {_format(old)} to {_format(new)}"


def _format(value: Any) -> str:
    return NONE if value is None else repr(value)


def differences(path: str, wanted: Any, before: Any, after: Any) -> Iterator[str]:
    """The differences between a position and what is wanted.

    Tables are compared key by key (an empty one must match an empty one), lists item by item. "+2" means 2
    more than before the step.
    """
    if isinstance(wanted, dict) and isinstance(after, dict) and wanted:
        for key, value in wanted.items():
            inner = f"{path}.{key}" if path else key
            if value == HIDDEN:
                if key in after:
                    yield f"{inner} should be hidden, but is {_format(after[key])}"
            elif key not in after:
                yield f"{inner}: there is no such thing, only {', '.join(after) or NONE}"
            else:
                old = before.get(key) if isinstance(before, dict) else None
                yield from differences(inner, value, old, after[key])
    elif isinstance(wanted, list) and isinstance(after, list) and len(wanted) == len(after):
        for place, value in enumerate(wanted):
            old = before[place] if isinstance(before, list) and place < len(before) else None
            yield from differences(f"{path}[{place + 1}]", value, old, after[place])
    elif isinstance(wanted, str) and re.fullmatch(r"[+-]\d+", wanted):
        yield from _change(path, wanted, before, after)
    elif wanted != (NONE if after is None else after) and path:
        yield f"{path} should be {wanted!r}, but is {_format(after)}"


def _change(path: str, wanted: str, before: Any, after: Any) -> Iterator[str]:
    if not isinstance(before, int | float) or not isinstance(after, int | float):
        yield f"{path} should change by {wanted}, but is {_format(after)}, which is no number"
    elif after - before != int(wanted):
        yield f"{path} should change by {wanted}, but went from {before} to {after}"
