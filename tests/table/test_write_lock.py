"""The pen: of several processes one writes, and who waits is next."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.table.storage.write_lock import Pen

OTHER = """
import sys
from pathlib import Path
from igroteka.table.storage.write_lock import Pen
pen = Pen(Path(sys.argv[1]))
for word in sys.stdin:
    print(getattr(pen, word.strip())(), flush=True)
"""


class Other:
    """A process that does with the pen as it is told."""

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
def pen(tmp_path: Path) -> Iterator[Pen]:
    made = Pen(tmp_path / "pen")
    yield made
    made.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Other]:
    made = Other(tmp_path / "pen")
    yield made
    made.end()


def waits(path: Path, process: int) -> bool:
    """Whether a process waits for a lock of the file."""
    lines = Path("/proc/locks").read_text(encoding="utf-8").splitlines()
    return any("->" in line and str(process) in line.split() and f":{path.stat().st_ino} " in line for line in lines)


def test_one_has_it_at_a_time(pen: Pen, other: Other) -> None:
    assert pen.taken()
    assert other.does("taken") == "False"
    pen.give_back()
    assert other.does("taken") == "True"
    assert not pen.taken()


def test_who_waits_is_next(tmp_path: Path, pen: Pen, other: Other) -> None:
    assert pen.taken()
    other.tell("wait")
    looking = threading.Event()
    assert any(waits(tmp_path / "pen", other.process.pid) or looking.wait(0.02) for _ in range(3000))
    pen.give_back()

    assert not pen.taken()  # although the other may not yet have noticed
    assert other.heard() == "None"
    assert other.does("give_back") == "None"
    assert pen.taken()


def test_the_pen_of_a_killed_process_is_free(pen: Pen, other: Other) -> None:
    assert other.does("taken") == "True"
    other.end()
    pen.wait()

    assert pen.taken()  # it is ours already
