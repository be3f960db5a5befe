"""`igroteka serve`: the table in the browser."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Final

from msgspec import structs

from igroteka.table.settings import Settings, SettingsError, settings_from, to_environment

APP: Final = "igroteka.table.server.app:make_app"
NICENESS: Final = 10  # niceness: the page in the browser stays quick while bots think


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    redis: str | None = None,
    public_url: str | None = None,
    workers: int | None = None,
    settings: Path | None = None,
    reference: bool | None = None,
    lan: bool = False,
    open: bool = False,  # noqa: A002  # the flag's name
) -> None:
    """Serve the table: the page, the games, and the calls that programs use.

    Examples: `igroteka serve --lan`, `igroteka serve --workers 2`,
    `igroteka serve --db postgresql://… --redis redis://… --workers 4`

    Every option is also a variable (`IGROTEKA_DB`) and a line of the settings file; see docs/operations.md.

    Parameters
    ----------
    host
        Address to listen at; 127.0.0.1 when not given, so that only this machine can connect.
    port
        Port to listen at; 8000 when not given, 0 for any free one.
    db
        A SQLite file (igroteka.sqlite3 when not given) or postgresql://user:password@host/name.
    redis
        redis://host:port, needed when several machines serve one database.
    public_url
        How players reach the server when it stands behind a proxy.
    workers
        Processes that serve; 1 when not given.
    settings
        A TOML file of settings.
    reference
        Also offer the small reference game of the tests.
    lan
        Listen for the home network, and show the address as a code to scan.
    open
        Open the page in the browser.
    """
    from igroteka.table.ops import maintenance

    server_settings = settings_from(
        file=settings,
        host=host or ("0.0.0.0" if lan else None),  # noqa: S104  # asked for
        port=port,
        db=db,
        redis=redis,
        public_url=public_url,
        workers=workers,
        reference=reference,
    )
    asyncio.run(maintenance.tried(server_settings))
    with bound(server_settings.host, server_settings.port) as listening:
        server_settings = structs.replace(server_settings, port=listening.getsockname()[1])
        announce(server_settings, lan)
        if open:
            threading.Timer(1.0, webbrowser.open, [page(server_settings.host, server_settings.port)]).start()
            os.nice(NICENESS)  # only now: the browser was started before
        run(server_settings, listening)


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address, or a one-line error."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SettingsError(f"host, port: can't listen at {host}, port {port}: {error.strerror or error}") from None
    listening.set_inheritable(True)
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop."""
    import uvicorn

    from igroteka.table.server.workers import config, run_workers

    if settings.workers > 1:
        sys.exit(run_workers(settings, listening))
    os.environ |= to_environment(settings)
    server = uvicorn.Server(config(settings, APP, factory=True))
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def page(host: str, port: int) -> str:
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{name}:{port}/"


def announce(settings: Settings, lan: bool) -> None:
    """Print the table's address."""
    print(f"Igroteka: {settings.public_url or page(settings.host, settings.port)}", file=sys.stderr)
    if lan:
        address = page(lan_address(), settings.port)
        print(f"On the home network: {address}\n{qr_code(address)}", file=sys.stderr)
    elif settings.host == "127.0.0.1" and not settings.public_url:
        print("Only this machine can connect; for the home network: --lan, or make play LAN=1", file=sys.stderr)


def qr_code(address: str) -> str:
    """An address as a QR code of half blocks, to be scanned from the terminal."""
    import segno

    lines = StringIO()
    segno.make(address, error="l", micro=False).terminal(lines, border=2, compact=True)
    return lines.getvalue()


def lan_address() -> str:
    """This machine's address on the home network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
