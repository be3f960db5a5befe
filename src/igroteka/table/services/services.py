"""The services of a worker, and the caller of a request."""

from collections.abc import Coroutine, Mapping
from ipaddress import IPv4Address, ip_address, ip_network
from secrets import token_hex
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from igroteka.content.texts import Language
from igroteka.table.catalogue.games import known_games
from igroteka.table.cluster.bus import WorkerBus
from igroteka.table.cluster.shared_memory import Rates, SharedMemory, SocketCounts
from igroteka.table.compute.pool import Compute
from igroteka.table.core.rows import Guest
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import HubContext, now_ms
from igroteka.table.hub.hub import Hub
from igroteka.table.identity import sign_ins
from igroteka.table.identity.guests import COOKIE, Identity
from igroteka.table.identity.mail import Mailer
from igroteka.table.ops.limits import OneAtATime, RateLimit
from igroteka.table.ops.metrics import HELP, Metrics
from igroteka.table.services.plans import Plans
from igroteka.table.settings import Settings
from igroteka.table.storage.store import Store

HOUR: Final = 3600
DAY: Final = 24 * HOUR
NAMES: Final = 60  # that a guest takes in an hour: each is told at all of their tables
REPORTS: Final = 20  # to the operator, from a guest in an hour
LETTERS: Final = 20  # that ask whether an address may be written to, from a guest and from a place, an hour
LETTERS_TO: Final = 3  # to an address, a day


class Caller:
    """The sender of a request: guest, address and language."""

    def __init__(self, guest: Guest | None, lang: Language, address: str = "", sign_in: str = "") -> None:
        self.guest = guest
        self.lang = lang
        self.address = address
        self.sign_in = sign_in  # the guest's sign-in

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def counted(self) -> str:
        """The key for limits: a guest's id, or the address of anybody else."""
        return self.id or self.address

    def known(self) -> Guest:
        """The guest, or an error that says how to become one."""
        if self.guest is None:
            raise RequestError("no-guest", 401)
        return self.guest


class WorkerSlot(NamedTuple):
    """A worker's number among the others, and the memory they share."""

    number: int
    memory: SharedMemory | None


SINGLE: Final = WorkerSlot(0, None)


class Services:
    """The services of a worker."""

    def __init__(
        self, settings: Settings, channels: ChannelsPlugin, bus: WorkerBus | None = None, slot: WorkerSlot = SINGLE
    ) -> None:
        memory = slot.memory or SharedMemory(numbers=len(HELP))
        self.settings = settings
        self.store = Store(settings.database, others=settings.workers > 1)
        self.metrics = Metrics(memory, slot.number)
        self.compute = Compute(settings.thinkers)
        self.playbacks = Compute(1)  # its process keeps checkpoints of replayed matches
        self.mailer = Mailer(settings, self.store)
        self._context = HubContext(
            settings, self.store, channels, self.compute, self.playbacks, self.metrics, self.mailer, bus
        )
        self.hub = Hub(self._context)
        self.identity = Identity(self.store, settings.secret)
        self.games = known_games(settings.reference)
        self.ready = False
        self.sockets = 0  # at this worker
        self.sockets_of = SocketCounts(memory, slot.number)
        rates = Rates(memory)
        self.creations = RateLimit(rates, "create", settings.creations_per_hour, HOUR)
        self.answers = RateLimit(rates, "answer", settings.answers_per_second * 10, 10)
        self.messages = RateLimit(rates, "send", settings.answers_per_second * 20, 10)
        self.looks = RateLimit(rates, "look", settings.answers_per_second * 4, 10)
        self.hints = RateLimit(rates, "hint", settings.hints_per_minute, 60)
        self.replays = RateLimit(rates, "replay", settings.replays_per_minute, 60)
        self.hinting = OneAtATime("hint")
        self.plans = Plans()
        self.chatter = RateLimit(rates, "say", settings.chat_per_minute, 60)
        self.names = RateLimit(rates, "name", NAMES, HOUR)
        self.reports = RateLimit(rates, "report", REPORTS, HOUR)
        self.requests = RateLimit(rates, "call", settings.requests_per_minute, 60)
        self.newcomers = RateLimit(rates, "come", settings.newcomers_per_hour, HOUR)
        self.letters = RateLimit(rates, "letter", LETTERS, HOUR)
        self.letters_to = RateLimit(rates, "letter", LETTERS_TO, DAY)
        self.trials = OneAtATime("components")
        self.imports = OneAtATime("records")
        self.metrics.gauges = {
            "igroteka_sockets": lambda: self.sockets,
            "igroteka_rooms": lambda: len(self.hub.rooms),
            "igroteka_bot_restarts_total": lambda: self.compute.pool.restarts,
        }

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.secret("cookies", token_hex(32))
        self.identity = Identity(self.store, secret)
        await self.hub.start()
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        await self.hub.stop()
        self.mailer.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work in the background."""
        self._context.spawn(work)

    async def caller(self, connection: ASGIConnection) -> Caller:  # type: ignore[type-arg]  # of any handler, user and state
        """The caller of a request. A program's token must be valid; an invalid cookie counts as none."""
        token, address = token_of(connection.headers, connection.cookies), address_of(connection)
        try:
            known = await self.identity.guest(token) if token else None
        except RequestError as wrong:
            if wrong.code != "bad-token" or bearer_of(connection.headers):
                raise
            known = None
        if known is None:
            return Caller(None, language_of(connection, None), address)
        now = now_ms()
        if known.sign_in and now - known.used > sign_ins.USED_MS:
            self.spawn(sign_ins.used(self.store, known.sign_in, now))
        return Caller(known.guest, language_of(connection, known.guest), address, known.sign_in)

    def game(self, game: str) -> str:
        """A game that is offered."""
        if game not in self.games:
            raise RequestError("not-found", 404, what="game", id=game[:40])
        return game

    def check_host(self, headers: Mapping[str, str]) -> None:
        """Refuse unknown host names: if the public address is set, only that name and this machine's own are served."""
        expected, found = self.settings.public_host, host_of(headers)
        if expected and found != expected and not is_loopback(found):
            raise RequestError("host", 421, host=found[:100], expected=expected)

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Refuse other sites: only our own page may use a guest's cookie; programs send no origin."""
        origin = headers.get("origin")
        host = headers.get("host", "")
        if origin and origin not in (f"http://{host}", f"https://{host}", self.settings.origin):
            raise RequestError("origin", 403, origin=origin[:100])


def host_of(headers: Mapping[str, str]) -> str:
    """The host name that a client used, without the port."""
    try:
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "").lower()
    except ValueError:
        return ""


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The caller's network address, as limits count it."""
    return network_of(connection.client.host) if connection.client else ""


def network_of(host: str) -> str:
    """An IPv4 address as it is; an IPv6 address as its /64 network, which belongs to one household."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


def is_loopback(host: str) -> bool:
    """Whether a name or an address is this machine's own."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def token_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The signed identity: a program's header, or the page's cookie."""
    return bearer_of(headers) or cookies.get(COOKIE, "")


def bearer_of(headers: Mapping[str, str]) -> str:
    bearer = headers.get("authorization", "")
    return bearer[7:] if bearer.startswith("Bearer ") else ""


def language_of(connection: ASGIConnection, guest: Guest | None) -> Language:  # type: ignore[type-arg]
    """The language asked for, else the guest's, else the browser's."""
    asked = connection.query_params.get("lang", "")
    if asked in ("ru", "en"):
        return "ru" if asked == "ru" else "en"
    if guest:
        return guest.lang
    return "ru" if connection.headers.get("accept-language", "").startswith("ru") else "en"
