"""`ekiben play GAME`: play in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ekiben.bots.code import has_bot_code
from ekiben.bots.custom import is_custom
from ekiben.cli import add_components, add_language
from ekiben.cli.options import add_options, flag, options_given
from ekiben.cli.progress import compile_bots
from ekiben.errors import BadOption
from ekiben.game import Game, find_game, game_names
from ekiben.record import load
from ekiben.rendering.console import make_console, show_paragraph
from ekiben.table import Table
from ekiben.terminal.commands import QuitGame
from ekiben.terminal.screen import LineReader
from ekiben.terminal.seats import SeatPlayer, is_bot, parse_seats, recorded_seats
from ekiben.terminal.session import TerminalSession
from ekiben.terminal.setup import ask_seats, choose_game
from ekiben.terminal.unfinished import Autosave, find_unfinished, new_autosave, other_games
from ekiben.texts import t, use_language

SEATS = "you,random"  # where nobody is at the keyboard to be asked


def add_play(p: argparse.ArgumentParser) -> None:
    p.add_argument("game", metavar="GAME", nargs="?", help=t("cli-arg-game", games=game_names()))
    p.add_argument("--seats", metavar="SEATS", help=t("cli-arg-seats"))
    p.add_argument("--seed", metavar="N", type=int, help=t("cli-arg-deal"))
    p.add_argument("--load", metavar="FILE", help=t("cli-arg-load"))
    p.add_argument(
        "--continue", metavar="WHICH", nargs="?", const="", dest="unfinished", help=t("cli-arg-continue")
    )
    add_options(p)
    add_language(p)
    add_components(p)


def run_play(args: argparse.Namespace) -> int:
    """Set up the table, then play."""
    with use_language(args.language):
        console = make_console()
        if args.unfinished is not None:
            return continue_game(args, console)
        try:
            ask_what_is_missing(args, LineReader(console))
        except QuitGame:
            show_paragraph(console, t("farewell"))
            return 0
        return begin_game(args, console)


def ask_what_is_missing(args: argparse.Namespace, reader: LineReader) -> None:
    """The game and the seats, unless they are given or a saved game has them."""
    if args.load is not None:
        return
    if args.game is None:
        args.game = choose_game(reader)
    if args.seats is None and reader.is_interactive:
        args.seats = ask_seats(find_game(args.game), reader)


def begin_game(args: argparse.Namespace, console: Console) -> int:
    """A new game, or one from a file."""
    table, seats = load_game(args) if args.load else new_game(args)
    with closing(new_autosave(table.game.name, args.components)) as autosave:
        file = Path(args.load) if args.load else None
        return play(table, seats, console, file, autosave)


def play(
    table: Table,
    seats: list[SeatPlayer],
    console: Console,
    file: Path | None,
    autosave: Autosave,
    more: Sequence[str] = (),
) -> int:
    """Have the bots ready, say what begins, and play."""
    if not has_bot_code(table.game):
        compile_bots(table.game, [seat.kind for seat in seats if is_bot(seat, table.game)])
    session = TerminalSession(table, seats, console, file=file, autosave=autosave)
    session.greeting = [Text(table.game.text("welcome"), "bold"), Text(t("welcome-help"), "dim")]
    session.greeting += [Text(line, "dim") for line in more]
    return session.run()


def new_game(args: argparse.Namespace) -> tuple[Table, list[SeatPlayer]]:
    game = find_game(args.game)
    seats = parse_seats(args.seats or SEATS, game)
    players = sum(seat.kind not in game.automas for seat in seats)
    names = [seat.record_name for seat in seats]
    table = Table(game, players, args.seed, options_given(game, args), args.components, names)
    return table, seats


def load_game(args: argparse.Namespace) -> tuple[Table, list[SeatPlayer]]:
    """A saved game; the seats may be taken by others than before."""
    table = load(Path(args.load), args.components)
    refuse_new_game_options(table.game, args, "--load")
    if args.game not in (None, table.game.name):
        raise BadOption("load-other-game", file=args.load, game=table.game.name)
    if table.over:
        raise BadOption("load-over", file=args.load)
    return table, take_seats(table, args)


def continue_game(args: argparse.Namespace, console: Console) -> int:
    if args.load is not None:
        raise BadOption("continue-or-load")
    with closing(find_unfinished(args.game, args.unfinished)) as autosave:
        table, file = autosave.read(args.components)
        refuse_new_game_options(table.game, args, "--continue")
        seats = take_seats(table, args)
        others = other_games(autosave)
        more = [t("continue-others"), *others] if others else []
        return play(table, seats, console, file, autosave, more)


def refuse_new_game_options(game: Game, args: argparse.Namespace, command: str) -> None:
    """Refuse options that only a new game takes; a saved game has its own."""
    given = [flag(option) for option in options_given(game, args)]
    if given or args.seed is not None:
        raise BadOption("load-fixed", option=given[0] if given else "--seed", command=command)


def take_seats(table: Table, args: argparse.Namespace) -> list[SeatPlayer]:
    """The seats of a saved game, or those that are given for it."""
    seats = recorded_seats(table.seats, table.game, table.players)
    if args.seats:
        seats = replacement_seats(args.seats, table)
    elif not any(seat.is_human for seat in seats):
        raise BadOption("seats-no-you", game=table.game.name)
    elif own := [seat.kind for seat in seats if is_custom(seat.kind, table.game)]:
        raise BadOption("load-own-bot", bot=own[0])  # a file must not name the code that runs
    table.seats = [seat.record_name for seat in seats]
    return seats


def replacement_seats(text: str, table: Table) -> list[SeatPlayer]:
    """Other people for the seats of a saved game; as many as it has."""
    seats = parse_seats(text, table.game)
    players = sum(seat.kind not in table.game.automas for seat in seats)
    if players != table.players:
        raise BadOption("load-seats", there=table.players, given=players)
    return seats
