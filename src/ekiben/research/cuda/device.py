"""The GPU: whether there is one, and memory on it that other libraries read without copying."""

from __future__ import annotations

import importlib
import logging
import time
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ekiben.errors import EkibenError
from ekiben.texts import t

DEVICE_TIMEOUT = 60  # seconds; a device that works on a few moves for longer hangs
WORD_BYTES = 8  # of the widest numbers that a thread copies; records are made of them


class NoDevice(EkibenError):
    """This machine has no GPU that can run the kernels."""


@cache
def cuda_module() -> Any:
    """The module `numba.cuda`. Raises NoDevice if it is missing or finds no device."""
    if not hasattr(np, "row_stack"):  # dropped by NumPy 2.5, still used by numba-cuda
        np.row_stack = np.vstack
    try:
        importlib.import_module("numba_cuda")
        module = importlib.import_module("numba.cuda")
    except ImportError as missing:
        raise NoDevice(t("cuda-missing")) from missing
    if not module.is_available():
        raise NoDevice(t("cuda-no-device"))
    settings: Any = importlib.import_module("numba.cuda.core.config")
    settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are allowed
    # If a program has set up logging, Numba logs every "not ready" of `wait` as an error.
    logging.getLogger("numba.cuda.cudadrv.driver").setLevel(logging.CRITICAL)
    return module


def has_device() -> bool:
    """Whether the kernels can run here."""
    try:
        cuda_module()
    except NoDevice:
        return False
    return True


def wait() -> None:
    """Wait until the device has finished. Raises an error if a kernel hangs."""
    event = cuda_module().event(timing=False)
    event.record()
    start = time.monotonic()
    while not event.query():
        waited = time.monotonic() - start
        if waited > DEVICE_TIMEOUT:
            raise EkibenError(t("cuda-no-answer", seconds=str(DEVICE_TIMEOUT)))
        time.sleep(waited / 100)  # adds at most one percent


class Tensor:
    """An array on the device that PyTorch, JAX and CuPy read by DLPack or `__cuda_array_interface__`.

    Tables are stored column by column, so that neighbouring threads write to neighbouring addresses.
    """

    def __init__(self, array: Any) -> None:
        self.array = array  # Numba's
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__  # type: ignore[no-any-return]

    def _view(self) -> Any:
        views = importlib.import_module("cuda.core.utils")
        return views.StridedMemoryView.from_any_interface(self.array, stream_ptr=-1)

    def __dlpack__(self, **wanted: Any) -> Any:
        cuda_module().synchronize()  # then the data is complete, whatever stream reads it
        wanted["stream"] = None
        return self._view().__dlpack__(**wanted)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._view().__dlpack_device__()  # type: ignore[no-any-return]

    def numpy(self) -> NDArray[Any]:
        """A copy in the memory of the host."""
        return self.array.copy_to_host()  # type: ignore[no-any-return]

    def words(self) -> Any:
        """A view of records as rows of words: Numba's array."""
        return self.array.view(np.int64).reshape(len(self), -1)

    def fill(self, values: Any) -> None:
        """Copy values from the memory of the host."""
        host = np.empty(self.shape, self.dtype, order="F")
        host[:] = values
        self.array.copy_to_device(host)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<Tensor {self.dtype} {self.shape} on the device>"


def empty(shape: int | tuple[int, ...], dtype: DTypeLike, order: str = "F") -> Tensor:
    """Uninitialised memory on the device."""
    return Tensor(cuda_module().device_array(shape, dtype, order=order))


def zeros(shape: int, dtype: DTypeLike) -> Tensor:
    return on_device(np.zeros(shape, dtype))


def on_device(host: NDArray[Any]) -> Tensor:
    """A copy of an array on the device."""
    return Tensor(cuda_module().to_device(host))
