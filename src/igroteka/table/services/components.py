"""Component files that guests send: tried out before a table uses them."""

import asyncio
from typing import Final

from igroteka.table.catalogue.games import game_with, plain
from igroteka.table.compute.pool import ProcessPool
from igroteka.table.compute.trial import Trial, tried
from igroteka.table.core.table_factory import expect_setup
from igroteka.table.errors import RequestError

MOST_COMPONENTS: Final = 1_000_000  # bytes


async def expect_playable(thinkers: ProcessPool, trial: Trial) -> None:
    """Somebody's component file makes a table that can be played."""
    expect_setup(plain(trial.game), trial.mode, trial.seats, trial.options)
    if len(trial.components) > MOST_COMPONENTS:
        raise RequestError("too-long", 413, what="components", most=MOST_COMPONENTS, found=len(trial.components))
    verdict = await thinkers.run(tried, trial)
    if verdict.code:
        raise RequestError(verdict.code, 400, what=verdict.what)
    await asyncio.to_thread(game_with, trial.game, trial.components)  # it is kept, so that nobody waits for it
