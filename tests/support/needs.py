"""What some tests need that `bootstrap.py` can't bring along: without it they are skipped.

Plain Python: `check.py` reads it before there are any packages.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def postgres_program(name: str) -> Path | None:
    """A program of PostgreSQL; Debian has them outside of the path."""
    on_path = shutil.which(name)
    others = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return Path(on_path) if on_path else others[-1] if others else None


def redis_program() -> str | None:
    """Redis, or the server that speaks the same protocol."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


POSTGRES = "PostgreSQL (Debian, Ubuntu: apt install postgresql), or an address in EKIBEN_TEST_POSTGRES"
REDIS = "Redis (Debian, Ubuntu: apt install redis-server)"


def missing() -> list[str]:
    """What is not here, and what it would be for."""
    found = []
    if not os.environ.get("EKIBEN_TEST_POSTGRES") and not (
        postgres_program("initdb") and postgres_program("pg_ctl")
    ):
        found.append(f"Some tests of the server are skipped: they need {POSTGRES}.")
    if not redis_program():
        found.append(f"Some tests of the server are skipped: they need {REDIS}.")
    return found
