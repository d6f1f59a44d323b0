"""The command `ekiben`. Each of its commands is two functions: `add_NAME`, its arguments, and `run_NAME`.

Without a command it plays: `play_command` says where.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from importlib import import_module
from typing import Any

import ekiben
from ekiben.cli.options import describe_options, unknown_flags
from ekiben.errors import EkibenError
from ekiben.game import game_names
from ekiben.texts import LANGUAGES, t

TABLE_COMMANDS = ("backup", "restore", "export", "import")  # these share the module `tables`
COMMANDS = (
    *(
        "serve",
        "play",
        "rules",
        "sim",
        "arena",
        "study",
        "replay",
        "scenario",
        "components",
        "compile",
        "site",
    ),
    *TABLE_COMMANDS,
)
OPTIONS = ("-h", "--help", "--version")  # of the command itself
TERMINAL = "terminal"  # asks which game to play there
ONLY_IN_TERMINAL = {"--continue", "--load", "--seats", "--seed"}


def play_command(argv: list[str]) -> list[str]:
    """The command line that one without a command stands for: the browser, unless a game or the terminal is
    named."""
    first = argv[0] if argv else ""
    if first in (*COMMANDS, *OPTIONS):
        return argv
    if first == TERMINAL:
        return ["play", *argv[1:]]
    options = {arg.partition("=")[0] for arg in argv}
    if first in game_names() or (first.startswith("-") and options & ONLY_IN_TERMINAL):
        return ["play", *argv]
    return ["serve", "--open", *argv] if not first or first.startswith("-") else argv


def parser(argv: list[str]) -> argparse.ArgumentParser:
    """The command line; only the command that is called says its arguments: the others stay unloaded."""
    top = argparse.ArgumentParser(prog="ekiben", description=t("cli-description"))
    top.add_argument("--version", action="version", version=f"ekiben {ekiben.__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        about = t(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about)
        if name in argv[:1]:
            function_of("add", name)(command)
            if command.get_default("flags") is not None and {"-h", "--help"} & set(argv):
                describe_options(command)
    return top


def parse(argv: list[str]) -> argparse.Namespace:
    """The arguments of a command; in `flags` the options of its game, if it takes any."""
    top = parser(argv)
    if argv and not argv[0].startswith("-") and argv[0] not in COMMANDS:
        near = difflib.get_close_matches(argv[0], (*COMMANDS, *game_names(), TERMINAL), 1)
        top.error(t("cli-unknown-command-near" if near else "cli-unknown-command", word=argv[0], near=near))
    args, flags = top.parse_known_args(argv)
    unknown = unknown_flags(flags) if "flags" in args else flags
    if unknown:
        top.error(f"unrecognized arguments: {' '.join(unknown)}")
    args.flags = flags
    return args


def function_of(kind: str, name: str) -> Any:
    """A function of a command; its module is loaded when it is needed."""
    module = import_module(f"ekiben.cli.{'tables' if name in TABLE_COMMANDS else name}")
    return getattr(module, f"{kind}_{name}")


def main(argv: list[str] | None = None) -> int:
    """Run a command; what goes wrong through the user's input is one clear message, not a traceback."""
    args = parse(play_command(sys.argv[1:] if argv is None else argv))
    try:
        return int(function_of("run", args.command)(args))
    except EkibenError as error:
        print(f"ekiben: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 141
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def add_game(p: argparse.ArgumentParser) -> None:
    """The game and its components file, which most commands take."""
    p.add_argument("game", metavar="GAME", help=t("cli-arg-game", games=game_names()))
    add_components(p)


def add_components(p: argparse.ArgumentParser) -> None:
    p.add_argument("--components", metavar="FILE", help=t("cli-arg-components"))


def add_language(p: argparse.ArgumentParser) -> None:
    p.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0], help=t("cli-arg-language"))


def add_database(p: argparse.ArgumentParser) -> None:
    p.add_argument("--database", metavar="D", help=t("cli-arg-database"))
