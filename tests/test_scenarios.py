"""Every scenario, what scenarios must show, and the runner itself: that it fails when it should."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import pytest

import ekiben
from ekiben.cli import main
from ekiben.errors import BadScenario
from ekiben.game import find_game, game_names
from ekiben.games.nordic.arrange import PLAY_KEYS, SEAT_PLAY_KEYS, SEAT_SET_UP_KEYS
from ekiben.games.nordic.components import standard
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.scenario import SCENARIO_KEYS, STEP_KEYS, read_file, run_file, run_one, scenario_files
from ekiben.table import Table

SCENARIOS = Path(__file__).parent / "scenarios"
GAMES_FOLDER = Path(ekiben.__file__).parent / "games"
GUIDE = Path(__file__).parent.parent / "docs" / "scenarios.md"


def all_scenarios() -> Iterator[tuple[Path, str, dict[str, Any], int]]:
    for path in scenario_files([SCENARIOS]):
        game, scenarios = read_file(path)
        for number, scenario in enumerate(scenarios, 1):
            yield path, game, scenario, number


ALL = list(all_scenarios())
GAMES = game_names()
every_game = pytest.mark.parametrize("game", GAMES)


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


def source(name: str) -> str:
    return resources.files("ekiben").joinpath(name).read_text(encoding="utf-8")


def folder(game: str) -> str:
    return game.replace("-", "_")


def reasons_with_texts(game: str) -> set[str]:
    return set(re.findall(rf"^{game}-reason-([a-z-]+) =", source(f"locale/en/{game}.ftl"), re.MULTILINE))


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


# --- the runner -----------------------------------------------------------------------------------------

POSITION = """
game = "zero-kei"
[[scenario]]
name = "{name}"
shows = ["a tag"]
[scenario.position]
phase = "actions"
event = "seven-yen"
actions_left = 2
counters = {{ gold = 2, white = 1, black = 0 }}
green = {{ yen = 4, points = 0, train = ["2b"] }}
yellow = {{ yen = 0, points = 0 }}
"""


@pytest.fixture
def run(tmp_path: Path) -> Callable[[str], list[str]]:
    """Run the steps given, and return what failed."""

    def run_steps(steps: str, head: str = POSITION) -> list[str]:
        path = tmp_path / "one.toml"
        path.write_text(head.format(name="A scenario") + steps, encoding="utf-8")
        (outcome,) = run_file(path)
        assert outcome.passed == (not outcome.failures)
        return outcome.failures

    return run_steps


GOOD = [
    'play = "event"\nthen = { green.yen = 11, yellow.yen = 0 }',
    'play = "event"\nthen = { green = { yen = "+7", points = 0 }, yellow.yen = "+0" }',
    'play = "tail"\nasks = "counter"\nonly = ["advance black", "advance gold", "advance white"]',
    'legal = ["tail", "event"]\nnot_legal = ["use 9a"]',
    'illegal = "order 1"\nbecause = "not-now"',
    'illegal = "event tail event"\nbecause = "not-now"',
    'illegal = "sing"\nbecause = "unknown-move"',
    "illegal = 12345\nbecause = 'no-such-move'",
    'play = "event"\nunchanged = ["yellow", "green.train", "counters.gold"]',
    "then = { stations = {}, green.tokens = {}, green.train = ['2b'], solo = false }",
    "then = { row = ['none', 'none', 'none', 'none'], scores.green.win = 0, counters = { gold = 2 } }",
    "[scenario.step.then]\ngreen.cauldrons = [0, 0, 0]\ntile = ['yellow', 'green']",
]


@pytest.mark.parametrize("step", GOOD)
def test_what_is_true_passes(run: Callable[[str], list[str]], step: str) -> None:
    assert run(f"[[scenario.step]]\n{step}\n") == []


WRONG = [
    (
        'play = "event"\nthen.green.yen = 10',
        "step 1: green.yen should be 10, but is 11",
    ),
    (
        'play = "event"\nthen.green.yen = "+6"',
        "step 1: green.yen should change by +6, but went from 4 to 11",
    ),
    (
        'then.green.train = "+6"',
        "step 1: green.train should change by +6, but is ['2b'], which is no number",
    ),
    (
        "then = { green.yne = 4 }",
        "step 1: green.yne: there is no such thing; there are yen, points, engine, ",
    ),
    (
        'then = { stations = { 3 = "gold" } }',
        "step 1: stations.3: there is no such thing; there are none",
    ),
    (
        'then = { ranking = ["gold", "white"] }',
        "step 1: ranking should be ['gold', 'white'], but is ['gold', 'white', 'black']",
    ),
    (
        "then = { green.cauldrons = [0, 1, 0] }",
        "step 1: green.cauldrons[2] should be 1, but is 0",
    ),
    (
        'then = { row = ["none", { price = 3 }, "none", "none"] }',
        "step 1: row[2] should be {'price': 3}, but is none",
    ),
    (
        'then = { seat = "none" }',
        "step 1: seat should be 'none', but is 'green'",
    ),
    (
        "then = { counters = {} }",
        "step 1: counters should be {}, but is {'gold': 2, 'white': 1, 'black': 0}",
    ),
    (
        'play = "event"\nunchanged = ["green"]',
        "step 1: green should be unchanged, but went from {'yen': 4",
    ),
    (
        'unchanged = ["green.gold"]',
        "step 1: unchanged: there is no green.gold",
    ),
    (
        'play = "order 1"',
        "step 1: 'order 1' should be legal, but: order 1: ",
    ),
    (
        'illegal = "event"\nbecause = "card-used"',
        "step 1: 'event' should be illegal because card-used, but was played",
    ),
    (
        'illegal = "order 1"\nbecause = "card-used"',
        "step 1: 'order 1' should be illegal because card-used, but is because not-now: order 1: ",
    ),
    (
        'legal = ["use 2a"]',
        "step 1: 'use 2a' should be legal; legal are event, use 2b, tail, ",
    ),
    (
        'not_legal = ["tail"]',
        "step 1: 'tail' should not be legal",
    ),
    (
        'only = ["tail", "done"]',
        "step 1: legal should be exactly tail, done; legal are event, use 2b, tail, ",
    ),
    (
        'play = "tail"\nasks = "action"',
        "step 1: asked should be 'action', but is 'counter'",
    ),
]


@pytest.mark.parametrize(("step", "message"), WRONG)
def test_what_is_not_true_fails_readably(run: Callable[[str], list[str]], step: str, message: str) -> None:
    failures = run(f"[[scenario.step]]\n{step}\n")
    assert len(failures) == 1
    assert failures[0].startswith(message)


# --- what seats see: a game with secrets ----------------------------------------------------------------

SECRETS = """
game = "nordic"
[[scenario]]
name = "{name}"
[scenario.position]
phase = "play"
seat = "white"
white = {{ hand = {{ red = 2 }}, tickets = ["oslo-vaasa"] }}
"""

SEEN = [
    'sees = { white.white.hand = { red = 2 }, red.white = { hand = "hidden", cards = 2 } }',
    'sees = { spectator = { white.hand = "hidden", white.ticket_count = 1, seat = "white" } }',
    'sees = { white.white.tickets = { oslo-vaasa = { points = 9 } }, red.white.tickets = "hidden" }',
    'then = { white.hand = { red = 2, blue = "hidden" } }',
]


@pytest.mark.parametrize("step", SEEN)
def test_what_seats_see_passes(run: Callable[..., list[str]], step: str) -> None:
    assert run(f"[[scenario.step]]\n{step}\n", SECRETS) == []


NOT_SEEN = [
    (
        'sees = { white.white.hand = "hidden" }',
        "step 1: white sees: white.hand should be hidden, but is {'red': 2}",
    ),
    (
        "sees = { red.white.hand = { red = 2 } }",
        "step 1: red sees: white.hand: there is no such thing; there are trains, ",
    ),
    (
        "sees = { spectator.white.cards = 3 }",
        "step 1: spectator sees: white.cards should be 3, but is 2",
    ),
    ("sees = { lilac.seat = 'white' }", "step 1: sees: there is no lilac; there are white, red, spectator"),
    ("sees = { red = 3 }", "step 1: sees: what red sees must be a table"),
]


@pytest.mark.parametrize(("step", "message"), NOT_SEEN)
def test_what_seats_do_not_see_fails_readably(run: Callable[..., list[str]], step: str, message: str) -> None:
    (failure,) = run(f"[[scenario.step]]\n{step}\n", SECRETS)
    assert failure.startswith(message)


# --- how a run ends -------------------------------------------------------------------------------------


def test_the_first_step_that_fails_ends_the_scenario(run: Callable[[str], list[str]]) -> None:
    failures = run(
        "[[scenario.step]]\nplay = 'event'\n"
        "[[scenario.step]]\nplay = 'tail'\nasks = 'work'\nthen = { green.yen = 0, yellow.yen = 1 }\n"
        "[[scenario.step]]\nplay = 'draft 1'\n"
    )
    assert failures == [
        "step 2: asked should be 'work', but is 'counter'",
        "step 2: green.yen should be 0, but is 16",
        "step 2: yellow.yen should be 1, but is 0",
    ]


def test_a_refusal_that_changes_something_is_found(
    run: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def changing(table: Table, *args: Any) -> None:
        table.position.yen[1] += 1
        raise original(table, *args)

    original = Table._illegal
    monkeypatch.setattr(Table, "_illegal", changing)
    failures = run("[[scenario.step]]\nillegal = 'order 1'\nbecause = 'not-now'\n")
    assert failures == ["step 1: 'order 1' was refused, but changed the position"]


BAD_FORM = [
    ("[[scenario.step]]\nplya = 'event'\n", "step 1 has no `plya`; it has play, illegal, because, "),
    ("[[scenario.step]]\n", "step 1 says nothing"),
    ("[[scenario.step]]\nillegal = 'event'\n", "step 1: `illegal` and `because` (the id of the reason) go"),
    ("[[scenario.step]]\nbecause = 'not-now'\n", "step 1: `illegal` and `because` (the id of the reason) go"),
    (
        "[[scenario.step]]\nplay = 'event'\nillegal = 'tail'\nbecause = 'x'\n",
        "step 1 has `play` and `illegal`; make two steps of it",
    ),
    ("[[scenario.step]]\nplay = 3\n", "step 1: `play` is 3; it must be a text"),
    ("[[scenario.step]]\nlegal = 'tail'\n", "step 1: `legal` is 'tail'; it must be a list of texts"),
    ("[[scenario.step]]\nonly = [1]\n", "step 1: `only` is [1]; it must be a list of texts"),
    ("[[scenario.step]]\nthen = 3\n", "step 1: `then` is 3; it must be a table"),
]


@pytest.mark.parametrize(("step", "message"), BAD_FORM)
def test_a_step_that_is_wrong_is_reported(run: Callable[[str], list[str]], step: str, message: str) -> None:
    (failure,) = run(step)
    assert failure.startswith(f"the scenario can't be set up: {message}")


@pytest.mark.parametrize(
    ("scenario", "messages"),
    [
        ("name = 'x'", ["a scenario needs `step`"]),
        ("[[scenario.step]]\nplay = 'draft 1'", ["a scenario needs `name`"]),
        (
            "nmae = 'x'\nplayers = 'two'\nshows = 'x'\nstep = [3]",
            [
                "a scenario has no `nmae`; it has name, shows, players, seed, options, ",
                "`players` is 'two'; it must be a whole number",
                "`shows` is 'x'; it must be a list of texts",
                "a scenario needs `name`",
                "step 1 must be a table, not 3",
            ],
        ),
        (
            "name = 'x'\nplayers = 7\nstep = [{ play = 'done' }]",
            ["zero-kei is for 1, 2, 3, 4 players, not 7"],
        ),
        ("name = 'x'\nseed = -1\nstep = [{ play = 'done' }]", ["a seed is a whole number from 0 to"]),
        (
            "name = 'x'\noptions = { easy = true }\nstep = [{ play = 'done' }]",
            ["zero-kei has no option 'easy'; it has: hard"],
        ),
        ("name = 'x'\ncomponents = 'none.toml'\nstep = [{ play = 'done' }]", ["none.toml has 1 mistake"]),
    ],
)
def test_a_scenario_that_is_wrong_is_reported(tmp_path: Path, scenario: str, messages: list[str]) -> None:
    path = tmp_path / "one.toml"
    path.write_text(f"game = 'zero-kei'\n[[scenario]]\n{scenario}\n", encoding="utf-8")
    ((failure,),) = [outcome.failures for outcome in run_file(path)]
    for message in messages:
        assert message in failure


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", "can't be read: "),
        ("[[scenario]]\nname = 'x'\n", "needs `game = …`"),
        ("game = 'zero-kei'\n", "needs `game = …`"),
        ("game = 'zero-kei'\nscenario = 3\n", "needs `game = …`"),
        ("game = 'zero-kei'\nscenario = [3]\n", "needs `game = …`"),
        ("game = 'zero-kei'\nextra = 1\n[[scenario]]\nname = 'x'\n", "needs `game = …`"),
        (
            "game = 'one-kei'\n[[scenario]]\nname = 'x'\nstep = [{ play = 'done' }]\n",
            "the scenario can't be set up: there is no game 'one-kei'",
        ),
    ],
)
def test_a_file_that_is_wrong_is_reported(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "one.toml"
    path.write_text(text, encoding="utf-8")
    ((failure,),) = [outcome.failures for outcome in run_file(path)]
    assert failure.startswith(message)


# --- positions ------------------------------------------------------------------------------------------

BAD_POSITIONS: list[tuple[int, dict[str, Any], list[str]]] = [
    (2, {"phase": "action"}, ["phase is 'action'; allowed: one of draft, purchase, order, actions"]),
    (2, {"colour": "red"}, ["colour is 'red'; allowed: no such key"]),
    (2, {"year": 6, "tracks": [13]}, ["year is 6; allowed: a whole number from 1 to 5", "tracks is [13]"]),
    (2, {"prepared": 3}, ["prepared is 3; allowed: at most 12 different ones of 1, 2, 3"]),
    (2, {"prepared": [3, 3]}, ["prepared is [3, 3]; allowed: at most 12 different ones"]),
    (2, {"events": ["track", "station"]}, ["events is ['track', 'station']; allowed: 5 different ones"]),
    (2, {"event": "tracks"}, ["event is 'tracks'", "did you mean 'track'?"]),
    (2, {"stations": {"13": "gold", "1": "green"}}, ["stations.1 is 'green'", "stations.13 is 'gold'"]),
    (2, {"stations": dict.fromkeys("12345", "gold")}, ["stations is '5 gold'; allowed: at most 4 of a"]),
    (2, {"stations": {"1": "gold"}, "built": {"gold": 0}}, ["built.gold is 0; allowed: a whole"]),
    (2, {"counters": {"gold": 21}}, ["counters.gold is 21; allowed: a whole number from 0 to 20"]),
    (2, {"counters": {"gold": 3}, "ranking": ["white", "gold", "black"]}, ["an order that fits"]),
    (2, {"ranking": ["gold"]}, ["ranking is ['gold']; allowed: 3 different ones of gold, white, black"]),
    (2, {"venues": [1, 2]}, ["venues is [1, 2]; allowed: 3 different ones of 1, 2"]),
    (2, {"venues": [1, 2, 3], "spare_tokens": [3]}, ["city tokens is '3 in two places'; allowed: each city"]),
    (2, {"closed": [1]}, ["closed is [1]; allowed: only with players = 1"]),
    (2, {"hideo": {"A1": 3}}, ["hideo is {'A1': 3}; allowed: only with players = 1"]),
    (1, {"hideo": {"A1": 3, "B1": 3}}, ["city tokens is '3 in two places'"]),
    (1, {"hideo": {"A1": 13, "C1": 4, "D1": 1}}, ["hideo.A1 is 13", "hideo.C1 is 4", "hideo.D1 is 1"]),
    (1, {"hideo": {"C1": 2, "C2": 2}}, ["hideo is 'one venue on C1 and C2'; allowed: two different venues"]),
    (1, {"hideo": {"face_up": ["A3"]}}, ["hideo.face_up is ['A3']"]),
    (1, {"closed": [4], "spare_seen": 1}, ["closed is [4]", "spare_seen is 1; allowed: true or false"]),
    (1, {"yellow": {"yen": 3}}, ["yellow.yen is 3; allowed: no such key"]),
    (1, {"phase": "actions", "seat": "yellow"}, ["seat is 'yellow'; allowed: green: Hideo decides nothing"]),
    (2, {"red": {"yen": 3}}, ["red is {'yen': 3}; allowed: no such key"]),
    (2, {"green": {"engine": 1}}, ["green.engine is 1; allowed: no such key"]),
    (2, {"green": 3}, ["green is 3; allowed: a table"]),
    (2, {"phase": "actions", "green": {"engine": 3}}, ["green.engine is 3; allowed: a whole number"]),
    (
        2,
        {"phase": "actions", "green": {"engine": 1}, "yellow": {"engine": 1}},
        ["engine is 'one engine for two players'; allowed: different engines"],
    ),
    (2, {"green": {"yen": -1, "points": 2000}}, ["green.yen is -1", "green.points is 2000"]),
    (2, {"green": {"cauldrons": [4, 4, 0]}}, ["green.cauldrons is '8 placed'; allowed: at most 7"]),
    (2, {"green": {"cauldrons": [3, 0, 0], "cauldrons_left": 5}}, ["green.cauldrons is '3 placed'"]),
    (2, {"green": {"train": ["13a"]}}, ["green.train is ['13a']"]),
    (2, {"green": {"covered": ["3b"]}}, ["green.covered is ['3b']"]),
    (2, {"green": {"train": ["6a"], "tokens": {"6b": [1]}}}, ["green.tokens.6b is [1]"]),
    (2, {"green": {"train": ["6a"]}, "yellow": {"train": ["6a"]}}, ["carriages is '6a in two places'"]),
    (2, {"row": ["6a"]}, ["row is ['6a']; allowed: only with phase = purchase, not with draft"]),
    (2, {"phase": "purchase"}, ["row missing; allowed: 4 different ones of 1a, "]),
    (2, {"phase": "purchase", "row": ["6a"]}, ["row is ['6a']; allowed: 4 different ones of 1a, "]),
    (
        2,
        {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "chosen": {"5a": "green"}},
        ["chosen is ['5a']; allowed: carriages of the row"],
    ),
    (
        2,
        {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "chosen": {"1a": "green", "2a": "green"}},
        ["allowed: each player once"],
    ),
    (
        2,
        {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "chosen": {"1a": "green", "2a": "yellow"}},
        ["at least one player who has yet to choose"],
    ),
    (
        2,
        {
            "phase": "purchase",
            "row": ["1a", "2a", "3a", "4a"],
            "chosen": {"1a": "green"},
            "tile": ["yellow", "green"],
        },
        ["tile is 'yellow, green'; allowed: a turn order in which those who have chosen come first"],
    ),
    (2, {"phase": "purchase", "row": ["1a", "2a", "3a", "4a"], "tile": ["red"]}, ["tile is ['red']"]),
    (2, {"phase": "actions", "waiting": {"13a": "yellow"}}, ["waiting.13a is 'yellow'"]),
    (2, {"phase": "actions", "waiting": {"1a": "red"}}, ["waiting.1a is 'red'; allowed: one of green"]),
    (2, {"phase": "actions", "waiting": {"1a": "green"}}, ["waiting is 'green'; allowed: players who"]),
    (2, {"phase": "actions", "tile": ["green", "none"]}, ["tile is ['green', 'none']; allowed: 2 spaces"]),
    (2, {"phase": "actions", "actions_left": 13}, ["actions_left is 13"]),
    (2, {"phase": "actions", "used": ["use 6a"]}, ["used is ['use 6a']; allowed: at most 12"]),
    (2, {"phase": "order", "used": ["tail"]}, ["used is ['tail']; allowed: only with phase"]),
    (2, {"discard": [f"{city}{letter}" for city in range(1, 7) for letter in "ab"]}, ["deck is '18 left'"]),
    (2, {"tile": ["green", "green"]}, ["tile is ['green', 'green']; allowed: 2 different ones"]),
]


@pytest.mark.parametrize(("players", "position", "messages"), BAD_POSITIONS)
def test_a_position_that_is_wrong_is_reported(
    players: int, position: dict[str, Any], messages: list[str]
) -> None:
    table = Table(find_game("zero-kei"), players, 1)
    with pytest.raises(BadScenario) as error:
        table.game.arrange(table.position, table.components, position)
    assert str(error.value).startswith("the position: ")
    for message in messages:
        assert message in str(error.value)


PLAYING = {"phase": "play", "seat": "white"}
LONG_ROUTES = [
    "lieksa-murmansk-grey",
    "mo_i_rana-trondheim-red",
    "kirkenes-rovaniemi-blue",
    "andalsnes-bergen-black",
    "helsinki-stockholm-grey",
    "stockholm-tallinn-green",
    "orebro-sundsvall-orange",
    "honningsvag-tromso-purple",
]
BAD_NORDIC_POSITIONS: list[tuple[int, dict[str, Any], list[str]]] = [
    (2, {"phase": "draft"}, ["phase is 'draft'; allowed: one of set-up, play"]),
    (2, {"phase": "play", "seat": "lilac"}, ["seat is 'lilac'; allowed: one of white, red"]),
    (2, {"phase": "play", "first": "green"}, ["first is 'green'; allowed: one of white, red"]),
    (2, {"seat": "white"}, ["seat is 'white'; allowed: nothing: it goes with phase = 'play'"]),
    (2, {"routes": {}}, ["routes is {}; allowed: nothing: it goes with phase = 'play'"]),
    (2, {"white": {"trains": 3}}, ["white.trains is 3; allowed: nothing: it goes with phase = 'play'"]),
    (2, {**PLAYING, "white": {"offered": []}}, ["white.offered is []; allowed: nothing: it goes with phase"]),
    (2, {**PLAYING, "rest": "red"}, ["rest is 'red'; allowed: nothing: it goes with deck_size"]),
    (
        2,
        {**PLAYING, "deck_size": 0, "rest": "lilac"},
        ["rest is 'lilac'; allowed: one of discard, white, red"],
    ),
    (2, {**PLAYING, "deck_size": 111}, ["deck_size is 111; allowed: a whole number from 0 to 105"]),
    (
        2,
        {**PLAYING, "deck": ["red", "red"], "deck_size": 1},
        ["deck_size is 1; allowed: a whole number from 2"],
    ),
    (
        2,
        {**PLAYING, "turn": 0, "last_turns": 3, "passes": 2},
        ["turn is 0", "last_turns is 3", "passes is 2"],
    ),
    (2, {**PLAYING, "colour": "red"}, ["colour is 'red'; allowed: no such key"]),
    (2, {**PLAYING, "lilac": {}}, ["lilac is {}; allowed: no such key"]),
    (2, {**PLAYING, "white": 3}, ["white is 3; allowed: a table"]),
    (2, {**PLAYING, "white": {"hnad": {}}}, ["white.hnad is {}; allowed: no such key; did you mean hand?"]),
    (2, {**PLAYING, "white": {"hand": {"gold": 1}}}, ["white.hand.gold is 1; allowed: no such key"]),
    (2, {**PLAYING, "white": {"hand": {"red": "x"}}}, ["white.hand.red is 'x'; allowed: a whole number"]),
    (
        2,
        {**PLAYING, "white": {"hand": {"red": 13}}},
        ["white.hand is 'red'; allowed: no more cards of a kind"],
    ),
    (2, {**PLAYING, "white": {"hand": dict.fromkeys(("red", "blue"), 110)}}, ["no more cards of a kind"]),
    (
        2,
        {**PLAYING, "white": {"hand": {"red": 7}}, "discard": {"red": 6}},
        ["discard is 'red'; allowed: no more"],
    ),
    (2, {**PLAYING, "white": {"hand": {"loco": 14}}, "deck": ["loco"]}, ["deck is 'loco'; allowed: no more"]),
    (2, {**PLAYING, "white": {"known": {"red": 1}}}, ["white.known is 'red'; allowed: cards of the hand"]),
    (2, {**PLAYING, "white": {"trains": 41, "points": 1001}}, ["white.trains is 41", "white.points is 1001"]),
    (2, {**PLAYING, "face_up": ["gold"]}, ["face_up is 'gold'; allowed: cards: purple, blue, "]),
    (2, {**PLAYING, "face_up": ["lcoo"]}, ["face_up is 'lcoo'", "did you mean 'loco'?"]),
    (2, {**PLAYING, "face_up": ["red"] * 6}, ["face_up is '6 cards'; allowed: at most 5"]),
    (2, {**PLAYING, "face_up": "red"}, ["face_up is 'red'; allowed: a list of cards"]),
    (2, {**PLAYING, "deck": ["none"]}, ["deck is 'none'; allowed: cards: purple, "]),
    (2, {**PLAYING, "deck": [3, ["red"]]}, ["deck is 3; allowed: cards", "deck is ['red']; allowed: cards"]),
    (
        2,
        {**PLAYING, "ticket_deck": ["oslo-vasa"]},
        ["ticket_deck is 'oslo-vasa'; allowed: tickets (did you mean"],
    ),
    (
        2,
        {**PLAYING, "ticket_deck": ["oslo-vaasa"], "red": {"tickets": ["oslo-vaasa"]}},
        ["ticket_deck is 'oslo-vaasa'; allowed: tickets that are in one place only"],
    ),
    (
        2,
        {**PLAYING, "red": {"tickets": ["oslo-vaasa"] * 2}},
        ["red.tickets is 'oslo-vaasa'; allowed: tickets that"],
    ),
    (
        2,
        {**PLAYING, "red": {"tickets": "oslo-vaasa"}},
        ["red.tickets is 'oslo-vaasa'; allowed: a list of tickets"],
    ),
    (
        2,
        {**PLAYING, "ticket_deck_size": 47},
        ["ticket_deck_size is 47; allowed: a whole number from 0 to 46"],
    ),
    (2, {"white": {"offered": ["oslo-vaasa"]}}, ["white.offered is ['oslo-vaasa']; allowed: 5 tickets"]),
    (
        2,
        {**PLAYING, "routes": {"oslo-bergen-red": "white"}},
        ["routes.oslo-bergen-red", "did you mean bergen-oslo-red"],
    ),
    (
        2,
        {**PLAYING, "routes": {"bergen-oslo-red": "lilac"}},
        ["routes.bergen-oslo-red is 'lilac'; allowed: one of"],
    ),
    (
        2,
        {**PLAYING, "routes": {"bergen-oslo-red": "white", "bergen-oslo-blue": "red"}},
        ["routes.bergen-oslo-red is 'white'; allowed: free or closed, as bergen-oslo-blue is owned"],
    ),
    (
        3,
        {**PLAYING, "routes": {"bergen-oslo-red": "lilac", "bergen-oslo-blue": "lilac"}},
        ["routes.bergen-oslo-red is 'lilac'; allowed: free or closed, as bergen-oslo-blue is owned"],
    ),
    (
        2,
        {**PLAYING, "routes": {"bergen-oslo-red": "closed"}},
        ["routes.bergen-oslo-red is 'closed'; allowed: closed"],
    ),
    (
        2,
        {**PLAYING, "routes": {"boden-tornio-green": "closed"}},
        ["closed only with 2 players, beside a route"],
    ),
    (
        3,
        {**PLAYING, "routes": {"bergen-oslo-red": "white", "bergen-oslo-blue": "closed"}},
        ["routes.bergen-oslo-blue is 'closed'; allowed: closed only with 2 players"],
    ),
    (
        2,
        {
            **PLAYING,
            "routes": dict.fromkeys(LONG_ROUTES, "white"),
        },
        ["routes.white is '41 spaces'; allowed: at most 40, or `trains`"],
    ),
]


@pytest.mark.parametrize(("players", "position", "messages"), BAD_NORDIC_POSITIONS)
def test_a_position_of_nordic_that_is_wrong_is_reported(
    players: int, position: dict[str, Any], messages: list[str]
) -> None:
    table = Table(find_game("nordic"), players, 1)
    with pytest.raises(BadScenario) as error:
        table.game.arrange(table.position, table.components, position)
    assert str(error.value).startswith("the position: ")
    for message in messages:
        assert message in str(error.value)


def arranged(players: int, position: dict[str, Any], game: str = "zero-kei") -> dict[str, Any]:
    table = Table(find_game(game), players, 1)
    table.game.arrange(table.position, table.components, position)
    return table.view()


def test_cards_of_nordic_lie_in_one_place_only() -> None:
    as_set_up = arranged(2, dict(PLAYING), "nordic")
    assert as_set_up["face_up"] == ["red", "black", "purple", "red", "purple"]
    seen = arranged(2, {**PLAYING, "white": {"hand": {"red": 11}}, "discard": {"purple": 12}}, "nordic")
    assert seen["face_up"][:2] == ["red", "black"]
    assert not {"purple", None} & set(seen["face_up"])
    assert "red" not in seen["face_up"][1:]
    assert seen["deck"] == 110 - 11 - 12 - 5


def test_an_offer_of_nordic_that_is_named_leaves_the_others_as_they_were() -> None:
    table = Table(find_game("nordic"), 2, 1)
    before = table.view(1)["red"]["offered"]
    tickets = ["oslo-vaasa", *before[:1], "oslo-stavanger", "oslo-stockholm", "tallinn-tampere"]
    table.game.arrange(table.position, table.components, {"white": {"offered": tickets}})
    after = table.view(1)["red"]["offered"]
    assert set(table.view(0)["white"]["offered"]) == set(tickets)
    assert set(before[1:]) < set(after)
    assert (len(after), table.view()["ticket_deck"]) == (5, 36)


def test_players_of_nordic_who_passed_are_those_before_the_seat() -> None:
    table = Table(find_game("nordic"), 3, 1)
    table.game.arrange(table.position, table.components, {"phase": "play", "seat": "white", "passes": 2})
    assert table.position.passed == 0b110


def test_all_mistakes_of_a_position_at_once() -> None:
    table = Table(find_game("zero-kei"), 2, 1)
    position = {"year": 0, "tracks": [0], "green": {"yen": "x"}, "phase": "order", "row": [], "colour": 1}
    with pytest.raises(BadScenario) as error:
        table.game.arrange(table.position, table.components, position)
    assert str(error.value).count("allowed:") == 5


def test_a_city_token_lies_in_one_place_only() -> None:
    seen = arranged(
        2, {"venues": [1, 2, 3], "green": {"train": ["6a"], "tokens": {"6a": [4]}}, "phase": "order"}
    )
    assert seen["spare_tokens"] == [5, 6, 7, 8, 9, 10, 11, 12]
    solo = arranged(1, {"venues": [1, 2, 3], "hideo": {"A2": 9}, "spare_seen": True})
    board = [solo["hideo"]["A1"], solo["hideo"]["A2"]]
    assert solo["hideo"]["A2"] == 9
    assert not set(solo["spare_tokens"]) & {1, 2, 3, *board}
    assert len(solo["spare_tokens"]) == 3


def test_engines_not_named_are_those_that_nobody_has() -> None:
    seen = arranged(3, {"phase": "actions", "yellow": {"engine": 1}})
    assert [seen[name]["engine"] for name in ("green", "yellow", "red")] == [2, 1, 3]
    assert seen["engines_left"] == [4]


# --- the command ----------------------------------------------------------------------------------------


def write(folder: Path, name: str, steps: str) -> Path:
    path = folder / f"{name}.toml"
    path.write_text(POSITION.format(name=name) + steps, encoding="utf-8")
    return path


TRUE_STEP = "[[scenario.step]]\nplay = 'event'\nthen.green.yen = '+7'\n"
FALSE_STEP = "[[scenario.step]]\nplay = 'event'\nthen.green.yen = '+6'\n"


def test_the_command_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "first", TRUE_STEP)
    assert main(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    second = write(tmp_path, "second", FALSE_STEP)
    assert main(["scenario", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert out.splitlines() == [
        "FAIL  second",
        f"      {second}",
        "      step 1: green.yen should change by +6, but went from 4 to 11",
        "1 passed, 1 failed",
    ]


def test_the_command_names_what_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = write(tmp_path, "first", TRUE_STEP)
    second = write(tmp_path, "second", TRUE_STEP)
    assert main(["scenario", str(second), str(first), "--verbose"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines() == ["ok    second", "ok    first", "2 passed, 0 failed"]


def test_a_broken_scenario_fails_and_the_others_still_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "first", "[[scenario.step]]\nplya = 'event'\n")
    write(tmp_path, "second", TRUE_STEP)
    (tmp_path / "third.toml").write_text("game =", encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "FAIL  first" in out
    assert "FAIL  the file" in out
    assert out.endswith("\n1 passed, 2 failed\n")


def test_the_command_refuses_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "nothing")]) == 2
    assert "no such file or folder" in capsys.readouterr().err
    assert main(["scenario", str(tmp_path)]) == 2
    assert "no .toml file in this folder" in capsys.readouterr().err


def test_components_of_scenarios_are_no_scenarios(tmp_path: Path) -> None:
    first = write(tmp_path, "first", TRUE_STEP)
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "mine.toml").write_text("", encoding="utf-8")
    assert scenario_files([tmp_path]) == [first]


# --- the guide ------------------------------------------------------------------------------------------


def named_in_guide() -> set[str]:
    """Everything that stands in the guide as code, and each word of it."""
    code = re.findall(r"`([^`\n]+)`", GUIDE.read_text(encoding="utf-8"))
    return {*code, *(word for text in code for word in re.findall(r"[\w.-]+", text))}


def words_of_positions(game: str) -> set[str]:
    """What a position can name: the keys that the reader of positions asks for."""
    asked = set(re.findall(r'has\("(\w+)"\)', source(f"games/{folder(game)}/arrange.py")))
    return asked | ({*PLAY_KEYS, *SEAT_PLAY_KEYS, *SEAT_SET_UP_KEYS} if game == "nordic" else set())


@every_game
def test_the_guide_names_everything(game: str) -> None:
    named = named_in_guide()
    notation = import_module(f"ekiben.games.{folder(game)}.notation")
    assert len(words_of_positions(game)) > 15
    wanted = {
        *SCENARIO_KEYS,
        *STEP_KEYS,
        *words_of_positions(game),
        *notation.DECISION_NAMES[1:],
        *(text.split()[0] for text in notation.MOVE_TEXTS),
        *reasons_with_texts(game),
        *find_game(game).options,
        *find_game(game).seat_names,
        "unknown-move",
        "too-far",
    } - {"step", "position"}  # they stand there as tables: [[scenario.step]], [scenario.position]
    assert wanted - named == set()


@every_game
def test_the_guide_names_everything_that_can_be_compared(game: str) -> None:
    table = Table(find_game(game), min(find_game(game).player_counts), 1)
    seen = table.view(0)
    wanted = {*seen, *seen[seen["seats"][0]], *table.scores()[0]} - {"game", *seen["seats"]}
    named = {part for name in named_in_guide() for part in name.split(".")}
    assert wanted - named == set()


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


def test_the_examples_of_the_guide_pass(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    games = []
    for example in examples:
        path = tmp_path / "example.toml"
        path.write_text(example, encoding="utf-8")
        assert [outcome.failures for outcome in run_file(path)] == [[]]
        games.append(read_file(path)[0])
    assert sorted(games) == sorted(GAMES)


def test_other_components_for_scenarios_that_name_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario, other = tmp_path / "tail.toml", tmp_path / "my.toml"
    scenario.write_text(
        'game = "zero-kei"\n[[scenario]]\nname = "tail"\n[scenario.position]\nphase = "actions"\n'
        '[[scenario.step]]\nplay = "tail advance gold"\nthen = { green.yen = "+6" }\n'
    )
    other.write_text("costs.tail_income = 6\n")
    assert main(["scenario", str(scenario)]) == 1
    assert main(["scenario", str(scenario), "--components", str(other)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
