"""Calls about the games: what can be played, and their rules to read."""

from litestar import Controller, MediaType, Response
from litestar.params import FromPath

from igroteka.table import shelf
from igroteka.table.api_common import TheHouse, TheWho, reads
from igroteka.table.forms import Book, GameInfo


class GamesApi(Controller):
    """The games on the shelf."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @reads("/")
    async def games(self, house: TheHouse, who: TheWho) -> list[GameInfo]:
        """All games, with their modes and options."""
        return [shelf.game_info(game, who.lang) for game in house.games]

    @reads("/{game:str}/book")
    async def book(self, game: FromPath[str], house: TheHouse, who: TheWho) -> Book:
        """The rules by chapter and the components of a game."""
        return shelf.book(house.game(game), who.lang)

    @reads("/{game:str}/components", media_type=MediaType.TEXT)
    async def components(self, game: FromPath[str], house: TheHouse) -> Response[str]:
        """The component file, to put in the values of your own box."""
        name = house.game(game)
        head = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return Response(shelf.exported(name), media_type="application/toml", headers=head)
