"""A PostgreSQL primary and its synchronous standby on this machine, behind one address that follows the primary."""

import os
import shutil
import socket
import subprocess
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.table.served import PROJECT, STARTED, binary, free_port

SYNCHRONOUS = "synchronous_standby_names = '*'\n"  # a commit waits until the standby has it


class Forwarder:
    """Forwards connections to the port of the current primary, as a floating address does."""

    def __init__(self, target: int) -> None:
        self.target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client = self._listening.accept()[0]
                try:
                    server = socket.create_connection(("127.0.0.1", self.target), timeout=STARTED)
                except OSError:
                    client.close()
                    continue
                self._open |= {client, server}
                for pair in ((client, server), (server, client)):
                    threading.Thread(target=self._copy, args=pair, daemon=True).start()

    def _copy(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for each in (source, target):
            self._drop(each)

    def _drop(self, each: socket.socket) -> None:
        self._open.discard(each)
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
        each.close()

    def move(self, target: int) -> None:
        """Break all connections; new ones go to another port."""
        self.target = target
        for each in list(self._open):
            self._drop(each)

    def close(self) -> None:
        self._listening.close()
        self.move(self.target)


class PostgresPair:
    """`fail_over` kills the primary and promotes the standby, which then gets a new standby."""

    def __init__(self) -> None:
        subprocess.run([PROJECT / "tools" / "system.sh", "postgresql"], check=True)
        self.folder = Path(tempfile.mkdtemp(prefix="igroteka-pair-"))
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self._count = 0
        self._primary, self._port = self._new_place()
        self._run("initdb", "-D", self._primary, "-A", "trust", "-U", "igroteka", "--no-sync")
        self._start(self._primary, self._port)
        self._follow()
        self.forwarder = Forwarder(self._port)
        self.url = f"postgresql://igroteka@127.0.0.1:{self.forwarder.port}/postgres"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.forwarder.close()
        for data in (self._primary, self._standby):
            self._run("pg_ctl", "-D", data, "-m", "immediate", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def fail_over(self) -> None:
        self._run("pg_ctl", "-D", self._primary, "-m", "immediate", "stop")
        self._run("pg_ctl", "-D", self._standby, "-w", "-t", str(STARTED), "promote")
        shutil.rmtree(self._primary)
        self._primary, self._port = self._standby, self._standby_port
        self._follow()
        self.forwarder.move(self._port)

    def _follow(self) -> None:
        """Give the primary a new standby, for which commits wait from now on."""
        (self._primary / "postgresql.auto.conf").write_text("", encoding="ascii")
        self._run("pg_ctl", "-D", self._primary, "reload")
        self._standby, self._standby_port = self._new_place()
        source = ("-h", "127.0.0.1", "-p", str(self._port), "-U", "igroteka")
        self._run("pg_basebackup", *source, "-D", self._standby, "-R", "--no-sync", "--checkpoint=fast")
        self._start(self._standby, self._standby_port)
        (self._primary / "postgresql.auto.conf").write_text(SYNCHRONOUS, encoding="ascii")
        self._run("pg_ctl", "-D", self._primary, "reload")

    def _new_place(self) -> tuple[Path, int]:
        self._count += 1
        return self.folder / f"data{self._count}", free_port()

    def _start(self, data: Path, port: int) -> None:
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", data, "-w", "-t", str(STARTED), "-o", options, "start")

    def _run(self, name: str, *words: object, check: bool = True) -> None:
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder}
        subprocess.run([binary(name), *map(str, words)], check=check, user=self._user, **quiet)
