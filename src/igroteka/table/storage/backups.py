"""SQLite files: checking for damage, copying while in use, and restoring."""

import fcntl
import os
import sqlite3
import threading
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

LOOK_SECONDS: Final = 10.0  # the most time to check a large file before the start
IN_USE: Final = 128  # byte of the -shm file locked by every process with the database open (SQLite's unixShmOpen)
BESIDE: Final = ("", "-wal", "-shm")  # left-over -wal and -shm files would be taken for the new file's


def is_damage(error: Exception) -> bool:
    """Whether an error means that the file is damaged."""
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def damage(file: Path, seconds: float | None = None) -> str:
    """What is wrong with a file, as far as a check of a few seconds shows; "" if nothing is."""
    with closing(sqlite3.connect(file)) as connection:
        timer = threading.Timer(seconds or 0, connection.interrupt)
        timer.daemon = True
        if seconds:
            timer.start()
        try:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.DatabaseError as error:
            return str(error) if is_damage(error) else ""  # other errors will show when the database is opened
        finally:
            timer.cancel()
            if seconds:
                timer.join()
    return "" if found == "ok" else " ".join(found.removeprefix("*** in database main ***").split())


def repair_advice(file: Path) -> str:
    """Advice for the operator of a damaged file."""
    return f"stop the server and put a backup in its place: igroteka operate restore --from COPY --db {file}"


def copy(source: Path, target: Path) -> None:
    """Copy a database and its write-ahead log while it is in use."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def is_ours(file: Path) -> bool:
    """Whether a file is an Igroteka database; an empty file is undamaged too."""
    with closing(sqlite3.connect(file)) as connection:
        wanted = "SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'entries', 'guests')"
        return bool(connection.execute(wanted).fetchone()[0] == 3)


def in_use(file: Path) -> bool:
    """Whether another program has the database open."""
    try:
        with Path(f"{file}-shm").open("r+b") as beside:
            fcntl.lockf(beside, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, IN_USE)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def set_aside(file: Path) -> Path:
    """Rename a database and its side files, so that it can still be read."""
    aside = next(each for number in count(1) if not (each := Path(f"{file}.old{number}")).exists())
    for ending in BESIDE:
        if Path(f"{file}{ending}").exists():
            Path(f"{file}{ending}").rename(f"{aside}{ending}")
    return aside


def put_in_place(source: Path, file: Path) -> Path | None:
    """Replace the database by a copy; returns the new name of the old one. A power cut leaves one or the other."""
    fresh = Path(f"{file}.new")
    fresh.unlink(missing_ok=True)
    copy(source, fresh)
    with fresh.open("rb") as written:
        os.fsync(written.fileno())
    aside = set_aside(file) if file.exists() else None
    fresh.rename(file)
    return aside
