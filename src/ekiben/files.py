"""Files: the data folder, atomic writes and locks."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import platformdirs


def data_folder() -> Path:
    """The user's data folder, or EKIBEN_DATA."""
    return Path(os.environ.get("EKIBEN_DATA") or platformdirs.user_data_dir("ekiben"))


@contextmanager
def replacing(path: Path, private: bool = False) -> Iterator[Path]:
    """An empty file beside `path` to write to; it replaces `path` once it is completely on disk.

    On failure it is removed and `path` is unchanged.
    """
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    mode = 0o600 if private else 0o666  # minus the umask
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
        yield beside
        with open(beside, "rb+") as written:
            os.fsync(written.fileno())
        os.replace(beside, target)
        with suppress(OSError):  # Windows can't open folders
            folder = os.open(target.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
    finally:
        beside.unlink(missing_ok=True)


def write_atomically(path: Path, data: bytes, private: bool = False) -> None:
    """Write a file completely or not at all."""
    with replacing(path, private) as beside:
        beside.write_bytes(data)


# The system's own locks: they end with the process.
if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte nobody writes: Windows locks bytes and blocks other writers

    def try_lock(file: IO[Any]) -> bool:
        """Lock an open file; false if another process has locked it."""
        place = file.tell()
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(place)
        return True

else:
    import fcntl

    def try_lock(file: IO[Any]) -> bool:
        """Lock an open file; false if another process has locked it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
