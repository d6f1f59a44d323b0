"""Builds Ekiben with flit_core: a wheel or a source archive only with the page, which is not in Git."""

from __future__ import annotations

from typing import Any

from flit_core import buildapi
from flit_core.buildapi import (  # what a build asks a backend for
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import bootstrap

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NO_PAGE = f"""Ekiben is not built without its page: {bootstrap.SITE}
is missing or older than its sources in client/ and the language files in src/ekiben/.
Build the page, then start again:

    python3 {bootstrap.ROOT / "bootstrap.py"} play
"""


def build_wheel(*args: Any) -> str:
    """A wheel, with the page."""
    check_page()
    return str(buildapi.build_wheel(*args))


def build_sdist(*args: Any) -> str:
    """A source archive, with the page: a wheel is built from it without Node.js."""
    check_page()
    return str(buildapi.build_sdist(*args))


def check_page() -> None:
    """Refuse to build without the page of these sources."""
    if not bootstrap.page_is_ready():
        raise SystemExit(NO_PAGE)
