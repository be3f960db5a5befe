"""Bots at a table: each thinks in a separate process, then answers like a person."""

import asyncio
import logging
from typing import TYPE_CHECKING

from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Luck
from igroteka.records.saving import save
from igroteka.table.compute.pool import BotJob
from igroteka.table.compute.sharing import Share
from igroteka.table.core.commands import AnswerForBot
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import HubContext, now_ms

if TYPE_CHECKING:
    from igroteka.table.hub.room import Room

log = logging.getLogger("igroteka.table")


class BotDriver:
    """Lets the bots of one room answer one after another until a person is asked."""

    def __init__(self, room: "Room", context: HubContext) -> None:
        self._room = room
        self._context = context
        self._task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._task is not None

    def tasks(self) -> list[asyncio.Task[None]]:
        return [self._task] if self._task else []

    def run(self) -> None:
        if self._task is None or self._task.done():
            self._task = self._context.start(self._drive())

    async def _drive(self) -> None:
        try:
            while due := await self._room.read(self._due):
                play, seat, asked, job = due
                key = await self.choose(play, job)
                await self.answer(AnswerForBot(seat, key, asked))
        except RequestError as error:
            if error.code != "not-found":  # deleted while the bot thought
                raise
        finally:
            self._task = None

    def _due(self, play: Play) -> tuple[Play, Seat, int, BotJob] | None:
        """The first bot that has to answer, if this worker runs the bots."""
        due = play.bots_due()
        if not due or play.lease != self._context.worker:
            return None
        return play, due[0], play.asked_since(due[0]), bot_job(play, due[0], self._context.settings.bot_seconds)

    async def choose(self, play: Play, job: BotJob) -> str:
        """A bot's answer; if the bot fails, any option, so that the table goes on."""
        scripted = play.scripted()
        if scripted and scripted[0] == job.seat:
            return scripted[1]
        try:
            return (await self._context.compute.think(job, self.share(play)))[0].key
        except Exception:  # a bot's failure must not stop the table
            log.exception("a bot failed", extra={"table": play.id, "seat": job.seat})
            self._context.metrics.add("igroteka_bot_failures_total")
            assert play.match
            keys = play.match.asked(job.seat).keys
            return keys[Luck(job.seed).fresh(len(keys))]

    def share(self, play: Play) -> Share:
        """The guests to charge for a bot's time: people who play there, those who are connected first."""
        people = {seat.guest for seat in play.persons() if not seat.held}
        if not people:
            return Share((play.creator or play.id,), "bots")
        here = people & self._room.online(now_ms())
        return Share(tuple(here or people), here=bool(here))

    async def answer(self, command: AnswerForBot) -> None:
        await self._room.change_quietly(command)


def bot_job(play: Play, seat: Seat, seconds: float) -> BotJob:
    """A position for a bot to think about, as it is now."""
    assert play.match
    settled = len(play.match.done) - play.match.undo_depth(seat)  # so that a plan lasts until something becomes known
    seed = Luck(f"{play.id} {seat} {settled}").fresh(1 << 30)
    return BotJob(play.game_id, play.components, save(play.match), seat, play.seats[seat].level, seconds, seed)
