"""A room: one table in one worker. It owns the table's state in memory, its listeners and its tasks."""

import asyncio
import logging
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from igroteka.kernel.ask import Seat
from igroteka.table.compute.sharing import Share
from igroteka.table.core.commands import Command
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import stored_match
from igroteka.table.core.rewinding import Rewind, RewindNeeded, rewound_match
from igroteka.table.core.rows import ChatRow, Rewound
from igroteka.table.errors import RequestError
from igroteka.table.hub.bots import BotDriver
from igroteka.table.hub.bus_message import BusMessage
from igroteka.table.hub.context import HubContext, now_ms
from igroteka.table.hub.current_table import CurrentTable
from igroteka.table.hub.listener import Listener
from igroteka.table.hub.listeners import PRESENCE_MS, Listeners
from igroteka.table.hub.results import results_of
from igroteka.table.storage.store import Conflict, DatabaseUnavailable
from igroteka.table.wire.messages import Point, State

T = TypeVar("T")
TRIES: Final = 8
RETRY_SECONDS: Final = 1.0  # while the database is away
log = logging.getLogger("igroteka.table")


class Room(CurrentTable):
    """A table: read and changed one call at a time; changes are stored, then acknowledged, then broadcast."""

    def __init__(self, table: str, context: HubContext) -> None:
        super().__init__(table, context)
        self.link = f"{context.settings.public_url.rstrip('/')}/#/table/{table}"  # the invitation
        self.used = 0  # counts up with every use of any room
        self.listeners = Listeners(self.link)
        self._dirty = asyncio.Event()  # what listeners see has changed
        self._outdated = False  # it was changed by another worker
        self._pusher: asyncio.Task[None] | None = None
        self._bots = BotDriver(self, context)

    @property
    def worker(self) -> str:
        """The worker whose room it is."""
        return self._context.worker

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not (self.listeners.here or self._lock.locked() or self._bots.running)

    @property
    def revision(self) -> int | None:
        """Of the table as far as it is known here."""
        return self._play.revision if self._play else None

    def online(self, now: int) -> frozenset[str]:
        return self.listeners.online(now)

    async def close(self) -> None:
        """End its tasks."""
        tasks = [task for task in (self._pusher, self._subscription, *self._bots.tasks()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Changing

    def adopt(self, play: Play) -> None:
        """A new table, which has just been stored."""
        self._know(play)
        self.run_bots()

    async def change(self, command: Command[T]) -> T:
        """Carry out a command: store the change before it is acknowledged, then broadcast it."""
        done = await self.change_quietly(command)
        self.run_bots()
        return done

    async def change_quietly(self, command: Command[T]) -> T:
        """The same, without letting bots answer next."""
        async with self._lock:
            done = await self._changed(command)
            await self._push()
            play = self._play
        if play and self._is_overheard():
            self._publish(BusMessage(worker=self.worker, at=play.revision))
        return done

    async def _changed(self, command: Command[T]) -> T:
        rewound: Rewound | None = None
        for attempt in range(TRIES):
            # a table that is outdated can't be stored, so try the one at hand first
            hearsay = self._play if attempt == 0 and self._is_recent() else None
            play = hearsay or await self.current()
            now = now_ms()
            self._play = None  # until the change is stored, this is not the table
            play.rewound = rewound
            try:
                done = command.apply(play, now)
            except RewindNeeded as needed:
                rewound = await self._rewound(needed)
                continue
            except RequestError:
                if play.is_clean:
                    self._play = play
                if hearsay and await self.is_outdated(hearsay):
                    continue
                raise
            if play.revision == play.was:
                self._play = play
                if hearsay and await self.is_outdated(hearsay):
                    continue
                return done
            if await self._store(play, now):
                return done
        raise RequestError("conflict", 409)

    async def _rewound(self, needed: RewindNeeded) -> Rewound:
        """The match before answers that are taken back by consent, replayed outside the loop. Call it with the lock."""
        play = await self.current()
        share = Share(tuple(seat.guest for seat in play.persons()) or (play.id,))
        job = Rewind(stored_match(play), needed.seat, needed.answers)
        return await self._context.playbacks.run(rewound_match, job, share)

    async def _store(self, play: Play, now: int) -> bool:
        """Store a changed table; returns False if another worker was faster."""
        context = self._context
        if play.thinking:
            play.lease_to(self.worker, context.lease_until(now))
        row, was, seats, entries = play.keep()
        try:
            results = results_of(play) if play.ended_now else ()
            await context.store.change(row, was, seats, entries, results, play.steady)
        except Conflict:
            return False
        context.metrics.add("igroteka_answers_total", len(entries))
        self.mail(play, now)
        play.mark_saved()
        self._know(play)
        return True

    def _is_overheard(self) -> bool:
        """Whether listeners at other workers are possible; a worker on this machine would have said so."""
        context = self._context
        return context.shared and (not context.bus or self._subscription is None or bool(self.listeners.elsewhere))

    def mail(self, play: Play, now: int, besides: str = "") -> None:
        """Mail the players who are asked now and are not connected (correspondence tables)."""
        context = self._context
        if not context.mailer.open or play.pace.kind != "days" or play.phase != "running":
            return
        for row in play.newly_asked():
            if row.guest not in (besides, *self.online(now)):
                context.spawn(context.mailer.your_turn(row.guest, play.game_id, play.id))

    # Bots

    def run_bots(self) -> None:
        """Let a bot think if it must answer and this worker runs the table's bots."""
        if self._play and self._play.thinking and self._play.lease == self.worker:
            self._bots.run()

    async def take_over_bots(self, until: int) -> None:
        """Run the bots from now on; the lease is already in the database."""
        async with self._lock:
            (await self.current()).lease_to(self.worker, until)
        self.run_bots()

    # Listening

    async def state(self, listener: Listener) -> State:
        """Everything a listener may see now."""
        async with self._lock:
            play = await self.current()
            play.expect_admitted(listener.guest)
            if listener.viewer is not None:
                play.own(listener.guest, listener.viewer)
            await self._read_chat()
            return await self._context.present(self.listeners.state_for, play, listener, now_ms())

    async def join(self, listener: Listener, since: int | None = None) -> None:
        """Start listening: send what was missed since a revision, or the whole state."""
        async with self._lock:
            play = await self._recent()
            await self._read_chat()
            mine = play.of(listener.guest)
            visited = min((seat.visited for seat in mine), default=None)
            if listener.guest not in self.listeners.guests():
                self._dirty.set()
            self.listeners.here.add(listener)
            past = self._context.departed.find(self.table, listener) if len(mine) <= 1 else None
            missed = self.listeners.take_up(listener, past, since) if past and since is not None else None
            if missed is None or since is None:
                await self._greet(play, listener, visited)
            else:
                news = await self._context.present(self.listeners.news_for, play, listener, now_ms())
                self.listeners.resume(listener, missed, since, news)
        if self._pusher is None:
            self._pusher = self._context.start(self._push_changes())
            if self._context.shared:
                self._subscription = self._context.start(self.subscribe())
        self.tell_presence(who=True)
        self.run_bots()

    async def leave(self, listener: Listener) -> None:
        """Stop listening; remember the last revision that was sent."""
        self.listeners.here.discard(listener)
        listener.hang_up()
        if listener.guest and listener.last:
            self._context.departed.add(self.table, listener)
            with suppress(DatabaseUnavailable):  # it is a small thing
                await self._context.store.visit(self.table, listener.guest, listener.last.revision)
            async with self._lock:
                for seat in self._play.of(listener.guest) if self._play else ():
                    seat.visited = listener.last.revision
        if not self.listeners.here:
            for task in (self._pusher, self._subscription):
                if task:
                    task.cancel()
            self._pusher = self._subscription = self.listeners.chat = None
        self.tell_presence()

    async def greet(self, listener: Listener) -> None:
        """Send the whole state again."""
        async with self._lock:
            await self._greet(await self.current(), listener)

    async def _greet(self, play: Play, listener: Listener, visited: int | None = None) -> None:
        """The same with the lock."""
        whole = await self._context.present(self.listeners.state_for, play, listener, now_ms(), visited)
        self.listeners.greet(listener, whole)

    async def look(self, listener: Listener, seat: Seat | None) -> None:
        """Show the view of another of the guest's seats, or of none."""
        async with self._lock:
            play = await self.current()
            if seat is not None:
                play.own(listener.guest, seat)
            listener.viewer, listener.blind = seat, seat is None
            await self._greet(play, listener)

    async def say(self, guest: str, name: str, text: str, message: str | None) -> int:
        """Add a line of chat; returns the table's revision."""
        async with self._lock:
            play = await self.current()
            seat = next((each.seat for each in play.of(guest)), None)
            if play.closed and seat is None:
                raise RequestError("closed", 403)
            row = ChatRow(number=0, guest=guest, name=name, seat=seat, text=text, at=now_ms() // 1000, message=message)
            number = await self._context.store.say(self.table, row)
            if number is None:
                self._play = None
                raise RequestError("not-found", 404, what="table", id=self.table)
            if number < 0:  # said before
                return play.revision
            row.number = number
            if number > self.listeners.last_line + 1:  # somebody spoke at another worker meanwhile
                await self._read_new_chat()
            else:
                self.listeners.add_line(row)
        self._publish(BusMessage(worker=self.worker, chat=number))
        return play.revision

    def point(self, point: Point) -> None:
        """Point at something, here and at the other workers."""
        self._show_point(point)
        self._publish(BusMessage(worker=self.worker, point=point))

    def _show_point(self, point: Point) -> None:
        self.listeners.point(self._play.seats[point.seat].guest if self._play else "", point)

    async def _read_chat(self) -> None:
        if self.listeners.chat is None:
            self.listeners.chat = await self._context.store.chat(self.table)

    async def _read_new_chat(self) -> None:
        """Send the lines that other workers added. Call it with the lock."""
        if self.listeners.chat is not None:
            for row in await self._context.store.chat(self.table, after=self.listeners.last_line):
                self.listeners.add_line(row)

    # Telling listeners

    async def _push(self) -> None:
        """Send every listener what changed for it; a failure is logged, since the change is stored."""
        if self._play is None or not self.listeners.here:
            return
        try:
            self.listeners.tell(await self._context.present(self.listeners.news, self._play, now_ms()))
        except Exception:  # the log is where it belongs
            self._context.metrics.add("igroteka_errors_total")
            log.exception("listeners could not be updated", extra={"table": self.table})

    async def _push_changes(self) -> None:
        """Whenever the table changed, send every listener what changed for it."""
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            async with self._lock:
                outdated, self._outdated = self._outdated, False  # first: more may be heard while it is read
                try:
                    await (self.current() if outdated else self._recent())
                except RequestError:  # deleted
                    self.listeners.hang_up()
                    continue
                except DatabaseUnavailable:  # what changed is told when it is back
                    self._outdated = True
                    asyncio.get_running_loop().call_later(RETRY_SECONDS, self._dirty.set)
                    continue
                await self._push()

    async def reload(self) -> None:
        """Reload the table from the database, and send the whole state to everybody."""
        async with self._lock:
            self._play = None
            try:
                play = await self.current()
            except RequestError:  # it is gone
                self.listeners.hang_up()
                return
            self.listeners.chat = await self._context.store.chat(self.table)
            for listener in list(self.listeners.here):
                await self._greet(play, listener)

    def names_of(self, guest: str) -> set[str]:
        """The names by which a guest is called here."""
        called = {each.name for each in self._play.of(guest)} if self._play else set()
        return called | {line.name for line in self.listeners.chat or () if line.guest == guest}

    def deleted(self) -> None:
        """The table was deleted here."""
        self._play = None
        self._dirty.set()
        self._publish(BusMessage(worker=self.worker, gone=True))

    # Other workers

    def _publish(self, message: BusMessage) -> None:
        if self._context.shared:
            self._context.spawn(self._context.publish(self.table, message))

    def tell_presence(self, who: bool = False) -> None:
        """Tell the listeners and the other workers who is connected here."""
        self._dirty.set()
        online = tuple(self.listeners.guests())
        self._publish(BusMessage(worker=self.worker, online=online, who=who))

    async def subscribe(self) -> None:
        """Follow the other workers' messages about the table."""
        async with self._context.channels.start_subscription([f"table.{self.table}"]) as subscriber:
            self._outdated = True  # it may have changed until now
            self._dirty.set()
            async for data in subscriber.iter_events():
                message = msgspec.json.decode(data, type=BusMessage)
                if message.worker != self.worker:
                    await self.follow(message)

    async def follow(self, message: BusMessage) -> None:
        """Act on another worker's message."""
        # a worker tells of changes only once it knows who listens here, so look when it first answers
        stranger = message.worker not in self.listeners.elsewhere
        self._outdated = self._outdated or bool(message.at) or message.gone or stranger
        if message.online is not None:
            self.listeners.elsewhere[message.worker] = (frozenset(message.online), now_ms() + PRESENCE_MS)
        if message.who:
            self.tell_presence()
        while message.chat:
            with suppress(DatabaseUnavailable):
                async with self._lock:
                    await self._read_new_chat()
                break
            await asyncio.sleep(RETRY_SECONDS)
        if message.point:
            self._show_point(message.point)
        self._dirty.set()

    async def catch_up(self, revision: int | None, last_line: int, now: int) -> None:
        """Compare with the database, in case a message between workers was lost."""
        self._outdated = self._outdated or self._play is None or revision != self._play.was
        if self.listeners.forget_silent(now) or self._outdated:
            self._dirty.set()
        if last_line > self.listeners.last_line:
            async with self._lock:
                await self._read_new_chat()
