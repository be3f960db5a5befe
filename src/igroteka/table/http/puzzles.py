"""Calls about puzzles: the one of the day, the trainer, and answers."""

from litestar import Controller
from litestar.params import FromPath, JSONBody

from igroteka.table.errors import RequestError
from igroteka.table.http.common import TheCaller, TheServices, reads, sends
from igroteka.table.http.tables import keep
from igroteka.table.services import puzzles
from igroteka.table.services.disk_quota import expect_room
from igroteka.table.wire.messages import TableInfo
from igroteka.table.wire.puzzles import JudgePuzzle, OpenPuzzle, PuzzleDay, PuzzleInfo, PuzzleTrainer


class PuzzlesApi(Controller):
    """Puzzles."""

    path = "/api"
    tags = ["puzzles"]  # noqa: RUF012

    @reads("/puzzles")
    async def today(self, services: TheServices, caller: TheCaller) -> PuzzleDay:
        """The puzzle of the day."""
        found = await puzzles.of_the_day(services, caller)
        if found is None:
            raise RequestError("not-found", 404, what="puzzle", id="")
        return found

    @reads("/puzzles/{game:str}")
    async def trainer(self, game: FromPath[str], services: TheServices, caller: TheCaller) -> PuzzleTrainer:
        """My rating in a game's puzzles, and how many I have solved."""
        return await puzzles.trainer(services, caller, services.game(game))

    @sends("/puzzles/{game:str}", status_code=201)
    async def open(
        self, game: FromPath[str], data: JSONBody[OpenPuzzle], services: TheServices, caller: TheCaller
    ) -> TableInfo:
        """A table at a puzzle's position, where I am asked: that puzzle, or the next one near my rating."""
        guest = caller.known()
        services.replays.spend(caller.counted)
        await expect_room(services, guest.id)
        puzzle = data.puzzle or await puzzles.next_puzzle(services, guest.id, services.game(game))
        return await keep(
            services, caller, await puzzles.new_puzzle_table(services, caller, services.game(game), puzzle), "puzzle"
        )

    @sends("/tables/{table:str}/puzzle")
    async def judge(
        self, table: FromPath[str], data: JSONBody[JudgePuzzle], services: TheServices, caller: TheCaller
    ) -> PuzzleInfo:
        """What my answer to a puzzle is worth; the solution too if it was right or I give up."""
        services.replays.spend(caller.counted)
        return await puzzles.judged(services, caller, table, data.give_up)
