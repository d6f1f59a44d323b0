"""The kernels of a game: one GPU thread per game, calling the same rules as everything else.

A kernel only says which thread does what. What happens in a game is in the rules, which
`ekiben.rule.device_rule` compiles for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.game import Game
from ekiben.research import stepping
from ekiben.research.cuda.batch_kernels import check_kernel, choose_kernel, move_kernel, observe_kernel
from ekiben.research.cuda.kernel_cache import Kernel, kernel_folder
from ekiben.research.cuda.playout_kernels import advance_kernel, refill_kernel
from ekiben.research.cuda.shared_memory import WARP, Records, warp_copies

BLOCK = 128  # threads per block of kernels that use no shared memory


class Kernels:
    """The kernels of one game; each is compiled, or loaded from disk, when it is first launched.

    A warp plays `games_per_warp` games; by default as many as fit into its shared memory.
    """

    def __init__(self, game: Game, games_per_warp: int | None = None) -> None:
        games_per_warp = games_per_warp or Records(game).games_per_warp()
        makers = (refill_kernel, advance_kernel, move_kernel, observe_kernel)
        shared = [make(game, games_per_warp) for make in makers]
        plain = [check_kernel(), choose_kernel()]
        called: list[Callable[..., Any]] = [
            stepping.bind_step_games(game),
            stepping.is_choice,
            stepping.choose,
        ]
        folder = kernel_folder(game, [*shared, *plain, *called, warp_copies])
        self.refill, self.advance, self.move, self.observe = (
            Kernel(function, folder, WARP, games_per_warp) for function in shared
        )
        self.check, self.choose = (Kernel(function, folder, BLOCK, BLOCK) for function in plain)
