"""What a program in any language must know to use a game's WebAssembly file, as plain data for JSON."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ekiben import rng
from ekiben.bots import judgement, policies, search_rules
from ekiben.bots import tree as search
from ekiben.bots.compiled import SEARCH, bot_entries
from ekiben.game import Game
from ekiben.layout import Layout
from ekiben.native import BOX, INT, STATE, Array, EntryPoint, Kind
from ekiben.wasm.entries import source_digest, wasm_entries
from ekiben.wasm.module_file import STACK_BYTES

TREE = ("CHILD", "NEXT", "MOVE", "VISITS", "PRIOR", "VALUE", "POINTS")


def describe(game: Game) -> dict[str, Any]:
    """Entry points, records, printed values, move texts, sizes of arrays, and the bots."""
    box, judge = game.components().box, game.judgement
    layouts = {STATE: game.state, BOX: type(box), "scratch": judge.scratch}
    names = {kind: name for name, kind in layouts.items()}
    entries = wasm_entries(game)
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "made_from": source_digest(game),
        "memory": {"first_free": STACK_BYTES},
        "entries": {name: described_entry(entry, names) for name, entry in entries.items()},
        "layouts": {name: described_layout(kind) for name, kind in layouts.items()},
        "box": base64.b64encode(box.data).decode(),
        "moves": list(game.move_texts),
        "score_parts": list(game.score_parts),
        "win_unit": game.win_unit,
        "seats": {players: game.seats(players) for players in game.player_counts},
        "options": {
            name: {"bit": bit, "players": list(game.option_players(name))}
            for name, bit in game.options.items()
        },
        "streams": {
            name.partition("_")[0].lower(): value for name, value in vars(rng).items() if "_STREAM" in name
        },
        "bots": {
            "levels": dict(judge.levels),
            "policies": [name for name in bot_entries(game) if name != SEARCH],
            "casual_margin": policies.CASUAL_MARGIN,
            "positions": policies.SCRATCH_POSITIONS,
            "params": params(game, judge.params),
            "params_multiplayer": params(game, judge.params_multiplayer or judge.params),
        },
        "tree": {
            "columns": search_rules.COLUMNS,
            "nodes": search.MAX_NODES,
            "most_iterations": search_rules.MAX_ITERATIONS,
            "chunk": search.CHUNK,
            "column": {name.lower(): getattr(search_rules, name) for name in TREE},
        },
    }


def params(game: Game, given: judgement.SearchParams) -> dict[str, int]:
    """The fields of the scratch memory that are not 0 when a bot begins to think."""
    scratch = policies.initial_scratch(game, given)
    values = {name: getattr(scratch, name) for name, shape in scratch.fields.items() if not shape}
    return {name: value for name, value in values.items() if value}


def described_entry(entry: EntryPoint, names: Mapping[type[Layout], str]) -> dict[str, Any]:
    code = entry.rule.__code__
    params = zip(code.co_varnames[: code.co_argcount], entry.params, strict=True)
    found = [each for name, kind in params for each in parameters(name, kind, names)]
    return {"parameters": found, "returns": "i64" if entry.returns_int else None}


def parameters(name: str, kind: Kind, names: Mapping[type[Layout], str]) -> Iterator[dict[str, Any]]:
    """A parameter. A record is an address; an array an address, then the size of each dimension as an i64."""
    if isinstance(kind, tuple):
        for part, inner in zip(kind[0]._fields, kind[1:], strict=True):
            yield from parameters(f"{name}.{part}", inner, names)
    elif isinstance(kind, Array):
        item = type_name(kind.item) if kind.item else STATE
        yield {"name": name, "array": item, "dimensions": kind.dimensions}
    elif kind == INT:
        yield {"name": name, "number": "i64"}
    else:
        yield {"name": name, "record": kind if isinstance(kind, str) else names[kind]}


def described_layout(kind: type[Layout]) -> dict[str, Any]:
    fields: Any = kind.dtype.fields
    return {
        "size": kind.dtype.itemsize,
        "fields": {
            name: {"type": type_name(fields[name][0].base), "offset": fields[name][1], "shape": list(shape)}
            for name, shape in kind.fields.items()
        },
    }


def type_name(kind: Any) -> str:
    """`i16` for a whole number of 16 bits, `u8` for an unsigned byte, `f32` for a fraction."""
    dtype = np.dtype(kind)
    return f"{dtype.kind}{8 * dtype.itemsize}"
