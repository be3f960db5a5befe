"""How soon a first visitor sees something: the start page and the first view of a running match, in new browsers.

    python bench/first_paint.py                                      this source tree
    python bench/first_paint.py --against ../older/src --visits 21   in turn with visits to an older tree

``paint``: the browser's first contentful paint, from the start of the navigation. ``drawn``: what the page is for has
been drawn: the covers of the games, or the pieces of the board. ``cpu``: processor time of the page's main thread until
then, which a busy machine changes little, while it multiplies the other two. An older tree needs its page built
(`make src/igroteka/page/index.html`); both servers run at the same time, and visits alternate.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from page import CHROMIUM, LAY, QUIET, SIZE
from playwright.sync_api import Browser, sync_playwright
from table import free_port, wait_until_ready

HERE: Final = Path(__file__).parents[1] / "src"
PATIENCE_MS: Final = 120_000  # a busy machine is slow, not wrong
# What a view is for, once it is there.
VIEWS: Final = {"start": ".games li img", "table": ".stage svg g.piece"}
# Milliseconds since the navigation began: the first contentful paint, and the frame after everything wanted has loaded.
SEEN: Final = (Path(__file__).parent / "scripts" / "first-view.js").read_text(encoding="utf-8")


@contextmanager
def server(source: Path) -> Iterator[str]:
    """The server of a source tree, with tables of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {
            **os.environ,
            "PYTHONPATH": str(source),
            "IGROTEKA_DB": str(Path(folder, "tables.sqlite3")),
            "IGROTEKA_LOG": "warning",
            "IGROTEKA_NEWCOMERS_PER_HOUR": "100000",
        }
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port)]
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
            try:
                wait_until_ready(f"http://127.0.0.1:{port}")
                yield f"http://127.0.0.1:{port}"
            finally:
                process.send_signal(signal.SIGTERM)


def laid(browser: Browser, url: str, game: str) -> str:
    """A running match that anybody may watch; returns its address."""
    page = browser.new_page()
    page.goto(url)
    page.wait_for_selector(".games li", timeout=PATIENCE_MS)  # the page has its identity
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    table = page.evaluate(LAY, {"game": game, "mode": "base", "seats": seats, "options": {}, "end_turn": False})
    page.context.close()
    return f"{url}/#/table/{table}"


def visit(browser: Browser, address: str, wanted: str) -> dict[str, float]:
    """One visit in a browser without anything stored."""
    context = browser.new_context(viewport=SIZE, locale="en-US", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="commit")
    seen: dict[str, float] = page.evaluate(SEEN, wanted)
    metrics = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    context.close()
    return seen | {"cpu": 1000 * metrics["TaskDuration"]}


def compare(browser: Browser, urls: Mapping[str, str], view: str, options: argparse.Namespace) -> None:
    """Visit one view of each tree in turn, and print the medians."""
    addresses = {name: laid(browser, url, options.game) if view == "table" else url for name, url in urls.items()}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in urls}
    for _ in range(options.visits):
        for name, address in addresses.items():
            found[name].append(visit(browser, address, VIEWS[view]))
    for name, visits in found.items():
        medians = {f"{what}_ms": round(median(each[what] for each in visits)) for what in visits[0]}
        print(json.dumps({"view": view, "tree": name, "visits": len(visits), **medians}), flush=True)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="src of another source tree")
    parser.add_argument("--visits", type=int, default=11, help="to each view of each tree")
    parser.add_argument("--game", default="candelabria", help="whose table is looked at")
    options = parser.parse_args(words)
    trees = {"now": HERE} | ({"then": options.against.resolve()} if options.against else {})
    with ExitStack() as stack:
        urls = {name: stack.enter_context(server(source)) for name, source in trees.items()}
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for view in VIEWS:
            compare(browser, urls, view, options)
        browser.close()


if __name__ == "__main__":
    main()
