"""Watches that nothing slow runs in the thread of an event loop: replays, searches, trials, scenes and questions."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

from igroteka.bots.greedy import GreedyBot
from igroteka.bots.search import SearchBot
from igroteka.records.record import Playback
from igroteka.table.catalogue import games
from igroteka.table.compute import trial
from igroteka.table.core import loading
from igroteka.table.presenter.cache import LogCache
from igroteka.table.presenter.chains import Finder
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.presenter.replay_steps import OpenPresenter

SLOW: tuple[tuple[Any, str], ...] = (
    (Playback, "__init__"),  # every replay begins with it
    (Playback, "copy"),
    (OpenPresenter, "__init__"),
    (Presenter, "__init__"),
    (Presenter, "scene"),
    (Presenter, "question"),
    (Presenter, "standing"),
    (Presenter, "advice"),
    (Finder, "offers"),
    (LogCache, "lines"),
    (GreedyBot, "ideas"),
    (SearchBot, "ideas"),
    (games, "book"),
    (trial, "attempted"),
    (loading, "load_play"),
)


def in_a_servers_loop() -> bool:
    """Servers of tests run in threads of their own; the main thread's loops are the tests' own."""
    if threading.current_thread() is threading.main_thread():
        return False
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@contextmanager
def watched() -> Iterator[list[str]]:
    """What ran in the thread of a loop although it takes long."""
    seen: list[str] = []

    def watch(name: str, slow: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(slow)
        def run(*args: Any, **named: Any) -> Any:
            if in_a_servers_loop():
                seen.append(name)
            return slow(*args, **named)

        return run

    with pytest.MonkeyPatch.context() as patch:
        for owner, name in SLOW:
            patch.setattr(owner, name, watch(f"{owner.__name__}.{name}", getattr(owner, name)))
        yield seen
