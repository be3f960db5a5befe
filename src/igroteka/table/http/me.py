"""Calls about the calling guest."""

from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from litestar import Controller, Request, Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from igroteka.content.texts import Language
from igroteka.table.catalogue import games
from igroteka.table.core.commands import ForgetGuest, RenameGuest
from igroteka.table.core.rows import Guest
from igroteka.table.errors import RequestError
from igroteka.table.http.common import TheCaller, TheServices, edits, reads, removes, sends
from igroteka.table.hub.context import now_ms
from igroteka.table.identity import addresses, sign_ins
from igroteka.table.identity.guests import COOKIE
from igroteka.table.presenter.history import players
from igroteka.table.services import blocklist, campaigns
from igroteka.table.services.services import Caller, Services
from igroteka.table.storage import schema
from igroteka.table.storage.announcements import announced
from igroteka.table.storage.notices import forget_notices, notice
from igroteka.table.storage.turns import tables_to_answer
from igroteka.table.wire.bodies import (
    Announcement,
    BlockedGuest,
    BlockGuest,
    CampaignInfo,
    Confirm,
    Confirmed,
    EditMe,
    GameStats,
    History,
    Me,
    Played,
    Recover,
    Recovery,
    SignIn,
)

YEAR = 365 * 86_400


def cookie(services: Services, token: str) -> Cookie:
    """The cookie with the signed identity: hidden from scripts and other sites."""
    secure = services.settings.public_url.startswith("https")
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=YEAR,
        path="/",
    )


async def me(services: Services, guest: Guest, sign_in: str) -> Me:
    return Me(
        name=guest.name,
        lang=guest.lang,
        token=services.identity.sign(guest.id, sign_in),
        email=guest.email,
        email_new=guest.email_new,
        turns=len(await tables_to_answer(services.store, guest.id)),
        mail=services.mailer.open,
        shares=guest.shares,
    )


class MeApi(Controller):
    """Who I am."""

    path = "/api"
    tags = ["me"]  # noqa: RUF012  # Litestar reads it

    @reads("/me")
    async def get_me(self, request: Request[Any, Any, Any], services: TheServices, caller: TheCaller) -> Response[Me]:
        """Who I am; a new guest gets a cookie here."""
        guest = caller.guest
        if guest is None:
            services.newcomers.spend(caller.address)
            guest = await services.identity.new(caller.lang, now_ms())
        return await signed_in(services, request, guest, caller.sign_in)

    @reads("/announcement")
    async def announcement(self, services: TheServices, caller: TheCaller) -> Announcement:
        """What the operator tells everybody."""
        return Announcement(text=await announced(services.store, caller.lang, now_ms()))

    @edits("/me")
    async def edit_me(
        self, data: JSONBody[EditMe], request: Request[Any, Any, Any], services: TheServices, caller: TheCaller
    ) -> Me:
        """Change my name, language, address, or whether my matches may become puzzles."""
        if data.name is not None:
            services.names.spend(caller.known().id)
        guest = await services.identity.edit(caller.known(), data.name, data.lang, data.shares)
        if data.name is not None:
            await rename_seats(services, guest.id, guest.name)
        if data.email is not None:
            await write_to(services, caller, data.email)
            guest = await services.identity.known(guest.id)
        return await me(services, guest, await expect_sign_in(services, request, caller))

    @removes("/me", status_code=204)
    async def delete_me(self, services: TheServices, caller: TheCaller) -> Response[None]:
        """Delete all my data and the cookie. Bots take my seats."""
        guest = caller.known()
        for table in await services.identity.forget(guest.id):
            await forget_at(services, table, guest.id)
        await services.hub.refresh_guest(guest.id)
        services.spawn(forget_notices(services.store, guest.id))
        answer: Response[None] = Response(None)
        answer.delete_cookie(COOKIE)
        return answer

    @sends("/me/recovery")
    async def make_recovery(self, services: TheServices, caller: TheCaller) -> Recovery:
        """A code that takes this identity to another device. A new code replaces the old one."""
        code = await services.identity.recovery(caller.known())
        return Recovery(code=code, link=f"{services.settings.public_url.rstrip('/')}/#/recover/{code}")

    @sends("/recover")
    async def recover(
        self, data: JSONBody[Recover], request: Request[Any, Any, Any], services: TheServices
    ) -> Response[Me]:
        """Become the guest with this code, which works once. All other sign-ins end, unless they are to stay."""
        guest = await services.identity.recover(data.code)
        made = await sign_ins.begin(services.store, guest.id, agent_of(request), now_ms())
        if data.sign_out:
            await sign_ins.end_others(services.store, guest.id, made)
            await services.hub.refresh_guest(guest.id)
        return await signed_in(services, request, guest, made)

    @reads("/me/sign-ins")
    async def sign_ins(self, services: TheServices, caller: TheCaller) -> list[SignIn]:
        """Where I am signed in, the most recently used first."""
        return [
            SignIn(
                id=row["id"],
                device=row["device"],
                created=row["created"] // 1000,
                seen=row["seen"] // 1000,
                current=row["id"] == caller.sign_in,
            )
            for row in await sign_ins.listed(services.store, caller.known().id)
        ]

    @removes("/me/sign-ins/{sign_in:str}", status_code=204)
    async def end_sign_in(self, sign_in: FromPath[str], services: TheServices, caller: TheCaller) -> None:
        """Sign out on one device."""
        guest = caller.known()
        if not sign_in.isprintable() or not await sign_ins.end(services.store, guest.id, sign_in):
            raise RequestError("not-found", 404, what="sign-in", id=sign_in[:40])
        await services.hub.refresh_guest(guest.id)

    @sends("/me/sign-out")
    async def sign_out(self, request: Request[Any, Any, Any], services: TheServices, caller: TheCaller) -> Response[Me]:
        """Sign out everywhere else: only the token returned here stays valid."""
        guest = caller.known()
        made = await sign_ins.begin(services.store, guest.id, agent_of(request), now_ms())
        await sign_ins.end_others(services.store, guest.id, made)
        await services.hub.refresh_guest(guest.id)
        return await signed_in(services, request, guest, made)

    @sends("/confirm")
    async def confirm(self, data: JSONBody[Confirm], services: TheServices) -> Confirmed:
        """Confirm the mail address that this code was sent to."""
        return Confirmed(email=await addresses.confirm(services.store, data.code, now_ms()))

    @reads("/me/history")
    async def history(self, services: TheServices, caller: TheCaller) -> History:
        """My finished matches."""
        results = schema.results
        wanted = sa.select(results).where(results.c.guest == caller.known().id).order_by(results.c.ended.desc())
        rows = await services.store.rows(wanted.limit(1000))
        matches = tuple(played(row, caller.lang) for row in rows if row["game"] in services.games)
        games = dict.fromkeys(match.game for match in matches)
        return History(matches=matches, stats=tuple(stats(game, matches) for game in games))

    @reads("/me/campaigns/{game:str}")
    async def campaign(self, game: FromPath[str], services: TheServices, caller: TheCaller) -> CampaignInfo:
        """My campaign: its matches, and what the next one is played with."""
        return await campaigns.campaign(services, caller.known().id, services.game(game))

    @reads("/me/blocklist")
    async def blocklist(self, services: TheServices, caller: TheCaller) -> list[BlockedGuest]:
        """The guests I mute or block."""
        return await blocklist_of(services, caller.known().id)

    @sends("/me/blocklist")
    async def block(self, data: JSONBody[BlockGuest], services: TheServices, caller: TheCaller) -> list[BlockedGuest]:
        """Mute or block somebody at a table."""
        guest, rows = caller.known(), schema.blocklist
        other, name = await blocklist.find_person(services, data.table, data.seat, data.chat)
        if other in ("", guest.id):
            raise RequestError("bad-input", 400, what="seat, chat: another person's")
        values = {"guest": guest.id, "other": other, "kind": data.kind, "name": name}
        old = (rows.c.guest == guest.id) & (rows.c.other == other)
        replaced = sa.delete(rows).where(old), sa.insert(rows).values(values)
        await services.store.do(*replaced, *notice(guest=guest.id))
        await services.hub.refresh_guest(guest.id)
        return await blocklist_of(services, guest.id)

    @removes("/me/blocklist/{other:str}", status_code=204)
    async def unblock(self, other: FromPath[str], services: TheServices, caller: TheCaller) -> None:
        """Unmute and unblock a guest."""
        rows = schema.blocklist
        if not other.isprintable():
            raise RequestError("not-found", 404, what="guest", id="")
        guest = caller.known().id
        old = sa.delete(rows).where(rows.c.guest == guest, rows.c.other == other)
        await services.store.do(old, *notice(guest=guest))
        await services.hub.refresh_guest(guest)


def agent_of(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("user-agent", "")[:500]


async def expect_sign_in(services: Services, request: Request[Any, Any, Any], caller: Caller) -> str:
    """The caller's sign-in; a new one if a token of version 0.1 had none."""
    return caller.sign_in or await sign_ins.begin(services.store, caller.known().id, agent_of(request), now_ms())


async def signed_in(services: Services, request: Request[Any, Any, Any], guest: Guest, sign_in: str) -> Response[Me]:
    """A guest with their token, also as a cookie that is renewed for a year."""
    sign_in = sign_in or await sign_ins.begin(services.store, guest.id, agent_of(request), now_ms())
    known = await me(services, guest, sign_in)
    return Response(known, cookies=[cookie(services, known.token)])


async def write_to(services: Services, caller: Caller, email: str) -> None:
    """Set a guest's mail address, after a letter sent there was confirmed."""
    guest = caller.known()
    if email in ("", guest.email):
        await addresses.set_address(services.store, guest, email)
        return
    addresses.expect_address(email)
    if not services.mailer.open:
        raise RequestError("no-mail", 409)
    services.letters.spend(guest.id)
    services.letters.spend(caller.address)
    services.letters_to.spend(email.lower())
    code = await addresses.request_address(services.store, guest, email, now_ms())
    services.spawn(services.mailer.confirm(email, caller.lang, code))


async def blocklist_of(services: Services, guest: str) -> list[BlockedGuest]:
    wanted = sa.select(schema.blocklist).where(schema.blocklist.c.guest == guest)
    return [
        BlockedGuest(id=row["other"], name=row["name"], kind=row["kind"]) for row in await services.store.rows(wanted)
    ]


async def rename_seats(services: Services, guest: str, name: str) -> None:
    """Rename a guest's seats at tables in play."""
    rows, seats = schema.tables, schema.seats
    joined = sa.join(rows, seats, seats.c.table_id == rows.c.id)
    wanted = sa.select(rows.c.id).distinct().select_from(joined).where(seats.c.guest == guest, rows.c.phase != "over")
    for row in await services.store.rows(wanted.limit(200)):
        with suppress(RequestError):  # deleted a moment ago, or unreadable
            await services.hub.change(row["id"], RenameGuest(guest, name))


async def forget_at(services: Services, table: str, guest: str) -> None:
    """Forget a guest at a table; if they created it and it has not begun, another player becomes its creator."""
    try:
        creator = await services.hub.change(table, ForgetGuest(guest))
    except RequestError:  # deleted a moment ago, or unreadable: then only its rows know the guest
        gone = sa.update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.guest == guest)
        await services.store.do(gone.values(guest="", name=""))
        return
    if creator is None:
        await services.hub.delete(table)
    else:
        await services.store.do(sa.update(schema.tables).where(schema.tables.c.id == table).values(creator=creator))


def played(row: sa.RowMapping, lang: Language) -> Played:
    return Played(
        table=row["table_id"],
        game=row["game"],
        game_title=games.title(row["game"], lang),
        mode_title=games.texts(row["game"]).mode(lang, row["mode"]),
        ended=row["ended"] // 1000,
        seat=row["seat"],
        score=row["score"],
        won=row["won"],
        players=players(row["players"], lang),
    )


def stats(game: str, matches: tuple[Played, ...]) -> GameStats:
    mine = [match for match in matches if match.game == game]
    scores = [match.score for match in mine]
    return GameStats(
        game=game,
        game_title=mine[0].game_title,
        matches=len(mine),
        won=sum(match.won for match in mine),
        best=max(scores),
        mean=round(sum(scores) / len(scores), 1),
    )
