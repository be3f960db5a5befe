"""Worker processes: the parent routes connections to them and restarts them."""

import asyncio
import logging
import logging.config
import multiprocessing
import signal
import socket
from collections.abc import Sequence
from multiprocessing.context import SpawnProcess
from secrets import token_hex
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from igroteka.table.cluster.bus import WorkerBus, open_inbox
from igroteka.table.cluster.shared_memory import SharedMemory
from igroteka.table.ops.logs import configuration
from igroteka.table.ops.metrics import HELP
from igroteka.table.server.router import Router, receive, send_through
from igroteka.table.server.timeouts import KEEP_ALIVE_SECONDS
from igroteka.table.services.services import WorkerSlot
from igroteka.table.settings import Settings

LIVE_PROTOCOL: Final = "igroteka.table.server.live_protocol:LiveProtocol"
HTTP_PROTOCOL: Final = "igroteka.table.server.timeouts:HttpProtocol"
READY: Final = b"+"
GRACE_SECONDS: Final = 5  # for running requests
STOP_SECONDS: Final = 20.0  # then a worker is killed
RESTART_SECONDS: Final = 1.0  # before a worker that failed before serving is tried again
log = logging.getLogger("igroteka.table")
spawn = multiprocessing.get_context("spawn")


def config(settings: Settings, app: Any, factory: bool = False) -> uvicorn.Config:
    """The uvicorn configuration of a process; takes the application, or the path of its factory."""
    return uvicorn.Config(
        app,
        factory=factory,
        host=settings.host,
        port=settings.port,
        http=HTTP_PROTOCOL,
        ws=LIVE_PROTOCOL,
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        proxy_headers=bool(settings.public_url),
        log_config=configuration(settings.log, settings.log_addresses),
        access_log=False,
    )


# A worker


class Worker(uvicorn.Server):
    """A server that gets its connections from the router."""

    def __init__(self, config: uvicorn.Config, line: socket.socket) -> None:
        super().__init__(config)
        self.line = line
        self._welcomes: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.line.setblocking(False)
        asyncio.get_running_loop().add_reader(self.line, self._take_in)
        self.line.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.line)
        await super().shutdown(sockets=[])

    def _take_in(self) -> None:
        if not receive(self.line, self._welcome):  # the parent is gone
            asyncio.get_running_loop().remove_reader(self.line)
            self.should_exit = True

    def _welcome(self, connection: socket.socket) -> None:
        task = asyncio.get_running_loop().create_task(self._serve_connection(connection))
        self._welcomes.add(task)
        task.add_done_callback(self._welcomes.discard)

    async def _serve_connection(self, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()  # the client has gone

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def work(
    settings: Settings,
    server: str,
    slot: WorkerSlot,
    line: socket.socket,
    inner: socket.socket,
    outers: Sequence[socket.socket],
) -> None:
    """Run a worker process."""
    from igroteka.table.server.app import make_app

    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    bus = None if settings.redis else WorkerBus(server, slot.number, inner, outers)
    Worker(config(settings, make_app(settings, bus, slot)), line).run()


# The parent


class WorkerHandle:
    """The parent's end of a worker. Connections and messages wait in its sockets while the process is replaced."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.inbox = open_inbox()
        self.line, self.theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.line.setblocking(False)
        self.process: SpawnProcess | None = None
        self.ready = asyncio.Event()

    @property
    def open(self) -> bool:
        return self.ready.is_set()

    def take(self, connection: socket.socket) -> bool:
        return send_through(self.line, connection)


class Workers:
    """All workers of a server."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.server = token_hex(6)
        self.memory = SharedMemory(settings.workers, len(HELP))
        self.handles = [WorkerHandle(number) for number in range(settings.workers)]
        self.router = Router(listening, self.handles)
        self.code = 0
        self._loop = asyncio.get_running_loop()
        self._stopping = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def run(self) -> int:
        """Serve until told to stop; returns the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            self._loop.add_signal_handler(number, self._stopping.set)
        self._loop.add_signal_handler(signal.SIGHUP, self._renew_all)
        for handle in self.handles:
            self._loop.add_reader(handle.line, self._is_ready, handle)
            self._start_worker(handle)
        await self._first_is_ready()
        if not self._stopping.is_set():
            self.router.open()
        await self._stopping.wait()
        self.router.close()
        await self._stop_all()
        return self.code

    async def _first_is_ready(self) -> None:
        waits = [
            asyncio.create_task(event.wait()) for event in (self._stopping, *(each.ready for each in self.handles))
        ]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    def _start_worker(self, handle: WorkerHandle) -> None:
        """Start a worker."""
        if self._stopping.is_set():
            return
        outers = [each.inbox.outer for each in self.handles]
        slot = WorkerSlot(handle.number, self.memory)
        arguments = (self.settings, self.server, slot, handle.theirs, handle.inbox.inner, outers)
        handle.process = spawn.Process(target=work, args=arguments)
        handle.process.start()
        self._loop.add_reader(handle.process.sentinel, self._ended, handle, handle.process)

    def _is_ready(self, handle: WorkerHandle) -> None:
        handle.line.recv(len(READY))
        handle.ready.set()

    def _ended(self, handle: WorkerHandle, process: SpawnProcess) -> None:
        """Restart a worker that ended by itself, unless it failed to start."""
        self._loop.remove_reader(process.sentinel)
        process.join()
        served = handle.ready.is_set()
        handle.ready.clear()
        handle.process = None
        if self._stopping.is_set():
            return
        log.warning("worker %d ended with %s", handle.number, process.exitcode)
        if process.exitcode == STARTUP_FAILURE:
            self.code = 1
            self._stopping.set()
        else:
            self._loop.call_later(0 if served else RESTART_SECONDS, self._start_worker, handle)

    def _renew_all(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """Replace the workers one after another."""
        for handle in self.handles:
            process = handle.process
            if process and handle.open:
                self._loop.remove_reader(process.sentinel)
                handle.ready.clear()
                process.terminate()
                await asyncio.to_thread(process.join)
                self._start_worker(handle)
                await handle.ready.wait()

    async def _stop_all(self) -> None:
        """Stop all workers."""
        if self._renewing:
            self._renewing.cancel()
        processes = [handle.process for handle in self.handles if handle.process]
        for process in processes:
            process.terminate()
        for process in processes:
            await asyncio.to_thread(process.join, STOP_SECONDS)
            if process.exitcode is None:
                process.kill()
                process.join()


def run_workers(settings: Settings, listening: socket.socket) -> int:
    """Serve with several processes until told to stop; returns the exit code."""

    async def run() -> int:
        return await Workers(settings, listening).run()

    logging.config.dictConfig(configuration(settings.log))
    return asyncio.run(run())
