"""Calls about the games: what can be played, and their rules to read."""

from litestar import Controller, MediaType, Response
from litestar.params import FromPath
from msgspec.structs import replace

from igroteka.table import campaigns
from igroteka.table.catalogue import games, tours
from igroteka.table.core import table_factory
from igroteka.table.http.common import TheHouse, TheWho, reads, sends
from igroteka.table.http.tables import expect_room, keep
from igroteka.table.hub.hub import now_ms
from igroteka.table.wire.bodies import Book, GameInfo
from igroteka.table.wire.messages import TableInfo


class GamesApi(Controller):
    """The games that are offered."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @reads("/")
    async def games(self, house: TheHouse, who: TheWho) -> list[GameInfo]:
        """All games, with their modes and options."""
        found = [games.game_info(game, who.lang) for game in house.games]
        return [
            replace(info, tour=len(tours.steps(info.id, who.lang)), campaign=campaigns.mode_of(info.id))
            for info in found
        ]

    @reads("/{game:str}/book")
    async def book(self, game: FromPath[str], house: TheHouse, who: TheWho) -> Book:
        """The rules by chapter and the components of a game."""
        found = games.book(house.game(game), who.lang)
        return replace(found, tour=tours.steps(game, who.lang))

    @sends("/{game:str}/tour", status_code=201)
    async def tour(self, game: FromPath[str], house: TheHouse, who: TheWho) -> TableInfo:
        """First steps: a scripted match that shows the board and the first moves."""
        guest = who.known()
        await expect_room(house, guest)
        return await keep(house, who, table_factory.first_steps(house.game(game), guest, now_ms()))

    @reads("/{game:str}/components", media_type=MediaType.TEXT)
    async def components(self, game: FromPath[str], house: TheHouse) -> Response[str]:
        """The component file, to put in the values of your own box."""
        name = house.game(game)
        head = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return Response(games.exported(name), media_type="application/toml", headers=head)
