"""Calls about games: what can be played, and the rules to read."""

import asyncio
from functools import partial
from typing import Any

from litestar import Controller, MediaType, Request, Response
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from igroteka.content.texts import Language
from igroteka.table.catalogue import games, puzzles, tours
from igroteka.table.compute.books import BookJob, written_book
from igroteka.table.compute.sharing import Share
from igroteka.table.core import table_factory
from igroteka.table.core.play import Play
from igroteka.table.http.common import AS_IT_IS, TheCaller, TheServices, as_json, reads, reads_gzip, sends
from igroteka.table.http.tables import expect_quota, keep
from igroteka.table.hub.context import now_ms
from igroteka.table.services import campaigns
from igroteka.table.services.services import Caller
from igroteka.table.wire.bodies import Book, GameInfo
from igroteka.table.wire.messages import TableInfo


def offered(known: tuple[str, ...], lang: Language) -> list[GameInfo]:
    """The games of the start page."""
    return [
        replace(
            games.game_info(game, lang),
            tour=len(tours.steps(game, lang)),
            campaign=campaigns.mode_of(game),
            puzzles=len(puzzles.playable(game)),
        )
        for game in known
    ]


def book_of(play: Play, caller: Caller) -> BookJob:
    """The book of a table."""
    play.expect_admitted(caller.id)
    return BookJob(play.game_id, caller.lang, play.components)


class GamesApi(Controller):
    """The games that are offered."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @reads("/")
    async def games(self, services: TheServices, caller: TheCaller) -> list[GameInfo]:
        """All games, with their modes and options."""
        return await asyncio.to_thread(offered, services.games, caller.lang)

    @reads("/{game:str}/book", opt={AS_IT_IS: True})
    async def book(
        self,
        game: FromPath[str],
        request: Request[Any, Any, Any],
        services: TheServices,
        caller: TheCaller,
        table: FromQuery[str] = "",
    ) -> Response[Book]:
        """The rules by chapter and the components of a game; for a table, with the values of its box."""
        pack, job = reads_gzip(request), BookJob(services.game(game), caller.lang)
        if table:
            job = await services.hub.read(table, lambda play: book_of(play, caller))
        if not job.components:
            return as_json(await asyncio.to_thread(written_book, job, pack), pack)
        services.replays.spend(caller.counted)
        write = partial(written_book, packed=pack)
        return as_json(await services.playbacks.run(write, job, Share((caller.counted,))), pack)

    @sends("/{game:str}/tour", status_code=201)
    async def tour(self, game: FromPath[str], services: TheServices, caller: TheCaller) -> TableInfo:
        """First steps: a scripted match that shows the board and the first moves."""
        guest = caller.known()
        await expect_quota(services, guest)
        return await keep(services, caller, table_factory.first_steps(services.game(game), guest, now_ms()))

    @reads("/{game:str}/components", media_type=MediaType.TEXT)
    async def components(self, game: FromPath[str], services: TheServices) -> Response[str]:
        """The component file, to be edited to match your own copy of the game."""
        name = services.game(game)
        head = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return Response(games.exported(name), media_type="application/toml", headers=head)
