"""The doors of other libraries: OpenSpiel, PettingZoo and Gymnasium, a module for each.

None of them is needed by anything else. They come with the extra `research`; who imports a module whose
library is not installed is told so.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ekiben.errors import EkibenError
from ekiben.texts import t


class MissingLibrary(EkibenError, ImportError):
    """A library of the extra `research` is not installed."""


@contextmanager
def require_library(name: str) -> Iterator[None]:
    """Around the import of a require_library: if there is none, how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingLibrary(t("adapter-missing", library=name, module=missing.name)) from missing
