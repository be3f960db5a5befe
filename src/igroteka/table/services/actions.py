"""What a guest does at a table in play, the same over HTTP and over the socket."""

from time import perf_counter

from igroteka.kernel.ask import Ask
from igroteka.table.catalogue.games import texts
from igroteka.table.core.agreements import own
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError
from igroteka.table.identity.guests import LONGEST_TEXT, plain_text
from igroteka.table.presenter.header import names
from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.messages import Accepted, DoAnswer, DoChat, DoUndo

LONGEST_ID = 64
LONGEST_KEY = 200
MOST_TOLD = 12  # options of a refusal


def message_of(guest: str, message: str) -> str:
    """A guest's message id as it is kept, so that a retry is recognised."""
    if not 1 <= len(message) <= LONGEST_ID or not message.isprintable():
        raise RequestError("bad-input", 400, what=f"id: 1…{LONGEST_ID} printable characters")
    return f"{guest}:{message}"


async def answer(services: Services, caller: Caller, table: str, act: DoAnswer) -> Accepted:
    """Answer; a message that was carried out before is acknowledged again and does nothing."""
    begun = perf_counter()
    guest = caller.known()
    services.answers.spend(guest.id)
    message = message_of(guest.id, act.id)
    if any(len(key) > LONGEST_KEY for key in act.keys):
        raise RequestError("bad-input", 400, what=f"keys: 1…{LONGEST_KEY}")

    def do(play: Play, now: int) -> int:
        if message in play.messages:
            return play.messages[message]
        own(play, guest.id, act.seat)
        expect_fresh(play, act.seat, act.revision)
        expect_scripted(play, act, caller)
        hold = play.body.end_turn and not act.final
        try:
            play.answer(act.seat, act.keys, now, message, hold)
        except RequestError as wrong:
            raise worded(play, wrong, caller, act.seat) from None
        return play.row.revision

    revision = await services.hub.change(table, do)
    services.metrics.time(perf_counter() - begun)
    return Accepted(reply_to=act.id, revision=revision)


async def undo(services: Services, caller: Caller, table: str, act: DoUndo) -> Accepted:
    """Take back what can be taken back at once."""
    guest = caller.known()
    services.answers.spend(guest.id)
    message = message_of(guest.id, act.id)

    def do(play: Play, now: int) -> int:
        if message in play.messages:
            return play.messages[message]
        own(play, guest.id, act.seat)
        play.expect("running")
        expect_fresh(play, act.seat, act.revision)
        play.undo(act.seat, act.answers, now, message)
        return play.row.revision

    revision = await services.hub.change(table, do)
    return Accepted(reply_to=act.id, revision=revision)


async def say(services: Services, caller: Caller, table: str, act: DoChat) -> Accepted:
    """A line of chat, plain text, under the name he has now."""
    services.chatter.spend(caller.known().id)
    guest = await services.identity.known(caller.known().id)
    text = plain_text(act.text, "text", LONGEST_TEXT)
    message = message_of(guest.id, act.id)
    revision = await services.hub.say(table, guest.id, guest.name, text, message)
    return Accepted(reply_to=act.id, revision=revision)


def partner_asked(play: Play, guest: str) -> Ask:
    """What another seat of a co-operative game is asked: its options can be suggested, unless the choice is secret."""
    mine = [seat.seat for seat in own(play, guest, None)]
    if not play.game.cooperative:
        raise RequestError("cooperative", 409)
    match = play.live()
    others = [] if match.gathering else [ask for ask in match.asks if ask.seat not in mine and not ask.topic.secret]
    if not others:
        raise RequestError("no-advice", 409)
    return others[0]


def expect_suggestable(play: Play, guest: str, key: str) -> None:
    """A suggestion is one of the options."""
    ask = partner_asked(play, guest)
    if key not in ask.keys:
        raise RequestError("bad-input", 422, what=f"key: one of {', '.join(ask.keys[:20])}")


def expect_fresh(play: Play, seat: int, revision: int) -> None:
    """The answer, or what is taken back, is of the question the seat has now."""
    asked = play.body.asked.get(seat)
    if play.row.phase == "running" and asked is not None and not asked <= revision <= play.row.revision:
        raise RequestError("stale", 409, theirs=revision, seat=seat, ours=asked)


def expect_scripted(play: Play, act: DoAnswer, caller: Caller) -> None:
    """In the first steps only the step's own answer is taken."""
    scripted = play.scripted()
    if scripted and scripted != (act.seat, *act.keys):
        seat, key = scripted
        topic = next((ask.topic.name for ask in play.asks() if ask.seat == seat), "")
        label = texts(play.row.game).option(caller.lang, topic, key, names(play, caller.lang)) if topic else "…"
        raise RequestError("tour", 422, what=label)


def worded(play: Play, wrong: RequestError, caller: Caller, seat: int) -> RequestError:
    """A refusal of the rules in the reader's words: why, or else what is possible."""
    words, players = texts(play.row.game), names(play, caller.lang)
    if wrong.why is not None:
        wrong.text = words.why(caller.lang, wrong.why.reason, wrong.why.about, players)
    elif wrong.code == "refused":
        ask = next(ask for ask in play.asks() if ask.seat == seat)
        labels = [words.option(caller.lang, ask.topic.name, key, players) for key in ask.keys[:MOST_TOLD]]
        wrong.args_of["known"] = "; ".join(labels) + ("; …" if len(ask.keys) > MOST_TOLD else "")
    return wrong
