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
from ekiben.games.nordic.components import KIND_NAMES, ROUTE_IDS, TICKET_IDS
from ekiben.games.zero_kei.components import CARRIAGE_IDS, COLOUR_NAMES
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.research.fields import PLAIN_OBSERVATION, Fields, markdown_table
from tests.support.random_games import Dice, SetUp, eager, set_ups
from tests.support.scenarios import BOX

pytestmark = pytest.mark.covers

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
LOW = 2  # bits that every set and number has: one above them may be of a thing that does not exist
# What a view names and an observation does not tell apart, by the keys of the view: how many places an empty
# row has, and where a card lies among those that are face up or were turned up.
NOT_TOLD = {"zero-kei": {"row"}, "nordic": {"face_up", "pending"}}
SET_UPS = list(set_ups())
every_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
every_telling_set_up = pytest.mark.parametrize(  # of games that have an observation of their own
    "set_up", [each for each in SET_UPS if find_game(each.game).observation is not PLAIN_OBSERVATION], ids=str
)


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


@pytest.mark.parametrize("set_up", [SetUp("zero-kei", 1), SetUp("zero-kei", 3), SetUp("nordic", 3)], ids=str)
def test_an_observation_tells_what_the_view_tells(set_up: SetUp) -> None:
    """Change positions byte by byte: the observation must change exactly when the view does."""
    game = find_game(set_up.game)
    components = game.components()
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
                assert changed or differing <= NOT_TOLD[game.name], f"byte {place}: {differing}"
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


# --- the meaning of the fields ----------------------------------------------------------------------------


def flags(numbers: list[int], names: Any) -> list[Any]:
    """The names whose flags are set."""
    assert set(numbers) <= {0, 1}
    return [name for number, name in zip(numbers, names, strict=True) if number]


def by_number(numbers: list[int], names: Any) -> list[Any]:
    """The names in the order of their numbers, which begin with 1."""
    named = sorted((number, name) for number, name in zip(numbers, names, strict=True) if number)
    assert [number for number, _ in named] == list(range(1, len(named) + 1))
    return [name for _, name in named]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_fields_of_zero_kei(players: int) -> None:
    game = find_game("zero-kei")
    fields, cities = game.observation.fields, range(1, 13)
    for step, s in enumerate(walk(SetUp("zero-kei", players), 6)):
        seat = step % s.players
        view, numbers = game.view(s, game.components(), seat), observed(game, s, seat)

        def field(name: str, row: int | None = None, numbers: list[int] = numbers) -> list[int]:
            return part(fields, name, numbers, row)

        assert field("players") == [s.players]
        assert flags(field("year"), range(1, 6)) == [view["year"]]
        assert flags(field("event"), EVENT_IDS) == [view["event"]]
        assert by_number(field("event_year"), EVENT_IDS) == view["events"]
        assert "ABCDEFGH"[field("track_cost")[0] - 1] == view["track_cost"]
        assert flags(field("discard"), CARRIAGE_IDS) == view["discard"]
        assert field("deck") == [view["deck"]]
        assert field("counters") == list(view["counters"].values())
        assert by_number(field("rank"), COLOUR_NAMES) == view["ranking"]
        assert field("stock") == list(view["stock"].values())
        assert flags(field("prepared"), cities) == view["prepared"]
        assert flags(field("tracks"), cities) == view["tracks"]
        assert [flags(field("venues", i), cities)[0] for i in range(3)] == view["venues"]
        for carriage, place, price in zip(CARRIAGE_IDS, field("row"), field("price"), strict=True):
            if place:
                row = view["row"][place - 1]
                assert (row["carriage"], row["price"]) == (carriage, price)
        for place in range(s.players):
            name = game.seat_names[(seat + place) % s.players]
            own = view[name]
            assert field("yen")[place] == own["yen"]
            assert field("points")[place] == own["points"]
            assert flags(field("engine", place), range(1, 5)) == [own["engine"]] * bool(own["engine"])
            assert by_number(field("train", place), CARRIAGE_IDS) == own["train"]
            assert field("cauldrons", place) == own["cauldrons"]
            assert field("cauldrons_left")[place] == own["cauldrons_left"]
            assert field("track_tokens")[place] == own["track_tokens"]
            tile = [flags(field("tile", space), range(4)) for space in range(s.players)]
            assert [place in seats for seats in tile] == [name == there for there in view["tile"]]
            chosen = flags(field("chosen", place), range(6))
            assert chosen == [i for i, row in enumerate(view["row"]) if row and row["chosen"] == name]
        for place in range(s.players, 4):
            assert not any(field("train", place) + field("cities", place) + [field("yen")[place]])


@pytest.mark.parametrize("players", [2, 3])
def test_the_fields_of_nordic(players: int) -> None:
    game = find_game("nordic")
    fields = game.observation.fields
    for step, s in enumerate(walk(SetUp("nordic", players), 6)):
        seat = step % players
        view, numbers = game.view(s, game.components(), seat), observed(game, s, seat)

        def field(name: str, row: int | None = None, numbers: list[int] = numbers) -> list[int]:
            return part(fields, name, numbers, row)

        def cards(name: str, row: int | None = None, field: Any = field) -> dict[str, int]:
            counted = zip(KIND_NAMES, field(name, row), strict=True)
            return {kind: count for kind, count in counted if count}

        own = view[game.seat_names[seat]]
        assert cards("hand") == own["hand"]
        assert flags(field("tickets"), TICKET_IDS) == list(own["tickets"])
        assert flags(field("offered"), TICKET_IDS) == own["offered"]
        assert flags(field("returned"), TICKET_IDS) == own["returned"]
        assert cards("face_up") == Counter(kind for kind in view["face_up"] if kind)
        assert cards("discard") == view["discard"]
        assert (field("deck"), field("ticket_deck")) == ([view["deck"]], [view["ticket_deck"]])
        assert flags(field("ticket"), TICKET_IDS) == [view["pending"].get("ticket")] * (
            "ticket" in view["pending"]
        )
        assert flags(field("route"), ROUTE_IDS) == [view["pending"].get("route")] * (
            "route" in view["pending"]
        )
        assert field("extra") == [view["pending"].get("extra", 0)]
        closed = [name for name, owner in view["routes"].items() if owner == "closed"]
        assert flags(field("routes", 3), ROUTE_IDS) == closed
        for place in range(players):
            name = game.seat_names[(seat + place) % players]
            owned = [route for route, owner in view["routes"].items() if owner == name]
            assert flags(field("routes", place), ROUTE_IDS) == owned
            assert cards("known", place) == view[name]["known"]
            for key in ("trains", "points", "cards", "ticket_count"):
                assert field(key)[place] == view[name][key]
            assert field("decides")[place] == (name == view["seat"])
            assert field("first")[place] == (name == view["first"])


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
