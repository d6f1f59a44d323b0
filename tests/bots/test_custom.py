"""Bots of one's own in the arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ekiben.bots.custom import is_custom, read_bots
from ekiben.cli import main
from ekiben.game import find_game

CODE = """
from ekiben.bots.player import Choice

class Last:
    name = "last"

    def __init__(self, game, place="-1"):
        self.place = int(place)

    def choose(self, context):
        return Choice(context.legal[self.place], [])

def nothing(game):
    return 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module, in which one is."""
    (tmp_path / "own_bots.py").write_text(CODE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("processes", ["1", "2"])
def test_own_bots_sit_in_the_arena(folder: Path, processes: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = "own_bots:Last, own_bots:Last:0, RANDOM"
    command = ["arena", "zero-kei", "--players", "2", "--bots", bots, "--games", "6", "--json"]
    assert main([*command, "--processes", processes]) == 0
    found = json.loads(capsys.readouterr().out)["bots"]
    assert [bot["bot"] for bot in found] == ["own_bots:Last", "own_bots:Last:0", "random"]
    assert [bot["games"] for bot in found] == [4, 4, 4]
    assert all(bot["illegal"] == 0 for bot in found)


def test_what_is_an_own_bot() -> None:
    game = find_game("nordic")
    assert [is_custom(text, game) for text in ("a:b", "a.b:c:d e/f:g", "search:1s", "planner")] == [
        *(True, True, False, False)
    ]
    assert not any(is_custom(text, game) for text in ("serch:1s", "serch:200", "a:", ":b", "a b:c"))
    assert read_bots("Greedy, search:1S", game) == ("greedy", "search:1s")


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("no_such_module:bot", "No module named 'no_such_module'"),
        ("own_bots:nobody", "no attribute 'nobody'"),
        ("own_bots:Last:first", "invalid literal"),
        ("own_bots:nothing", "made a int, which is no player"),
    ],
)
def test_bots_that_can_not_be_made(
    folder: Path, bot: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "zero-kei", "--bots", f"{bot},random"]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert bot in captured.err
    assert captured.out == ""
