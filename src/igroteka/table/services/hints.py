"""Hints: what a bot would do in a person's place, knowing only what they know, and why."""

from typing import Final

from igroteka.bots.explain import shares, why
from igroteka.bots.plans import Planned
from igroteka.kernel.ask import Seat
from igroteka.table.compute.pool import Advice, HintJob
from igroteka.table.compute.sharing import Share
from igroteka.table.errors import RequestError
from igroteka.table.hub.bots import bot_job
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.bodies import Hint, HintOption
from igroteka.table.wire.messages import Level

OPTIONS: Final = 8  # that a hint lists


async def hint(services: Services, caller: Caller, table: str, seat: Seat, level: Level) -> Hint:
    """Let a bot of the level think in the caller's place."""
    guest = caller.known()
    services.hints.spend(guest.id)
    play = await services.hub.read(table, lambda play: (play.own(guest.id, seat), play)[1])
    match = play.live()
    if all(ask.seat != seat for ask in match.asks):
        raise RequestError("not-asked", 409, seat=seat)
    presenter = Presenter(play, seat, caller.lang)  # the table as it is while the bot thinks
    topic, settled = match.asked(seat).topic.name, len(match.done) - match.undo_depth(seat)
    job = bot_job(play, seat, services.settings.bot_seconds)._replace(level=level)
    with services.hinting.turn(guest.id):
        advice = await services.compute.advise(
            HintJob(job, services.plans.get(table, seat)), Share((guest.id,), "hint")
        )
    services.plans.keep(table, seat, Planned(settled, advice.unsettled, advice.ideas[0].variation))
    return told(presenter, topic, advice, seat, level)


def told(presenter: Presenter, topic: str, advice: Advice, seat: Seat, level: Level) -> Hint:
    """A bot's advice in words, with the pieces that its plan is about."""
    ideas, reasons = advice.ideas, advice.reasons
    second = presenter.label(topic, reasons.second) if reasons.second else ""
    options = [
        HintOption(
            key=each.key,
            label=presenter.label(topic, each.key),
            value=value,
            variation=presenter.describe(each.variation[1:]),
        )
        for each, value in zip(ideas[:OPTIONS], shares(ideas), strict=False)
    ]
    moves = [(move.topic, move.key) for move in ideas[0].variation if move.seat == seat] or [(topic, ideas[0].key)]
    pieces = dict.fromkeys(piece for move in moves for piece in presenter.targets(*move))
    return Hint(
        seat=seat,
        level=level,
        options=tuple(options),
        reason=why(presenter.texts, presenter.lang, reasons, second, presenter.players),
        pieces=tuple(pieces),
    )
