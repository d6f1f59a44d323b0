"""A file that only one process may use: the lock is the system's own, and gone when the process ends."""

from __future__ import annotations

import sys
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte that nobody writes: Windows locks bytes, and keeps others from writing them

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
