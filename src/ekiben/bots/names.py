"""The names of bots, such as `greedy`, `search:1s` or `hard`, and the bots that they stand for."""

from __future__ import annotations

import difflib
import re

from ekiben.bots.compiled import GREEDY, SEARCH
from ekiben.bots.player import Budget, Player
from ekiben.bots.policies import CASUAL, RANDOM, Casual, Policy, Random
from ekiben.bots.tree import Search
from ekiben.errors import BadOption
from ekiben.game import Game
from ekiben.workspace import Code


def bot_names(game: Game) -> list[str]:
    """The names of the bots that play a game; `search` takes a budget after a colon."""
    judge = game.judgement
    return [RANDOM, CASUAL, GREEDY, *judge.policies, SEARCH, *judge.levels]


def resolve_bot(text: str, game: Game) -> str:
    """What a text such as `greedy`, `search:1s` or `hard` stands for; refused if there is no such bot."""
    text = game.judgement.levels.get(text, text)
    name, colon, rest = text.partition(":")
    known = bot_names(game)
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        message = "bot-unknown-near" if near else "bot-unknown"
        raise BadOption(message, text=text, known=", ".join(known), near=near)
    if colon and name != SEARCH:
        raise BadOption("bot-no-budget", name=name)
    if colon and read_budget(rest) is None:
        raise BadOption("bot-bad-budget", text=rest)
    return text


def entry_name(text: str, game: Game) -> str:
    """The rule that a bot needs, by its name."""
    name = resolve_bot(text, game).partition(":")[0]
    return GREEDY if name == CASUAL else name


def make_player(text: str, game: Game, code: Code | None = None) -> Player:
    """The bot of a text, with the code that is there unless another is given."""
    name, _, rest = resolve_bot(text, game).partition(":")
    if name == SEARCH:
        return Search(game, read_budget(rest) or Budget(seconds=1.0), code=code)
    if name == CASUAL:
        return Casual(game, code)
    return Random() if name == RANDOM else Policy(game, name, code)


def read_budget(text: str) -> Budget | None:
    """`1s`, `0.2s`, a number of iterations, or both: `2000+0.2s`; `100/2000`: 100 with two
    players, 2000 with more."""
    iterations, seconds = "([0-9]{1,9})", r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s"
    found = re.fullmatch(rf"(?:{iterations}(?:/{iterations})?(?:\+(?=[0-9])|$))?(?:{seconds})?", text)
    if not found:
        return None
    few, many = (int(each) if each else None for each in found.groups()[:2])
    budget = Budget(float(found[3]) if found[3] else None, few, many)
    return budget if any(budget) and 0 not in budget else None
