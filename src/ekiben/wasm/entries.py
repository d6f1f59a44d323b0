"""What a game's WebAssembly file does, and the digest of what it was made from."""

from __future__ import annotations

import hashlib
from functools import cache

from ekiben.bots.compiled import bot_entries
from ekiben.code_cache import referenced_constants, rule_files
from ekiben.compiling import entry_points
from ekiben.game import Game
from ekiben.native import CELLS64, INT, STATE, EntryPoint
from ekiben.rng import random_below, seed_rng


@cache
def wasm_entries(game: Game) -> dict[str, EntryPoint]:
    """The rules, random games, the bots, and what a program around them needs of rules."""
    more = [
        EntryPoint("forgiving", game.judgement.forgiving, (STATE,), returns_int=True),
        EntryPoint("seed_rng", seed_rng, (CELLS64, INT, INT, INT)),
        EntryPoint("random_below", random_below, (CELLS64, INT), returns_int=True),
    ]
    return entry_points(game) | bot_entries(game) | {entry.name: entry for entry in more}


def source_digest(game: Game) -> str:
    """A digest of everything that the rules and bots in a file are made from, the same on every system."""
    rules = [entry.rule for entry in wasm_entries(game).values()]
    texts = sorted(path.read_text(encoding="utf-8") for path in rule_files(rules))  # with any ends of lines
    texts += referenced_constants(rules)
    texts += [f"{kind.dtype}" for kind in (game.state, type(game.components().box), game.judgement.scratch)]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()
