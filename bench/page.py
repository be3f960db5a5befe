"""How quickly the page paints: from the arrival of an update at a busy table to the picture after it.

    python bench/page.py                                every game, desktop size
    python bench/page.py --game bonfire --updates 200   one game, more updates
    python bench/page.py --motion less                  only without motion

A real match with every seat taken is played to its middle by clicking; then updates are timed in Chromium, first with
normal motion, then without. ``drawn``: the page has done its part of the first frame that holds the whole new state
(script, style, layout, the list of what to draw: the browser's own paint time). ``shown``: that frame has become pixels
on the screen, which is what a person would call painted. Between the two, every tile of 256 × 256 pixels in which
something changed is drawn, in software as on a machine without a graphics card and on one thread, and the tiles are
put together; waits for the screen are negligible. A frame is begun only when the last one is drawn, so an update that
arrives meanwhile waits for that too. With motion, the frame shows its beginning: whatever will move is at its old
place, everything else as it is now; elements that begin to fade or to pulse later are made later.
``work``: processor time that the page's main thread spent between the arrival and the drawn frame, which is what
``drawn`` would be on an idle machine: a busy one changes it little.
``cpu``: processor time of the page's main thread per update, with the shares of scripts, styles and layout; the rest is
painting. ``browser``: processor time of all its processes, including the drawing of pixels and of the motion that
follows. A busy machine makes both times half as long again, so alternate between the pages to compare. Bots answer at
once and clicks follow each other, so updates come in bursts; ``--pause 800`` waits between two clicks as a person
would, but the bots' answers to each click, which are most of the updates, still come 10 to 40 ms after each other.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from shutil import which
from typing import Any, Final, Literal

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright
from table import free_port, wait_until_ready

CHROMIUM = which("chromium") or which("chromium-headless-shell") or "/usr/bin/chromium"
SCRIPTS = Path(__file__).parent / "scripts"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
MOTION: Final[dict[str, Literal["no-preference", "reduce"]]] = {"full": "no-preference", "less": "reduce"}
# Game: mode, bots beside the person, clicks to the middle of a match.
BUSY = {
    "ryozen": ("base", 3, 60),
    "bonfire": ("base", 3, 60),
    "ghost_stories": ("white-moon", 3, 12),
    "candelabria": ("base", 4, 60),
}
# Stamps every table update before the page receives it. A dot added after the page has handled it, where it does
# not force a second layout, is drawn in the same frame, and the browser reports when that frame was painted and when it
# was on the screen (Element Timing). The dot is next to the log, which every update changes.
STAMP = (SCRIPTS / "stamp-updates.js").read_text(encoding="utf-8")
# What others did is not told step by step, or an update would be drawn only when that is over.
AT_ONCE = "localStorage.setItem('igroteka.pace', 'at-once')"
# Clicks what can be chosen until enough clicks were made or updates timed, or the match is over.
PLAY = (SCRIPTS / "play.js").read_text(encoding="utf-8")
LAY = (SCRIPTS / "lay-table.js").read_text(encoding="utf-8")
PARTS = {"cpu": "TaskDuration", "script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}


@contextmanager
def server() -> Iterator[str]:
    """Our server with bots that answer at once; it yields the processor to the browser, as with ``serve --open``."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = ["nice", "-n", "10", sys.executable, "-m", "igroteka", "serve", "--port", str(port)]
        bounds = {"DB": str(Path(folder, "tables.sqlite3")), "BOT_SECONDS": "0.01", "LOG": "warning"}
        environment = {**os.environ, **{f"IGROTEKA_{name}": value for name, value in bounds.items()}}
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
            try:
                wait_until_ready(f"http://127.0.0.1:{port}")
                yield f"http://127.0.0.1:{port}"
            finally:
                process.send_signal(signal.SIGTERM)


def sit(page: Page, url: str, game: str) -> None:
    """A new table, played to the middle of its match; half as far if the match ended there."""
    mode, bots, clicks = BUSY[game]
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * bots
    body = {"game": game, "mode": mode, "seats": seats, "options": {}, "end_turn": False}
    while clicks:
        page.goto(f"{url}/#/table/{page.evaluate(LAY, body)}")
        page.wait_for_selector(".stage svg .piece", state="attached")  # the first one may have no size
        if not page.evaluate(PLAY, [clicks, 100_000, 40])["over"]:
            return
        clicks //= 2
    raise SystemExit(f"{game}: every match ends at once")


def parts(devtools: CDPSession, browser: CDPSession) -> dict[str, float]:
    """Milliseconds computed by the page's main thread, by kind of work, and by all processes of the browser."""
    found = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    everything = 1000 * sum(each["cpuTime"] for each in processes)
    return {name: 1000 * found[metric] for name, metric in PARTS.items()} | {"browser": everything}


def measure(page: Page, url: str, game: str, wanted: int, pause: int) -> dict[str, object]:
    """Time the wanted number of updates, over several matches if one ends."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    assert page.context.browser
    everything = page.context.browser.new_browser_cdp_session()
    updates: list[dict[str, Any]] = []
    works: list[float] = []
    spent = dict.fromkeys([*PARTS, "browser"], 0.0)
    while len(updates) < wanted:
        sit(page, url, game)
        before = parts(devtools, everything)
        page.context.browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
        timed = page.evaluate(PLAY, [100_000, wanted - len(updates), pause])["updates"]
        page.evaluate("performance.mark('now')")
        works += work(json.loads(page.context.browser.stop_tracing())["traceEvents"], timed)
        updates += timed
        spent = {name: spent[name] + value - before[name] for name, value in parts(devtools, everything).items()}
    return {
        "updates": len(updates),
        "things": page.locator("g.piece, g.zone").count(),
        "bytes_p50": share([each["bytes"] for each in updates], 0.5),
        **{f"{what}_p{int(100 * at)}_ms": share([each[what] for each in updates], at)
           for what in ("drawn", "shown") for at in (0.5, 0.95)},
        **{f"work_p{int(100 * at)}_ms": share(works, at) for at in (0.5, 0.95)},
        **{f"{name}_ms": round(value / len(updates), 1) for name, value in spent.items()},
    }  # fmt: skip


def work(events: Sequence[dict[str, Any]], updates: Sequence[dict[str, Any]]) -> list[float]:
    """For each update, milliseconds of the page's main thread from its arrival to its frame, by a trace."""
    mark = next(each for each in events if each["name"] == "now" and "startTime" in each["args"].get("data", {}))
    begun = mark["ts"] - 1000 * mark["args"]["data"]["startTime"]  # of the page, in microseconds of the trace
    tasks = [each for each in events if each["name"].endswith("RunTask") and same_thread(each, mark) and "tdur" in each]
    found = []
    for update in updates:
        first, last = (begun + 1000 * at for at in (update["arrived"], update["arrived"] + update["drawn"]))
        within = [each for each in tasks if each["ts"] < last and each["ts"] + each["dur"] > first]
        found.append(sum(each["tdur"] for each in within) / 1000)
    return found


def same_thread(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return (one["pid"], one["tid"]) == (other["pid"], other["tid"])


def share(values: Sequence[float], at: float) -> float:
    """The value below which the given share of all values lies."""
    return round(sorted(values)[int(len(values) * at)], 1)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(BUSY), action="append", help="may be repeated; every game if left out")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--motion", choices=list(MOTION), action="append", help="both if left out")
    parser.add_argument("--pause", type=int, default=40, help="milliseconds between two clicks")
    options = parser.parse_args(words)
    with server() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game, motion in product(options.game or BUSY, options.motion or MOTION):
            page = browser.new_page(viewport=SIZE, locale="en-US", reduced_motion=MOTION[motion])
            page.set_default_timeout(120_000)  # a busy machine is slow, not wrong
            page.add_init_script(STAMP)
            page.add_init_script(AT_ONCE)
            page.goto(url)
            page.wait_for_selector(".games li")  # the page has its identity, without which no table is laid
            found = measure(page, url, game, options.updates, options.pause)
            print(json.dumps({"game": game, "motion": motion, **found}), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
