"""A long run of all checkers: `make soak HOURS=8` shares the time among them and adds what they did to a file.

Every checker runs in rounds with a new seed each; the seeds are printed, so that a failure can be repeated. The next
round is that of the checker that had the least time. The sums are in `build/soak.json`: a run that was stopped is taken
up by the next one.
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
from tests.table.leaks import leak_loop
from tests.table.socket_fuzz import socket_fuzz

SUMS = Path(__file__).parents[1] / "build" / "soak.json"
KILLS, FAILURES, INPUTS, DECISIONS, CASES, MATCHES = 10, 5, 20_000, 2_000, 50, 20  # of a round
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


def leaks(seed: int) -> dict[str, int]:
    """Two worlds that a viewer can't tell apart, over everything that leaves the server."""
    return {"leak decisions": leak_loop(DECISIONS, seed)}


def calls(seed: int) -> dict[str, int]:
    """Schemathesis over every call, and junk over sockets."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "-q", "-n0", f"--junitxml={report}", "tests/table/test_fuzz.py"]
        drawn = {"IGROTEKA_SEED": str(seed), "IGROTEKA_FUZZ_CASES": str(CASES)}
        done = subprocess.run(command, env=os.environ | drawn, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
        counted = re.findall(r'<property name="inputs" value="(\d+)"', report.read_text(encoding="utf-8"))
    assert counted, "the tests do not say how much they sent"
    return {"calls": sum(map(int, counted))}


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
    spent = dict.fromkeys(given.only or CHECKERS, 0.0)
    until = monotonic() + given.hours * 3600
    while monotonic() < until or not all(spent.values()):  # at least one round each
        name, seed, begun = min(spent, key=spent.__getitem__), secrets.randbelow(1_000_000), monotonic()
        print(f"{name}: seed {seed}", flush=True)
        sums = add(CHECKERS[name](seed))
        spent[name] += monotonic() - begun
    print(json.dumps(sums, indent=2))


if __name__ == "__main__":
    main()
