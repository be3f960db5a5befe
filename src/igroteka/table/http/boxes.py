"""Calls about boxes: view, correct, save, share and publish printed values."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from litestar import Controller, MediaType, Request, Response
from litestar.params import FromPath, JSONBody

from igroteka.content.edits import Change
from igroteka.table.compute.box_sheets import FileJob, SheetJob, read_file, sheet
from igroteka.table.compute.sharing import Share
from igroteka.table.core.plain_text import plain_text
from igroteka.table.errors import RequestError
from igroteka.table.http.common import TheCaller, TheServices, edits, reads, removes, sends
from igroteka.table.hub.context import now_ms
from igroteka.table.services.components import MOST_COMPONENTS, sound_file
from igroteka.table.services.disk_quota import expect_room
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage import boxes, schema
from igroteka.table.wire.boxes import BoxChange, BoxInfo, BoxSheet, EditBox, LookAtBox, ReportBox, SaveBox

LONGEST_NAME: Final = 60
LONGEST_REPORT: Final = 500
MOST_CHANGES: Final = 4000
MOST_ROWS: Final = 4000
_CHANGES: Final = msgspec.json.Decoder(tuple[BoxChange, ...])


def changes_of(found: Iterable[BoxChange]) -> tuple[Change, ...]:
    """Untrusted changes; the last change of a value wins."""
    last = {(each.kind, each.row, each.field): each.value for each in found}
    if len(last) > MOST_CHANGES:
        raise RequestError("too-long", 413, what="changes", most=MOST_CHANGES, found=len(last))
    return tuple(Change(*place, value) for place, value in last.items())


def share_of(caller: Caller) -> Share:
    return Share((caller.counted,), "trial")


async def expect_sound(services: Services, caller: Caller, game: str, changes: tuple[Change, ...]) -> None:
    """Raise an error unless a box may have these values."""
    first = (f"{changes[0].kind}/{changes[0].row}",) if changes else ("-/-",)
    checked = await services.compute.run(sheet, SheetJob(game, changes, caller.lang, first), share_of(caller))
    if checked.error:
        raise RequestError("bad-components", 400, what=checked.error)


def box_info(row: sa.RowMapping, caller: Caller, *, whole: bool = False) -> BoxInfo:
    changes = _CHANGES.decode(row["changes"])
    return BoxInfo(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        author=row["author"],
        mine=row["guest"] == caller.id,
        published=row["published"],
        played=row["played"],
        differs=row["differs"],
        touched=row["touched"] // 1000,
        kinds=tuple(dict.fromkeys(each.kind for each in changes)),
        changes=changes if whole else (),
    )


class BoxesApi(Controller):
    """The printed values of a game, and the boxes of guests."""

    path = "/api"
    tags = ["boxes"]  # noqa: RUF012

    @sends("/games/{game:str}/box")
    async def look(
        self, game: FromPath[str], data: JSONBody[LookAtBox], services: TheServices, caller: TheCaller
    ) -> BoxSheet:
        """A box with these values, drawn and checked; nothing is saved."""
        name = services.game(game)
        services.looks.spend(caller.counted)
        job = SheetJob(name, changes_of(data.changes), caller.lang, data.only[:MOST_ROWS])
        return await services.compute.run(sheet, job, share_of(caller))

    @sends("/games/{game:str}/box/file")
    async def read_file(
        self, game: FromPath[str], request: Request[Any, Any, Any], services: TheServices, caller: TheCaller
    ) -> list[BoxChange]:
        """What a component file changes."""
        name, guest = services.game(game), caller.known()
        data = await request.body()
        if len(data) > MOST_COMPONENTS:
            raise RequestError("too-long", 413, what="components", most=MOST_COMPONENTS, found=len(data))
        with services.trials.turn(guest.id):
            job = FileJob(name, data.decode("utf-8", "replace"), caller.lang)
            found = await services.compute.run(read_file, job, share_of(caller))
        if found.error:
            raise RequestError("bad-components", 400, what=found.error)
        return [BoxChange(each.kind, each.row, each.field, each.value) for each in found.changes]

    @reads("/games/{game:str}/boxes")
    async def published(self, game: FromPath[str], services: TheServices, caller: TheCaller) -> list[BoxInfo]:
        """The boxes that guests have published."""
        return [box_info(row, caller) for row in await boxes.published_boxes(services.store, services.game(game))]

    @reads("/boxes")
    async def mine(self, services: TheServices, caller: TheCaller) -> list[BoxInfo]:
        """My boxes."""
        return [box_info(row, caller) for row in await boxes.boxes_of(services.store, caller.known().id)]

    @sends("/boxes", status_code=201)
    async def keep(self, data: JSONBody[SaveBox], services: TheServices, caller: TheCaller) -> BoxInfo:
        """Save a box."""
        guest, game = caller.known(), services.game(data.game)
        services.creations.spend(guest.id)
        name, changes = plain_text(data.name, "name", LONGEST_NAME), changes_of(data.changes)
        await expect_room(services, guest.id, boxes.size_of(changes))
        await expect_sound(services, caller, game, changes)
        box = await boxes.save_box(services.store, guest.id, guest.name, game, name, changes, now_ms())
        return box_info(await boxes.box_row(services.store, box), caller, whole=True)

    @reads("/boxes/{box:str}")
    async def box(self, box: FromPath[str], services: TheServices, caller: TheCaller) -> BoxInfo:
        """A box, for everybody with its link."""
        return box_info(await boxes.box_row(services.store, box), caller, whole=True)

    @reads("/boxes/{box:str}/file", media_type=MediaType.TEXT)
    async def file(self, box: FromPath[str], services: TheServices, caller: TheCaller) -> Response[str]:
        """The box as a component file."""
        row = await boxes.box_row(services.store, box)
        job = SheetJob(row["game"], changes_of(_CHANGES.decode(row["changes"])), caller.lang)
        text = await sound_file(services, caller, job)
        head = {"Content-Disposition": f'attachment; filename="{row["game"]}-{row["id"]}.toml"'}
        return Response(text, media_type="application/toml", headers=head)

    @edits("/boxes/{box:str}")
    async def edit(
        self, box: FromPath[str], data: JSONBody[EditBox], services: TheServices, caller: TheCaller
    ) -> BoxInfo:
        """Change, publish or withdraw a box of mine."""
        guest = caller.known()
        row = await boxes.own_box(services.store, box, guest.id)
        values: dict[str, str | int | bool] = {"author": guest.name, "touched": now_ms()}
        if data.name is not None:
            values["name"] = plain_text(data.name, "name", LONGEST_NAME)
        if data.changes is not None:
            changes = changes_of(data.changes)
            more = boxes.size_of(changes) - len(row["changes"].encode())
            if more > 0:
                await expect_room(services, guest.id, more)
            await expect_sound(services, caller, row["game"], changes)
            values |= boxes.written(changes)
        if data.published is not None:
            values["published"] = data.published
        await boxes.change_box(services.store, box, **values)
        return box_info(await boxes.box_row(services.store, box), caller, whole=True)

    @removes("/boxes/{box:str}", status_code=204)
    async def delete(self, box: FromPath[str], services: TheServices, caller: TheCaller) -> None:
        """Delete a box of mine; tables that use it keep their copy."""
        await boxes.own_box(services.store, box, caller.known().id)
        await boxes.delete_box(services.store, box)

    @sends("/boxes/{box:str}/report", status_code=204)
    async def report(
        self, box: FromPath[str], data: JSONBody[ReportBox], services: TheServices, caller: TheCaller
    ) -> None:
        """Tell the operator about a published box."""
        guest = caller.known()
        services.reports.spend(guest.id)
        await boxes.box_row(services.store, box)
        text = plain_text(data.text, "text", LONGEST_REPORT)
        values = {"table_id": f"box {box}", "guest": guest.id, "seat": None, "text": text, "at": now_ms()}
        await services.store.do(sa.insert(schema.reports).values(values))
