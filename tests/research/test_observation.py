"""An observation has everything that a seat may see, and nothing else; the documentation has its fields."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import pytest

from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import Game, find_game
from ekiben.research.fields import PLAIN_OBSERVATION, Fields, markdown_table
from tests.support.of_game import of_game
from tests.support.random_games import Dice, SetUp, eager, set_ups
from tests.support.scenarios import BOX

pytestmark = pytest.mark.covers

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
LOW = 2  # bits that every set and number has: one above them may be of a thing that does not exist
SET_UPS = list(set_ups())
every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
# Of games that have an observation of their own.
TELLING = [each for each in SET_UPS if find_game(each.game).observation is not PLAIN_OBSERVATION]
OBSERVED = [
    each
    for each in TELLING
    if not each.options and each.players in of_game(each.game, "facts").get("OBSERVED", [each.players])
]
every_telling_set_up = pytest.mark.parametrize("set_up", TELLING, ids=str)


def observed(game: Game, s: Any, seat: int) -> list[int]:
    """A seat's observation, encoded by the interpreter."""
    fields, observe = game.observation
    out = [0] * fields.size
    observe(s, game.components().box, seat, out)
    return [int(number) for number in out]


def part(fields: Fields, name: str, numbers: list[int], row: int | None = None) -> list[int]:
    """The numbers of a field, or of one line of it."""
    field = fields[name]
    found = numbers[field.offset : field.offset + field.size]
    width = field.shape[-1] if len(field.shape) > 1 else 1
    return found if row is None else found[row * width : (row + 1) * width]


def walk(set_up: SetUp, seed: int) -> Iterator[Any]:
    """The positions of a random game, the first and the last included."""
    game = find_game(set_up.game)
    engine = Engine(game, game.components(), compiled_game(game).rules)
    s = engine.new_game(
        set_up.players, game.option_bits(dict.fromkeys(set_up.options, True), set_up.players), seed
    )
    dice = Dice(seed)
    yield s
    while moves := engine.legal(s):
        engine.apply(s, moves[eager(dice, [game.move_texts[n] for n in moves])])
        yield s


@every_set_up
def test_nothing_depends_on_what_is_hidden(set_up: SetUp) -> None:
    game = find_game(set_up.game)
    engine = Engine(game, game.components(), compiled_game(game).rules)
    changed = 0
    for seed in range(2 if len(game.move_texts) > 100 else 8):  # small games have few decisions
        for step, s in enumerate(walk(set_up, seed)):
            seat = s.seat if s.seat >= 0 and step % 3 else step % s.players
            other = engine.sample(s, seat, seed, step)
            changed += bytes(other) != bytes(s)
            assert observed(game, other, seat) == observed(game, s, seat)
    assert changed > 50


@pytest.mark.covers(False)
@pytest.mark.parametrize("set_up", OBSERVED, ids=str)
def test_an_observation_tells_what_the_view_tells(set_up: SetUp) -> None:
    """Change positions byte by byte: the observation must change exactly when the view does."""
    game = find_game(set_up.game)
    components, not_told = game.components(), of_game(game.name, "facts").get("NOT_TOLD", set())
    met, outcomes = Counter[int](), Counter[str]()
    for step, s in enumerate(walk(set_up, 4)):
        if met[s.decision] == 2 or s.seat < 0:
            continue
        met[s.decision] += 1
        view, told = game.view(s, components, s.seat), observed(game, s, s.seat)
        for place in range(len(s.data)):
            bit = 0 if met[s.decision] == 1 else (place + step) % 5
            other = s.copy()
            other.data[place] ^= 1 << bit
            try:
                other_view = game.view(other, components, s.seat)
                json.dumps(other_view)
            except (IndexError, KeyError, ValueError, AssertionError):
                continue  # no position at all
            differing = {key for key in view if view[key] != other_view.get(key)}
            try:
                changed = observed(game, other, s.seat) != told
            except (IndexError, ValueError):
                continue
            if not differing and not doubled_stations(other):
                outcomes["same"] += 1
                assert not changed, f"byte {place}"
            elif differing and bit < LOW:
                outcomes["differ"] += 1
                assert changed or differing <= not_told, f"byte {place}: {differing}"
    assert outcomes["same"] > 1500
    assert outcomes["differ"] > 500


def doubled_stations(s: Any) -> bool:
    """Whether a city has two stations, which no rule builds: a view names one of them only."""
    colours = list(getattr(s, "stations", ()))
    return bool(sum(mask.bit_count() for mask in colours) > reduce(or_, colours, 0).bit_count())


@every_telling_set_up
def test_different_views_are_different_observations(set_up: SetUp) -> None:
    game = find_game(set_up.game)
    components = game.components()
    views: dict[str, str] = {}
    for s in walk(set_up, 11):
        if s.seat >= 0:
            view = game.view(s, components, s.seat)
            view.pop("face_up", None)
            told = f"{s.seat} {observed(game, s, s.seat)}"
            assert views.setdefault(told, json.dumps(view)) == json.dumps(view)
    assert len(views) > 30


# --- the fields -------------------------------------------------------------------------------------------


def flags(numbers: list[int], names: Any) -> list[Any]:
    """The names whose flags are set."""
    assert set(numbers) <= {0, 1}
    return [name for number, name in zip(numbers, names, strict=True) if number]


def by_number(numbers: list[int], names: Any) -> list[Any]:
    """The names in the order of their numbers, which begin with 1."""
    named = sorted((number, name) for number, name in zip(numbers, names, strict=True) if number)
    assert [number for number, _ in named] == list(range(1, len(named) + 1))
    return [name for _, name in named]


@pytest.mark.parametrize("name", BOX)
def test_the_page_has_the_fields(name: str) -> None:
    """If they differ, the failure shows what the page must have."""
    fields = find_game(name).observation.fields
    wanted = markdown_table(fields)
    assert wanted in PAGE.read_text(encoding="utf-8"), f"the page must have:\n{wanted}"
    offset = 0
    for field in fields:
        assert field.offset == offset
        offset += field.size
    assert offset == fields.size


def test_two_fields_can_not_have_one_name() -> None:
    fields = Fields()
    fields.add("yen", 2, "by seat")
    with pytest.raises(ValueError, match="yen"):
        fields.add("yen", 2, "by seat")
