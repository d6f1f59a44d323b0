"""The command `ekiben`. Each of its commands is two functions: `add_NAME`, its arguments, and `run_NAME`."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module, metadata
from typing import Any

from ekiben.cli.options import describe_options, unknown_flags
from ekiben.errors import EkibenError
from ekiben.game import game_names
from ekiben.texts import t

ALONE = ("serve", "play", "rules", "sim", "arena", "study", "replay", "scenario", "components", "compile")
OF_TABLES = ("backup", "restore", "export", "import")  # these share a module; the others have one each
COMMANDS = (*ALONE, *OF_TABLES)


def parser(argv: list[str]) -> argparse.ArgumentParser:
    """The command line; only the command that is called says its arguments: the others stay unloaded."""
    top = argparse.ArgumentParser(prog="ekiben", description=t("cli-description"))
    top.add_argument("--version", action="version", version=f"ekiben {metadata.version('ekiben')}")
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
    args, flags = top.parse_known_args(argv)
    unknown = unknown_flags(flags) if "flags" in args else flags
    if unknown:
        top.error(f"unrecognized arguments: {' '.join(unknown)}")
    args.flags = flags
    return args


def function_of(kind: str, name: str) -> Any:
    """A function of a command; its module is loaded when it is needed."""
    module = import_module(f"ekiben.cli.{'tables' if name in OF_TABLES else name}")
    return getattr(module, f"{kind}_{name}")


def main(argv: list[str] | None = None) -> int:
    """Run a command; what goes wrong through the user's input is one clear message, not a traceback."""
    argv = sys.argv[1:] if argv is None else argv
    args = parse(argv)
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
    """`--components FILE`."""
    p.add_argument("--components", metavar="FILE", help=t("cli-arg-components"))


def add_database(p: argparse.ArgumentParser) -> None:
    """`--database D`."""
    p.add_argument("--database", metavar="D", help=t("cli-arg-database"))
