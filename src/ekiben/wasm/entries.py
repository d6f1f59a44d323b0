"""What a game's WebAssembly file does, and the digest of what it was made from."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from ekiben.bots.compiled import bot_entries
from ekiben.code_cache import referenced_constants, sources
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


def source_files(game: Game) -> list[Path]:
    """The rules and bots in a file, and what makes the file of them."""
    rules = [entry.rule for entry in wasm_entries(game).values()]
    return [*sources(rules), *(Path(__file__).with_name(name) for name in ("build.py", "module_file.py"))]


def source_digest(game: Game) -> str:
    """A digest of everything that a file is made from, the same on every system."""
    entries = wasm_entries(game).values()
    texts = sorted(path.read_text(encoding="utf-8") for path in source_files(game))  # with any ends of lines
    texts += [f"{entry.name} {entry.params} {entry.returns_int}" for entry in entries]
    texts += referenced_constants([entry.rule for entry in entries])
    texts += [f"{kind.dtype}" for kind in (game.state, type(game.components().box), game.judgement.scratch)]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()
