"""What a frame costs while things move: the sea, flames, ghosts, dice, the light of the Palace.

    python bench/moments.py                  every game
    python bench/moments.py --game bonfire   one game

A table is played to the middle of its match with normal motion, then Chromium is traced twice: at rest, when only what
moves by itself is drawn, and while clicks move pieces and play moments. ``frame_ms`` is processor time per frame of
everything that draws it: the compositor of the page, the tiles that changed, and the display that puts them together,
in software as on a machine without a graphics card. Time of the threads is counted, not of the clock, so a busy machine
does not change it much. The work of an update itself (scripts, styles, layout) is measured by bench/page.py.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from page import BUSY, CHROMIUM, PLAY, QUIET, SIZE, STAMP, server, share, sit
from playwright.sync_api import Page, sync_playwright

SECONDS = 4
CATEGORIES = ["cc", "viz", "benchmark", "disabled-by-default-devtools.timeline"]
FRAME = "Display::DrawAndSwap"
DRAWING = (FRAME, "ProxyImpl::ScheduledActionDraw", "RasterTask", "ImageDecodeTask", "LayerTreeHostImpl::Animate")


def traced(page: Page, clicks: int) -> list[dict[str, Any]]:
    """The events of some seconds, with that many clicks in them."""
    assert page.context.browser
    devtools, events = page.context.browser.new_browser_cdp_session(), list[dict[str, Any]]()
    done: list[object] = []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda end: done.extend([end]))
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    if clicks:
        page.evaluate(PLAY, [clicks, 100_000, 300])
    else:
        page.wait_for_timeout(1000 * SECONDS)
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    devtools.detach()
    return events


def frames(events: Iterable[dict[str, Any]]) -> dict[str, float]:
    """Frames drawn, and what one costs: on average, and at worst for the display that puts it together."""
    spent, shown = Counter[str](), list[float]()
    for event in events:
        if event.get("name") in DRAWING and event.get("ph") == "X":
            ms = event.get("tdur", event.get("dur", 0)) / 1000
            spent[event["name"]] += ms
            shown += [ms] if event["name"] == FRAME else []
    if not shown:
        return {"frames": 0, "frame_ms": 0.0}
    each = {name.rpartition("::")[2]: round(ms / len(shown), 2) for name, ms in spent.items()}
    return {
        "frames": len(shown),
        "frame_ms": round(sum(spent.values()) / len(shown), 2),
        "p95_ms": share(shown, 0.95),
    } | each


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(BUSY), action="append", help="may be repeated; every game if left out")
    parser.add_argument("--clicks", type=int, default=12, help="while pieces move")
    options = parser.parse_args(words)
    with server() as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game in options.game or BUSY:
            page = browser.new_page(viewport=SIZE, locale="en-US", reduced_motion="no-preference")
            page.set_default_timeout(120_000)
            page.add_init_script(STAMP)
            page.goto(url)
            sit(page, url, game)
            page.wait_for_load_state("networkidle")
            for what, clicks in (("rest", 0), ("play", options.clicks)):
                print(json.dumps({"game": game, "what": what, **frames(traced(page, clicks))}), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
