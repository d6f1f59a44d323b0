"""Your own bots: `MODULE:NAME` or `MODULE:NAME:ARGUMENT` names a class or function that makes a player.

It is called with the game, and with the argument if there is one, and returns a `Player`. Naming a bot runs
its module, so read such a name only from the person at this machine, never from a file or over the network.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable
from typing import Any

from ekiben.bots.names import bot_names, make_player, resolve_bot
from ekiben.bots.player import Player
from ekiben.errors import BadOption
from ekiben.game import Game

CUSTOM = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)(?::(?P<argument>.+))?")


def is_custom(text: str, game: Game) -> bool:
    """Whether a text names a custom bot; built-in bots go first."""
    return not built_in([text], game) and CUSTOM.fullmatch(text) is not None


def built_in(texts: Iterable[str], game: Game) -> list[str]:
    """Those of the texts that name built-in bots."""
    known = bot_names(game)
    return [text for text in texts if text.partition(":")[0] in known]


def custom_name(text: str) -> str:
    """What people call a custom bot: its name without module and argument."""
    return text.split(":")[1]


def read_bots(text: str, game: Game) -> tuple[str, ...]:
    """The bots of a list with commas."""
    return tuple(read_bot(part.strip(), game) for part in text.split(","))


def read_bot(text: str, game: Game) -> str:
    """The name of a bot; a custom one is made once, so that its mistakes show before anything is played."""
    if is_custom(text, game):
        make_custom_bot(text, game)
        return text
    resolve_bot(text.lower(), game)
    return text.lower()


def make_bot(text: str, game: Game) -> Player:
    """The bot that a text names, built in or custom."""
    return make_custom_bot(text, game) if is_custom(text, game) else make_player(text, game)


def make_custom_bot(text: str, game: Game) -> Player:
    """A custom bot, or BadOption with its name and what went wrong in its code."""
    found = CUSTOM.fullmatch(text)
    assert found is not None
    argument = [] if found["argument"] is None else [found["argument"]]
    try:
        player: Player = getattr(custom_module(text), found["name"])(game, *argument)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("bot-own-failed", text=text, why=why) from error
    if not callable(getattr(player, "choose", None)):
        raise BadOption("bot-own-no-player", text=text, made=type(player).__name__)
    return player


def custom_module(text: str) -> Any:
    """The module of a custom bot. It may lie in the current folder, where Python may not look by itself."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return importlib.import_module(text.partition(":")[0])
