"""A lock file: only the worker holding it writes to SQLite.

SQLite itself makes writers poll. Here they queue: a worker that waits holds the front byte, so no worker takes the
lock twice while another one waits. A worker that dies releases both bytes. The lock only saves time; SQLite
keeps writes apart anyway. Where files can't be locked, every worker writes without it.
"""

import fcntl
from contextlib import suppress
from pathlib import Path
from typing import Final

FRONT: Final = 0  # byte held by the worker that waits next
WRITING: Final = 1  # byte held by the worker that writes


class WriteLock:
    """Shared by the processes that open the same file."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")

    def try_acquire(self) -> bool:
        """Take the lock unless somebody holds it or waits for it; returns whether it was taken."""
        with suppress(OSError):
            self._lock(FRONT, fcntl.LOCK_EX | fcntl.LOCK_NB)
            try:
                self._lock(WRITING, fcntl.LOCK_EX | fcntl.LOCK_NB)
            finally:
                self._lock(FRONT, fcntl.LOCK_UN)
            return True
        return False

    def acquire(self) -> None:
        """Wait for the lock and take it."""
        with suppress(OSError):
            self._lock(FRONT, fcntl.LOCK_EX)
            try:
                self._lock(WRITING, fcntl.LOCK_EX)
            finally:
                self._lock(FRONT, fcntl.LOCK_UN)

    def release(self) -> None:
        with suppress(OSError):
            self._lock(WRITING, fcntl.LOCK_UN)

    def close(self) -> None:
        self._file.close()

    def _lock(self, byte: int, operation: int) -> None:
        fcntl.lockf(self._file, operation, 1, byte)
