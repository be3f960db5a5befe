"""Load from one guest's bots: how long another guest waits for an easy bot while many hard ones play.

    python bench/crowd.py                       60 tables of four hard bots, all of one guest; loopback, bounded in time
    python bench/crowd.py --tables 0            the same with nobody else on the server

Reported: how long a person waits after each of their answers until they are asked again (p50, worst).
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any

import httpx
from table import free_port
from websockets.sync.client import connect

PATIENCE_S = 300.0


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A separate server with generous bounds, otherwise with the settings of a new installation."""
    port = free_port()
    command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--db", str(folder / "tables.sqlite3")]
    environment = {**os.environ, "IGROTEKA_CREATIONS_PER_HOUR": "100000"}
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(600):
                try:
                    if httpx.get(f"{url}/ready").is_success:
                        break
                except httpx.TransportError:
                    sleep(0.1)
            yield url
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def guest(url: str) -> httpx.Client:
    client = httpx.Client(base_url=url, timeout=PATIENCE_S)
    client.headers["Authorization"] = f"Bearer {client.get('/api/me').json()['token']}"
    return client


def new_table(client: httpx.Client, game: str, *kinds: str) -> str:
    seats = [{"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind} for kind in kinds]
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "end_turn": False})
    answer.raise_for_status()
    return str(answer.json()["id"])


def waits(url: str, client: httpx.Client, game: str, answers: int) -> list[float]:
    """How long each answer of a person took until they were asked again."""
    table, found = new_table(client, game, "me", "easy"), []
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": client.headers["Authorization"]}, max_size=None) as line:

        def asked() -> dict[str, Any]:
            while True:
                line.recv(timeout=PATIENCE_S)
                state: dict[str, Any] = client.get(f"/api/tables/{table}").json()
                if state.get("question") or state["table"]["phase"] == "over":
                    return state

        state = asked()
        while len(found) < answers and state["table"]["phase"] == "running":
            key, begun = state["question"]["options"][-1]["key"], perf_counter()
            body = {"id": f"m{len(found)}", "seat": 0, "revision": state["revision"], "keys": [key]}
            client.post(f"/api/tables/{table}/answer", json=body).raise_for_status()
            state = asked()
            found.append(perf_counter() - begun)
    return found


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--tables", type=int, default=60)
    wanted.add_argument("--game", default="ryozen")
    wanted.add_argument("--answers", type=int, default=20)
    given = wanted.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, server(Path(folder)) as url:
        crowd, person = guest(url), guest(url)
        for _ in range(given.tables):
            new_table(crowd, given.game, *["hard"] * 4)
        took = waits(url, person, given.game, given.answers)
        print(f"{given.tables} tables: p50 {median(took):.2f} s, worst {max(took):.2f} s of {len(took)} answers")


if __name__ == "__main__":
    main()
