"""The runner of scenarios: that it fails when it should; and its command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ekiben.cli import main
from ekiben.scenario import run_file, scenario_files
from ekiben.table import Table

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
        "step 1: green.yne: there is no such thing, only yen, points, engine, ",
    ),
    (
        'then = { stations = { 3 = "gold" } }',
        "step 1: stations.3: there is no such thing, only none",
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
        "step 1: red sees: white.hand: there is no such thing, only trains, ",
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
    def changing(table: Table, *args: Any) -> list[int]:
        table.position.yen[1] += 1
        return original(table, *args)

    original = Table.parse
    monkeypatch.setattr(Table, "parse", changing)
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
