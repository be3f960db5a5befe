"""The ASGI application: calls, the page, sprites, and headers of every response."""

import asyncio
import logging
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache, lru_cache
from gzip import compress
from hmac import compare_digest
from importlib.resources import files
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get, route
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from igroteka import __version__
from igroteka.content.texts import Language
from igroteka.table.catalogue import games
from igroteka.table.cluster.bus import WorkerBus
from igroteka.table.cluster.redis_bus import redis_backend
from igroteka.table.errors import RequestError
from igroteka.table.http.boxes import BoxesApi
from igroteka.table.http.common import AS_IT_IS, TheServices, provide_caller, provide_services
from igroteka.table.http.games import GamesApi
from igroteka.table.http.me import MeApi
from igroteka.table.http.puzzles import PuzzlesApi
from igroteka.table.http.replays import ReplaysApi
from igroteka.table.http.schema_page import PlainPage
from igroteka.table.http.tables import TablesApi
from igroteka.table.services.services import (
    SINGLE,
    Services,
    WorkerSlot,
    address_of,
    bearer_of,
    host_of,
    is_loopback,
    language_of,
    token_of,
)
from igroteka.table.settings import Settings, settings_from
from igroteka.table.socket.connection import table_socket
from igroteka.table.storage.store import DatabaseUnavailable
from igroteka.table.wire.bodies import Health
from igroteka.table.wire.messages import ErrorMessage

SWITCH_SECONDS: Final = 0.0005  # everybody waits for the writer thread, which needs little time
LARGEST_BODY: Final = 17_000_000  # a record, and a little
FOREVER: Final = "public, max-age=31536000, immutable"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".wav": "audio/wav",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
}
PACKED: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"})
PROBES: Final = ("/health", "/ready", "/metrics")  # callers may know only an address, not the host name
READING: Final = "litestar.serialization.msgspec_hooks"  # where JSON is read
PAGE: Final = Path(str(files("igroteka") / "page"))
log = logging.getLogger("igroteka.table")


# Errors


def refused(request: Request[Any, Any, Any], wrong: RequestError) -> Response[ErrorMessage]:
    """A refusal in the caller's language."""
    services: Services = request.app.state.services
    services.metrics.add("igroteka_refused_total")
    lang: Language = language_of(request, None)
    return Response(wrong.message(lang), status_code=wrong.status, media_type=MediaType.JSON, headers=HEADERS)


def misread(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorMessage]:
    """The answer to an unreadable request; it names the wrong field."""
    what = error.detail
    extra = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list):
        what = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra[:3]) or what
    if error.status_code == 413:
        return refused(request, RequestError("too-large", 413, most=LARGEST_BODY))
    if error.status_code == 404:
        return refused(request, RequestError("not-found", 404, what="page", id=request.url.path[:80]))
    return refused(request, RequestError("bad-input", error.status_code, what=what[:300]))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorMessage]:
    """The answer to JSON that is nested too deeply; other recursion errors are ours."""
    *_, (last, _) = walk_tb(error.__traceback__)
    if last.f_globals.get("__name__") != READING:
        return mistake(request, error)
    return refused(request, RequestError("bad-input", 400, what="JSON: too deep"))


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[ErrorMessage]:
    """The answer to a body that is not UTF-8; other decoding errors are ours."""
    if all(frame.f_globals.get("__name__") != READING for frame, _ in walk_tb(error.__traceback__)):
        return mistake(request, error)
    return refused(request, RequestError("bad-input", 400, what="JSON: not UTF-8"))


def database_unavailable(request: Request[Any, Any, Any], error: DatabaseUnavailable) -> Response[ErrorMessage]:
    """The answer while the database is away: nothing has changed, and the client may try again."""
    log.warning("a request could not be stored: %s", error, extra={"path": request.url.path})
    request.app.state.services.metrics.add("igroteka_errors_total")
    return refused(request, RequestError(error.code, 503))


def mistake(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorMessage]:
    """The answer to an error of ours: logged, not shown."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    request.app.state.services.metrics.add("igroteka_errors_total")
    answer = ErrorMessage(code="mistake", message="The server made a mistake; it is logged.")
    return Response(answer, status_code=500, media_type=MediaType.JSON, headers=HEADERS)


# The page


@lru_cache(512)
def packed(path: Path, changed: int) -> tuple[bytes, bytes]:
    """A file's bytes, plain and compressed, read once until it changes; compressed is empty if it saves nothing."""
    data = path.read_bytes()
    small = compress(data, 9, mtime=0) if path.suffix in PACKED else b""
    return data, small if len(small) < len(data) else b""


def sent(request: Request[Any, Any, Any], data: bytes, small: bytes, kind: str, cache: str) -> Response[bytes]:
    """A response with precompressed bytes, for clients that accept them."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if small and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["Content-Encoding"] = small, "gzip"
    return Response(data, media_type=kind, headers=headers)


def static(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file of the built page; nothing outside it."""
    path, data = PAGE / name.replace("\0", "?"), None
    with suppress(OSError):  # no file has such a name, or it was removed a moment ago
        path = path.resolve()
        if path.is_relative_to(PAGE.resolve()) and path.is_file():
            data = packed(path, path.stat().st_mtime_ns)
    if data is None:
        raise RequestError("not-found", 404, what="page", id=name[:80])
    cache = FOREVER if name.startswith("assets/") else "no-cache"
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return sent(request, *data, kind, cache)


@route("/", http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page."""
    return static(request, "index.html")


@get("/{name:path}", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def page_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file beside the page."""
    return static(request, name.lstrip("/"))


@cache
def sheet_packed(game: str) -> bytes:
    return compress(games.sprites(game)[1], 9, mtime=0)


def art_picture(request: Request[Any, Any, Any], game: str, name: str) -> Response[bytes]:
    """A picture of a game, with its hash in its name."""
    rest, _, kind = name.rpartition(".")
    sprite, _, digest = rest.rpartition(".")
    data = games.image_of(game, sprite, digest)
    if not data:
        raise RequestError("not-found", 404, what="picture", id=name[:80])
    return sent(request, data, b"", TYPES[f".{kind}"], FOREVER)


@get("/art/{sheet:str}", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def art(request: Request[Any, Any, Any], sheet: FromPath[str], services: TheServices) -> Response[bytes]:
    """A game's sprites or picture: `ryozen.svg`, or with its hash in the name, which may be cached forever."""
    game, _, rest = sheet.partition(".")
    if rest.endswith((".avif", ".webp")):
        return art_picture(request, services.game(game), rest)
    kind = "jpg" if rest.endswith("jpg") else "svg"
    digest, data = (games.picture if kind == "jpg" else games.sprites)(services.game(game))
    if not data or rest not in (kind, f"{digest}.{kind}"):
        raise RequestError("not-found", 404, what="sheet", id=sheet[:80])
    small = sheet_packed(game) if kind == "svg" else b""
    return sent(request, data, small, TYPES[f".{kind}"], FOREVER if rest != kind else "no-cache")


# Operations


@get("/health", tags=["operations"], sync_to_thread=False)
def health() -> Health:
    """The process runs."""
    return Health(status="ok", version=__version__)


@get("/ready", tags=["operations"], responses={})
async def ready(services: TheServices) -> Health:
    """The server can serve: its database answers."""
    if not services.ready:
        raise RequestError("busy", 503)
    try:
        async with asyncio.timeout(5):
            await services.store.expect_healthy()
    except DatabaseUnavailable as error:
        raise RequestError(error.code, 503) from error
    except TimeoutError as error:
        raise RequestError("unkept", 503) from error
    return Health(status="ready", version=__version__)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], services: TheServices) -> str:
    """Metrics for Prometheus: for clients with the token, or for this machine if no token is set."""
    token = services.settings.metrics_token
    if not (compare_digest(bearer_of(request.headers).encode(), token.encode()) if token else is_own(request)):
        raise RequestError("no-metrics", 403)
    return services.metrics.text()


def is_own(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine itself, not through a proxy that stands before the server."""
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded"))
    here = request.client is not None and is_loopback(request.client.host)
    return here and not forwarded and is_loopback(host_of(request.headers))


# Everything together


def before(request: Request[Any, Any, Any]) -> None:
    """Limits on every call."""
    services: Services = request.app.state.services
    services.metrics.add("igroteka_requests_total")
    services.requests.spend(services.identity.verify(token_of(request.headers, request.cookies)) or address_of(request))
    if request.url.path not in PROBES:
        services.check_host(request.headers)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        services.check_origin(request.headers)


def after(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


def backend(settings: Settings, bus: WorkerBus | None) -> ChannelsBackend:
    return redis_backend(settings.redis) if settings.redis else bus or MemoryChannelsBackend()


def make_app(settings: Settings | None = None, bus: WorkerBus | None = None, slot: WorkerSlot = SINGLE) -> Litestar:
    """The server as an ASGI application; settings default to those of the environment."""
    settings = settings or settings_from()
    heard = backend(settings, bus)
    channels = ChannelsPlugin(heard, arbitrary_channels_allowed=True, subscriber_max_backlog=1000)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_SECONDS)
        services = app.state.services = Services(settings, channels, bus, slot)
        await services.open()
        stop = threading.Event()
        reading = asyncio.create_task(asyncio.to_thread(games.read_all, services.games, stop.is_set))
        try:
            yield
        finally:
            stop.set()
            await services.close()
            await reading

    return Litestar(
        route_handlers=[
            MeApi,
            GamesApi,
            TablesApi,
            ReplaysApi,
            BoxesApi,
            PuzzlesApi,
            table_socket,
            art,
            health,
            ready,
            metrics,
            index,
            page_file,
        ],
        dependencies={"services": Provide(provide_services, sync_to_thread=False), "caller": Provide(provide_caller)},
        exception_handlers={
            RequestError: refused,
            HTTPException: misread,
            DatabaseUnavailable: database_unavailable,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Exception: mistake,
        },
        before_request=before,
        after_request=after,
        lifespan=[lifespan],
        plugins=[channels],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key=AS_IT_IS
        ),
        openapi_config=OpenAPIConfig(
            title="Igroteka",
            version=__version__,
            path="/api/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
