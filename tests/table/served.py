"""Servers for tests: one in a thread of this process, one as a process that can be killed, and their databases."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import randbelow
from types import MappingProxyType
from typing import Protocol

import httpx
import uvicorn
from msgspec import structs

from igroteka.table.cluster.bus import WorkerBus, open_inbox
from igroteka.table.cluster.shared_memory import SharedMemory
from igroteka.table.ops.metrics import HELP
from igroteka.table.server.app import make_app
from igroteka.table.server.timeouts import KEEP_ALIVE_SECONDS
from igroteka.table.server.workers import HTTP_PROTOCOL, LIVE_PROTOCOL
from igroteka.table.services.services import SINGLE, WorkerSlot
from igroteka.table.settings import Settings
from tests.table.forked_server import Forked

PROJECT = Path(__file__).parents[2]
TRIES = 3000  # a machine may be very busy
STARTED, ENDED = 240, 120  # seconds


def free_port() -> int:
    """A free port, below those that the system gives to outgoing connections. Tests in other processes get other ports:
    a killed server comes back to its own."""
    beside, own = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")), os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    while True:
        port = 10_000 + randbelow(22_000 // beside) * beside + int(own.removeprefix("gw"))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def served(
    settings: Settings, bus: WorkerBus | None = None, slot: WorkerSlot = SINGLE, ping: float | None = 20
) -> Iterator[str]:
    """A server in a thread; yields its address. It pings its clients every ``ping`` seconds."""
    listening = socket.create_server(("127.0.0.1", 0))
    app = make_app(settings, bus, slot)
    config = uvicorn.Config(
        app,
        http=HTTP_PROTOCOL,
        ws=LIVE_PROTOCOL,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        log_config=None,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    begun = threading.Event()
    original = server.startup

    async def startup(sockets: list[socket.socket] | None = None) -> None:
        await original(sockets)
        begun.set()

    server.startup = startup  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    assert begun.wait(STARTED), "the server does not start"
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(ENDED)


@contextmanager
def apart(settings: Settings) -> Iterator[tuple[str, str]]:
    """Two workers without a router, so that a test chooses between them; yields their addresses."""
    ears, both = [open_inbox(), open_inbox()], structs.replace(settings, workers=2)
    outers = [each.outer for each in ears]
    one, two = (WorkerBus("server", number, ears[number].inner, outers) for number in (0, 1))
    memory = SharedMemory(2, len(HELP))
    with served(both, one, WorkerSlot(0, memory)) as first, served(both, two, WorkerSlot(1, memory)) as second:
        yield first, second
    for each in ears:
        each.inner.close()
        each.outer.close()


def eventually(reached: Callable[[], bool]) -> bool:
    """Look again and again, for a bounded time: processes start slowly where much else runs."""
    waiting = threading.Event()
    return any(reached() or waiting.wait(0.05) for _ in range(int(STARTED / 0.05)))


def metric(text: str, name: str) -> float:
    """A number of `/metrics`."""
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def children(pid: int) -> list[int]:
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()]
    except OSError:
        return []  # it has ended


def family(pid: int) -> list[int]:
    """A process and those it started."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""  # it has ended


def processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0  # it has ended
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Running(Protocol):
    """A process that was started."""

    pid: int

    @property
    def returncode(self) -> int | None: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def terminate(self) -> None: ...


class Process:
    """A server as a process of its own: a new one, or a fork of one that has read the code (`forked_server.py`)."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        at: int = 0,
        environment: Mapping[str, str] = MappingProxyType({}),
        module: str = "igroteka",
        forked: bool = False,
    ) -> None:
        self.port = at or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = (folder / f"server-{self.port}.log").open("ab")
        options = ("--port", str(self.port), "--reference", *options)
        given = {**os.environ, **environment}
        command = [sys.executable, "-m", module, "serve", *options]
        self.process: Running = (
            Forked(options, self.log.name, given)
            if forked
            else subprocess.Popen(command, stdout=self.log, stderr=self.log, env=given)
        )

    def said(self) -> str:
        """All that it wrote."""
        return Path(self.log.name).read_text(encoding="utf-8")

    def expect_alive(self) -> None:
        assert self.process.poll() is None, f"the server ended, {self.process.returncode}: {self.said()[-2000:]}"

    def wait(self) -> "Process":
        """Until it is ready."""
        transport = httpx.HTTPTransport(retries=0)
        waiting = threading.Event()
        with httpx.Client(transport=transport) as client:
            for _ in range(TRIES):
                self.expect_alive()
                try:
                    if client.get(f"{self.url}/ready").is_success:
                        return self
                except httpx.TransportError:
                    pass
                waiting.wait(0.1)
        raise AssertionError("the server is not ready")

    def workers(self) -> list[int]:
        """Its processes that serve, if there are several."""
        return [each for each in children(self.process.pid) if b"spawn_main" in command_of(each)]

    def computed(self) -> float:
        """Seconds of processor time that it has had, with all that it started."""
        return sum(map(processor_seconds, family(self.process.pid)))

    def kill(self, workers: bool = True) -> None:
        """As a power cut does; or only the one that started the others."""
        for pid in (self.process.pid, *(self.workers() if workers else ())):
            with suppress(ProcessLookupError):  # without its parent a worker ends by itself
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        """As an operator does; the exit code."""
        self.process.terminate()
        code = self.process.wait(ENDED)
        self.log.close()
        return code


def binary(name: str) -> str:
    """A program of PostgreSQL, wherever Debian put it."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(places[-1]) if places else shutil.which(name)
    assert found, f"{name} is missing: run tools/system.sh postgresql"
    return found


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on a loopback port; its address."""
    subprocess.run([PROJECT / "tools" / "system.sh", "postgresql"], check=True)
    folder = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    port = free_port()
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, "user": user}
    try:
        subprocess.run(
            [binary("initdb"), "-D", data, "-A", "trust", "-U", "igroteka", "--no-sync"], check=True, **quiet
        )  # type: ignore[call-overload]
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=200"
        control = [binary("pg_ctl"), "-D", data, "-w", "-t", str(STARTED)]
        subprocess.run([*control, "-o", options, "start"], check=True, **quiet)  # type: ignore[call-overload]
        try:
            yield f"postgresql://igroteka@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, **quiet)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class RedisServer:
    """A Redis of our own on a loopback port."""

    def __init__(self) -> None:
        subprocess.run([PROJECT / "tools" / "system.sh", "redis"], check=True)
        self.folder = tempfile.mkdtemp(prefix="igroteka-redis-")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL)
        waiting = threading.Event()
        for _ in range(TRIES):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            waiting.wait(0.05)
        raise AssertionError("Redis does not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(ENDED)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
