"""Your own bots on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ekiben.cli import main
from ekiben.cli.serve import read_custom_bots
from ekiben.client import Refusal, RemoteTable, bot, me
from ekiben.engine import Engine
from ekiben.errors import BadOption
from ekiben.game import find_game
from ekiben.server.bots.pool import BotPool, NoAnswer
from tests.server.server_process import Server

CODE = """
from ekiben.bots.player import Choice

class Last:
    name = "last"

    def __init__(self, game, argument="0"):
        self.number = int(argument)

    def choose(self, context):
        return Choice(context.legal[-1], [])

class Number(Last):
    def choose(self, context):
        return 7

class Dies(Last):
    def choose(self, context):
        import os
        os._exit(3)

def nothing(game):
    return 7
"""
LAST, NUMBER, DIES = "served_bots:Last", "served_bots:Number:5", "served_bots:Dies"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "served_bots.py").write_text(CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def serve(folder: Path, *bots: str) -> Server:
    options = [part for each in bots for part in ("--bots", each)]
    return Server(folder / "tables.sqlite", "--no-limits", "--bot-processes", "2", *options)


def play_on(table: RemoteTable, rounds: int) -> None:
    """Make the first legal move whenever it is your turn."""
    for _ in range(rounds):
        shown = table.wait_for_turn(60)
        assert shown
        table.play(shown.legal[0].text, shown.seat)


def test_your_own_bots_play_on_a_server(folder: Path) -> None:
    with serve(folder, f"{LAST}, {NUMBER}", f"nordic={DIES}") as server, server.client() as ann:
        games = {each.game: each for each in ann.games().games}
        both = [("served_bots:Last", "Last"), ("served_bots:Number:5", "Number")]
        assert [(each.bot, each.name) for each in games["zero-kei"].bots] == both
        assert [each.name for each in games["nordic"].bots] == ["Last", "Number", "Dies"]
        table = ann.new_table("nordic", [me("Last"), bot(LAST), bot(NUMBER)])
        assert [seat.name for seat in table.info.seats] == ["Last", "Last 2", "Number"]
        play_on(table, 3)  # Number never chooses a move: random ones take their place
        play_on(ann.new_table("nordic", [me("Ann"), bot(DIES)]), 3)
        for wrong in ("served_bots:nothing", DIES, "os:getcwd", "search:1s"):
            with pytest.raises(Refusal) as error:
                ann.new_table("zero-kei", [me("Ann"), bot(wrong)])
            assert error.value.reason == "refused-level"
            assert LAST in str(error.value)
        other = ann.new_table("zero-kei", [me("Ann"), me("Ben")], away=LAST)
        other.leave(1)
        assert (other.info.seats[1].name, other.info.seats[1].bot) == ("Ben", LAST)
        other.replace(1, NUMBER)
        assert (other.info.seats[1].name, other.info.seats[1].bot) == ("Number", NUMBER)


def test_a_table_waits_for_a_bot_that_the_server_does_not_have(folder: Path) -> None:
    with serve(folder, LAST) as server, server.client() as ann:
        table = ann.new_table("nordic", [me("Ann"), bot(LAST)])
        play_on(table, 2)
        shown = table.wait_for_turn(60)
        assert shown
        cookie, name = ann.cookie, table.id
    without = Server(server.database, "--no-limits", port=server.port)
    with without, without.client(cookie) as ann:
        table = ann.table(name)
        while shown := table.my_turn():
            table.play(shown.legal[0].text, shown.seat)
        number = table.shown[0].number
        assert table.wait_for_turn(1) is None
        assert table.shown[0].number == number, "the bot has not moved, and nothing has moved in its place"
        with pytest.raises(Refusal):
            table.replace(1, LAST)
    with serve(folder, LAST) as server, server.client(cookie) as ann:
        assert ann.table(name).wait_for_turn(60)


def test_what_a_custom_bot_does_wrong_is_said(folder: Path) -> None:
    """By the pool, for the server's log: the bot thinks in a process of its own."""

    async def story() -> None:
        game = find_game("nordic")
        engine = Engine(game, game.components())
        position = engine.new_game(2, 0, 5)
        bots = BotPool(1)
        try:
            with pytest.raises(NoAnswer, match="it returned 7"):
                await bots.choose(game, NUMBER, bytes(position.data))
            move = await bots.choose(game, LAST, bytes(position.data))
            assert move == engine.legal(position)[-1]
        finally:
            await bots.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("4", "“4” is not a bot of your own"),
        ("greedy", "“greedy” is not a bot of your own"),
        ("no_such_module:bot", "No module named 'no_such_module'"),
        ("served_bots:nothing", "created a int, which is not a bot"),
        ("chess=served_bots:Last", "chess"),
    ],
)
def test_bots_that_a_server_can_not_offer(
    folder: Path, bots: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--bots", bots]) == 2
    assert message in capsys.readouterr().err


def test_an_argument_may_have_any_sign(folder: Path) -> None:
    with pytest.raises(BadOption, match="rate=7"):
        read_custom_bots(["served_bots:Last:rate=7"])
    assert read_custom_bots([f"nordic={LAST}", f"nordic={LAST}:3,{LAST}"]) == {"nordic": (LAST, f"{LAST}:3")}
