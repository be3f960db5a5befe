"""Hints: what a bot would do in a person's place, knowing only what they know, and why."""

import asyncio
from typing import NamedTuple

from igroteka.bots.plans import Planned
from igroteka.kernel.ask import Seat
from igroteka.table.compute.pool import BotJob, HintJob
from igroteka.table.compute.sharing import Share
from igroteka.table.core.play import Play
from igroteka.table.core.puzzles import puzzle_is_open
from igroteka.table.errors import RequestError
from igroteka.table.hub.bots import bot_job
from igroteka.table.presenter.hint_words import hint_of
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.bodies import Hint
from igroteka.table.wire.messages import Level


class Asked(NamedTuple):
    """A question somebody wants a hint for."""

    job: BotJob
    presenter: Presenter  # of the table as it is while the bot thinks
    topic: str
    settled: int  # answers since which nothing became known


async def hint(services: Services, caller: Caller, table: str, seat: Seat, level: Level) -> Hint:
    """Let a bot of the level think in the caller's place."""
    guest = caller.known()
    services.hints.spend(guest.id)

    def see(play: Play) -> Asked:
        play.own(guest.id, seat)
        match = play.live()
        if puzzle_is_open(play):
            raise RequestError("puzzle-hint", 409)
        if all(ask.seat != seat for ask in match.asks):
            raise RequestError("not-asked", 409, seat=seat)
        job = bot_job(play, seat, services.settings.bot_seconds)._replace(level=level)
        settled = len(match.done) - match.undo_depth(seat)
        return Asked(job, Presenter(play, seat, caller.lang), match.asked(seat).topic.name, settled)

    asked = await services.hub.present(table, see)
    with services.hinting.turn(guest.id):
        job = HintJob(asked.job, services.plans.get(table, seat))
        advice = await services.compute.advise(job, Share((guest.id,), "hint"))
    services.plans.keep(table, seat, Planned(asked.settled, advice.unsettled, advice.ideas[0].variation))
    return await asyncio.to_thread(hint_of, asked.presenter, asked.topic, advice.ideas, advice.reasons, seat, level)
