"""Break what the server stands on, under load: what was acknowledged must be there afterwards.

`python -m tests.table.failures disk 20` breaks it twenty times (`make soak`). Kinds: the disk is full (no file can
grow), the clock jumps, PostgreSQL fails over to its standby, Redis is lost.
"""

import argparse
import random
import resource
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.table.kills import BETWEEN, QUICK, Load, check, check_acks
from tests.table.postgres_pair import PostgresPair
from tests.table.served import Process, RedisServer, family, postgres

BROKEN_S = 1.5
JUMPS = (-86_400.0, -3_600.0, -30.0, 30.0, 3_600.0, 86_400.0)
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Stage(NamedTuple):
    """A server under load, its database, and how to break something and mend it again."""

    server: Process
    database: str
    break_it: Callable[[random.Random], None]


def pause() -> None:
    threading.Event().wait(BROKEN_S)


@contextmanager
def full_disk(folder: Path) -> Iterator[Stage]:
    database = str(folder / "tables.sqlite3")
    server = Process(folder, "--db", database, environment=QUICK)

    def break_it(luck: random.Random) -> None:
        sizes = [each.stat().st_size for each in folder.glob("tables.sqlite3*")]
        for limits in ((max(sizes), resource.RLIM_INFINITY), UNLIMITED):
            for pid in family(server.process.pid):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
            pause()

    yield Stage(server.wait(), database, break_it)


@contextmanager
def wrong_clock(folder: Path) -> Iterator[Stage]:
    database, clock = str(folder / "tables.sqlite3"), folder / "clock"
    clock.write_text("0", encoding="ascii")
    environment = {**QUICK, "IGROTEKA_TEST_CLOCK": str(clock)}
    server = Process(folder, "--db", database, environment=environment, module="tests.table.jumping_clock")

    def break_it(luck: random.Random) -> None:
        written = clock.with_suffix(".new")
        written.write_text(str(luck.choice(JUMPS)), encoding="ascii")
        written.replace(clock)
        pause()

    yield Stage(server.wait(), database, break_it)


@contextmanager
def fail_over(folder: Path) -> Iterator[Stage]:
    with PostgresPair() as pair:
        server = Process(folder, "--db", pair.url, environment=QUICK)
        yield Stage(server.wait(), pair.url, lambda luck: pair.fail_over())


@contextmanager
def lost_redis(folder: Path) -> Iterator[Stage]:
    redis = RedisServer()
    try:
        with postgres() as url:
            options = ("--db", url, "--redis", redis.url, "--workers", "2")
            server = Process(folder, *options, environment=QUICK)

            def break_it(luck: random.Random) -> None:
                redis.stop()
                pause()
                redis.start()

            yield Stage(server.wait(), url, break_it)
    finally:
        redis.close()


KINDS: Mapping[str, Callable[[Path], AbstractContextManager[Stage]]] = {
    "disk": full_disk,
    "clock": wrong_clock,
    "fail-over": fail_over,
    "redis": lost_redis,
}


def failure_loop(folder: Path, kind: str, times: int, seed: int) -> int:
    """Break something this number of times; returns the number of acknowledged answers that were checked."""
    luck = random.Random(seed)
    with KINDS[kind](folder) as stage:
        load = Load(stage.server, seed)
        threads = load.start()
        for _ in range(times):
            load.wait_for(luck.randint(*BETWEEN), stage.server)
            stage.break_it(luck)
            check_acks(stage.database, load)
        load.wait_for(BETWEEN[1], stage.server)
        load.stop(threads)
        assert stage.server.stop() in (0, -signal.SIGTERM)
        check(stage.database, load)
    return len(load.acks)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=list(KINDS))
    parser.add_argument("times", type=int, nargs="?", default=20)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        answers = failure_loop(Path(place), given.kind, given.times, given.seed)
    print(f"{given.kind}: {given.times} failures, {answers} acknowledged answers, none lost")
