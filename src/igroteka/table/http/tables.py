"""Calls about tables: making them, sitting down, playing, agreeing."""

from collections.abc import Awaitable
from functools import partial
from typing import Any, Literal

import sqlalchemy as sa
from litestar import Controller
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from igroteka.kernel.ask import Seat
from igroteka.table.catalogue.games import plain
from igroteka.table.compute.trial import Trial
from igroteka.table.core import table_factory
from igroteka.table.core.commands import (
    ClaimSeat,
    Concede,
    LeaveSeat,
    LeaveTour,
    LinkRematch,
    ReplaceSeat,
    ReplyToRequest,
    RequestConsent,
    Resume,
    ReturnToSeat,
    SetReady,
    StartMatch,
)
from igroteka.table.core.loading import UNREADABLE
from igroteka.table.core.plain_text import plain_text
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Guest, TableKind
from igroteka.table.errors import RequestError
from igroteka.table.http.common import TheCaller, TheServices, reads, removes, sends
from igroteka.table.hub.context import now_ms
from igroteka.table.hub.listener import Listener
from igroteka.table.presenter.header import table_info
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.services import actions, blocklist, removal
from igroteka.table.services.components import expect_playable, saved_box
from igroteka.table.services.disk_quota import expect_room
from igroteka.table.services.hints import hint
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage import boxes, schema
from igroteka.table.storage.turns import tables_to_answer
from igroteka.table.wire.bodies import (
    AskConsent,
    Claim,
    ConsentReply,
    Hint,
    Leave,
    Ready,
    Replace,
    Report,
    SeatChoice,
)
from igroteka.table.wire.messages import (
    Accepted,
    DoAnswer,
    DoChat,
    DoUndo,
    Level,
    NewTable,
    Question,
    ScoreNow,
    State,
    TableInfo,
)

MOST_LISTED = 100


async def info(services: Services, caller: Caller, table: str) -> TableInfo:
    """A table that was just created, changed or read, as the guest sees it in a list."""
    return await services.hub.read_recent(table, partial(informed, services, caller))


def informed(services: Services, caller: Caller, play: Play) -> TableInfo:
    room = services.hub.room(play.id)
    return table_info(play, caller.lang, caller.id, room.online(now_ms()), room.link)


async def if_there(services: Services, caller: Caller, table: str, at: int) -> TableInfo | None:
    """A table of a list, known to be at a revision; None if it was deleted a moment ago or is unreadable."""
    try:
        return await services.hub.read(table, partial(informed, services, caller), at)
    except RequestError as wrong:
        if wrong.code not in ("not-found", *UNREADABLE):
            raise
        return None


async def keep(services: Services, caller: Caller, play: Play, kind: TableKind = "table") -> TableInfo:
    """Store a new table if its creator may have another one."""
    quota = partial(expect_below_quota, services.settings.tables_per_guest, kind)
    await services.hub.create(play, caller.id, quota)
    return await info(services, caller, play.id)


async def expect_quota(services: Services, guest: Guest, kind: TableKind = "table") -> None:
    """Limit how many tables a guest makes in an hour, and has of each kind at once."""
    services.creations.spend(guest.id)
    await expect_room(services, guest.id)
    await services.store.read(partial(expect_below_quota, services.settings.tables_per_guest, kind, guest.id))


def expect_below_quota(most: int, kind: TableKind, guest: str, connection: sa.Connection) -> None:
    """Raise an error unless a guest may have another table; checked again while it is stored."""
    rows = schema.tables
    counted = rows.c.kind == kind if kind == "record" else (rows.c.kind == kind) & (rows.c.phase != "over")
    mine = sa.select(sa.func.count()).where(rows.c.creator == guest, counted)
    if connection.execute(mine).scalar_one() >= most:
        raise RequestError("too-many", 429, what=f"{kind}s", count=most)


async def state_of(services: Services, caller: Caller, table: str, seat: Seat | None = None) -> State:
    """The table as the guest sees it now, through one of their seats."""
    listener = Listener(caller.id, caller.lang, seat)
    listener.muted = await services.store.unheard(caller.id)
    return await services.hub.state(table, listener)


async def with_state_on_conflict(services: Services, caller: Caller, table: str, act: Awaitable[Accepted]) -> Accepted:
    """Add the current table to the error of a late or refused answer."""
    try:
        return await act
    except RequestError as wrong:
        if wrong.status in (409, 422):
            wrong.state = await state_of(services, caller, table)
        raise


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @reads("/")
    async def tables(
        self, services: TheServices, caller: TheCaller, which: FromQuery[Literal["mine", "turn", "listed"]] = "mine"
    ) -> list[TableInfo]:
        """My tables, those where it is my turn first; only those; or listed tables that can be joined or watched."""
        services.looks.spend(caller.counted)  # a long list costs as much as ten other calls
        rows, seats = schema.tables, schema.seats
        known = sa.select(rows.c.id, rows.c.revision)
        asked = await tables_to_answer(services.store, caller.known().id) if which != "listed" else []
        first: list[sa.ColumnElement[Any]] = [rows.c.touched.desc()]
        if which == "mine":
            sat = sa.select(seats.c.table_id).where(seats.c.guest == caller.id)
            gone = sa.select(schema.hidden.c.table_id).where(schema.hidden.c.guest == caller.id)
            wanted = known.where((rows.c.creator == caller.id) | rows.c.id.in_(sat), rows.c.id.not_in(gone))
            wanted = wanted.where(rows.c.kind != "puzzle")
            first = [rows.c.id.in_(asked).desc(), (rows.c.phase == "over"), *first]
        elif which == "turn":
            wanted = known.where(rows.c.id.in_(asked))
        else:
            wanted = known.where(rows.c.listed, rows.c.phase.in_(("open", "running")))
        found = await services.store.rows(wanted.order_by(*first).limit(MOST_LISTED))
        seen = [await if_there(services, caller, row["id"], row["revision"]) for row in found]
        return [each for each in seen if each]

    @sends("/", status_code=201)
    async def create(self, data: JSONBody[NewTable], services: TheServices, caller: TheCaller) -> TableInfo:
        """A new table. It starts at once when no seat is open."""
        guest = caller.known()
        table_factory.expect_setup(plain(services.game(data.game)), data.mode, len(data.seats), data.options)
        await expect_quota(services, guest)
        box = await saved_box(services, caller, data)
        if box:
            data = replace(data, components=box.components)
        if data.components:
            trial = Trial(data.game, data.components, data.mode, len(data.seats), data.options)
            with services.trials.turn(guest.id):
                await expect_playable(services.compute, trial, guest.id)
        made = await keep(services, caller, table_factory.new_table(data, guest, now_ms(), box.name if box else ""))
        if box:
            await boxes.count_play(services.store, data.box)
        return made

    @reads("/{table:str}")
    async def table(
        self, table: FromPath[str], services: TheServices, caller: TheCaller, seat: FromQuery[int | None] = None
    ) -> State:
        """The table as I see it."""
        return await state_of(services, caller, table, seat)

    @reads("/{table:str}/standing")
    async def standing(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> ScoreNow:
        """The score if the match ended now, as far as I know."""

        def see(play: Play) -> ScoreNow:
            play.expect_admitted(caller.id)
            mine = play.of(caller.id)
            return Presenter(play, mine[0].seat if mine else None, caller.lang).standing()

        return await services.hub.present(table, see)

    @removes("/{table:str}", status_code=204)
    async def delete(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> None:
        """Remove a table I created, or a finished one from my list; others keep it and its replay."""
        await removal.remove(services, services.hub.room(table).table, caller.known().id)

    @sends("/{table:str}/claim")
    async def claim(
        self, table: FromPath[str], data: JSONBody[Claim], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """Sit down."""
        guest = caller.known()
        await blocklist.expect_not_blocked(services, table, guest)
        await services.hub.change(table, ClaimSeat(guest.id, guest.name, data.seat))
        return await info(services, caller, table)

    @sends("/{table:str}/ready")
    async def ready(
        self, table: FromPath[str], data: JSONBody[Ready], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """Say that I am ready, or not; when everybody is and no seat is open, a countdown begins."""
        guest = caller.known()
        await services.hub.change(table, SetReady(guest.id, data.ready))
        return await info(services, caller, table)

    @sends("/{table:str}/start")
    async def start(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> TableInfo:
        """Begin now, whoever is ready; bots take the open seats."""
        guest = caller.known()
        await services.hub.change(table, StartMatch(guest.id))
        return await info(services, caller, table)

    @sends("/{table:str}/leave")
    async def leave(
        self, table: FromPath[str], data: JSONBody[Leave], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """Leave my seat. Before the start it becomes free; later a bot holds it until somebody claims it."""
        guest = caller.known()
        await services.hub.change(table, LeaveSeat(guest.id, data.seat, data.release))
        return await info(services, caller, table)

    @sends("/{table:str}/back")
    async def back(
        self, table: FromPath[str], data: JSONBody[SeatChoice], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """Take my seat back from the bot."""
        guest = caller.known()
        await services.hub.change(table, ReturnToSeat(guest.id, data.seat))
        return await info(services, caller, table)

    @sends("/{table:str}/free")
    async def free(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> TableInfo:
        """Leave the tour and play on freely."""
        guest = caller.known()
        await services.hub.change(table, LeaveTour(guest.id))
        return await info(services, caller, table)

    @sends("/{table:str}/answer")
    async def answer(
        self, table: FromPath[str], data: JSONBody[DoAnswer], services: TheServices, caller: TheCaller
    ) -> Accepted:
        """Answer my question."""
        return await with_state_on_conflict(services, caller, table, actions.answer(services, caller, table, data))

    @sends("/{table:str}/undo")
    async def undo(
        self, table: FromPath[str], data: JSONBody[DoUndo], services: TheServices, caller: TheCaller
    ) -> Accepted:
        """Take answers back."""
        return await with_state_on_conflict(services, caller, table, actions.undo(services, caller, table, data))

    @sends("/{table:str}/say")
    async def say(
        self, table: FromPath[str], data: JSONBody[DoChat], services: TheServices, caller: TheCaller
    ) -> Accepted:
        """Say something to all at the table."""
        return await actions.say(services, caller, table, data)

    @sends("/{table:str}/concede")
    async def concede(
        self, table: FromPath[str], data: JSONBody[SeatChoice], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """Give up."""
        guest = caller.known()
        await services.hub.change(table, Concede(guest.id, data.seat))
        return await info(services, caller, table)

    @sends("/{table:str}/ask")
    async def ask(
        self, table: FromPath[str], data: JSONBody[AskConsent], services: TheServices, caller: TheCaller
    ) -> State:
        """Ask the others: an undo beyond the limit, the end, a pause."""
        guest = caller.known()
        await services.hub.change(table, RequestConsent(guest.id, data.kind, data.seat, data.answers))
        return await state_of(services, caller, table, data.seat)

    @sends("/{table:str}/reply")
    async def reply(
        self, table: FromPath[str], data: JSONBody[ConsentReply], services: TheServices, caller: TheCaller
    ) -> State:
        """Agree to a request, or not."""
        guest = caller.known()
        await services.hub.change(table, ReplyToRequest(guest.id, data.id, data.seat, data.agree))
        return await state_of(services, caller, table, data.seat)

    @sends("/{table:str}/resume")
    async def resume(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> TableInfo:
        """Go on after a pause."""
        guest = caller.known()
        await services.hub.change(table, Resume(guest.id))
        return await info(services, caller, table)

    @sends("/{table:str}/replace")
    async def replace(
        self, table: FromPath[str], data: JSONBody[Replace], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """Give the seat of an absent player, or a free seat before the start, to a bot or to whoever claims it."""
        guest = caller.known()
        await services.hub.change(table, ReplaceSeat(guest.id, data.seat, data.by, data.level))
        return await info(services, caller, table)

    @sends("/{table:str}/rematch", status_code=201)
    async def rematch(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> TableInfo:
        """A rematch with everybody who is here; a second call finds the table of the first, and my seat there."""
        guest = caller.known()
        there = await services.hub.read(table, lambda play: (play.own(guest.id, None), play.rematch)[1])
        if there:
            await blocklist.sit_again(services, table, guest, there)
            return await info(services, caller, there)
        await expect_quota(services, guest)
        seated = await blocklist.players_again(services, table, guest)
        other = await services.hub.read(table, lambda play: table_factory.rematch(play, guest, now_ms(), seated))
        made = await keep(services, caller, other)
        linked = await services.hub.change(table, LinkRematch(other.id))
        if linked == other.id:
            return made
        await services.hub.delete(other.id)  # somebody was faster
        await blocklist.sit_again(services, table, guest, linked)
        return await info(services, caller, linked)

    @sends("/{table:str}/report", status_code=204)
    async def report(
        self, table: FromPath[str], data: JSONBody[Report], services: TheServices, caller: TheCaller
    ) -> None:
        """Tell the operator about a listed table."""
        guest = caller.known()
        services.reports.spend(guest.id)
        text = plain_text(data.text, "text", 1000)
        await services.hub.read(table, lambda play: data.seat is None or play.seat(data.seat))
        if data.chat is not None:
            _, name = await blocklist.find_person(services, table, None, data.chat)
            text = f"[--chat {data.chat}, {name}] {text}"
        values = {"table_id": table, "guest": guest.id, "seat": data.seat, "text": text, "at": now_ms()}
        await services.store.do(sa.insert(schema.reports).values(values))

    @reads("/{table:str}/asked")
    async def asked(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> Question:
        """The question to a partner in a co-operative game, so that I can suggest an option."""
        guest = caller.known()

        def see(play: Play) -> Question:
            ask = actions.partner_asked(play, guest.id)
            return Presenter(play, play.of(guest.id)[0].seat, caller.lang).advice(ask)

        return await services.hub.present(table, see)

    @reads("/{table:str}/hint")
    async def advise(
        self,
        table: FromPath[str],
        services: TheServices,
        caller: TheCaller,
        seat: FromQuery[int],
        level: FromQuery[Level] = "hard",
    ) -> Hint:
        """What a bot would do in my place, knowing only what I know, and why."""
        return await hint(services, caller, table, seat, level)
