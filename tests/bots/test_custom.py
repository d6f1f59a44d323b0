"""Your own bots, wherever a bot can be."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import ekiben
from ekiben.adapters.gymnasium import SeatEnv
from ekiben.bots.custom import is_custom, read_bots
from ekiben.bots.player import BotContext, Choice
from ekiben.cli import main
from ekiben.cli.play import load_game
from ekiben.game import find_game
from ekiben.terminal.seats import SeatPlayer
from tests.support.typed_input import Screen, a_record, options, run_cli

CODE = """
from ekiben.bots.player import Choice

class Last:
    name = "last"

    def __init__(self, game, place="-1"):
        self.place = int(place)

    def choose(self, context):
        return Choice(context.legal[self.place], [])

class Bad:
    name = "bad"

    def __init__(self, game, returned):
        self.returned = eval(returned)

    def choose(self, context):
        return self.returned

def nothing(game):
    return 7
"""
OWN = "own_bots:Last"


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


def test_own_bots_sit_at_the_terminal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(seats=f"you,{OWN}")
    assert "yellow · Last" in screen.type("1", "save game.txt", "quit!")
    assert screen.table.seat == 0, "the bot has moved"
    table = ekiben.load(Path("game.txt"))
    assert table.seats == ["you", OWN]
    assert run_cli(capsys, "replay", "game.txt")[0] == 0


def test_a_saved_game_never_loads_code(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.txt").write_text(a_record(3, seats=["you", "own_bots:no_such_thing"]), encoding="utf-8")
    sys.modules.pop("own_bots", None)
    status, _, err = run_cli(capsys, "play", "--load", "game.txt")
    assert status == 2
    assert "“own_bots:no_such_thing” has a seat" in err
    assert "--seats" in err
    assert "own_bots" not in sys.modules
    args = options(seed=None, load="game.txt", seats=f"you,{OWN}")
    assert load_game(args)[1] == [SeatPlayer("you"), SeatPlayer(OWN)]


def test_own_bots_play_in_gymnasium(folder: Path) -> None:
    env = SeatEnv("nordic", players=3, opponents=[OWN, "random"])
    env.reset(seed=1)
    assert [bot.name for bot in env.opponents] == ["last", "random"]


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("no_such_module:bot", "No module named 'no_such_module'"),
        ("own_bots:nobody", "no attribute 'nobody'"),
        ("own_bots:Last:first", "invalid literal"),
        ("own_bots:nothing", "created a int, which is not a bot"),
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


@pytest.mark.parametrize(
    "returned",
    [
        *("7", "None", "'draft 1'", "Choice(None, [])", "Choice('draft 1', [])", "Choice(True, [])"),
        *("Choice(-1, [])", "Choice(10**9, [])"),
    ],
)
def test_a_bot_that_returns_no_legal_move(
    folder: Path, returned: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = f"own_bots:Bad:{returned}"
    table = ekiben.new("zero-kei", 2, seed=1)
    with pytest.raises(ekiben.BadBot, match="“bad” chose no legal move: it returned "):
        table.ask(bot)
    assert not table.moves
    assert table.seat is not None
    env = SeatEnv("zero-kei", players=2, seat=1 - table.seat, opponents=bot)
    with pytest.raises(ekiben.BadBot, match="“bad” chose no legal move"):
        env.reset(seed=1)
    if "," not in returned:  # a comma would be another seat
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
        status, _, err = run_cli(capsys, "play", "zero-kei", "--seats", f"you,{bot}")
        assert status == 2
        assert "ekiben: “bad” chose no legal move" in err
        status, _, err = run_cli(capsys, "arena", "zero-kei", "--bots", f"{bot},random", "--games", "2")
        assert status == 2
        assert "“bad” chose no legal move" in err


def test_a_table_asks_any_bot(folder: Path) -> None:
    table = ekiben.new("zero-kei", 2, seed=1)
    last = table.legal()[-1]
    assert table.ask(OWN) == last
    table.play(table.ask("easy"))
    assert len(table.moves) == 1
    assert table.ask("hard", seed=3) in table.legal()
    with pytest.raises(ekiben.BadOption, match="Did you mean expert"):
        table.ask("expret")
    while not table.over:
        table.play(table.ask("random"))
    with pytest.raises(ekiben.IllegalMove, match="the game is over"):
        table.ask("random")


class Unmade:
    """A bot whose class is handed over instead of an object."""

    name = "unmade"

    def choose(self, context: BotContext) -> Choice:
        return Choice(context.legal[0], [])


@pytest.mark.parametrize("bot", [3, None, Unmade, lambda context: 0])
def test_what_is_no_bot_gets_a_sentence(bot: Any) -> None:
    table = ekiben.new("zero-kei", 2, seed=1)
    with pytest.raises(TypeError, match="a bot is its name, or an object with a method `choose`, not "):
        table.ask(bot)
    table.play(table.ask(Unmade()))
