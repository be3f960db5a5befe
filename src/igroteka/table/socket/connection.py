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
from igroteka.table.errors import RequestError
from igroteka.table.hub.listener import Listener, WriteNow, encoder, never
from igroteka.table.hub.room import Room
from igroteka.table.services import actions
from igroteka.table.services.services import Caller, Services, language_of
from igroteka.table.storage.store import DatabaseUnavailable
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
WRITE_NOW: Final = "igroteka.write_now"  # extension of the scope by which the server offers to write directly

log = logging.getLogger("igroteka.table")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Connection:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], services: Services, caller: Caller, room: Room, listener: Listener
    ) -> None:
        self.socket = socket
        self.services = services
        self.caller = caller
        self.room = room
        self.listener = listener

    async def write(self) -> None:
        """Send what is queued, until the reader is too slow or gone."""
        try:
            while (data := await self.listener.queue.get()) is not None:
                await self.socket.send_text(data.decode())
                self.listener.waiting -= len(data)
            await self.socket.close(SLOW, "come again")
        except (WebSocketDisconnect, OSError):
            return  # the reading side learns of it too

    async def read(self) -> None:
        """Carry out what arrives."""
        while True:
            data = await self.socket.receive_text()
            self.services.metrics.add("igroteka_messages_total")
            await self.carry_out(data)

    async def carry_out(self, data: str) -> None:
        """One message; a wrong one gets an error, and the state when it was stale."""
        reply_to = ""
        try:
            self.services.messages.spend(self.caller.counted)
            message = decoded(data)
            reply_to = message.id[: actions.LONGEST_ID]
            with self.listener.together():
                accepted = await self.act(message)
                if accepted:
                    self.listener.send(accepted)
        except DatabaseUnavailable as error:
            log.warning("a message could not be stored: %s", error, extra={"table": self.room.table})
            self.services.metrics.add("igroteka_errors_total")
            self.listener.send(RequestError(error.code, 503).message(self.caller.lang, reply_to=reply_to))
        except RequestError as error:
            self.services.metrics.add("igroteka_refused_total")
            self.listener.send(error.message(self.caller.lang, self.room.revision, reply_to))
            if error.status in (409, 422):
                await self.room.greet(self.listener)

    async def act(self, message: ClientMessage) -> Accepted | None:
        table = self.room.table
        match message:
            case DoAnswer():
                return await actions.answer(self.services, self.caller, table, message)
            case DoUndo():
                return await actions.undo(self.services, self.caller, table, message)
            case DoChat():
                return await actions.say(self.services, self.caller, table, message)
            case DoPoint():
                return await self.point(message)
            case DoLook():
                self.services.looks.spend(self.caller.counted)
                await self.room.look(self.listener, message.seat)
            case DoSync():
                self.services.looks.spend(self.caller.counted)
                await self.room.greet(self.listener)
            case DoPing():
                pass
        return Accepted(reply_to=message.id, revision=self.listener.last.revision if self.listener.last else 0)

    async def point(self, message: DoPoint) -> Accepted:
        """Point at something for the others (co-operative games)."""
        guest = self.caller.known()
        self.services.chatter.spend(guest.id)
        if max(len(message.target), len(message.key)) > LONGEST_TARGET:
            raise RequestError("bad-input", 400, what=f"target, key: {LONGEST_TARGET}")
        play = await self.services.hub.read(self.room.table, lambda play: play)
        mine = play.own(guest.id, None)
        if not play.game.cooperative:
            raise RequestError("cooperative", 409)
        if message.key:
            actions.expect_suggestable(play, guest.id, message.key)
        point = Point(seat=mine[0].seat, name=mine[0].name, target=message.target, key=message.key)
        self.room.point(point)
        return Accepted(reply_to=message.id, revision=play.revision)


def decoded(data: str) -> ClientMessage:
    """A message of bounded size that means something."""
    if len(data) > LARGEST:
        raise RequestError("too-long", 413, what="message", most=LARGEST, found=len(data))
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-input", 400, what=str(error)[:300]) from None


async def refuse(socket: WebSocket[Any, Any, Any], wrong: RequestError, lang: Language) -> None:
    """Say why, and hang up."""
    await socket.accept()
    await end(socket, wrong, lang)


async def end(socket: WebSocket[Any, Any, Any], wrong: RequestError, lang: Language) -> None:
    await socket.send_text(encoder.encode(wrong.message(lang)).decode())
    await socket.close(SLOW if wrong.status in (429, 503) else REFUSED, wrong.code)


def unread(services: Services, table: str, error: DatabaseUnavailable) -> RequestError:
    """The database can't be read now."""
    log.warning("a table could not be read: %s", error, extra={"table": table})
    services.metrics.add("igroteka_errors_total")
    return RequestError(error.code, 503)


def writing(scope: Any) -> WriteNow:
    """The way to write directly to the socket of a scope."""
    offered = (scope.get("extensions") or {}).get(WRITE_NOW)
    found: WriteNow = offered["write"] if offered else never
    return found


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Listen to a table and play at it."""
    services: Services = socket.app.state.services
    try:
        services.check_host(socket.headers)
        services.check_origin(socket.headers)
        caller = await services.caller(socket)
        services.looks.spend(caller.counted)  # the whole table is sent
        seat = number_of(socket.query_params.get("seat"))
        since = number_of(socket.query_params.get("since"), "since", 9)
        listener = await listener_for(services, caller, table, seat, writing(socket.scope))
        listener.draws = switch_of(socket.query_params.get("scene"), "scene")
        add_socket(services, caller)
    except RequestError as wrong:
        services.metrics.add("igroteka_refused_total")
        await refuse(socket, wrong, language_of(socket, None))
        return
    except DatabaseUnavailable as error:
        await refuse(socket, unread(services, table, error), language_of(socket, None))
        return
    await socket.accept()
    room: Room | None = None
    try:
        room = await services.hub.join(table, listener, since)
        await serve(Connection(socket, services, caller, room, listener))
    except DatabaseUnavailable as error:
        await end(socket, unread(services, table, error), caller.lang)
    finally:
        count(services, caller, -1)
        if room is not None:
            await asyncio.shield(room.leave(listener))


async def serve(connection: Connection) -> None:
    """Read and write until either side ends; what was begun is finished, although whoever asked for it may be gone."""
    writer = asyncio.create_task(connection.write())
    try:
        await connection.read()
    except WebSocketDisconnect:
        pass
    except Exception:  # the log is where it belongs
        log.exception("a socket failed")
        connection.services.metrics.add("igroteka_errors_total")
        with suppress(Exception):
            await connection.socket.close(1011, "the server made a mistake")
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def listener_for(
    services: Services, caller: Caller, table: str, seat: Seat | None, write_now: WriteNow
) -> Listener:
    """A listener with the view that was asked for."""
    await services.hub.read(table, lambda play: play.expect_admitted(caller.id))
    if seat is not None:
        await services.hub.read(table, lambda play: play.own(caller.id, seat))
    listener = Listener(caller.id, caller.lang, seat, write_now)
    listener.sign_in = caller.sign_in
    listener.muted = await services.store.unheard(caller.id)
    return listener


def number_of(text: str | None, name: str = "seat", digits: int = 3) -> int | None:
    """A number of the address, if it is there."""
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > digits:
        raise RequestError("bad-input", 400, what=f"{name}: 0, 1, 2, …")
    return int(text)


def switch_of(text: str | None, name: str) -> bool:
    """A switch of the address; on if it is not there."""
    if text not in (None, "on", "off"):
        raise RequestError("bad-input", 400, what=f"{name}: on, off")
    return text != "off"


def add_socket(services: Services, caller: Caller) -> None:
    """Count a socket, within bounds."""
    if not services.ready or services.metrics.total("igroteka_sockets") >= services.settings.sockets:
        raise RequestError("busy", 429)
    if services.sockets_of.count(caller.counted) >= services.settings.sockets_per_guest:
        raise RequestError("too-many", 429, what="sockets", count=services.settings.sockets_per_guest)
    if services.sockets_of.count(f"from {caller.address}") >= services.settings.sockets_per_address:
        raise RequestError("too-many", 429, what="sockets-here", count=services.settings.sockets_per_address)
    count(services, caller, 1)


def count(services: Services, caller: Caller, more: int) -> None:
    services.sockets += more
    services.sockets_of.add(caller.counted, more)
    services.sockets_of.add(f"from {caller.address}", more)
    services.metrics.read()
