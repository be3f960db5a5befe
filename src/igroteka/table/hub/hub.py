"""All tables of a worker: change them one at a time, keep first, then acknowledge and tell everybody."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from time import monotonic, time
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin

from igroteka.content.texts import Language
from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.saving import save
from igroteka.table.cluster.bus import WorkerBus
from igroteka.table.compute.pool import BotJob, ProcessPool, think
from igroteka.table.core import agreements
from igroteka.table.core.play import Play
from igroteka.table.core.rows import ChatRow
from igroteka.table.errors import RequestError
from igroteka.table.hub.room import PRESENCE_MS, Listener, Room
from igroteka.table.identity.mail import Mailer
from igroteka.table.ops.metrics import Metrics
from igroteka.table.presenter.history import kept_players
from igroteka.table.settings import Settings
from igroteka.table.storage import schema
from igroteka.table.storage.notices import Notices
from igroteka.table.storage.store import CHAT_LINES, Conflict, DatabaseUnavailable, Store, json
from igroteka.table.wire.messages import Point

T = TypeVar("T")
TRIES: Final = 8
REMEMBERED: Final = 1000  # of those who left, how far they saw, should they come back at once
SWEEP_SECONDS: Final = 1.0
RECENT_SECONDS: Final = 1.0  # that a table may have changed elsewhere without anybody here knowing
LEASE_MS: Final = 4_000  # beyond a bot's longest thought
ILL_MS: Final = 30_000  # until a table that could not be seen to is tried again
_ROWS: Final = schema.tables
_RUNNING: Final = sa.select(_ROWS.c.id).where(
    _ROWS.c.phase == "running", _ROWS.c.id.not_in(sa.bindparam("ill", expanding=True))
)
DUE: Final = _RUNNING.where(_ROWS.c.due.is_not(None), _ROWS.c.due <= sa.bindparam("now")).limit(100)
LEFT: Final = _RUNNING.where(_ROWS.c.thinking, _ROWS.c.lease_until < sa.bindparam("now")).limit(20)
_ID: Final = re.compile(r"[A-Za-z0-9_]{1,40}", re.ASCII)
log = logging.getLogger("igroteka.table")


class BusMessage(msgspec.Struct, omit_defaults=True):
    """What workers tell each other: never what a table looks like."""

    worker: str
    at: int = 0  # the table is at this revision
    online: tuple[str, ...] | None = None
    who: bool = False  # who is online at yours?
    chat: int = 0  # the number of a new line
    point: Point | None = None
    gone: bool = False


def now_ms() -> int:
    return int(time() * 1000)


class Hub:
    """The tables of this worker."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        channels: ChannelsPlugin,
        thinkers: ProcessPool,
        metrics: Metrics,
        mailer: Mailer,
        bus: WorkerBus | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.thinkers = thinkers
        self.metrics = metrics
        self.mailer = mailer
        self.bus = bus
        self.worker = bus.name if bus else token_hex(6)
        self.rooms: dict[str, Room] = {}
        self.shared = bool(settings.redis) or settings.workers > 1
        self._tasks: set[asyncio.Task[None]] = set()
        self._notices = Notices(store)
        self._uses = 0
        self._retell_at = 0
        self._ill: dict[str, int] = {}  # tables that could not be seen to, and until when they are left alone
        self._past: OrderedDict[tuple[str, str, Language], Listener] = OrderedDict()  # by table, guest and language

    # Life of a worker

    async def start(self) -> None:
        """Take up what was left in the middle, and look after clocks from now on."""
        if not self.settings.redis:
            await self.store.do(free_leases(self.bus))
        await self._notices.begin()
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """End all that runs; nothing is lost, since all was kept."""
        rooms = [task for room in self.rooms.values() for task in (room.pusher, room.subscription, room.driver) if task]
        tasks = [*self._tasks, *rooms]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run beside everything else; a failure is logged, not lost."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except DatabaseUnavailable as fault:
            self.metrics.add("igroteka_errors_total")
            log.warning("a background task could not go on: %s", fault)
        except Exception:  # the log is where it belongs
            self.metrics.add("igroteka_errors_total")
            log.exception("a background task failed")

    # Rooms

    def room(self, table: str) -> Room:
        """The room of a table; rooms that were not used for long are forgotten."""
        if not _ID.fullmatch(table):
            raise RequestError("not-found", 404, what="table", id=repr(table[:40]))
        room = self.rooms.get(table) or Room(table, self.settings.public_url.rstrip("/"))
        self._uses += 1
        room.used = self._uses
        if table not in self.rooms:
            self.rooms[table] = room
            self._forget_old()
        return room

    def _forget_old(self) -> None:
        idle = [
            room for room in self.rooms.values() if not room.listeners and not room.lock.locked() and not room.driver
        ]
        for room in sorted(idle, key=lambda room: room.used)[: -self.settings.keep_tables]:
            del self.rooms[room.table]

    async def current(self, room: Room, at: int | None = None) -> Play:
        """The table as the database has it, or had it a moment ago at a revision; call it with the room's lock."""
        play = room.play
        if play and play.was != at and await self._outdated(play):
            room.play = None
            later = await self.store.whole(room.table, play.was)
            if later and later[0].revision > play.was:
                play.follow(*later)
                room.play = play
        return room.know(room.play or await self._load(room.table))

    async def recent(self, room: Room) -> Play:
        """The table as the database had it a moment ago, or as the other workers told; call it with the room's lock."""
        return room.play if room.play and self._is_recent(room) else await self.current(room)

    def _is_recent(self, room: Room) -> bool:
        return room.subscription is not None or monotonic() - room.checked < RECENT_SECONDS

    async def _outdated(self, play: Play) -> bool:
        """Whether another worker changed the table."""
        return self.shared and (await self.store.revisions([play.row.id])).get(play.row.id) != play.was

    async def _load(self, table: str) -> Play:
        whole = await self.store.whole(table)
        if whole is None:
            raise RequestError("not-found", 404, what="table", id=table)
        return Play(*whole)

    async def look(self, table: str, see: Callable[[Play], T], at: int | None = None) -> T:
        """Look at a table while nobody changes it; if it is known to be at a revision, nobody need be asked."""
        room = self.room(table)
        async with room.lock:
            return see(await self.current(room, at))

    async def glance(self, table: str, see: Callable[[Play], T]) -> T:
        """Look at a table that was looked at or changed a moment ago."""
        room = self.room(table)
        async with room.lock:
            return see(await self.recent(room))

    async def change(self, table: str, do: Callable[[Play, int], T]) -> T:
        """Change a table: kept before it is acknowledged, told to everybody after."""
        room = self.room(table)
        done = await self._change(room, do)
        self.run_bots(room)
        return done

    async def _change(self, room: Room, do: Callable[[Play, int], T]) -> T:
        async with room.lock:
            done = await self._changed(room, do)
            self._tell(room)
            play = room.play
        if play and self._overheard(room):
            self.spawn(self._publish(room.table, BusMessage(worker=self.worker, at=play.row.revision)))
        return done

    def _overheard(self, room: Room) -> bool:
        """Whether others may listen to the table: a neighbour that does has told who is there."""
        return self.shared and (not self.bus or room.subscription is None or bool(room.workers))

    async def _changed(self, room: Room, do: Callable[[Play, int], T]) -> T:
        for attempt in range(TRIES):
            # what is outdated can't be kept, so try it
            hearsay = room.play if attempt == 0 and self._is_recent(room) else None
            play = hearsay or await self.current(room)
            now = now_ms()
            room.play = None  # until it is kept, it is not the table
            try:
                done = do(play, now)
            except RequestError:
                if play.row.revision == play.was and not play.moved:
                    room.play = play
                if hearsay and await self._outdated(hearsay):
                    continue
                raise
            if play.row.revision == play.was:
                room.play = play
                if hearsay and await self._outdated(hearsay):
                    continue
                return done
            if play.row.thinking:
                play.row.lease = self.worker
                play.row.lease_until = now + LEASE_MS + int(self.settings.bot_seconds * 2000)
            row, was, seats, entries = play.keep()
            try:
                results = results_of(play) if play.ended_now else ()
                await self.store.change(row, was, seats, entries, results, play.steady)
            except Conflict:
                continue
            self.metrics.add("igroteka_answers_total", len(entries))
            await self.mail(play, now)
            play.is_kept()
            room.know(play)
            return done
        raise RequestError("conflict", 409)

    # Broadcast

    def _tell(self, room: Room) -> None:
        """Tell every listener what changed for him; what is kept is kept, whether that succeeds or not."""
        try:
            room.push(now_ms())
        except Exception:  # the log is where it belongs
            self.metrics.add("igroteka_errors_total")
            log.exception("listeners could not be told", extra={"table": room.table})

    def announce(self, room: Room, event: BusMessage) -> None:
        """Tell the listeners here and the other workers."""
        room.dirty.set()
        if self.shared:
            self.spawn(self._publish(room.table, event))

    async def _publish(self, table: str, event: BusMessage) -> None:
        await self.channels.wait_published(json(event), channels=f"table.{table}")

    async def join(self, table: str, listener: Listener, since: int | None = None) -> Room:
        """Begin to listen: first what was missed since a revision, or the whole state."""
        room = self.room(table)
        async with room.lock:
            play = await self.recent(room)
            if room.chat is None:
                room.chat = await self.store.chat(table)
            mine = play.of(listener.guest)
            visited = min((seat.visited for seat in mine), default=None)
            if not any(other.guest == listener.guest for other in room.listeners):
                room.dirty.set()
            room.listeners.add(listener)
            past = self._past.get((table, listener.guest, listener.lang)) if len(mine) <= 1 else None
            if past is None or since is None or not room.resume(listener, past, since, now_ms()):
                room.greet(listener, now_ms(), visited)
        if room.pusher is None:
            room.pusher = asyncio.create_task(self._guarded(self._push(room)))
            if self.shared:
                room.subscription = asyncio.create_task(self._guarded(self._hear(room)))
        self.tell_presence(room, who=True)
        self.run_bots(room)
        return room

    async def leave(self, room: Room, listener: Listener) -> None:
        """Stop listening; remember how far he saw."""
        room.listeners.discard(listener)
        listener.hang_up()
        if listener.guest and listener.last:
            self._past[room.table, listener.guest, listener.lang] = listener
            while len(self._past) > REMEMBERED:
                self._past.popitem(last=False)
            with suppress(DatabaseUnavailable):  # it is a small thing
                await self.store.visit(room.table, listener.guest, listener.last.revision)
            async with room.lock:
                for seat in room.play.of(listener.guest) if room.play else ():
                    seat.visited = listener.last.revision
        if not room.listeners:
            for task in (room.pusher, room.subscription):
                if task:
                    task.cancel()
            room.pusher = room.subscription = room.chat = None
        self.tell_presence(room)

    def tell_presence(self, room: Room, who: bool = False) -> None:
        self.announce(room, BusMessage(worker=self.worker, online=tuple(room.here()), who=who))

    async def _push(self, room: Room) -> None:
        """Whenever the table changed, tell every listener what changed for him."""
        while True:
            await room.dirty.wait()
            room.dirty.clear()
            async with room.lock:
                outdated, room.outdated = room.outdated, False  # first: more may be heard while it is read
                try:
                    await (self.current(room) if outdated else self.recent(room))
                except RequestError:  # deleted
                    for listener in room.listeners:
                        listener.hang_up()
                    continue
                except DatabaseUnavailable:  # the database is away: what changed is told when it is back
                    room.outdated = True
                    asyncio.get_running_loop().call_later(SWEEP_SECONDS, room.dirty.set)
                    continue
                self._tell(room)

    async def _hear(self, room: Room) -> None:
        """Listen to the other workers."""
        async with self.channels.start_subscription([f"table.{room.table}"]) as subscriber:
            room.outdated = True  # it may have changed until now
            room.dirty.set()
            async for data in subscriber.iter_events():
                event = msgspec.json.decode(data, type=BusMessage)
                if event.worker != self.worker:
                    await self._heard(room, event)

    async def _heard(self, room: Room, event: BusMessage) -> None:
        # a neighbour tells of changes only after it has heard of who listens here, so look when it answers
        room.outdated = room.outdated or bool(event.at) or event.gone or event.worker not in room.workers
        if event.online is not None:
            room.workers[event.worker] = (frozenset(event.online), now_ms() + PRESENCE_MS)
        if event.who:
            self.tell_presence(room)
        while event.chat:
            with suppress(DatabaseUnavailable):  # the database is away for a moment
                async with room.lock:
                    await self._hear_chat(room)
                break
            await asyncio.sleep(SWEEP_SECONDS)
        if event.point:
            room.tell_point(event.point)
        room.dirty.set()

    async def _hear_chat(self, room: Room) -> None:
        """Tell the lines that others have added; call it with the room's lock."""
        if room.chat is not None:
            for row in await self.store.chat(room.table, after=room.last_line):
                room.chat = [*room.chat, row][-CHAT_LINES:]
                room.tell_chat(row)

    async def say(self, table: str, guest: str, name: str, text: str, message: str | None) -> int:
        """A line of chat."""
        room = self.room(table)
        async with room.lock:
            play = await self.current(room)
            seat = next((each.seat for each in play.of(guest)), None)
            row = ChatRow(number=0, guest=guest, name=name, seat=seat, text=text, at=now_ms() // 1000, message=message)
            number = await self.store.say(table, row)
            if number is None:
                room.play = None
                raise RequestError("not-found", 404, what="table", id=table)
            row.number, revision = number, play.row.revision
            if row.number < 0:  # said before
                return revision
            if number > room.last_line + 1:  # at other workers somebody spoke meanwhile
                await self._hear_chat(room)
            elif room.chat is not None:
                room.chat = [*room.chat, row][-CHAT_LINES:]
                room.tell_chat(row)
        if self.shared:
            self.spawn(self._publish(table, BusMessage(worker=self.worker, chat=row.number)))
        return revision

    def point(self, room: Room, point: Point) -> None:
        """Point at something, here and at the other workers."""
        room.tell_point(point)
        if self.shared:
            self.spawn(self._publish(room.table, BusMessage(worker=self.worker, point=point)))

    async def delete(self, table: str) -> None:
        await self.store.delete(table)
        room = self.room(table)
        room.play = None
        self.announce(room, BusMessage(worker=self.worker, gone=True))

    # Bots and clocks

    def run_bots(self, room: Room) -> None:
        """If a bot has to answer, let it think."""
        play = room.play
        if play and play.row.thinking and play.row.lease == self.worker and (room.driver is None or room.driver.done()):
            room.driver = asyncio.create_task(self._guarded(self._drive(room)))

    async def _drive(self, room: Room) -> None:
        """Bots answer one after another until a person is asked."""
        try:
            while True:
                async with room.lock:
                    play = await self.current(room)
                    due = play.bots_due()
                    if not due or play.row.lease != self.worker:
                        return
                    seat = due[0]
                    asked = play.body.asked.get(seat, 0)
                    job = self.job(play, seat)
                key = await self._thought(play, job)
                await self._answer_for_bot(room, seat, key, asked)
        except RequestError as wrong:
            if wrong.code != "not-found":  # it was deleted while the bot thought
                raise
        finally:
            room.driver = None

    def job(self, play: Play, seat: Seat) -> BotJob:
        assert play.match
        row = play.seats[seat]
        seed = Luck(f"{play.row.id} {play.row.revision}").fresh(1 << 30)
        seconds = self.settings.bot_seconds
        return BotJob(play.row.game, play.row.components, save(play.match), seat, row.level, seconds, seed)

    async def _thought(self, play: Play, job: BotJob) -> str:
        """A bot's answer; one that fails takes any option, so that the table goes on."""
        scripted = play.scripted()
        if scripted and scripted[0] == job.seat:
            return scripted[1]
        try:
            return (await self.thinkers.run(think, job))[0].key
        except Exception:  # a bot's failure must not stop the table
            log.exception("a bot failed", extra={"table": play.row.id, "seat": job.seat})
            self.metrics.add("igroteka_bot_failures_total")
            assert play.match
            keys = play.match.asked(job.seat).keys
            return keys[Luck(job.seed).fresh(len(keys))]

    async def _answer_for_bot(self, room: Room, seat: Seat, key: str, asked: int) -> None:
        def answer(play: Play, now: int) -> None:
            if seat in play.bots_due() and play.body.asked.get(seat, 0) == asked:
                play.answer(seat, (key,), now)

        await self._change(room, answer)

    async def _sweep(self) -> None:
        """Clocks that ran out, and bots whose worker is gone."""
        while True:
            try:
                await self._sweep_once()
            except DatabaseUnavailable as fault:  # the database may be away for a moment
                log.warning("the sweep failed: %s", fault)
            except Exception:  # the log is where it belongs
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep_once(self) -> None:
        for notice in await self._notices.fresh():
            if notice["guest"]:
                await self.refresh_guest(notice["guest"])
            if notice["table_id"] in self.rooms:
                await self.reload(self.rooms[notice["table_id"]])
            self._notices.followed(notice)
        self.metrics.read()
        now = now_ms()
        self._ill = {table: until for table, until in self._ill.items() if until > now}
        words = {"now": now, "ill": tuple(self._ill)}
        for row in await self.store.rows(DUE, words):
            await self._seen_to(row["id"], self.change(row["id"], agreements.overdue))
        for row in await self.store.rows(LEFT, words):
            await self._seen_to(row["id"], self._take_over(row["id"], now))
        if self.shared:
            await self._listen_up(now)

    async def _listen_up(self, now: int) -> None:
        """Should a word of another worker have been lost, see what it was about; and say again who is here."""
        rooms = {room.table: room for room in self.rooms.values() if room.listeners}
        revisions = await self.store.revisions(rooms) if rooms else {}
        lines = await self.store.last_lines(rooms) if rooms else {}
        retold = now >= self._retell_at
        self._retell_at = now + PRESENCE_MS // 3 if retold else self._retell_at
        for table, room in rooms.items():
            room.outdated = room.outdated or room.play is None or revisions.get(table) != room.play.was
            if room.forget_silent(now) or room.outdated:
                room.dirty.set()
            if lines.get(table, 0) > room.last_line:
                async with room.lock:
                    await self._hear_chat(room)
            if retold:
                self.spawn(self._publish(table, BusMessage(worker=self.worker, online=tuple(room.here()))))

    async def refresh_guest(self, guest: str) -> None:
        """Let rooms and connections follow what a guest is now: whom he hears, whether he is still welcome, or here."""
        guests = schema.guests
        row = await self.store.row(
            sa.select(guests.c.banned, guests.c.fixed, guests.c.name).where(guests.c.id == guest)
        )
        unheard = await self.store.unheard(guest)
        for room in list(self.rooms.values()):
            for listener in [each for each in room.listeners if each.guest == guest]:
                listener.muted = unheard
                if row is None or row["banned"]:
                    listener.hang_up()
            called = {each.name for each in room.play.of(guest)} if room.play else set()
            called.update(line.name for line in room.chat or () if line.guest == guest)
            if called and (row is None or (row["fixed"] and called != {row["name"]})):
                await self.reload(room)

    async def reload(self, room: Room) -> None:
        """Take a table from the database as it is there now, and show it whole to everybody."""
        async with room.lock:
            room.play = None
            try:
                await self.current(room)
            except RequestError:  # it is gone
                for listener in room.listeners:
                    listener.hang_up()
                return
            room.chat = await self.store.chat(room.table)
            for listener in room.listeners:
                room.greet(listener, now_ms())

    async def _seen_to(self, table: str, work: Coroutine[Any, Any, object]) -> None:
        """See to a table; what is wrong with it is no matter of the others."""
        try:
            await work
        except Exception:  # the log is where it belongs
            self._ill[table] = now_ms() + ILL_MS
            self.metrics.add("igroteka_errors_total")
            log.exception("a table could not be seen to", extra={"table": table})

    async def _take_over(self, table: str, now: int) -> None:
        """See to the bots of a table whose worker is gone."""
        rows, until = schema.tables, now + LEASE_MS + int(self.settings.bot_seconds * 2000)
        wanted = sa.update(rows).where(rows.c.id == table, rows.c.lease_until < now)
        if await self.store.do(wanted.values(lease=self.worker, lease_until=until)) == 1:
            room = self.room(table)
            async with room.lock:
                play = await self.current(room)
                play.row.lease, play.row.lease_until = self.worker, until
            self.run_bots(room)

    # Mail

    async def mail(self, play: Play, now: int, besides: str = "") -> None:
        """Write to those who are asked now and are not here (tables of days)."""
        if not self.mailer.open or play.body.pace.kind != "days" or play.row.phase != "running":
            return
        room = self.room(play.row.id)
        asked = {ask.seat for ask in play.asks() if play.body.asked.get(ask.seat) == play.row.revision}
        for seat in asked:
            row = play.seats[seat]
            if row.kind == "person" and not row.held and row.guest not in (besides, *room.online(now)):
                self.spawn(self.mailer.your_turn(row.guest, play.row.game, play.row.id))


def free_leases(bus: WorkerBus | None) -> sa.Update:
    """Frees the bots of workers that are gone: those of a former server, and of who had this place."""
    rows = schema.tables
    freed = sa.update(rows).values(lease_until=0).where(rows.c.thinking)
    if bus is None:
        return freed
    return freed.where((rows.c.lease == bus.name) | ~rows.c.lease.startswith(f"{bus.server}."))


def results_of(play: Play) -> list[dict[str, object]]:
    """What each person's history keeps of a finished match."""
    ended = play.body.ended
    assert ended
    players = json(kept_players(play))
    return [
        {
            "table_id": play.row.id,
            "seat": row.seat,
            "guest": row.guest,
            "game": play.row.game,
            "mode": play.body.mode,
            "score": sum(points for _, points, _ in ended.lines[row.seat]),
            "won": row.seat in ended.winners and not row.conceded,
            "ended": ended.at,
            "players": players,
        }
        for row in play.seats
        if row.kind == "person" and row.guest
    ]
