"""Load on the table server: headless players on loopback, every seat connected, bounded in time.

    python bench/table.py --tables 300                      the four games mixed, an answer per table every 2 seconds
    python bench/table.py --tables 100 --game each          every game alone
    python bench/table.py --tables 100 --peer DIR           and boardgame.io beside it (DIR holds its node_modules)
    python bench/table.py --tables 100 --peer DIR --capacity
                                                            both at rising rates, until the p99 was twice above 100 ms
    python bench/table.py … --serve "--workers 2"           ours with two workers

Reported: answers per second, the time from an answer until everybody at the table, including the player who answered,
has the update (p50, p99), the server's processor time per answer, bytes per update, and memory per table.

Both servers are loaded alike: every match that a rate can need is made and connected beforehand, nobody disconnects
before its end, and the players, in one process per server, read no more of a message than they need to answer.
"""

import argparse
import asyncio
import json
import os
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time

import httpx
import uvloop
from players import Figures, LoadServer, LoadTable, Reserve

GAMES = ("ryozen", "bonfire", "ghost_stories", "candelabria")
LONGEST_START = 180  # seconds: the machine may be busy
LONGEST_MS = 100.0  # p99 from an answer to everybody's update
LOWEST, HIGHEST = 100, 3600  # answers per second to try for the capacity
SHORT_MATCH = 35  # answers: fewer than a match has on average in any of the games


@dataclass
class Plan:
    """What to try."""

    game: str
    tables: int
    seconds: float
    rates: list[float]  # answers per second over all tables
    longest: float  # milliseconds of p99: above it at two rates in a row, no higher one is tried
    seed: int = 1
    deflate: bool = False  # let the server compress what it sends, as browsers do

    def reserve(self, rate: float) -> int:
        """Matches to have ready, in addition to those in play, before answers come at this rate."""
        return self.tables - (-int(rate * self.seconds) // SHORT_MATCH)


async def load(url: str, plan: Plan, pid: int, query: str) -> None:
    """Play at the planned tables, at one rate after another."""
    games = GAMES if plan.game == "mix" else (plan.game,)
    limits = httpx.Limits(max_connections=20, keepalive_expiry=1)  # sooner than the server disconnects
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        await settled(pid)
        empty, server = resident(pid), LoadServer(http, plan.deflate, query)
        reserve = Reserve(server, games, plan.tables, plan.seed)
        await reserve.fill(-(-plan.tables // len(games)))
        played = [games[number % len(games)] for number in range(plan.tables)]
        tables = [LoadTable(reserve, game, await reserve.take(game)) for game in played]
        late = 0  # rates in a row; a single one may be the machine's fault
        for rate in plan.rates:
            await reserve.fill(-(-plan.reserve(rate) // len(games)))
            await settled(pid)
            figures = server.figures = Figures()
            begun, busy, own = perf_counter(), processor(pid), process_time()
            await asyncio.gather(*(table.play(plan.tables / rate, begun + plan.seconds) for table in tables))
            spent, computed, own = perf_counter() - begun, processor(pid) - busy, process_time() - own
            tell(report(plan, rate, figures, spent, computed, own, (resident(pid) - empty) / reserve.made))
            for table in tables:
                table.forget()
            late = late + 1 if percentile(figures.waits, 0.99) > plan.longest else 0
            if late == 2:
                break


async def settled(pid: int) -> None:
    """Wait until the server has read its games: it has been idle for two seconds."""
    quiet = 0
    for _ in range(120):
        before = processor(pid)
        await asyncio.sleep(0.5)
        quiet = quiet + 1 if processor(pid) - before < 0.02 else 0
        if quiet == 4:
            return


def percentile(waits: Sequence[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(waits)[int(len(waits) * share)] if waits else float("inf")


def report(
    plan: Plan, rate: float, figures: Figures, spent: float, computed: float, own: float, memory: float
) -> dict[str, object]:
    answers = max(len(figures.waits), 1)
    return {
        "server": "igroteka",
        "game": plan.game,
        "tables": plan.tables,
        "wanted": rate,
        "answers_per_second": round(len(figures.waits) / spent, 1),
        "p50_ms": round(percentile(figures.waits, 0.5), 1),
        "p99_ms": round(percentile(figures.waits, 0.99), 1),
        "cpu": round(computed / spent, 2),
        "cpu_ms_per_answer": round(1000 * computed / answers, 2),
        "bytes_per_update": round(figures.size / max(figures.updates, 1)),
        "memory_per_table_kb": round(memory / 1024),
        "players_cpu": round(own / spent, 2),
        "errors": figures.errors,
        "matches_finished": figures.finished,
        "made_late": figures.late,
    }


COLUMNS = (
    "server", "game", "tables", "wanted", "answers_per_second", "p50_ms", "p99_ms", "cpu", "cpu_ms_per_answer",
    "bytes_per_update", "memory_per_table_kb", "players_cpu", "errors", "matches_finished", "made_late",
)  # fmt: skip


def tell(found: dict[str, object]) -> None:
    """Print a line of the table in docs/scaling.md."""
    print("| " + " | ".join(str(found[name]) for name in COLUMNS) + " |", flush=True)


def head() -> None:
    print("| " + " | ".join(name.replace("_", " ") for name in COLUMNS) + " |")
    print("|" + "---|" * len(COLUMNS), flush=True)


def family(pid: int) -> Iterator[int]:
    """A process and those it started."""
    yield pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split():
        yield from family(int(child))


def resident(pid: int) -> int:
    """Bytes of memory of a process and those it started."""
    pages = [int(Path(f"/proc/{each}/statm").read_text(encoding="utf-8").split()[1]) for each in family(pid)]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds a process, and those it started, have computed."""
    stats = [Path(f"/proc/{each}/stat").read_text(encoding="utf-8") for each in family(pid)]
    fields = [stat.rpartition(")")[2].split() for stat in stats]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(words: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Our server, started as by hand except for the bounds per guest: its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--reference"]
        command += words if "--db" in words else ["--db", str(Path(folder, "tables.sqlite3")), *words]
        bounds = {
            "CREATIONS_PER_HOUR": "1000000",
            "NEWCOMERS_PER_HOUR": "1000000",
            "SOCKETS_PER_ADDRESS": "100000",
            "REQUESTS_PER_MINUTE": "1000000",
            "SOCKETS_PER_GUEST": "1000",
        }
        environment = {**os.environ, **{f"IGROTEKA_{name}": value for name, value in bounds.items()}}
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
            try:
                url = f"http://127.0.0.1:{port}"
                wait_until_ready(url)
                yield url, process.pid
            finally:
                process.send_signal(signal.SIGTERM)


def ours(plan: Plan, words: Sequence[str], query: str) -> None:
    with server(words) as (url, pid):
        uvloop.run(load(url, plan, pid, query))


def wait_until_ready(url: str) -> None:
    for _ in range(10 * LONGEST_START):
        try:
            if httpx.get(f"{url}/ready").is_success:
                return
        except httpx.TransportError:
            pass
        asyncio.run(asyncio.sleep(0.1))
    raise SystemExit("the server does not start")


def peer(plan: Plan, folder: str) -> None:
    """boardgame.io's own server with the euro game of the peers, loaded the same way."""
    script = Path(__file__).parent / "peers" / "table_boardgameio.js"
    words = [plan.tables, plan.seconds, free_port(), plan.longest, SHORT_MATCH, *plan.rates]
    bound = (plan.seconds + 60) * len(plan.rates) + 180
    done = subprocess.run(
        ["node", script, folder, *map(str, words)], capture_output=True, text=True, check=False, timeout=bound
    )
    if done.returncode:
        raise SystemExit(f"boardgame.io: {done.stderr[-500:]}")
    for line in done.stdout.splitlines():
        tell(json.loads(line))


def rising(first: float, step: float) -> list[float]:
    """Rates from the first one that is high enough."""
    rate, found = float(LOWEST), list[float]()
    while rate <= HIGHEST:
        found += [round(rate, 1)] if rate >= first else []
        rate *= step
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30, help="at each rate")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at a table")
    parser.add_argument("--game", default="mix", help="one game, reference, mix (of the four), or each (one by one)")
    parser.add_argument(
        "--capacity", action="store_true", help="rising rates, until the p99 is above 100 ms twice in a row"
    )
    parser.add_argument("--deflate", action="store_true", help="our updates compressed, as browsers ask for")
    parser.add_argument("--no-scene", action="store_true", help="ours without scenes, as programs may ask for")
    parser.add_argument("--seed", type=int, default=1, help="of what the players answer")
    parser.add_argument("--step", type=float, default=1.25, help="from rate to rate with --capacity")
    parser.add_argument("--from-rate", type=float, default=0, help="the lowest rate to try with --capacity")
    parser.add_argument(
        "--serve", default="", help="options of `igroteka serve`, as `--db URL --redis URL --workers 2`"
    )
    parser.add_argument("--peer", default="", help="a folder in which `npm install boardgame.io` was run")
    options = parser.parse_args(words)
    rates = rising(options.from_rate, options.step) if options.capacity else [options.tables / options.every]
    longest = LONGEST_MS if options.capacity else float("inf")
    head()
    for game in (*GAMES, "reference") if options.game == "each" else (options.game,):
        plan = Plan(game, options.tables, options.seconds, rates, longest, options.seed, options.deflate)
        ours(plan, shlex.split(options.serve), "?scene=off" if options.no_scene else "")
    if options.peer:
        peer(Plan("euro", options.tables, options.seconds, rates, longest), options.peer)


if __name__ == "__main__":
    main()
