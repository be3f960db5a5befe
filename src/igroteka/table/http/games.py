"""Calls about games: what can be played, and the rules to read."""

from litestar import Controller, MediaType, Response
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from igroteka.table.catalogue import games, tours
from igroteka.table.core import table_factory
from igroteka.table.http.common import TheCaller, TheServices, reads, sends
from igroteka.table.http.tables import expect_quota, keep
from igroteka.table.hub.context import now_ms
from igroteka.table.services import campaigns
from igroteka.table.wire.bodies import Book, GameInfo
from igroteka.table.wire.messages import TableInfo


class GamesApi(Controller):
    """The games that are offered."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @reads("/")
    async def games(self, services: TheServices, caller: TheCaller) -> list[GameInfo]:
        """All games, with their modes and options."""
        found = [games.game_info(game, caller.lang) for game in services.games]
        return [
            replace(info, tour=len(tours.steps(info.id, caller.lang)), campaign=campaigns.mode_of(info.id))
            for info in found
        ]

    @reads("/{game:str}/book")
    async def book(
        self, game: FromPath[str], services: TheServices, caller: TheCaller, table: FromQuery[str] = ""
    ) -> Book:
        """The rules by chapter and the components of a game; for a table, with the values of its box."""
        box = await services.hub.read(table, lambda play: play.game.box) if table else None
        found = games.book(services.game(game), caller.lang, box)
        return replace(found, tour=tours.steps(game, caller.lang))

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
