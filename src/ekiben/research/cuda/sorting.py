"""Counting sort on the device: pairs by their keys, which are small integers.

Pairs with equal keys end up in any order. A block counts its keys, then reserves its part of every bin at
once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ekiben.research.cuda.device import Tensor, cuda_module, empty, zeros

BINS = 1024  # keys are smaller; also the number of threads in a block, so that each has a bin


class Pairs(NamedTuple):
    """Keys, and the row number that belongs to each."""

    keys: Tensor
    rows: Tensor


class Sorter:
    """Sorts a fixed number of pairs, again and again."""

    def __init__(self, size: int) -> None:
        jit = cuda_module().jit
        self.blocks = -(-size // BINS)
        self.bins = zeros(BINS, np.int32)  # the number of pairs with each key; zeros between two sorts
        self.starts = empty(BINS, np.int32)  # where the pairs with each key begin
        self._count, self._prefix_sums, self._scatter = jit(_count()), jit(_prefix_sums()), jit(_scatter())

    def sort(self, pairs: Pairs, into: Pairs) -> None:
        """Write the pairs to `into`, sorted."""
        self._count[self.blocks, BINS](pairs.keys.array, self.bins.array)
        self._prefix_sums[1, BINS](self.bins.array, self.starts.array)
        self._scatter[self.blocks, BINS](
            pairs.keys.array, pairs.rows.array, self.starts.array, into.keys.array, into.rows.array
        )


def _count() -> Callable[..., None]:
    """Make the kernel that counts the pairs with each key."""
    from numba import types

    cuda = cuda_module()

    def count(keys: Any, bins: Any) -> None:
        block_bins = cuda.shared.array(BINS, types.int32)
        t = cuda.threadIdx.x
        block_bins[t] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < keys.size:
            cuda.atomic.add(block_bins, keys[i], 1)
        cuda.syncthreads()
        if block_bins[t]:
            cuda.atomic.add(bins, t, block_bins[t])

    return count


def _prefix_sums() -> Callable[..., None]:
    """Make the kernel that computes the start of each bin: a prefix sum whose reach doubles every round."""
    from numba import types

    cuda = cuda_module()

    def prefix_sums(bins: Any, starts: Any) -> None:
        sums = cuda.shared.array(BINS, types.int32)
        t = cuda.threadIdx.x
        sums[t] = bins[t]
        cuda.syncthreads()
        reach = 1
        while reach < BINS:
            more = sums[t - reach] if t >= reach else 0
            cuda.syncthreads()
            sums[t] += more
            cuda.syncthreads()
            reach *= 2
        starts[t] = sums[t] - bins[t]
        bins[t] = 0

    return prefix_sums


def _scatter() -> Callable[..., None]:
    """Make the kernel that writes each pair to its bin."""
    from numba import types

    cuda = cuda_module()

    def scatter(keys: Any, rows: Any, starts: Any, into_keys: Any, into_rows: Any) -> None:
        block_bins = cuda.shared.array(BINS, types.int32)
        t = cuda.threadIdx.x
        block_bins[t] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        key = 0
        rank = 0
        if i < keys.size:
            key = keys[i]
            rank = cuda.atomic.add(block_bins, key, 1)
        cuda.syncthreads()
        if block_bins[t]:
            block_bins[t] = cuda.atomic.add(starts, t, block_bins[t])
        cuda.syncthreads()
        if i < keys.size:
            into_keys[block_bins[key] + rank] = key
            into_rows[block_bins[key] + rank] = rows[i]

    return scatter
