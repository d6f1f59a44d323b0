"""Sorting on the device: pairs by their keys, small whole numbers, of which there are few.

Where keys are equal any order will do. A block counts its keys, then takes its part of every bin at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ekiben.research.cuda.device import Tensor, cuda_module, empty, zeros

BINS = 1024  # keys are below that; also the threads of a block, so that each has a bin


class Pairs(NamedTuple):
    """Keys, and what belongs to each."""

    keys: Tensor
    rows: Tensor


class Sorter:
    """Sorts a fixed number of pairs, again and again."""

    def __init__(self, size: int) -> None:
        jit = cuda_module().jit
        self.blocks = -(-size // BINS)
        self.bins = zeros(BINS, np.int32)  # how many there are of each key; zeros between two sorts
        self.starts = empty(BINS, np.int32)  # where those of a key begin
        self._count, self._add_up, self._put = jit(_count()), jit(_add_up()), jit(_put())

    def sort(self, pairs: Pairs, into: Pairs) -> None:
        """Put the pairs in order somewhere else."""
        self._count[self.blocks, BINS](pairs.keys.array, self.bins.array)
        self._add_up[1, BINS](self.bins.array, self.starts.array)
        self._put[self.blocks, BINS](
            pairs.keys.array, pairs.rows.array, self.starts.array, into.keys.array, into.rows.array
        )


def _count() -> Callable[..., None]:
    """How many there are of each key."""
    from numba import types

    cuda = cuda_module()

    def count(keys: Any, bins: Any) -> None:
        own = cuda.shared.array(BINS, types.int32)
        t = cuda.threadIdx.x
        own[t] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        if i < keys.size:
            cuda.atomic.add(own, keys[i], 1)
        cuda.syncthreads()
        if own[t]:
            cuda.atomic.add(bins, t, own[t])

    return count


def _add_up() -> Callable[..., None]:
    """The start of each bin: the sum of those before it, doubling the reach with every round."""
    from numba import types

    cuda = cuda_module()

    def add_up(bins: Any, starts: Any) -> None:
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

    return add_up


def _put() -> Callable[..., None]:
    """Each pair into its bin."""
    from numba import types

    cuda = cuda_module()

    def put(keys: Any, rows: Any, starts: Any, into_keys: Any, into_rows: Any) -> None:
        own = cuda.shared.array(BINS, types.int32)
        t = cuda.threadIdx.x
        own[t] = 0
        cuda.syncthreads()
        i = cuda.grid(1)
        key = 0
        rank = 0
        if i < keys.size:
            key = keys[i]
            rank = cuda.atomic.add(own, key, 1)
        cuda.syncthreads()
        if own[t]:
            own[t] = cuda.atomic.add(starts, t, own[t])
        cuda.syncthreads()
        if i < keys.size:
            into_keys[own[key] + rank] = key
            into_rows[own[key] + rank] = rows[i]

    return put
