"""Bots of one's own: `MODULE:NAME` or `MODULE:NAME:ARGUMENT` names what makes a player.

Whatever has that name in that module is called with the game, and with the argument if there is one, and
returns a `Player`. Only commands that people give on their own machine read such texts; the server does not.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable
from typing import Any

from ekiben.bots.names import bot_names, check_bot, make_player
from ekiben.bots.player import Player
from ekiben.errors import BadOption
from ekiben.game import Game

CUSTOM = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)(?::(?P<argument>.+))?")


def is_custom(text: str, game: Game) -> bool:
    """Whether a text names somebody's own bot; the names of built-in bots go first."""
    return not built_in([text], game) and CUSTOM.fullmatch(text) is not None


def built_in(texts: Iterable[str], game: Game) -> list[str]:
    """Those of the texts that name built-in bots."""
    known = bot_names(game)
    return [text for text in texts if text.partition(":")[0] in known]


def read_bots(text: str, game: Game) -> tuple[str, ...]:
    """The bots of a list with commas, each tried once: what is wrong is told before anything is played."""
    found = [part.strip() for part in text.split(",")]
    found = [part if is_custom(part, game) else part.lower() for part in found]
    for part in found:
        if is_custom(part, game):
            make_custom_bot(part, game)
        else:
            check_bot(part, game)
    return tuple(found)


def make_bot(text: str, game: Game) -> Player:
    """The bot of a text, built in or somebody's own."""
    return make_custom_bot(text, game) if is_custom(text, game) else make_player(text, game)


def make_custom_bot(text: str, game: Game) -> Player:
    """Somebody's own bot; what its code could not do is told with the bot's name."""
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
    """The module of an own bot. People mean the folder they are in, where a program would not look."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    return importlib.import_module(text.partition(":")[0])
