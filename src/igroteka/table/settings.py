"""Settings of the server, from `IGROTEKA_…` variables or a TOML file; an invalid one is reported in one line."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec

from igroteka.content import toml

PREFIX: Final = "IGROTEKA_"
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]


class SettingsError(ValueError):
    """A setting that can't be used; the message names it and what would be right."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything an operator may choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8000
    db: str = "igroteka.sqlite3"  # a file, or postgresql://…
    redis: str = ""  # redis://…: needed when several machines serve one database
    public_url: str = ""  # how players reach the server when it stands behind a proxy
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    thinkers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 2  # processes in which bots think
    bot_seconds: Annotated[float, msgspec.Meta(gt=0, le=120)] = 2.0  # the longest a bot of the table thinks
    reference: bool = False  # also offer the reference game of the tests
    secret: str = ""  # signs guests' cookies; if empty, one is generated and stored in the database
    smtp: str = ""  # smtp://user:password@host:port, or smtps://…; empty: no mail
    smtp_plain: bool = False  # send the password even if the mail server offers no TLS
    mail_from: str = "igroteka@localhost"
    log: str = "info"
    log_addresses: bool = False  # network addresses of clients may stand in the log
    metrics_token: str = ""  # `/metrics` wants it as a bearer token; without one only this machine may read it
    tables_per_guest: Count = 200
    bytes_per_guest: Count = 100_000_000  # of tables, records and boxes
    sockets_per_guest: Count = 40
    sockets_per_address: Count = 400
    newcomers_per_hour: Count = 300  # from an address
    sockets: Count = 20_000
    creations_per_hour: Count = 600
    answers_per_second: Count = 50
    hints_per_minute: Count = 60
    replays_per_minute: Count = 600
    review_budget: Annotated[str, msgspec.Meta(pattern=r"^[1-9][0-9]{0,4}(ms)?$")] = "200"  # per decision of a review
    chat_per_minute: Count = 30
    requests_per_minute: Count = 6000
    keep_tables: Count = 512  # tables a worker keeps in memory while nobody is connected

    def __post_init__(self) -> None:
        error = _error(self)
        if error:
            raise ValueError(error)

    @property
    def database(self) -> str:
        """The database URL for SQLAlchemy."""
        if self.db.startswith(("postgresql://", "postgres://")):
            return "postgresql+asyncpg://" + self.db.partition("://")[2]
        return f"sqlite:///{self.file}"

    @property
    def file(self) -> Path:
        """SQLite's file."""
        return Path(self.db.removeprefix("sqlite:///"))

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def public_host(self) -> str:
        """The server's public host name, if it is set."""
        return (urlsplit(self.public_url).hostname or "").lower()

    @property
    def origin(self) -> str:
        """The page's origin behind a proxy."""
        split = urlsplit(self.public_url)
        return f"{split.scheme}://{split.netloc}" if self.public_url else ""


def _error(settings: Settings) -> str | None:
    """What is wrong with settings of the right types."""
    if "://" in settings.db and not settings.db.startswith(("postgresql://", "postgres://", "sqlite:///")):
        return "db: expected a file or postgresql://user:password@host/name"
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        return "redis: expected redis://host:port"
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        return "public_url: expected https://your.host"
    if settings.db.removeprefix("sqlite:///") in ("", ":memory:") or settings.db.startswith("file:"):
        return f"db: expected a file, found {settings.db!r}: a database in memory would not outlive the server"
    if settings.smtp and urlsplit(settings.smtp).scheme not in ("smtp", "smtps"):
        return "smtp: expected smtp://user:password@host:port"
    if settings.secret and len(settings.secret) < 32:
        return "secret: expected at least 32 characters"
    if settings.log not in ("debug", "info", "warning", "error"):
        return f"log: expected debug, info, warning or error, found {settings.log!r}"
    return None


def settings_from(
    environment: Mapping[str, str] | None = None, file: Path | None = None, **given: str | int | bool | None
) -> Settings:
    """Settings from a file, then from the environment, then those given; later ones win."""
    environment = os.environ if environment is None else environment
    named = environment.get(PREFIX + "SETTINGS")
    file = file or (Path(named) if named else None)
    values: dict[str, object] = _of_file(file) if file else {}
    for name in Settings.__struct_fields__:
        if PREFIX + name.upper() in environment:
            values[name] = environment[PREFIX + name.upper()]
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise SettingsError(f"{'setting ' + where.rstrip('`') + ': ' if where else ''}{what}") from None


def to_environment(settings: Settings) -> dict[str, str]:
    """Settings as variables, for worker processes."""
    plain: dict[str, object] = msgspec.to_builtins(settings)
    words = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in plain.items()}
    return {PREFIX + name.upper(): word for name, word in words.items()}


def _of_file(file: Path) -> dict[str, object]:
    import tomllib

    try:
        return dict(tomllib.loads(toml.read(file)))
    except (toml.TomlError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"{file}: {error}") from None
