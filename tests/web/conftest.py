"""Fixtures for the page: the real server and Debian's Chromium."""

import os
import subprocess
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import count
from shutil import which

import pytest
from playwright.sync_api import Browser, expect

from igroteka.kernel.luck import Luck, Value
from igroteka.table.core import table_factory
from igroteka.table.core.luck import TrueLuck
from igroteka.table.settings import Settings
from tests.table.served import PROJECT, served
from tests.web.playing import TIMEOUT_MS, Visitor

expect.set_options(timeout=TIMEOUT_MS)
Come = Callable[..., Visitor]
DESKTOP, PHONE = (1440, 900), (390, 844)
CROSS = bool(os.environ.get("IGROTEKA_CROSS"))  # every game in both languages at both sizes: make soak
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str:
    """Debian's browser, which tools/system.sh installs as root and asks for otherwise. Without windows of its own a new
    visitor costs a third of the processor time."""
    subprocess.run([PROJECT / "tools" / "system.sh", "browser"], check=True)
    return which("chromium-headless-shell") or "/usr/bin/chromium"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": chromium(), "args": list(QUIET), "timeout": 2 * TIMEOUT_MS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots are never short of time; each test lays its own tables."""
    file = str(tmp_path_factory.mktemp("page") / "tables.sqlite3")
    settings = Settings(
        db=file,
        reference=True,
        thinkers=1,
        creations_per_hour=100_000,
        newcomers_per_hour=100_000,
        answers_per_second=1000,
        review_budget="8",
    )
    with served(settings) as address:
        yield address


@contextmanager
def dealt_as(name: str) -> Iterator[None]:
    """Tables made in this block are dealt by a name, and easy bots play by it: a failure can be seen again."""
    matches, tables = count(), count()

    def dealt(luck: Luck, script: Iterable[Value | None] = ()) -> None:
        Luck.__init__(luck, f"{name} {next(matches)}", script)

    def table_id(size: int) -> str:
        return blake2b(f"{name} {next(tables)}".encode(), digest_size=size).hexdigest()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TrueLuck, "__init__", dealt)
        patch.setattr(table_factory, "token_urlsafe", table_id)  # bots draw their luck from the table's id
        yield


@pytest.fixture(autouse=True)
def again(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test's tables are dealt the same way every time it runs."""
    with dealt_as(request.node.nodeid):
        yield


@contextmanager
def visits(server: str, browser: Browser) -> Iterator[Come]:
    """Visitors of the page. Nothing may go wrong in their consoles."""
    visitors: list[Visitor] = []

    def visit(lang: str = "en-US", size: tuple[int, int] = DESKTOP, url: str = "", at: str | None = None) -> Visitor:
        context = browser.new_context(
            locale=lang, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
        )
        visitors.append(Visitor.come(url or server, context, at))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.page.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []


@pytest.fixture
def come(server: str, browser: Browser) -> Iterator[Come]:
    """A test's own visitors."""
    with visits(server, browser) as come:
        yield come
