"""The kernels of a game: one thread of a GPU for each game, calling the rules that everything else calls.

A kernel only says which thread does what. What happens in a game stands in the rules, of which
`ekiben.rule.device_rule` gives the twins for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ekiben.game import Game
from ekiben.research import stepping
from ekiben.research.cuda.keeping import Kernel, kernel_folder
from ekiben.research.cuda.near import WARP, Records, copies
from ekiben.research.cuda.playing import advancing, renewing
from ekiben.research.cuda.steps import checking, choosing, moving, showing

BLOCK = 128  # threads that are started together where positions stay where they are


class Kernels:
    """The kernels of one game; each is compiled, or loaded from the disk, when it is first launched.

    `together` games are played by the threads of a warp that brings their positions near; as many as fit
    unless told otherwise.
    """

    def __init__(self, game: Game, together: int | None = None) -> None:
        together = together or Records(game).together()
        near = [make(game, together) for make in (renewing, advancing, moving, showing)]
        far = [checking(), choosing()]
        called: list[Callable[..., Any]] = [stepping.steps_of(game), stepping.is_choice, stepping.choose]
        folder = kernel_folder(game, [*near, *far, *called, copies])
        self.renew, self.advance, self.move, self.show = (
            Kernel(function, folder, WARP, together) for function in near
        )
        self.check, self.choose = (Kernel(function, folder, BLOCK, BLOCK) for function in far)
