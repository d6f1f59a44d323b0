"""Positions brought near: from the memory of the device to that of the processor on which a warp runs.

Rules look at a position byte by byte. Far away every look of 32 threads at 32 positions is 32 accesses. So a
warp copies the positions of its games into the memory of its processor, all threads together and in the
widest words, lets the rules work there, and copies them back. Copying record by record would not do: Numba
copies them byte by byte, each thread its own.

Far away a position is a row of words, or the first part of one.

None of the functions here has a barrier: kernels call `cuda.syncthreads()` themselves, between these calls.
With barriers in here playouts hung on a device when a warp was partly filled: Numba does not tell the
compiler that all threads of a warp must reach such a function together, so it may move a call into a branch.
"""

from __future__ import annotations

from typing import Any

from ekiben.game import Game
from ekiben.research.cuda.device import WORD, cuda_module

WARP = 32  # threads that run in step
SHARED = 227 << 10  # bytes that the warps of a processor share on GPUs of today
ONE_BLOCK = 48 << 10  # of them, that the threads of one block may have
REGISTERS = 1 << 16  # that the threads of a processor share
MOST_REGISTERS = 255  # of one thread


class Records:
    """The records of a game as the kernels see them: as such, and as rows of words."""

    def __init__(self, game: Game) -> None:
        self.position, self.box = game.state.dtype, type(game.components().box).dtype
        self.words, self.box_words = (each.itemsize // WORD for each in (self.position, self.box))

    def together(self) -> int:
        """Games whose positions one warp can bring near, with the box."""
        games, room = WARP, ONE_BLOCK // WORD - self.box_words - WARP  # which row each is, too
        while games > 1 and games * self.words > room:
            games //= 2
        return games


def sizes(game: Game) -> tuple[int, int, int]:
    """What the rules write to: moves, seats, parts of a score."""
    seats = max(game.seats(players) for players in game.player_counts)
    return len(game.move_texts), seats, len(game.score_parts)


def copies(records: Records, together: int) -> tuple[Any, Any, Any, Any]:
    """What the threads of a warp do together: reserve room, bring positions near, store them, clear them.

    `whose` has the row far away of each position, or -1; threads see what others wrote after a barrier only.
    """
    from numba import types

    cuda = cuda_module()
    jit = cuda.jit(device=True, forceinline=True)
    words, box_words, everything = records.words, records.box_words, together * records.words
    parts, box_parts = -(-words // WARP), -(-box_words // WARP)  # of a row, one word of each by every thread
    ahead = _ahead(everything + box_words)
    rows = max(rows for rows in (1, 2, 4, 8, 16) if rows == 1 or rows * parts <= ahead)
    rows = min(rows, together)
    last, box_last, most = words - 1, box_words - 1, rows * parts

    def reserve(i: int) -> Any:
        """Room near by for the positions, their rows, and the box; i is this thread's row."""
        near = cuda.shared.array(everything, types.int64)
        whose = cuda.shared.array(together, types.int32)
        near_box = cuda.shared.array(box_words, types.int64)
        if cuda.threadIdx.x < together:
            whose[cuda.threadIdx.x] = i
        return near, whose, near_box

    def bring(near: Any, whose: Any, near_box: Any, far: Any, boxes: Any) -> None:
        """The positions, and the box.

        Many loads before the first of them is waited for, and no branches: a thread without a position loads
        that of row 0, and threads that are too many at the end of a row all copy its last word.
        """
        t = cuda.threadIdx.x
        taken = cuda.local.array(most, types.int64)
        printed = cuda.local.array(box_parts, types.int64)
        for part in range(box_parts):
            printed[part] = boxes[0, min(t + part * WARP, box_last)]
        for start in range(0, together, rows):
            for n in range(rows):
                for part in range(parts):
                    row = max(whose[start + n], 0)
                    taken[n * parts + part] = far[row, min(t + part * WARP, last)]
            for n in range(rows):
                for part in range(parts):
                    near[(start + n) * words + min(t + part * WARP, last)] = taken[n * parts + part]
        for part in range(box_parts):
            near_box[min(t + part * WARP, box_last)] = printed[part]

    def store(near: Any, whose: Any, far: Any) -> None:
        """The positions back, or elsewhere."""
        t = cuda.threadIdx.x
        for n in range(together):
            row = whose[n]
            if row >= 0:
                for part in range(parts):
                    word = min(t + part * WARP, last)
                    far[row, word] = near[n * words + word]

    def clear(near: Any) -> None:
        """Nothing but zeros."""
        for word in range(cuda.threadIdx.x, everything, WARP):
            near[word] = 0

    return jit(reserve), jit(bring), jit(store), jit(clear)


def _ahead(words: int) -> int:
    """Words that a thread asks for before it waits for the first, if its warp keeps this number near."""
    warps = SHARED // (words * WORD)
    return min(REGISTERS // (warps * WARP), MOST_REGISTERS) // 3  # a word fills two of them
