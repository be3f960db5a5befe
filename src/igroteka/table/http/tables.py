"""Calls about tables: making them, sitting down, playing, agreeing."""

from collections.abc import Awaitable
from functools import partial
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa
from litestar import Controller
from litestar.params import FromPath, FromQuery, JSONBody

from igroteka.bots.explain import shares
from igroteka.kernel.ask import Seat
from igroteka.table.catalogue.games import plain
from igroteka.table.compute.pool import think
from igroteka.table.compute.trial import Trial
from igroteka.table.core import agreements, table_factory
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Guest
from igroteka.table.errors import Wrong
from igroteka.table.http.common import TheHouse, TheWho, reads, removes, sends
from igroteka.table.hub.hub import now_ms
from igroteka.table.hub.room import Listener, link
from igroteka.table.identity.guests import plain_text
from igroteka.table.presenter.header import table_info
from igroteka.table.presenter.presenter import Sight
from igroteka.table.services import actions, blocklist
from igroteka.table.services.services import House, Who
from igroteka.table.storage import schema
from igroteka.table.storage.turns import turns
from igroteka.table.wire.bodies import Ask, Claim, Hint, HintOption, Replace, Reply, Report, SeatChoice
from igroteka.table.wire.messages import Accepted, DoAnswer, DoChat, DoUndo, Level, NewTable, Question, State, TableInfo

MOST_LISTED = 100
Counted: TypeAlias = Literal["tables", "trials", "records"]  # in play, those on which somebody tries ahead, imported


async def info(house: House, who: Who, table: str) -> TableInfo:
    """A table that was just made, changed or looked at, as the guest sees it in a list."""
    return await house.tables.glance(table, partial(informed, house, who))


def informed(house: House, who: Who, play: Play) -> TableInfo:
    room, base = house.tables.room(play.row.id), house.settings.public_url.rstrip("/")
    return table_info(play, who.lang, who.id, room.online(now_ms()), link(base, play.row.id))


async def if_there(house: House, who: Who, table: str, at: int) -> TableInfo | None:
    """A table of a list, which is at a revision, unless it was deleted a moment ago."""
    try:
        return await house.tables.look(table, partial(informed, house, who), at)
    except Wrong as wrong:
        if wrong.code != "not-found":
            raise
        return None


async def keep(house: House, who: Who, play: Play, kind: Counted = "tables") -> TableInfo:
    """Keep a new table, if there is still room for it."""
    row, _, _, entries = play.keep()
    if row.thinking:
        row.lease, row.lease_until = house.tables.worker, now_ms() + 10_000
    await house.store.create(row, play.seats, entries, partial(expect_fewer, house.settings.tables_per_guest, kind))
    await house.tables.mail(play, now_ms(), besides=who.id)
    play.is_kept()
    room = house.tables.room(row.id)
    room.know(play)
    house.tables.see_to_bots(room)
    return await info(house, who, row.id)


async def expect_room(house: House, guest: Guest, kind: Counted = "tables") -> None:
    """A guest may make so many tables in an hour, and have so many of each kind at once."""
    house.creations.spend(guest.id)
    await house.store.read(partial(expect_fewer, house.settings.tables_per_guest, kind, guest.id))


def expect_fewer(most: int, kind: Counted, guest: str, connection: sa.Connection) -> None:
    """A guest has fewer tables than he may have. Asked again where one is kept: others may be made meanwhile."""
    rows = schema.tables
    imported = rows.c.body.like('%"imported":true%')
    tried = rows.c.body.like('%"origin":"%') & rows.c.body.like('%"start":"%')  # as `TableInfo.trial` says
    at_play = ~imported & (rows.c.phase != "over")
    counted = {"records": imported, "trials": at_play & tried, "tables": at_play & ~tried}
    mine = sa.select(sa.func.count()).where(rows.c.creator == guest, counted[kind])
    if connection.execute(mine).scalar_one() >= most:
        raise Wrong("too-many", 429, what=kind, count=most)


async def state_of(house: House, who: Who, table: str, seat: Seat | None = None) -> State:
    """The table as the guest sees it now, through one of his seats."""
    room = house.tables.room(table)
    async with room.lock:
        play = await house.tables.current(room)
        eyes = agreements.own(play, who.id, seat)[0].seat if seat is not None else None
        listener = Listener(who.id, who.lang, eyes)
        listener.muted = await house.store.unheard(who.id)
        if room.chat is None:
            room.chat = await house.store.chat(table)
        return room.state_for(listener, now_ms())


async def told_where(house: House, who: Who, table: str, act: Awaitable[Accepted]) -> Accepted:
    """Who comes too late or answers what can't be gets the table as it is with the fault."""
    try:
        return await act
    except Wrong as wrong:
        if wrong.status in (409, 422):
            wrong.state = await state_of(house, who, table)
        raise


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @reads("/")
    async def tables(
        self, house: TheHouse, who: TheWho, which: FromQuery[Literal["mine", "turn", "listed"]] = "mine"
    ) -> list[TableInfo]:
        """My tables, first those where it is my turn; these alone; or the listed ones that can be joined or watched."""
        rows, seats = schema.tables, schema.seats
        known = sa.select(rows.c.id, rows.c.revision)
        asked = await turns(house.store, who.known().id) if which != "listed" else []
        first: list[sa.ColumnElement[Any]] = [rows.c.touched.desc()]
        if which == "mine":
            sat = sa.select(seats.c.table_id).where(seats.c.guest == who.id)
            wanted = known.where((rows.c.creator == who.id) | rows.c.id.in_(sat))
            first = [rows.c.id.in_(asked).desc(), (rows.c.phase == "over"), *first]
        elif which == "turn":
            wanted = known.where(rows.c.id.in_(asked))
        else:
            wanted = known.where(rows.c.listed, rows.c.phase.in_(("open", "running")))
        found = await house.store.rows(wanted.order_by(*first).limit(MOST_LISTED))
        seen = [await if_there(house, who, row["id"], row["revision"]) for row in found]
        return [each for each in seen if each]

    @sends("/", status_code=201)
    async def create(self, data: JSONBody[NewTable], house: TheHouse, who: TheWho) -> TableInfo:
        """A new table. It starts at once when no seat is open."""
        guest = who.known()
        table_factory.expect_setup(plain(house.game(data.game)), data.mode, len(data.seats), data.options)
        await expect_room(house, guest)
        if data.components:
            trial = Trial(data.game, data.components, data.mode, len(data.seats), data.options)
            with house.trials.turn(guest.id):
                await table_factory.expect_playable(house.thinkers, trial)
        return await keep(house, who, table_factory.new_table(data, guest, now_ms()))

    @reads("/{table:str}")
    async def table(
        self, table: FromPath[str], house: TheHouse, who: TheWho, seat: FromQuery[int | None] = None
    ) -> State:
        """The table as I see it."""
        return await state_of(house, who, table, seat)

    @removes("/{table:str}", status_code=204)
    async def delete(self, table: FromPath[str], house: TheHouse, who: TheWho) -> None:
        """Remove a table I made."""
        guest = who.known()
        creator = await house.tables.look(table, lambda play: play.row.creator)
        if creator != guest.id:
            raise Wrong("not-creator", 403)
        await house.tables.delete(table)

    @sends("/{table:str}/claim")
    async def claim(self, table: FromPath[str], data: JSONBody[Claim], house: TheHouse, who: TheWho) -> TableInfo:
        """Sit down."""
        guest = who.known()
        await blocklist.expect_welcome(house, table, guest)
        await house.tables.change(table, lambda play, now: agreements.claim(play, guest.id, guest.name, data.seat, now))
        return await info(house, who, table)

    @sends("/{table:str}/start")
    async def start(self, table: FromPath[str], house: TheHouse, who: TheWho) -> TableInfo:
        """Begin now; bots take the open seats."""
        guest = who.known()

        def do(play: Play, now: int) -> None:
            if play.row.creator != guest.id:
                raise Wrong("not-creator", 403)
            agreements.start(play, now)

        await house.tables.change(table, do)
        return await info(house, who, table)

    @sends("/{table:str}/leave")
    async def leave(self, table: FromPath[str], data: JSONBody[SeatChoice], house: TheHouse, who: TheWho) -> TableInfo:
        """Leave my seat: free before the start, held by a bot later."""
        guest = who.known()
        await house.tables.change(table, lambda play, now: agreements.leave(play, guest.id, data.seat, now))
        return await info(house, who, table)

    @sends("/{table:str}/back")
    async def back(self, table: FromPath[str], data: JSONBody[SeatChoice], house: TheHouse, who: TheWho) -> TableInfo:
        """Take my seat back from the bot."""
        guest = who.known()
        await house.tables.change(table, lambda play, now: agreements.back(play, guest.id, data.seat, now))
        return await info(house, who, table)

    @sends("/{table:str}/free")
    async def free(self, table: FromPath[str], house: TheHouse, who: TheWho) -> TableInfo:
        """Leave the first steps and play on freely."""
        guest = who.known()
        await house.tables.change(table, lambda play, now: agreements.free(play, guest.id, now))
        return await info(house, who, table)

    @sends("/{table:str}/answer")
    async def answer(self, table: FromPath[str], data: JSONBody[DoAnswer], house: TheHouse, who: TheWho) -> Accepted:
        """Answer my question."""
        return await told_where(house, who, table, actions.answer(house, who, table, data))

    @sends("/{table:str}/undo")
    async def undo(self, table: FromPath[str], data: JSONBody[DoUndo], house: TheHouse, who: TheWho) -> Accepted:
        """Take answers back."""
        return await told_where(house, who, table, actions.undo(house, who, table, data))

    @sends("/{table:str}/say")
    async def say(self, table: FromPath[str], data: JSONBody[DoChat], house: TheHouse, who: TheWho) -> Accepted:
        """Say something to all at the table."""
        return await actions.say(house, who, table, data)

    @sends("/{table:str}/concede")
    async def concede(
        self, table: FromPath[str], data: JSONBody[SeatChoice], house: TheHouse, who: TheWho
    ) -> TableInfo:
        """Give up."""
        guest = who.known()
        await house.tables.change(table, lambda play, now: agreements.concede(play, guest.id, data.seat, now))
        return await info(house, who, table)

    @sends("/{table:str}/ask")
    async def ask(self, table: FromPath[str], data: JSONBody[Ask], house: TheHouse, who: TheWho) -> State:
        """Ask the others: an undo beyond the limit, the end, a pause."""
        guest = who.known()
        wish = (data.kind, data.seat, data.answers)
        await house.tables.change(table, lambda play, now: agreements.wish(play, guest.id, *wish, now))
        return await state_of(house, who, table, data.seat)

    @sends("/{table:str}/reply")
    async def reply(self, table: FromPath[str], data: JSONBody[Reply], house: TheHouse, who: TheWho) -> State:
        """Agree to a request, or not."""
        guest = who.known()
        word = (data.id, data.seat, data.agree)
        await house.tables.change(table, lambda play, now: agreements.reply(play, guest.id, *word, now))
        return await state_of(house, who, table, data.seat)

    @sends("/{table:str}/resume")
    async def resume(self, table: FromPath[str], house: TheHouse, who: TheWho) -> TableInfo:
        """Go on after a pause."""
        guest = who.known()
        await house.tables.change(table, lambda play, now: agreements.go_on(play, guest.id, now))
        return await info(house, who, table)

    @sends("/{table:str}/replace")
    async def replace(self, table: FromPath[str], data: JSONBody[Replace], house: TheHouse, who: TheWho) -> TableInfo:
        """Give the seat of somebody who is away to a bot or to whoever claims it."""
        guest = who.known()
        word = (data.seat, data.by, data.level)
        await house.tables.change(table, lambda play, now: agreements.replace(play, guest.id, *word, now))
        return await info(house, who, table)

    @sends("/{table:str}/rematch", status_code=201)
    async def rematch(self, table: FromPath[str], house: TheHouse, who: TheWho) -> TableInfo:
        """The same again with those who are here; a second call finds the table of the first, and my seat there."""
        guest = who.known()
        there = await house.tables.look(
            table, lambda play: (agreements.own(play, guest.id, None), play.body.rematch)[1]
        )
        if there:
            await blocklist.sit_again(house, table, guest, there)
            return await info(house, who, there)
        await expect_room(house, guest)
        seated = await blocklist.together(house, table, guest)
        other = await house.tables.look(table, lambda play: table_factory.rematch(play, guest, now_ms(), seated))
        made = await keep(house, who, other)

        def follow(play: Play, now: int) -> str:
            if not play.body.rematch:
                play.body.rematch = other.row.id
                play.bump(now)
            return play.body.rematch

        chosen = await house.tables.change(table, follow)
        if chosen == other.row.id:
            return made
        await house.tables.delete(other.row.id)  # somebody was faster
        await blocklist.sit_again(house, table, guest, chosen)
        return await info(house, who, chosen)

    @sends("/{table:str}/report", status_code=204)
    async def report(self, table: FromPath[str], data: JSONBody[Report], house: TheHouse, who: TheWho) -> None:
        """Tell the operator about a listed table."""
        guest = who.known()
        house.chatter.spend(guest.id)
        text = plain_text(data.text, "text", 1000)
        await house.tables.look(table, lambda play: data.seat is None or play.seat(data.seat))
        if data.chat is not None:
            _, name = await blocklist.met(house, table, None, data.chat)
            text = f"[--chat {data.chat}, {name}] {text}"
        values = {"table_id": table, "guest": guest.id, "seat": data.seat, "text": text, "at": now_ms()}
        await house.store.do(sa.insert(schema.reports).values(values))

    @reads("/{table:str}/asked")
    async def asked(self, table: FromPath[str], house: TheHouse, who: TheWho) -> Question:
        """What a partner in a co-operative game is asked, so that I can suggest an option."""
        guest = who.known()

        def see(play: Play) -> Question:
            ask = actions.partner_asked(play, guest.id)
            return Sight(play, play.of(guest.id)[0].seat, who.lang).advice(ask)

        return await house.tables.look(table, see)

    @reads("/{table:str}/hint")
    async def hint(
        self, table: FromPath[str], house: TheHouse, who: TheWho, seat: FromQuery[int], level: FromQuery[Level] = "hard"
    ) -> Hint:
        """What a bot would do in my place, knowing only what I know."""
        guest = who.known()
        house.hints.spend(guest.id)
        play = await house.tables.look(table, lambda play: (agreements.own(play, guest.id, seat), play)[1])
        match = play.live()
        if all(ask.seat != seat for ask in match.asks):
            raise Wrong("not-asked", 409, seat=seat)
        topic = match.asked(seat).topic.name
        sight = Sight(play, seat, who.lang)  # the table as it is while the bot thinks
        job = house.tables.job(play, seat)._replace(level=level)
        with house.hinting.turn(guest.id):
            ideas = await house.thinkers.run(think, job)
        options = [
            HintOption(
                key=each.key,
                label=sight.label(topic, each.key),
                value=value,
                line=sight.spoken(each.line[1:]),
            )
            for each, value in zip(ideas, shares(ideas), strict=True)
        ]
        return Hint(seat=seat, level=level, options=tuple(options[:8]))
