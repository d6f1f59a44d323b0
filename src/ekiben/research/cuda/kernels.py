"""The kernels of a game: one GPU thread per game, calling the same rules as everything else.

A kernel only says which thread does what. What happens in a game is in the rules, which
`ekiben.rule.device_rule` compiles for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.game import Game
from ekiben.research import stepping
from ekiben.research.cuda.kernel_cache import Kernel, kernel_folder
from ekiben.research.cuda.playing import advancing, renewing
from ekiben.research.cuda.shared_memory import WARP, Records, warp_copies
from ekiben.research.cuda.steps import checking, choosing, moving, showing

BLOCK = 128  # threads per block of kernels that use no shared memory


class Kernels:
    """The kernels of one game; each is compiled, or loaded from disk, when it is first launched.

    A warp plays `games_per_warp` games; by default as many as fit into its shared memory.
    """

    def __init__(self, game: Game, games_per_warp: int | None = None) -> None:
        games_per_warp = games_per_warp or Records(game).games_per_warp()
        shared = [make(game, games_per_warp) for make in (renewing, advancing, moving, showing)]
        plain = [checking(), choosing()]
        called: list[Callable[..., Any]] = [
            stepping.bind_step_games(game),
            stepping.is_choice,
            stepping.choose,
        ]
        folder = kernel_folder(game, [*shared, *plain, *called, warp_copies])
        self.renew, self.advance, self.move, self.show = (
            Kernel(function, folder, WARP, games_per_warp) for function in shared
        )
        self.check, self.choose = (Kernel(function, folder, BLOCK, BLOCK) for function in plain)
