"""The options of the game that a command is given, as flags.

A command is parsed before its game is known, so its parser leaves these flags for this module.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from ekiben.errors import BadOption
from ekiben.game import Game, all_games


def flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"


def add_options(p: argparse.ArgumentParser) -> None:
    """Let a command have the options of its game."""
    p.set_defaults(flags=())


def describe_options(p: argparse.ArgumentParser) -> None:
    """What the help says of the options of all games."""
    for game in all_games():
        lines = [f"{flag(option)}: {game.text(f'option-{option}')}." for option in game.options]
        p.add_argument_group(game.name, " ".join(lines))


def unknown_flags(flags: Iterable[str]) -> list[str]:
    """Those that are an option of no game."""
    known = {flag(option) for game in all_games() for option in game.options}
    return [each for each in flags if each not in known]


def options_given(game: Game, args: argparse.Namespace) -> dict[str, bool]:
    """The options that were given; one of another game is refused."""
    own = {flag(option): option for option in game.options}
    for each in args.flags:
        if each not in own:
            raise BadOption("not-an-option", flag=each, game=game.name)
    return {own[each]: True for each in args.flags}
