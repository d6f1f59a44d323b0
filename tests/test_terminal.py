"""The terminal: `ekiben play` and `ekiben replay`."""

from __future__ import annotations

import argparse
import io
import os
import random
import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import ekiben
from ekiben.cli import main
from ekiben.cli.play import load_game, new_game
from ekiben.errors import BadOption
from ekiben.game import find_game
from ekiben.games.zero_kei import log as zero_kei_log
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS, CARRIAGE_IDS, standard
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import DECISION_NAMES, MOVE_TEXTS, PHASE_NAMES
from ekiben.games.zero_kei.telling.facts import FACTS
from ekiben.players.player import Dice
from ekiben.table import Table
from ekiben.terminal import commands
from ekiben.terminal.drawing import Drawing, find_drawing
from ekiben.terminal.files import read_record, write_whole
from ekiben.terminal.result import verdict
from ekiben.terminal.screen import Flow, Reader, Trimmed, make_console, wipe
from ekiben.terminal.seats import Seat, labels, parse_seats, recorded_seats
from ekiben.terminal.session import Session, shortened
from ekiben.texts import has_text

WIDTH = 80
GAME = find_game("zero-kei")
DRAWING: Drawing = find_drawing(GAME)
SOURCES = Path(ekiben.__file__).parent
LONG = "Wilhelmine Katharina"  # as long as a name may be
TABLES = {
    "solo": (f"you:{LONG},hideo", False),
    "hard": ("you,hideo", True),
    "two": (f"you:{LONG},random", False),
    "hot seat": (f"you:{LONG},you:新幹線新幹線新幹線,you", False),
    "four": (f"random,you:{LONG},random,random", False),
}


def options(**given: Any) -> argparse.Namespace:
    """The command line of `ekiben play`."""
    plain = {"game": "zero-kei", "seats": None, "seed": 7, "load": None, "components": None}
    return argparse.Namespace(**{**plain, **given})


class Screen:
    """A session whose lines come from the test and whose output the test reads."""

    def __init__(self, lines: Iterator[str] | None = None, **given: Any) -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=WIDTH, highlight=False, markup=False, emoji=False)
        table, seats, drawn = load_game(options(seed=None, **given)) if given.get("load") else self.new(given)
        self.lines = lines
        reader = Reader(console, self.read)
        reader.typed = False
        file = Path(given["load"]) if given.get("load") else None
        self.session = Session(table, seats, drawn, console, reader, Dice(1), file)
        self.table = table

    def new(self, given: dict[str, Any]) -> tuple[Table, list[Seat], Drawing]:
        """A new game."""
        return new_game(options(**given))

    def read(self, prompt: str) -> str:
        """The next line of the test."""
        self.out.write(prompt)
        assert self.lines is not None
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def type(self, *lines: str) -> str:
        """Type lines, then nothing more; what is shown meanwhile, wherever its lines break."""
        begin = self.out.tell()
        self.lines = iter(lines)
        self.status = self.session.run()
        self.raw = self.out.getvalue()[begin:]
        return " ".join(self.raw.split())

    def play_until(self, wanted: Callable[[Table], bool], avoid: str = "done") -> None:
        """Make moves by chance up to a decision of a certain kind."""
        chance = random.Random(2)
        while not wanted(self.table):
            legal = self.table.legal()
            self.table.play(chance.choice([move for move in legal if move.text != avoid] or legal))


def texts_of(table: Table) -> list[str]:
    """The legal moves."""
    return [move.text for move in table.legal()]


def asks(decision: str, seat: int = 0) -> Callable[[Table], bool]:
    """Whether a seat is asked for something."""
    return lambda table: table.seat == seat and table.view()["decision"] == decision


def a_record(
    moves: int | None = None, players: int = 2, seats: list[str] | None = None, seed: int = 3
) -> str:
    """A game played by chance, whole or up to a move."""
    table = Table(GAME, players, seed, seats=seats)
    chance = random.Random(seed)
    while not table.over and (moves is None or len(table.moves) < moves):
        legal = table.legal()
        table.play(chance.choice([move for move in legal if move.text != "done"] or legal))
    return table.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(a_record(), encoding="utf-8")
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A game in its middle."""
    path = tmp_path / "middle.txt"
    path.write_text(a_record(40, seats=["you", "random"]), encoding="utf-8")
    return path


def run_cli(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """A command in this process: status, output, errors."""
    status = main(list(args))
    out, err = capsys.readouterr()
    return status, out, err


def run_process(*args: str, lines: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ekiben", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1", **env},
        timeout=120,
    )


# --- whole games ----------------------------------------------------------------------------------------


def player(screen: Screen, seed: int) -> Iterator[str]:
    """Somebody who plays by chance, types numbers and texts, and looks around now and then."""
    chance = random.Random(seed)
    looks = ["board", "log", "scores", "moves", "help", "undo", "log all", "nonsense", "", "0"]
    topics = [*DRAWING.topics(screen.table.view(), standard()), *CARRIAGE_IDS]
    while not screen.table.over:
        if chance.random() < 0.06:
            yield chance.choice([*looks, f"help {chance.choice(topics)}"])
            continue
        legal = texts_of(screen.table)
        choice = chance.choice([text for text in legal if text != "done"] or legal)
        yield choice if chance.random() < 0.5 else str(legal.index(choice) + 1)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_fit_on_80_columns_and_end_with_a_score(name: str, seed: int) -> None:
    seats, hard = TABLES[name]
    screen = Screen(seats=seats, option_hard=hard, seed=seed)
    screen.lines = player(screen, seed)
    assert screen.session.run() == 0
    assert screen.table.over
    shown = screen.out.getvalue()
    for line in shown.splitlines():
        assert cell_len(line) <= WIDTH, line
    assert "Final scoring" in shown
    best = max(row["total"] for row in screen.table.scores())
    assert f"with {best:.0f} points".replace("-", "−") in shown


@pytest.mark.parametrize("players", [1, 4])
def test_boards_fit_with_other_components(players: int, tmp_path: Path) -> None:
    lines = ["[track_cost]"]
    lines += [f"{letter} = {{ cost = {10 + i}, points = {10 + i} }}" for i, letter in enumerate("ABCDEFGH")]
    for number in range(1, 13):
        lines += ["[[city]]", f"number = {number}", f'name = "Shin-Yokohama-Kita-{number}"']
        lines += ["ground = { cost = 12, points = 12 }"]
    file = tmp_path / "other.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    seats = ",".join(["you"] * players) + (",hideo" if players == 1 else "")
    screen = Screen(seats=seats, components=str(file))
    screen.lines = player(screen, 1)
    assert screen.session.run() == 0
    for line in screen.out.getvalue().splitlines():
        assert cell_len(line) <= WIDTH, line


def test_a_game_through_stdin(tmp_path: Path) -> None:
    game = "".join("1\n" for _ in range(400))
    file = tmp_path / "game.txt"
    done = run_process("play", "zero-kei", "--seats", "you,you", "--seed", "5", lines=f"{game}save {file}\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Final scoring" in done.stdout
    assert "no move to make" in " ".join(done.stdout.split())  # the lines that came too late
    assert "\x1b" not in done.stdout
    assert all(cell_len(line) <= WIDTH for line in done.stdout.splitlines())
    assert ekiben.load(file.read_text(encoding="utf-8")).over
    checked = run_process("replay", str(file), "--check")
    assert checked.returncode == 0
    assert "The win" in checked.stdout


def test_the_same_seed_deals_the_same_game_and_chance_has_its_own_source() -> None:
    first, second = (Screen(seats="you,random", seed=9) for _ in range(2))
    assert bytes(first.table.position.data) == bytes(second.table.position.data)
    unseeded = Session(first.table, first.session.seats, DRAWING, first.session.console)
    assert unseeded.dice.words != Session(unseeded.table, [], DRAWING, unseeded.console).dice.words


# --- what one can type ----------------------------------------------------------------------------------


def test_numbers_texts_and_several_steps() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    out = screen.type("tail advance gold")
    assert "✓ gold to space" in out
    assert "+5¥" in out
    assert screen.table.moves[-2:] == [MOVE_TEXTS.index("tail"), MOVE_TEXTS.index("advance gold")]
    screen.type("DONE")
    assert screen.table.moves[-1] == MOVE_TEXTS.index("done")


def test_a_number_that_is_not_in_the_list() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("0", "7", "99999999999", "-1", "1.5")
    assert "no move number 0; the list goes from 1 to 2" in out
    assert "no move number 7" in out
    assert "no move number 99999999999" in out
    assert "“-1” is no move here" in out
    assert not screen.table.moves


def test_a_typo_is_answered_with_the_nearest_moves_and_an_illegal_move_with_the_reason() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("draft1", "buy 6a", "draft 3")
    assert "“draft1” is no move here. Nearest: draft 1 · draft 2" in out
    assert "buy 6a: this is not what is asked now; asked is: choose an engine." in out
    assert "draft 3: engine 3 is not on offer." in out
    assert not screen.table.moves


def test_all_steps_or_none() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    before = len(screen.table.moves)
    assert "no move here" in screen.type("tail advance purple")
    assert len(screen.table.moves) == before


def test_moves_do_not_reach_into_another_turn() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("draft 1 draft 2")
    assert "play that first, then “draft 2”" in out
    assert not screen.table.moves


def test_enter_makes_the_only_move_but_never_one_of_several() -> None:
    screen = Screen(seats="you,you")
    assert "Type a number from 1 to 2" in screen.type("")
    screen.type("1")
    assert len(screen.table.moves) == 1
    out = screen.type("")
    assert "(Enter)" in out
    assert len(screen.table.moves) == 2


def test_why() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("why", "why draft 1", "why 2", "why draft 3", "why 6a", "why 9", "why nonsense")
    assert "Why what? Name a move or a thing: “why 6a”." in out
    assert "draft 1: you can do that now, it is number 1." in out
    assert "draft 2: you can do that now, it is number 2." in out
    assert "draft 3: engine 3 is not on offer." in out
    assert out.count("6a: this is not what is asked now") == 1
    assert "no move number 9" in out
    assert "“nonsense” is no move here" in out
    assert not screen.table.moves
    screen.play_until(asks("action"))
    out = screen.type("why tail advance gold", "why map")
    assert "tail advance gold: you can do that now." in out
    assert "“map” is no move here" in out


def test_questions_name_what_the_action_is_about() -> None:
    screen = Screen(seats="you,you,you,you", seed=1)
    asked: set[str] = set()
    chance = random.Random(3)
    wanted = {"effect", "move", "place", "lender", "token", "token-carriage", "space"}
    while not wanted <= asked:
        if screen.table.over:
            screen = Screen(seats="you,you,you,you", seed=chance.randrange(1000))
        decision = screen.table.view()["decision"]
        if decision in wanted and decision not in asked:
            shown = screen.type()
            asked.add(decision)
            assert "▸" in shown, decision
            assert "venue ," not in shown
            assert "in :" not in shown
        legal = screen.table.legal()
        screen.table.play(chance.choice([m for m in legal if m.text not in ("done", "decline")] or legal))


def until(wanted: Callable[[Table], bool], seats: str) -> Screen:
    """A game that comes to a certain point."""
    for seed in range(100):
        screen = Screen(seats=seats, seed=seed)
        screen.play_until(lambda table: table.over or wanted(table), avoid="decline")
        if not screen.table.over:
            return screen
    raise AssertionError("no game comes to this point")


def test_points_for_yen_are_offered_in_words() -> None:
    screen = until(asks("trade"), "you,you")
    assert "At the end: each may give 2★ for 5¥. Do you? 1 accept yes +5¥ −2★ 2 decline no" in screen.type()


def test_tokens_turned_up_in_solo_are_told() -> None:
    screen = until(lambda t: t.view()["event"] == "venue-token" and "event" in texts_of(t), "you,hideo")
    out = screen.type("event", "1", "1", "undo")
    assert re.search(r"✓ tokens turned up: \d+, \d+, \d+ · −3¥", out)
    assert re.search(r"event ▸ Which venue token\?", out)
    assert re.search(r"✓ \d+ \w+ on \w+", out)


def test_a_carriage_that_moved_is_told() -> None:
    screen = until(asks("place"), "you,you")
    assert re.search(r"Where does \w+ go\?.*✓ train: ", screen.type("1"))


def test_a_counter_on_the_last_space_stays() -> None:
    screen = until(asks("counter"), "you,you")
    view = screen.table.view()
    view["counters"]["gold"] = standard().box.last_space
    out = Console(file=io.StringIO(), width=WIDTH)
    with out.capture() as shown:
        out.print(DRAWING.moves(view, standard(), screen.table.legal(), []))
    assert "on the last space, 20: it stays" in shown.get()


def test_undo_takes_back_a_line() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(asks("action"))
    before = bytes(screen.table.position.data)
    out = screen.type("tail advance gold", "undo")
    assert "Taken back: tail advance gold" in out
    assert bytes(screen.table.position.data) == before
    out = screen.type("tail", "1", "undo", "undo")
    assert "Taken back: advance gold" in out
    assert "Taken back: tail" in out
    assert bytes(screen.table.position.data) == before


def test_undo_refuses_what_must_stay() -> None:
    screen = Screen(seats="you,you")
    assert "no move to take back" in screen.type("undo")
    assert "Another player has moved" in screen.type("1", "undo")
    screen.play_until(
        lambda table: table.why_no_undo() == "something-was-seen" and table.seat == table.movers[-1]
    )
    count = len(screen.table.moves)
    assert "showed something random or hidden" in screen.type("undo")
    assert len(screen.table.moves) == count


def test_undo_never_passes_a_random_players_moves() -> None:
    screen = Screen(seats="you,random")
    out = screen.type("1", "undo")
    assert "Another player has moved" in out


def test_undo_goes_on_after_a_game_was_loaded(unfinished: Path) -> None:
    screen = Screen(load=str(unfinished))
    screen.play_until(lambda table: table.seat == 0 and table.movers[-1] == 0)
    count = len(screen.table.moves)
    assert "Taken back" in screen.type("undo")
    assert len(screen.table.moves) == count - 1


def test_board_moves_log_and_scores() -> None:
    screen = Screen(seats="you,you")
    assert "Nothing has happened yet" in screen.type("log")
    screen.play_until(lambda table: len(table.moves) == 60)
    out = screen.type("board")
    assert out.count("The line ") == 2
    out = screen.type("moves")
    assert out.count("The line ") == 0
    out = screen.type("log")
    assert re.search(r"… \d+ before that; “log all” shows them", out)
    assert " 1. draft" not in out
    out = screen.type("log all")
    assert " 1. draft" in out
    assert len(screen.type("log 3")) < len(out)
    out = screen.type("scores")
    assert "If the game ended now" in out


def test_the_board_is_shown_again_only_when_others_moved_or_something_is_new() -> None:
    screen = Screen(seats="you,random")
    out = screen.type("1")
    assert out.count("The line ") == 2
    screen.play_until(asks("action"))
    out = screen.type("tail", "1")
    assert out.count("The line ") == 1


def test_what_others_did_is_told_once() -> None:
    screen = Screen(seats="you:Anna,random")
    out = screen.type("1")
    assert "◆ yellow · random draft" in out
    assert "round 1 of 5" in out
    assert "draft" not in screen.type("help 6a")


def test_help() -> None:
    screen = Screen(seats="you,you")
    out = screen.type("help")
    for name in commands.NAMES:
        assert name in out or name == "exit"
    out = screen.type(
        "?6a", "? venue 2", "help Kyoto", "help 12", "help use 6a", "help statoin", "help qwxyz"
    )
    assert "Carriage 6a: Toyohashi. Costs 2¥, advances gold." in out
    assert "Venue 2" in out
    assert "2 Kyoto: ground 3¥ for 3★, not prepared; no station; no track." in out
    assert "12 Tokyo" in out
    assert "an action of a carriage" in out
    assert "Nothing is called “statoin” here. Nearest: station" in out
    assert "Nothing is called “qwxyz” here. “help” lists what is." in out


def test_every_topic_that_help_lists_is_explained() -> None:
    for seats in ("you,hideo", "you,you,you,you"):
        view = Screen(seats=seats).table.view()
        names = DRAWING.topics(view, standard())
        assert ("hideo" in names) == (seats == "you,hideo")
        for name in [*names, *CARRIAGE_IDS, *EVENT_IDS, *ACTIONS, *ABILITIES, *MOVE_TEXTS]:
            assert DRAWING.topic(name, view, standard()), name


def test_a_city_is_explained_as_it_stands() -> None:
    screen = Screen(seats="you,you")
    screen.play_until(lambda table: bool(table.view()["stations"]) and bool(table.view()["tracks"]))
    view = screen.table.view()
    number, colour = next(iter(view["stations"].items()))
    assert f"prepared; {colour} station" in screen.type(f"help {number}")
    assert "; track." in screen.type(f"help {view['tracks'][0]}")


# --- saving and leaving ---------------------------------------------------------------------------------


def test_save_and_go_on(tmp_path: Path) -> None:
    screen = Screen(seats="you:Anna,random,you")
    file = tmp_path / "my game.txt"
    out = screen.type("1", f"save {file}")
    assert f"Saved. To go on another time: ekiben play --load {file}".replace("\n", "") in out.replace(
        "\n ", ""
    )
    loaded = Screen(load=str(file))
    assert bytes(loaded.table.position.data) == bytes(screen.table.position.data)
    assert [seat.recorded for seat in loaded.session.seats] == ["Anna", "random", "you"]
    assert loaded.session.labels == ["Anna", "random", ""]
    loaded.type("1", "save")
    assert len(ekiben.load(file.read_text(encoding="utf-8")).moves) > len(screen.table.moves) - 1


def test_save_never_overwrites_what_it_did_not_write(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", encoding="utf-8")
    screen = Screen(seats="you,you")
    out = screen.type("save", f"save {file}")
    assert "Save where? For example: save zero-kei.txt" in out
    assert "exists." in out
    assert file.read_text(encoding="utf-8") == "precious"
    screen.type(f"save {file}!", "1", f"save {file}", "save!")
    assert len(ekiben.load(file.read_text(encoding="utf-8")).moves) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]


def test_save_says_why_it_fails_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(seats="you,you")
    out = screen.type(f"save {tmp_path}", f"save {tmp_path / 'no' / 'such'}", "save \0")
    assert out.count("can't be written") == 3
    assert out.count("Nothing was saved") == 3
    file = tmp_path / "old.txt"
    file.write_text("old", encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    out = screen.type(f"save {file}!")
    assert "No space left on device" in out
    assert file.read_text(encoding="utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["old.txt"]


def test_a_link_keeps_pointing_to_the_file(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    write_whole(link, "new")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "new"


def test_quit_asks_only_if_something_would_be_lost(tmp_path: Path) -> None:
    screen = Screen(seats="you,you")
    assert "anyway" not in screen.type("quit", "never read")
    out = screen.type("1", "quit", "n", "q", "yes")
    assert out.count("Quit anyway?") == 2
    assert "You stay." in out
    assert screen.status == 0
    assert "anyway" not in screen.type("quit!")
    assert "anyway" not in screen.type(f"save {tmp_path / 'a'}", "exit")


def test_the_end_of_input_is_no_accident() -> None:
    screen = Screen(seats="you,you")
    assert screen.type().endswith("Goodbye.")
    assert "not saved; next time “save zero-kei.txt”" in screen.type("1")
    assert screen.status == 0
    assert "Goodbye" in screen.type("quit")  # nobody answers the question


def test_an_interrupt_ends_with_its_own_status() -> None:
    screen = Screen(seats="you,you")

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    screen.session.reader.source = interrupted
    assert screen.session.run() == 130
    assert "Goodbye" in screen.out.getvalue()


def test_after_the_end_one_can_look_save_and_leave(tmp_path: Path) -> None:
    screen = Screen(seats="you,random")
    screen.play_until(lambda table: table.over)
    file = tmp_path / "end.txt"
    out = screen.type("undo", "1", "board", "moves", "log 2", "scores", "help", f"save {file}", "")
    assert screen.status == 0
    assert "The game is over: nothing can be taken back" in out
    assert "there is no move to make" in out
    assert out.count("Final scoring") == 2
    assert "ekiben replay" in out
    assert ekiben.load(file.read_text(encoding="utf-8")).over
    assert "anyway" not in screen.type("quit")


# --- one screen for several who see different things ----------------------------------------------------


def test_a_curtain_where_hands_are_hidden() -> None:
    screen = curtained()
    out = screen.type("", "1", "", "", "")
    assert out.count("Only you may look now") == 2
    assert "✓" not in out.partition("Enter hides your cards")[2].partition("Only you")[0]
    assert screen.session.told == {0: 1, 1: 2}
    assert "Only you" not in Screen(seats="you:Anna,you:Ben").type("1")


def curtained() -> Screen:
    """Two people who see different things, the first of them at the screen."""
    screen = Screen(seats="you:Anna,you:Ben")
    screen.session.table.game = copy(screen.session.table.game)
    screen.session.table.game.secrets = True
    return screen


def test_tab_tells_nothing_before_the_curtain_rises() -> None:
    screen = curtained()
    seen: list[tuple[int | None, list[str]]] = []
    read = screen.session.reader.source

    def reading(prompt: str) -> str:
        seen.append((screen.session.shown, [word for word in screen.session.words() if word in MOVE_TEXTS]))
        return read(prompt)

    screen.session.reader.source = reading
    screen.type("", "1", "", "", "1")
    assert [shown for shown, _ in seen][:5] == [None, 0, None, None, 1]
    assert all(bool(words) == (shown is not None) for shown, words in seen)


def test_what_was_shown_and_typed_is_gone_when_the_curtain_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    screen = curtained()
    out = io.StringIO()
    screen.session.console = Console(file=out, width=WIDTH, force_terminal=True)
    monkeypatch.setenv("TERM", "xterm")
    cleared: list[bool] = []
    monkeypatch.setattr(readline, "clear_history", lambda: cleared.append(True))
    screen.session.reader.typed = True
    screen.lines = iter(["", "1", "", ""])
    screen.session.run()
    assert len(cleared) == 2
    assert out.getvalue().count("\x1b[2J") == out.getvalue().count("\x1b[3J") == 2


def test_wiping_a_terminal_that_can_not_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    out = io.StringIO()
    wipe(Console(file=out, width=WIDTH, height=30, force_terminal=True))
    assert out.getvalue().count("\n") >= 30
    out = io.StringIO()
    wipe(Console(file=out, width=WIDTH))
    assert out.getvalue() == ""


def test_the_way_to_a_question_is_not_longer_than_a_line() -> None:
    assert shortened("tail advance gold") == "tail advance gold"
    assert shortened("event " * 20).startswith("… event")
    assert len(shortened("event " * 20)) <= 38


# --- seats ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("bot,you", "There is no player “bot”; there are: you, random, casual, greedy"),
        ("yuo,random", "Did you mean you?"),
        ("you,", "There is no player “”"),
        ("you:,you", "can't be a name"),
        ("you:random,you", "can't be a name"),
        ("you:a\tb,you", "can't be a name"),
        (f"you:{LONG}s,you", "can't be a name"),
        ("you:Anna,you:Anna", "Two seats have the same name: Anna, Anna."),
        ("random:Bob,you", "“random” takes no budget"),
        (
            "random,random",
            "at least one seat must be “you”. To let the others play alone: ekiben sim zero-kei",
        ),
        ("random,hideo", "at least one seat must be “you”"),
        ("hideo", "at least one seat must be “you”"),
        ("you", "A game for one is played against hideo, once: --seats you,hideo"),
        ("you,hideo,hideo", "A game for one is played against hideo, once"),
        ("you,you,hideo", "“hideo” does not play with 2 players"),
        ("you,random,hideo", "“hideo” does not play with 2 players"),
        ("you,you,you,you,you", "zero-kei is for 1, 2, 3, 4 players, not 5"),
    ],
)
def test_seats_that_can_not_be(seats: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_seats(seats, GAME)
    assert why in str(refused.value)


def test_seats_and_how_they_are_called() -> None:
    seats = parse_seats(" You : Anna , RANDOM,you ", GAME)
    assert seats == [Seat("you", "Anna"), Seat("random"), Seat("you")]
    assert labels(seats, GAME) == ["Anna", "random", ""]
    assert labels(parse_seats("hideo,you", GAME), GAME) == ["you", "Hideo"]
    recorded = recorded_seats(["green", "yellow"], GAME, 1)
    assert recorded == [Seat("you", "green"), Seat("hideo")]
    assert labels(recorded, GAME) == ["", "Hideo"]


# --- the command line -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["play", "zero-key"], "there is no game 'zero-key'"),
        (["play", "zero-kei", "--seats", "you,you,hideo"], "does not play with 2"),
        (["play", "zero-kei", "--hard"], "'hard' is not for a table of 2; it is for: 1"),
        (["play", "zero-kei", "--seed", "-1"], "a seed is a whole number"),
        (["play", "zero-kei", "--components", "/no/such/file"], "/no/such/file"),
        (["play", "--load", "/no/such/file"], "/no/such/file can't be read: No such file or directory."),
        (["replay", "/no/such/file"], "/no/such/file can't be read: No such file or directory."),
    ],
)
def test_a_command_that_can_not_start(args: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run_cli(capsys, *args)
    assert status == 2
    assert out == ""
    assert err.startswith("ekiben: ")
    assert why in err


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--seed", "3"], "--seed can't be given with --load"),
        (["--hard"], "--hard can't be given with --load"),
        (["--seats", "you,you,you"], "The saved game has 2 players, --seats has 3."),
        (["--seats", "you,hideo"], "The saved game has 2 players, --seats has 1."),
    ],
)
def test_load_refuses(
    more: list[str], why: str, unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run_cli(capsys, "play", "--load", str(unfinished), *more)
    assert status == 2
    assert why in err


def test_load_refuses_a_finished_game_another_game_and_one_without_people(
    record: Path, unfinished: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "is finished: ekiben replay shows it" in run_cli(capsys, "play", "--load", str(record))[2]
    other = run_cli(capsys, "play", "nordic", "--load", str(unfinished))[2]
    assert "is a game of zero-kei" in other
    unfinished.write_text(a_record(20, seats=["random", "random"]), encoding="utf-8")
    assert "must be “you”" in run_cli(capsys, "play", "--load", str(unfinished))[2]
    monkeypatch.setattr("sys.stdin", io.StringIO("save\nquit\n"))
    status, out, _ = run_cli(capsys, "play", "--load", str(unfinished), "--seats", "you:Eva,random")
    assert status == 0
    assert "Eva" in out
    assert "seats: Eva, random" in unfinished.read_text(encoding="utf-8")


def test_play_without_a_game_asks_which(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, _, err = run_cli(capsys, "play")
    assert status == 2
    assert "Which game? The box has: nordic, zero-kei" in err
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\n9\n2\n"))
    status, out, err = run_cli(capsys, "play")
    assert (status, err) == (0, "")
    assert out.count("Type a number from 1 to 2, or one of nordic, zero-kei.") == 2
    assert "yellow · random" in out


def test_play_through_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\ny\n"))
    status, out, err = run_cli(capsys, "play", "zero-kei", "--seats", "you,hideo", "--hard", "--seed", "1")
    assert (status, err) == (0, "")
    assert "Hideo’s board" in out
    assert "7★" in out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, out, _ = run_cli(capsys, "play", "zero-kei")
    assert status == 0
    assert "yellow · random" in out


# --- the screen -----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pty")
@pytest.mark.parametrize("no_color", [False, True])
def test_on_a_terminal(no_color: bool) -> None:
    import pty

    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1"}
    env.pop("NO_COLOR", None)
    if no_color:
        env["NO_COLOR"] = "1"
    parent, child = pty.openpty()
    command = [sys.executable, "-m", "ekiben", "play", "zero-kei", "--seed", "2"]
    with subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=env) as process:
        os.close(child)
        seen = read_until(parent, "›")
        os.write(parent, b"\x04")
        seen += read_until(parent, "Goodbye")
        assert process.wait(60) == 0
    os.close(parent)
    assert "\x1b[1m" in seen
    coloured = re.search(r"\x1b\[[\d;]*\b(3[0-7]|38;5|9[0-7]|48;5)", seen)
    assert (coloured is None) == no_color


def read_until(channel: int, text: str) -> str:
    """What a terminal shows up to a text."""
    seen = b""
    while text.encode() not in seen:
        assert select.select([channel], [], [], 60)[0], seen
        try:
            seen += os.read(channel, 4096)
        except OSError:
            break
    return seen.decode(errors="replace")


def test_tab_completes_moves_and_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    screen = Screen(seats="you,you")
    reader = screen.session.reader
    reader.typed = True
    reader.complete(screen.session.words)
    completer = readline.get_completer()
    monkeypatch.setattr(readline, "get_line_buffer", lambda: "dra")
    assert [completer("dra", state) for state in range(3)] == ["draft 1", "draft 2", None]
    monkeypatch.setitem(sys.modules, "readline", None)
    reader.complete(screen.session.words)  # a Python without it


def test_no_line_is_filled_up_with_blanks() -> None:
    screen = Screen(seats="you,you,you")
    screen.type("1", "help", "log")
    assert not [
        line for line in screen.raw.splitlines() if line != line.rstrip() and not line.startswith("›")
    ]


def test_a_flow_breaks_between_its_pieces() -> None:
    lines = [line.plain for line in Flow(["one two", "three", "four"], start="it: ").lines(18)]
    assert lines == ["it: one two ·", "    three · four"]
    lines = [line.plain for line in Flow(["a piece too long", "b"]).lines(10)]
    assert lines == ["a piece too long", "b"]
    assert [line.plain for line in Flow([], start="x").lines(10)] == ["x"]


def test_a_line_that_ends_with_a_background_keeps_it() -> None:
    out = io.StringIO()
    console = Console(file=out, width=20, force_terminal=True, color_system="standard")
    console.print(Trimmed(Text.assemble("a", (" b ", "black on white"))), end="")
    assert " b \x1b" in out.getvalue()


def test_wide_terminals_are_not_used_to_the_last_column(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert make_console().width == 100
    monkeypatch.setenv("COLUMNS", "80")
    assert make_console().width == 80


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ([(30, 1.0), (20, 0.0)], "The win, with 30 points: ▲ green"),
        ([(20, 0.5), (20, 0.5)], "The win is shared, with 20 points each: ▲ green, ◆ yellow"),
        ([(20, 0.0), (20, 1.0)], "The win, with 20 points: ◆ yellow\n   The tie is broken"),
        ([(-3, 1.0), (-4, 0.0)], "The win, with −3 points: ▲ green"),
    ],
)
def test_the_verdict(scores: Sequence[tuple[int, float]], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ekiben.new("zero-kei", players=2, seed=1)
    monkeypatch.setattr(table, "scores", lambda: [{"total": total, "win": win} for total, win in scores])
    assert said in verdict(table, DRAWING, ["", ""]).plain


# --- replay ---------------------------------------------------------------------------------------------


def test_replay_shows_every_move(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run_cli(capsys, "replay", str(record))
    assert (status, err) == (0, "")
    table = ekiben.load(record.read_text(encoding="utf-8"))
    assert "seed        3" in out
    for number, text in table.units():
        assert re.search(rf"^ +{number}\. {text[:20]}", out, re.MULTILINE), number
    assert "Final scoring" in out
    assert all(cell_len(line) <= WIDTH for line in out.splitlines())


@pytest.mark.parametrize("players", [1, 4])
def test_replay_to_a_move_shows_the_board_there(
    players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(a_record(players=players), encoding="utf-8")
    for to in (0, 1, 50):
        status, out, _ = run_cli(capsys, "replay", str(file), "--to", str(to))
        assert status == 0
        assert f"After move {to}." in out
        assert "The line " in out
        assert "Final scoring" not in out
    moves = len(ekiben.load(file.read_text(encoding="utf-8")).moves)
    assert "Final scoring" in run_cli(capsys, "replay", str(file), "--to", str(moves))[1]
    status, _, err = run_cli(capsys, "replay", str(file), "--to", str(moves + 1))
    assert status == 2
    assert f"the record has {moves} moves" in err
    assert "must be 0 or more" in run_cli(capsys, "replay", str(file), "--to", "-1")[2]


def test_replay_of_a_game_that_goes_on(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run_cli(capsys, "replay", str(unfinished))
    assert status == 0
    assert "After move 40." in out
    status, out, _ = run_cli(capsys, "replay", str(unfinished), "--check")
    assert status == 0
    assert "40 moves, all in order; the game is not finished" in out


def test_check_prints_only_the_score(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run_cli(capsys, "replay", str(record), "--check")
    assert status == 0
    assert "draft" not in out
    totals = [f"{row['total']:.0f}".replace("-", "−") for row in ekiben.load(record.read_text()).scores()]
    assert all(re.search(rf"{total}$", out, re.MULTILINE) for total in totals)
    with pytest.raises(SystemExit):
        main(["replay", str(record), "--check", "--to", "3"])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda text: "", "the first line must be “Ekiben record”"),
        (lambda text: "hello\nworld\n", "the first line must be “Ekiben record”"),
        (lambda text: text.replace("seed: 3", "sid: 3"), "is no line of a header"),
        (lambda text: text.replace("seed: 3\n", ""), "lacks seed"),
        (lambda text: text.replace("seed: 3", "seed: x"), "must be a whole number"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "version 99 of the rules"),
        (lambda text: re.sub("components: .*", "components: 0", text), "with other components"),
        (lambda text: text.replace("game: zero-kei", "game: chess"), "no game 'chess'"),
        (lambda text: text.replace("players: 2", "players: 7"), "not 7"),
        (lambda text: text.replace("seats: green, yellow", "seats: green"), "seats"),
        (lambda text: re.sub(r"\n2\. .*", "\n2. draft 4", text), "engine 4 is not on offer"),
        (lambda text: re.sub(r"\n2\. ", "\n9. ", text), "numbered 9, but 2 comes next"),
        (lambda text: re.sub(r"\n2\. .*", "\nand then", text), "“and then” is no move"),
        (lambda text: re.sub("result: .*", "result: 1 2", text), "states the result “1 2”"),
        (lambda text: text[: text.rindex("\n", 0, -10) + 1], "lead to “unfinished”"),
    ],
)
def test_check_refuses(
    wrong: Callable[[str], str], why: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(wrong(record.read_text(encoding="utf-8")), encoding="utf-8")
    for more in (["--check"], []):
        status, out, err = run_cli(capsys, "replay", str(record), *more)
        assert (status, out) == (2, "")
        assert why in err


def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary, large = tmp_path / "binary", tmp_path / "large"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with large.open("wb") as out:
        out.truncate(10_000_000)
    assert "it is not text" in run_cli(capsys, "replay", str(binary))[2]
    assert "far too large" in run_cli(capsys, "replay", str(large))[2]
    assert "Is a directory" in run_cli(capsys, "replay", str(tmp_path))[2]
    assert "can't be read" in run_cli(capsys, "replay", "a\0b")[2]
    binary.write_text(a_record(3).replace("green", "\x1b[31mgreen"), encoding="utf-8")
    assert "it is not text" in run_cli(capsys, "replay", str(binary))[2]
    binary.write_bytes(b"\xef\xbb\xbf" + a_record(3).encode())
    assert read_record(str(binary)).startswith("Ekiben record")


def test_replay_with_other_components(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, game = tmp_path / "other.toml", tmp_path / "game.txt"
    file.write_text("[costs]\nengine = 1\n", encoding="utf-8")
    table = ekiben.new("zero-kei", players=2, seed=1, components=file)
    table.play("draft 1")
    game.write_text(table.record(), encoding="utf-8")
    assert run_cli(capsys, "replay", str(game))[0] == 2
    status, out, _ = run_cli(capsys, "replay", str(game), "--components", str(file))
    assert status == 0
    assert "After move 1." in out


PICTURES = sorted((Path(__file__).parents[1] / "docs" / "pictures").glob("*.svg"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_pictures_fetch_nothing(picture: Path) -> None:
    found = re.findall(r"\w+://[^\s\"']+|url\(\s*[^#\s][^)]*\)", picture.read_text(encoding="utf-8"))
    assert found == ["http://www.w3.org/2000/svg"]


# --- texts ----------------------------------------------------------------------------------------------


def test_everything_has_its_text() -> None:
    wanted = [f"zero-kei-ask-{name}" for name in DECISION_NAMES if name != "nothing"]
    wanted += [f"zero-kei-phase-{name}" for name in PHASE_NAMES]
    wanted += [f"zero-kei-event-{name}" for name in EVENT_IDS]
    wanted += [f"zero-kei-action-{name}" for name in (*ACTIONS, *ABILITIES)]
    wanted += [f"zero-kei-does-{name}" for name in (*ACTIONS, *ABILITIES)]
    wanted += [f"zero-kei-part-{name}" for name in GAME.score_parts if name != "win"]
    wanted += [f"zero-kei-automa-{name}" for name in GAME.automas]
    wanted += [f"no-undo-{name}" for name in ("nothing-played", "something-was-seen", "other-player", "over")]
    assert [name for name in wanted if not has_text(name)] == []


def test_every_entry_of_the_log_is_told() -> None:
    source = Path(zero_kei_log.__file__).read_text(encoding="utf-8")
    entries = set(re.findall(r'Entry\("([a-z-]+)"', source))
    assert entries - set(FACTS) == {"played", "yen", "points"}
    assert set(FACTS) <= entries


def test_every_text_that_the_code_names_exists() -> None:
    folders = [SOURCES / "terminal", SOURCES / "cli", *(SOURCES / "games").glob("*/terminal")]
    named = {
        name
        for folder in folders
        for file in folder.rglob("*.py")
        for name in re.findall(r"\bsay\(\s*[\"']([a-z-]+)[\"']", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 60
    assert [name for name in sorted(named) if not has_text(name)] == []


def test_generic_parts_know_no_game_by_name() -> None:
    for file in [*(SOURCES / "terminal").rglob("*.py"), SOURCES / "cli/play.py", SOURCES / "cli/replay.py"]:
        assert not re.search(r"zero.kei|hideo|nordic", file.read_text(encoding="utf-8"), re.IGNORECASE), file
