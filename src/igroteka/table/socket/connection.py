"""The live connection: states and updates one way, answers the other."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from igroteka.content.texts import Language
from igroteka.kernel.ask import Seat
from igroteka.table.core.agreements import own
from igroteka.table.errors import Wrong
from igroteka.table.hub.hub import now_ms
from igroteka.table.hub.room import Listener, Room, encoder
from igroteka.table.server.live_protocol import WriteNow, writing
from igroteka.table.services import actions
from igroteka.table.services.services import House, Who, spoken
from igroteka.table.storage.store import Unkept
from igroteka.table.wire.messages import (
    Accepted,
    ClientMessage,
    DoAnswer,
    DoChat,
    DoLook,
    DoPing,
    DoPoint,
    DoSync,
    DoUndo,
    Point,
)

LARGEST: Final = 16_384  # bytes of a message
LONGEST_TARGET: Final = 120
REFUSED: Final = 4400  # close codes: do not come again like this
SLOW: Final = 4408  # read too slowly, too many at once, or the table is gone: come again
STOPPING: Final = 1012

log = logging.getLogger("igroteka.table")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Line:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], house: House, who: Who, room: Room, listener: Listener
    ) -> None:
        self.socket = socket
        self.house = house
        self.who = who
        self.room = room
        self.listener = listener

    async def write(self) -> None:
        """Send what waits, until he who reads is too slow or gone."""
        try:
            while (data := await self.listener.queue.get()) is not None:
                await self.socket.send_text(data.decode())
                self.listener.waiting -= len(data)
            await self.socket.close(SLOW, "come again")
        except (WebSocketDisconnect, OSError):
            return  # the reading side learns of it too

    async def read(self) -> None:
        """Carry out what comes."""
        while True:
            data = await self.socket.receive_text()
            self.house.metrics.add("igroteka_messages_total")
            await self.obey(data)

    async def obey(self, data: str) -> None:
        """One message; a wrong one gets a fault, and the state when it was stale."""
        reply_to = ""
        try:
            self.house.messages.spend(self.who.counted)
            message = decoded(data)
            reply_to = message.id[: actions.LONGEST_ID]
            with self.listener.together():
                accepted = await self.act(message)
                if accepted:
                    self.listener.send(accepted)
        except Unkept as fault:
            log.warning("a message could not be kept: %s", fault, extra={"table": self.room.table})
            self.house.metrics.add("igroteka_errors_total")
            self.listener.send(Wrong(fault.code, 503).fault(self.who.lang, reply_to=reply_to))
        except Wrong as wrong:
            self.house.metrics.add("igroteka_faults_total")
            revision = self.room.play.row.revision if self.room.play else None
            self.listener.send(wrong.fault(self.who.lang, revision, reply_to))
            if wrong.status in (409, 422):
                await self.greet()

    async def act(self, message: ClientMessage) -> Accepted | None:
        table = self.room.table
        match message:
            case DoAnswer():
                return await actions.answer(self.house, self.who, table, message)
            case DoUndo():
                return await actions.undo(self.house, self.who, table, message)
            case DoChat():
                return await actions.say(self.house, self.who, table, message)
            case DoPoint():
                return await self.point(message)
            case DoLook() | DoSync():
                self.house.looks.spend(self.who.counted)
                await (self.look(message.seat) if isinstance(message, DoLook) else self.greet())
            case DoPing():
                pass
        return Accepted(reply_to=message.id, revision=self.listener.last.revision if self.listener.last else 0)

    async def greet(self) -> None:
        async with self.room.lock:
            await self.house.tables.current(self.room)
            self.room.greet(self.listener, now_ms())

    async def look(self, seat: Seat | None) -> None:
        """Look through another of my seats, or through none."""
        async with self.room.lock:
            play = await self.house.tables.current(self.room)
            if seat is not None:
                own(play, self.who.id, seat)
            self.listener.eyes, self.listener.blind = seat, seat is None
            self.room.greet(self.listener, now_ms())

    async def point(self, message: DoPoint) -> Accepted:
        """Point at something for the others (co-operative games)."""
        guest = self.who.known()
        self.house.chatter.spend(guest.id)
        if max(len(message.target), len(message.key)) > LONGEST_TARGET:
            raise Wrong("bad-input", 400, what=f"target, key: {LONGEST_TARGET}")
        play = await self.house.tables.look(self.room.table, lambda play: play)
        mine = own(play, guest.id, None)
        if not play.game.cooperative:
            raise Wrong("cooperative", 409)
        if message.key:
            actions.expect_suggestable(play, guest.id, message.key)
        point = Point(seat=mine[0].seat, name=mine[0].name, target=message.target, key=message.key)
        self.house.tables.point(self.room, point)
        return Accepted(reply_to=message.id, revision=play.row.revision)


def decoded(data: str) -> ClientMessage:
    """A message of bounded size that means something."""
    if len(data) > LARGEST:
        raise Wrong("too-long", 413, what="message", most=LARGEST, found=len(data))
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError) as fault:
        raise Wrong("bad-input", 400, what=str(fault)[:300]) from None


async def refuse(socket: WebSocket[Any, Any, Any], wrong: Wrong, lang: Language) -> None:
    """Say why, and hang up."""
    await socket.accept()
    await end(socket, wrong, lang)


async def end(socket: WebSocket[Any, Any, Any], wrong: Wrong, lang: Language) -> None:
    await socket.send_text(encoder.encode(wrong.fault(lang)).decode())
    await socket.close(SLOW if wrong.status in (429, 503) else REFUSED, wrong.code)


def unread(house: House, table: str, fault: Unkept) -> Wrong:
    """The database can't be read now."""
    log.warning("a table could not be read: %s", fault, extra={"table": table})
    house.metrics.add("igroteka_errors_total")
    return Wrong(fault.code, 503)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Listen to a table and play at it."""
    house: House = socket.app.state.house
    try:
        house.check_origin(socket.headers)
        who = await house.who(socket)
        seat = number(socket.query_params.get("seat"))
        since = number(socket.query_params.get("since"), "since", 9)
        listener = await listener_for(house, who, table, seat, writing(socket.scope))
        listener.draws = on(socket.query_params.get("scene"), "scene")
        take(house, who)
    except Wrong as wrong:
        house.metrics.add("igroteka_faults_total")
        await refuse(socket, wrong, spoken(socket, None))
        return
    except Unkept as fault:
        await refuse(socket, unread(house, table, fault), spoken(socket, None))
        return
    await socket.accept()
    room: Room | None = None
    try:
        room = await house.tables.join(table, listener, since)
        await serve(Line(socket, house, who, room, listener))
    except Unkept as fault:
        await end(socket, unread(house, table, fault), who.lang)
    finally:
        count(house, who, -1)
        if room is not None:
            await asyncio.shield(house.tables.leave(room, listener))


async def serve(line: Line) -> None:
    """Read and write until either side ends; what was begun is finished, although whoever asked for it may be gone."""
    writer = asyncio.create_task(line.write())
    try:
        await line.read()
    except WebSocketDisconnect:
        pass
    except Exception:  # the log is where it belongs
        log.exception("a socket failed")
        line.house.metrics.add("igroteka_errors_total")
        with suppress(Exception):
            await line.socket.close(1011, "the server made a mistake")
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def listener_for(house: House, who: Who, table: str, seat: Seat | None, write_now: WriteNow) -> Listener:
    """A listener with the eyes that were asked for."""
    if seat is not None:
        await house.tables.look(table, lambda play: own(play, who.id, seat))
    else:
        await house.tables.look(table, lambda play: None)
    listener = Listener(who.id, who.lang, seat, write_now)
    listener.muted = await house.store.unheard(who.id)
    return listener


def number(text: str | None, name: str = "seat", digits: int = 3) -> int | None:
    """A number of the address, if it is there."""
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > digits:
        raise Wrong("bad-input", 400, what=f"{name}: 0, 1, 2, …")
    return int(text)


def on(text: str | None, name: str) -> bool:
    """A switch of the address; on if it is not there."""
    if text not in (None, "on", "off"):
        raise Wrong("bad-input", 400, what=f"{name}: on, off")
    return text != "off"


def take(house: House, who: Who) -> None:
    """Count a socket, within bounds."""
    if not house.ready or house.metrics.total("igroteka_sockets") >= house.settings.sockets:
        raise Wrong("busy", 429)
    if house.sockets_of.count(who.counted) >= house.settings.sockets_per_guest:
        raise Wrong("too-many", 429, what="sockets", count=house.settings.sockets_per_guest)
    count(house, who, 1)


def count(house: House, who: Who, more: int) -> None:
    house.sockets += more
    house.sockets_of.add(who.counted, more)
    house.metrics.read()
