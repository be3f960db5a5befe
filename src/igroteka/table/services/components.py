"""Guests' component files, tried out before a table uses them."""

import asyncio
from typing import Final, NamedTuple

import msgspec

from igroteka.content.edits import Change
from igroteka.table.catalogue.games import game_with, plain
from igroteka.table.compute.box_sheets import SheetJob, box_file
from igroteka.table.compute.pool import Compute
from igroteka.table.compute.sharing import Share
from igroteka.table.compute.trial import Trial, tried
from igroteka.table.core.table_factory import expect_setup
from igroteka.table.errors import RequestError
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage import boxes
from igroteka.table.wire.messages import NewTable

MOST_COMPONENTS: Final = 1_000_000  # bytes


class SavedBox(NamedTuple):
    """A guest's saved box, ready to be played with."""

    name: str
    components: str


async def saved_box(services: Services, caller: Caller, data: NewTable) -> SavedBox | None:
    """The box that a new table is to use, if it names one: the table will have a copy."""
    if not data.box:
        return None
    row = await boxes.box_row(services.store, data.box)
    if row["game"] != data.game:
        raise RequestError("not-found", 404, what="box", id=data.box[:40])
    job = SheetJob(data.game, msgspec.json.decode(row["changes"], type=tuple[Change, ...]), caller.lang)
    file = await sound_file(services, caller, job)
    return SavedBox(row["name"], file if job.changes else "")


async def sound_file(services: Services, caller: Caller, job: SheetJob) -> str:
    """The component file of a saved box, or an error in words if the rules refuse it by now; the box is kept."""
    file = await services.compute.run(box_file, job, Share((caller.counted,), "trial"))
    if file.error:
        raise RequestError("bad-components", 400, what=file.error)
    return file.text


async def expect_playable(compute: Compute, trial: Trial, guest: str) -> None:
    """Raise an error unless a table with this component file can be played."""
    expect_setup(plain(trial.game), trial.mode, trial.seats, trial.options)
    if len(trial.components) > MOST_COMPONENTS:
        raise RequestError("too-long", 413, what="components", most=MOST_COMPONENTS, found=len(trial.components))
    verdict = await compute.run(tried, trial, Share((guest,), "trial"))
    if verdict.code:
        raise RequestError(verdict.code, 400, what=verdict.what)
    await asyncio.to_thread(game_with, trial.game, trial.components)  # cached, so that nobody waits for it later
