"""Players of finished matches as a history stores them: bots by level, so that every reader sees their own language."""

from typing import Final, get_args

import msgspec

from igroteka.content.texts import Language
from igroteka.table.core.play import Play
from igroteka.table.presenter.header import names_of
from igroteka.table.wire.messages import Level, SeatKind

BOT: Final = "\0"  # before a bot's level; no name of a person holds it
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def saved_players(play: Play) -> list[str]:
    """The seats of a finished match."""
    return [BOT + seat.level if seat.kind == "bot" else seat.name for seat in play.seats]


def players(saved: str, lang: Language) -> tuple[str, ...]:
    """The same in words; guests who deleted their data have no name."""
    seats = msgspec.json.decode(saved, type=tuple[str, ...])
    named = names_of(tuple(map(_seat, seats)), lang)
    return tuple(name if seat else "" for seat, name in zip(seats, named, strict=True))


def _seat(saved: str) -> tuple[SeatKind, str, Level]:
    level = next((each for each in LEVELS if saved == BOT + each), None)
    return ("bot", "", level) if level else ("person", saved, "normal")
