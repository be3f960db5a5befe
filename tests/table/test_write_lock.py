"""The write lock: one process writes at a time, and a waiting process is next."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.table.storage.write_lock import WriteLock

OTHER = """
import sys
from pathlib import Path
from igroteka.table.storage.write_lock import WriteLock
lock = WriteLock(Path(sys.argv[1]))
for word in sys.stdin:
    print(getattr(lock, word.strip())(), flush=True)
"""


class Other:
    """A process that calls the lock as it is told."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-c", OTHER, str(path)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, word: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def heard(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def does(self, word: str) -> str:
        self.tell(word)
        return self.heard()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def lock(tmp_path: Path) -> Iterator[WriteLock]:
    made = WriteLock(tmp_path / "lock")
    yield made
    made.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Other]:
    made = Other(tmp_path / "lock")
    yield made
    made.end()


def waits(path: Path, process: int) -> bool:
    """Whether a process waits for a lock of the file."""
    lines = Path("/proc/locks").read_text(encoding="utf-8").splitlines()
    return any("->" in line and str(process) in line.split() and f":{path.stat().st_ino} " in line for line in lines)


def test_one_process_holds_it_at_a_time(lock: WriteLock, other: Other) -> None:
    assert lock.try_acquire()
    assert other.does("try_acquire") == "False"
    lock.release()
    assert other.does("try_acquire") == "True"
    assert not lock.try_acquire()


def test_a_waiting_process_is_next(tmp_path: Path, lock: WriteLock, other: Other) -> None:
    assert lock.try_acquire()
    other.tell("acquire")
    looking = threading.Event()
    assert any(waits(tmp_path / "lock", other.process.pid) or looking.wait(0.02) for _ in range(3000))
    lock.release()

    assert not lock.try_acquire()  # although the other may not yet have noticed
    assert other.heard() == "None"
    assert other.does("release") == "None"
    assert lock.try_acquire()


def test_the_lock_of_a_killed_process_is_free(lock: WriteLock, other: Other) -> None:
    assert other.does("try_acquire") == "True"
    other.end()
    lock.acquire()

    assert lock.try_acquire()  # it is ours already
