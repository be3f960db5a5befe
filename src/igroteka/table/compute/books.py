"""The rules of a game to read, written as JSON outside the event loop."""

from functools import lru_cache
from gzip import compress
from typing import Final, NamedTuple

import msgspec

from igroteka.content.texts import Language
from igroteka.table.catalogue import games, tours

LEVEL: Final = 6  # of compression


class BookJob(NamedTuple):
    """A book to write: of a game, or of a table with components of its own."""

    game: str
    lang: Language
    components: str = ""


@lru_cache(16)
def written_book(job: BookJob, packed: bool) -> bytes:
    """The book as JSON."""
    box = games.game_with(job.game, job.components).box if job.components else None
    book = msgspec.structs.replace(games.book(job.game, job.lang, box), tour=tours.steps(job.game, job.lang))
    data = msgspec.json.encode(book)
    return compress(data, LEVEL, mtime=0) if packed else data
