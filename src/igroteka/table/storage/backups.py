"""Whether a SQLite file is what was written into it, and copies of it: made while it is in use, put in its place."""

import fcntl
import os
import sqlite3
import threading
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

LOOK_SECONDS: Final = 10.0  # for a look at a large file before the start
IN_USE: Final = 128  # the byte of the -shm file that everybody holds who has the database open (SQLite's unixShmOpen)
BESIDE: Final = ("", "-wal", "-shm")  # without the first one, what is beside it would be taken for the next one's


def is_damage(fault: Exception) -> bool:
    """Whether it was raised because the file is not what was written into it."""
    code = getattr(getattr(fault, "orig", None) or fault, "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def damage(file: Path, seconds: float | None = None) -> str:
    """What is wrong with a file, as far as a check of some seconds shows; an empty string if nothing is."""
    with closing(sqlite3.connect(file)) as connection:
        timer = threading.Timer(seconds or 0, connection.interrupt)
        timer.daemon = True
        if seconds:
            timer.start()
        try:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.DatabaseError as fault:
            return str(fault) if is_damage(fault) else ""  # what else is wrong shows when it is opened
        finally:
            timer.cancel()
            if seconds:
                timer.join()
    return "" if found == "ok" else " ".join(found.removeprefix("*** in database main ***").split())


def cure(file: Path) -> str:
    """What an operator does about a damaged file."""
    return f"stop the server and put a backup in its place: igroteka operate restore --from COPY --db {file}"


def copy(source: Path, target: Path) -> None:
    """Copy a database, with what is in the file beside it, while it is in use."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def is_ours(file: Path) -> bool:
    """Whether it holds tables at all; an empty file is whole too."""
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
    """Give a database and what belongs to it another name, by which it can still be read."""
    aside = next(each for number in count(1) if not (each := Path(f"{file}.old{number}")).exists())
    for ending in BESIDE:
        if Path(f"{file}{ending}").exists():
            Path(f"{file}{ending}").rename(f"{aside}{ending}")
    return aside


def put_in_place(source: Path, file: Path) -> Path | None:
    """Let a copy be the database; where what was there before is now. A power cut leaves one or the other."""
    fresh = Path(f"{file}.new")
    fresh.unlink(missing_ok=True)
    copy(source, fresh)
    with fresh.open("rb") as written:
        os.fsync(written.fileno())
    aside = set_aside(file) if file.exists() else None
    fresh.rename(file)
    return aside
