"""The tables of the database. Migrations are in `migrations/`; a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

ID: Final = 40

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("email", String(254), nullable=False),
    Column("recovery", String(64), nullable=False, index=True),  # hash of the recovery code
    Column("email_new", String(254), nullable=False, server_default=""),  # an address nobody has confirmed yet
    Column("email_code", String(64), nullable=False, server_default="", index=True),  # hash of the code sent there
    Column("email_until", BigInteger, nullable=False, server_default="0"),  # when the code expires
    Column("banned", Boolean, nullable=False),
    Column("fixed", Boolean, nullable=False, server_default=false()),  # an operator chose the name
    Column("unlisted", Boolean, nullable=False, server_default=true()),  # tokens without a sign-in are still valid
    Column("shares", Boolean, nullable=False, server_default=false()),  # their matches may become puzzles
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("guest", String(ID), nullable=False, index=True),
    Column("device", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

hidden = Table(  # tables that a guest removed from their own list; others still see them
    "hidden",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("table_id", String(ID), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(ID), nullable=False),
    Column("creator", String(ID), nullable=False, index=True),
    Column("kind", String(7), nullable=False, server_default="table"),  # table, trial, record or puzzle
    Column("phase", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the next clock runs out
    Column("thinking", Boolean, nullable=False),  # a bot has to answer
    Column("lease", String(ID), nullable=False),  # the worker that runs the bots
    Column("lease_until", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("saved", LargeBinary),  # the running segment's snapshot and the answers since
)
Index("ix_tables_phase_listed", tables.c.phase, tables.c.listed, tables.c.touched)
Index("ix_tables_due", tables.c.due)
Index("ix_tables_thinking", tables.c.thinking, tables.c.lease_until)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("guest", String(ID), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(6), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("clock", BigInteger),  # milliseconds left
    Column("visited", Integer, nullable=False),  # the last revision its owner saw
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", String(120)),  # id of the guest's message, for retries
    Column("body", Text, nullable=False),
)
Index("uq_entries_message", entries.c.table_id, entries.c.message, unique=True)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(ID), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", String(120)),
)
Index("uq_chat_message", chat.c.table_id, chat.c.message, unique=True)

results = Table(
    "results",
    metadata,
    Column("table_id", String(ID), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(ID), nullable=False, index=True),
    Column("game", String(ID), nullable=False),
    Column("mode", String(ID), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("players", Text, nullable=False),
)

blocklist = Table(
    "shunned",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("other", String(ID), primary_key=True),
    Column("kind", String(5), nullable=False),
    Column("name", String(64), nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(ID), nullable=False),
    Column("guest", String(ID), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(ID), nullable=False),
    Column("table_id", String(ID), nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("ru", Text, nullable=False),
    Column("en", Text, nullable=False),
    Column("until", BigInteger),  # milliseconds; None: until it is withdrawn
)

boxes = Table(
    "boxes",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("guest", String(ID), nullable=False, index=True),
    Column("author", String(64), nullable=False),
    Column("game", String(ID), nullable=False),
    Column("name", String(64), nullable=False),
    Column("changes", Text, nullable=False),  # values that differ from the game's own box
    Column("differs", Integer, nullable=False),  # how many values differ
    Column("published", Boolean, nullable=False),
    Column("played", Integer, nullable=False),  # number of tables that used it
    Column("touched", BigInteger, nullable=False),
)
Index("ix_boxes_game_published", boxes.c.game, boxes.c.published)

reviews = Table(  # of finished matches
    "reviews",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),  # entries of the record that were judged
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when it last went on
    Column("body", Text, nullable=False),  # its steps so far, or the whole review
)

puzzle_players = Table(  # what guests solve, by game; ratings are those of Glicko-2
    "puzzle_players",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("game", String(ID), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

puzzle_ratings = Table(  # of puzzles that somebody has tried
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(ID), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)

puzzle_attempts = Table(  # a guest's first answer to each puzzle
    "puzzle_attempts",
    metadata,
    Column("guest", String(ID), primary_key=True),
    Column("puzzle", String(ID), primary_key=True),
    Column("game", String(ID), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(ID), primary_key=True),
    Column("value", String(128), nullable=False),
)
