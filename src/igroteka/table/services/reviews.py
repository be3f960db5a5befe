"""Reviews of finished matches, worked out in the background and stored with the table."""

import asyncio
import logging
from time import monotonic
from typing import Final

from igroteka.table.compute.sharing import Share
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import stored_match
from igroteka.table.core.reviewing import ReviewJob, go_on
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import now_ms
from igroteka.table.presenter.review_words import ReviewPageJob, review_page
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage.reviews import ReviewRow, drop_review, keep_review, stored_review, take_on
from igroteka.table.wire.reviews import ReviewInfo

WAIT_S: Final = 20.0  # that a call waits for progress
PAUSE_S: Final = 0.25
log = logging.getLogger("igroteka.table")


class Reviewed:
    """A finished table, as a review needs it."""

    def __init__(self, play: Play, caller: Caller) -> None:
        if play.match is None or play.phase != "over":
            raise RequestError("wrong-phase", 409, phase=play.phase)
        play.expect_admitted(caller.id)
        self.finished = play.match.result is not None
        self.total = len(play.match.log)
        self.stored = stored_match(play)


async def look(services: Services, caller: Caller, table: str) -> tuple[Reviewed, ReviewRow | None]:
    """A finished table and its review; nothing of a running match is looked at."""
    found = await services.hub.read(table, lambda play: Reviewed(play, caller))
    return found, await stored_review(services.store, table)


async def review_info(services: Services, caller: Caller, table: str, since: int) -> ReviewInfo | bytes:
    """How far a review has come, or the whole of it as JSON; waits a while for more than ``since`` entries."""
    found, row = await look(services, caller, table)
    until = monotonic() + WAIT_S
    while row is not None and not row.whole and row.done <= since and monotonic() < until:
        await asyncio.sleep(PAUSE_S)
        row = await stored_review(services.store, table)
    if row is None:
        return ReviewInfo(phase="none", total=found.total)
    if not row.whole:
        return ReviewInfo(phase="working", done=row.done, total=row.total)
    services.replays.spend(caller.counted)
    job = ReviewPageJob(found.stored, row.body, caller.lang)
    return await services.playbacks.run(review_page, job, Share((caller.counted,)))


async def begin_review(services: Services, caller: Caller, table: str) -> None:
    """Begin a review, unless there is one or somebody works on it."""
    guest = caller.known()
    found, _ = await look(services, caller, table)
    if not found.finished or not found.total:
        raise RequestError("no-result", 409)
    if await take_on(services.store, table, found.total, now_ms()):
        services.spawn(work(services, guest.id, table, found))


async def work(services: Services, guest: str, table: str, found: Reviewed) -> None:
    """Judge a match to its end, a few seconds at a time; a review that fails can be asked for again."""
    try:
        row = await stored_review(services.store, table)
        while row is not None and not row.whole:
            job = ReviewJob(found.stored, services.settings.review_budget, row.done, row.body)
            done = await services.compute.run(go_on, job, Share((guest,), "review"))
            row = ReviewRow(done.done, done.total, now_ms(), done.body)
            await keep_review(services.store, table, row)
    except Exception:
        await drop_review(services.store, table)
        log.exception("the review of table %s failed", table)
