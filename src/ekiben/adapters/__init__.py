"""Adapters for OpenSpiel, PettingZoo and Gymnasium, a module each.

Nothing else needs these libraries. They come with the extra `research`; importing a module whose library
isn't installed raises MissingLibrary.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ekiben.errors import EkibenError
from ekiben.texts import t


class MissingLibrary(EkibenError, ImportError):
    """A library of the extra `research` isn't installed."""


@contextmanager
def require_library(name: str) -> Iterator[None]:
    """Around the import of a library: MissingLibrary says how to get one that is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingLibrary(t("adapter-missing", library=name, module=missing.name)) from missing
