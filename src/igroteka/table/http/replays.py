"""Calls about records: export, import, replay, branch."""

import asyncio
from typing import Any

from litestar import Controller, Request, Response
from litestar.params import FromPath, FromQuery, JSONBody

from igroteka.kernel.ask import Seat
from igroteka.kernel.record import LARGEST
from igroteka.table.compute.trial import Trial
from igroteka.table.core import replays, table_factory
from igroteka.table.core.play import Play
from igroteka.table.core.rows import TableKind
from igroteka.table.errors import RequestError
from igroteka.table.http.common import TheCaller, TheServices, reads, sends
from igroteka.table.http.tables import expect_quota, keep
from igroteka.table.hub.context import now_ms
from igroteka.table.presenter.cache import CachedView
from igroteka.table.presenter.header import table_info
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.presenter.replay_steps import OpenPresenter, points
from igroteka.table.presenter.state import state
from igroteka.table.services.components import expect_playable
from igroteka.table.services.services import Caller
from igroteka.table.wire.bodies import Branch, ReplayInfo
from igroteka.table.wire.messages import State, TableInfo

LINES = "application/x-ndjson"


def eyes_of(play: Play, caller: Caller, seat: Seat | None) -> Seat | None:
    """Whose eyes may be used: any when the match is over, else only one's own."""
    if play.match is None:
        raise RequestError("wrong-phase", 409, phase=play.phase)
    if play.phase == "over":
        return None if seat is None else play.seat(seat).seat
    if seat is None and not play.of(caller.id):
        raise RequestError("running", 403)
    return play.own(caller.id, seat)[0].seat


class ReplaysApi(Controller):
    """Records and replays."""

    path = "/api"
    tags = ["replays"]  # noqa: RUF012

    @reads("/tables/{table:str}/record", media_type=LINES)
    async def export(
        self, table: FromPath[str], services: TheServices, caller: TheCaller, seat: FromQuery[int | None] = None
    ) -> Response[bytes]:
        """The record of a finished match; of a running one what my seat knows."""
        services.replays.spend(caller.counted)
        play = await services.hub.read(table, lambda play: play)
        eyes = eyes_of(play, caller, seat)
        if play.phase == "over":
            data = await asyncio.to_thread(replays.whole_record, play)
        else:
            assert eyes is not None
            data = await asyncio.to_thread(replays.seen_record, play, eyes)
        head = {"Content-Disposition": f'attachment; filename="{play.game_id}-{play.id}.jsonl"'}
        return Response(data, media_type=LINES, headers=head)

    @reads("/tables/{table:str}/replay")
    async def replay(
        self, table: FromPath[str], services: TheServices, caller: TheCaller, seat: FromQuery[int | None] = None
    ) -> ReplayInfo:
        """The steps of a match, open when it is over, else as my seat knew it."""
        services.replays.spend(caller.counted)
        play, kept = await services.hub.read(table, lambda play: (play, play.record() if play.match else None))
        eyes, over = eyes_of(play, caller, seat), play.phase == "over"
        assert kept
        steps = await asyncio.to_thread(points, play, kept, caller.lang, eyes, over and seat is None)
        mine = tuple(each.seat for each in play.of(caller.id))
        seats = tuple(range(len(play.seats))) if over else mine
        return ReplayInfo(table=table_info(play, caller.lang, caller.id), steps=tuple(steps), seats=seats, open=over)

    @reads("/tables/{table:str}/replay/{step:int}")
    async def replay_step(
        self,
        table: FromPath[str],
        step: FromPath[int],
        services: TheServices,
        caller: TheCaller,
        seat: FromQuery[int | None] = None,
    ) -> State:
        """The table as it was after a step."""
        services.replays.spend(caller.counted)
        play, kept = await services.hub.read(table, lambda play: (play, play.record() if play.match else None))
        eyes = eyes_of(play, caller, seat)
        assert kept
        replays.checked_step(kept, step)
        then = await asyncio.to_thread(replays.at_step, play, kept, step)
        presenter = (
            OpenPresenter(then, eyes, caller.lang)
            if seat is None and play.phase == "over"
            else Presenter(then, eyes, caller.lang)
        )
        return state(CachedView(presenter), table_info(then, caller.lang, caller.id), presenter.log(), now_ms())

    @sends("/tables/{table:str}/branch", status_code=201)
    async def branch(
        self, table: FromPath[str], data: JSONBody[Branch], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """A new table that plays on from a step; of a running match in a world my seat imagines."""
        guest = caller.known()
        services.replays.spend(caller.counted)
        play, kept = await services.hub.read(table, lambda play: (play, play.record() if play.match else None))
        eyes = eyes_of(play, caller, data.seat)
        assert kept
        replays.checked_step(kept, data.step)
        world = None if play.phase == "over" else eyes
        kind: TableKind = "table" if world is None else "trial"
        await expect_quota(services, guest, kind)
        match = await asyncio.to_thread(replays.branch, play, kept, data.step, world)
        imagined = world is not None
        other = table_factory.branched(play, match, imagined, data.seats, guest, now_ms())
        return await keep(services, caller, other, kind)

    @sends("/records", status_code=201)
    async def load(self, request: Request[Any, Any, Any], services: TheServices, caller: TheCaller) -> TableInfo:
        """Somebody's record as a finished table, to be replayed and played on from."""
        guest = caller.known()
        await expect_quota(services, guest, "record")
        data = await request.body()
        if len(data) > LARGEST:
            raise RequestError("too-long", 413, what="record", most=LARGEST, found=len(data))
        head = replays.header(data, services.games)
        with services.imports.turn(guest.id):
            if head.components:
                trial = Trial(head.game, head.components, head.mode, head.seats, head.options)
                await expect_playable(services.compute, trial)
            match = await asyncio.to_thread(replays.imported, head, data)
        made = table_factory.from_record(head.game, head.components, match, guest, now_ms())
        return await keep(services, caller, made, "record")
