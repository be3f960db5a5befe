"""Work spread over processes, with a progress bar on a terminal."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

from igroteka.kernel.game import SetupError

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The results of the tasks as they are done: here if one job is enough, else in so many processes."""
    if jobs < 1:
        raise SetupError(f"--jobs is 1 or more, not {jobs}")
    return map(work, tasks) if jobs == 1 else _spread(work, iter(tasks), jobs)


def _spread(work: Callable[[T], R], tasks: Iterator[T], jobs: int) -> Iterator[R]:
    ours = set(active_children())
    ignore = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    with ProcessPoolExecutor(jobs, get_context("forkserver"), signal.signal, ignore) as pool:
        waiting: set[Future[R]] = {pool.submit(work, task) for task in islice(tasks, 2 * jobs)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(work, task) for task in islice(tasks, len(done))}
                for future in done:
                    yield future.result()
        except BaseException:
            for process in set(active_children()) - ours:
                process.terminate()
            raise


@contextmanager
def progress(label: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream if that is a terminal; call what it gives with the number of things done since."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total, completed=done)
        yield lambda count: bar.advance(task, count)
