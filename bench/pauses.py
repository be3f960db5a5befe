"""Pauses of the server's event loop: the longest one under each kind of call.

    python bench/pauses.py                      an ordinary match and one of 20,000 entries; loopback, about a minute

While one guest makes a kind of call, another requests `/health` continuously; the longest response time is reported.
"""

import random
import sys
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from crowd import guest, new_table, server
from websockets.sync.client import connect

from igroteka.games import find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record

ENTRIES = 20_000
ANSWERS = 60
LINES = {"Content-Type": "application/x-ndjson"}


def played(game: str, seed: int) -> Match[Any, Any]:
    """A whole match of random answers."""
    rules = find_game(game)
    match, luck = Match(rules, rules.setup(), Luck(seed)), random.Random(seed)
    while match.ask:
        match.answer(luck.choice(match.ask.keys))
    return match


def long_record(game: str, seed: int) -> bytes:
    """A match in which a player takes an answer back thousands of times: legal, and as long as a record may be."""
    rules = find_game(game)
    match, luck = Match(rules, rules.setup(), Luck(seed)), random.Random(seed)
    while match.ask and len(match.log) < 400:
        match.answer(luck.choice(match.ask.keys))
    while match.ask and len(match.log) < ENTRIES - 1:
        seat = match.ask.seat
        match.answer(match.ask.keys[0], seat)
        match.undo(seat, 1, force=True)
    return record.write(record.record(match))


class Watch:
    """Requests `/health` continuously."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=url, timeout=120)
        self._longest = 0.0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._stop.wait(0.002):
            begun = perf_counter()
            self._client.get("/health").raise_for_status()
            self._longest = max(self._longest, perf_counter() - begun)

    def during(self, name: str, act: Callable[[], object]) -> None:
        """Report the longest pause while a call runs."""
        self._longest, begun = 0.0, perf_counter()
        act()
        print(f"{name:32} {1000 * self._longest:7.0f} ms   (the call took {perf_counter() - begun:.2f} s)", flush=True)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()


def imported(client: httpx.Client, data: bytes) -> str:
    answer = client.post("/api/records", content=data, headers=LINES)
    answer.raise_for_status()
    return str(answer.json()["id"])


def calls(client: httpx.Client, watch: Watch, name: str, data: bytes) -> None:
    """All calls that replay a match."""
    table = imported(client, data)
    steps = len(client.get(f"/api/tables/{table}/replay").json()["steps"])
    watch.during(f"{name}: import", lambda: imported(client, data))
    watch.during(f"{name}: replay", lambda: client.get(f"/api/tables/{table}/replay").raise_for_status())
    with ThreadPoolExecutor(6) as pool:
        at = [f"/api/tables/{table}/replay/{step * (steps - 1) // 6}" for step in range(1, 7)]
        watch.during(
            f"{name}: six steps at once", lambda: [each.raise_for_status() for each in pool.map(client.get, at)]
        )
    watch.during(f"{name}: export", lambda: client.get(f"/api/tables/{table}/record").raise_for_status())
    watch.during(f"{name}: state", lambda: client.get(f"/api/tables/{table}").raise_for_status())
    seats = [{"kind": "me"}] * len(client.get(f"/api/tables/{table}").json()["table"]["seats"])
    body = {"step": steps - 2, "seats": seats}
    watch.during(f"{name}: branch", lambda: client.post(f"/api/tables/{table}/branch", json=body).raise_for_status())


def undo(client: httpx.Client, data: bytes) -> Callable[[], object]:
    """Take back by consent in a long match that one guest plays for all seats."""
    table = imported(client, data)
    steps = len(client.get(f"/api/tables/{table}/replay").json()["steps"])
    seats = [{"kind": "me"}] * len(client.get(f"/api/tables/{table}").json()["table"]["seats"])
    branch = client.post(f"/api/tables/{table}/branch", json={"step": steps - 3, "seats": seats}).json()
    return lambda: client.post(
        f"/api/tables/{branch['id']}/ask", json={"kind": "undo", "seat": 0, "answers": 1}
    ).raise_for_status()


def live(client: httpx.Client, url: str, game: str) -> Callable[[], object]:
    """Answers at a table whose seats are all shown to one guest, with the look-ahead of every question."""
    table, luck = new_table(client, game, *["me"] * 3), random.Random(1)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Authorization": client.headers["Authorization"]}

    def play() -> None:
        with connect(address, additional_headers=headers, max_size=None):
            for number in range(ANSWERS):
                states = [client.get(f"/api/tables/{table}", params={"seat": seat}).json() for seat in range(3)]
                asked = next((each for each in states if each.get("question")), None)
                if asked is None:
                    return
                question = asked["question"]
                body = {"id": str(number), "seat": question["seat"], "revision": asked["revision"], "final": True}
                body["keys"] = [luck.choice(question["options"])["key"]]
                client.post(f"/api/tables/{table}/answer", json=body).raise_for_status()

    return play


def book(client: httpx.Client, game: str) -> Callable[[], object]:
    """The book of a table with a box of its own, whose sentences are filled anew."""
    components = client.get(f"/api/games/{game}/components").text + "\n"
    seats = [{"kind": "me"}] * 3
    table = client.post("/api/tables", json={"game": game, "seats": seats, "components": components}).json()["id"]
    return lambda: client.get(f"/api/games/{game}/book", params={"table": table}).raise_for_status()


def main() -> None:
    sys.setswitchinterval(0.0005)
    whole = {"ordinary": record.write(record.record(played("candelabria", 1))), "long": long_record("candelabria", 1)}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, server(Path(folder)) as url:
        client, watch = guest(url), Watch(url)
        for name, data in whole.items():
            calls(client, watch, name, data)
            watch.during(f"{name}: undo by consent", undo(client, data))
        for game in ("ryozen", "bonfire", "ghost_stories", "candelabria"):
            watch.during(f"{game}: new table", lambda game=game: new_table(client, game, *["me"] * 4))  # type: ignore[misc]
            watch.during(f"{game}: {ANSWERS} answers, watched", live(client, url, game))
            watch.during(f"{game}: book of a box", book(client, game))
        table = new_table(client, "ryozen", "me", "easy")
        watch.during("hint", lambda: client.get(f"/api/tables/{table}/hint", params={"seat": 0}))
        watch.close()


if __name__ == "__main__":
    main()
