"""The head of a table's page and its line in a list: who sits there, and how it stands."""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache

from msgspec.structs import replace

from igroteka.content.texts import Language
from igroteka.table.catalogue import games
from igroteka.table.catalogue.tours import standing
from igroteka.table.core.play import Play
from igroteka.table.core.rows import SeatRow
from igroteka.table.wire.messages import Level, SeatInfo, SeatKind, TableInfo


def names(play: Play, lang: Language) -> tuple[str, ...]:
    """Who sits where, in words."""
    return names_of(tuple([(row.kind, row.name, row.level) for row in play.seats]), lang)


@lru_cache(4096)
def names_of(seats: tuple[tuple[SeatKind, str, Level], ...], lang: Language) -> tuple[str, ...]:
    """Names of people and bots, with numbers where several are called the same, as the seats of one device are."""
    called = [called_alone(seat, lang) for seat in seats]
    return tuple(
        numbered(kind, name, called[: seat + 1].count(name)) if called.count(name) > 1 else name
        for seat, (name, (kind, _, _)) in enumerate(zip(called, seats, strict=True))
    )


def called_alone(seat: tuple[SeatKind, str, Level], lang: Language) -> str:
    kind, name, level = seat
    if kind == "person" and name:
        return name
    return games.words().say(lang, {"bot": f"bot-{level}", "open": "seat-open", "person": "seat-gone"}[kind])


def numbered(kind: SeatKind, name: str, number: int) -> str:
    """One of several of this name; the name of a person may end with a number itself."""
    return name if kind == "open" else f"{name} {number}" if kind == "bot" else f"{name} ({number})"


def table_info(
    play: Play, lang: Language, guest: str, online: frozenset[str] = frozenset(), link: str = ""
) -> TableInfo:
    """The table as a guest sees it in a list."""
    return as_guest(play, bare_table(play, lang, online, link), guest, play.of(guest))


def bare_table(play: Play, lang: Language, online: frozenset[str], link: str) -> TableInfo:
    """The table as a stranger sees it."""
    row, body = play.row, play.body
    return TableInfo(
        id=row.id,
        game=row.game,
        game_title=games.title(row.game, lang),
        mode=body.mode,
        mode_title=games.texts(row.game).mode(lang, body.mode),
        options=body.options,
        phase=row.phase,
        seats=seat_infos(play, lang, online),
        pace=body.pace,
        listed=row.listed,
        mine=False,
        creator=False,
        my_turn=False,
        revision=row.revision,
        created=row.created // 1000,
        touched=row.touched // 1000,
        title=body.title,
        cooperative=play.game.cooperative,
        link=link,
        custom_components=bool(row.components),
        trial=body.origin if body.start else "",
        tour=standing(play.match) if body.tour and play.match else None,
    )


def as_guest(play: Play, table: TableInfo, guest: str, own: Sequence[SeatRow]) -> TableInfo:
    """The same table as a guest sees it who has these seats."""
    if not guest:
        return table
    mine = [seat.seat for seat in own]
    creator = play.creator == guest
    return replace(
        table,
        seats=tuple([replace(seat, mine=True) if seat.seat in mine else seat for seat in table.seats]),
        mine=bool(mine) or creator,
        creator=creator,
        my_turn=asks_any(play, own),
    )


def at_this_revision(play: Play, table: TableInfo, own: Sequence[SeatRow]) -> TableInfo:
    """The same table with what changes at every answer."""
    row = play.row
    return replace(table, revision=row.revision, touched=row.touched // 1000, my_turn=asks_any(play, own))


def asks_any(play: Play, own: Sequence[SeatRow]) -> bool:
    """Whether one of these seats is asked."""
    mine = [seat.seat for seat in own]
    return any(ask.seat in mine for ask in play.asks())


def shown(play: Play, online: frozenset[str]) -> tuple[object, ...]:
    """What a header shows beside the seats and can change."""
    body = play.body
    step = standing(play.match) if body.tour and play.match else None
    return online, play.phase, play.creator, body.ended, step


class Header:
    """The head of a table's page in one language; kept while nothing on it changes (`at_this_revision`)."""

    def __init__(self, play: Play, lang: Language, online: frozenset[str], link: str) -> None:
        self.players = names(play, lang)
        self.table = bare_table(play, lang, online, link)
        self._seats = [copy(seat) for seat in play.seats]
        self._shown = shown(play, online)
        self._own: dict[str, TableInfo] = {}

    def fits(self, play: Play, online: frozenset[str]) -> bool:
        """Whether it would be made the same again."""
        return self._seats == play.seats and self._shown == shown(play, online)

    def table_of(self, play: Play, guest: str, own: Sequence[SeatRow]) -> TableInfo:
        """As a guest sees it who has these seats."""
        if guest not in self._own:
            self._own[guest] = as_guest(play, self.table, guest, own)
        return self._own[guest]


def seat_infos(play: Play, lang: Language, online: frozenset[str]) -> tuple[SeatInfo, ...]:
    """The seats as a stranger sees them."""
    called, ended = names(play, lang), play.body.ended
    return tuple(
        SeatInfo(
            seat=row.seat,
            kind=row.kind,
            name=called[row.seat],
            level=row.level if row.kind == "bot" else None,
            online=row.kind == "bot" or (row.kind == "person" and row.guest in online),
            away=row.away,
            clock=row.clock,
            result=sum(points for _, points, _ in ended.lines[row.seat]) if ended and ended.lines else None,
        )
        for row in play.seats
    )
