"""Copy positions between global and shared memory, one warp at a time.

Rules read a position byte by byte. In global memory each such read by 32 threads of 32 positions is 32
accesses. So a warp copies the positions of its games into shared memory, all threads together and in the
widest words, runs the rules there, and copies the positions back. Assigning records would be slow: Numba
copies them byte by byte, each thread its own.

In global memory a position is a row of words, or the first part of one.

No function here has a barrier: kernels call `cuda.syncthreads()` themselves, between these calls. With
barriers in here, playouts hung on a device when a warp was partly filled: Numba doesn't tell the compiler
that all threads of a warp must reach such a function together, so it may move a call into a branch.
"""

from __future__ import annotations

from typing import Any

from ekiben.game import Game
from ekiben.research.cuda.device import WORD_BYTES, cuda_module

WARP = 32  # threads that run in step
SHARED_BYTES = 227 << 10  # of a multiprocessor, on current GPUs
SHARED_BYTES_PER_BLOCK = 48 << 10
REGISTERS = 1 << 16  # of a multiprocessor
MAX_REGISTERS = 255  # of one thread


class Records:
    """The record types of a game, and their sizes in words."""

    def __init__(self, game: Game) -> None:
        self.position, self.box = game.state.dtype, type(game.components().box).dtype
        self.words, self.box_words = (each.itemsize // WORD_BYTES for each in (self.position, self.box))

    def games_per_warp(self) -> int:
        """How many games fit into the shared memory of one warp, beside the box and their row numbers."""
        games, available = WARP, SHARED_BYTES_PER_BLOCK // WORD_BYTES - self.box_words - WARP
        while games > 1 and games * self.words > available:
            games //= 2
        return games


def sizes(game: Game) -> tuple[int, int, int]:
    """The sizes of the arrays that rules write to: moves, seats, parts of a score."""
    seats = max(game.seats(players) for players in game.player_counts)
    return len(game.move_texts), seats, len(game.score_parts)


def warp_copies(records: Records, games_per_warp: int) -> tuple[Any, Any, Any, Any]:
    """Functions for all threads of a warp: reserve shared memory, load positions, store them, clear them.

    `global_rows` has the row of each position in global memory, or -1. Threads see what others wrote only
    after a barrier.
    """
    from numba import types

    cuda = cuda_module()
    jit = cuda.jit(device=True, forceinline=True)
    words, box_words, total_words = records.words, records.box_words, games_per_warp * records.words
    parts, box_parts = -(-words // WARP), -(-box_words // WARP)  # of a row; each thread copies a word of each
    prefetch = _prefetch_words(total_words + box_words)
    rows = max(rows for rows in (1, 2, 4, 8, 16) if rows == 1 or rows * parts <= prefetch)
    rows = min(rows, games_per_warp)
    last, box_last, buffer_words = words - 1, box_words - 1, rows * parts

    def reserve(i: int) -> Any:
        """Shared memory for the positions, their row numbers and the box; `i` is this thread's row."""
        shared = cuda.shared.array(total_words, types.int64)
        global_rows = cuda.shared.array(games_per_warp, types.int32)
        shared_box = cuda.shared.array(box_words, types.int64)
        if cuda.threadIdx.x < games_per_warp:
            global_rows[cuda.threadIdx.x] = i
        return shared, global_rows, shared_box

    def load(shared: Any, global_rows: Any, shared_box: Any, global_: Any, boxes: Any) -> None:
        """Load the positions and the box.

        A thread issues many loads before it waits for the first, and there are no branches: a thread without
        a position loads row 0, and surplus threads at the end of a row all copy its last word.
        """
        t = cuda.threadIdx.x
        buffer = cuda.local.array(buffer_words, types.int64)
        box_buffer = cuda.local.array(box_parts, types.int64)
        for part in range(box_parts):
            box_buffer[part] = boxes[0, min(t + part * WARP, box_last)]
        for start in range(0, games_per_warp, rows):
            for n in range(rows):
                for part in range(parts):
                    row = max(global_rows[start + n], 0)
                    buffer[n * parts + part] = global_[row, min(t + part * WARP, last)]
            for n in range(rows):
                for part in range(parts):
                    shared[(start + n) * words + min(t + part * WARP, last)] = buffer[n * parts + part]
        for part in range(box_parts):
            shared_box[min(t + part * WARP, box_last)] = box_buffer[part]

    def store(shared: Any, global_rows: Any, global_: Any) -> None:
        """Store the positions, where they came from or elsewhere."""
        t = cuda.threadIdx.x
        for n in range(games_per_warp):
            row = global_rows[n]
            if row >= 0:
                for part in range(parts):
                    word = min(t + part * WARP, last)
                    global_[row, word] = shared[n * words + word]

    def clear(shared: Any) -> None:
        """Fill the positions with zeros."""
        for word in range(cuda.threadIdx.x, total_words, WARP):
            shared[word] = 0

    return jit(reserve), jit(load), jit(store), jit(clear)


def _prefetch_words(words: int) -> int:
    """How many words a thread may load before it waits, if its warp has `words` in shared memory."""
    warps = SHARED_BYTES // (words * WORD_BYTES)
    return min(REGISTERS // (warps * WARP), MAX_REGISTERS) // 3  # a word fills two registers
