"""The same games on a GPU: the rules run as kernels, and positions stay on the device.

`CudaBatch` steps many games, and PyTorch, JAX and CuPy read them without copying; `play_games` plays random
games to their end. Both need an NVIDIA GPU and numba-cuda (the extra `cuda`).
"""

from __future__ import annotations

from ekiben.research.cuda.batch import CudaBatch
from ekiben.research.cuda.device import NoDevice, Tensor, has_device
from ekiben.research.cuda.playouts import PlayoutResult, play_games

__all__ = ["CudaBatch", "NoDevice", "PlayoutResult", "Tensor", "has_device", "play_games"]
