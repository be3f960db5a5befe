"""A long run of all checkers: `make soak HOURS=8` shares the time among them and adds what they did to a file.

Every checker runs in rounds with a new seed each; the seeds are printed, so that a failure can be repeated. The sums
are in `build/soak.json`: a run that was stopped is taken up by the next one.
"""

import argparse
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from time import monotonic

from tests.table.failures import KINDS, failure_loop
from tests.table.kills import kill_loop
from tests.table.socket_fuzz import socket_fuzz

SUMS = Path(__file__).parents[1] / "build" / "soak.json"
KILLS, FAILURES, INPUTS, MATCHES = 10, 5, 5_000, 20  # of a round
GAMES = ("reference", "ryozen", "bonfire", "ghost_stories", "candelabria")


def kills(seed: int, workers: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        answers = kill_loop(Path(folder), KILLS, seed, workers)
    return {"kills": KILLS, "acknowledged answers": answers}


def failures(kind: str, seed: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        answers = failure_loop(Path(folder), kind, FAILURES, seed)
    return {f"failures: {kind}": FAILURES, "acknowledged answers": answers}


def fuzz(seed: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return {"socket messages": socket_fuzz(Path(folder), INPUTS, seed)}


def tests(seed: int, what: str, *files: str) -> dict[str, int]:
    """Tests that draw from the seed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n0", *files]
    done = subprocess.run(
        command, env={**os.environ, "IGROTEKA_SEED": str(seed)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    return {what: int(re.findall(r"(\d+) passed", done.stdout)[-1])}


def leaks(seed: int) -> dict[str, int]:
    """Two worlds that a seat can't tell apart, over everything that leaves the server."""
    return tests(seed, "leak tests", "tests/table/test_leak.py", "tests/table/test_leak_play.py")


def calls(seed: int) -> dict[str, int]:
    """Schemathesis over every call, and junk over sockets."""
    return tests(seed, "call tests", "tests/table/test_fuzz.py")


def conformance(seed: int) -> dict[str, int]:
    for game in GAMES:
        command = [sys.executable, "-m", "igroteka", "conformance", game, "--matches", str(MATCHES)]
        subprocess.run([*command, "--seed", str(seed)], check=True, stdout=subprocess.DEVNULL)
    return {"conformance matches": MATCHES * len(GAMES)}


CHECKERS: Mapping[str, Callable[[int], dict[str, int]]] = {
    "kills": lambda seed: kills(seed, 1),
    "kills of two workers": lambda seed: kills(seed, 2),
    **{kind: partial(failures, kind) for kind in KINDS},
    "fuzz": fuzz,
    "calls": calls,
    "leaks": leaks,
    "conformance": conformance,
}


def add(done: Mapping[str, int]) -> dict[str, int]:
    """Add to the sums of all runs."""
    sums: dict[str, int] = json.loads(SUMS.read_text(encoding="utf-8")) if SUMS.exists() else {}
    for name, count in done.items():
        sums[name] = sums.get(name, 0) + count
    SUMS.parent.mkdir(exist_ok=True)
    written = SUMS.with_suffix(".new")
    written.write_text(json.dumps(sums, indent=2) + "\n", encoding="utf-8")
    written.replace(SUMS)
    return sums


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--only", choices=list(CHECKERS), action="append")
    given = parser.parse_args()
    sums: dict[str, int] = {}
    checkers = {name: CHECKERS[name] for name in given.only or CHECKERS}
    for name, check in checkers.items():
        until = monotonic() + given.hours * 3600 / len(checkers)
        while True:  # at least one round each
            seed = secrets.randbelow(1_000_000)
            print(f"{name}: seed {seed}", flush=True)
            sums = add(check(seed))
            if monotonic() > until:
                break
    print(json.dumps(sums, indent=2))


if __name__ == "__main__":
    main()
