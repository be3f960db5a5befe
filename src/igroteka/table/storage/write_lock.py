"""The pen: of several workers the one that has it writes into the SQLite file.

SQLite would have them try again and again. Here they stand in line: who waits has the place at the front, so that
nobody takes the pen twice while another waits. A worker that dies lets go of both. It is for speed alone, SQLite sees
to the rest: where files can't be locked, everybody has a pen.
"""

import fcntl
from contextlib import suppress
from pathlib import Path
from typing import Final

FRONT: Final = 0  # bytes of the file that are locked
WRITING: Final = 1


class Pen:
    """Shared by the processes that open the same file."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")

    def taken(self) -> bool:
        """Take it if nobody has it or waits for it; whether that is so."""
        with suppress(OSError):
            self._lock(FRONT, fcntl.LOCK_EX | fcntl.LOCK_NB)
            try:
                self._lock(WRITING, fcntl.LOCK_EX | fcntl.LOCK_NB)
            finally:
                self._lock(FRONT, fcntl.LOCK_UN)
            return True
        return False

    def wait(self) -> None:
        """Take it when it is free."""
        with suppress(OSError):
            self._lock(FRONT, fcntl.LOCK_EX)
            try:
                self._lock(WRITING, fcntl.LOCK_EX)
            finally:
                self._lock(FRONT, fcntl.LOCK_UN)

    def give_back(self) -> None:
        with suppress(OSError):
            self._lock(WRITING, fcntl.LOCK_UN)

    def close(self) -> None:
        self._file.close()

    def _lock(self, what: int, how: int) -> None:
        fcntl.lockf(self._file, how, 1, what)
