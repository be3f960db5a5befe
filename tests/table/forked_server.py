"""Servers forked from a process that has read the code already, so that they can be killed and started again often.

Nothing that a kill could harm is open before the fork: no database, no socket, no thread. They read a game's texts and
pictures when somebody plays it.
"""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

import igroteka.table.ops.maintenance
import igroteka.table.presenter.replay_steps
import igroteka.table.server.app
import igroteka.table.server.live_protocol
import igroteka.table.server.workers  # noqa: F401  # what a server needs is read before the fork
from igroteka.cli.main import run
from igroteka.table.catalogue import games as catalogue

FORKS = multiprocessing.get_context("forkserver")


class Forked:
    """A server like one of `subprocess.Popen`."""

    def __init__(self, options: Sequence[str], log: str, environment: Mapping[str, str]) -> None:
        FORKS.set_forkserver_preload([__name__])
        self._process = FORKS.Process(target=serve, args=(options, log, dict(environment)), daemon=True)
        self._process.start()
        self.pid = self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("serve", timeout or 0)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()


def serve(options: Sequence[str], log: str, environment: dict[str, str]) -> None:
    """`igroteka serve` in a forked process."""
    multiprocessing.current_process().daemon = False  # it ends with its parent, but has children of its own
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(written, stream.fileno())
    os.environ.clear()
    os.environ.update(environment)
    catalogue.read_all = read_later
    sys.argv = ["igroteka", "serve", *options]
    run()


def read_later(games: Iterable[str], stopped: Callable[[], bool]) -> None:
    """In place of `read_all`."""


catalogue.known_games(reference=True)
