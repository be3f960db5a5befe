"""Hints: what a bot would do in a person's place, knowing only what they know, and why."""

from igroteka.bots.plans import Planned
from igroteka.kernel.ask import Seat
from igroteka.table.compute.pool import HintJob
from igroteka.table.compute.sharing import Share
from igroteka.table.core.puzzles import puzzle_is_open
from igroteka.table.errors import RequestError
from igroteka.table.hub.bots import bot_job
from igroteka.table.presenter.hint_words import hint_of
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.bodies import Hint
from igroteka.table.wire.messages import Level


async def hint(services: Services, caller: Caller, table: str, seat: Seat, level: Level) -> Hint:
    """Let a bot of the level think in the caller's place."""
    guest = caller.known()
    services.hints.spend(guest.id)
    play = await services.hub.read(table, lambda play: (play.own(guest.id, seat), play)[1])
    match = play.live()
    if puzzle_is_open(play):
        raise RequestError("puzzle-hint", 409)
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
    return hint_of(presenter, topic, advice.ideas, advice.reasons, seat, level)
