"""Runs tasks in processes of this machine or on a Ray cluster, with a progress bar on a terminal."""

import logging
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, Protocol, TypeVar

from igroteka.kernel.game import SetupError

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
RETRIES: Final = 5  # of a task whose machine was lost


class Workers(Protocol):
    """The part of an executor that is used here."""

    def submit(self, work: Callable[[T], R], task: T, /) -> Future[R]: ...


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int | None = None, ray: str | None = None) -> Iterator[R]:
    """The results of the tasks as they finish: in this process if one job is enough, else in several, or on Ray."""
    if jobs is not None and jobs < 1:
        raise SetupError(f"--jobs must be 1 or more, not {jobs}")
    if ray is not None:
        return share(work, tasks, cluster(ray, jobs))
    return map(work, tasks) if jobs in (None, 1) else share(work, tasks, processes(jobs or 1))


def share(work: Callable[[T], R], tasks: Iterable[T], crew: AbstractContextManager[tuple[Workers, int]]) -> Iterator[R]:
    """Keep the workers busy. Twice as many tasks as workers are handed out: none idles, and a stop loses little."""
    left = iter(tasks)
    with crew as (workers, count):
        waiting: set[Future[R]] = {workers.submit(work, task) for task in islice(left, 2 * count)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {workers.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()


@contextmanager
def processes(jobs: int) -> Iterator[tuple[Workers, int]]:
    """A pool of processes on this machine."""
    ours = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("forkserver"), initialise_worker) as pool:
        try:
            yield pool, jobs
        except BaseException:
            for process in set(active_children()) - ours:
                process.terminate()
            raise


def initialise_worker() -> None:
    """Initialise a worker process: it ignores Ctrl-C, and ends when its parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent ends."""
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[tuple[Workers, int]]:
    """The cores of a Ray cluster, or of one that is started here for as long as the work takes."""
    try:
        import ray
    except ModuleNotFoundError:
        raise SetupError("ray is not installed; `pip install igroteka[lab-ray]` brings it") from None
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init("local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except Exception as error:  # noqa: BLE001  # a node that starts too slowly raises nothing more special
        raise SetupError(f"no Ray cluster at {address!r} ({error}); give {LOCAL} or the HOST:PORT of one") from None
    try:
        yield _Cluster(), jobs or max(int(ray.cluster_resources().get("CPU", 1)), 1)
    finally:
        ray.shutdown()


class _Cluster:
    """Ray as an executor. Every machine of the cluster must have this version of Igroteka installed."""

    def submit(self, work: Callable[[T], R], task: T, /) -> Future[R]:
        import ray

        future: Future[R] = ray.remote(max_retries=RETRIES)(work).remote(task).future()
        return future


@contextmanager
def progress(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr if that is a terminal; call the result with the number of tasks finished since."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total, completed=done)
        yield lambda count: bar.advance(task, count)
