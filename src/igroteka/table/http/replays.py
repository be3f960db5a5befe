"""Calls about records: export, import, replay, branch."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import Controller, Request, Response
from litestar.params import FromPath, FromQuery, JSONBody

from igroteka.kernel.ask import Seat
from igroteka.records.record import LARGEST
from igroteka.table.compute.sharing import Share
from igroteka.table.compute.trial import Trial
from igroteka.table.core import replays
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import StoredMatch, stored_match
from igroteka.table.core.replays import Branching, Import
from igroteka.table.core.rows import TableKind
from igroteka.table.errors import RequestError
from igroteka.table.http.common import AS_IT_IS, TheCaller, TheServices, as_json, reads, reads_gzip, sends
from igroteka.table.http.tables import expect_quota, keep
from igroteka.table.hub.context import now_ms
from igroteka.table.presenter.header import table_info
from igroteka.table.presenter.replay_steps import StepJob, StepsJob, all_steps, one_step
from igroteka.table.services.components import expect_playable
from igroteka.table.services.reviews import begin_review, review_info
from igroteka.table.services.services import Caller, Services
from igroteka.table.wire.bodies import Branch, ReplayInfo
from igroteka.table.wire.messages import State, TableInfo
from igroteka.table.wire.reviews import ReviewInfo

J = TypeVar("J")
T = TypeVar("T")
LINES = "application/x-ndjson"


def viewer_of(play: Play, caller: Caller, seat: Seat | None) -> Seat | None:
    """The seat whose view may be shown: any after the match, otherwise only the caller's own."""
    if play.match is None:
        raise RequestError("wrong-phase", 409, phase=play.phase)
    play.expect_admitted(caller.id)
    if play.phase == "over":
        return None if seat is None else play.seat(seat).seat
    if seat is None and not play.of(caller.id):
        raise RequestError("running", 403)
    return play.own(caller.id, seat)[0].seat


async def again(services: Services, caller: Caller, work: Callable[[J], T], job: J) -> T:
    """Run work in the process that replays matches; guests take turns."""
    return await services.playbacks.run(work, job, Share((caller.counted,)))


class ReplaysApi(Controller):
    """Records and replays."""

    path = "/api"
    tags = ["replays"]  # noqa: RUF012

    @reads("/tables/{table:str}/record", media_type=LINES)
    async def export(
        self, table: FromPath[str], services: TheServices, caller: TheCaller, seat: FromQuery[int | None] = None
    ) -> Response[bytes]:
        """The record of a finished match; for a running match, what my seat knows."""
        services.replays.spend(caller.counted)

        def see(play: Play) -> tuple[str, StoredMatch, Seat | None]:
            viewer = viewer_of(play, caller, seat)
            return play.game_id, stored_match(play), None if play.phase == "over" else viewer

        game, stored, viewer = await services.hub.read(table, see)
        data = await again(services, caller, partial(replays.exported_record, seat=viewer), stored)
        head = {"Content-Disposition": f'attachment; filename="{game}-{stored.table}.jsonl"'}
        return Response(data, media_type=LINES, headers=head)

    @reads("/tables/{table:str}/replay", opt={AS_IT_IS: True})
    async def replay(
        self,
        table: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        caller: TheCaller,
        seat: FromQuery[int | None] = None,
    ) -> Response[ReplayInfo]:
        """The steps of a match: everything after the match, otherwise what my seat knew."""
        services.replays.spend(caller.counted)
        pack = reads_gzip(request)

        def see(play: Play) -> StepsJob:
            viewer, over = viewer_of(play, caller, seat), play.phase == "over"
            seats = range(len(play.seats)) if over else [each.seat for each in play.of(caller.id)]
            shown = ReplayInfo(table=table_info(play, caller.lang, caller.id), steps=(), seats=tuple(seats), open=over)
            return StepsJob(stored_match(play), caller.lang, viewer, over and seat is None, shown, pack)

        return as_json(await again(services, caller, all_steps, await services.hub.read(table, see)), pack)

    @reads("/tables/{table:str}/replay/{step:int}", opt={AS_IT_IS: True})
    async def replay_step(
        self,
        table: FromPath[str],
        step: FromPath[int],
        request: Request[Any, Any, Any],
        services: TheServices,
        caller: TheCaller,
        seat: FromQuery[int | None] = None,
    ) -> Response[State]:
        """The table as it was after a step."""
        services.replays.spend(caller.counted)
        pack = reads_gzip(request)

        def see(play: Play) -> StepJob:
            viewer = viewer_of(play, caller, seat)
            all_open, at = seat is None and play.phase == "over", replays.checked_step(play, step)
            return StepJob(stored_match(play), at, caller.lang, viewer, all_open, caller.id, now_ms(), pack)

        return as_json(await again(services, caller, one_step, await services.hub.read(table, see)), pack)

    @reads("/tables/{table:str}/review", opt={AS_IT_IS: True})
    async def review(
        self, table: FromPath[str], services: TheServices, caller: TheCaller, since: FromQuery[int] = -1
    ) -> Response[ReviewInfo]:
        """The review of a finished match, or how far it has come; waits a while for more than `since` entries."""
        found = await review_info(services, caller, table, since)
        return as_json(found if isinstance(found, bytes) else msgspec.json.encode(found), packed=False)

    @sends("/tables/{table:str}/review", status_code=202)
    async def begin_review(self, table: FromPath[str], services: TheServices, caller: TheCaller) -> None:
        """Begin the review of a finished match in the background."""
        services.replays.spend(caller.counted)
        await begin_review(services, caller, table)

    @sends("/tables/{table:str}/branch", status_code=201)
    async def branch(
        self, table: FromPath[str], data: JSONBody[Branch], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """A new table that plays on from a step; for a running match, in a world that my seat can imagine."""
        guest = caller.known()
        services.replays.spend(caller.counted)

        def see(play: Play) -> Branching:
            viewer = viewer_of(play, caller, data.seat)
            world = None if play.phase == "over" else viewer
            step = replays.checked_step(play, data.step)
            return Branching(stored_match(play), step, world, data.seats, guest, now_ms())

        job = await services.hub.read(table, see)
        kind: TableKind = "table" if job.seat is None else "trial"
        await expect_quota(services, guest, kind)
        made = await again(services, caller, replays.branched_table, job)
        return await keep(services, caller, await asyncio.to_thread(replays.new_table, made), kind)

    @sends("/records", status_code=201)
    async def load(self, request: Request[Any, Any, Any], services: TheServices, caller: TheCaller) -> TableInfo:
        """Import a record as a finished table, to be replayed and played on from."""
        guest = caller.known()
        await expect_quota(services, guest, "record")
        data = await request.body()
        if len(data) > LARGEST:
            raise RequestError("too-long", 413, what="record", most=LARGEST, found=len(data))
        head = replays.header(data, services.games)
        with services.imports.turn(guest.id):
            if head.components:
                trial = Trial(head.game, head.components, head.mode, head.seats, head.options)
                await expect_playable(services.compute, trial, guest.id)
            made = await again(services, caller, replays.imported_table, Import(head, data, guest, now_ms()))
        return await keep(services, caller, await asyncio.to_thread(replays.new_table, made), "record")
