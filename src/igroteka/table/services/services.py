"""The house: everything a request may need, in one place."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Final, NamedTuple

from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from igroteka.content.texts import Language
from igroteka.table.catalogue.games import known_games
from igroteka.table.cluster.bus import Neighbours
from igroteka.table.cluster.shared_memory import Memory, Rates, Sockets
from igroteka.table.compute.pool import Thinkers
from igroteka.table.core.rows import Guest
from igroteka.table.errors import Wrong
from igroteka.table.hub.hub import Tables
from igroteka.table.identity.guests import COOKIE, Identity
from igroteka.table.identity.mail import Post
from igroteka.table.ops.limits import Limit, OneAtATime
from igroteka.table.ops.metrics import HELP, Metrics
from igroteka.table.settings import Settings
from igroteka.table.storage.store import Store

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LETTERS: Final = 20  # that ask whether an address may be written to, from a guest and from a place, an hour
LETTERS_TO: Final = 3  # to an address, a day


class Who:
    """Who speaks, and in which language."""

    def __init__(self, guest: Guest | None, lang: Language, address: str = "") -> None:
        self.guest = guest
        self.lang = lang
        self.address = address

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def counted(self) -> str:
        """By what bounds count him: a guest by his identity, everybody else by his address."""
        return self.id or self.address

    def known(self) -> Guest:
        """The guest, or a fault that says how to become one."""
        if self.guest is None:
            raise Wrong("no-guest", 401)
        return self.guest


class Desk(NamedTuple):
    """A worker's place among the others, and what they all count in."""

    number: int
    memory: Memory | None


ALONE: Final = Desk(0, None)


class House:
    """The services of a worker."""

    def __init__(
        self, settings: Settings, channels: ChannelsPlugin, neighbours: Neighbours | None = None, desk: Desk = ALONE
    ) -> None:
        memory = desk.memory or Memory(numbers=len(HELP))
        self.settings = settings
        self.store = Store(settings.database, others=settings.workers > 1)
        self.metrics = Metrics(memory, desk.number)
        self.thinkers = Thinkers(settings.thinkers)
        self.post = Post(settings, self.store)
        self.tables = Tables(settings, self.store, channels, self.thinkers, self.metrics, self.post, neighbours)
        self.identity = Identity(self.store, settings.secret)
        self.games = known_games(settings.reference)
        self.ready = False
        self.sockets = 0  # at this worker
        self.sockets_of = Sockets(memory, desk.number)
        rates = Rates(memory)
        self.creations = Limit(rates, "create", settings.creations_per_hour, HOUR)
        self.answers = Limit(rates, "answer", settings.answers_per_second * 10, 10)
        self.messages = Limit(rates, "send", settings.answers_per_second * 20, 10)
        self.looks = Limit(rates, "look", settings.answers_per_second * 4, 10)
        self.hints = Limit(rates, "hint", settings.hints_per_minute, 60)
        self.replays = Limit(rates, "replay", settings.replays_per_minute, 60)
        self.hinting = OneAtATime("hint")
        self.chatter = Limit(rates, "say", settings.chat_per_minute, 60)
        self.requests = Limit(rates, "call", settings.requests_per_minute, 60)
        self.newcomers = Limit(rates, "come", settings.creations_per_hour, HOUR)
        self.letters = Limit(rates, "letter", LETTERS, HOUR)
        self.letters_to = Limit(rates, "letter", LETTERS_TO, DAY)
        self.trials = OneAtATime("components")
        self.imports = OneAtATime("records")
        self.metrics.gauges = {
            "igroteka_sockets": lambda: self.sockets,
            "igroteka_rooms": lambda: len(self.tables.rooms),
            "igroteka_bot_restarts_total": lambda: self.thinkers.restarts,
        }

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.secret("cookies", token_hex(32))
        self.identity = Identity(self.store, secret)
        await self.tables.start()
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        await self.tables.stop()
        self.post.close()
        await self.store.close()

    async def who(self, connection: ASGIConnection) -> Who:  # type: ignore[type-arg]  # of any handler, user and state
        """Who sends this."""
        token = token_of(connection.headers, connection.cookies)
        guest = await self.identity.guest(token) if token else None
        return Who(guest, spoken(connection, guest), address_of(connection))

    def game(self, game: str) -> str:
        """A game that is offered."""
        if game not in self.games:
            raise Wrong("not-found", 404, what="game", id=game[:40])
        return game

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Only our own page may speak with a guest's cookie; programs send no origin."""
        origin = headers.get("origin")
        host = headers.get("host", "")
        if origin and origin not in (f"http://{host}", f"https://{host}", self.settings.origin):
            raise Wrong("origin", 403, origin=origin[:100])


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody calls from."""
    return connection.client.host if connection.client else ""


def token_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The signed identity: a program's header, or the page's cookie."""
    bearer = headers.get("authorization", "")
    return bearer[7:] if bearer.startswith("Bearer ") else cookies.get(COOKIE, "")


def spoken(connection: ASGIConnection, guest: Guest | None) -> Language:  # type: ignore[type-arg]
    """The language asked for, else the guest's, else the browser's."""
    asked = connection.query_params.get("lang", "")
    if asked in ("ru", "en"):
        return "ru" if asked == "ru" else "en"
    if guest:
        return guest.lang
    return "ru" if connection.headers.get("accept-language", "").startswith("ru") else "en"
