"""The options of the games as flags: every game's, so that no command knows a game by name."""

from __future__ import annotations

import argparse

from ekiben.errors import BadOption
from ekiben.game import Game, find_game, game_names
from ekiben.texts import text as say


def flag(option: str) -> str:
    """The flag of an option."""
    return f"--{option.replace('_', '-')}"


def add_options(p: argparse.ArgumentParser) -> None:
    """A flag for every option of every game."""
    for name in game_names():
        for option in find_game(name).options:
            about = say(f"{name}-option-{option}")
            p.add_argument(flag(option), dest=f"option_{option}", action="store_true", help=about)


def options_given(game: Game, args: argparse.Namespace) -> dict[str, bool]:
    """The options that were given; one of another game is refused."""
    given = [
        key.removeprefix("option_") for key, on in vars(args).items() if on and key.startswith("option_")
    ]
    for option in given:
        if option not in game.options:
            raise BadOption("not-an-option", flag=flag(option), game=game.name)
    return dict.fromkeys(given, True)
