"""The same games on a GPU: rules as kernels, positions that stay on the device.

`CudaBatch` steps many games and shows them to PyTorch, JAX and CuPy without copying; `play_games` plays
random games to their end. Both need an NVIDIA GPU and numba-cuda (the extra `cuda`).
"""

from __future__ import annotations

from ekiben.research.cuda.batch import CudaBatch
from ekiben.research.cuda.device import NoDevice, Tensor, has_device
from ekiben.research.cuda.playouts import Played, play_games

__all__ = ["CudaBatch", "NoDevice", "Played", "Tensor", "has_device", "play_games"]
