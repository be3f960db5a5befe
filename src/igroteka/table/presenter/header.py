"""The header of a table: players, phase and scores, for its page and for lists."""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache

from msgspec.structs import replace

from igroteka.content.texts import Language
from igroteka.table.catalogue import games
from igroteka.table.core import lobby
from igroteka.table.core.play import Play
from igroteka.table.core.rows import SeatRow
from igroteka.table.wire.messages import Level, SeatInfo, SeatKind, TableInfo


def names(play: Play, lang: Language) -> tuple[str, ...]:
    """The players' names by seat."""
    return names_of(play.seat_names(), lang)


@lru_cache(4096)
def names_of(seats: tuple[tuple[SeatKind, str, Level], ...], lang: Language) -> tuple[str, ...]:
    """Names of people and bots, numbered if several are the same, like the seats of one device."""
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
    """The name with a number, in a form that no typed name has."""
    return name if kind == "open" else f"{name} {number}" if kind == "bot" else f"{name} ({number})"


def table_info(
    play: Play, lang: Language, guest: str, online: frozenset[str] = frozenset(), link: str = ""
) -> TableInfo:
    """The table as a guest sees it in a list."""
    return as_guest(play, bare_table(play, lang, online, link), guest, play.of(guest))


def bare_table(play: Play, lang: Language, online: frozenset[str], link: str) -> TableInfo:
    """The table as a stranger sees it."""
    return TableInfo(
        id=play.id,
        game=play.game_id,
        game_title=games.title(play.game_id, lang),
        mode=play.mode,
        mode_title=games.texts(play.game_id).mode(lang, play.mode),
        options=dict(play.options),
        phase=play.phase,
        seats=seat_infos(play, lang, online),
        pace=play.pace,
        listed=play.listed,
        closed=play.closed,
        mine=False,
        creator=False,
        my_turn=False,
        revision=play.revision,
        created=play.created_ms // 1000,
        touched=play.touched_ms // 1000,
        title=play.title,
        cooperative=play.game.cooperative,
        opponent=opponent(play, lang),
        link=link,
        custom_components=bool(play.components),
        trial=play.trial_of,
        puzzle=play.puzzle,
        tour=play.tour_answers,
        box=play.box_name,
        rematch=play.rematch,
        reviewable=play.ended is not None and not play.ended.by_table,
        ready_check=play.ready_check,
        starts_in=lobby.COUNTDOWN_S if play.counts_down else 0,
        house_rules=games.chosen_house_rules(play.game_id, lang, play.setup),
    )


def opponent(play: Play, lang: Language) -> str:
    """The name of the rulebook's opponent, as it begins a sentence."""
    if not play.game.opponent_in(play.mode):
        return ""
    name = games.texts(play.game_id).name(lang, "opponent")
    return name[:1].upper() + name[1:]


def as_guest(play: Play, table: TableInfo, guest: str, own: Sequence[SeatRow]) -> TableInfo:
    """The same table as seen by a guest with these seats."""
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
    return replace(table, revision=play.revision, touched=play.touched_ms // 1000, my_turn=asks_any(play, own))


def asks_any(play: Play, own: Sequence[SeatRow]) -> bool:
    """Whether one of these seats is asked."""
    mine = [seat.seat for seat in own]
    return any(ask.seat in mine for ask in play.asks())


def shown(play: Play, online: frozenset[str]) -> tuple[object, ...]:
    """What a header shows beside the seats and can change."""
    return online, play.phase, play.creator, play.ended, play.tour_answers, play.ready, play.counts_down, play.rematch


class Header:
    """The header of a table in one language; cached while nothing in it changes (`at_this_revision`)."""

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
        """The table as seen by a guest with these seats."""
        if guest not in self._own:
            self._own[guest] = as_guest(play, self.table, guest, own)
        return self._own[guest]


def seat_infos(play: Play, lang: Language, online: frozenset[str]) -> tuple[SeatInfo, ...]:
    """The seats as a stranger sees them."""
    called, ended = names(play, lang), play.ended
    return tuple(
        SeatInfo(
            seat=row.seat,
            kind=row.kind,
            name=called[row.seat],
            level=row.level if row.kind == "bot" else None,
            online=row.kind == "bot" or (row.kind == "person" and row.guest in online),
            ready=play.phase == "open" and (row.kind == "bot" or row.seat in play.ready),
            away=row.away,
            clock=row.clock,
            result=sum(points for _, points, _ in ended.lines[row.seat]) if ended and ended.lines else None,
        )
        for row in play.seats
    )
