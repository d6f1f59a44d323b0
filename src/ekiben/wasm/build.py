"""One WebAssembly file per game, with everything that plays it: rules, random games, bots.

The same bytes every time, if the process has translated nothing before: Numba numbers what it translates.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from ekiben.game import Game
from ekiben.linked_module import OPTIMISATION, build_module
from ekiben.native import PREFIX
from ekiben.wasm.entries import source_digest, wasm_entries
from ekiben.wasm.module_file import linked_file

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext"  # every browser since 2021 has these


def build_wasm(game: Game) -> bytes:
    """The file of a game."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=OPTIMISATION, features=FEATURES)
    entries = wasm_entries(game)
    module = build_module(entries.values(), game.state, type(game.components().box), machine)
    return linked_file(machine.emit_object(module), entries, PREFIX, source_digest(game).encode())
