"""The log of a table in words."""

import re
from functools import lru_cache
from typing import Final

from igroteka.content.texts import Language, Texts
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import Kind
from igroteka.kernel.luck import Value
from igroteka.table.catalogue import games
from igroteka.table.core.rows import LogEvent
from igroteka.table.wire.messages import LogLine

LOG_LINES: Final = 400  # at most, in a whole state


@lru_cache(1024)
def log_line(
    game: str, texts: Texts, lang: Language, number: int, event: LogEvent, players: tuple[str, ...]
) -> LogLine:
    """A line of the log; the same for all viewers with the same number."""
    kind = games.kinds(game)[event.kind]
    seat = next((value for name, value in zip(kind.fields, event.values, strict=False) if name == "seat"), None)
    if event.of_table:
        seat = None if seat == len(players) else seat
        players = (*players, games.words().say(lang, "seat-former"))
    return LogLine(
        number=number,
        text=sentence(game, texts, lang, event.kind, event.values, players),
        rule=kind.rule,
        seat=seat if isinstance(seat, int) else None,
        kind=kind.name,
        values=dict(zip(kind.fields, event.values, strict=False)),
    )


@lru_cache(8192)
def sentence(
    game: str, texts: Texts, lang: Language, kind: str, values: tuple[Value, ...], players: tuple[str, ...]
) -> str:
    """A line of the log in words; None if it was stored with other fields than its kind has now."""
    event_kind = games.kinds(game)[kind]
    return texts.event(lang, event_kind, values, players) if len(values) == len(event_kind.fields) else "…"


@lru_cache(8192)
def brief(texts: Texts, lang: Language, kind: Kind, values: tuple[Value, ...], players: tuple[str, ...]) -> str:
    """The same in few words, below a heading that names the seat; empty if the event has none."""
    return texts.brief_event(lang, kind, values, players)


@lru_cache(8192)
def subject(
    texts: Texts,
    lang: Language,
    kind: Kind,
    values: tuple[Value, ...],
    players: tuple[str, ...],
    seat: Seat,
    others: tuple[str, ...],
) -> str:
    """The words at the beginning of an event's sentence that name its seat: the player, or one of other arguments."""
    args = texts.event_args(lang, kind, values, players)
    said = texts.event(lang, kind, values, players)
    named = (texts.player(lang, seat, players), *(str(args[name]) for name in others if name in args))
    found = (re.match(rf"({re.escape(name)})[ :,]", said, re.IGNORECASE) for name in named if name)
    return next((match[1] for match in found if match), "")
