"""Bots think in processes of their own."""

import asyncio
import os
import signal
import threading
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from igroteka.table.compute.pool import ProcessPool


def number(path: Path) -> int:
    return os.getpid()


def ponder(path: Path) -> int:
    """Say that it has begun, and do not come to an end."""
    path.touch()
    sleep(60)
    return os.getpid()


async def given_up(thinkers: ProcessPool, begun: Path, jobs: int) -> None:
    """Jobs for which nobody waits any more; then the process that has the first of them dies."""
    process = await thinkers.run(number, begun)
    waiting = [asyncio.create_task(thinkers.run(ponder, begun)) for _ in range(jobs)]
    while not begun.exists():
        await asyncio.sleep(0.01)
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    os.kill(process, signal.SIGKILL)


def test_a_process_may_die_while_jobs_wait_for_which_nobody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", errors.append)
    thinkers = ProcessPool(1)

    async def after() -> int:
        await given_up(thinkers, tmp_path / "begun", 6)
        for _ in range(100):  # the pool has a thread of its own that finds the dead
            await asyncio.sleep(0 if errors else 0.01)
        return await thinkers.run(number, tmp_path)

    try:
        assert asyncio.run(after())
        assert errors == []
    finally:
        thinkers.close()
