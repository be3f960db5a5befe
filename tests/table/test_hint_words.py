"""What a bot thought of is said as the seat sees the table."""

import re

import pytest

from igroteka.bots.worlds import Move
from igroteka.games.ghost_stories.words import SPACES
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import plain
from igroteka.table.presenter.presenter import Presenter
from tests.table.build import play_of

COMPASS = re.compile("north|south|east|west", re.IGNORECASE)


@pytest.mark.parametrize("seat", range(3))
def test_a_hint_names_a_space_by_its_board_since_the_village_is_turned(seat: int) -> None:
    game = plain("ghost_stories")
    perspective = Presenter(play_of("ghost_stories", Match(game, game.setup(seats=3), Luck(1))), seat, "en")
    line = [Move(seat, "arrival.space", space) for space in SPACES]

    assert perspective.describe(line) == tuple(perspective.label("arrival.space", space) for space in SPACES)
    assert [said for said in perspective.describe(line) if COMPASS.search(said)] == []
