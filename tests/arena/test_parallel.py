"""Work spread over processes, and over a cluster."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from types import ModuleType

import pytest

from igroteka.arena.parallel import R, T, Workers, progress, share, spread
from igroteka.kernel.game import SetupError


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(abs, range(-20, 0), jobs)) == list(range(1, 21))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_task_is_raised_here(jobs: int) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(spread(int, ["1", "two", "3"], jobs))


def test_stopping_early_leaves_no_process_behind() -> None:
    before = set(active_children())  # such as bots of a server that other tests share
    results = spread(abs, range(1000), 2)
    next(results)
    assert set(active_children()) > before
    del results

    assert set(active_children()) <= before


ENDLESS = """
from itertools import count
from igroteka.arena.parallel import spread

if __name__ == "__main__":
    for _ in spread(abs, count(), 2):
        print("at work", flush=True)
"""


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_parent_leaves_no_process_behind(stop: signal.Signals, tmp_path: Path) -> None:
    """All processes share one output, which closes when the last of them ends."""
    file = tmp_path / "endless.py"
    file.write_text(ENDLESS, "utf-8")
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, start_new_session=True) as parent:
        assert parent.stdout
        try:
            assert parent.stdout.readline() == b"at work\n"
            parent.send_signal(stop)

            parent.communicate(timeout=200)
        except subprocess.TimeoutExpired:
            os.killpg(parent.pid, signal.SIGKILL)
            raise


def test_no_job_is_no_choice() -> None:
    with pytest.raises(SetupError, match="--jobs must be 1 or more, not -1"):
        spread(abs, [], -1)


class AtOnce:
    """A crew that does the work when it is told to."""

    def submit(self, work: Callable[[T], R], task: T, /) -> Future[R]:
        future: Future[R] = Future()
        future.set_result(work(task))
        return future


@contextmanager
def hired(crew: Workers, hands: int) -> Iterator[tuple[Workers, int]]:
    yield crew, hands


def test_any_executor_can_do_the_work() -> None:
    assert sorted(share(abs, range(-20, 0), hired(AtOnce(), 3))) == list(range(1, 21))


def test_only_some_tasks_are_given_out_at_once() -> None:
    tasks = iter(range(100))

    next(share(abs, tasks, hired(AtOnce(), 3)))
    assert next(tasks) <= 12


class FakeRay(ModuleType):
    """The part of Ray that we use, run in this process at once."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__("ray")
        self.error = error
        self.calls: list[tuple[str | None, int | None]] = []
        self.down = 0

    def init(self, address: str, *, num_cpus: int | None = None, **_: object) -> None:
        self.calls.append((address, num_cpus))
        if self.error:
            raise self.error

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0, "memory": 1e9}

    def shutdown(self) -> None:
        self.down += 1

    def remote(self, max_retries: int) -> Callable[[Callable[[int], int]], "Remote"]:
        assert max_retries > 0
        return Remote


class Remote:
    """A function of a cluster, and the promise of its result."""

    def __init__(self, work: Callable[[int], int]) -> None:
        self.work = work
        self.done: Future[int] = Future()

    def remote(self, task: int) -> "Remote":
        self.done.set_result(self.work(task))
        return self

    def future(self) -> Future[int]:
        return self.done


@pytest.mark.parametrize(
    ("address", "jobs", "call"), [("local", 2, ("local", 2)), ("here:6379", None, ("here:6379", None))]
)
def test_a_cluster_does_the_work_and_is_left(
    address: str, jobs: int | None, call: tuple[str, int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)

    assert sorted(spread(abs, range(-20, 0), jobs, address)) == list(range(1, 21))
    assert (ray.calls, ray.down) == ([call], 1)


@pytest.mark.parametrize("kind", [ConnectionError, Exception])  # the latter where a node is too slow to start
def test_a_cluster_that_is_not_there_is_named(kind: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay(kind("nobody answers")))

    with pytest.raises(SetupError, match=r"no Ray cluster at 'here:1' \(nobody answers\); give local or"):
        list(spread(abs, [1], ray="here:1"))


def test_without_ray_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(SetupError, match=r"ray is not installed; `pip install igroteka\[lab-ray\]`"):
        list(spread(abs, [1], ray="local"))


def test_progress_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with progress("ludo", 10, 4) as advance:
        advance(3)

    shown = capsys.readouterr()
    assert "ludo" in shown.err
    assert "7/10" in shown.err
    assert shown.out == ""


def test_elsewhere_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("ludo", 10) as advance:
        advance(3)

    assert capsys.readouterr() == ("", "")
