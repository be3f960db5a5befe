"""Actions at a table in play, the same over HTTP and over the socket."""

from time import perf_counter
from typing import Final

from igroteka.kernel.ask import Ask
from igroteka.table.core.commands import GiveAnswer, TakeBack
from igroteka.table.core.plain_text import LONGEST_TEXT, plain_text
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError
from igroteka.table.presenter.refusals import explain
from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.messages import Accepted, DoAnswer, DoChat, DoUndo

LONGEST_ID: Final = 64
LONGEST_KEY: Final = 200


def message_of(guest: str, message: str) -> str:
    """A guest's message id as it is stored, so that a retry is recognised."""
    if not 1 <= len(message) <= LONGEST_ID or not message.isprintable():
        raise RequestError("bad-input", 400, what=f"id: 1…{LONGEST_ID} printable characters")
    return f"{guest}:{message}"


async def answer(services: Services, caller: Caller, table: str, act: DoAnswer) -> Accepted:
    """Answer a question; a repeated message is acknowledged again and does nothing."""
    begun = perf_counter()
    guest = caller.known()
    services.answers.spend(guest.id)
    message = message_of(guest.id, act.id)
    if any(len(key) > LONGEST_KEY for key in act.keys):
        raise RequestError("bad-input", 400, what=f"keys: 1…{LONGEST_KEY}")
    try:
        command = GiveAnswer(guest.id, act.seat, act.revision, act.keys, message, act.final, act.shown_ms)
        revision = await services.hub.change(table, command)
    except RequestError as error:
        explain(error, caller.lang)
        raise
    services.metrics.time(perf_counter() - begun)
    return Accepted(reply_to=act.id, revision=revision)


async def undo(services: Services, caller: Caller, table: str, act: DoUndo) -> Accepted:
    """Take back answers, as far as that needs no consent."""
    guest = caller.known()
    services.answers.spend(guest.id)
    command = TakeBack(guest.id, act.seat, act.revision, act.answers, message_of(guest.id, act.id))
    return Accepted(reply_to=act.id, revision=await services.hub.change(table, command))


async def say(services: Services, caller: Caller, table: str, act: DoChat) -> Accepted:
    """Add a line of chat, plain text, under the guest's current name."""
    services.chatter.spend(caller.known().id)
    guest = await services.identity.known(caller.known().id)
    text = plain_text(act.text, "text", LONGEST_TEXT)
    message = message_of(guest.id, act.id)
    revision = await services.hub.room(table).say(guest.id, guest.name, text, message)
    return Accepted(reply_to=act.id, revision=revision)


def partner_asked(play: Play, guest: str) -> Ask:
    """The question to another seat of a co-operative game; its options can be suggested unless it is secret."""
    mine = [seat.seat for seat in play.own(guest, None)]
    if not play.game.cooperative:
        raise RequestError("cooperative", 409)
    match = play.live()
    others = [] if match.gathering else [ask for ask in match.asks if ask.seat not in mine and not ask.topic.secret]
    if not others:
        raise RequestError("no-advice", 409)
    return others[0]


def expect_suggestable(play: Play, guest: str, key: str) -> None:
    """Raise an error unless a suggestion is one of the options."""
    ask = partner_asked(play, guest)
    if key not in ask.keys:
        raise RequestError("bad-input", 422, what=f"key: one of {', '.join(ask.keys[:20])}")
